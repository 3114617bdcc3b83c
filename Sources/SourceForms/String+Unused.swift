extension String {
  /// Returns the name, or the first of `NAME2`, `NAME3`, and so on that isn't taken, with a separator
  /// before the number.
  package func unused(separator: String = "", _ isTaken: (String) -> Bool) -> String {
    var (name, number) = (self, 1)
    while isTaken(name) {
      number += 1
      name = "\(self)\(separator)\(number)"
    }
    return name
  }
}
