import JSONSyntax
import TokenModel

extension IRPrinter {
  mutating func textStyle(_ style: TextStyle) {
    writer.beginObject()
    writer.name("number")
    optional(style.number) { $0.writer.integer($1) }
    writer.name("families")
    writer.beginArray()
    for family in style.families { self.family(family) }
    writer.endArray()
    writer.name("size")
    optional(style.size) { $0.length($1) }
    writer.name("weight")
    optional(style.weight) { $0.writer.number($1) }
    writer.name("style")
    writer.string(style.slant.rawValue)
    measures(of: style)
    writer.name("relativeTo")
    text(style.relativeTo)
    writer.name("system")
    text(style.system)
    word("align", style.align)
    word("case", style.letterCase)
    word("decoration", style.decoration)
    word("lineBreak", style.lineBreak)
    writer.name("shadow")
    optional(style.shadow) { $0.part($1) { $0.shadow($1) } }
    writer.name("color")
    optional(style.color) { $0.part($1) { $0.color($1) } }
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
    writer.name(first.0)
    optional(first.1, first.2)
    writer.name(second.0)
    optional(second.1, second.2)
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
    writer.name(name)
    optional(word) { $0.writer.string($1.rawValue) }
  }

  private mutating func part<Value>(
    _ part: TextStyle.Part<Value>,
    _ body: (inout IRPrinter, Handle<Value>) -> Void
  ) {
    writer.beginObject()
    writer.name("value")
    body(&self, part.value)
    writer.name("alias")
    optional(part.alias) { $0.path(of: $1) }
    writer.endObject()
  }

  private mutating func family(_ family: TextStyle.Family) {
    writer.beginObject()
    writer.name("name")
    text(family.name)
    writer.name("generic")
    writer.boolean(family.isGeneric)
    writer.name("faces")
    writer.beginArray()
    for face in family.faces {
      writer.beginObject()
      writer.name("weight")
      writer.number(face.weight)
      writer.name("style")
      writer.string(face.slant.rawValue)
      writer.name("postScriptName")
      text(face.postScriptName)
      writer.name("file")
      text(face.file)
      writer.name("resource")
      text(face.resource)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
  }
}
