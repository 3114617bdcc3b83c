internal import Diagnostics
internal import JSONSyntax
internal import TokenCompiler
internal import TokenInspection
internal import TokenModel
internal import TokenOutput

extension JSONWriter {
  /// Writes the explanation of a token, for programs.
  mutating func explanation(_ explanation: TokenExplanation, in sources: SourceMap) {
    beginObject()
    member("path", explanation.path)
    member("type", explanation.type)
    member("visibility", explanation.isPrivate ? "private" : "public")
    if let description = explanation.description { member("description", description) }
    if let reason = explanation.deprecation { member("deprecated", reason) }
    list("values", explanation.values) { $0.value($1, in: sources) }
    list("absentIn", explanation.absences) { $0.string($1) }
    list("names", explanation.outputs) { writer, output in
      writer.beginObject()
      writer.member("target", output.target)
      writer.member("directory", output.directory)
      writer.list("names", (output.spellings ?? []).map(\.text)) { $0.string($1) }
      writer.endObject()
    }
    list("contrast", explanation.contrasts) { $0.contrast($1) }
    list("usedBy", explanation.uses) { writer, use in
      writer.beginObject()
      writer.member("path", use.path)
      if let through = use.through { writer.member("through", through) }
      writer.place(use.place, in: sources)
      writer.endObject()
    }
    list("findings", explanation.findings.sortedForReport()) { writer, finding in
      writer.beginObject()
      writer.member("severity", finding.severity.rawValue)
      writer.member("code", finding.code.name)
      writer.member("message", finding.message)
      writer.endObject()
    }
    endObject()
  }

  /// Writes a color that is close to the requested one.
  mutating func nearColor(_ color: NearColor, in ir: IR) {
    let value = ir.resolved(color.token, in: color.choices).value
    beginObject()
    member("path", ir.path(of: color.token))
    member("value", ir.text(of: value, type: .color))
    member("contexts", ir.text(of: color.choices, for: ir.tokens[Int(color.token.index)].dependsOn))
    member("distance", color.distance)
    endObject()
  }

  private mutating func value(_ value: TokenExplanation.Value, in sources: SourceMap) {
    beginObject()
    member("contexts", value.contexts)
    member("value", value.text)
    list("steps", value.steps) { writer, step in
      writer.beginObject()
      writer.member("depth", step.depth)
      writer.member("part", step.part)
      writer.member("path", step.path)
      writer.member("source", step.source)
      writer.member("value", step.value)
      writer.place(step.place, in: sources)
      writer.endObject()
    }
    member("hiddenTokens", value.hiddenTokens)
    endObject()
  }

  private mutating func contrast(_ pair: ContrastPair) {
    beginObject()
    member("text", pair.text)
    member("ground", pair.ground)
    list("components", pair.components) { $0.string($1) }
    list("ratios", pair.ratios.map { $0 }) { writer, ratio in
      writer.beginObject()
      writer.member("contexts", ratio.contexts)
      writer.member("ratio", ratio.ratio)
      writer.endObject()
    }
    endObject()
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
