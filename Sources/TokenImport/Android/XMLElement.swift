/// An element of an XML document.
struct XMLElement {
  let name: String
  let attributes: [String: String]
  /// The text in it, without that of its elements.
  var text = ""
  var children: [XMLElement] = []
  /// Where its opening tag stands.
  let range: Range<Int>
}
