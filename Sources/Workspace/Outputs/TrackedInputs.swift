/// The inputs that another build system knows of, as it has listed them in a file.
///
/// Such a system asks once which files a build reads, and may not ask again when there are more. If it
/// also watches the list itself, a build that finds something missing there can make it build the next
/// time as well.
package struct TrackedInputs: Sendable {
  private let list: AbsolutePath
  private let text: [UInt8]

  /// Reads the list at `list`: one path on a line.
  ///
  /// - Throws: why it cannot be read.
  package init(_ list: AbsolutePath) throws(Disk.Failure) {
    self.list = list
    text = try Disk.read(list)
  }

  /// Writes the list anew, as it is, if a file of `inputs` is not in it.
  ///
  /// - Throws: why it cannot be written.
  package func touch(ifWithout inputs: some Sequence<AbsolutePath>) throws(Disk.Failure) {
    let paths = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline)
    let tracked = Set(paths.map { list.parent.appending(String($0)) })
    let places = Set(tracked.map(Disk.realPath))
    let isComplete = inputs.allSatisfy {
      tracked.contains($0) || places.contains(Disk.realPath($0))
    }
    if !isComplete { try Disk.replace(list, with: text) }
  }
}
