internal import AppAudit
internal import CommandLineParsing
internal import Diagnostics
internal import TokenCompiler
internal import TokenImport
internal import TokenInspection
internal import TokenModel
internal import TokenOutput
internal import Workspace

/// The public tokens of a configuration, for comparing them with an app.
struct AuditedTokens {
  /// The tokens with values that an app can contain.
  let tokens: [AuditToken]
  /// The names of all tokens in the outputs, by their index.
  let names: TokenNames
  /// The same names as a set.
  let spellings: Set<String>
  /// The path of each token, by its index.
  let paths: [String]
  /// The tokens that each token refers to, by its index.
  private let references: [[Int]]
  /// Whether each token is for the app by itself: public, and not the field of a component.
  private let isListed: [Bool]
  /// The names for replacing values by tokens, by the tokens' paths.
  let replacements: [String: AuditReplacements.Names]
  /// The replacement or reason of each deprecated token, by its index.
  let deprecations: [Int: String]
  /// The files that the configuration's manifest lists.
  let generatedFiles: Set<AbsolutePath>
  /// The module with the generated Swift code, if it's in a package.
  let swiftModule: SwiftModule?
}

extension AuditedTokens {
  /// Returns the paths of the tokens that neither the app nor a used token refers to.
  ///
  /// Components are used as a whole, so their fields don't count, but the tokens do that they refer
  /// to.
  func unused(_ names: NameUses) -> [String] {
    var open = paths.indices.filter { index in
      names.counts[index] > 0 || names.mentioned.contains(index) || !isListed[index]
    }
    var used = Set(open)
    while let token = open.popLast() {
      for target in references[token] where used.insert(target).inserted { open.append(target) }
    }
    return paths.indices.filter { !used.contains($0) }.map { paths[$0] }
  }
}

extension Run {
  /// Compiles the configuration of `--config`, or else the nearest one.
  ///
  /// - Parameter areRequired: whether it's an error if there's no configuration.
  /// - Returns: the tokens; `nil` without a configuration.
  /// - Throws: ``Finding`` if the configuration isn't usable.
  mutating func auditedTokens(areRequired: Bool) throws(Finding) -> AuditedTokens? {
    let isNamed = parsed[ConfigurationOption.declaration] != nil
    if !isNamed, !areRequired,
      (try? ConfigurationSearch(in: currentFolder).find(nil, at: nil)) == nil
    {
      return nil
    }
    guard let source = try inspect(ConfigurationOption.declaration) else { return nil }
    return try AuditedTokens(source, &self)
  }

  /// Writes a proposed source to a new folder.
  mutating func propose(_ proposal: TokenProposal, in name: String) {
    guard let source = proposal.source else {
      remarks.append("no value has enough places to become a token")
      return
    }
    let folder = currentFolder.appending(name)
    let files = [
      StarterSource.File(path: "proposal.md", text: proposal.page),
      StarterSource.File(
        path: "audit-map.json",
        text: String(decoding: proposal.map, as: UTF8.self)
      ),
    ]
    let help = "choose another folder, as in `--propose design/tokens`"
    guard make(source, and: files, in: folder, help: help) else { return }
    remarks.append(Self.line("proposed", source.summary))
    remarks.append(Self.line("reasons", shown(folder.appending("proposal.md"))))
    tryBuild(of: folder)
  }

  /// Reports names that no token has, and uses of deprecated tokens.
  mutating func report(_ names: NameUses, _ tokens: AuditedTokens) {
    var files = AuditSources(self)
    for unknown in names.unknown(besides: tokens.spellings) {
      let span = files.span(unknown.place.path, unknown.place.range, &sources)
      diagnostics.append(
        Diagnostic(.unknownToken, "no token is called `\(unknown.name)`").at(span, "unknown name")
          .suggesting(unknown.name, among: [unknown.suggestion])
      )
    }
    for place in names.deprecated {
      let path = tokens.paths[place.name]
      let span = files.span(place.path, place.range, &sources)
      let reason = tokens.deprecations[place.name] ?? ""
      diagnostics.append(
        Diagnostic(.deprecatedName, "`\(path)` is deprecated").at(span, "deprecated")
          .notes(reason.isEmpty ? [] : [reason])
      )
    }
  }

  /// Reports each value that a token has or is near or, with `--strict`, each value.
  mutating func reportValues(_ report: AuditReport) {
    var files = AuditSources(self)
    for (index, finding) in report.stock.findings.enumerated() {
      let isMatched = report.matches.isEmpty || report.matches[index].token != nil
      guard isMatched || parsed[Program.strict] else { continue }
      let span = files.span(
        report.stock.files[Int(finding.file)].path,
        Int(finding.start)..<Int(finding.end),
        &sources
      )
      diagnostics.append(Diagnostic(.literalValue, report.message(index)).at(span))
    }
  }
}

/// The files with diagnostics, which are read again when the first one is reported.
private struct AuditSources {
  private let folder: AbsolutePath
  private let base: AbsolutePath?
  private var known: [String: SourceMap.FileID?] = [:]

  init(_ run: borrowing Run) {
    folder = run.currentFolder
    base = run.base
  }

