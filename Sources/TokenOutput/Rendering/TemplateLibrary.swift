package import Diagnostics
package import TokenCompiler

/// The folders in which targets are looked up: the user's own, then those that are built in.
public struct TemplateLibrary: Sendable {
  /// A folder with a `target.json` and templates.
  public struct Folder: Sendable {
    /// Its files, sorted by name.
    public let files: [File]
    /// Whether it is one of those that are built in, just as it is.
    let isBuiltIn: Bool

    /// Makes a folder of files in any order.
    public init(files: [File]) {
      self.init(files: files.sorted { $0.name < $1.name }, isBuiltIn: false)
    }

    init(files: [File], isBuiltIn: Bool) {
      self.files = files
      self.isBuiltIn = isBuiltIn
    }
  }

  /// A file of a target's folder.
  public struct File: Sendable {
    /// Its name within the folder.
    public var name: String
    /// Its path, as messages show it.
    public var path: String
    /// Its content.
    public var bytes: [UInt8]

    /// Makes a file.
    public init(name: String, path: String, bytes: [UInt8]) {
      self.name = name
      self.path = path
      self.bytes = bytes
    }
  }

  /// The user's own folders by name.
  private let own: [String: Folder]

  /// Makes a library of the built-in targets and the user's own.
  ///
  /// - Parameter own: the folders in the configuration's template folder, by name. One called like a
  ///   built-in target takes its place.
  public init(own: [String: Folder] = [:]) {
    self.own = own
  }

  /// The names of all targets, sorted.
  public var names: [String] {
    Set(own.keys).union(EmbeddedTemplates.targetNames).sorted()
  }

  /// What is wrong with a name that no target has; `nil` where there is one.
  package func flaw(of name: Located<String>) -> Diagnostic? {
    guard folder(name.value) == nil else { return nil }
    return OutputDiagnostics.unknownTarget(name.value, known: names, name.span)
  }

  /// Whether a target is one of the user's own.
  package func isOwn(_ name: String) -> Bool { own[name] != nil }

  /// The user's folder of this name, else the built-in one.
  package func folder(_ name: String) -> Folder? {
    own[name] ?? builtIn(name)
  }

  /// The built-in folder of this name.
  func builtIn(_ name: String) -> Folder? {
    let files = EmbeddedTemplates.files(of: name)
    return files.isEmpty ? nil : Folder(files: files, isBuiltIn: true)
  }
}
