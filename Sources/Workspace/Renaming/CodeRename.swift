internal import AppAudit
internal import Diagnostics

/// Replaces the names of renamed tokens in the code of apps and pages.
package struct CodeRename {
  /// A place that may refer to a renamed token but isn't changed.
  package struct Mention: Hashable, Sendable {
    package let path: AbsolutePath
    package let line: Int
    package let text: String
  }

  /// The new name for each name; `nil` for one that has several.
  private var names: [String: String?] = [:]
  /// The new name for each name of more than three components, both without their first one.
  ///
  /// A member such as `color.text.link` is unambiguous after any expression.
  private var members: [String: String?] = [:]
  private let lookups: LookupNames
  /// The former paths of the tokens, whose names in quotes are replaced.
  private let paths: Set<String>
  /// The letters and digits of the former paths, for finding other spellings.
  private let keys: Set<String>
  /// The changed files.
  package private(set) var files: [RewrittenFile] = []
  package private(set) var mentions: [Mention] = []

  /// The extensions of files that can contain names of tokens.
  private static let extensions: Set<Substring> = [
    "astro", "css", "h", "htm", "html", "java", "js", "jsx", "kt", "kts", "less", "m", "mjs", "mm",
    "sass", "scss", "storyboard", "svelte", "swift", "ts", "tsx", "vue", "xib", "xml",
  ]
  /// The maximum size of a file in bytes.
  private static let sizeLimit: Int64 = 8 << 20

  /// Replaces names in files and folders, without writing the files.
  ///
  /// - Parameters:
  ///   - names: the former and the new names of tokens in outputs.
  ///   - paths: the former and the new paths of the tokens.
  ///   - places: the files and folders.
  ///   - generated: the generated files, which aren't changed.
  /// - Throws: ``Disk/Failure`` if a file or folder can't be read.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(
    _ names: [(old: String, new: String)],
    paths: [(old: String, new: String)],
    in places: [AbsolutePath],
    except generated: Set<AbsolutePath>
  ) throws(Disk.Failure) {
    for (old, new) in names where old != new {
      Self.add(old, new, to: &self.names)
      let (parts, newParts) = (old.split(separator: "."), new.split(separator: "."))
      if parts.count > 3, parts.first == newParts.first {
        Self.add(
          parts.dropFirst().joined(separator: "."),
          newParts.dropFirst().joined(separator: "."),
          to: &members
        )
      }
    }
    self.paths = Set(paths.map(\.old))
    lookups = LookupNames(paths)
    // Names in lists of colors or text styles lack the first group.
    let former = paths.map(\.old)
    let shortPaths = former.map { $0.split(separator: ".").dropFirst() }.filter { $0.count > 1 }
    keys = Set((former + shortPaths.map { $0.joined() }).map(Self.key))
    let files = try AppFiles(in: places, except: generated) {
      Self.extensions.contains($0.fileExtension)
    }
    for path in files.paths { try rename(in: path) }
  }

  private static func add(_ old: String, _ new: String, to names: inout [String: String?]) {
    // The question mark of a theme attribute isn't part of a word.
    let (old, new) = (String(old.drop { $0 == "?" }), String(new.drop { $0 == "?" }))
    if let known = names[old], known != new {
      names[old] = .some(nil)
    } else {
      names[old] = new
    }
  }

  private mutating func rename(in path: AbsolutePath) throws(Disk.Failure) {
    let bytes = try Disk.read(path, atMost: Self.sizeLimit)
    var edits = TextEdits()
    var start = 0
    var mentions: [Int] = []
    while start < bytes.count {
      guard TokenNames.isPart(bytes[start]) else {
        start += 1
        continue
      }
      let end = bytes[start...].firstIndex { !TokenNames.isPart($0) } ?? bytes.count
      if !replace(start..<end, in: bytes, &edits), isMention(bytes[start..<end]) {
        mentions.append(start)
      }
      start = end
    }
    note(mentions, in: bytes, path)
    guard !edits.edits.isEmpty else { return }
    files.append(
      RewrittenFile(
        path: Disk.realPath(path),
        before: bytes,
        after: edits.applied(to: bytes),
        summary: edits.edits.count.counted("name"),
        name: path.name
      )
    )
  }

  /// Replaces a name in a word such as `self.theme.color.link`, and returns whether there is one.
  private func replace(_ range: Range<Int>, in bytes: [UInt8], _ edits: inout TextEdits) -> Bool {
    let word = bytes[range]
    let dots = [word.startIndex - 1] + word.indices.filter { word[$0] == UInt8(ascii: ".") }
    guard dots.count < 32 else { return false }
    for (index, dot) in dots.enumerated() {
      for end in (dots[(index + 1)...] + [word.endIndex]).reversed() {
        let text = String(decoding: bytes[(dot + 1)..<end], as: UTF8.self)
        if index > 0, case .some(.some(let new)) = members[text] {
          edits.add((dot + 1)..<end, new)
          return true
        }
        guard case .some(.some(let new)) = names[text] else { continue }
        if paths.contains(text) {
          // The path alone could be any expression.
          let isQuoted = index == 0 && end == word.endIndex && isQuoted(range, in: bytes)
          guard isQuoted else { continue }
        }
        edits.add((dot + 1)..<end, new)
        return true
      }
    }
    guard let (range, new) = lookups.replacement(of: range, in: bytes) else { return false }
    edits.add(range, new)
    return true
  }

  private func isQuoted(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    guard range.lowerBound > 0, range.upperBound < bytes.count else { return false }
    let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`")]
    return quotes.contains(bytes[range.lowerBound - 1]) && quotes.contains(bytes[range.upperBound])
  }

  /// Whether a word looks like the path of a renamed token.
  private func isMention(_ bytes: ArraySlice<UInt8>) -> Bool {
    let word = String(decoding: bytes, as: UTF8.self)
    let parts = word.split { "./".contains($0) }.map { Self.key(String($0)) }
    guard parts.count < 32 else { return false }
    return parts.indices.contains { start in
      (start..<parts.count).contains { keys.contains(parts[start...$0].joined()) }
    } || (names[word].map { $0 == nil } ?? false)
  }

  /// Notes the lines of words that look like the path of a renamed token.
  private mutating func note(_ offsets: [Int], in bytes: [UInt8], _ path: AbsolutePath) {
    guard !offsets.isEmpty else { return }
    let lines = LineMap(bytes)
    for offset in offsets {
      let line = lines.position(at: UInt32(offset)).line
      let text = String(decoding: bytes[lines.range(ofLine: line)], as: UTF8.self)
      mentions.append(
        Mention(path: path, line: line, text: String(text.drop { $0.isWhitespace }.prefix(100)))
      )
    }
  }

  private static func key(_ text: String) -> String {
    text.filter { $0.isLetter || $0.isNumber }.lowercased()
  }
}

extension Project {
  /// The generated files that the manifest lists.
  package var generatedFiles: Set<AbsolutePath> {
    guard let text = try? Disk.read(records.manifest), let manifest = Manifest(text: text) else {
      return []
    }
    return Set(manifest.files.keys.map { path.parent.appending($0) })
  }
}
