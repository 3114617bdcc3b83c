internal import Diagnostics

/// Finds the files of a run that cannot be written to their places.
struct PlacementCheck {
  private let places: [Int: OutputPlacement.Place]
  private let confinement: Confinement
  private let protected: ProtectedFiles
  private var realPaths: RealPaths
  private var folders: [AbsolutePath: Folder] = [:]
  private var filePlaces = FilePlaces()
  private var first: [FilePlace: GeneratedFile] = [:]
  /// By the path in lower case: on many machines such files are one, if not on this one.
  private var firstByName: [String: GeneratedFile] = [:]

  private enum Folder {
    case allowed
    case outside
    case inGit
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

  /// What is wrong with the place of `file`, given those that were looked at before.
  mutating func problem(with file: GeneratedFile) -> Diagnostic? {
    guard let place = places[file.output] else { return nil }
    let span = place.output.span
    let folder = file.path.parent
    switch kind(of: folder) {
    case .outside: return .outside(place.output, folder, confinement)
    case .inGit: return .inGitFolder(file.name, at: span)
    case .allowed: break
    }
    let name = file.path.name
    guard place.directory.contains(folder) else {
      return .outside(place.output, folder, confinement)
    }
    if name.lowercased() == ".git" { return .inGitFolder(file.name, at: span) }
    if BuildRecords.reserves(name) { return .reservedName(file.name, at: span) }
    let filePlace = filePlaces.place(of: file.path)
    if protected.isRead(file.path, filePlace) { return .overwritesInput(file.name, at: span) }
    let key = file.name.lowercased()
    guard let other = first[filePlace] ?? firstByName[key] else {
      first[filePlace] = file
      firstByName[key] = file
      return nil
    }
    return .conflict(
      file.name,
      at: span,
      with: other.name,
      at: places[other.output]?.output.span
    )
  }

  private mutating func kind(of folder: AbsolutePath) -> Folder {
    if let known = folders[folder] { return known }
    let real = realPaths.realPath(folder)
    let kind: Folder =
      !confinement.allows(realPath: real) ? .outside : protected.isInGit(real) ? .inGit : .allowed
    folders[folder] = kind
    return kind
  }
}
