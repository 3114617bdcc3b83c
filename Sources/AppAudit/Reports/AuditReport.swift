/// What an audit reports: the values, their clusters, and how they relate to the tokens.
package struct AuditReport: Sendable {
  package let summary: StockSummary
  /// The relation of each of ``AuditStock/findings`` to the tokens; empty without a configuration.
  package let matches: [TokenMatch]
  /// The use of tokens in each folder; empty without a configuration.
  package var adoption: [FolderAdoption] = []
  /// The tokens that nobody uses; `nil` if that wasn't requested.
  package var unused: [String]?

  package var stock: AuditStock { summary.stock }

  package init(_ stock: AuditStock, _ tokens: [AuditToken]?) {
    summary = StockSummary(stock)
    guard let tokens else {
      matches = []
      return
    }
    var matcher = TokenMatcher(tokens)
    matches = stock.findings.map { finding in
      matcher.match(stock.value(of: finding), finding.purpose, finding.appearance)
    }
  }

  /// The findings that a token could replace, with their indices, exact ones first.
  package var replaceable: [Int] {
    let exact = matches.indices.filter { if case .exact = matches[$0] { true } else { false } }
    let near = matches.indices.filter { if case .near = matches[$0] { true } else { false } }
    return exact + near
  }

  /// The number of findings with a match of each word: `exact`, `near`, and `none`.
  package func count(_ word: String) -> Int { matches.count { $0.word == word } }
}

/// How many of the values in a folder are tokens.
package struct FolderAdoption: Hashable, Sendable {
  package let folder: String
  /// The number of names of tokens.
  package let names: Int
  /// The number of values that tokens could replace.
  package let literals: Int

  package init(folder: String, names: Int, literals: Int) {
    self.folder = folder
    self.names = names
    self.literals = literals
  }

  /// The counts, as in `8 names, 1 value`.
  var counts: String {
    "\(names.grouped("name")), \(literals.grouped("value"))"
  }

  /// The share of the names, in percent.
  package var percent: Int { names + literals == 0 ? 100 : names * 100 / (names + literals) }
}
