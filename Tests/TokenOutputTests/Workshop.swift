import Diagnostics
import Foundation
import Testing
import TokenCompiler

@testable import TokenOutput

/// An in-memory source with custom targets.
struct Workshop {
  var files: [String: String] = [:]
  var targets: [String: [String: String]] = [:]
  var modifiers: [(name: String, contexts: [String])] = []
  var appearance: CompileRequest.AppearanceSetting?
  var pins: [ContextChoice] = []
  /// Whether tokens with errors are left out.
  var omitsErrors = false
  var request = OutputRequest()

  /// Creates a workshop with one token file.
  init(_ tokens: String = "{}") {
    files = ["a.tokens.json": tokens]
  }

  /// A workshop with the tokens of this repository.
  static var own: Workshop {
    get throws {
      var workshop = Workshop()
      workshop.files = [:]
      let folder = repository.appending(path: "tokens")
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      for path in paths where path.hasSuffix(".json") && !path.contains("config") {
        workshop.files[path] = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      }
      return workshop
    }
  }

  static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Adds a target with these files.
  mutating func addTarget(_ name: String, _ files: [String: String]) {
    targets[name] = files
  }

  var library: TemplateLibrary {
    TemplateLibrary(
      own: targets.mapValues { files in
        TemplateLibrary.Folder(
          files: files.map { name, text in
            TemplateLibrary.File(name: name, path: "my/\(name)", bytes: Array(text.utf8))
          }
        )
      }
    )
  }

  func compiled() throws -> Compilation {
    var request: CompileRequest
    if let resolver = files.keys.first(where: { $0.hasSuffix("resolver.json") }) {
      request = CompileRequest(source: .resolver(Located(resolver)))
    } else {
      request = CompileRequest(source: .files(files.keys.sorted().map { Located($0) }))
    }
    request.modifiers = modifiers.map { modifier in
      CompileRequest.DeclaredModifier(
        name: Located(modifier.name),
        contexts: modifier.contexts.map { Located($0) }
      )
    }
    request.appearance = appearance
    request.pins = pins
    request.omitsErrors = omitsErrors
    return compile(request) { path in
      files[path].map { .success(Array($0.utf8)) } ?? .failure(.missing)
    }
  }

  /// Returns the style sheet of a token file with a light and a dark theme, which causes no
  /// diagnostics with codes other than `code`.
  static func styleSheet(
    _ tokens: String,
    _ options: [OptionSetting],
    allowing code: String
  ) throws -> String {
    var workshop = Workshop(tokens)
    workshop.modifiers = [("theme", ["light", "dark"])]
    workshop.request.options = options
    let result = try workshop.render("css")
    #expect(result.codes.allSatisfy { $0 == code }, "\(result.report)")
    return result.files["tokens.css"] ?? ""
  }

  /// The result of rendering, with the diagnostics as printed for people.
  struct Result {
    var files: [String: String] = [:]
    var order: [String] = []
    var outputs: [OutputFile] = []
    var messages: [String] = []
    var codes: [String] = []
    var report = ""
  }

  /// Renders the source for one target.
  ///
  /// With `isDeferring`, only the needed templates are compiled, as in the program, or all of them
  /// before if they're also prepared.
  func render(
    _ target: String,
    isTracing: Bool = false,
    isDeferring: Bool = false,
    isPrepared: Bool = false
  ) throws -> Result {
    let compilation = try compiled()
    var sources = compilation.sources
    var diagnostics = compilation.diagnostics
    var outputs: [OutputFile] = []
    if let ir = compilation.ir {
      let source = TargetSource(Located(target), from: library, sources: &sources)
      let loaded = TargetLoader.load(source, isDeferring: isDeferring)
      diagnostics += loaded.diagnostics
      if var target = loaded.target {
        if isPrepared { target.compileTemplates() }
        let rendered = TokenOutput.render(
          OutputSource(ir),
          for: target,
          request,
          isTracing: isTracing
        )
        diagnostics += rendered.diagnostics
        outputs = rendered.files
      }
    }
    var result = Result()
    for file in outputs { result.files[file.path] = String(decoding: file.bytes, as: UTF8.self) }
    result.order = outputs.map(\.path)
    result.outputs = outputs
    let sorted = diagnostics.sortedForReport()
    result.messages = sorted.map(\.message)
    result.codes = sorted.map(\.code.name)
    result.report = sorted.map { diagnostic in
      var lines = ["\(diagnostic.severity.rawValue) \(diagnostic.code.name): \(diagnostic.message)"]
      if let span = diagnostic.primary?.span {
        let file = sources[span.file]
        let place = file.position(at: span.start)
        lines.append("  at \(file.path):\(place.line):\(place.column)")
      }
      for label in diagnostic.secondary {
        let file = sources[label.span.file]
        let place = file.position(at: label.span.start)
        lines.append("  also \(file.path):\(place.line):\(place.column) \(label.text)")
      }
      if let help = diagnostic.help { lines.append("  help: \(help)") }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
    return result
  }
}

extension Workshop {
  /// Adds a target with one template that generates one file, `out`.
  mutating func addTarget(_ name: String, printing template: String, _ members: String = "") {
    let rest = members.isEmpty ? "" : ", " + members
    addTarget(
      name,
      [
        "target.json": ##"""
        { "targetVersion": 1, "files": [{ "template": "t.tmpl", "path": "out" }]\##(rest) }
        """##,
        "t.tmpl": template,
      ]
    )
  }

  /// The contents of the only file of a target.
  func printed(_ target: String) throws -> String {
    let result = try render(target)
    // Most targets in tests omit some token data.
    #expect(
      result.codes.allSatisfy { ["omitted-member", "out-of-gamut"].contains($0) },
      "\(result.report)"
    )
    return result.files["out"] ?? ""
  }
}
