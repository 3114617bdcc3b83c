internal import Diagnostics

/// The names of tokens in an app: uses, deprecated ones, and names that no token has.
package struct NameUses: Sendable {
  /// A name at a place.
  package struct Place: Sendable {
    /// The token, or the unknown name.
    package let name: Int
    package let path: String
    /// The UTF-8 range of the name in the file.
    package let range: Range<Int>
  }

  /// The number of uses of each token.
  package private(set) var counts: [Int]
  /// The tokens that names in lists, such as `textLink`, may mean.
  package private(set) var mentioned: Set<Int> = []
  /// The number of uses in each file.
  package private(set) var countsByFile: [(path: String, count: Int)] = []
  /// The uses of deprecated tokens.
  package private(set) var deprecated: [Place] = []
  /// The names of resources that files refer to.
  private var referencedNames: [String] = []
  private var referenceIndices: [String: Int] = [:]
  private var references: [Place] = []
  private var declarations: Set<String> = []

  package init(tokens: Int) { counts = Array(repeating: 0, count: tokens) }

  /// Adds the names in a file.
  package mutating func add(_ file: AuditedFile) {
    guard let names = file.names else { return }
    for (token, count) in names.uses { counts[token] += count }
    mentioned.formUnion(names.mentioned)
    let total = names.uses.reduce(0) { $0 + $1.count }
    countsByFile.append((file.path, total))
    deprecated += names.deprecated.map {
      Place(name: $0.token, path: file.path, range: $0.range)
    }
    declarations.formUnion(names.declarations)
    for reference in names.references {
      let index = referenceIndices[reference.name] ?? referencedNames.count
      if index == referencedNames.count {
        referencedNames.append(reference.name)
        referenceIndices[reference.name] = index
      }
      references.append(Place(name: index, path: file.path, range: reference.range))
    }
  }

  /// A name that no token and no resource has, but that resembles the name of a token.
  package struct Unknown: Sendable {
    package let name: String
    package let suggestion: String
    package let place: Place
  }

  /// Returns the references that lead nowhere.
  ///
  /// Only names that resemble that of a token count, because others can be those of a library.
  ///
  /// - Parameter names: the names of all tokens in the outputs.
  /// - Returns: the references with suggestions, in the order of the files.
  package func unknown(besides names: Set<String>) -> [Unknown] {
    let sorted = names.filter { $0.hasPrefix("--") || $0.hasPrefix("@") }.sorted()
    let known = Set(sorted.map(\.withoutPeriods))
    var suggestions: [Int: String?] = [:]
    return references.compactMap { place in
      let name = referencedNames[place.name]
      if suggestions[place.name] == nil {
        suggestions[place.name] = .some(
          isKnown(name, known) ? nil : nearestName(to: name, among: sorted)
        )
      }
      guard case .some(.some(let suggestion)) = suggestions[place.name] else { return nil }
      return Unknown(name: name, suggestion: suggestion, place: place)
    }
  }

  private func isKnown(_ name: String, _ names: Set<String>) -> Bool {
    if names.contains(name.withoutPeriods) || declarations.contains(name) { return true }
    guard let slash = name.lastIndex(of: "/") else { return false }
    return declarations.contains(String(name[name.index(after: slash)...]))
  }
}

extension String {
  /// The name as in code, where the periods of a style's name are underscores.
  fileprivate var withoutPeriods: String { String(map { $0 == "." ? "_" : $0 }) }
}

/// The names in a file.
struct FileNames: Sendable {
  /// The number of uses of each token that is used.
  let uses: [(token: Int, count: Int)]
  /// The tokens that names in lists may mean.
  let mentioned: Set<Int>
  let deprecated: [(token: Int, range: Range<Int>)]
  let references: [NamedResources.Reference]
  let declarations: Set<String>

  init(_ bytes: [UInt8], _ language: AuditLanguage, _ names: TokenNames) {
    var counts: [Int: Int] = [:]
    var mentioned: Set<Int> = []
    var deprecated: [(token: Int, range: Range<Int>)] = []
    let resources = bytes.withUnsafeBufferPointer { buffer in
      names.forEachUse(in: buffer) { token, range in
        counts[token, default: 0] += 1
        if names.deprecated.contains(token) { deprecated.append((token, range)) }
      } mention: {
        mentioned.insert($0)
      }
      return NamedResources(buffer, language)
    }
    uses = counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    self.mentioned = mentioned
    self.deprecated = deprecated
    references = resources.references
    declarations = resources.declarations
  }
}
