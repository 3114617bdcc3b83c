/// Finds the values in a file of any language.
package enum LiteralScanner {
  /// Returns the values in a file.
  ///
  /// - Parameters:
  ///   - bytes: the file in UTF-8.
  ///   - language: the language of the file.
  ///   - path: the path of the file, whose folders can tell the appearance, as in `values-night`.
  /// - Returns: the values in the order of the file. Any file has a result.
  /// - Complexity: O(*n*) in the number of bytes.
  package static func scan(
    _ bytes: [UInt8],
    _ language: AuditLanguage,
    path: String
  ) -> FileLiterals {
    var found = FileLiterals()
    bytes.withUnsafeBufferPointer { buffer in
      switch language {
      case .swift: SwiftDetector.scan(buffer, &found)
      case .objectiveC: ObjectiveCDetector.scan(buffer, &found)
      case .kotlin: KotlinDetector.scan(buffer, .kotlin, &found)
      case .java: KotlinDetector.scan(buffer, .java, &found)
      case .script: ScriptDetector.scan(buffer, in: buffer.indices, &found)
      case .interfaceBuilder: InterfaceBuilderDetector.scan(buffer, &found)
      case .androidXML: AndroidXMLDetector.scan(buffer, path: path, &found)
      case .colorSet: ColorSetDetector.scan(bytes, path: path, &found)
      case .styleSheet:
        let isIndented = path.hasSuffix(".sass")
        StyleSheetDetector.scan(buffer, in: buffer.indices, isIndented: isIndented, &found)
      case .markup: MarkupDetector.scan(buffer, &found)
      }
    }
    found.literals.sort { ($0.range.lowerBound, $0.kind) < ($1.range.lowerBound, $1.kind) }
    return found
  }
}
