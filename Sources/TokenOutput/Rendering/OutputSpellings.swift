import Diagnostics
import TemplateEngine
package import TokenCompiler
import TokenModel

/// The spellings of an output's tokens and constants in code that uses the output.
package struct OutputSpellings: Sendable {
  /// A spelling of a token.
  package struct Spelling: Hashable, Sendable {
    /// The text, such as `var(--color-text-link)`.
    package let text: String
    /// A note about the spelling for readers.
    package let note: String?
  }

  /// The name of the target.
  package let target: String
  /// Whether the target declares any spellings.
  package let hasRules: Bool
  /// Whether the target declares spellings for constants.
  ///
  /// Only patterns apply to constants, not templates.
  package let hasRulesForConstants: Bool
  /// The spellings of each token and constant; `nil` for those excluded from the output.
  private let spellings: [[Spelling]?]

  /// Determines the spellings in an output from the names in its files.
  ///
  /// Returns `nil` if the request has errors, which rendering the output reports.
  ///
  /// - Parameters:
  ///   - source: The tokens.
  ///   - target: The target, which declares the spellings.
  ///   - request: The options, contexts, and filters of the output.
  /// - Complexity: O(tokens).
  package init?(_ source: OutputSource, for target: LoadedTarget, _ request: OutputRequest) {
    var diagnostics: [Diagnostic] = []
    let settings = OutputSettings(request, for: target.target, source.ir, diagnostics: &diagnostics)
    guard !diagnostics.containsError else { return nil }
    let bound = Binder.bind(
      source,
      to: target.target,
      target.schema,
      settings: settings,
      used: target.used.union(target.spellings.used)
    ).output
    self.target = target.name
    let rules = target.spellings.rules
    hasRules = !rules.isEmpty
    hasRulesForConstants = rules.contains { $0.request == nil }
    var spellings = [[Spelling]?](repeating: nil, count: source.ir.tokens.count)
    let requests = rules.compactMap(\.request)
    var renderer = TemplateRenderer(target.templates.programs(for: requests), host: bound)
    for (list, areConstants) in [(bound.tokens.all, false), (bound.tokens.constants, true)] {
      for token in list {
        spellings[Int(token)] = rules.flatMap { rule in
          guard let request = rule.request else { return bound.spellings(rule, of: token) }
          guard !areConstants else { return [] }
          return bound.spellings(rule, request, of: token, &renderer)
        }
      }
    }
    self.spellings = spellings
  }

  /// The spellings of `token`; `nil` if it is excluded from the output.
  package subscript(token: TokenID) -> [Spelling]? { spellings[Int(token.index)] }
}

extension TargetSpellings.Rule {
  /// The template that prints the spellings; `nil` for a pattern.
  var request: TemplateCompiler.Request? {
    guard case .template(let request) = content else { return nil }
    return request
  }
}

extension BoundOutput {
  /// Returns the spellings that a template prints for a token, one per line; empty if the template
  /// fails.
  fileprivate func spellings(
    _ rule: TargetSpellings.Rule,
    _ request: TemplateCompiler.Request,
    of token: UInt32,
    _ renderer: inout TemplateRenderer
  ) -> [OutputSpellings.Spelling] {
    let type = OutputSchema.root(of: .token)
    let root = TemplateObject(type, token, context: UInt32(ViewTable.base))
    guard hold(rule.conditions, for: root), let template = renderer.programs.index(of: request),
      renderer.render(template, root) == nil
    else { return [] }
    return FileContent(renderer.copyOutput())
      .withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
      .split(whereSeparator: \.isNewline)
      .map { OutputSpellings.Spelling(text: String($0), note: rule.note) }
  }

  /// Returns the spellings of a token according to a pattern: one for each kind of declaration
  /// generated for the token.
  fileprivate func spellings(
    _ rule: TargetSpellings.Rule,
    of token: UInt32
  ) -> [OutputSpellings.Spelling] {
    let type = OutputSchema.root(of: .token)
    let root = TemplateObject(type, token, context: UInt32(ViewTable.base))
    guard hold(rule.conditions, for: root), !isOnlyParts(token) else { return [] }
    guard case .parts(let parts) = rule.content else { return [] }
    let isOfKinds = parts.contains { if case .kind = $0 { true } else { false } }
    let kinds = ir.namedType(of: Int(token)).map { input.target.names.kinds(of: $0) } ?? []
    return (isOfKinds ? kinds : [""]).compactMap { kind in
      text(parts, of: root, kind: kind).map {
        OutputSpellings.Spelling(text: $0, note: rule.note)
      }
    }
  }

  /// Whether only the parts of a constant are printed, such as the four edges of insets.
  private func isOnlyParts(_ token: UInt32) -> Bool {
    guard case .constant(let constant) = ir.namedType(of: Int(token)) else { return false }
    let names = input.target.names
    return names.kinds.isEmpty && names.parts[.constant(constant)] != nil
  }

  private func text(
    _ parts: [TargetSpellings.Part],
    of root: TemplateObject,
    kind: String
  ) -> String? {
    var result = ""
    for part in parts {
      switch part {
      case .kind: result += kind
      case .pattern(.text(let text)): result += text
      case .pattern(.value(let chain, let transform)):
        let text = text(of: value(of: chain, from: root), chain.type)
        guard case .table(let name) = transform else {
          result += text
          continue
        }
        let row = input.target.table(name)?.rows.first { $0.word == text }
        guard let written = row?.text else { return nil }
        result += written
      }
    }
    return result
  }
}
