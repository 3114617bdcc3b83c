import Foundation

/// The files in a folder with their sizes, to detect changes.
struct DiskUse: Equatable {
  /// File attributes that change if a file is written or replaced.
  fileprivate struct Stamp: Equatable {
    let node: UInt64
    let seconds: Int
    let nanoseconds: Int
  }

  let files: [String]
  let bytes: Int
  private let stamps: [Stamp]

  /// Examines every file in `folder` and its subfolders, and those files in `others` that exist.
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
