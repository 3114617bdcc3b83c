import Diagnostics
import JSONSyntax
import SourceForms

/// Imports JSON style sheets: nested objects whose names imply the types of values.
///
/// `@a.b` is a reference, `~…` is an expression, `@parent` inherits from a group, and
/// `@include.NAME` includes a file. A value that DTCG doesn't define a type for becomes a constant
/// of its group.
struct StylesheetImporter {
  let names: SheetNames
  var diagnostics: [Diagnostic] = []
  var guesses: Set<String> = []

  static func read(
    _ files: [ImportFile],
    include: (_ path: String, _ file: ImportFile) -> ImportFile?,
    _ diagnostics: inout [Diagnostic]
  ) -> ImportDraft? {
    withoutActuallyEscaping(include) { include in
      var reader = SheetReader(include: include)
      var root = SheetGroup()
      var isComplete = true
      // Later files take precedence.
      for file in files {
        guard var sheet = reader.read(file) else {
          isComplete = false
          continue
        }
        sheet.include(root)
        root = sheet
      }
      diagnostics += reader.diagnostics
      guard isComplete else { return nil }
      var importer = StylesheetImporter(
        names: SheetNames(root, includedNames: reader.includedNames, &diagnostics)
      )
      var draft = ImportDraft()
      draft.base = importer.group(root, at: [])
      importer.removeUnresolved(from: &draft.base)
      diagnostics += importer.diagnostics
      draft.layout = [("app", draft.base.names)]
      draft.summary = [draft.base.count.counted("value")]
      draft.guesses = importer.guesses.sorted()
      draft.addresses = reader.addresses
      if draft.base.count == 0, let file = files.first {
        diagnostics.reportNothing("the style sheet has no values", at: file.start)
      }
      return draft
    }
  }

  // MARK: Groups

  private mutating func group(_ sheet: SheetGroup, at path: [String]) -> DraftGroup {
    var group = DraftGroup(description: sheet.description)
    if let parent = sheet.parent {
      if let found = names.target(of: parent.path, from: path), case .group = found.1 {
        group.base = names.tokenPath(found.path)
      } else {
        reportMissing(parent.path, at: parent.span, "group")
      }
    }
    for name in sheet.names {
      let inner = path + [name]
      let own = names.tokenPath(inner).last ?? name
      switch sheet[name] {
      case .group(let sheet): group[own] = .group(self.group(sheet, at: inner))
      case .leaf(let leaf): group[own] = member(leaf, at: inner)
      case nil: break
      }
    }
    return group
  }

  mutating func reportMissing(_ reference: String, at span: Span, _ what: String) {
    // The search compares all names, and few people read beyond the first messages.
    let help = diagnostics.count < 50 ? names.suggestion(for: reference) : nil
    diagnostics.skip("there is no \(what) `\(reference)`", at: span, help: help)
  }

  mutating func report(_ leaf: SheetLeaf, at path: [String], is problem: String) {
    diagnostics.skip("`\(path.joined(separator: "."))` \(problem)", at: leaf.span)
  }

  /// Removes the values with unresolved references.
  private mutating func removeUnresolved(from group: inout DraftGroup) {
    for (path, fault) in DraftReferences(of: group).faults {
      group.remove(at: path[...])
      guard let (name, span) = names.source(of: path) else { continue }
      let problem =
        switch fault {
        case .missing(let target): "refers to `\(names.name(of: target))`, which has no token"
        case .circular: "refers to itself"
        case .unresolved(let target): "refers to `\(names.name(of: target))`, which isn't imported"
        }
      diagnostics.skip("`\(name)` \(problem)", at: span)
    }
  }

  // MARK: Values

  /// Imports a value; `nil` if its type can't be determined, which is reported.
  mutating func member(_ leaf: SheetLeaf, at path: [String]) -> DraftGroup.Member? {
    let kind = SheetKind(path.last ?? "")
    if let reference = leaf.reference { return alias(reference, leaf, at: path) }
    if let formula = leaf.formula { return computed(formula, leaf, kind, at: path) }
    let before = diagnostics.count
    let read: DraftGroup.Member? =
      switch kind {
      case .color: color(leaf).map { .token($0) }
      case .image: leaf.text.map { .constant(DraftConstant("image", .string($0))) }
      case .point, .size, .rect, .insets: lengths(leaf, kind, at: path)
      case .font: font(leaf, at: path).map { .token($0) }
      case .textAttributes: textAttributes(leaf, at: path).map { .token($0) }
      case .curve: curve(leaf).map { .token($0) }
      case .duration: duration(leaf).map { .token($0) }
      case .length: leaf.number.map { .token(DraftToken("dimension", .pixels($0))) }
      case .word(let words): word(leaf, of: words).map { .constant($0) }
      case .other: nil
      }
    // The problem has already been reported.
    guard read == nil, diagnostics.count == before else { return read }
    return plain(leaf, kind, at: path)
  }

