import SingletonGenCore
import Testing

/// Every mistake, at its exact place, is the only one reported.
@Suite struct SpecDiagnosticsTests {
  static let unused: [(String, String)] = [
    ("a = «-1_0.5e3» # c", "numbers;"),
    ("a = «0xdead_beef»", "numbers;"),
    ("a = «inf»", "numbers;"),
    ("a = «2024-02-29 10:00:60.5+01:00» # c", "dates and times;"),
    ("a = «10:00:00»", "dates and times;"),
    ("a = «{b = [{c.d = 1}], e = ''}» # c", "inline tables;"),
    ("«[[ a.b ]]» # c\nc = 'x'\n[a.b.d]", "arrays of tables;"),
    ("«a . 'b'» = 'x'", "dotted keys;"),
    ("a = ['x', «[[\n],[1]]», 'y', 1, true, {}]", "arrays in arrays;"),
    ("a = [«{b = 1}», 1]", "inline tables in arrays;"),
    ("a = [«true», false]", "true and false in arrays;"),
    ("a = ['x',\n«1», 2\n,]", "numbers in arrays;"),
    ("a = [«2024-01-01», 10:00:00]", "dates and times in arrays;"),
  ]

  @Test(arguments: unused)
  func whatASpecDoesNotUseIsReportedOnce(marked: String, message: String) {
    expectOne(marked, "a spec does not use " + message)
  }

  static let characters: [(String, String)] = [
    ("a = 'x' # «\0»\nb = true", "the control character U+0000 is not allowed"),
    ("a = 'x«\u{1}»y'\nb = true", "the control character U+0001 is not allowed"),
    ("a = \"\"\"x«\u{7F}»y\"\"\"\nb = true", "the control character U+007F is not allowed"),
    ("«\u{C}»\nb = true", "the control character U+000C is not allowed"),
    ("a«\u{8}» = true", "the control character U+0008 is not allowed"),
    ("a = true«\r»\rb = true", "the carriage return U+000D"),
    ("# c«\r»x", "the carriage return U+000D"),
    ("a = '''«\r»'''", "the carriage return U+000D"),
    ("a = true «b = 'x'» \nc = true", "nothing but a comment"),
    ("[a] «é # c»", "nothing but a comment"),
  ]

  static let strings: [(String, String)] = [
    ("a = «\"x # y»\r\nb = true", "the string has no end; write \" at its end"),
    ("a = «'x»", "the string has no end; write ' at its end"),
    ("a = «\"x\\»\nb = true", "the string has no end; write \" at its end"),
    ("a = «'''x»\nb = true\n", "the string has no end; write ''' behind"),
    ("a = «\"\"\"x»\nb = \\", "the string has no end; write \"\"\" behind"),
    ("a = \"«\\é»\"", "there is no escape \\é;"),
    ("a = \"«\\x»41\"", "there is no escape \\x;"),
    ("a = \"«\\u00e»g\"", "\\u needs 4 hexadecimal digits"),
    ("a = \"«\\U0001F60»\"", "\\U needs 8 hexadecimal digits"),
    ("a = \"«\\uD800»\"", "the escape is no Unicode character"),
    ("a = \"«\\U00110000»\"", "the escape is no Unicode character"),
    ("a = \"\"\"«\\ » x\"\"\"", "there is no escape \\ ;"),
  ]

  static let keysAndTables: [(String, String)] = [
    ("«=» 'x'", "a name must stand here, not '='"),
    ("a.«»\nb = true", "a name must stand here; write"),
    ("«é» = 'x'", "a name must stand here, not 'é'"),
    ("[a.«.»b]", "a name must stand here, not '.'"),
    ("«\"\"\"»a\"\"\" = 'x'", "a name cannot be a multi-line string"),
    ("a«»\r\nb = true", "'=' must follow the key"),
    ("a «b» = 'x'", "'=' must follow the key"),
    ("‹a› = 'x'\n«\"a\"» = 'y'", "the key 'a' is given twice"),
    ("[t]\n‹\"\\u0000\"› = 'x'\n«\"\\u0000\"» = 'y'", "the key 'U+0000' is given twice"),
    ("[«]»", "the header has no name"),
    ("[a«»\n", "the header is not closed; write ] behind"),
    ("[a «b»]", "the header is not closed; write ] behind"),
    ("[[a]«»", "the header is not closed; write ]] behind"),
    ("[‹a . b›]\n[c]\n[«a.\"b\"»]", "the table [a.\"b\"] is defined twice"),
    ("‹a› = ''\n[«a».b]", "'a' is a key with a value already"),
    ("[t]\n‹a› = ''\n[t.«a»]", "'a' is a key with a value already"),
  ]

  static let values: [(String, String)] = [
    ("a = «»", "a value must stand here"),
    ("a = «#» c", "a value must stand here"),
    ("a = ['x', «,» 'y']", "a value must stand here"),
    ("a = «é» # c", "'é' is not a value; write a string"),
    ("a = «True»", "'True' is not a value; write true, in small letters"),
    ("a = «01»", "'01' is not a value"),
    ("a = «2023-02-29»", "'2023-02-29' is not a value"),
    ("a = «x\u{200B}y»", "'xU+200By' is not a value"),
    ("a = «[» 'x'", "the array is not closed"),
    ("a = ['x' «'»y']\nb = true", "a comma or the closing"),
  ]

  @Test(arguments: characters + strings + keysAndTables + values)
  func mistakesAreReportedAtTheirPlace(marked: String, message: String) {
    expectOne(marked, message)
  }

  static let inUnusedTables: [(String, String)] = [
    ("a = «{»b = ''", "the inline table is not closed"),
    ("a = {b = ''«,»}", "a comma cannot follow the last value"),
    ("a = {b = ''«»\n, c = ''\n}", "an inline table cannot go over several lines"),
    ("a = {b = '' «c» = ''}", "a comma or the closing bracket"),
    ("a = {‹b› = '', «b» = ''}", "the key 'b' is given twice"),
    ("‹a›.b = ''\n«a» = ''", "the key 'a' is given twice"),
    ("‹a› = {}\n«a».b = ''", "'a' is a key with a value already"),
    ("[[‹a›]]\n[«a»]", "'a' is an array of tables already"),
    ("[‹a›.b]\n[[«a»]]", "'a' is a table already"),
  ]

  @Test(arguments: inUnusedTables)
  func whatASpecDoesNotUseMustBeTOMLAllTheSame(marked: String, message: String) {
    let text = MarkedText(marked)
    let all = read(text.text).diagnostics.all
    let mistakes = all.filter { !$0.isUnused }
    #expect(mistakes.count == 1)
    #expect(all.contains { $0.isUnused })
    expect(mistakes.first, text, message)
  }

  @Test func theTextIsCutInMessages() {
    let all = read("a = " + String(repeating: "é", count: 1000)).diagnostics.all
    let cut = "'" + String(repeating: "é", count: 40) + "…'"
    #expect(all.first?.message.hasPrefix(cut) == true)
  }

  private func expectOne(_ marked: String, _ message: String) {
    let text = MarkedText(marked)
    let all = read(text.text).diagnostics.all
    #expect(all.count == 1)
    expect(all.first, text, message)
  }

  private func expect(_ diagnostic: Diagnostic?, _ text: MarkedText, _ message: String) {
    #expect(diagnostic?.message.hasPrefix(message) == true, "\(diagnostic?.message ?? "none")")
    #expect(diagnostic?.range == text.place)
    #expect(diagnostic?.notes.first?.range == text.note)
  }
}
