internal import Diagnostics
internal import JSONSyntax
internal import TokenCompiler
internal import TokenInspection
internal import TokenModel
internal import TokenOutput

extension JSONWriter {
  /// Writes the properties of the explanation of a token, for programs.
  mutating func explanation(_ explanation: TokenExplanation, in sources: SourceMap) {
    member("path", explanation.path)
    member("type", explanation.type)
    member("visibility", explanation.isPrivate ? "private" : "public")
    if let description = explanation.description { member("description", description) }
    if let reason = explanation.deprecation { member("deprecated", reason) }
    objects("values", explanation.values) { $0.value($1, in: sources) }
    list("absentIn", explanation.absences) { $0.string($1) }
    objects("names", explanation.outputs) { writer, output in
      writer.member("target", output.target)
      writer.member("directory", output.directory)
      writer.list("names", (output.spellings ?? []).map(\.text)) { $0.string($1) }
    }
    objects("contrast", explanation.contrasts) { $0.contrast($1) }
    objects("usedBy", explanation.uses) { writer, use in
      writer.member("path", use.path)
      if let through = use.through { writer.member("through", through) }
      writer.place(use.place, in: sources)
    }
    objects("findings", explanation.findings.sortedForReport()) { writer, finding in
      writer.member("severity", finding.severity.rawValue)
      writer.member("code", finding.code.name)
      writer.member("message", finding.message)
    }
  }

  /// Writes the properties of a color that is close to the requested one.
  mutating func nearColor(_ color: NearColor, in ir: IR) {
    let value = ir.resolved(color.token, in: color.choices).value
    member("path", ir.path(of: color.token))
    member("value", ir.text(of: value, type: .color))
    member("contexts", ir.text(of: color.choices, for: ir.tokens[Int(color.token.index)].dependsOn))
    member("distance", color.distance)
  }

  private mutating func value(_ value: TokenExplanation.Value, in sources: SourceMap) {
    member("contexts", value.contexts)
    member("value", value.text)
    objects("steps", value.steps) { writer, step in
      writer.member("depth", step.depth)
      writer.member("part", step.part)
      writer.member("path", step.path)
      writer.member("source", step.source)
      writer.member("value", step.value)
      writer.place(step.place, in: sources)
    }
    member("hiddenTokens", value.hiddenTokens)
  }

  private mutating func contrast(_ pair: ContrastPair) {
    member("text", pair.text)
    member("ground", pair.ground)
    list("components", pair.components) { $0.string($1) }
    objects("ratios", pair.ratios) { writer, ratio in
      writer.member("contexts", ratio.contexts)
      writer.member("ratio", ratio.ratio)
    }
  }

  private mutating func place(_ span: Span, in sources: SourceMap) {
    let file = sources[span.file]
    let position = file.position(at: span.start)
    member("file", file.path)
    member("line", position.line)
    member("column", position.column)
  }

  /// Writes a property with a string.
  mutating func member(_ name: String, _ text: String) {
    self.name(name)
    string(text)
  }
}
