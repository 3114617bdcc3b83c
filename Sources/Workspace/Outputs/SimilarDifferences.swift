package import Diagnostics

/// Files that are out of date in the same way, reported by one diagnostic if there are many.
package struct SimilarDifferences {
  /// The maximum number of files that are reported individually.
  private static let mostSingle = 3
  /// The maximum number of folders that a diagnostic lists, and of files per folder.
  private static let (folderLimit, fileLimit) = (8, 3)

  private let first: Diagnostic
  private var files: [(folder: String, name: String)] = []
  private var tokens: [String] = []
  /// Notes that apply to all of the files.
  private let notes: [String]

  /// Creates a group that starts with one file.
  ///
  /// - Parameters:
  ///   - first: the diagnostic for this file.
  ///   - notes: notes that explain the difference, for this and all further files.
  package init(_ first: Diagnostic, notes: [String]) {
    self.first = first
    self.notes = notes
  }

  package var code: DiagnosticCode { first.code }

  /// Whether there are enough files to report them together.
  ///
  /// Files that were edited by hand are reported individually, because each requires a decision.
  package var isMany: Bool {
    files.count > Self.mostSingle
      && [.missingOutput, .staleOutput, .leftoverOutput].contains(code)
  }

  /// Adds a file.
  ///
  /// - Parameters:
  ///   - name: the name of the file.
  ///   - folder: the path of its folder, relative to the working directory.
  ///   - tokens: the tokens in which the file differs.
  package mutating func add(_ name: String, in folder: String, tokens: [String]) {
    files.append((folder, name))
    let known = Set(self.tokens)
    self.tokens += tokens.filter { !known.contains($0) }
  }

  /// A single diagnostic for all files.
  package var diagnostic: Diagnostic {
    let what =
      switch code {
      case .missingOutput: "are missing"
      case .leftoverOutput: "are orphaned: no output of the configuration writes them"
      default: "are out of date"
      }
    var diagnostic = first
    diagnostic.message = "\(files.count) files \(what)"
    diagnostic.notes = notes + folderNotes + (tokenNote.map { [$0] } ?? [])
    return diagnostic
  }

  /// Notes that list the files by folder.
  private var folderNotes: [String] {
    var folders: [(path: String, names: [String])] = []
    for file in files {
      if let index = folders.firstIndex(where: { $0.path == file.folder }) {
        folders[index].names.append(file.name)
      } else {
        folders.append((file.folder, [file.name]))
      }
    }
    var notes = folders.prefix(Self.folderLimit).map { folder in
      folder.names.count > Self.fileLimit
        ? "\(folder.names.count) files in `\(folder.path)`"
        : "in `\(folder.path)`: " + folder.names.quoted
    }
    let rest = folders.dropFirst(Self.folderLimit).reduce(0) { $0 + $1.names.count }
    if rest > 0 { notes.append("\(rest) more in other folders; --verbose lists all") }
    return notes
  }

  private var tokenNote: String? {
    guard code == .staleOutput, !tokens.isEmpty else { return nil }
    return OutputDifference(tokens: tokens).note(of: "they differ")
  }
}
