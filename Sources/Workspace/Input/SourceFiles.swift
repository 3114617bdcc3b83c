internal import Diagnostics
package import TokenCompiler

/// The files of a source, read from disk when they're first requested.
///
/// This is a class, because the loader of a compilation shares the files with the compilations of
/// other outputs, and records which ones couldn't be read.
package final class SourceFiles {
  private let confinement: Confinement
  /// The repository of a resolver document outside the configuration's repository.
  ///
  /// A user named the document, and it refers to files near it.
  private var neighbourhood: Confinement?
  /// The paths that a user wrote, which may lead anywhere, relative to the base.
  private let named: Set<String>
  private var loaded: [String: Result<[UInt8], LoadFailure>] = [:]
  /// Whether a file exists that couldn't be read.
  package private(set) var metUnreadableFile = false

  package init(_ confinement: Confinement, named: [String]) {
    self.confinement = confinement
    self.named = Set(named)
  }

  /// Returns the source that consists of `files`: a resolver document if the only file is one.
  ///
  /// A file that can't be read counts as a token file, because its error is reported later.
  func source(of files: [Located<String>]) -> CompileRequest.Source {
    guard let file = files.first, files.count == 1, let bytes = try? load(file.value).get(),
      SourceFileKind.isResolver(bytes)
    else { return .files(files) }
    let document = Disk.realPath(confinement.base.appending(file.value))
    if !confinement.repository.contains(document) {
      neighbourhood = Confinement(base: document.parent)
    }
    return .resolver(file)
  }

  /// Returns the content of the file at `path`, which is relative to the base.
  package func load(_ path: String) -> Result<[UInt8], LoadFailure> {
    if let known = loaded[path] { return known }
    let result = read(path)
    loaded[path] = result
    switch result {
    case .failure(.unreadable): metUnreadableFile = true
    case .failure, .success: break
    }
    return result
  }

  /// The content of a file that was read; setting it doesn't write the file.
  subscript(path: String) -> [UInt8]? {
    get { try? loaded[path]?.get() }
    set { loaded[path] = newValue.map { .success($0) } }
  }

  /// The absolute paths of all requested files, including those that couldn't be read.
  package var paths: [AbsolutePath] {
    loaded.keys.map { confinement.base.appending($0) }
  }

  /// The files that were read and their contents, sorted by path.
  ///
  /// The paths are relative to the base.
  var contents: [(path: String, bytes: [UInt8])] {
    loaded.compactMap { path, result in (try? result.get()).map { (path, $0) } }
      .sorted { $0.path.isBeforeInBytes($1.path) }
  }

  /// The total size of the files that were read, in bytes.
  package var byteCount: Int {
    loaded.values.reduce(0) { count, result in count + ((try? result.get().count) ?? 0) }
  }

  private func read(_ path: String) -> Result<[UInt8], LoadFailure> {
    let place = confinement.base.appending(path)
    let isNamed = named.contains(path)
    guard isNamed || confinement.allows(place) || neighbourhood?.allows(place) == true
    else {
      let folder = confinement.repository.relative(to: confinement.base)
      return .failure(.outside(folder == "." ? "this folder" : folder))
    }
    do {
      return .success(try Disk.read(place, isNamed ? .stream : .file))
    } catch {
      if error.reason == .missing, let nearest = place.nearestFile {
        return .failure(.misspelled(nearest.relative(to: confinement.base)))
      }
      return .failure(LoadFailure(error))
    }
  }
}

extension LoadFailure {
  fileprivate init(_ failure: Disk.Failure) {
    self =
      switch failure.reason {
      case .missing: .missing
      case .isDirectory: .isDirectory
      case .isSymbolicLink, .other: .unreadable(failure.explanation)
      }
  }
}
