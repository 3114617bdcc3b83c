/// Finds the values in the style sheets, `style` attributes, classes, and scripts of HTML and of
/// components in Vue, Svelte, and Astro.
enum MarkupDetector {
  static func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ found: inout FileLiterals) {
    var scanner = XMLTagScanner(bytes)
    while let tag = scanner.next() {
      guard !tag.isEnd else { continue }
      for attribute in tag.attributes {
        switch attribute.name {
        case "style": StyleSheetDetector.scan(bytes, in: attribute.range, &found)
        case "class", "className": TailwindClasses.scan(bytes, in: attribute.range, &found)
        default: break
        }
      }
      guard !tag.isEmpty, tag.name == "style" || tag.name == "script" else { continue }
      let range = tag.range.upperBound..<scanner.skip(toEndOf: tag.name)
      if tag.name == "style" {
        let isIndented = tag["lang"] == "sass"
        StyleSheetDetector.scan(bytes, in: range, isIndented: isIndented, &found)
      } else {
        ScriptDetector.scan(bytes, in: range, &found)
      }
    }
  }
}
