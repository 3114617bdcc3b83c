internal import Diagnostics

extension AbsolutePath {
  /// A file in the same folder with a similar name; `nil` if there is none.
  ///
  /// - Complexity: O(files of the folder).
  var nearestFile: AbsolutePath? {
    guard let names = try? Disk.names(in: parent) else { return nil }
    let files = names.filter { Disk.isFile(parent.appending($0)) }
    return nearestName(to: name, among: files).map { parent.appending($0) }
  }
}
