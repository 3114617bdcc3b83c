extension String {
  /// The text as a file name, with `-` replacing characters that have a special meaning in paths.
  var asFileName: String {
    var text = self
    let isPlain = text.withUTF8 { bytes in
      bytes.allSatisfy { $0.isPlainInFileName } && !bytes.allSatisfy { $0 == UInt8(ascii: ".") }
    }
    if isPlain { return self }
    var name = ""
    for scalar in unicodeScalars {
      let isPlain =
        scalar.value >= 0x20 && scalar.value != 0x7F
        && !"/\\:*?\"<>|".unicodeScalars.contains(scalar)
      name.unicodeScalars.append(isPlain ? scalar : "-")
    }
    return name == "." || name == ".." ? String(repeating: "-", count: name.count) : name
  }

  /// Whether the text is a relative path that can't leave its base directory.
  var isConfinedPath: Bool {
    var text = self
    return text.withUTF8 { bytes in
      var start = 0
      for (index, byte) in bytes.enumerated() {
        switch byte {
        case UInt8(ascii: "/"):
          guard bytes[start..<index].isFileName else { return false }
          start = index + 1
        case ..<0x20, UInt8(ascii: "\\"), UInt8(ascii: ":"): return false
        default: break
        }
      }
      return bytes[start...].isFileName
    }
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Whether the text is a valid file name other than `.` and `..`.
  fileprivate var isFileName: Bool {
    !isEmpty && !(count <= 2 && allSatisfy { $0 == UInt8(ascii: ".") })
  }
}

extension UInt8 {
  /// Whether the byte is a letter, a digit, `-`, `_`, or `.`.
  fileprivate var isPlainInFileName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
