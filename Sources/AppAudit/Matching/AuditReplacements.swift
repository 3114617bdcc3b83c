/// The edits that replace values of an app by tokens.
///
/// Only complete values in style sheets and Android resources and colors in Swift are replaced, and
/// only if a token has exactly the value. Elsewhere in code, the type of the expression matters too,
/// so replacements are suggestions.
package struct AuditReplacements: Sendable {
  /// The names of a token for the places of each kind.
  package struct Names: Sendable {
    /// The custom property, such as `--color-text-link`.
    package var customProperty: String?
    /// The reference to a resource, such as `@color/color_text_link`.
    package var resource: String?
    /// The name in code by language, such as `Tokens.Color.Text.link`.
    package var code: [AuditLanguage: String] = [:]

    package init() {}
  }

  package struct Edit: Sendable {
    package let range: Range<Int>
    package let text: String
    /// Whether the text replaces only the arguments of an initializer.
    package let isArgument: Bool
  }

  /// A replacement that a person has to make.
  package struct Suggestion: Sendable {
    /// The index in ``AuditStock/findings``.
    package let finding: Int
    package let name: String
  }

  /// The edits of each file, in the order of their ranges.
  package private(set) var edits: [(path: String, edits: [Edit])] = []
  package private(set) var suggestions: [Suggestion] = []

  package var count: Int { edits.reduce(0) { $0 + $1.edits.count } }

  /// Finds the replacements for a report.
  ///
  /// - Parameters:
  ///   - report: the values, compared with the tokens.
  ///   - names: the names of each token, by its path.
  package init(_ report: AuditReport, _ names: [String: Names]) {
    for (index, finding) in report.stock.findings.enumerated() {
      guard report.matches.indices.contains(index),
        case .exact(let token) = report.matches[index], let own = names[token]
      else { continue }
      let file = report.stock.files[Int(finding.file)]
      let kind = report.stock.value(of: finding).kind
      let isValue = kind == .color || kind == .size || kind == .radius
      switch file.language {
      case .styleSheet, .markup:
        guard isValue, finding.isWhole, let name = own.customProperty else { continue }
        add("var(\(name))", finding, file.path)
      case .androidXML:
        guard isValue, finding.isWhole, let name = own.resource else { continue }
        // A resource with the name of the token would refer to itself.
        let resource = finding.name.map { report.stock.names[Int($0)] }
        guard resource.map({ !name.hasSuffix("/" + $0) }) ?? true else { continue }
        add(name, finding, file.path)
      case .swift, .objectiveC, .kotlin, .java, .script:
        guard let name = own.code[file.language] else { continue }
        if file.language == .swift, kind == .color, finding.isWhole {
          add(name, finding, file.path, isArgument: true)
          continue
        }
        suggestions.append(Suggestion(finding: index, name: name))
      case .interfaceBuilder, .colorSet: continue
      }
    }
  }

  private mutating func add(
    _ text: String,
    _ finding: AuditStock.Finding,
    _ path: String,
    isArgument: Bool = false
  ) {
    let range = Int(finding.start)..<Int(finding.end)
    let edit = Edit(range: range, text: text, isArgument: isArgument)
    if edits.last?.path == path {
      edits[edits.count - 1].edits.append(edit)
    } else {
      edits.append((path, [edit]))
    }
  }
}
