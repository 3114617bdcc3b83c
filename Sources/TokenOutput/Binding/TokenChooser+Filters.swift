import Diagnostics
import TokenCompiler
import TokenModel

extension TokenChooser {
  /// Excludes tokens according to the filters in the configuration.
  ///
  /// - Complexity: O(tokens × patterns); O(1) without filters.
  mutating func filterTokens() {
    let settings = input.settings
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
      if !isTaken || isLeftOut { chosen.isIncluded[token] = false }
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
          .unmatchedFilter(
            pattern,
            isIncluding: isIncluding,
            of: .token,
            help: help
          )
        )
      }
      for pattern in selection.unmatchedFiles {
        let files = Set(ir.tokens.map { ir.sources[$0.base.origin.file].path }).sorted()
        let help = suggestion(for: pattern.value, among: files)
        found.append(
          .unmatchedFilter(
            pattern,
            isIncluding: isIncluding,
            of: .file,
            help: help
          )
        )
      }
    }
    if found.isEmpty, !chosen.isIncluded.contains(true) {
      let settings = input.settings
      found.append(
        .emptyOutput(
          target: input.target.name,
          settings.include.span ?? settings.exclude.span
        )
      )
    }
    diagnostics += found
  }

  /// Returns a suggestion for a path that matches no token.
  private func help(for path: String) -> String? {
    let group = path + "."
    if ir.tokenPaths.contains(where: { $0.hasPrefix(group) }) {
      return "`\(path)` is a group: write `\(path).**` for the tokens in it"
    }
    return suggestion(for: path, among: ir.tokenPaths)
  }
}

extension TokenSelection {
  /// Whether the selection has no filters.
  fileprivate var isEmpty: Bool { types.isEmpty && paths.isEmpty && files.isEmpty }
}

/// Matches tokens against a selection and records which of its patterns matched.
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

  /// Whether the token matches the types, the paths, and the files of the selection, in this order;
  /// `nil` for filters that the selection doesn't have.
  mutating func findings(
    _ type: TokenType,
    _ path: [ArraySlice<UInt8>],
    _ file: [ArraySlice<UInt8>]
  ) -> [Bool?] {
    [types?.contains(type), paths.contains(path), files.contains(file)]
  }
}

/// Patterns that record whether they have matched.
private struct PatternList {
  private var entries: [(text: Located<String>, pattern: NamePattern?, isMatched: Bool)]

  init(_ texts: [Located<String>], separator: Character) {
    entries = texts.map { ($0, NamePattern($0.value, separator: separator), false) }
  }

  var unmatched: [Located<String>] { entries.filter { !$0.isMatched }.map(\.text) }

  /// Whether any pattern matches; `nil` if there are no patterns.
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
