import JSONSyntax
import TokenModel

extension IRPrinter {
  mutating func textStyle(_ style: TextStyle) {
    writer.beginObject()
    member("number", style.number) { $0.writer.integer($1) }
    writer.name("families")
    writer.beginArray()
    for family in style.families { self.family(family) }
    writer.endArray()
    member("size", style.size) { $0.length($1) }
    member("weight", style.weight) { $0.writer.number($1) }
    writer.member("style", style.slant.rawValue)
    measures(of: style)
    member("relativeTo", style.relativeTo)
    member("system", style.system)
    word("align", style.align)
    word("case", style.letterCase)
    word("decoration", style.decoration)
    word("lineBreak", style.lineBreak)
    variations(style.variations)
    member("shadow", style.shadow) { $0.part($1) { $0.shadow($1) } }
    member("color", style.color) { $0.part($1) { $0.color($1) } }
    writer.endObject()
  }

  /// Prints the axes of a variable font, if there are any.
  private mutating func variations(_ variations: [TextStyle.Variation]) {
    guard !variations.isEmpty else { return }
    writer.name("fontVariationSettings")
    writer.beginObject()
    for variation in variations {
      writer.name(ir.texts[variation.tag])
      writer.number(variation.value)
    }
    writer.endObject()
  }

  /// Prints line height and kern in relative and absolute form.
  private mutating func measures(of style: TextStyle) {
    writer.name("lineHeight")
    pair(
      ("ratio", style.lineHeightRatio, { $0.writer.number($1) }),
      ("absolute", style.lineHeight, { $0.length($1) })
    )
    writer.name("kern")
    pair(
      ("absolute", style.kern, { $0.length($1) }),
      ("em", style.kernEm, { $0.writer.number($1) })
    )
  }

  private typealias PairMember<Value> = (StaticString, Value?, (inout IRPrinter, Value) -> Void)

  /// Prints an object with two properties, or `null` if both values are `nil`.
  private mutating func pair<First, Second>(
    _ first: PairMember<First>,
    _ second: PairMember<Second>
  ) {
    guard first.1 != nil || second.1 != nil else {
      writer.null()
      return
    }
    writer.beginObject()
    member(first.0, first.1, first.2)
    member(second.0, second.1, second.2)
    writer.endObject()
  }

  /// Prints a length in pixels, or `null` if its unit depends on the surrounding text.
  private mutating func length(_ length: Dimension) {
    switch length.unit {
    case .px: writer.number(length.value)
    case .rem: writer.number(length.value * Self.remBase)
    default: writer.null()
    }
  }

  /// The size of one rem in pixels, as in the Format Module; ``IR`` itself preserves the unit.
  private static var remBase: Double { 16 }

  private mutating func word(_ name: StaticString, _ word: (some RawRepresentable<String>)?) {
    member(name, word) { $0.writer.string($1.rawValue) }
  }

  private mutating func part<Value>(
    _ part: TextStyle.Part<Value>,
    _ body: (inout IRPrinter, Handle<Value>) -> Void
  ) {
    writer.beginObject()
    writer.name("value")
    body(&self, part.value)
    member("alias", part.alias) { $0.path(of: $1) }
    writer.endObject()
  }

  private mutating func family(_ family: TextStyle.Family) {
    writer.beginObject()
    member("name", family.name)
    writer.member("generic", family.isGeneric)
    writer.name("faces")
    writer.beginArray()
    for face in family.faces {
      writer.beginObject()
      writer.member("weight", face.weight)
      writer.member("style", face.slant.rawValue)
      member("postScriptName", face.postScriptName)
      member("file", face.file)
      member("resource", face.resource)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
  }
}
