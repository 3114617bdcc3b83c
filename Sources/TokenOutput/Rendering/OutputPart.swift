import TemplateEngine
import TokenModel

/// A part of an output that one thread renders: files of one rule.
package struct OutputPart: Sendable {
  /// Whether these are all files of the rule.
  ///
  /// Such a part should be rendered early, because a rule with only one file prints all tokens into
  /// it.
  package let isWholeRule: Bool
  let rule: CompiledRule
  /// The index of the rule in the target.
  let ruleIndex: Int
  let subjects: ArraySlice<Subject>

  /// The token, group, or other object that a file is generated for.
  struct Subject: Sendable {
    let handle: UInt32
    let view: ViewID
  }
}

extension BoundOutput {
  /// The maximum number of parts of a rule.
  ///
  /// It's large enough that no thread waits long for the last part of another.
  private static let partsPerRule = 64

  /// Divides the files of a rule into parts; none if the rule doesn't generate any file.
  func parts(of rule: CompiledRule, at index: Int) -> [OutputPart] {
    let subjects = subjects(of: rule)
    guard subjects.contains(where: { needs(rule, for: $0) }) else { return [] }
    let count = (subjects.count + Self.partsPerRule - 1) / Self.partsPerRule
    return stride(from: 0, to: subjects.count, by: count).map { start in
      OutputPart(
        isWholeRule: count == subjects.count,
        rule: rule,
        ruleIndex: index,
        subjects: subjects[start..<min(start + count, subjects.count)]
      )
    }
  }

  /// Whether the conditions of a rule are met for an object.
  func needs(_ rule: CompiledRule, for subject: OutputPart.Subject) -> Bool {
    hold(rule.conditions, for: root(of: rule, subject))
  }

  /// Returns the object whose members are the names in a rule's template.
  func root(of rule: CompiledRule, _ subject: OutputPart.Subject) -> TemplateObject {
    let type = OutputSchema.root(of: rule.rule.each)
    return TemplateObject(type, subject.handle, context: UInt32(subject.view))
  }

  /// Returns the objects that a rule can generate files for.
  private func subjects(of rule: CompiledRule) -> [OutputPart.Subject] {
    let subjects = subjectsInBase(of: rule)
    guard rule.rule.isInAppearances else { return subjects }
    return self.subjects(in: .appearances).map(\.view).uniqued.flatMap { view in
      subjects.map { OutputPart.Subject(handle: $0.handle, view: view) }
    }
  }

  /// Returns the objects in the base, regardless of whether the rule generates files for
  /// appearances.
  private func subjectsInBase(of rule: CompiledRule) -> [OutputPart.Subject] {
    func inBase(_ handles: some Sequence<UInt32>) -> [OutputPart.Subject] {
      handles.map { OutputPart.Subject(handle: $0, view: ViewTable.base) }
    }
    switch rule.rule.each {
    case .once: return inBase([0])
    case .group:
      return inBase(
        tokens.tree.groups.lazy.filter { group in
          rule.rule.depth.map { self.source.groups.entries[Int(group)].depth <= $0 } ?? true
        }
      )
    case .type: return inBase(0..<UInt32(tokens.types.count))
    case .token:
      guard let type = rule.onlyTokenType else { return inBase(tokens.all) }
      let range = tokens.types.first { Int($0.type.rawValue) == type }?.tokens ?? 0..<0
      return inBase(tokens.byType[range])
    case .component: return inBase(0..<UInt32(tokens.components.rootCount))
    case .context: return subjects(in: .settings)
    case .appearance: return subjects(in: .appearances)
    }
  }

  private func subjects(in list: SettingList) -> [OutputPart.Subject] {
    settingTable[list].map {
      OutputPart.Subject(handle: UInt32($0), view: settingTable.entries[$0].view)
    }
  }
}
