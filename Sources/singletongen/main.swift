#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

HeldSignals.reportFullFiles()
let status = Command.run(Array(CommandLine.arguments.dropFirst()))
exit(status.rawValue)
