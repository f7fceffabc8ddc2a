import SingletonGenCore
import Testing

/// Every mistake in a setting has its message and its place.
@Suite struct SettingsTests {
  /// A spec in which `«` and `»` stand around the place of the one mistake, and the message.
  struct Mistake: CustomTestStringConvertible, Sendable {
    let spec: String
    let message: String

    init(_ spec: String, _ message: String) {
      self.spec = spec
      self.message = message
    }

    var testDescription: String { spec.replacing("\n", with: " ") }
  }

  private static func diagnose(_ text: String) -> Diagnostics {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "s.toml", text: text)
    _ = Definition.all(in: [Spec.parse(source, diagnostics: &diagnostics)], &diagnostics)
    return diagnostics
  }

  @Test(arguments: [
    Mistake("[A]\nstrategy = «\"onse\"»", "unknown strategy 'onse'; did you mean 'once'?"),
    Mistake("[A]\n«acces» = \"public\"", "unknown setting 'acces'; did you mean 'access'?"),
    Mistake("[A]\ndestroy = «\"yes\"»", "destroy takes true or false, without quotes"),
    Mistake("[A]\nstrategy = «true»", "strategy takes a string"),
    Mistake("[A]\nimports = «\"Foundation\"»", "imports takes an array of strings"),
    Mistake(
      "[A]\nisolation = «\"sendabel\"»", "unknown isolation 'sendabel'; did you mean 'sendable'?"),
    Mistake(
      "[A]\nisolation = «\"mainActor\"»",
      "unknown isolation 'mainActor'; did you mean 'MainActor'?"),
    Mistake(
      "[A]\naccessor = «\"Type\"»",
      "accessor 'Type' means something else behind a type and a dot, even between backticks; "
        + "use another name"),
    Mistake(
      "[A]\naccessor = «\"a b\"»",
      "accessor 'a b' is not a Swift identifier; use letters, digits and _, and {name} for the "
        + "type's name"),
    Mistake(
      "[A]\nsuperclass = «\"A B\"»",
      "superclass: 'A B' is not the name of a type; use identifiers, joined by dots"),
    Mistake(
      "[A]\nimports = [«\"A<B>\"»]",
      "imports: 'A<B>' is not the name of a module; use identifiers, joined by dots"),
    Mistake("[A]\nconformances = [\"P\", «\"P\"»]", "conformances names 'P' twice; leave one out"),
    Mistake(
      "[A]\ndoc = «\"a\\u0000b\"»",
      "doc holds the control character '\\u{0}', which Swift source cannot; take it out"),
    Mistake("[A]\ncreate = «\" \"»", "create is empty; give it a value or leave it out"),
    Mistake(
      "[A]\ncreate = 'A()«;» b()'",
      "create is more than one expression, or holds a comment; put it in a function of members"),
    Mistake("[A]\ncreate = «'A() +'»", "create ends with an operator; finish the expression"),
    Mistake(
      "[A]\nmembers = '«}» struct B {'", "members: unbalanced '}'"),
    Mistake(
      "[A]\nmembers = 'func f() «{»'",
      "members: '{' is never closed"),
    Mistake(
      "[A]\nmembers = '(«]»'",
      "members: ']' comes before '(' is closed"),
    Mistake(
      "[A]\nmembers = 'let a = «\"»b'",
      "members: a string is not closed"),
    Mistake(
      "[A]\nmembers = '«/»* a'",
      "members: a comment is not closed"),
    Mistake(
      "[A]\nmembers = 'let r = «#»/a'",
      "members: a regular expression is not closed"),
    Mistake(
      "[A]\nmembers = 'let r = «/»}/'",
      "members: '/' begins a regular expression or an operator, depending on the language mode; "
        + "write a regular expression as #/…/#, and a space after an operator"),
    Mistake(
      "[A]\ncreate = 'A(«<»#value#>)'",
      "create: '<#' begins an editor placeholder; replace it with code, or put a space before '#'"),
    Mistake(
      "[A]\nmembers = 'let «`»a'",
      "members: a name between backticks is empty, is not closed, or contains a backslash or control "
        + "character"),
    Mistake(
      "[A]\nmembers = '«#»sourceLocation()'",
      "members: #sourceLocation changes the positions of the generated code after it; leave it out"),
    Mistake(
      "[A]\ncreate = \"«'»a'\"", "create: Swift has no single quotes; use double quotes"),
    Mistake("[A]\nmembers = 'let a = 1 «#»if A'", "members: begin a new line with '#if'"),
    Mistake("[A]\ncreate = «'A() /'»", "create ends with an operator; finish the expression"),
    Mistake(
      "[A]\nmembers = '''\n«#»if A\n'''",
      "members: '#if' is never closed"),
    Mistake(
      "[\"«\"B<T>\"»\"]".replacing("\"«", with: "«").replacing("»\"", with: "»"),
      "type name 'B<T>' is generic, and Swift has no stored statics in generic types; use a plain "
        + "type"),
    Mistake(
      "[A.«Type»]",
      "type name 'Type' means the metatype in a nested place, even between backticks; use another "
        + "name"),
    Mistake(
      "[«self»]",
      "type name 'self' means the instance or the type at hand, even between backticks; use "
        + "another name"),
    Mistake(
      "[A]\ndestroy = «true»",
      "destroy = true is incompatible with strategy = \"once\": only a lock can let go of its instance; "
        + "use strategy = \"lock\""),
    Mistake(
      "[A]\nform = \"extension\"\nmisuse = «\"explain\"»",
      "misuse = \"explain\" is incompatible with form = \"extension\": a designated initializer cannot be "
        + "declared in an extension; use form = \"type\""),
    Mistake(
      "[A]\nstrategy = \"lock\"\nisolation = «\"MainActor\"»",
      "isolation = \"MainActor\" is incompatible with strategy = \"lock\": the actor guards the instance "
        + "already, a lock adds nothing; use strategy = \"once\""),
    Mistake(
      "[A]\nmembers = «'init(a: Int) {}'»",
      "members is incompatible with strategy = \"once\": an initializer that is not private lets anyone "
        + "make a second instance; make it private, or use strategy = \"flexible\""),
    Mistake(
      "[A]\nconformances = «[\"Codable\"]»",
      "conformances is incompatible with strategy = \"once\": decoding makes another instance; use "
        + "\"Encodable\", or strategy = \"flexible\""),
    Mistake(
      "[A]\nisolation = \"MainActor\"\ndestroy = «true»",
      "destroy = true is incompatible with isolation = \"MainActor\": an instance of a global actor has no "
        + "lock that could let go of it; leave destroy out, or use isolation = \"sendable\""),
    Mistake(
      "[A]\nmembers = «'private init() throws {}'»",
      "members is incompatible with create: an init() that can fail, throw or wait does not make the "
        + "instance by itself; say with create how it is called"),
    Mistake(
      "[A]\ncreate = «'return A()'»",
      "create begins with 'return', which is no expression that a static property can begin with; "
        + "put it in a function of members"),
    Mistake(
      "[A]\nmembers = «'let shared = 1'»",
      "members declare 'shared', which is generated; give it another name"),
    Mistake(
      "[A]\nstrategy = \"eager\"\naccessor = «\"start\"»",
      "'start' is the name of a function that these settings generate; use another accessor"),
    Mistake(
      "[NSObject]\nsuperclass = «\"NSObject\"»",
      "'NSObject' would inherit from itself; write the module before it, as in "
        + "Foundation.NSObject"),
    Mistake("[A]\n[«\"`A`\"»]", "the singleton 'A' is defined twice; leave one out"),
    Mistake(
      "[Mutex]\n[«Synchronization»]\nstrategy = \"lock\"",
      "the output needs the name 'Synchronization' for something else; give the type another name"),
    Mistake(
      "[A]\nstrategy = \"lock\"\nmembers = «'let sharedStorage = 1'»",
      "members uses the name 'sharedStorage', which the output needs for itself; use another name, "
        + "or another accessor"),
    Mistake("strategy = \"lock\"«»", "the spec has no singleton; add a header such as [MusicTool]"),
  ])
  func isReportedAtItsPlace(_ mistake: Mistake) throws {
    let text = mistake.spec.replacing("«", with: "").replacing("»", with: "")
    let before = try #require(
      mistake.spec.split(separator: "«", omittingEmptySubsequences: false).first)
    let marked = mistake.spec.dropFirst(before.count + 1).prefix { $0 != "»" }
    let diagnostics = Self.diagnose(text)
    #expect(diagnostics.all.map(\.message) == [mistake.message])
    let start = before.utf8.count
    #expect(diagnostics.all.first?.range == start..<(start + marked.utf8.count))
  }

  @Test func everyMistakeOfARunIsReported() {
    let diagnostics = Self.diagnose(
      "acces = 'a'\n[A]\nstrategy = 'x'\nkind = 1\n[B<T>]\n[C]\ndestroy = 'no'\n")
    #expect(diagnostics.count == 5)
  }

  /// A setting that was not understood breaks no rule.
  @Test func noMistakeFollowsFromAnother() {
    let diagnostics = Self.diagnose("[A]\nstrategy = 'lok'\ndestroy = true\n")
    #expect(diagnostics.all.map(\.message) == ["unknown strategy 'lok'; did you mean 'lock'?"])
  }

  @Test func defaultsHoldUnlessATableSaysOtherwise() {
    var diagnostics = Diagnostics()
    let source = SourceText(
      name: "s.toml", text: "access = 'public'\n[A]\n[B]\naccess = 'package'\n")
    let definitions = Definition.all(
      in: [Spec.parse(source, diagnostics: &diagnostics)], &diagnostics)
    #expect(definitions.map(\.singleton.settings.access) == [.public, .package])
  }
}

