package import Diagnostics

/// A compiled template as text that stands in the program's own source.
///
/// Reading it takes a small part of the time that compiling takes. It fits the schema and the engine
/// that made it, and no other.
package struct EncodedTemplate: Sendable {
  let code: StaticString
  let places: StaticString
  let text: StaticString

  package init(code: StaticString, places: StaticString, text: StaticString) {
    self.code = code
    self.places = places
    self.text = text
  }

  /// The program.
  ///
  /// - Parameters:
  ///   - files: the template's files, the template itself first.
  ///   - writers: those of the target.
  /// - Returns: the program as the compiler made it.
  /// - Complexity: O(instructions).
  package func program(files: [FileID], writers: TextWriters) -> TemplateProgram {
    code.withUTF8Buffer { bytes in
      var decoder = PrintableDecoder(bytes)
      let functions = (0..<decoder.integer()).map { _ in
        TemplateProgram.Function(
          entry: decoder.integer(),
          parameterCount: decoder.integer(),
          slotCount: decoder.integer()
        )
      }
      let families = (0..<decoder.integer()).map { _ in CheckedFamily(from: &decoder) }
      let words = (0..<decoder.integer()).map { _ in
        (0..<decoder.integer()).map { _ in
          TemplateProgram.TextRange(start: decoder.word(), count: decoder.word())
        }
      }
      let count = decoder.integer()
      let instructions = [Instruction](unsafeUninitializedCapacity: count) { buffer, read in
        while read < count, let instruction = Instruction(from: &decoder) {
          buffer.initializeElement(at: read, to: instruction)
          read += 1
        }
      }
      return TemplateProgram(
        code: instructions,
        places: .encoded(places, files: files),
        text: text.withUTF8Buffer { Array($0) },
        functions: functions,
        families: DispatchTable(families),
        words: words,
        writers: writers
      )
    }
  }
}

/// The parts of an ``EncodedTemplate``, to be written into a source.
package struct TemplateEncoding: Hashable {
  package let code: String
  package let places: String
  package let text: String

  /// Encodes a program that was compiled.
  package init(_ program: TemplateProgram, files: [FileID]) {
    var encoder = PrintableEncoder()
    encoder.append(program.functions.count)
    for function in program.functions {
      encoder.append(function.entry)
      encoder.append(function.parameterCount)
      encoder.append(function.slotCount)
    }
    let families = program.families.checked
    encoder.append(families.count)
    for family in families { family.append(to: &encoder) }
    encoder.append(program.words.count)
    for words in program.words {
      encoder.append(words.count)
      for word in words {
        encoder.append(UInt64(word.start))
        encoder.append(UInt64(word.count))
      }
    }
    encoder.append(program.code.count)
    for instruction in program.code { instruction.append(to: &encoder) }
    code = encoder.text
    places = program.places.encoded(files: files)
    text = String(decoding: program.text, as: UTF8.self)
  }
}

extension CheckedFamily {
  fileprivate init(from decoder: inout PrintableDecoder) {
    self.init(functions: [], parameterCount: decoder.integer())
    functions = [Int32](repeating: -1, count: decoder.integer())
    for _ in 0..<decoder.integer() {
      let type = decoder.integer()
      let function = Int32(truncatingIfNeeded: decoder.integer())
      if functions.indices.contains(type) { functions[type] = function }
    }
  }

  /// The types without a function are left out.
  fileprivate func append(to encoder: inout PrintableEncoder) {
    encoder.append(parameterCount)
    encoder.append(functions.count)
    encoder.append(functions.count { $0 >= 0 })
    for (type, function) in functions.enumerated() where function >= 0 {
      encoder.append(type)
      encoder.append(Int(function))
    }
  }
}
