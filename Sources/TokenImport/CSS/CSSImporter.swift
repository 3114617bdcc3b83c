import Diagnostics
import SourceForms

/// Imports the custom properties of CSS files.
///
/// If several names share their first word, it becomes a group. `:root` is the base. Blocks for a
/// color scheme, for contrast, and for an attribute of the root become contexts.
struct CSSImporter {
  private let sheet: CSSSheet
  private var reader: CSSValueReader
  private var names = ImportNames()
  /// The paths of the imported properties.
  private var paths: [String: [String]] = [:]
  private var groups: Set<[String]> = []
  private var base: [String: CSSReading] = [:]
  /// The overrides in each context.
  private var changes: [CSSContext: [String: CSSReading]] = [:]
  /// The properties that refer to each property in any context.
  private var users: [String: Set<String>] = [:]
  private var evaluations = 0
  private var draft = ImportDraft()
  private var diagnostics: [Diagnostic] = []

  static func read(_ files: [ImportFile], _ diagnostics: inout [Diagnostic]) -> ImportDraft? {
    var sheet = CSSSheet()
    var count = 0
    let limit = ImportLimits.tokens
    for file in files {
      let declarations = CSSScanner.declarations(of: file.bytes, file: file.id, limit: limit)
        .filter(\.isCustomProperty)
      count += declarations.count
      if count > limit, let last = declarations.last {
        diagnostics.append(.importLimit("custom properties", limit, at: last.span))
        return nil
      }
      sheet.add(declarations, &diagnostics)
    }
    let start = files[0].start
    guard !sheet.names.isEmpty else {
      diagnostics.reportNothing(
        "there are no custom properties in a block for the whole page",
        at: start,
        help: "properties such as `--color-text: #222;` in `:root { … }` are imported"
      )
      return nil
    }
    guard sheet.contexts.count <= ImportLimits.contexts else {
      diagnostics.append(.importLimit("contexts", ImportLimits.contexts, at: start))
      return nil
    }
    var importer = CSSImporter(sheet)
    defer { diagnostics += importer.diagnostics }
    return importer.makeDraft(at: start)
  }

  private init(_ sheet: CSSSheet) {
    self.sheet = sheet
    reader = CSSValueReader(sheet)
  }

  private mutating func makeDraft(at start: Span) -> ImportDraft? {
    readBase()
    for context in sheet.contexts {
      read(context)
      guard evaluations <= ImportLimits.evaluations else {
        let limit = ImportLimits.evaluations
        diagnostics.append(.importLimit("values in contexts", limit, at: start))
        return nil
      }
    }
    addBase()
    for context in sheet.contexts { addContext(context) }
    layOut()
    return draft
  }

  // MARK: The base

  private mutating func readBase() {
    let dependencies = dependencies(of: sheet.names, in: .base)
    enter(.base, dependencies)
    noteUsers(of: sheet.names, in: .base)
    for name in dependencies.order {
      guard let reading = reading(of: name, in: .base) else { continue }
      base[name] = reading
      if let type = reading.type { reader.types[name] = type }
    }
  }

  private func dependencies(of names: [String], in context: CSSContext) -> ReferenceOrder<String> {
    ReferenceOrder(of: names) { sheet.references(of: $0, in: context) }
  }

  private mutating func noteUsers(of names: [String], in context: CSSContext) {
    for name in names {
      for target in sheet.references(of: name, in: context) {
        users[target, default: []].insert(name)
      }
    }
  }

  /// Enters a context, and reports its circular references.
  private mutating func enter(_ context: CSSContext, _ dependencies: ReferenceOrder<String>) {
    for circle in dependencies.circles {
      for name in circle where reader.circular[context, default: []].insert(name).inserted {
        // Properties that the context doesn't override are imported with their base values.
        let own = sheet.ownDeclaration(name, in: context)
        guard let declaration = context == .base ? sheet.declaration(name, in: .base) : own
        else { continue }
        let shown = circle.count > 8 ? circle.prefix(4) + ["…"] + circle.suffix(3) : circle[...]
        let steps = (shown + [circle[0]]).map { $0 == "…" ? $0 : "`--\($0)`" }
        diagnostics.skip(
          "`--\(name)` isn't imported: it refers to itself: " + steps.joined(separator: " → "),
          at: declaration.span
        )
      }
    }
    reader.enter(context, dependencies.order)
  }

