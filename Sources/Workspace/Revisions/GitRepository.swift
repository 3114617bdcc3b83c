/// A Git repository, whose objects are read with the `git` program.
///
/// Neither the working tree nor the index is changed.
package struct GitRepository: Sendable {
  /// Why something can't be read from a repository.
  package enum Failure: Error, Hashable, Sendable {
    /// The program `git` isn't installed or can't be started.
    case noProgram
    /// No repository contains the folder.
    case noRepository
    /// The repository has no such revision.
    case unknownRevision(String, isShallow: Bool)
    /// Two revisions have no common ancestor.
    case noMergeBase(String, String, isShallow: Bool)
    /// A commit doesn't have the configuration, only these.
    case missingConfiguration([String])
    /// An object that exists can't be read.
    case unreadableObject(String)
  }

  /// A file or submodule in a commit.
  struct Entry: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case file, link, submodule
    }

    let kind: Kind
    let object: String
    /// The path, relative to the root of the repository.
    let path: String
  }

  /// The root of the working tree.
  package let root: AbsolutePath

  /// Finds the repository that contains `folder`.
  package init(containing folder: AbsolutePath) throws(Failure) {
    let words = ["git", "-C", folder.text, "rev-parse", "--show-toplevel"]
    guard let text = try Self.run(words), let root = AbsolutePath(text.firstLine) else {
      throw .noRepository
    }
    self.root = root
  }

  /// Returns the identifier of the commit that `name` refers to.
  package func commit(_ name: String) throws(Failure) -> String {
    let words = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"]
    guard !name.isEmpty, let text = try run(words), !text.isEmpty else {
      throw .unknownRevision(name, isShallow: isShallow)
    }
    return text.firstLine
  }

  /// Returns the identifier of the newest commit that both revisions descend from.
  package func mergeBase(_ one: String, _ other: String) throws(Failure) -> String {
    guard let text = try run(["merge-base", try commit(one), try commit(other)]) else {
      throw .noMergeBase(one, other, isShallow: isShallow)
    }
    return text.firstLine
  }

  /// Returns the files that differ from the last commit or aren't in it.
  package func changedFiles() throws(Failure) -> Set<AbsolutePath> {
    let words = ["status", "--porcelain", "-z", "--no-renames", "--untracked-files=all"]
    guard let text = try run(words) else { throw .noRepository }
    return Set(text.split(separator: "\0").map { root.appending(String($0.dropFirst(3))) })
  }

  /// Whether older commits are missing, as after a clone with `--depth`.
  private var isShallow: Bool {
    (try? run(["rev-parse", "--is-shallow-repository"]))?.firstLine == "true"
  }

  /// Returns the files of a commit.
  func entries(of commit: String) throws(Failure) -> [Entry] {
    guard let text = try run(["ls-tree", "-r", "-z", "--full-tree", commit]) else {
      throw .unreadableObject(commit)
    }
    return text.split(separator: "\0").compactMap { line in
      let parts = line.split(separator: "\t", maxSplits: 1)
      let words = parts.first?.split(separator: " ") ?? []
      guard parts.count == 2, words.count == 3 else { return nil }
      let kind: Entry.Kind? =
        switch words[0] {
        case "120000": .link
        case "160000": .submodule
        default: words[1] == "blob" ? .file : nil
        }
      return kind.map { Entry(kind: $0, object: String(words[2]), path: String(parts[1])) }
    }
  }

  /// Returns the contents of objects, in their order.
  ///
  /// `list` is the path of a file that doesn't exist yet, for the list of objects.
  func contents(
    of objects: [String],
    list: AbsolutePath
  ) throws(Failure) -> [ArraySlice<UInt8>] {
    let text = objects.map { $0 + "\n" }.joined()
    let found: (status: Int32, output: [UInt8])
    do throws(POSIX.Failure) {
      let file = try POSIX.open(list.text, .create)
      try POSIX.closing(file) { () throws(POSIX.Failure) in
        try POSIX.write(Array(text.utf8), to: file)
      }
      found = try POSIX.run(["git", "-C", root.text, "cat-file", "--batch"], input: list.text)
    } catch {
      throw .noProgram
    }
    var contents: [ArraySlice<UInt8>] = []
    var rest = found.output[...]
    for object in objects {
      // The header has the object, its type, and its size.
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")),
        let word = rest[..<end].split(separator: UInt8(ascii: " ")).last,
        let size = Int(String(decoding: word, as: UTF8.self)),
        end + 1 + size < rest.endIndex
      else { throw .unreadableObject(object) }
      contents.append(rest[(end + 1)..<(end + 1 + size)])
      rest = rest[(end + 2 + size)...]
    }
    return contents
  }

  private func run(_ words: [String]) throws(Failure) -> String? {
    try Self.run(["git", "-C", root.text] + words)
  }

  /// Runs `git`, and returns its output; `nil` if it failed.
  private static func run(_ words: [String]) throws(Failure) -> String? {
    do throws(POSIX.Failure) {
      let result = try POSIX.run(words)
      return result.status == 0 ? String(decoding: result.output, as: UTF8.self) : nil
    } catch {
      throw .noProgram
    }
  }
}

extension String {
  fileprivate var firstLine: String {
    String(prefix { $0 != "\n" })
  }
}
