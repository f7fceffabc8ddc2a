import SingletonGenCore
import Testing

@Suite struct SourceTextTests {
  @Test func positionsCountFromOneAndSkipTheByteOrderMark() {
    let text = SourceText(name: "a", text: "\u{FEFF}ab\r\ncd")
    #expect(text.position(of: 3) == .init(line: 1, column: 1))
    #expect(text.position(of: 8) == .init(line: 2, column: 2))
    #expect(text.line(at: 4) == 3..<5)
    #expect(text.line(at: 9) == 7..<9)
  }
}
