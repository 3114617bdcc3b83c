import SourceForms

/// A token that an importer makes.
struct DraftToken: Hashable {
  /// The type; `nil` where a reference or the group gives it.
  var type: String?
  var value: DraftValue
  var description: String?
  /// The members of our extension.
  var extensions: [DraftValue.Member] = []

  init(_ type: String?, _ value: DraftValue, description: String? = nil) {
    self.type = type
    self.value = value
    self.description = description
  }
}

/// A constant of a group: what the standard has no type for.
struct DraftConstant: Hashable {
  let type: String
  let value: DraftValue
  /// The words of a closed set.
  var words: [String] = []

  init(_ type: String, _ value: DraftValue) {
    self.type = type
    self.value = value
  }
}

extension DraftToken {
  /// A token with a value that was read.
  init(_ value: CSSNotation.Value) {
    self.init(value.type, .json(value.json))
  }
}
