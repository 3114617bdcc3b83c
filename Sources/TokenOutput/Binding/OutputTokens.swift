import TokenCompiler
import TokenModel

/// The tokens of an output, in the lists read by templates.
struct OutputTokens: Sendable {
  /// Whether each token and constant of the IR is in the output.
  var isIncluded: [Bool] = []
  /// All tokens in the output, in IR order.
  var all: [UInt32] = []
  /// All constants in the output, in IR order.
  var constants: [UInt32] = []
  /// The groups and their contents.
  var tree = OutputTree()
  /// The token types that occur, with their ranges in ``byType``.
  var types: [(type: TokenType, tokens: Range<Int>)] = []
  /// All tokens, sorted by type.
  var byType: [UInt32] = []
  /// The token types that occur, including types of parts of values.
  var usedTypes = TypeSet()
  /// The numbered text styles, in the order of their numbers.
  var textStyles: [UInt32] = []
  /// The modifiers that themed tokens vary with.
  var themedModifiers: [Int] = []
  var components = ComponentTable()
  var chunks = ChunkTable()

  func ofType(_ type: TokenType) -> ArraySlice<UInt32> {
    types.first { $0.type == type }.map { byType[$0.tokens] } ?? []
  }
}
