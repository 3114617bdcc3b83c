package import Diagnostics

/// Files that differ from what a build writes in the same manner, so many that one message names them.
package struct SimilarDifferences {
  /// How many files have a message each.
  private static let mostSingle = 3
  /// How many folders a message names, and how many files of one folder.
  private static let (folderLimit, fileLimit) = (8, 3)

  private let first: Diagnostic
  private var files: [(folder: String, name: String)] = []
  private var tokens: [String] = []
  /// What explains all of the differences.
  private let notes: [String]

  /// Begins with one file.
  ///
  /// - Parameters:
  ///   - first: what is to be said of it.
  ///   - notes: facts that explain the difference, and those of the files after it.
  package init(_ first: Diagnostic, notes: [String]) {
    self.first = first
    self.notes = notes
  }

  /// The code of the message.
  package var code: DiagnosticCode { first.code }

  /// Whether there are so many that one message says it of all of them.
  ///
  /// Each file that was edited by hand keeps its message, because each has to be decided about.
  package var isMany: Bool {
    files.count > Self.mostSingle
      && [.missingOutput, .staleOutput, .leftoverOutput].contains(code)
  }

  /// Adds a file.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - folder: its folder, as a person would type it.
  ///   - tokens: the tokens in which it differs.
  package mutating func add(_ name: String, in folder: String, tokens: [String]) {
    files.append((folder, name))
    let known = Set(self.tokens)
    self.tokens += tokens.filter { !known.contains($0) }
  }

  /// One message about all of the files.
  package var diagnostic: Diagnostic {
    let what =
      switch code {
      case .missingOutput: "are missing"
      case .leftoverOutput: "are left over: no output of the configuration makes them"
      default: "are out of date"
      }
    var diagnostic = first
    diagnostic.message = "\(files.count) files \(what)"
    diagnostic.notes = notes + folderNotes + (tokenNote.map { [$0] } ?? [])
    return diagnostic
  }

  /// The files by their folders.
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
        : "in `\(folder.path)`: " + folder.names.map { "`\($0)`" }.joined(separator: ", ")
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
