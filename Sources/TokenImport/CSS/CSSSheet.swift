import Diagnostics
import SourceForms

/// The custom properties of CSS files, by context.
struct CSSSheet {
  /// The names, in the order of the files.
  private(set) var names: [String] = []
  /// The contexts other than the base, in the order of the files.
  private(set) var contexts: [CSSContext] = []
  /// The guesses where the cascade is ambiguous, for messages.
  private(set) var guesses: [String] = []
  private var indices: [String: Int] = [:]
  private var declarations: [CSSContext: [String: CSSDeclaration]] = [:]
  private var first: [String: CSSDeclaration] = [:]
  private var reported: Set<String> = []
  private var lastBlocks: (blocks: [Substring], context: CSSContext)?

  // MARK: Collecting

  /// Adds the properties of a file.
  ///
  /// Properties that apply only to a part of a page are reported.
  mutating func add(_ declarations: [CSSDeclaration], _ diagnostics: inout [Diagnostic]) {
    for declaration in declarations {
      var context = context(of: declaration)
      if case .other(let block) = context {
        report(block, declaration, &diagnostics)
        continue
      }
      // Light is the default, so its values become base values.
      if context == CSSContext.light { context = .base }
      add(declaration, in: context)
    }
  }

  private mutating func context(of declaration: CSSDeclaration) -> CSSContext {
    if let last = lastBlocks, last.blocks == declaration.blocks { return last.context }
    let context = CSSContext(declaration.blocks)
    lastBlocks = (declaration.blocks, context)
    return context
  }

  private mutating func report(
    _ block: String,
    _ declaration: CSSDeclaration,
    _ diagnostics: inout [Diagnostic]
  ) {
    guard reported.insert(block).inserted else { return }
    diagnostics.skip(
      "`\(block.prefix(80))` is not a block for the whole page or a theme",
      at: declaration.span,
      help: "blocks for `:root`, color schemes, contrast, and attributes of the root are imported"
    )
  }

  private mutating func add(_ declaration: CSSDeclaration, in context: CSSContext) {
    let name = String(declaration.name.dropFirst(2))
    if indices[name] == nil {
      indices[name] = names.count
      names.append(name)
      first[name] = declaration
    }
    if declarations[context] == nil, context != .base { contexts.append(context) }
    let old = declarations[context, default: [:]].updateValue(declaration, forKey: name)
    if let old, old.value != declaration.value, old.blocks != declaration.blocks {
      guesses.append("`--\(name)` has several values \(context.phrase); the last one is used")
    }
  }

  // MARK: Lookup

  func isKnown(_ name: String) -> Bool { indices[name] != nil }

  /// Whether the base declares a property itself.
  func isInBase(_ name: String) -> Bool { declarations[.base]?[name] != nil }

  /// Returns the declaration of a property that applies in a context.
  func declaration(_ name: String, in context: CSSContext) -> CSSDeclaration? {
    declarations[context]?[name] ?? declarations[.base]?[name] ?? first[name]
  }

  /// Returns a context's own declaration of a property.
  func ownDeclaration(_ name: String, in context: CSSContext) -> CSSDeclaration? {
    declarations[context]?[name]
  }

  /// Returns the names that a context declares, in the order of the files.
  func names(in context: CSSContext) -> [String] {
    sorted(declarations[context, default: [:]].keys)
  }

  /// Returns names in the order of the files.
  func sorted(_ names: some Sequence<String>) -> [String] {
    names.sorted { indices[$0, default: 0] < indices[$1, default: 0] }
  }

  func value(_ name: String, in context: CSSContext) -> CSSVariableText? {
    declaration(name, in: context).map { CSSVariableText($0.value) }
  }

  /// Returns the names that a property refers to in a context.
  func references(of name: String, in context: CSSContext) -> [String] {
    value(name, in: context)?.withFallbacks(isDefined: isKnown).value.references ?? []
  }
}

extension CSSContext {
  /// The base or a context of a modifier, as worded in messages.
  fileprivate var phrase: String {
    if case .context(let modifier, let name) = self { return "for \(modifier) `\(name)`" }
    return "for the base"
  }
}
