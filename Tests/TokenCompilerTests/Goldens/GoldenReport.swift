import Diagnostics
import TestSupport

@testable import TokenCompiler

/// A recorded report about one mistake: the source, followed by the report.
///
/// A line that begins with `== ` starts a section: `== a.tokens.json` is a source file, `==
/// large.tokens.json (600 groups in one another)` is a generated file that is too large to write
/// out, and `== request` contains settings, one per line. `== report` comes last and is the
/// recorded text.
struct GoldenReport {
  private let recording: Recording
  private let files: [(name: String, bytes: [UInt8])]

  var recorded: String { recording.report }

  init(parsing text: String) {
    recording = Recording(parsing: text)
    files = recording.parts.filter { $0.title != "request" }.map { part in
      let name = part.title.split(separator: " ").first.map(String.init) ?? ""
      let generated = part.title.firstIndex(of: "(").map { String(part.title[$0...]) }
      return (name, generated.map(GeneratedSource.bytes) ?? Array(part.text.utf8))
    }
  }

  /// The expected text of the whole recording.
  func text(for compilation: Compilation) -> String {
    recording.text(with: report(of: compilation))
  }

  func report(of compilation: Compilation) -> String {
    TextRenderer().render(compilation.diagnostics.sortedForReport(), in: compilation.sources)
  }

  func compile() -> Compilation {
    var request = CompileRequest(source: source)
    var failures: [String: LoadFailure] = [:]
    for setting in recording.lines(of: "request") { apply(setting, to: &request, &failures) }
    return TokenCompiler.compile(request) { path in
      if let failure = failures[path] { return .failure(failure) }
      return files.first { $0.name == path }.map { .success($0.bytes) } ?? .failure(.missing)
    }
  }

  private var source: CompileRequest.Source {
    if let resolver = files.first(where: { $0.name.hasSuffix(".resolver.json") }) {
      return .resolver(Located(resolver.name))
    }
    return .files(files.map { Located($0.name) })
  }

  private func apply(
    _ setting: String,
    to request: inout CompileRequest,
    _ failures: inout [String: LoadFailure]
  ) {
    let words = setting.split(separator: " ").map(String.init)
    switch words[0] {
    case "pin": request.pins.append(ContextChoice(words[1], words[2]))
    case "default": request.defaults.append(ContextChoice(words[1], words[2]))
    case "source": request.source = .files(words.dropFirst().map { Located($0) })
    case "resolver": request.source = .resolver(Located(words[1]))
    case "modifier":
      request.modifiers.append(
        CompileRequest.DeclaredModifier(
          name: Located(words[1]),
          contexts: words.dropFirst(2).map { Located($0) }
        )
      )
    case "appearance":
      request.appearance = CompileRequest.AppearanceSetting(
        modifier: Located(words[1]),
        light: Located(words[2]),
        dark: Located(words[3]),
        highContrast: words.count > 5
          ? .modifier(Located(words[4]), high: Located(words[5])) : nil
      )
    case "definitions": request.limits.definitions = Int(words[1]) ?? 0
    case "variants": request.limits.variants = Int(words[1]) ?? 0
    case "messages": request.limits.messages = Int(words[1]) ?? 0
    case "inherit": request.limits.inheritedPaths = Int(words[1]) ?? 0
    case "folder": failures[words[1]] = .isDirectory
    case "outside": failures[words[1]] = .outside(words[2])
    case "unreadable": failures[words[1]] = .unreadable("permission denied")
    default: preconditionFailure("there is no setting \(words[0])")
    }
  }
}

/// Sources that are too large to write out.
enum GeneratedSource {
  static func bytes(_ name: String) -> [UInt8] {
    if name == "(a name in Latin-1)" {
      return Array("{ \"caf".utf8) + [0xE9]
        + Array("\": { \"$type\": \"number\", \"$value\": 1 } }\n".utf8)
    }
    return Array((text(name) + "\n").utf8)
  }

