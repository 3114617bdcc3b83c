/// The inputs that another build system tracks, according to a list that it wrote to a file.
///
/// Such a system asks once which files a build reads, and may not ask again if there are more. If
/// it also watches the list, a build that finds a file missing there can make sure that it runs
/// again the next time.
package struct TrackedInputs: Sendable {
  private let list: AbsolutePath
  private let text: [UInt8]

  /// Reads the list at `list`, which has one path per line.
  ///
  /// - Throws: ``Disk/Failure`` if the list can't be read.
  package init(_ list: AbsolutePath) throws(Disk.Failure) {
    self.list = list
    text = try Disk.read(list)
  }

  /// Rewrites the list without changes if it lacks one of `inputs`.
  ///
  /// - Throws: ``Disk/Failure`` if the list can't be written.
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
