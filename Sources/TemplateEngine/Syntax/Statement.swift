import Diagnostics

/// A part of a template as it is written.
struct Statement: Sendable {
  enum Kind {
    case text([UInt8])
    case output(Expression, LinePlace)
    indirect case loop(LoopStatement)
    case branches([Branch], otherwise: [Statement]?)
    case set(Name, Expression)
    case capture(Name, [Statement])
    /// Text whose hash is kept in a variable.
    case hash(Name, [Statement])
    case include(Name, LinePlace)
    /// A message of the template's author.
    indirect case report(ReportStatement)
    /// A name that must not be made twice.
    indirect case unique(UniqueStatement)
    /// The place where a macro stands, which prints nothing.
    case macro
    /// A tag that could not be read, with what it holds; it has been reported.
    case broken
  }

  let kind: Kind
  let span: Span
}

/// Where on its line a tag stands.
struct LinePlace {
  /// The blanks with which the line begins.
  let margin: [UInt8]
  /// Whether the tag has the line to itself, so that margin and line end depend on its value.
  let standsAlone: Bool
  let hasLineEnd: Bool
}

/// A loop: `{% for variable in list if filter %}`.
struct LoopStatement: Sendable {
  let variable: Name
  let list: Expression
  let filter: Expression?
  let body: [Statement]
  let between: [Statement]?
  let otherwise: [Statement]?
}

/// A message: `{% fail message at object %}`.
struct ReportStatement {
  let isFailure: Bool
  let message: Expression
  /// What the message is about.
  let subject: Expression?
}

/// A name that only one thing may have: `{% unique scope, name at object %}`.
struct UniqueStatement {
  let scope: Expression
  let name: Expression
  /// What has the name.
  let subject: Expression
}

/// One of the branches of an `if`.
struct Branch: Sendable {
  /// The variable of `if let`.
  let binding: Name?
  let condition: Expression
  let body: [Statement]
}

/// A macro: `{% macro name.case(parameters) %}`.
struct MacroDefinition {
  struct Parameter {
    let name: Name
    let type: TypeName?
  }

  let name: Name
  let caseName: Name?
  let parameters: [Parameter]
  let body: [Statement]
  /// What it gives; `nil` for a macro that prints.
  let result: Result?

  /// The value of a macro that is one expression: `{% macro name(parameters): type = value %}`.
  struct Result {
    let type: TypeName
    let value: Expression
  }

  /// The name as it is called.
  var fullName: String {
    caseName.map { "\(name.text).\($0.text)" } ?? name.text
  }
}

/// A template file as it is written.
struct TemplateFile: Sendable {
  let source: TemplateSource
  var body: [Statement] = []
  var macros: [MacroDefinition] = []
  var includes: [Name] = []
  /// The names of macros whose heads could not be read, so that their calls are not reported too.
  var brokenMacros: Set<String> = []
  /// What is wrong with its syntax.
  var diagnostics: [Diagnostic] = []
}
