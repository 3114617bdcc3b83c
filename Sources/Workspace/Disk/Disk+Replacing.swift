extension Disk {
  /// Replaces the file at `path`, and creates its folder if needed.
  ///
  /// The new file has the permissions of the old one.
  ///
  /// - Throws: ``Failure`` if the file can't be written.
  package static func replace(_ path: AbsolutePath, with bytes: [UInt8]) throws(Failure) {
    var folders: [AbsolutePath] = []
    try makeFolders(to: path.parent, made: &folders)
    let sibling = path.temporarySibling
    try at(path) { () throws(POSIX.Failure) in
      if try POSIX.status(of: sibling.text, followingLinks: false) != nil {
        try POSIX.removeFile(sibling.text)
      }
      let found = try POSIX.status(of: path.text)
      let file = try POSIX.open(sibling.text, .create)
      try POSIX.closing(file) { () throws(POSIX.Failure) in
        if let found { try POSIX.setPermissions(found.permissions, of: file) }
        try POSIX.write(bytes, to: file)
      }
      try POSIX.move(sibling.text, to: path.text)
    }
  }
}