  /// Imports a value whose name doesn't imply a type.
  private mutating func plain(
    _ leaf: SheetLeaf,
    _ kind: SheetKind,
    at path: [String]
  ) -> DraftGroup.Member? {
    switch leaf.kind {
    case .number:
      let isLength = kind == .size || names.lengths.contains(path)
      let number = leaf.tree.number(leaf.node)
      return .token(
        isLength
          ? DraftToken("dimension", .pixels(number)) : DraftToken("number", .number(number))
      )
    case .true: return .constant(DraftConstant("boolean", .boolean(true)))
    case .false: return .constant(DraftConstant("boolean", .boolean(false)))
    case .string: return text(leaf.tree.string(leaf.node), at: path)
    case .array, .object, .null:
      report(leaf, at: path, is: "has a name without a known meaning")
      return nil
    }
  }

  private func text(_ text: String, at path: [String]) -> DraftGroup.Member {
    // A word such as `tan` is a color only in a group that is named for colors.
    let group = path.dropLast().last?.lowercased() ?? ""
    let mayBeWord = group.hasPrefix("colo") || group.hasSuffix("colors") || group == "palette"
    let color =
      mayBeWord || text.first == "#" || text.contains("(") ? DraftToken.color(text) : nil
    if let token = color ?? DraftToken.measure(text) { return .token(token) }
    let plain = text.hasPrefix("~~") ? String(text.dropFirst()) : text
    return .constant(DraftConstant("string", .string(plain)))
  }

  private mutating func color(_ leaf: SheetLeaf) -> DraftToken? {
    if let text = leaf.text {
      let isBare = [6, 8].contains(text.count) && text.allSatisfy(\.isHexDigit)
      let notation = text.hasPrefix("0x") ? "#" + text.dropFirst(2) : isBare ? "#" + text : text
      let color = notation.lowercased() == "clear" ? "transparent" : notation
      return DraftToken.color(color)
    }
    let members = leaf.members
    let listed = leaf.elements.map(\.number)
    let named = [("r", "red"), ("g", "green"), ("b", "blue"), ("a", "alpha")]
      .map { (members[$0.0] ?? members[$0.1])?.number }
    let parts = leaf.kind == .array ? listed : named
    guard parts.count >= 3, let red = parts[0], let green = parts[1], let blue = parts[2] else {
      return nil
    }
    let alpha = parts.count > 3 ? parts[3] ?? 1 : 1
    let channels = SIMD3(red, green, blue)
    guard channels.min() >= 0, channels.max() <= 255, (0...1).contains(alpha) else { return nil }
    guesses.insert(
      "colors with a component above 1 have a range from 0 to 255, all others from 0 to 1"
    )
    let color = CSSColor(channels.max() > 1 ? channels / 255 : channels, alpha: alpha)
    return DraftToken("color", color.value)
  }

  private func curve(_ leaf: SheetLeaf) -> DraftToken? {
    if leaf.elements.count == 4 {
      let numbers = leaf.elements.compactMap(\.number)
      guard numbers.count == 4 else { return nil }
      return DraftToken("cubicBezier", .array(numbers.map { .number($0) }))
    }
    let text = leaf.text ?? ""
    return DraftToken.curve(Self.curves[text.lowercased().filter { $0.isLetter }] ?? text)
  }

  /// The curves of UIKit in CSS notation.
  private static let curves = [
    "default": "ease", "easein": "ease-in", "easeout": "ease-out", "easeinout": "ease-in-out",
    "easeineaseout": "ease-in-out",
  ]

  private mutating func duration(_ leaf: SheetLeaf) -> DraftToken? {
    guard let seconds = leaf.number else { return nil }
    guesses.insert("durations and delays without a unit are seconds")
    return DraftToken("duration", .measure(seconds, "s"))
  }

  private func word(_ leaf: SheetLeaf, of words: [String]) -> DraftConstant? {
    words.first { $0.lowercased() == leaf.text?.lowercased() }
      .map { DraftConstant("word", .string($0), words: words) }
  }
}