  /// Reads a property; `nil` if it refers to itself, if it has the value of the base, or if no token
  /// can have its value, which is reported.
  private mutating func reading(of name: String, in context: CSSContext) -> CSSReading? {
    guard reader.circular[context]?.contains(name) != true,
      let declaration = sheet.declaration(name, in: context)
    else { return nil }
    do throws(CSSProblem) {
      let reading = try reader.read(name, declaration.value, in: context)
      guard let inBase = base[name] else { return reading }
      if reading.value == inBase.value { return nil }
      if reading.isCompatible(with: inBase) { return reading }
      throw CSSProblem(
        message: "`--\(name)` is \(reading.phrase) here and \(inBase.phrase) elsewhere",
        help: "a token has one type in all contexts"
      )
    } catch {
      diagnostics.skip(error.message, at: declaration.span, help: error.help)
      return nil
    }
  }

  private mutating func addBase() {
    let constants = Set(base.filter { $0.value.type == nil }.keys)
    let groups = NameGroups(sheet.names.filter { base[$0] != nil }, besides: constants) {
      $0 == "-"
    }
    for name in sheet.names where base[name] != nil {
      guard let declaration = sheet.declaration(name, in: .base) else { continue }
      var path = groups.path(of: name)
      // CSS can't preserve the name of a group that isn't in kebab case.
      if path.count > 1, ImportNames.key([path[0]]) != path[0] { path = [name] }
      paths[name] = names.path(path, of: "--\(name)", at: declaration.span, &diagnostics)
      if !sheet.isInBase(name) {
        draft.guesses.append(
          "`--\(name)` isn't in a block for all themes; its value is used for all of them"
        )
      }
    }
    self.groups = Set(paths.values.filter { $0.count > 1 }.map { Array($0.dropLast()) })
    for name in sheet.names {
      guard let reading = base[name], let path = paths[name] else { continue }
      var member = member(reading, name)
      let own = cssName(of: name, at: path, isConstant: reading.type == nil)
      if case .token(var token) = member, let own {
        token.extensions.append(.init("names", .object([.init("css", .string(own))])))
        member = .token(token)
      }
      draft.base.insert(member, at: path[...])
    }
  }

  /// Returns the CSS name that a token needs to preserve the name of its property.
  ///
  /// The result is `nil` for most tokens, which don't need one, and for constants, whose names can't
  /// be customized.
  private mutating func cssName(
    of name: String,
    at path: [String],
    isConstant: Bool
  ) -> String? {
    let new = ImportNames.key(path)
    guard new != name else { return nil }
    let own = path.count > 1 ? String(name.dropFirst(path[0].count + 1)) : name
    let isPrintable =
      !own.isEmpty && own.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    if isPrintable, !isConstant { return own }
    guard let declaration = sheet.declaration(name, in: .base) else { return nil }
    diagnostics.append(.renamedProperty("--\(name)", as: "--\(new)", at: declaration.span))
    return nil
  }

  // MARK: Contexts

  /// Reads the overrides in a context, and the properties whose values depend on them.
  private mutating func read(_ context: CSSContext) {
    let own = sheet.names(in: context)
    noteUsers(of: own, in: context)
    var changed = Set(own)
    var next = own
    while let name = next.popLast() {
      for user in users[name, default: []] where changed.insert(user).inserted { next.append(user) }
    }
    let names = sheet.sorted(changed)
    let dependencies = dependencies(of: names, in: context)
    evaluations += dependencies.order.count
    guard evaluations <= ImportLimits.evaluations else { return }
    enter(context, dependencies)
    for name in names where base[name] != nil {
      if let reading = reading(of: name, in: context) {
        changes[context, default: [:]][name] = reading
      }
    }
  }

