import TokenCompiler
import TokenModel

/// A cache of the texts of formulas in an output.
struct FormulaMemo {
  /// The parts of all formulas that have been written.
  var parts: [StyleSheetTerm.Piece] = []
  /// The range in ``parts`` of each formula; `nil` for a literal value.
  var ranges: [Place: Range<Int>?] = [:]
  /// The formulas with their operands.
  var terms: [Place: StyleSheetTerm?] = [:]

  struct Place: Hashable {
    let node: NodeID
    let view: ViewID
  }
}
