struct XMLElement {
  let name: String
  let attributes: [String: String]
  /// The text of the element, without the text of its children.
  var text = ""
  var children: [XMLElement] = []
  /// The range of the opening tag.
  let range: Range<Int>
}
