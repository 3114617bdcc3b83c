package import Diagnostics
internal import JSONSyntax
package import TokenCompiler
internal import TokenModel

/// The images in the asset catalogs and resource folders of apps.
struct AssetFolders {
  /// The form in which a platform stores images.
  private enum Kind: CaseIterable { case catalog, resources }

  private static let depthLimit = 16
  private static let imageSuffixes = [".imageset", ".symbolset"]

  /// The names of the images, by kind.
  private var images: [Kind: Set<String>] = [:]
  /// The configured folders that contain images, by kind.
  private var folders: [Kind: [String]] = [:]
  /// The configured folders that don't exist or may not be read.
  private(set) var missing: [Located<String>] = []
  /// The folders that were searched.
  private(set) var consulted: Set<AbsolutePath> = []

  init(_ project: Project) {
    for folder in project.configuration.assets {
      let path = project.input.base.appending(folder.value)
      consulted.insert(path)
      guard (try? Disk.isFolder(path)) == true, project.confinement.allows(path) else {
        missing.append(folder)
        continue
      }
      let before = images
      search(path, in: path.name.hasSuffix(".xcassets") ? "" : nil)
      for kind in Kind.allCases where images[kind] != before[kind] {
        folders[kind, default: []].append(folder.value)
      }
    }
  }

  /// Adds the images in a folder.
  ///
  /// In an asset catalog, `namespace` is the beginning of their names; it's `nil` elsewhere.
  private mutating func search(_ folder: AbsolutePath, in namespace: String?, depth: Int = 0) {
    consulted.insert(folder)
    guard depth < Self.depthLimit else { return }
    for name in (try? Disk.names(in: folder)) ?? [] where !name.hasPrefix(".") {
      let path = folder.appending(name)
      if let suffix = Self.imageSuffixes.first(where: name.hasSuffix), let namespace {
        images[.catalog, default: []].insert(namespace + name.dropLast(suffix.count))
      } else if namespace == nil, name.hasPrefix("drawable") || name.hasPrefix("mipmap") {
        consulted.insert(path)
        let files = (try? Disk.names(in: path)) ?? []
        images[.resources, default: []].formUnion(files.map { String($0.prefix { $0 != "." }) })
      } else if Disk.isFolderItself(path) {
        let isNamespace = namespace != nil && Self.isNamespace(path)
        let isCatalog = namespace != nil || name.hasSuffix(".xcassets")
        let inside = (namespace ?? "") + (isNamespace ? name + "/" : "")
        search(path, in: isCatalog ? inside : nil, depth: depth + 1)
      }
    }
  }

  /// Whether the name of a folder in an asset catalog is part of the names of its images.
  private static func isNamespace(_ folder: AbsolutePath) -> Bool {
    guard let bytes = try? Disk.read(folder.appending("Contents.json")) else { return false }
    var ignored: [Diagnostic] = []
    let file = SourceMap.FileID(index: 0)
    let tree = JSONTree.parse(bytes, file: file, diagnostics: &ignored)
    return tree.root.flatMap { tree.value(of: "properties", in: $0) }
      .flatMap { tree.value(of: "provides-namespace", in: $0) }.map { tree.kind($0) == .true }
      ?? false
  }

  /// Returns the folders of the platforms that lack an image, and the most similar name there.
  func gap(_ image: String) -> (folders: [String], nearest: String?) {
    let kinds = Kind.allCases.filter { folders[$0] != nil && images[$0]?.contains(image) == false }
    let known = kinds.flatMap { images[$0] ?? [] }.sortedByBytes()
    return (kinds.flatMap { folders[$0] ?? [] }, nearestName(to: image, among: known))
  }
}

extension Project {
  /// The folders that ``missingImages(_:)`` depends on.
  package var assetFolders: Set<AbsolutePath> {
    configuration.assets.isEmpty ? [] : AssetFolders(self).consulted
  }

  /// Reports images that the configured asset folders lack.
  package func missingImages(_ ir: IR) -> [Diagnostic] {
    guard !configuration.assets.isEmpty else { return [] }
    let assets = AssetFolders(self)
    var diagnostics = assets.missing.map { folder in
      Diagnostic.missingAssets(folder.value, at: folder.span)
    }
    for token in ir.constants.lazy.map({ ir.tokens[$0] }) {
      let values = [token.base] + token.variants.indices.map { ir.variants[$0].resolved }
      var known: Set<String> = []
      for value in values {
        guard case .image(let text) = ir.values[Handle<ConstantValue>(value.value)],
          known.insert(ir.texts[text]).inserted
        else { continue }
        let (folders, nearest) = assets.gap(ir.texts[text])
        guard !folders.isEmpty else { continue }
        let span = ir.sources.span(of: value.origin)
        diagnostics.append(.missingImage(ir.texts[text], in: folders, nearest: nearest, at: span))
      }
    }
    return diagnostics
  }
}
