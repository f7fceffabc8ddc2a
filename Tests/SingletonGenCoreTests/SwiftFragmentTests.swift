import SingletonGenCore
import Testing

/// A piece of Swift is complete by itself, or an error.
@Suite struct SwiftFragmentTests {
  @Test(arguments: [
    "", "a", "func f() { g(\"}\") }", "let a = \"\\(b(\")\"))\"", "let a = #\"\"\"#",
    "/* a /* b */ } */", "// }\n", "let r = #/}/#", "let r = #/\n}\n/#", "let r = #/ \t\n}\n/#",
    "a / b / c", "a /b", "a /= b", "f(1, /)", "a +// }\n", "init?/* } */()", "let r = #/\\/#}/#",
    "let `\"`: Int", "let `}` = 1", "let `a b` = 1", "let s = \"\\(`class`)\"", "\"it's\"", "a < b",
    "let s = \"\"\"\n}\n\"\"\"",
    "#if A\n#else\n#endif", "let `class` = 1", "let a = ##\"\\#(\"##", "let a = #\"\\#(b)\"#",
    "let x = \"\\\\\"", "x = \"\"", "{ \"\\(\"\\(a)\")\" }",
  ])
  func isComplete(_ text: String) {
    guard case .success = SwiftFragment.scan(text) else {
      Issue.record("refused")
      return
    }
  }

  @Test(arguments: [
    "}", "{", "(]", "\"", "\"\\(\"", "\"\n\"", "/*", "/* /* */", "#if A", "#endif", "{ #if A }",
    "#\"\"", "\"\"\"", "\"\\(a\n)\"", "#/", "(#if A\n)\n#endif", "#/a\\\n/#", "#endifé", "#if$a",
    "let `\"`: Int = 1 }; let a = 1; struct X { let `\"`: Int = 2",
  ])
  func isNotComplete(_ text: String) {
    guard case .failure = SwiftFragment.scan(text) else {
      Issue.record("accepted")
      return
    }
  }

  /// What compilers do not read alike is an error, whether or not one reading is complete.
  @Test(
    arguments: [
      ("/?*/\\///]#\"éstorage#endif", .ambiguousSlash, 0),
      ("let r = /}/", .ambiguousSlash, 8), ("let r = /a/", .ambiguousSlash, 8),
      ("let r = /\"/ } /\"/", .ambiguousSlash, 8), ("!/a/", .ambiguousSlash, 1),
      ("a/b + c/d", .ambiguousSlash, 1), ("a /b // c", .ambiguousSlash, 2),
      ("a /b + \"/\"", .ambiguousSlash, 2), ("'a'", .singleQuote, 0),
      ("let a = <#code#>", .placeholder, 8), ("#sourceLocation()", .sourceLocation, 0),
      ("#if A\n#endif\u{A0}", .nonBreakingSpace, 12), ("let a\u{A0}= 1", .nonBreakingSpace, 4),
      ("a #if A\n#endif", .directiveInLine("#if"), 2),
      ("#if A\n \t#endif; #endif", .directiveInLine("#endif"), 16),
      ("let `", .unterminatedIdentifier, 4), ("let ``", .unterminatedIdentifier, 4),
      ("let `a\n`", .unterminatedIdentifier, 4), ("let `a\\b`", .unterminatedIdentifier, 4),
      ("\"\\(#/)/#)\"", .inInterpolation("#/"), 3), ("\"\\(`)`)\"", .inInterpolation("`"), 3),
      ("\"\\(a /* ) */)\"", .inInterpolation("/*"), 5),
      ("\"\"\"\n\\(a // )\n)\n\"\"\"", .inInterpolation("//"), 8),
    ] as [(String, SwiftFragment.Mistake.Kind, Int)])
  func isAmbiguous(_ text: String, _ kind: SwiftFragment.Mistake.Kind, _ offset: Int) {
    guard case .failure(let mistake) = SwiftFragment.scan(text) else {
      Issue.record("accepted")
      return
    }
    #expect(mistake == .init(kind: kind, offset: offset))
  }

  /// The depth of nested `#if` does not multiply the time: this takes minutes if it does.
  @Test func nestedConditionsAreScannedInLinearTime() throws {
    let count = 200_000
    let text =
      String(repeating: "#if A\nlet a = 1\n", count: count)
      + String(repeating: "#endif\n", count: count)
    #expect(try SwiftFragment.scan(text).get().declarations == ["a"])
  }

  /// An initializer that calls another, that is unavailable or that may be missing is not the one
  /// that makes instances.
  @Test(arguments: [
    ("private convenience init(x: Int) { self.init() }", false),
    ("private init(x: Int) { self.init() }", false),
    ("@available(*, unavailable) required init?(coder: NSCoder) { fatalError() }", false),
    ("private init(x: Int) { y = x }\nfunc f() { other.init() }", true),
    ("private init() {}", true),
    ("let a = A.init()", false),
  ])
  func declaresAnInitializer(_ text: String, _ declares: Bool) throws {
    #expect(try SwiftFragment.scan(text).get().declaresInitializer == declares)
    #expect(try SwiftFragment.scan(text).get().initializers.allSatisfy(\.isPrivate))
  }

  @Test func findsInitializersOutsideBrackets() throws {
    let fragment = try SwiftFragment.scan(
      """
      let a = A.init()
      @objc private convenience init(a: Int) { self.init() }
      private(set) var b = 1
      required init() {}
      struct S { init(x: Int) {} }
      """
    ).get()
    #expect(fragment.initializers.map(\.isPrivate) == [true, false])
    #expect(fragment.initializers.map(\.takesNothing) == [false, true])
    #expect(fragment.declarations == ["a", "b", "S"])
  }
}
