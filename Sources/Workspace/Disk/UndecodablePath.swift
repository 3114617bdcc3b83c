internal import Diagnostics

/// The path of a file or folder whose name isn't UTF-8, so it can be listed but not opened.
package struct UndecodablePath: Hashable, Sendable {
  let folder: AbsolutePath
  /// The bytes of the name.
  let name: [UInt8]
  /// Whether this is known to be a folder.
  let isFolder: Bool

  /// Returns the path relative to `base`, with non-ASCII bytes escaped, as in `caf\\xE9.json`.
  package func shown(relativeTo base: AbsolutePath) -> String {
    let name = name.map { byte in
      byte < 0x80
        ? String(Unicode.Scalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
    }
    let folder = folder.relative(to: base)
    return (folder == "." ? "" : folder + "/") + name.joined()
  }

  func hasSuffix(_ suffix: String) -> Bool {
    name.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }
}