@Suite struct IdentifierTests {
  @Test(arguments: [
    ("MusicTool", "MusicTool"), ("class", "`class`"), ("`class`", "`class`"), ("größe", "größe"),
    ("名前", "名前"), ("_a", "_a"), ("a1", "a1"), ("Self", "`Self`"),
  ])
  func isSpelt(_ text: String, _ spelling: String) {
    #expect(Identifier(text)?.spelling == spelling)
  }

  @Test(arguments: [
    "", "_", "1a", "a b", "a-b", "a.b", "$0", "`", "``", "a`", "a\u{0}", "+", "\u{301}a",
  ])
  func isRefused(_ text: String) {
    #expect(Identifier(text) == nil)
  }

  @Test(arguments: [
    ("A", "A"), ("A.B", "A.B"), ("A<B,C.D<E>>", "A<B, C.D<E>>"), ("A< B >", "A<B>"),
    ("class", "`class`"),
  ])
  func isAType(_ text: String, _ wanted: String) {
    #expect(TypeReference(text)?.text == wanted)
  }

  @Test(arguments: [
    "", "A.", ".A", "A<", "A<>", "A>B", "A B", "@unchecked A", "A & B", "A?", "[A]",
  ])
  func isNoType(_ text: String) {
    #expect(TypeReference(text) == nil)
  }
}
