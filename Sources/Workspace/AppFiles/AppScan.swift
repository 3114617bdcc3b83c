package import AppAudit

/// Reads the files of an app and collects the values in them.
package enum AppScan {
  /// The number of bytes to read before the values are collected, which bounds memory.
  private static let batchSize: Int64 = 32 << 20
  /// The maximum size of a file in bytes, because larger ones are data.
  private static let sizeLimit: Int64 = 8 << 20

  /// The values in files, and the files that were skipped.
  package struct Result: Sendable {
    package var stock = AuditStock()
    package var names: NameUses
    /// The named files in no known language.
    package var unknown: [AbsolutePath] = []
    /// Files that are too large.
    package var skipped: [AbsolutePath] = []
    /// The number of tests that weren't read.
    package var tests = 0
  }

  /// Finds the values in files.
  ///
  /// - Parameters:
  ///   - places: the files and folders.
  ///   - generated: generated files to skip in addition to those of manifests around the places.
  ///   - kinds: the kinds of values to find.
  ///   - includesTests: whether to read tests.
  ///   - names: the names of the tokens, if there are any.
  ///   - name: returns the path of a file for reports.
  /// - Returns: the values and names, and the files that were skipped.
  /// - Throws: ``Disk/Failure`` if a file or folder can't be read.
  /// - Complexity: O(*n*) in the number of bytes.
  package static func scan(
    _ places: [AbsolutePath],
    except generated: Set<AbsolutePath>,
    kinds: Set<LiteralKind>,
    includesTests: Bool,
    names: TokenNames?,
    name: (AbsolutePath) -> String
  ) throws(Disk.Failure) -> Result {
    let found = try AppFiles(in: places, except: generated) { AuditLanguage(path: $0.text) != nil }
    var result = Result(names: NameUses(tokens: names?.count ?? 0))
    var batch: [Entry] = []
    var size: Int64 = 0
    for path in found.paths {
      let name = name(path)
      guard let language = AuditLanguage(path: path.text) else {
        result.unknown.append(path)
        continue
      }
      guard includesTests || !AuditedFile.isTest(name) else {
        result.tests += 1
        continue
      }
      let length = try Disk.size(of: path)
      guard length <= sizeLimit else {
        result.skipped.append(path)
        continue
      }
      batch.append(Entry(path: path, name: name, language: language, size: length))
      size += length
      if size > batchSize {
        try scan(batch, kinds, names, &result)
        (batch, size) = ([], 0)
      }
    }
    try scan(batch, kinds, names, &result)
    return result
  }

  private struct Entry: Sendable {
    let path: AbsolutePath
    let name: String
    let language: AuditLanguage
    let size: Int64
  }

  private static func scan(
    _ batch: [Entry],
    _ kinds: Set<LiteralKind>,
    _ names: TokenNames?,
    _ result: inout Result
  ) throws(Disk.Failure) {
    let files = concurrentMap(batch, isHeavy: true) {
      entry -> Swift.Result<AuditedFile, Disk.Failure> in
      do throws(Disk.Failure) {
        let bytes = try Disk.read(entry.path, atMost: sizeLimit)
        return .success(
          AuditedFile(
            bytes,
            path: entry.name,
            language: entry.language,
            kinds: kinds,
            names: names
          )
        )
      } catch {
        return .failure(error)
      }
    }
    for file in files {
      let file = try file.get()
      result.stock.add(file)
      result.names.add(file)
    }
  }
}
