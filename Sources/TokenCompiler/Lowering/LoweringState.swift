import Diagnostics
import JSONSyntax
import TokenModel

/// What the stages of one compilation fill together: the tables that handles are indices into.
struct LoweringState {
  /// The parsed files; a ``DocumentID`` is an index into this array.
  var documents: SourceDocuments
  /// Names, descriptions, font names and the segments of pointers.
  var texts = TextTable()
  /// The paths of tokens and groups, defined or only referred to.
  var paths = PathTable()
  /// The values.
  var values = ValueStore()
  /// The paths of the references in curly braces that were read.
  var curlyPaths = CurlyPaths()
  /// The references.
  var references: [SourceReference] = []
  /// The segments of JSON Pointers, decoded.
  var pointerSegments: [TextID] = []
  /// The parts of composite values that hold references or formulas.
  var slots: [Slot] = []
  /// Memory for the parts of values that are being read.
  var spareSlots: [[Slot]] = []
  /// The formulas.
  var expressions: [Expression] = []
  /// Members of composite values that no type has; they stand in no order and may stand there twice.
  var droppedMembers: [DroppedNode] = []
  /// Members that a typography value may lack because our own extension says them, by the value.
  var membersOfExtensions: [SyntaxNode: Set<SlotField>] = [:]
  /// The `hex` of colors in other spaces than sRGB.
  var hexFallbacks: [HexFallback] = []
  /// What was found wrong.
  var findings: DiagnosticSink

  init(documents: SourceDocuments = [], findings: DiagnosticSink = DiagnosticSink()) {
    self.documents = documents
    self.findings = findings
  }

  /// The diagnostics of ``findings``.
  var diagnostics: [Diagnostic] {
    @inline(__always) _read { yield findings.diagnostics }
    @inline(__always) _modify { yield &findings.diagnostics }
  }

  /// About how many paths the documents define, by experience: a token takes a dozen nodes.
  var expectedPaths: Int { documents.reduce(0) { $0 + $1.slotCount } / 11 }

  /// Makes room for so many paths and about as much as stands at them.
  mutating func reserveCapacity(_ paths: Int) {
    // Names are short, descriptions are not; memory that nothing is written to costs nothing.
    texts.reserveCapacity(paths, bytes: paths * 24)
    curlyPaths.reserveCapacity(paths / 2)
    slots.reserveCapacity(paths)
    self.paths.reserveCapacity(paths)
    references.reserveCapacity(paths)
  }

  /// The decoded text of a string, interned.
  mutating func intern(_ node: SyntaxNode) -> TextID {
    documents[Int(node.document.index)].withStringBytes(node.node) { texts.intern($0) }
  }

  /// The tree that `node` belongs to.
  @inline(__always)
  func tree(of node: SyntaxNode) -> JSONTree {
    documents[Int(node.document.index)]
  }

  /// A path as people write it.
  func pathText(_ path: PathID) -> String { paths.description(of: path, in: texts) }

  /// The path whose names are these ``pointerSegments``; it is added where nothing defines it.
  mutating func internPath(of segments: IR.IndexRange) -> PathID {
    pointerSegments[segments.indices].reduce(.root) { paths.intern($1, below: $0) }
  }
}
