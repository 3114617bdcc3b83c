import Diagnostics
import TemplateEngine

/// The printed results of compiling and rendering.
struct Outcome {
  let output: String
  let messages: [String]
  let traces: [TemplateTrace]
}

enum Rules {
  static let swift = StringStyle(
    open: "\"",
    close: "\"",
    escapes: [("\"", "\\\""), ("\\", "\\\\"), ("\n", "\\n"), ("\r", "\\r"), ("\t", "\\t")],
    control: "\\u{{HEX}}"
  )
  static let kotlin = StringStyle(
    open: "\"",
    close: "\"",
    escapes: [("\"", "\\\""), ("\\", "\\\\"), ("$", "\\$"), ("\n", "\\n")],
    control: "\\u{HEX4}"
  )
  static let xml = StringStyle(
    open: "",
    close: "",
    escapes: [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")],
    control: "\u{FFFD}"
  )
  static let css = StringStyle(
    open: "\"",
    close: "\"",
    escapes: [("\"", "\\\""), ("\\", "\\\\"), ("\n", "\\a ")],
    control: "\\{HEX} "
  )

  static let block = CommentStyle(
    first: "/**",
    line: " * ",
    last: " */",
    single: "/** {} */",
    replacements: [("*/", "* /"), ("/*", "/ *")],
    width: 40
  )
  static let slashes = CommentStyle(line: "/// ", width: 40)
  static let markup = CommentStyle(
    first: "<!--",
    line: "  ",
    last: "-->",
    single: "<!-- {} -->",
    replacements: [("--", "- -")]
  )
  static let inline = CommentStyle(
    line: nil,
    single: "/* {} */",
    replacements: [("*/", "* /")]
  )

  static let sample = TextRules(
    strings: [("", swift), ("kotlin", kotlin), ("xml", xml), ("css", css)],
    comments: [("", block), ("slashes", slashes), ("markup", markup), ("inline", inline)],
    number: NumberStyle(digits: 6, float: "{}f"),
    tables: [
      TextRules.Table(
        name: "width",
        rows: [(key: "small", text: "1"), (key: "medium", text: "2"), (key: "large", text: "3")]
      ),
      TextRules.Table(name: "letter", rows: [(key: "x", text: "ex"), (key: "y", text: nil)]),
    ]
  )
}

extension TemplateCompiler {
  /// Compiles one template for the sample data.
  func compile(
    _ name: String,
    in files: inout TemplateFileSet,
    checking macros: MacroScope = .all
  ) -> TemplateCompilation {
    compile([Request(name, root: Sample.root)], in: &files, checking: macros)
  }
}

/// Compiles and renders a template with the sample data.
func render(
  _ template: String,
  files: [String: String] = [:],
  host: SampleHost = Sample.host,
  rules: TextRules = Rules.sample,
  limits: TemplateLimits = TemplateLimits(),
  isRecording: Bool = false
) -> Outcome {
  var sources = SourceMap()
  func source(_ name: String, _ text: String) -> TemplateSource {
    let bytes = Array(text.utf8)
    return TemplateSource(name: name, file: sources.add(path: name, bytes: bytes), bytes: bytes)
  }
  let compiler = TemplateCompiler(schema: Sample.schema, rules: rules)
  let main = source("main", template)
  let others = files.keys.sorted().map { source($0, files[$0] ?? "") }
  var set = TemplateFileSet([main] + others)
  let compilation = compiler.compile("main", in: &set)
  var diagnostics = compilation.templates[0]?.diagnostics ?? []
  var renderer = TemplateRenderer(
    compilation.programs,
    host: host,
    limits: limits,
    isTracing: isRecording
  )
  if compilation.programs.count > 0 {
    let stop = renderer.render(0, host.root)
    diagnostics += renderer.reports + (stop.map { [$0] } ?? [])
  }
  let output = renderer.copyOutput()
  return Outcome(
    output: String(decoding: output.bytes, as: UTF8.self),
    messages: diagnostics.map { line($0, sources) },
    traces: renderer.traces
  )
}

/// A diagnostic on one line: `file:line:column code: message [label] (help)`.
private func line(_ diagnostic: Diagnostic, _ sources: SourceMap) -> String {
  func place(_ span: Span) -> String {
    let position = sources[span.file].position(at: span.start)
    return "\(sources[span.file].path):\(position.line):\(position.column)"
  }
  var line = diagnostic.primary.map { place($0.span) + " " } ?? ""
  line += "\(diagnostic.code.name): \(diagnostic.message)"
  if let label = diagnostic.primary?.text, !label.isEmpty { line += " [\(label)]" }
  for other in diagnostic.secondary { line += " {\(place(other.span)) \(other.text)}" }
  if let help = diagnostic.help { line += " (\(help))" }
  return line
}
