package import TokenCompiler

/// An option of a rule in the `lint` setting.
package struct LintOption: Sendable {
  package let name: String
  package let kind: Kind
  /// The meaning, for the schema of the configuration.
  package let summary: String
  package var isRequired = false

  /// The form of an option's value.
  package indirect enum Kind: Sendable {
    case number(ClosedRange<Double>)
    case word([String])
    /// The path of a token.
    case path
    /// A pattern of token paths or a list of them; `{a,b}` matches either text.
    case patterns
    /// A list of texts.
    case texts
    /// An object with a whole number for each name.
    case limits
    /// A list of objects.
    case objects([LintOption])
  }

  package init(_ name: String, _ kind: Kind, _ summary: String, isRequired: Bool = false) {
    self.name = name
    self.kind = kind
    self.summary = summary
    self.isRequired = isRequired
  }

  /// The option of every rule for tokens to leave out.
  package static let ignore = LintOption("ignore", .patterns, "Tokens without findings.")
}

/// The options of a rule that were set.
package struct LintOptions: Sendable {
  package enum Value: Sendable {
    case number(Double)
    case texts([Located<String>])
    case limits([(name: Located<String>, limit: Double)])
    case objects([LintOptions])
  }

  private var values: [String: Value] = [:]

  package init() {}

  package subscript(name: String) -> Value? {
    get { values[name] }
    set { values[name] = newValue }
  }

  func number(_ name: String, default value: Double) -> Double {
    if case .number(let number)? = values[name] { number } else { value }
  }

  func text(_ name: String) -> Located<String>? { texts(name).first }

  func texts(_ name: String) -> [Located<String>] {
    if case .texts(let texts)? = values[name] { texts } else { [] }
  }

  func limits(_ name: String) -> [(name: Located<String>, limit: Double)] {
    if case .limits(let limits)? = values[name] { limits } else { [] }
  }

  func objects(_ name: String) -> [LintOptions] {
    if case .objects(let objects)? = values[name] { objects } else { [] }
  }

  func patterns(_ name: String) -> PathPatterns { PathPatterns(texts(name).map(\.value)) }
}
