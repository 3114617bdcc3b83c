import Diagnostics
import JSONSyntax
import TokenModel

/// The state shared by the stages of a compilation: the tables that handles are indices into.
struct LoweringState {
  /// The parsed files; a ``DocumentID`` is an index into this array.
  var documents: SourceDocuments
  /// Names, descriptions, font names, and the segments of pointers.
  var texts = TextTable()
  /// The paths of all tokens and groups, both defined and only referred to.
  var paths = PathTable()
  var values = ValueStore()
  /// The paths of curly-brace references that were read.
  var curlyPaths = CurlyPaths()
  var references: [SourceReference] = []
  /// The decoded segments of JSON Pointers.
  var pointerSegments: [TextID] = []
  /// The parts of composite values that contain references or expressions.
  var slots: [Slot] = []
  /// Memory to reuse for the parts of values that are being read.
  var spareSlots: [[Slot]] = []
  var expressions: [Expression] = []
  /// Unknown properties of composite values, in no particular order and possibly repeated.
  var droppedMembers: [DroppedNode] = []
  /// The properties that each typography value may omit because its `dev.tokens` extension has
  /// them.
  var membersOfExtensions: [SyntaxNode: Set<SlotField>] = [:]
  /// The `hex` fallbacks of colors in color spaces other than sRGB.
  var hexFallbacks: [HexFallback] = []
  /// The tokens of the source, for suggestions; empty until values are read.
  var knownTokens: [PathID] = []
  /// The last value that was reported as the value of another type.
  var valueOfOtherType: (place: SyntaxNode, found: TokenType)?
  var findings: DiagnosticSink

  init(documents: SourceDocuments = [], findings: DiagnosticSink = DiagnosticSink()) {
    self.documents = documents
    self.findings = findings
  }

  var diagnostics: [Diagnostic] {
    _read { yield findings.diagnostics }
    _modify { yield &findings.diagnostics }
  }

  /// The approximate number of paths in the documents: on average, a token takes about 11 slots.
  var expectedPaths: Int { documents.reduce(0) { $0 + $1.slotCount } / 11 }

  /// Reserves capacity for `paths` paths and a typical amount of contents.
  mutating func reserveCapacity(_ paths: Int) {
    // Names are short, but descriptions aren't. Memory that isn't written to costs nothing.
    texts.reserveCapacity(paths, bytes: paths * 24)
    curlyPaths.reserveCapacity(paths / 2)
    slots.reserveCapacity(paths)
    self.paths.reserveCapacity(paths)
    references.reserveCapacity(paths)
  }

  /// Interns the decoded text of a string.
  mutating func intern(_ node: SyntaxNode) -> TextID {
    documents[Int(node.document.index)].withStringBytes(node.node) { texts.intern($0) }
  }

  func tree(of node: SyntaxNode) -> JSONTree {
    documents[Int(node.document.index)]
  }

  /// The source notation of a path.
  func pathText(_ path: PathID) -> String { paths.description(of: path, in: texts) }

  /// Returns the path with the given ``pointerSegments``, which is added if it doesn't exist.
  mutating func internPath(of segments: IR.IndexRange) -> PathID {
    pointerSegments[segments.indices].reduce(.root) { paths.intern($1, below: $0) }
  }
}
