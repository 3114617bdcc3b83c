import Diagnostics
import TokenCompiler
import TokenModel

extension Binder {
  /// Leaves out the tokens that the output does not take, as the configuration says.
  ///
  /// - Complexity: O(tokens × patterns), or nothing where the output takes all tokens.
  mutating func filterTokens() {
    let settings = output.settings
    guard !settings.include.isEmpty || !settings.exclude.isEmpty else { return }
    var include = SelectionMatcher(settings.include)
    var exclude = SelectionMatcher(settings.exclude)
    var path: [UInt8] = []
    var files: [SourceMap.FileID: [ArraySlice<UInt8>]] = [:]
    for token in ir.tokens.indices {
      path.removeAll(keepingCapacity: true)
      ir.paths.append(ir.tokens[token].path, in: ir.texts, to: &path)
      let names = NamePattern.names(of: path, separator: ".")
      let id = ir.tokens[token].base.origin.file
      let file = files[id] ?? NamePattern.names(of: Array(ir.sources[id].path.utf8), separator: "/")
      files[id] = file
      let type = ir.tokens[token].type
      let isTaken = include.findings(type, names, file).allSatisfy { $0 != false }
      let isLeftOut = exclude.findings(type, names, file).contains(true)
      if !isTaken || isLeftOut { output.isIncluded[token] = false }
    }
    reportUnmatched(include, exclude)
  }

  private mutating func reportUnmatched(_ include: SelectionMatcher, _ exclude: SelectionMatcher) {
    guard !ir.tokens.isEmpty else { return }
    var found: [Diagnostic] = []
    for (selection, isIncluding) in [(include, true), (exclude, false)] {
      for pattern in selection.unmatchedPaths {
        let help = help(for: pattern.value)
        found.append(
          OutputDiagnostics.unmatchedFilter(
            pattern,
            isIncluding: isIncluding,
            of: .token,
            help: help
          )
        )
      }
      for pattern in selection.unmatchedFiles {
        let files = Set(ir.tokens.map { ir.sources[$0.base.origin.file].path }).sorted()
        let help = OutputDiagnostics.suggestion(pattern.value, files)
        found.append(
          OutputDiagnostics.unmatchedFilter(
            pattern,
            isIncluding: isIncluding,
            of: .file,
            help: help
          )
        )
      }
    }
    if found.isEmpty, !output.isIncluded.contains(true) {
      let settings = output.settings
      found.append(
        OutputDiagnostics.emptyOutput(
          target: output.target.name,
          settings.include.span ?? settings.exclude.span
        )
      )
    }
    diagnostics += found
  }

  /// What may have been meant by a path that no token has.
  private func help(for path: String) -> String? {
    let group = path + "."
    if ir.tokenPaths.contains(where: { $0.hasPrefix(group) }) {
      return "`\(path)` is a group: write `\(path).**` for the tokens in it"
    }
    return OutputDiagnostics.suggestion(path, ir.tokenPaths)
  }
}

extension TokenSelection {
  /// Whether it says nothing.
  fileprivate var isEmpty: Bool { types.isEmpty && paths.isEmpty && files.isEmpty }
}

/// Holds tokens against a selection and notes which of its patterns match.
private struct SelectionMatcher {
  private let types: TypeSet?
  private var paths: PatternList
  private var files: PatternList

  init(_ selection: TokenSelection) {
    types = selection.types.isEmpty ? nil : TypeSet(selection.types.map(\.value))
    paths = PatternList(selection.paths, separator: ".")
    files = PatternList(selection.files, separator: "/")
  }

  var unmatchedPaths: [Located<String>] { paths.unmatched }
  var unmatchedFiles: [Located<String>] { files.unmatched }

  /// Whether a token is of one of the types, at one of the paths and in one of the files; `nil` for
  /// what the selection does not name.
  mutating func findings(
    _ type: TokenType,
    _ path: [ArraySlice<UInt8>],
    _ file: [ArraySlice<UInt8>]
  ) -> [Bool?] {
    [types?.contains(type), paths.contains(path), files.contains(file)]
  }
}

/// Patterns, and which of them have matched something.
private struct PatternList {
  private var entries: [(text: Located<String>, pattern: NamePattern?, isMatched: Bool)]

  init(_ texts: [Located<String>], separator: Character) {
    entries = texts.map { ($0, NamePattern($0.value, separator: separator), false) }
  }

  var unmatched: [Located<String>] { entries.filter { !$0.isMatched }.map(\.text) }

  /// Whether a pattern matches; `nil` where there are none.
  mutating func contains(_ names: [ArraySlice<UInt8>]) -> Bool? {
    guard !entries.isEmpty else { return nil }
    var isFound = false
    for index in entries.indices where entries[index].pattern?.matches(names) == true {
      entries[index].isMatched = true
      isFound = true
    }
    return isFound
  }
}
