internal import Diagnostics

/// Finds the files of a run that can't be written to their paths.
struct PlacementCheck {
  private let places: [Int: OutputPlacement.Place]
  private let confinement: Confinement
  private let protected: ProtectedFiles
  private var realPaths: RealPaths
  private var filePlaces = FilePlaces()
  private var folders: [AbsolutePath: Folder] = [:]
  /// The numbers of folders, by their identity on disk and by their lowercased paths.
  ///
  /// On many machines, folders whose paths differ only in case are the same, even if not on this
  /// one.
  private var numbers: [FilePlace.Folder: Int] = [:]
  private var numbersByPath: [String: Int] = [:]
  private var first: [Key: GeneratedFile] = [:]

  private struct Folder {
    enum Kind {
      case allowed
      case outside
      case inGit
    }

    let kind: Kind
    /// The same for all paths that lead to the folder.
    let number: Int
    /// Whether the folder contains a file that the run reads.
    let holdsInputs: Bool
  }

  private struct Key: Hashable {
    let folder: Int
    /// The lowercased name.
    let name: String
  }

  init(
    _ places: [OutputPlacement.Place],
    _ confinement: Confinement,
    _ protected: ProtectedFiles,
    _ realPaths: RealPaths
  ) {
    self.places = Dictionary(places.map { ($0.index, $0) }) { first, _ in first }
    self.confinement = confinement
    self.protected = protected
    self.realPaths = realPaths
  }

  /// Returns an error if `file` can't be written to its path, given the files that were checked
  /// before.
  mutating func problem(with file: GeneratedFile) -> Diagnostic? {
    guard let place = places[file.output] else { return nil }
    let span = place.output.span
    let path = file.path.parent
    let folder = folder(path)
    switch folder.kind {
    case .outside: return .outside(place.output, path, confinement)
    case .inGit: return .inGitFolder(file.name, at: span)
    case .allowed: break
    }
    guard place.directory.contains(path) else {
      return .outside(place.output, path, confinement)
    }
    let name = file.path.name
    let key = Key(folder: folder.number, name: name.lowercased())
    if key.name == ".git" { return .inGitFolder(file.name, at: span) }
    if BuildRecords.reserves(name) { return .reservedName(file.name, at: span) }
    if folder.holdsInputs, protected.isRead(file.path, filePlaces.place(of: file.path)) {
      return .overwritesInput(file.name, at: span)
    }
    guard let other = first[key] else {
      first[key] = file
      return nil
    }
    return .conflict(
      file.name,
      at: span,
      with: other.name,
      at: places[other.output]?.output.span
    )
  }

  private mutating func folder(_ path: AbsolutePath) -> Folder {
    if let known = folders[path] { return known }
    let real = realPaths.realPath(path)
    let place = filePlaces.folder(path)
    let text = path.text.lowercased()
    let number = numbers[place] ?? numbersByPath[text] ?? folders.count
    numbers[place] = number
    numbersByPath[text] = number
    let folder = Folder(
      kind: !confinement.allows(realPath: real)
        ? .outside : protected.isInGit(real) ? .inGit : .allowed,
      number: number,
      holdsInputs: protected.mayRead(in: place)
    )
    folders[path] = folder
    return folder
  }
}
