import Diagnostics
import TemplateEngine
import TokenModel

/// The rules of a language or platform, as declared in `target.json`.
struct Target: Sendable {
  /// The name of the target's folder.
  let name: String
  /// The targets that this target extends, directly or indirectly, starting with the most distant.
  var bases: [String] = []
  /// The files of built-in targets, which users can't edit.
  var builtInFiles: [SourceMap.FileID] = []
  /// A one-line description of the output.
  var summary = ""
  /// The options that an output can set.
  var options: [OptionDeclaration] = []
  var names = NameRules()
  var strings: [(name: String, style: StringStyle)] = []
  var comments: [(name: String, style: CommentStyle)] = []
  var number = NumberStyle()
  var references = ReferenceRules()
  var contexts = ContextRules()
  var limits = Limits()
  /// The units that the target can print; `nil` for all.
  var units: [Dimension.Unit]?
  /// The private tokens to include in an output.
  var privateTokens = PrivateTokens.keep
  /// Whether templates can read formulas, as set by an output's option `formulas`.
  var writesFormulas = false
  /// Whether outputs include tokens that are absent from all of their contexts, so the outputs of
  /// all contexts contain the same tokens.
  var keepsAbsent = false
  /// The traits that the target can't express, although its templates read them.
  var omits: TokenTraits = []
  /// The fields of component styles that the platform can't draw.
  var undrawn: [String] = []
  var tables: [WordTable] = []
  var files: [FileRule] = []
  /// The beginnings of import declarations in the target's language, from the most to the least
  /// visible, if outputs can be combined into a single file; `nil` if they can't.
  var oneFile: [String]?
  /// The words of generated code that the values of options replace.
  var replacedWords: [(option: String, words: [String])] = []
  /// The words of generated code that the values of options are put in front of.
  var prefixedWords: [(option: String, words: [String])] = []
  /// The rules for the spelling of tokens and constants in code that uses an output.
  var spellings: [SpellingRule] = []
  /// The beginning of `target.json`, for diagnostics about missing properties.
  var place: Span

  /// The rules for the filters of templates.
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

  func table(_ name: String) -> WordTable? {
    tables.first { $0.name == name }
  }

  /// The private tokens to include in an output.
  enum PrivateTokens: String, CaseIterable, Sendable {
    /// All private tokens.
    case keep
    /// The private tokens that a public token refers to in some context, directly or through other
    /// tokens.
    case used
    /// No private tokens.
    case omit
  }

  /// Size limits of declarations.
  struct Limits: Hashable, Sendable {
    /// The maximum number of tokens in a chunk of a group; `nil` for no limit.
    var members: Int?
  }
}

/// The rules for printing values as references to other tokens.
struct ReferenceRules: Sendable {
  /// The types whose whole value can be a reference.
  var aliases = TypeSet()
  /// The parts of composite values that can be references.
  var parts: [TokenType: Parts] = [:]
  /// Whether tokens can be referenced only after their declaration.
  var isEarlierOnly = false
  /// Whether themed tokens can be referenced.
  ///
  /// Their names refer to their base values.
  var allowsThemed = true
  /// Whether a dimension can be a reference to a constant such as `clamp(1rem, 4vw, 2rem)`, of which
  /// it is the smallest size.
  var allowsConstants = false
  /// Whether only such constants can be referenced.
  var allowsOnlyConstants = false

  /// Whether a part of a token of `type` can be a reference.
  func allows(_ kind: NodeKind, in type: TokenType) -> Bool {
    if kind == .whole { return aliases.contains(type) }
    return parts[type]?.allows(kind.part.rawValue) ?? false
  }

  /// The parts of a composite type that can be references.
  enum Parts: Hashable, Sendable {
    case none
    case all
    case named([String])

    /// Whether the part called `name` can be a reference.
    func allows(_ name: String) -> Bool {
      switch self {
      case .none: false
      case .all: true
      case .named(let names): names.contains(name)
      }
    }
  }
}

struct TypeSet: Hashable, Sendable {
  private(set) var bits: UInt16 = 0

  init(_ types: [TokenType] = []) {
    for type in types { insert(type) }
  }

  func contains(_ type: TokenType) -> Bool { bits >> UInt16(type.rawValue) & 1 == 1 }
  mutating func insert(_ type: TokenType) { bits |= 1 << UInt16(type.rawValue) }
  mutating func remove(_ type: TokenType) { bits &= ~(1 << UInt16(type.rawValue)) }
}

/// A target's treatment of modifiers.
struct ContextRules: Sendable {
  var appearance = Treatment.cascade
  var contrast = Treatment.cascade
  var other = Treatment.cascade
  /// The types whose values can contain several appearances.
  var inside = TypeSet([.color])

  /// The treatments of a modifier.
  enum Treatment: String, CaseIterable, Sendable {
    /// Values contain the value for each context.
    case inside
    /// Themes contain the tokens that vary.
    case themed
    /// A section of the output overrides the values that differ.
    case cascade
    /// Each context has a separate file.
    case files
    /// Only the base is printed.
    case base
  }
}

/// Words of the source and their names in a target.
struct WordTable: Sendable {
  let name: String
  /// The words and their names.
  ///
  /// The text is `nil` if the target has no equivalent.
  var rows: [(word: String, text: String?)]
}

extension Target {
  /// Whether the file that declares a rule is built in, so users can't edit it.
  func isBuiltIn(_ rule: FileRule) -> Bool {
    builtInFiles.contains(rule.path.span.file)
  }
}

/// A rule for the spelling of a token or constant in code that uses an output, as in
/// `var(--color-text-link)`.
struct SpellingRule: Sendable {
  let content: Content
  /// The alternatives of which one must be met, each with all of its conditions; empty for an
  /// unconditional rule.
  var conditions: [[FileCondition]] = []
  /// A note about the spelling for readers.
  var note: String?

  /// The source of the spelling.
  enum Content: Sendable {
    /// A pattern with names of the token.
    case text(PathPattern)
    /// A template in the target's folder that prints one spelling per line, and the location of its
    /// name.
    case template(String, Span)
  }
}

/// A rule that generates files of a target.
struct FileRule: Sendable {
  let content: Content
  /// The location of the name of the template or file to copy.
  let contentSpan: Span
  let path: PathPattern
  var each = Each.once
  /// Whether to generate a file for each appearance, with everything in that appearance.
  var isInAppearances = false
  /// For groups, the maximum depth of groups with files; `nil` for no limit.
  var depth: Int?
  /// The alternatives of which one must be met, each with all of its conditions; empty if a file is
  /// always generated.
  var conditions: [[FileCondition]] = []
  /// The text of the conditions.
  var conditionText = ""

  /// The content of a file, from a file in the target's folder.
  enum Content: Hashable, Sendable {
    /// The output of a template.
    case template(String)
    /// An unchanged copy of a file.
    case copy(String)

    var name: String {
      switch self {
      case .template(let name), .copy(let name): name
      }
    }
  }

  /// The objects that files are generated for.
  enum Each: String, CaseIterable, Sendable {
    case once, group, type, token, context, appearance, component

    /// Whether files are generated for objects of the source, which are in the base by default.
    var isInBase: Bool { [.group, .type, .token, .component].contains(self) }
  }

  /// The contexts that files can be generated for in addition to each object.
  enum Within: String, CaseIterable, Sendable {
    case appearance
  }
}
