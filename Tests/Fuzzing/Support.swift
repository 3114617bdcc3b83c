import Diagnostics
import JSONSyntax
import TokenCompiler

/// What the entries share: each has one function that the fuzzer calls with bytes of its making.
enum Fuzzing {
  /// The bytes that the fuzzer made.
  static func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: start, count: count))
  }

  /// Compiles `files` and prints what comes of it, as `tokens ir` does.
  static func compile(_ request: CompileRequest, _ files: [String: [UInt8]]) -> Compilation {
    let compilation = TokenCompiler.compile(request) { path in
      files[path].map { .success($0) } ?? .failure(.missing)
    }
    report(
      compilation.diagnostics,
      compilation.sources,
      of: files.values.reduce(0) { $0 + $1.count }
    )
    if let ir = compilation.ir { require(ir) }
    return compilation
  }

  /// Shows the first few diagnostics of a text of `size` bytes.
  ///
  /// That takes far longer than reading the text does, so it is done for one size in eight.
  static func report(_ diagnostics: [Diagnostic], _ sources: SourceMap, of size: Int) {
    guard size % 8 == 3, !diagnostics.isEmpty else { return }
    let text = TextRenderer().render(Array(diagnostics.prefix(3)), in: sources)
    precondition(!text.isEmpty, "a diagnostic is not shown")
  }

  /// The JSON of an IR has to be JSON.
  private static func require(_ ir: IR) {
    var diagnostics: [Diagnostic] = []
    var text: [UInt8] = []
    ir.appendJSON(to: &text)
    _ = JSONTree.parse(text, file: SourceMap.FileID(index: 0), diagnostics: &diagnostics)
    precondition(diagnostics.isEmpty, "the IR is printed as what is not a JSON")
  }

  /// `text` as a string of JSON.
  static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
