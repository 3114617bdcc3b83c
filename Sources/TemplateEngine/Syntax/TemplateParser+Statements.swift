extension TemplateParser {
  mutating func parseReport(_ segment: Segment, isFailure: Bool) -> Statement? {
    let report = head(segment) { tag throws(TagError) in
      ReportStatement(
        isFailure: isFailure,
        message: try tag.expression(),
        subject: tag.take("at") ? try tag.expression() : nil
      )
    }
    return report.map { Statement(kind: .report($0), span: span(segment)) }
  }

  mutating func parseInclude(_ segment: Segment) -> Statement? {
    let name = head(segment) { tag throws(TagError) in
      guard case .text(let name) = tag.current.kind else {
        throw tag.unexpected("the name of a template file, as a text literal")
      }
      let span = tag.current.span
      tag.advance()
      return Name(text: name, span: span)
    }
    guard let name else { return nil }
    file.includes.append(name)
    return Statement(kind: .include(name, place(segment)), span: span(segment))
  }
}
