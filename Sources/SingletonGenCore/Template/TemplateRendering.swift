/// One rendering: runs the operations of a template and of its partials on explicit stacks.
struct TemplateRendering {
  /// A template that is being rendered.
  private struct Frame {
    /// The name of the partial; nil for the outermost template.
    var partial: Name?
    /// The operation that is run next.
    var next = 0
    /// The indentation to go back to after a partial.
    var caller: TemplateIndentation.Caller?
  }

  private let renderer: Renderer
  private let escapes: Bool
  private var context: TemplateContext
  private var indentation = TemplateIndentation()

  init(_ renderer: Renderer, escapes: Bool, _ context: Value) {
    self.renderer = renderer
    self.escapes = escapes
    self.context = TemplateContext(context)
  }

  /// Renders the template. It is used where it is: copying it into a frame, as a partial is
  /// copied out of the renderer, would take a noticeable part of a short rendering.
  mutating func run(
    _ template: Template, into output: inout TemplateOutput
  ) throws(RenderFailure) {
    var callers: [Frame] = []
    var frame = Frame()
    while true {
      let current = frame.partial.flatMap(renderer.partial)
      let tag =
        if let current {
          step(current.program, from: &frame.next, into: &output)
        } else {
          step(template.program, from: &frame.next, into: &output)
        }
      if let tag {
        guard renderer.partial(tag.name) != nil else { continue }
        let including = current ?? template
        guard callers.count < Renderer.partialLimit else { throw failure(tag, including) }
        callers.append(frame)
        let caller = indentation.enter(
          blanks: including.program.text[tag.indentation], isStandalone: tag.isStandalone,
          outputCount: output.count)
        frame = Frame(partial: tag.name, caller: caller)
      } else {
        guard let outer = callers.popLast(), let caller = frame.caller else { return }
        indentation.leave(to: caller, outputCount: output.count)
        frame = outer
      }
    }
  }

  private func failure(_ tag: TemplatePartialTag, _ template: Template) -> RenderFailure {
    let range = template.references[tag.reference].range
    let name = String(decoding: template.source.bytes[range], as: UTF8.self)
    return RenderFailure(
      diagnostic: .partialsTooDeep(
        name, limit: Renderer.partialLimit, in: template.source, at: range))
  }

  /// Runs operations up to a partial, which is returned, or up to the end of the template.
  private mutating func step(
    _ program: TemplateProgram, from next: inout Int, into output: inout TemplateOutput
  ) -> TemplatePartialTag? {
    while next < program.operations.count {
      let operation = program.operations[next]
      next += 1
      switch operation {
      case .text(let range, let lineStarts):
        write(program, range, lineStarts, into: &output)
      case .variable(let path, let isEscaped):
        write(context.value(of: path, in: program), isEscaped, into: &output)
      case .section(let path, let end):
        if !context.enter(context.value(of: path, in: program)) { next = end }
      case .invertedSection(let path, let end):
        if !context.value(of: path, in: program).isFalsey { next = end }
      case .endSection(let body):
        if context.advance() { next = body }
      case .partial(let tag):
        return tag
      }
    }
    return nil
  }

  private mutating func write(
    _ program: TemplateProgram, _ range: Range<Int>, _ lineStarts: Range<Int>,
    into output: inout TemplateOutput
  ) {
    guard indentation.isActive else {
      output.append(program.text[range])
      return
    }
    if indentation.isPending {
      indentation.startLine(
        isEmpty: program.text.hasLineBreak(at: range.lowerBound), into: &output)
    }
    indentation.write(
      program.text, range, lineStarts: program.lineStarts[lineStarts], into: &output)
  }

  private mutating func write(
    _ value: Value, _ isEscaped: Bool, into output: inout TemplateOutput
  ) {
    switch value {
    case .text(let text):
      if indentation.isPending, let first = text.utf8.first {
        indentation.startLine(isEmpty: first == UInt8(ascii: "\n"), into: &output)
      }
      if isEscaped && escapes {
        output.append(escapingHTML: text)
      } else {
        output.append(text)
      }
    case .flag(let flag):
      write(.text(flag ? "true" : "false"), isEscaped, into: &output)
    case .null, .list, .object:
      break
    }
  }
}
