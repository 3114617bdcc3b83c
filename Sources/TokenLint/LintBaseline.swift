package import Diagnostics
import JSONSyntax

/// The known findings of a source, by rule and path.
package struct LintBaseline: Equatable, Sendable {
  package var subjects: [String: Set<String>] = [:]

  package init(_ subjects: [String: Set<String>]) { self.subjects = subjects }

  /// Reads a baseline file; `nil` if it doesn't have the form that ``text`` writes.
  package init?(_ bytes: [UInt8]) {
    guard let (tree, root) = JSONTree.parseIfValid(bytes),
      let findings = tree.value(of: "findings", in: root), tree.kind(findings) == .object
    else { return nil }
    for rule in tree.members(of: findings) {
      guard tree.kind(rule.value) == .array else { return nil }
      for path in tree.elements(of: rule.value) {
        guard let path = tree.textIfString(path) else { return nil }
        subjects[tree.string(rule.key), default: []].insert(path)
      }
    }
  }

  package func contains(_ subject: String, _ code: DiagnosticCode) -> Bool {
    subjects[code.name]?.contains(subject) ?? false
  }

  package var count: Int { subjects.values.reduce(0) { $0 + $1.count } }

  /// Returns the findings that `other` doesn't contain.
  package func subtracting(_ other: LintBaseline) -> LintBaseline {
    var result = LintBaseline([:])
    for (rule, paths) in subjects {
      let rest = paths.subtracting(other.subjects[rule] ?? [])
      if !rest.isEmpty { result.subjects[rule] = rest }
    }
    return result
  }

  /// The contents of a baseline file, which don't depend on the order of the source.
  package var text: [UInt8] {
    var writer = JSONWriter(.pretty(width: 100))
    writer.beginObject()
    writer.member("version", 1)
    writer.name("findings")
    writer.beginObject()
    for (rule, paths) in subjects.sorted(by: { $0.key < $1.key }) {
      writer.list(rule, paths.sorted()) { $0.string($1) }
    }
    writer.endObject()
    writer.endObject()
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}
