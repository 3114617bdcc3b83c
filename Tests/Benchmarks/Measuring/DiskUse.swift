import Foundation

/// The files of a folder, their sizes, and whether somebody touches them.
struct DiskUse: Equatable {
  /// What changes when a file is written, or another takes its place.
  fileprivate struct Stamp: Equatable {
    let node: UInt64
    let seconds: Int
    let nanoseconds: Int
  }

  /// The paths of all files, sorted.
  let files: [String]
  let bytes: Int
  private let stamps: [Stamp]

  /// Looks at every file below `folder`, and at `others` if they exist.
  init(_ folder: String, others: [String] = []) {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let all = names.map { "\(folder)/\($0)" } + others
    let found = all.sorted().compactMap { path in Self.status(of: path).map { (path, $0) } }
      .filter { $0.1.st_mode & S_IFMT == S_IFREG }
    files = found.map(\.0)
    bytes = found.reduce(0) { $0 + Int($1.1.st_size) }
    stamps = found.map { Stamp(node: UInt64($0.1.st_ino), $0.1) }
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  static func size(of path: String) -> Int { status(of: path).map { Int($0.st_size) } ?? 0 }
}

extension DiskUse.Stamp {
  fileprivate init(node: UInt64, _ status: stat) {
    #if os(Linux)
      let time = status.st_mtim
    #else
      let time = status.st_mtimespec
    #endif
    self.init(node: node, seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }
}
