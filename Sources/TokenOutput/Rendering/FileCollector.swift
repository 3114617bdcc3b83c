import Diagnostics

/// The files of a rendered part, with what was found in between.
package struct RenderedPart: Sendable {
  enum Step {
    /// A file, with the handle of the object that it was generated for.
    case file(OutputFile, subject: UInt32)
    case problem(Diagnostic)
    /// A message of a template.
    case report(Diagnostic)
  }

  let steps: [Step]
  /// Whether the rule's other files can't be rendered, because of an error.
  let hasStopped: Bool
}

/// Joins the files of an output's parts.
struct FileCollector {
  private let input: PreparedOutput.Input
  private(set) var files: [OutputFile] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The paths in use, by their lowercase form.
  private var paths: [String: Claim] = [:]
  /// The messages of templates, for removing duplicates: a macro can report the same in many files.
  private var reported: Set<Diagnostic> = []
  /// The index of the last rule that had to stop.
  private var stopped: Int?

  /// A path in use, with the rule that generated it and the token or group it was generated for.
  private struct Claim {
    let path: String
    let rule: FileRule
    let subject: UInt32
  }

  init(_ input: PreparedOutput.Input) {
    self.input = input
  }

  /// Adds the files of a part, which must come after those of the previous one.
  mutating func add(_ rendered: RenderedPart, of part: OutputPart) {
    // Files after the one that stopped the rule may have been rendered on another thread.
    guard stopped != part.ruleIndex else { return }
    let rule = part.rule.rule
    for step in rendered.steps {
      switch step {
      case .file(let file, let subject):
        if claim(Claim(path: file.path, rule: rule, subject: subject)) { files.append(file) }
      case .problem(let problem): diagnostics.append(problem)
      case .report(let report):
        if reported.insert(report).inserted { diagnostics.append(report) }
      }
    }
    if rendered.hasStopped { stopped = part.ruleIndex }
  }

  /// Claims a path and returns whether it is valid: unique, and without overlong names.
  private mutating func claim(_ claim: Claim) -> Bool {
    let names = claim.path.utf8.split(separator: UInt8(ascii: "/"))
    if let name = names.first(where: { $0.count > OutputFile.longestName }) {
      report(longName: String(Substring(name)), claim)
      return false
    }
    guard let other = paths.updateValue(claim, forKey: claim.path.lowercased()) else { return true }
    report(other, claim)
    return false
  }

  private mutating func report(longName name: String, _ claim: Claim) {
    let limit = OutputFile.longestName
    let target = input.target.name
    diagnostics.append(
      place(of: claim).map { Diagnostic.longFileName(name, limit: limit, $0, target: target) }
        ?? Diagnostic.longFileName(name, limit: limit, input.place(of: claim.rule))
    )
  }

  /// Reports that two files have the same path.
  ///
  /// If the paths differ in letter case, the names in the source are at fault. If they are
  /// identical, the rules are.
  private mutating func report(_ first: Claim, _ second: Claim) {
    let path = second.path
    if first.path != path, let one = place(of: first), let other = place(of: second) {
      diagnostics.append(.sharedPath(path, one, other, target: input.target.name))
    } else {
      diagnostics.append(
        .repeatedPath(
          path,
          input.place(of: first.rule),
          input.place(of: second.rule),
          isBuiltIn: input.target.target.isBuiltIn(second.rule)
        )
      )
    }
  }

  /// Returns the token or group that a file is generated for; `nil` for other objects.
  private func place(of claim: Claim) -> Diagnostic.NamedPlace? {
    switch claim.rule.each {
    case .token: input.source.place(ofToken: claim.subject)
    case .group: input.source.place(ofGroup: claim.subject)
    default: nil
    }
  }
}
