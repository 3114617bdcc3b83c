package import Workspace

/// A folder whose files clients may read, for example with a page that follows the theme.
///
/// Files outside the folder can't be reached: names that begin with a period, `..`, and symbolic
/// links that lead outside aren't found.
package struct ServedFolder: Sendable {
  /// The maximum size of a file, in bytes.
  private static let sizeLimit: Int64 = 64 << 20

  private let root: AbsolutePath

  /// Serves the files below `folder`.
  package init(_ folder: AbsolutePath) {
    root = Disk.realPath(folder)
  }

  /// Returns the file at `path`, or `nil` if there is none.
  ///
  /// The path is relative to the folder and percent-decoded. A path that ends in `/` refers to
  /// `index.html`.
  func response(for path: Substring) -> HTTPResponse? {
    var names = path.split(separator: "/", omittingEmptySubsequences: false)
    if names.last == "" { names[names.count - 1] = "index.html" }
    let areAllowed = names.allSatisfy { name in
      !name.isEmpty && !name.hasPrefix(".") && !name.utf8.contains(0)
    }
    guard areAllowed else { return nil }
    let file = Disk.realPath(root.appending(names.joined(separator: "/")))
    guard root.contains(file), let bytes = try? Disk.read(file, atMost: Self.sizeLimit) else {
      return nil
    }
    // Pages of other sites must not include files that are served for pages of this one.
    return HTTPResponse(.ok, type: Self.contentType(of: file.name), bytes)
      .with("Cross-Origin-Resource-Policy", "same-origin")
  }

  /// Returns the media type for the extension of a file, or a generic one if the extension is
  /// unknown.
  private static func contentType(of name: String) -> String {
    switch name.split(separator: ".").last?.lowercased() {
    case "html", "htm": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js", "mjs": "text/javascript; charset=utf-8"
    case "json", "map": "application/json"
    case "txt", "md": "text/plain; charset=utf-8"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "gif": "image/gif"
    case "webp": "image/webp"
    case "ico": "image/x-icon"
    case "woff2": "font/woff2"
    case "woff": "font/woff"
    case "ttf": "font/ttf"
    case "otf": "font/otf"
    default: "application/octet-stream"
    }
  }
}
