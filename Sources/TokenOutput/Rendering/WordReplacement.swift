import Diagnostics
import TokenCompiler

/// The replacement of words in generated code by values of options, such as an access level.
struct WordReplacement {
  private struct Word {
    let text: [UInt8]
    /// Whether the word is only replaced in code, and not in comments and strings.
    let isInCode: Bool
  }

  private var words: [[UInt8]: Word] = [:]

  /// Reads the options of an output.
  ///
  /// Returns `nil` if they don't change any word.
  init?(_ target: Target, _ settings: OutputSettings) {
    for (rules, isPrefix) in [(target.replacedWords, false), (target.prefixedWords, true)] {
      for rule in rules {
        guard let index = target.options.firstIndex(where: { $0.name == rule.option }),
          case .string(let text)? = settings.options[index] ?? target.options[index].defaultValue
        else { continue }
        guard isPrefix ? !text.isEmpty : !rule.words.contains(text) else { continue }
        for word in rule.words {
          let bytes = Array((isPrefix ? text + word : text).utf8)
          words[Array(word.utf8)] = Word(text: bytes, isInCode: !isPrefix)
        }
      }
    }
    if words.isEmpty { return nil }
  }

  /// Returns the file with the words replaced.
  ///
  /// A word after a period isn't replaced, because it's a member of something else.
  func apply(to file: OutputFile) -> OutputFile {
    var result: [UInt8] = []
    /// The offsets after replaced words, before and after the replacement.
    var offsets = [(old: 0, new: 0)]
    file.content.withUnsafeBytes { bytes in
      result.reserveCapacity(bytes.count + bytes.count / 16)
      /// Whether a comment or a string can't have begun in this line.
      var isCode = true
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        guard byte.isInWord else {
          if byte == UInt8(ascii: "\n") { isCode = true }
          if "\"/*#`".utf8.contains(byte) { isCode = false }
          result.append(byte)
          index += 1
          continue
        }
        let end = bytes[index...].firstIndex { !$0.isInWord } ?? bytes.count
        let isMember = index > 0 && bytes[index - 1] == UInt8(ascii: ".")
        if !isMember, let word = words[Array(bytes[index..<end])], isCode || !word.isInCode {
          result += word.text
          offsets.append((end, result.count))
        } else {
          result += bytes[index..<end]
        }
        index = end
      }
    }
    let traces = file.traces.map { trace in
      let start = Self.moved(trace.bytes.lowerBound, by: offsets)
      let end = Self.moved(trace.bytes.upperBound, by: offsets)
      return OutputFile.Trace(token: trace.token, bytes: start..<max(start, end))
    }
    return OutputFile(path: file.path, content: FileContent(result), traces: traces)
  }

  private static func moved(_ offset: Int, by offsets: [(old: Int, new: Int)]) -> Int {
    let last = offsets[offsets.partitioningIndex { $0.old > offset } - 1]
    return offset - last.old + last.new
  }
}

extension UInt8 {
  /// Whether the byte is part of an identifier.
  fileprivate var isInWord: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
    default: false
    }
  }
}
