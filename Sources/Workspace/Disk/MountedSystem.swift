/// The file system that contains a folder.
enum MountedSystem {
  /// Whether the file system at `folder` is known to be on this machine.
  ///
  /// Clients of other machines' file systems may show old metadata for some seconds.
  static func isLocal(_ folder: AbsolutePath) -> Bool {
    #if canImport(Darwin)
      return POSIX.isLocal(folder.text)
    #else
      guard let text = try? Disk.read(listOfMounts, .stream) else { return false }
      return isLocal(Disk.realPath(folder), mounts: String(decoding: text, as: UTF8.self))
    #endif
  }

  private static let listOfMounts = AbsolutePath.root.appending("proc/self/mountinfo")

  /// Whether `folder` is on this machine according to a list of mounted file systems in the format
  /// of Linux (`proc_pid_mountinfo(5)`): the fifth word is the folder, and the type follows ` - `.
  static func isLocal(_ folder: AbsolutePath, mounts: String) -> Bool {
    var best: (length: Int, type: Substring)?
    for line in mounts.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 5, let dash = words.firstIndex(of: "-"), dash + 1 < words.count,
        let place = AbsolutePath(unescaped(words[4])), place.contains(folder)
      else { continue }
      // Of two systems in the same folder, the later one is visible.
      let length = place.text.utf8.count
      if length >= best?.length ?? 0 { best = (length, words[dash + 1]) }
    }
    guard let best else { return false }
    return !remoteTypes.contains(String(best.type)) && !best.type.hasPrefix("fuse")
  }

  private static let remoteTypes: Set = [
    "nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "afs", "ceph", "coda", "lustre", "gfs2", "ocfs2",
  ]

  /// Replaces octal escapes such as `\040`.
  private static func unescaped(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(3)
      if byte == UInt8(ascii: "\\"), digits.count == 3,
        let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 8)
      {
        bytes.append(code)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