  private static func text(_ name: String) -> String {
    switch name {
    case "(10000 groups in one another)":
      return String(repeating: "{\"g\":", count: 10_000) + "{}"
        + String(repeating: "}", count: 10_000)
    case "(600 tokens that each refer to the next)":
      let tokens = (0..<600).map { "\"t\($0)\": { \"$value\": \"{t\($0 + 1)}\" }" }
      return
        "{ \"t600\": { \"$type\": \"number\", \"$value\": 1 },\n\(tokens.joined(separator: ",\n")) }"
    case "(12 groups that each hold the next twice)":
      let groups = (0..<12).map { index in
        "\"g\(index)\": { \"a\": { \"$extends\": \"{g\(index + 1)}\" },"
          + " \"b\": { \"$extends\": \"{g\(index + 1)}\" } }"
      }
      return "{ \"g12\": { \"t\": { \"$type\": \"number\", \"$value\": 1 } },\n"
        + groups.joined(separator: ",\n") + " }"
    case "(a reference of 600 names)":
      let names = [String](repeating: "a", count: 600).joined(separator: ".")
      return "{ \"a\": { \"$type\": \"number\", \"$value\": \"{\(names)}\" } }"
    case "(a pointer of 600 names)":
      let pointer = "#" + String(repeating: "/a", count: 600)
      return "{ \"a\": { \"$type\": \"number\", \"$value\": { \"$ref\": \"\(pointer)\" } } }"
    case "(20 groups of 50 levels that each extend the next)":
      let groups = (0..<20).map { index in
        "\"g\(index)\": " + nested(50, "{ \"$extends\": \"{g\(index + 1)}\" }")
      }
      let last = "\"g20\": " + nested(50, "{ \"a\": { \"$type\": \"number\", \"$value\": 1 } }")
      return "{ " + (groups + [last]).joined(separator: ",\n") + " }"
    case "(70 sets that each refer to the next)":
      let sets = (0..<70).map { index in
        "\"s\(index)\": { \"sources\": [{ \"$ref\": \"#/sets/s\(index + 1)\" }] }"
      }
      return "{ \"version\": \"2025.10\", \"resolutionOrder\": [{ \"$ref\": \"#/sets/s0\" }],\n"
        + "\"sets\": {\n\(sets.joined(separator: ",\n")),\n"
        + "\"s70\": { \"sources\": [{ \"$ref\": \"a.tokens.json\" }] } } }"
    case "(a token that varies with 20 modifiers)":
      let contexts = (0..<20).map { "\"m\($0)\": { \"y\": \($0) }" }.joined(separator: ", ")
      return "{ \"n\": { \"$type\": \"number\", \"$value\": 0,\n"
        + "\"$extensions\": { \"dev.tokens\": { \"contexts\": { \(contexts) } } } } }"
    case "(65 modifiers)":
      return document(modifiers: 65)
    case "(20 modifiers)":
      return document(modifiers: 20)
    case "(a number through 600 references)":
      let colors = (0..<600).map { index in
        "\"c\(index)\": { \"$type\": \"color\", \"$value\": { \"colorSpace\": \"srgb\","
          + " \"components\": [{ \"$ref\": \"#/c\(index + 1)/$value/components/0\" }, 0, 0] } }"
      }
      return "{ \"c600\": { \"$type\": \"color\", \"$value\": { \"colorSpace\": \"srgb\","
        + " \"components\": [0, 0, 0] } },\n\(colors.joined(separator: ",\n")) }"
    default: preconditionFailure("there is no generated source \(name)")
    }
  }

  private static func nested(_ levels: Int, _ inner: String) -> String {
    String(repeating: "{ \"g\": ", count: levels) + inner + String(repeating: " }", count: levels)
  }

  private static func document(modifiers count: Int) -> String {
    let modifiers = (0..<count).map { index in
      "{ \"type\": \"modifier\", \"name\": \"m\(index)\", \"default\": \"x\","
        + " \"contexts\": { \"x\": [], \"y\": [] } }"
    }
    return "{ \"version\": \"2025.10\", \"resolutionOrder\": [\n"
      + (["{ \"type\": \"set\", \"name\": \"s\", \"sources\": [{ \"$ref\": \"a.tokens.json\" }] }"]
      + modifiers).joined(separator: ",\n") + "] }"
  }
}
