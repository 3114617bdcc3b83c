internal import Diagnostics
package import TokenCompiler

/// The files of a source, read from disk when they are first asked for.
///
/// A class, because the loader that a compilation is given shares what was read with the
/// compilations of the other outputs, and tells afterwards what could not be read.
package final class SourceFiles {
  private let confinement: Confinement
  /// The repository of a resolver document that lies outside of the configuration's: what it refers to
  /// lies beside it, and a person named it.
  private let neighbourhood: Confinement?
  /// The paths that a person wrote, which may lie anywhere; relative to the base.
  private let named: Set<String>
  private var loaded: [String: Result<[UInt8], LoadFailure>] = [:]
  /// Whether something exists that could not be read.
  package private(set) var metUnreadableFile = false

  package init(_ confinement: Confinement, named: [String], resolver: String? = nil) {
    self.confinement = confinement
    let document = resolver.map { Disk.realPath(confinement.base.appending($0)) }
    neighbourhood = document.flatMap { document in
      confinement.repository.contains(document) ? nil : Confinement(base: document.parent)
    }
    self.named = Set(named)
  }

  /// The content of the file at `path`, which is relative to the base.
  package func load(_ path: String) -> Result<[UInt8], LoadFailure> {
    if let known = loaded[path] { return known }
    let result = read(path)
    loaded[path] = result
    switch result {
    case .failure(.unreadable), .failure(.isDirectory): metUnreadableFile = true
    case .failure, .success: break
    }
    return result
  }

  /// The files that were read, as paths on this machine.
  package var paths: [AbsolutePath] {
    loaded.keys.map { confinement.base.appending($0) }
  }

  /// The files that were read and what is in them, sorted by their paths, which are relative to the
  /// base.
  var contents: [(path: String, bytes: [UInt8])] {
    loaded.compactMap { path, result in (try? result.get()).map { (path, $0) } }
      .sorted { $0.path.isBeforeInBytes($1.path) }
  }

  /// The bytes of all files that were read.
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
