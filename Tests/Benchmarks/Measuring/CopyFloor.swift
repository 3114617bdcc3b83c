import Foundation

/// The time needed by the disk alone, to read every byte of the input and write every byte of the
/// output.
struct CopyFloor {
  let inputs: [String]
  /// The files to write copies of.
  let outputs: [String]
  /// The folder for the copies.
  let folder: String
  private static let chunk = 1 << 20

  /// Reads and writes the files and returns the elapsed time in seconds. Emptying the folder
  /// beforehand isn't included.
  ///
  /// The written bytes aren't those of the outputs, which would have to be read first, but they
  /// have the same sizes in the same number of files.
  func run() throws -> Double {
    let sizes = outputs.map { DiskUse.size(of: $0) }
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.chunk, alignment: 16)
    buffer.initializeMemory(as: UInt8.self, repeating: UInt8(ascii: "x"))
    defer { buffer.deallocate() }
    let start = ContinuousClock.now
    for path in inputs { read(path, buffer) }
    for (number, size) in sizes.enumerated() { write(size, to: "\(folder)/\(number)", buffer) }
    return (ContinuousClock.now - start).seconds
  }

  private func read(_ path: String, _ buffer: UnsafeMutableRawBufferPointer) {
    let file = open(path, O_RDONLY)
    while Foundation.read(file, buffer.baseAddress, buffer.count) > 0 {}
    close(file)
  }

  private func write(_ size: Int, to path: String, _ buffer: UnsafeMutableRawBufferPointer) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    var rest = size
    while rest > 0 {
      let count = Foundation.write(file, buffer.baseAddress, min(rest, buffer.count))
      if count <= 0 { break }
      rest -= count
    }
    close(file)
  }
}