  private mutating func addContext(_ context: CSSContext) {
    guard case .context(let modifier, let name) = context, let readings = changes[context] else {
      return
    }
    var group = DraftGroup()
    for name in sheet.sorted(readings.keys) {
      guard let reading = readings[name], let path = paths[name] else { continue }
      group.insert(member(reading, name), at: path[...])
    }
    draft.contexts.append((modifier, name, group))
  }

  // MARK: Members

  private func member(_ reading: CSSReading, _ name: String) -> DraftGroup.Member {
    switch reading.value {
    case .reference(let target):
      return .token(DraftToken(reading.type, .reference(paths[target] ?? [target])))
    case .literal(.token(let token)): return .token(token)
    case .literal(.string(let text)): return .constant(DraftConstant("string", .string(text)))
    case .literal(.word(let word)):
      return .constant(DraftConstant("word", .string(word), words: words(of: name)))
    case .computed(var token, let references):
      token.value = token.value.mappingStrings { text in
        Self.text(text, references) { target in
          var path = paths[target] ?? [target]
          if groups.contains(path) { path.append(DraftGroup.root) }
          return "{" + path.joined(separator: ".") + "}"
        }
      }
      return .token(token)
    }
  }

  /// Returns a text in which each number in braces is replaced with the reference at that index.
  private static func text(
    _ text: String,
    _ references: [String],
    _ reference: (String) -> String
  ) -> String {
    var result = ""
    for (index, part) in text.split(separator: "{", omittingEmptySubsequences: false).enumerated() {
      let digits = part.prefix { $0.isASCII && $0.isNumber }
      let rest = part.dropFirst(digits.count)
      if let number = Int(digits), references.indices.contains(number), rest.first == "}" {
        result += reference(references[number]) + rest.dropFirst()
      } else {
        result += (index == 0 ? "" : "{") + part
      }
    }
    return result
  }

  /// Returns the words that a property has as its value in any context.
  private func words(of name: String) -> [String] {
    var words: [String] = []
    for reading in [base[name]] + sheet.contexts.map({ changes[$0]?[name] }) {
      guard case .literal(.word(let word)) = reading?.value, !words.contains(word) else { continue }
      words.append(word)
    }
    return words
  }

  // MARK: Layout

  private mutating func layOut() {
    var files: [(file: String, groups: [String])] = []
    var indices: [String: Int] = [:]
    for name in draft.base.names {
      let isGroup = if case .group = draft.base[name] { true } else { false }
      let file = isGroup ? name : "other"
      if let index = indices[file] {
        files[index].groups.append(name)
      } else {
        indices[file] = files.count
        files.append((file, [name]))
      }
    }
    draft.layout = files.count > ImportLimits.files ? [("app", draft.base.names)] : files
    draft.summary = [draft.base.count.counted("property", "properties")]
    draft.summary += draft.contexts.map { "\($0.group.count) for \($0.modifier) `\($0.name)`" }
    draft.guesses += sheet.guesses
    let inlined = sheet.names.filter { base[$0]?.isInlined == true }
    for name in inlined where modifiers(changing: name).count > 1 {
      draft.guesses.append(
        "`--\(name)` has a value for each context; in combinations of contexts, one of them applies"
      )
    }
    guard !inlined.isEmpty else { return }
    let names = inlined.prefix(3).map { "`--\($0)`" }.joined(separator: ", ")
    draft.guesses.append(
      "references within \(names)\(inlined.count > 3 ? " and others" : "") became values"
    )
  }

  private func modifiers(changing name: String) -> Set<String> {
    Set(
      sheet.contexts.compactMap { context in
        guard case .context(let modifier, _) = context, changes[context]?[name] != nil else {
          return nil
        }
        return modifier
      }
    )
  }
}
