package import Diagnostics
package import TokenCompiler

/// The folders of all targets: the user's own and those that are built in.
///
/// The user's take precedence.
public struct TemplateLibrary: Sendable {
  /// A folder with a `target.json` and templates.
  public struct Folder: Hashable, Sendable {
    /// The files, sorted by name.
    public let files: [File]
    /// Whether the folder is an unmodified built-in one.
    let isBuiltIn: Bool

    /// Creates a folder.
    ///
    /// The files can be in any order.
    public init(files: [File]) {
      self.init(files: files.sorted { $0.name < $1.name }, isBuiltIn: false)
    }

    init(files: [File], isBuiltIn: Bool) {
      self.files = files
      self.isBuiltIn = isBuiltIn
    }
  }

  /// A file in a target's folder.
  public struct File: Hashable, Sendable {
    /// The name within the folder.
    public var name: String
    /// The path for diagnostics.
    public var path: String
    /// The content.
    public var bytes: [UInt8]

    /// Creates a file.
    public init(name: String, path: String, bytes: [UInt8]) {
      self.name = name
      self.path = path
      self.bytes = bytes
    }
  }

  /// The user's own folders, by name.
  private let own: [String: Folder]

  /// Creates a library of the user's own and the built-in targets.
  ///
  /// - Parameter own: The folders in the configuration's template folder, by name. A folder with
  ///   the name of a built-in target overrides that target.
  public init(own: [String: Folder] = [:]) {
    self.own = own
  }

  /// The names of all targets, sorted.
  public var names: [String] {
    Set(own.keys).union(EmbeddedTemplates.targetNames).sorted()
  }

  /// Returns a diagnostic if there is no target called `name`; `nil` if there is one.
  package func flaw(of name: Located<String>) -> Diagnostic? {
    guard folder(name.value) == nil else { return nil }
    return Diagnostic.unknownTarget(name.value, known: names, name.span)
  }

  /// Whether a target is one of the user's own.
  package func isOwn(_ name: String) -> Bool { own[name] != nil }

  /// Returns the user's folder of this name, or else the built-in one; `nil` if there is neither.
  package func folder(_ name: String) -> Folder? {
    own[name] ?? builtIn(name)
  }

  /// Returns the built-in folder of this name; `nil` if there is none.
  func builtIn(_ name: String) -> Folder? {
    let files = EmbeddedTemplates.files(of: name)
    return files.isEmpty ? nil : Folder(files: files, isBuiltIn: true)
  }
}
