import Diagnostics

/// An expression with resolved names and a known type.
struct CheckedExpression: Sendable {
  enum Kind {
    case text(String)
    case integer(Int)
    case number(Double)
    case bool(Bool)
    case word(Int)
    case root
    case slot(Int)
    case loop(LoopMember)
    indirect case member(CheckedExpression, MemberID)
    /// Calls of macros and families, given as indices in the catalog.
    indirect case call(macro: Int, [CheckedExpression])
    indirect case dispatch(family: Int, [CheckedExpression])
    /// The value that a call of a macro returns instead of printing.
    indirect case result(CheckedExpression)
    /// A search through a list.
    ///
    /// A slot contains the current element.
    indirect case search(
      Expression.Search,
      slot: Int,
      CheckedExpression,
      condition: CheckedExpression
    )
    /// A text's row in one of the target's tables.
    indirect case lookup(CheckedExpression, table: Int)
    indirect case styled(TextStyling, CheckedExpression)
    indirect case wordText(CheckedExpression, WordTypeID)
    /// A value in the form in which an instruction prints it.
    indirect case printed(Instruction, CheckedExpression)
    indirect case joined(CheckedExpression, separator: String, element: TemplateType)
    indirect case pair(CheckedExpression, CheckedExpression)
    /// The result of an instruction that only pops its operands and pushes the result.
    indirect case unary(Instruction, CheckedExpression)
    indirect case binary(Instruction, CheckedExpression, CheckedExpression)
    indirect case equal(CheckedExpression, CheckedExpression)
    indirect case and(CheckedExpression, CheckedExpression)
    indirect case or(CheckedExpression, CheckedExpression)
    indirect case not(CheckedExpression)
    /// Whether a word is in a set, given as bits.
    indirect case isOneOf(CheckedExpression, words: UInt64)
    indirect case isCase(CheckedExpression, ObjectTypeID)
    indirect case conditional(CheckedExpression, condition: CheckedExpression, CheckedExpression)
    indirect case fallback(CheckedExpression, CheckedExpression)
  }

  let kind: Kind
  let type: TemplateType
  let span: Span

  /// Whether this can print more than one line.
  var mayHaveLines: Bool {
    switch kind {
    case .call, .dispatch, .slot, .result: true
    case .styled(let styling, let operand): styling.makesLines || operand.mayHaveLines
    case .pair(let first, let second): first.mayHaveLines || second.mayHaveLines
    case .conditional(let first, _, let second): first.mayHaveLines || second.mayHaveLines
    case .fallback(let first, let second): first.mayHaveLines || second.mayHaveLines
    case .text(let text): text.utf8.contains(UInt8(ascii: "\n"))
    default: false
    }
  }
}

/// The members of `loop`.
enum LoopMember: UInt8, CaseIterable {
  case index
  case index0
  case first
  case last
  case count

  var type: TemplateType {
    switch self {
    case .index, .index0, .count: .integer
    case .first, .last: .bool
    }
  }

  var name: String { Self.names[Int(rawValue)] }

  private static let names = ["index", "index0", "first", "last", "count"]
}

enum Arithmetic: UInt8 {
  case add
  case subtract
  case multiply
  case divide
}

enum NumberOrder: UInt8 {
  case less
  case lessOrEqual
}

/// The transformations that filters apply to printed text.
enum TextStyling {
  case string(Int)
  case comment(Int)
  case upper
  case lower
  case indent(Int)
  case hash
  /// A name in one of the host's forms, with the separator between its parts.
  case name(form: Int, separator: String?)

  var makesLines: Bool {
    switch self {
    case .comment, .indent: true
    case .string, .upper, .lower, .hash, .name: false
    }
  }
}
