package import Diagnostics

/// A file that is imported.
package struct ImportFile: Sendable {
  /// What stands for the file in messages.
  package let id: SourceMap.FileID
  /// The path as it was named, or inside of the folder that was named.
  package let path: String
  package let bytes: [UInt8]

  package init(id: SourceMap.FileID, path: String, bytes: [UInt8]) {
    self.id = id
    self.path = path
    self.bytes = bytes
  }

  /// The last part of the path without its ending.
  var stem: String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.split(separator: ".").first ?? "tokens")
  }
}
