import Diagnostics
import Foundation
import Testing
import TokenModel

@testable import TokenCompiler

/// Published token files of Style Dictionary and Tokens Studio. Every token is imported, with one
/// warning per file. The files are stored outside the repository.
@Suite struct `Foreign systems` {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../shared/data").standardizedFileURL

  static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

  /// A folder or a file, and the expected outcome of its tokens.
  struct System: Sendable, CustomTestStringConvertible {
    let path: String
    let tokens: Int
    var constants = 0

    var testDescription: String { path }

    /// The token files by path.
    var files: [String: String] {
      get throws {
        let root = Foreign.folder.appending(path: path)
        guard root.pathExtension != "json" else {
          return [path: try String(contentsOf: root, encoding: .utf8)]
        }
        var files: [String: String] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: root.path)
        where [".json", ".json5"].contains(where: name.hasSuffix)
          && (path + "/" + name).contains("tokens/")
        {
          files[name] = try String(contentsOf: root.appending(path: name), encoding: .utf8)
        }
        return files
      }
    }
  }

  typealias Foreign = `Foreign systems`

  static let systems = [
    System(path: "style-dictionary/advanced/assets-base64-embed", tokens: 12, constants: 35),
    System(path: "style-dictionary/advanced/custom-transforms", tokens: 14),
    System(path: "style-dictionary/advanced/flutter", tokens: 16),
    System(path: "style-dictionary/advanced/multi-brand-multi-platform", tokens: 27),
    System(path: "style-dictionary/advanced/npm-module", tokens: 12),
    System(path: "style-dictionary/advanced/referencing_aliasing", tokens: 20),
    System(path: "style-dictionary/advanced/s3", tokens: 12, constants: 34),
    System(path: "style-dictionary/advanced/tailwind-preset", tokens: 11),
    System(path: "style-dictionary/advanced/tokens-deprecation", tokens: 13),
    System(path: "style-dictionary/advanced/transitive-transforms", tokens: 79),
    System(path: "style-dictionary/advanced/variables-in-outputs", tokens: 13),
    System(path: "style-dictionary/complete", tokens: 360, constants: 976),
    System(path: "tokens-studio/color-modifier-references.tokens.json", tokens: 16),
    System(path: "tokens-studio/expand-composition.tokens.json", tokens: 18),
    System(path: "tokens-studio/math-in-complex-values.tokens.json", tokens: 4),
    System(path: "tokens-studio/object-value-references.tokens.json", tokens: 8),
    System(path: "tokens-studio/sd-transforms.tokens.json", tokens: 34, constants: 1),
    System(path: "tokens-studio/swift-UI-colors.tokens.json", tokens: 3),
    System(path: "tokens-studio/w3c-spec-compliance.tokens.json", tokens: 34, constants: 1),
  ]

  @Test(.enabled(if: isThere, "the systems are not next to this repository"), arguments: systems)
  func `every token is imported`(_ system: System) throws {
    let files = try system.files
    let compilation = Project(files).compile()
    let ir = try #require(compilation.ir, "\(compilation.messages.prefix(5))")
    let constants = ir.tokens.count { $0.type == .constant }
    #expect(ir.tokens.count - constants == system.tokens)
    #expect(constants == system.constants)
    let warnings = compilation.diagnostics.count { $0.code == .foreignForm }
    #expect(warnings >= 1 && warnings <= files.count)
  }
}
