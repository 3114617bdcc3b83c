import Diagnostics
import TemplateEngine
import TokenModel

/// What differs by language and platform, as `target.json` says it.
struct Target: Sendable {
  /// The name of its folder.
  let name: String
  /// The targets that it extends, what stands furthest away first.
  var bases: [String] = []
  /// The files of targets that are built in, where nobody can change anything.
  var builtInFiles: [SourceMap.FileID] = []
  /// One line on what it makes.
  var summary = ""
  /// What an output may set.
  var options: [OptionDeclaration] = []
  var names = NameRules()
  var strings: [(name: String, style: StringStyle)] = []
  var comments: [(name: String, style: CommentStyle)] = []
  var number = NumberStyle()
  var references = ReferenceRules()
  var contexts = ContextRules()
  var limits = Limits()
  /// The units that it can print; `nil` for all.
  var units: [Dimension.Unit]?
  /// Which private tokens an output holds.
  var privateTokens = PrivateTokens.keep
  /// Whether an output also holds the tokens that none of its contexts has, so that the outputs of
  /// all contexts hold the same ones.
  var keepsAbsent = false
  /// What it has nothing for, although its templates read it.
  var omits: TokenTraits = []
  var tables: [WordTable] = []
  var files: [FileRule] = []
  /// How its language begins an import, the widest access first, if all files of an output may also
  /// be one; `nil` if they may not.
  var oneFile: [String]?
  /// How code that uses an output writes its tokens and constants.
  var spellings: [SpellingRule] = []
  /// Where its `target.json` begins, for messages about what it lacks.
  var place: Span

  /// The rules of the filters.
  var textRules: TextRules {
    TextRules(
      strings: strings,
      comments: comments,
      number: number,
      tables: tables.map { table in
        TextRules.Table(name: table.name, rows: table.rows.map { (key: $0.word, text: $0.text) })
      },
      names: FormedNames(names)
    )
  }

  /// The table called `name`.
  func table(_ name: String) -> WordTable? {
    tables.first { $0.name == name }
  }

  /// Which private tokens an output holds.
  enum PrivateTokens: String, CaseIterable, Sendable {
    /// All of them.
    case keep
    /// Those that a public token is or has a reference to, perhaps by way of others, in some context.
    case used
    /// None.
    case omit
  }

  /// How much one declaration may hold.
  struct Limits: Hashable, Sendable {
    /// The tokens of a chunk of a group; `nil` for no limit.
    var members: Int?
  }
}

/// Which values may be printed as references to other tokens.
struct ReferenceRules: Sendable {
  /// The types that may be a reference as a whole.
  var aliases = TypeSet()
  /// The parts of composite values that may be one.
  var parts: [TokenType: Parts] = [:]
  /// Whether only tokens that stand earlier may be referred to.
  var isEarlierOnly = false
  /// Whether a themed token's name stands for its value in the base.
  var allowsThemed = true

  /// Whether a part of a token of `type` may be a reference.
  func allows(_ kind: NodeKind, in type: TokenType) -> Bool {
    if kind == .whole { return aliases.contains(type) }
    return parts[type]?.allows(kind.part.rawValue) ?? false
  }

  /// Parts of a composite.
  enum Parts: Hashable, Sendable {
    case none
    case all
    case named([String])

    /// Whether the part called `name` may be a reference.
    func allows(_ name: String) -> Bool {
      switch self {
      case .none: false
      case .all: true
      case .named(let names): names.contains(name)
      }
    }
  }
}

/// A set of token types.
struct TypeSet: Hashable, Sendable {
  private(set) var bits: UInt16 = 0

  init(_ types: [TokenType] = []) {
    for type in types { insert(type) }
  }

  func contains(_ type: TokenType) -> Bool { bits >> UInt16(type.rawValue) & 1 == 1 }
  mutating func insert(_ type: TokenType) { bits |= 1 << UInt16(type.rawValue) }
  mutating func remove(_ type: TokenType) { bits &= ~(1 << UInt16(type.rawValue)) }
}

/// What a target does with the ways in which a source varies.
struct ContextRules: Sendable {
  var appearance = Treatment.cascade
  var contrast = Treatment.cascade
  var other = Treatment.cascade
  /// The types whose values can hold several appearances.
  var inside = TypeSet([.color])

  /// What is done with a modifier.
  enum Treatment: String, CaseIterable, Sendable {
    /// A value holds what it is in each context.
    case inside
    /// What varies stands in themes.
    case themed
    /// A part of the output restates what differs.
    case cascade
    /// There is a file for each context.
    case files
    /// Only the base is printed.
    case base
  }
}

/// Words and what they are called in a target.
struct WordTable: Sendable {
  let name: String
  /// `nil` as text for a word that the target has nothing for.
  var rows: [(word: String, text: String?)]
}

extension Target {
  /// Whether a rule of its files stands in a file that is built in, where nobody can change it.
  func isBuiltIn(_ rule: FileRule) -> Bool {
    builtInFiles.contains(rule.path.span.file)
  }
}

/// How code that uses an output writes a token or constant, as in `var(--color-text-link)`.
struct SpellingRule: Sendable {
  let content: Content
  /// One of these has to hold in all its conditions; without any it always holds.
  var conditions: [[FileCondition]] = []
  /// What a reader has to know of this spelling.
  var note: String?

  /// What says how a token is written.
  enum Content: Sendable {
    /// A pattern with names of the token.
    case text(PathPattern)
    /// A template of the target's folder, which prints a spelling a line, and where it is named.
    case template(String, Span)
  }
}

/// Files that a target makes.
struct FileRule: Sendable {
  let content: Content
  /// Where the file of the folder is named.
  let contentSpan: Span
  let path: PathPattern
  var each = Each.once
  /// For groups: the depth down to which they have files; `nil` for all.
  var depth: Int?
  /// One of these has to hold in all its conditions; without any a file is always made.
  var conditions: [[FileCondition]] = []
  /// The conditions as they are written.
  var conditionText = ""

  /// What a file holds, by a file of the target's folder.
  enum Content: Hashable, Sendable {
    /// What a template prints.
    case template(String)
    /// The bytes of a file, as they are.
    case copy(String)

    /// The name of the file.
    var name: String {
      switch self {
      case .template(let name), .copy(let name): name
      }
    }
  }

  /// What a file is made for.
  enum Each: String, CaseIterable, Sendable {
    case once, group, type, token, context, appearance, component
  }
}
