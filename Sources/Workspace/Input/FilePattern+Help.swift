internal import Diagnostics

extension FilePattern {
  /// Returns help for a pattern without matches: the files in the folder where the search starts,
  /// or the folder that was probably meant.
  func helpWithoutMatches(relativeTo base: AbsolutePath) -> String {
    let shown = start.relative(to: base)
    guard Disk.exists(start) else {
      let folders = (try? Disk.names(in: start.parent))?
        .filter { (try? Disk.isFolder(start.parent.appending($0))) == true }
      let nearest = folders.flatMap { nearestName(to: start.name, among: $0) }
        .map { "did you mean `\(start.parent.appending($0).relative(to: base))`?" }
      let rest = nearest ?? "patterns are relative to the configuration"
      return "there is no folder `\(shown)`; \(rest)"
    }
    let names = (try? Disk.names(in: start)) ?? []
    let files = names.filter { name in
      !name.hasPrefix(".") && !name.hasPrefix("tokens.config")
        && Self.tokenExtensions.contains(where: name.hasSuffix)
        && Disk.isFile(start.appending(name))
    }
    let folder = shown == "." ? "the configuration's folder" : "`\(shown)`"
    guard !files.isEmpty else { return "there are no JSON files in \(folder) itself" }
    return "\(folder) contains \(files.quoted(first: 3))"
  }

  private static let tokenExtensions = [".json", ".json5", ".jsonc", ".tokens"]
}