  /// Returns the location of a place; `nil` if its file can no longer be read.
  mutating func span(
    _ path: String,
    _ range: Range<Int>,
    _ sources: inout SourceMap
  ) -> Span? {
    if known[path] == nil { known[path] = .some(add(path, &sources)) }
    guard case .some(.some(let file)) = known[path] else { return nil }
    return Span(file: file, start: UInt32(range.lowerBound), end: UInt32(range.upperBound))
  }

  private func add(_ name: String, _ sources: inout SourceMap) -> SourceMap.FileID? {
    let path = folder.appending(name)
    guard let bytes = try? Disk.read(path) else { return nil }
    // The paths of the other files are relative to the configuration.
    return sources.add(
      path: base.map { Disk.realPath(path).relative(to: $0) } ?? name,
      bytes: bytes
    )
  }
}

extension AuditReplacements.Names {
  /// Collects the names of a token that can be used without a theme.
  fileprivate init(
    of token: TokenID,
    in outputs: [(directory: AbsolutePath, spellings: OutputSpellings)]
  ) {
    self.init()
    for output in outputs {
      for spelling in output.spellings[token] ?? [] where spelling.note == nil {
        switch output.spellings.target {
        case "css": customProperty = customProperty ?? spelling.text
        case "android" where spelling.text.hasPrefix("@"): resource = resource ?? spelling.text
        case "swift": code[.swift] = code[.swift] ?? spelling.text
        case "kotlin": code[.kotlin] = code[.kotlin] ?? spelling.text
        case "typescript": code[.script] = code[.script] ?? spelling.text
        default: break
        }
      }
    }
  }
}

extension FolderAdoption {
  /// Returns the adoption in the folders of an app, the largest ones first.
  static func all(_ stock: AuditStock, _ names: NameUses) -> [FolderAdoption] {
    var counts: [String: (names: Int, literals: Int)] = [:]
    for file in names.countsByFile {
      counts[folder(of: file.path), default: (0, 0)].names += file.count
    }
    for finding in stock.findings {
      let path = stock.files[Int(finding.file)].path
      counts[folder(of: path), default: (0, 0)].literals += 1
    }
    return counts.filter { $0.value.names + $0.value.literals > 0 }
      .map { FolderAdoption(folder: $0.key, names: $0.value.names, literals: $0.value.literals) }
      .sorted { one, other in
        let sizes = (one.names + one.literals, other.names + other.literals)
        return sizes.0 == sizes.1 ? one.folder < other.folder : sizes.0 > sizes.1
      }
      .prefix(20).map { $0 }
  }

  /// The first two folders of a path.
  private static func folder(of path: String) -> String {
    let folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().prefix(2)
    return folders.isEmpty ? "." : folders.joined(separator: "/")
  }
}

extension AuditedTokens {
  /// Collects the values and names of the tokens; `nil` if a target has errors.
  fileprivate init?(_ source: InspectedSource, _ run: inout Run) throws(Finding) {
    let (ir, project) = (source.ir, source.project)
    guard let outputs = try run.names(ir, in: project)?.outputs else { return nil }
    generatedFiles = project.generatedFiles
    swiftModule = outputs.first { $0.spellings.target == "swift" }
      .flatMap { SwiftModule(containing: $0.directory) }
    let ids = ir.tokens.indices.map { TokenID(UInt32($0)) }
    let names = ids.map { id in
      let path = ir.path(of: id)
      let own = outputs.flatMap { $0.spellings[id]?.map(\.text) ?? [] }
      return own.filter { $0 != path }
    }
    var deprecations: [Int: String] = [:]
    for (index, token) in ir.tokens.enumerated() {
      switch token.deprecation {
      case .because(let text): deprecations[index] = ir.texts[text]
      case .flagged: deprecations[index] = ""
      case nil: break
      }
    }
    let paths = ids.map { ir.path(of: $0) }
    self.paths = paths
    self.names = TokenNames(names, paths: paths, deprecated: Set(deprecations.keys))
    spellings = Set(names.joined())
    self.deprecations = deprecations
    let graph = ReferenceGraph(ir)
    references = ids.map { id in
      let own = ir.tokens[Int(id.index)]
      let values = [own.base] + own.variants.indices.map { ir.variants[$0].resolved }
      return values.flatMap { graph.edges(of: $0).map { Int($0.target.index) } }
    }
    let fields = ir.componentFields
    isListed = ids.map { !ir.tokens[Int($0.index)].isPrivate && !fields.contains($0) }
    replacements = Dictionary(
      ids.map { id in (ir.path(of: id), AuditReplacements.Names(of: id, in: outputs)) },
      uniquingKeysWith: { first, _ in first }
    )
    tokens = ids.filter { !ir.tokens[Int($0.index)].isPrivate }.compactMap { AuditToken($0, ir) }
  }
}

extension IR {
  /// The tokens that are fields of components and their parts.
  fileprivate var componentFields: Set<TokenID> {
    var fields: Set<TokenID> = []
    var open = components
    while let component = open.popLast() {
      fields.formUnion(component.fields.map(\.token))
      open += component.parts
    }
    return fields
  }
}
