internal import Diagnostics

extension AbsolutePath {
  /// The file in the same folder with the most similar name, or `nil` if no name is similar.
  ///
  /// - Complexity: O(*n*) in the number of files in the folder.
  var nearestFile: AbsolutePath? {
    guard let names = try? Disk.names(in: parent) else { return nil }
    let files = names.filter { Disk.isFile(parent.appending($0)) }
    return nearestName(to: name, among: files).map { parent.appending($0) }
  }
}
