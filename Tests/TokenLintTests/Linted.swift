import Diagnostics
import TokenCompiler
import TokenModel

@testable import TokenLint

/// A compiled source to check with rules.
struct Linted {
  let ir: IR

  /// Compiles one token file, or the files of a resolver document called `app.resolver.json`.
  ///
  /// - Throws: `Failure` with the messages if the source has errors.
  init(_ files: [String: String]) throws {
    let source: CompileRequest.Source =
      files["app.resolver.json"] == nil
      ? .files(files.keys.sorted().map { Located($0) }) : .resolver(Located("app.resolver.json"))
    var request = CompileRequest(source: source)
    request.isForLint = true
    let compilation = TokenCompiler.compile(request) { path in
      files[path].map { .success(Array($0.utf8)) } ?? .failure(.missing)
    }
    guard let ir = compilation.ir else {
      throw Failure(messages: compilation.diagnostics.map(\.message))
    }
    self.ir = ir
  }

  init(_ text: String) throws { try self.init(["a.tokens.json": text]) }

  /// Light and dark, where dark replaces `tokens` with `dark`.
  init(light tokens: String, dark: String) throws {
    let resolver = """
      { "version": "2025.10",
        "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
        "modifiers": { "theme": { "contexts": { "light": [], "dark": [{ "$ref": "dark.tokens.json" }] },
          "default": "light" } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
      """
    try self.init([
      "app.resolver.json": resolver, "base.tokens.json": tokens, "dark.tokens.json": dark,
    ])
  }

  struct Failure: Error {
    let messages: [String]
  }

  /// The findings of one rule with the given options.
  func diagnostics(_ rule: any LintRule.Type, _ options: LintOptions = LintOptions())
    -> [Diagnostic]
  {
    var settings = LintSettings()
    for other in LintRules.all { settings.set(.allow, of: other) }
    settings.set(.warn, of: rule)
    settings.set(options, of: rule)
    return Linter(ir, settings).diagnostics
  }

  /// The messages of one rule.
  func messages(_ rule: any LintRule.Type, _ options: LintOptions = LintOptions()) -> [String] {
    diagnostics(rule, options).map(\.message)
  }
}

extension LintOptions {
  /// Options with patterns or other texts.
  static func texts(_ values: [String: [String]]) -> LintOptions {
    var options = LintOptions()
    for (name, texts) in values { options[name] = .texts(texts.map { Located($0) }) }
    return options
  }

  static func numbers(_ values: [String: Double]) -> LintOptions {
    var options = LintOptions()
    for (name, number) in values { options[name] = .number(number) }
    return options
  }
}

/// A source of colors: paths with hexadecimal values or references.
func colors(_ tokens: KeyValuePairs<String, String>) -> String {
  var root = Node()
  for (path, value) in tokens { root.insert(path.split(separator: ".")[...], value) }
  return root.text
}

/// A group or a color.
private struct Node {
  private var value: String?
  private var children: [(name: Substring, node: Node)] = []

  mutating func insert(_ path: ArraySlice<Substring>, _ value: String) {
    guard let name = path.first else {
      self.value = value
      return
    }
    let known = children.firstIndex { $0.name == name }
    let index = known ?? children.count
    if known == nil { children.append((name, Node())) }
    children[index].node.insert(path.dropFirst(), value)
  }

  var text: String {
    if let value { return "{ \"$type\": \"color\", \"$value\": \"\(value)\" }" }
    return "{ " + children.map { "\"\($0.name)\": \($0.node.text)" }.joined(separator: ", ") + " }"
  }
}
