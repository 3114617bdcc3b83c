import Diagnostics
import SourceForms

/// Reads the custom properties of style sheets.
///
/// The first word of a name is a group where several names share it. `:root` is the base; blocks for a
/// color scheme, for contrast and for an attribute of the root are contexts.
struct CSSImporter {
  private var values: [CSSContext: [String: CSSDeclaration]] = [:]
  /// The names in the order of the files.
  private var order: [String] = []
  private var known: Set<String> = []
  private var contexts: [CSSContext] = []
  private var groups = NameGroups([]) { $0 == "-" }
  /// The types that were found out; `nil` for a property that is no token.
  private var types: [String: String?] = [:]
  private var asValues: [String] = []

  static func read(_ files: [ImportFile], _ diagnostics: inout [Diagnostic]) -> ImportDraft? {
    var importer = CSSImporter()
    for file in files {
      importer.collect(CSSScanner.declarations(of: file), &diagnostics)
    }
    guard !importer.order.isEmpty else {
      let place = Span(file: files[0].id, start: 0, end: 0)
      diagnostics.append(
        .nothingToImport(
          "no custom property stands in a block for the whole page",
          at: place,
          help: "properties such as `--color-text: #222;` in `:root { … }` are imported"
        )
      )
      return nil
    }
    return importer.draft(&diagnostics)
  }

  // MARK: Collecting

  private mutating func collect(
    _ declarations: [CSSDeclaration],
    _ diagnostics: inout [Diagnostic]
  ) {
    var reported: Set<String> = []
    for declaration in declarations {
      var context = CSSContext(declaration.blocks)
      // What is said for light is what holds without dark.
      if context == CSSContext.light { context = .base }
      if case .other(let block) = context {
        if reported.insert(block).inserted {
          diagnostics.append(
            .notImported(
              "`\(block)` is not a block for the whole page or a theme",
              at: declaration.span,
              help: "`:root`, color schemes, contrast and attributes of the root are imported"
            )
          )
        }
        continue
      }
      if known.insert(declaration.name).inserted { order.append(declaration.name) }
      if !contexts.contains(context) { contexts.append(context) }
      values[context, default: [:]][declaration.name] = declaration
    }
    groups = NameGroups(order) { $0 == "-" }
  }

  private func path(of name: String) -> [String] { groups.path(of: name) }

  // MARK: Values

  private mutating func draft(_ diagnostics: inout [Diagnostic]) -> ImportDraft {
    var draft = ImportDraft()
    for name in order {
      let inBase = values[.base]?[name]
      guard let declaration = inBase ?? contexts.compactMap({ values[$0]?[name] }).first,
        let member = member(declaration, in: .base, &diagnostics)
      else { continue }
      if inBase == nil {
        draft.guesses.append(
          "`--\(name)` is in no block for all themes; its value is taken for all"
        )
      }
      draft.base.insert(member, at: path(of: name)[...])
    }
    for case .context(let modifier, let context) in contexts {
      let key = CSSContext.context(modifier: modifier, name: context)
      var group = DraftGroup()
      for name in order {
        guard let declaration = values[key]?[name],
          let member = member(declaration, in: key, &diagnostics)
        else { continue }
        group.insert(member, at: path(of: name)[...])
      }
      draft.contexts.append((modifier, context, group))
    }
    draft.layout = draft.base.names.map { name in
      if case .group = draft.base[name] {
        (name, [name])
      } else {
        ("other", [name])
      }
    }
    draft.layout = Self.joined(draft.layout)
    let count = draft.base.count
    draft.summary = ["\(count) \(count == 1 ? "property" : "properties")"]
    draft.summary += draft.contexts.map { "\($0.group.count) for \($0.modifier) `\($0.name)`" }
    if !asValues.isEmpty {
      let names = asValues.prefix(3).map { "`--\($0)`" }.joined(separator: ", ")
      draft.guesses.append(
        "references within \(names)\(asValues.count > 3 ? " and others" : "") became values"
      )
    }
    return draft
  }

  /// Files of one name become one.
  private static func joined(
    _ layout: [(file: String, groups: [String])]
  ) -> [(file: String, groups: [String])] {
    var files: [(file: String, groups: [String])] = []
    for entry in layout {
      if let index = files.firstIndex(where: { $0.file == entry.file }) {
        files[index].groups += entry.groups
      } else {
        files.append(entry)
      }
    }
    return files
  }

