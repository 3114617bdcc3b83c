/// Codes of formulas.
extension DiagnosticCode {
  package static let expressionCodes: [DiagnosticCode] = [
    malformedExpression, expressionTypeMismatch, expressionOutOfRange,
  ]

  package static let malformedExpression = DiagnosticCode(
    "malformed-expression",
    summary: "a formula cannot be read",
    explanation: """
      A string that begins with `~` is a formula. It is made of references in braces,
      numbers, lengths such as `4px`, colors such as `#ff8800`, the operators
      `+ - * /`, parentheses, and the functions `color.alpha(color, alpha)`,
      `color.mix(color, color, share, space)`, `color.lighten(color, share, space)`
      and `color.darken(color, share, space)`. `~~` at the beginning stands for a
      tilde that begins a text.

      Example:

          "~{dimension.grid} ** 2"

      Fix: do what the message says. Here it is `"~{dimension.grid} * 2"`.
      """
  )

  package static let expressionTypeMismatch = DiagnosticCode(
    "expression-type-mismatch",
    summary: "a formula puts things together that do not go together",
    explanation: """
      `+` and `-` take two numbers or two dimensions of one unit; `*` takes two
      numbers, or a dimension and a number; `/` divides a number or a dimension by a
      number. The functions take colors and numbers. The result has to be of the
      token's type.

      Example:

          "~{dimension.grid} + 4"

      Fix: give both sides the same type and unit, as in `"~{dimension.grid} + 4px"`.
      """
  )

  package static let expressionOutOfRange = DiagnosticCode(
    "expression-out-of-range",
    summary: "a formula has no usable result",
    explanation: """
      A number was divided by 0, became too large, or leaves the range of its place:
      an alpha and the share of a mixture go from 0 to 1.

      Example:

          "~color.alpha({color.ink}, 60)"

      Fix: write a number in the range, here `0.6`.
      """
  )
}
