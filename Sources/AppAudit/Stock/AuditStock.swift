internal import Diagnostics

/// The values in all files of an app.
///
/// Equal values are stored once, so apps with millions of values fit in memory.
package struct AuditStock: Sendable {
  package struct File: Sendable {
    package let path: String
    package let language: AuditLanguage
  }

  /// A value at a place.
  package struct Finding: Sendable {
    /// The index in ``AuditStock/files``.
    package let file: UInt32
    /// The index in ``AuditStock/values``.
    package let value: UInt32
    package let line: UInt32
    package let column: UInt32
    /// The UTF-8 range of the value in its file.
    package let start: UInt32
    package let end: UInt32
    package let purpose: Literal.Purpose
    package let appearance: Literal.Appearance
    /// Whether the range is a complete expression, attribute, or declaration value.
    package let isWhole: Bool
    /// The index in ``AuditStock/names`` of the name that a resource has, if any.
    package let name: UInt32?
  }

  /// The distinct values, in the order of their first places.
  package private(set) var values: [Literal.Value] = []
  package private(set) var names: [String] = []
  package private(set) var files: [File] = []
  /// The values, in the order of the files.
  package private(set) var findings: [Finding] = []
  package private(set) var elements: [LiteralTextStyle.Element: Int] = [:]
  package private(set) var screens = 0
  package private(set) var systemColors: [String: Int] = [:]
  /// The places of `tokens:ignore` comments without a reason.
  package private(set) var unexplained: [(path: String, line: Int)] = []

  private var valueIndices: [Literal.Value: UInt32] = [:]
  private var nameIndices: [String: UInt32] = [:]

  package init() {}

  /// Adds the values of a file.
  ///
  /// - Complexity: O(*n*) in the number of values.
  package mutating func add(_ file: AuditedFile) {
    let index = UInt32(files.count)
    files.append(File(path: file.path, language: file.language))
    screens += file.content.screens
    elements.merge(file.content.elements) { $0 + $1 }
    systemColors.merge(file.content.systemColors) { $0 + $1 }
    unexplained += file.unexplainedLines.map { (file.path, $0) }
    for (literal, position) in zip(file.content.literals, file.positions) {
      findings.append(
        Finding(
          file: index,
          value: intern(literal.value),
          line: UInt32(position.line),
          column: UInt32(position.column),
          start: UInt32(literal.range.lowerBound),
          end: UInt32(literal.range.upperBound),
          purpose: literal.purpose,
          appearance: literal.appearance,
          isWhole: literal.isWhole,
          name: literal.name.map { intern($0) }
        )
      )
    }
  }

  private mutating func intern(_ value: Literal.Value) -> UInt32 {
    if let index = valueIndices[value] { return index }
    let index = UInt32(values.count)
    values.append(value)
    valueIndices[value] = index
    return index
  }

  private mutating func intern(_ name: String) -> UInt32 {
    if let index = nameIndices[name] { return index }
    let index = UInt32(names.count)
    names.append(name)
    nameIndices[name] = index
    return index
  }

  package func value(of finding: Finding) -> Literal.Value { values[Int(finding.value)] }

  /// Removes the findings for which `isKnown` returns `true`.
  package mutating func remove(where isKnown: (Finding) -> Bool) {
    findings.removeAll(where: isKnown)
  }
}
