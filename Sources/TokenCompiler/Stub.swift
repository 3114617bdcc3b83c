import Diagnostics
import JSONSyntax
import TokenModel
extension LayerReader {
  func readExtension(ofToken n: JSONNode, tree: inout SourceTree, state: inout LoweringState)
    -> UInt32?
  { nil }
  func readExtension(ofGroup n: JSONNode, tree: inout SourceTree, state: inout LoweringState)
    -> UInt32?
  { nil }
}
extension SourceResolver { mutating func checkExtension(of d: TokenDefinition, type: TokenType) {} }
