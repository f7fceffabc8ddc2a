HeldSignals.reportFullFiles()
// Not `CommandLine.arguments`, in which what is not UTF-8 has become something else.
let arguments = (0..<Int(CommandLine.argc)).dropFirst().compactMap { index in
  CommandLine.unsafeArgv[index].map { text in
    Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }
}
let status = Command.run(arguments)
exit(status.rawValue)
