extension AbsolutePath {
  /// The part of the name after its last period; empty if there is none.
  var fileExtension: Substring {
    let name = name
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? ""
  }
}