  private mutating func member(
    _ declaration: CSSDeclaration,
    in context: CSSContext,
    _ diagnostics: inout [Diagnostic]
  ) -> DraftGroup.Member? {
    let value = CSSVariableText(declaration.value)
    if let name = value.onlyReference {
      if isDefined(name) {
        return .token(DraftToken(standardType(of: name), .reference(path(of: name))))
      }
      guard let fallback = value.fallback else {
        diagnostics.append(
          .notImported(
            "there is no property `--\(name)`",
            at: declaration.span,
            help: nearestName(to: name, among: order.filter { $0 != declaration.name }).map {
              "did you mean `--\($0)`?"
            }
          )
        )
        return nil
      }
      return literal(fallback, declaration)
    }
    guard !value.references.isEmpty else { return literal(declaration.value, declaration) }
    return computed(value, declaration, in: context)
  }

  private func isDefined(_ name: String) -> Bool { known.contains(name) }

  private func literal(_ text: String, _ declaration: CSSDeclaration) -> DraftGroup.Member {
    let words = declaration.name.lowercased().split(separator: "-").map(String.init)
    if let value = CSSNotation.value(CSSVariableText.plain(text), named: words) {
      return .token(DraftToken(value))
    }
    let isQuoted =
      text.count > 1 && (text.first == "\"" || text.first == "'") && text.last == text.first
    return .constant(
      DraftConstant("string", .string(isQuoted ? String(text.dropFirst().dropLast()) : text))
    )
  }

  /// A value with references in it.
  private mutating func computed(
    _ value: CSSVariableText,
    _ declaration: CSSDeclaration,
    in context: CSSContext
  ) -> DraftGroup.Member? {
    let words = declaration.name.lowercased().split(separator: "-").map(String.init)
    // A property with `1 2 3` is a part of a color, and no token.
    if value.references.allSatisfy({ standardType(of: $0) != nil }) {
      let text = value.text { "{" + path(of: $0).joined(separator: ".") + "}" }
      if let mixture = CSSMixture(text) {
        return .token(DraftToken("color", .string(mixture.formula)))
      }
      if let formula = CSSNotation.formula(CSSVariableText.plain(text)) {
        let types = value.references.compactMap { standardType(of: $0) }
        let type = types.first { $0 == "dimension" || $0 == "duration" } ?? "number"
        return .token(DraftToken(type, .string(formula)))
      }
      if let read = CSSNotation.value(text, named: words) { return .token(DraftToken(read)) }
    }
    asValues.append(declaration.name)
    var budget = 1_000
    return literal(resolved(declaration.value, in: context, &budget), declaration)
  }

  /// A value with what its references stand for in their places.
  ///
  /// - Parameters:
  ///   - text: the value.
  ///   - context: what it holds for.
  ///   - budget: how many references may still be followed: they may lead in a circle, or double with
  ///     each step.
  /// - Returns: the value; where the budget is spent, with the references that are left.
  private func resolved(
    _ text: String,
    in context: CSSContext,
    _ budget: inout Int
  ) -> String {
    guard budget > 0 else { return text }
    return CSSVariableText(text).text { name in
      budget -= 1
      let found = values[context]?[name] ?? values[.base]?[name]
      return found.map { resolved($0.value, in: context, &budget) }
    }
  }

  /// The type that a property has, as far as its value and those that it refers to tell.
  ///
  /// - Complexity: O(*n*) in the number of references that follow each other; O(1) the second time.
  private mutating func standardType(of name: String) -> String? {
    var name = name
    var followed: [String] = []
    var type: String?
    while true {
      if let known = types[name] {
        type = known
        break
      }
      followed.append(name)
      // A property that is met again on the way leads in a circle.
      types[name] = .some(nil)
      guard
        let declaration = values[.base]?[name] ?? contexts.compactMap({ values[$0]?[name] }).first
      else { break }
      let value = CSSVariableText(declaration.value)
      guard let first = value.references.first(where: isDefined) else {
        let words = name.lowercased().split(separator: "-").map(String.init)
        type = CSSNotation.value(CSSVariableText.plain(declaration.value), named: words)?.type
        break
      }
      if CSSMixture(value.text { _ in "{a}" }) != nil {
        type = "color"
        break
      }
      name = first
    }
    for name in followed { types[name] = .some(type) }
    return type
  }
}
