import SingletonGenCore
import Testing

@Suite struct SpecTests {
  @Test func keysAndTablesKeepTheirPlaces() {
    let (spec, diagnostics) = read("# c\nb = true # d\n\n[x . \"y z\"]\n 'k' = \"v\"\r\n[w]")
    #expect(diagnostics.isEmpty)
    #expect(spec.defaults.map(\.key) == [Located("b", at: 4..<5)])
    #expect(spec.defaults.map(\.value) == [Located(.boolean(true), at: 8..<12)])
    #expect(spec.tables.count == 2)
    #expect(spec.tables[0].path == [Located("x", at: 19..<20), Located("y z", at: 23..<28)])
    #expect(spec.tables[0].range == 19..<28)
    #expect(spec.tables[0].entries.map(\.key) == [Located("k", at: 31..<34)])
    let text = Spec.Text(string: "v", contentStart: 38)
    #expect(spec.tables[0].entries.map(\.value) == [Located(.string(text), at: 37..<40)])
    #expect(spec.tables[1].path == [Located("w", at: 43..<44)])
    #expect(spec.tables[1].entries.isEmpty)
  }

  @Test func arraysKeepThePlacesOfTheirStrings() {
    let (spec, diagnostics) = read("a = [ # c\n \"x\" # d\n , 'y',\n# e\n]")
    #expect(diagnostics.isEmpty)
    let expected: Spec.Value = .array([
      Located(.init(string: "x", contentStart: 12), at: 11..<14),
      Located(.init(string: "y", contentStart: 23), at: 22..<25),
    ])
    #expect(spec.defaults.map(\.value) == [Located(expected, at: 4..<32)])
    #expect(read("a = []").spec.defaults.map(\.value.value) == [.array([])])
  }

  @Test(arguments: [
    (#""a\tb""#, "a\tb", nil),
    (#""\b\n\f\r\"\\\u00e9\U0001F600""#, "\u{8}\n\u{C}\r\"\\é😀", nil),
    ("\"é\t\"", "é\t", 5),
    (#"'a\b'"#, #"a\b"#, 5),
    ("''", "", 5),
    ("\"\"\"\"\"\"", "", 7),
    ("\"\"\"\na\"\"b\"\"\"\"\"", "a\"\"b\"\"", 8),
    ("'''\r\na'''", "a", 9),
    ("'''a\r\nb\r\n'''", "a\nb\n", nil),
    ("'''a\nb'''", "a\nb", 7),
    ("\"\"\"a\\ \t\n \r\n\n  b\"\"\"", "ab", nil),
    ("\"\"\"\\\r\n\"\"\"", "", nil),
  ]) func strings(written: String, expected: String, contentStart: Int?) {
    let (spec, diagnostics) = read("k = " + written + " # c\nlast = true")
    #expect(diagnostics.isEmpty)
    #expect(spec.defaults.count == 2)
    let text = Spec.Text(string: expected, contentStart: contentStart)
    #expect(spec.defaults.first?.value.value == .string(text))
    #expect(spec.defaults.first?.value.range == 4..<4 + written.utf8.count)
  }

  @Test func aByteOrderMarkIsNoText() {
    let (spec, diagnostics) = read("\u{FEFF}a = true")
    #expect(diagnostics.isEmpty)
    #expect(spec.defaults.map(\.key) == [Located("a", at: 3..<4)])
  }

  @Test func readingGoesOnAtTheNextLine() {
    let (spec, diagnostics) = read("a = \nb = \"x\nc = true\n[d\ne = true\n[f]\ng = nope\nh = 'i'")
    #expect(diagnostics.count == 4)
    #expect(spec.defaults.map(\.key.value) == ["c"])
    #expect(spec.tables.map { $0.path.map(\.value) } == [["f"]])
    #expect(spec.tables.first?.entries.map(\.key.value) == ["h"])
  }

  @Test(arguments: [
    "a = [\"x\nb = true\n", "a = [\"x\"\nb = true\n", "a = [\"x\",\nb = true\n",
    "a = [\"x\",\n\"b\" = true\n", "a = [\"x\" \"y\",\n\"z\" 'z',\n]\nb = true",
    "a = [Foo, \"y\",\n]\nb = true", "a = [\"\\q\",\n'b'\n]\nb = true\n", "a = [}\n]\nb = true",
  ]) func aBrokenArrayDoesNotHideTheNextKey(text: String) {
    let (spec, diagnostics) = read(text)
    #expect(diagnostics.count == (text.contains("'z'") ? 2 : 1))
    #expect(spec.defaults.map(\.key.value) == ["b"])
  }

  @Test func whatIsDefinedTwiceIsLeftOut() {
    let (spec, diagnostics) = read("a = 'x'\na = 'y'\n[t]\na = 'x'\n[t]\na = 'y'\nb = 'z'")
    #expect(diagnostics.count == 2)
    #expect(spec.defaults.count == 1)
    #expect(spec.tables.count == 1)
    #expect(spec.tables.first?.entries.count == 1)
  }

  @Test func namesAreComparedByTheirBytes() {
    let (spec, diagnostics) = read(
      "\"\u{E9}\" = true\n\"e\u{301}\" = true\n\"a.b\" = true\n[a]\nb = ''")
    #expect(diagnostics.isEmpty)
    #expect(spec.defaults.count == 3)
  }
}
