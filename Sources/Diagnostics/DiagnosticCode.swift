/// A kind of problem, identified by a stable kebab-case name that scripts can match.
///
/// Each code is declared once, as a static member next to the diagnostics that use it, and is never
/// reused with another meaning. Two codes with the same name are equal.
///
/// The declaration is the page that `tokens explain CODE` shows, below a heading in the form of the
/// first line of a diagnostic:
///
/// ```
/// warning[some-code]: the problem, in one line without a period
///
/// One or two short paragraphs: what the problem is, and why it matters.
///
/// Example:
///
///     the faulty source, indented by four spaces
///
/// Fix: how to resolve the problem.
/// ```
///
/// Lines are at most 80 columns wide. Tests verify the form of every page.
public struct DiagnosticCode: Sendable {
  /// The name, such as `unknown-reference`.
  public let name: String
  /// The severity of the mildest diagnostic with this code; `lint` can't lower the severity of
  /// errors.
  public let severity: Diagnostic.Severity
  private let page: String

  /// A one-line description of the problem, in lowercase and without a period.
  public var summary: String {
    String(page.prefix { $0 != "\n" }.drop { $0 != " " }.dropFirst())
  }

  /// The page below its heading: the meaning, why it matters, an example, and the fix.
  public var explanation: String { String(page.drop { $0 != "\n" }.drop { $0 == "\n" }) }
}

extension DiagnosticCode: ExpressibleByStringLiteral {
  /// Creates a code from its page, or an error code from its name alone.
  public init(stringLiteral page: String) {
    // This uses bytes for speed because `lint` reads the names of all codes when a build starts.
    let bytes = page.utf8
    if let start = bytes.firstIndex(of: UInt8(ascii: "[")),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "]"))
    {
      name = String(page[bytes.index(after: start)..<end])
      severity = Diagnostic.Severity(rawValue: String(page[..<start])) ?? .error
    } else {
      name = page
      severity = .error
    }
    self.page = page
  }
}

extension DiagnosticCode: Hashable {
  /// Whether two codes have the same name.
  public static func == (first: DiagnosticCode, second: DiagnosticCode) -> Bool {
    first.name == second.name
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
