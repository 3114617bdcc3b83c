package import Diagnostics
import TemplateEngine

extension DiagnosticCode {
  package static let outputNameCodes: [DiagnosticCode] = [
    invalidTargetName
  ]

  package static let invalidTargetName: DiagnosticCode = """
    error[invalid-target-name]: a name set for one target contains invalid characters

    A name in `names` replaces the generated one and is used unchanged, so it can
    contain only characters that are safe in every language.

    Example:

        "names": { "css": "brand upper" }

    Fix: use letters, digits, `_` and `-`.
    """
}

/// Diagnostics about the names on a target.
extension Diagnostic {
  /// The path and location of something that has a name.
  struct NamedPlace {
    let path: String
    let span: Span?
  }

  static func nameCollision(
    _ name: String,
    _ first: NamedPlace,
    _ second: NamedPlace,
    target: String
  ) -> Self {
    Self(
      .nameCollision,
      "`\(first.path)` and `\(second.path)` are both called `\(name)` in `\(target)`"
    )
    .at(second.span, "the same name").also(first.span, "`\(name)` here first")
    .help(renaming(second, target))
  }

  /// Reports that a part of `first` has the same name as `second` or a part of it.
  static func partCollision(
    _ name: String,
    _ first: (part: NumberedPart, place: NamedPlace),
    _ second: (part: NumberedPart?, place: NamedPlace),
    target: String
  ) -> Self {
    func isCalled(_ part: NumberedPart) -> String { "\(part.ownDescription) is called `\(name)`" }
    let other = second.part.map { "\($0.description) of " } ?? ""
    return Self(
      .nameCollision,
      "\(other)`\(second.place.path)` and \(first.part.description) of `\(first.place.path)` are "
        + "both called `\(name)` in `\(target)`"
    )
    .at(second.place.span, second.part.map(isCalled) ?? "the same name")
    .also(first.place.span, isCalled(first.part)).help(renaming(second.place, target))
  }

  static func takenName(_ name: String, _ place: NamedPlace, target: String) -> Self {
    Self(
      .nameCollision,
      "`\(place.path)` is called `\(name)` in `\(target)`, a name that the target reserves"
    )
    .at(place.span).help(renaming(place, target))
  }

  /// Returns the collision as a warning that `place`, or a token or group that a template reported,
  /// is left out.
  func omitting(_ place: NamedPlace? = nil) -> Self {
    var warning = self
    warning.severity = .warning
    warning.message += ", so \(place.map { "`\($0.path)`" } ?? "the second") is left out"
    return warning
  }

  static func contextCollision(
    _ first: NamedPlace,
    _ second: NamedPlace,
    of modifier: String,
    name: String,
    target: String
  ) -> Self {
    Self(
      .nameCollision,
      "the contexts `\(first.path)` and `\(second.path)` of `\(modifier)` are both called `\(name)` in "
        + "`\(target)`"
    )
    .at(second.span, "the same name").also(first.span, "`\(name)` here first")
    .help("rename one of them")
  }

  static func modifierCollision(
    _ first: NamedPlace,
    _ second: NamedPlace,
    name: String,
    target: String
  ) -> Self {
    Self(
      .nameCollision,
      "the modifiers `\(first.path)` and `\(second.path)` are both called `\(name)` in `\(target)`"
    )
    .at(second.span, "the same name").also(first.span, "`\(name)` here first")
    .help("rename one of them")
  }

  static func wordCollision(
    _ first: String,
    _ second: String,
    of constant: NamedPlace,
    name: String,
    target: String
  ) -> Self {
    Self(
      .nameCollision,
      "the words `\(first)` and `\(second)` of `\(constant.path)` are both called `\(name)` in "
        + "`\(target)`"
    )
    .at(constant.span).help("rename one of them")
  }

  static func renaming(_ place: NamedPlace, _ target: String) -> String {
    "rename `\(place.path)` for this target: "
      + "`\"$extensions\": {\"dev.tokens\": {\"names\": {\"\(target)\": \"…\"}}}`"
  }

  static func invalidOverride(_ name: String, _ span: Span) -> Self {
    Self(.invalidTargetName, "`\(name)` isn't a valid name in every language")
      .at(span)
      .help("use letters, digits, and `_`, with a letter first, and avoid reserved words")
  }
}
