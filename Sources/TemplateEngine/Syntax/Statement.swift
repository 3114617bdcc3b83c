import Diagnostics

/// A parsed part of a template, before checking.
struct Statement: Sendable {
  enum Kind {
    case text([UInt8])
    case output(Expression, LinePlace)
    indirect case loop(LoopStatement)
    case branches([Branch], otherwise: [Statement]?)
    case set(Name, Expression)
    case capture(Name, [Statement])
    /// Text whose hash is stored in a variable.
    case hash(Name, [Statement])
    case include(Name, LinePlace)
    /// A message, optionally about an object: `{% fail message at object %}` or `{% warn … %}`.
    indirect case report(isFailure: Bool, Expression, subject: Expression?)
    /// A name that only one object can have: `{% unique scope, name at object %}`.
    indirect case unique(scope: Expression, Expression, subject: Expression)
    /// The location of a macro, which prints nothing.
    case macro
    /// A tag with a syntax error, including its body.
    ///
    /// The error has been reported.
    case broken
  }

  let kind: Kind
  let span: Span
}

/// The position of a tag on its line.
struct LinePlace {
  /// The blanks at the beginning of the line.
  let margin: [UInt8]
  /// Whether the tag stands alone on its line, so the margin and line ending depend on its value.
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

/// A branch of an `if`.
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
  let body: Body
  /// The value it returns; `nil` for a macro that prints.
  let result: Result?

  enum Body {
    case parsed([Statement])
    /// The location of the macro in a file without errors.
    case unparsed(TemplateSource, Range<Int>)
  }

  /// The statements in the body, which are parsed now if they haven't been before.
  var statements: [Statement] {
    switch body {
    case .parsed(let statements): statements
    case .unparsed(let source, let range): TemplateParser.parseMacro(at: range, of: source)
    }
  }

  /// The value of a macro that consists of an expression: `{% macro name(parameters): type = value
  /// %}`.
  struct Result {
    let type: TypeName
    let value: Expression
  }

  /// The name used in calls.
  var fullName: String {
    caseName.map { "\(name.text).\($0.text)" } ?? name.text
  }
}

/// A parsed template file, before checking.
struct TemplateFile: Sendable {
  let source: TemplateSource
  var body: [Statement] = []
  var macros: [MacroDefinition] = []
  var includes: [Name] = []
  /// The names of macros whose heads have syntax errors, so calls of them aren't reported as well.
  var brokenMacros: Set<String> = []
  /// The syntax errors.
  var diagnostics: [Diagnostic] = []
}
