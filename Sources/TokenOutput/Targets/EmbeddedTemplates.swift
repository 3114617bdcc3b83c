internal import EmbeddedFiles

/// The built-in targets.
enum EmbeddedTemplates {
  /// The names of the built-in targets, sorted.
  static let targetNames: [String] = embeddedPaths.reduce(into: []) { names, path in
    let folders = path.split(separator: "/")
    guard folders.count > 2, folders[1] != names.last ?? "" else { return }
    names.append(String(folders[1]))
  }

  /// Returns the files of a built-in target; empty if there is no such target.
  ///
  /// - Complexity: O(*n*) in the number of embedded files.
  static func files(of target: String) -> [TemplateLibrary.File] {
    let folder = "templates/\(target)/"
    return embeddedPaths.indices.filter { embeddedPaths[$0].hasPrefix(folder) }.map { index in
      let name = String(embeddedPaths[index].dropFirst(folder.count))
      return TemplateLibrary.File(
        name: name,
        path: "built-in/\(target)/\(name)",
        bytes: Array(embeddedBytes(at: index))
      )
    }
  }
}

/// The JSON schemas of the files that the tool reads and writes.
package enum EmbeddedSchemas {
  package static var configuration: String { text(of: "tokens/tokens.config.schema.json") }
  package static var target: String { text(of: "templates/target.schema.json") }
  package static var ir: String { text(of: "templates/ir.schema.json") }
  package static var tokens: String { text(of: "templates/tokens.schema.json") }

  private static func text(of path: String) -> String {
    guard let index = embeddedPaths.firstIndex(of: path) else {
      preconditionFailure("\(path) isn't in EmbeddedFiles.c")
    }
    return String(decoding: embeddedBytes(at: index), as: UTF8.self)
  }
}

/// The paths of the embedded files, relative to the repository.
private let embeddedPaths: [String] = (0..<Int(embeddedFileCount)).map { index in
  // The C compiler requires paths relative to its source file.
  String(cString: embeddedFile(index).path + "../../".utf8.count)
}

private func embeddedBytes(at index: Int) -> UnsafeBufferPointer<UInt8> {
  let file = embeddedFile(index)
  return UnsafeBufferPointer(start: file.bytes, count: file.count)
}
