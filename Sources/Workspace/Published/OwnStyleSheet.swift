internal import Diagnostics
internal import SourceForms
internal import TokenCompiler
internal import TokenOutput

/// The custom properties that the outputs print in a combination of contexts.
struct OwnStyleSheet {
  /// The names, in the order of the files.
  private(set) var names: [String] = []
  private(set) var tokens: [String: TokenID] = [:]
  private let table: CSSPropertyTable

  /// Renders the outputs with their modifiers fixed, so every property has a single value.
  ///
  /// - Parameters:
  ///   - outputs: the targets and requests of the outputs; if several print a name, the first counts.
  ///   - source: the tokens.
  ///   - printed: the names that are printed in any context.
  ///   - contexts: the combination of contexts.
  ///   - modifiers: the modifiers of the tokens.
  ///   - diagnostics: receives the errors.
  init(
    _ outputs: [(target: LoadedTarget, request: OutputRequest)],
    of source: OutputSource,
    printing printed: Set<String>,
    in contexts: ContextSet,
    _ modifiers: [Modifier],
    _ diagnostics: inout [Diagnostic]
  ) {
    let chosen = contexts.contexts(modifiers, all: false)
    let all = contexts.contexts(modifiers, all: true)
    var fitting = outputs.filter { $0.request.agrees(with: all) }
    if fitting.isEmpty { fitting = outputs.filter { $0.request.agrees(with: chosen) } }
    var values: [String: String] = [:]
    for (target, request) in fitting.isEmpty ? outputs : fitting {
      var request = request
      request.contexts = chosen + request.contexts + all
      if !request.omitsPrivateTokens {
        // Other contexts may refer to a private token.
        request.set("private", to: .string("keep"), for: target)
      }
      let rendered = render(source, for: target, request, isTracing: true)
      diagnostics += rendered.diagnostics.filter { $0.severity == .error }
      for file in rendered.files {
        let traces = TracedTokens(file.traces)
        for property in file.properties
        where printed.contains(property.name) && values[property.name] == nil
          && !property.isConditional
        {
          values[property.name] = property.value
          names.append(property.name)
          let start = Int(property.span.start)
          tokens[property.name] = traces.tokens(in: [start..<start + 1]).first
        }
      }
    }
    table = CSSPropertyTable(values)
  }

  /// Returns the value of a property with its references resolved; `nil` if it isn't printed.
  func value(_ name: String) -> String? { table.values[name].map { table.resolved($0) } }

  /// Returns the value of a property as printed; `nil` if it isn't.
  func declared(_ name: String) -> String? { table.values[name] }
}

extension OwnStyleSheet {
  /// Returns the names that the outputs print in any context.
  static func names(
    _ outputs: [(target: LoadedTarget, request: OutputRequest)],
    of source: OutputSource
  ) -> Set<String> {
    var names: Set<String> = []
    for (target, request) in outputs {
      for file in render(source, for: target, request).files {
        names.formUnion(file.properties.map(\.name))
      }
    }
    return names
  }
}

extension OutputFile {
  /// The custom properties, if it's a style sheet.
  fileprivate var properties: [CSSDeclaration] {
    guard path.hasSuffix(".css") else { return [] }
    return StyleSheetLanguage.css.properties(of: bytes, file: SourceMap.FileID(index: 0))
  }
}

extension CSSDeclaration {
  /// Whether it depends on the browser or the screen.
  var isConditional: Bool {
    blocks.contains { $0.hasPrefix("@media") || $0.hasPrefix("@supports") }
  }
}

extension OutputRequest {
  /// Whether the options leave out all private tokens.
  fileprivate var omitsPrivateTokens: Bool {
    options.contains { option in
      if case .string("omit") = option.value { option.name == "private" } else { false }
    }
  }

  /// Whether the contexts to which the output is fixed are among `choices`, as far as these have a
  /// context of the same modifier.
  fileprivate func agrees(with choices: [ContextChoice]) -> Bool {
    contexts.allSatisfy { own in
      choices.allSatisfy { choice in
        choice.modifier.value != own.modifier.value || choice.context.value == own.context.value
      }
    }
  }
}
