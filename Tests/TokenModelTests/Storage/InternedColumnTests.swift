import Testing
import TokenModel

@Suite struct `Interned column` {
  /// A value with a poor hash.
  struct Colliding: ContentHashable, Sendable {
    var number: Int
    func mix(into hasher: inout ContentHasher) { hasher.mix(UInt64(number % 3)) }
  }

  @Test func `equal values have equal handles, in order of first appearance`() {
    var column = InternedColumn<Dimension>()
    let first = column.intern(Dimension(4, .px))
    let second = column.intern(Dimension(4, .rem))
    #expect(column.intern(Dimension(4, .px)) == first)
    #expect(first.index == 0 && second.index == 1)
    #expect(column.count == 2)
    #expect(column[second] == Dimension(4, .rem))
    #expect(column.elements == [Dimension(4, .px), Dimension(4, .rem)])
  }

  @Test func `values with the same hash are distinguished`() {
    var column = InternedColumn<Colliding>()
    let handles = (0..<1000).map { column.intern(Colliding(number: $0)) }
    #expect(column.count == 1000)
    #expect(handles.map(\.index) == Array(0..<1000))
    for number in 0..<1000 {
      #expect(column.intern(Colliding(number: number)) == handles[number])
    }
  }

  @Test func `thousands of values are found while the column grows`() {
    var column = InternedColumn<Number>()
    let handles = (0..<20_000).map { column.intern(Number(Double($0) / 8)) }
    #expect(column.count == 20_000)
    for number in 0..<20_000 {
      #expect(column[handles[number]] == Number(Double(number) / 8))
      #expect(column.intern(Number(Double(number) / 8)) == handles[number])
    }
  }

  @Test func `zero and negative zero are one value`() {
    var column = InternedColumn<Number>()
    #expect(column.intern(Number(0)) == column.intern(Number(-0.0)))
    var colors = InternedColumn<Color>()
    #expect(colors.intern(Color(.lab, [0, -0.0, 0])) == colors.intern(Color(.lab, [-0.0, 0, 0])))
  }

  @Test func `colors with different source forms are different values`() {
    var column = InternedColumn<Color>()
    let hex = Color.HexFallback(rgb: 0xFFFFFF)
    let upper = Color.HexFallback(rgb: 0xFFFFFF, uppercase: 0b111111)
    let colors = [
      Color(.srgb, [1, 1, 1]), Color(.srgb, [1, 1, 1], alpha: 1), Color(.displayP3, [1, 1, 1]),
      Color(.srgb, [1, 1, 0]), Color(.srgb, [1, 1, 0], missing: 0b100),
      Color(.srgb, [1, 1, 1], hex: hex), Color(.srgb, [1, 1, 1], hex: upper),
      Color(.srgb, [1, 1, 1], alpha: 1, hex: hex),
    ]
    #expect(Set(colors.map { column.intern($0).index }).count == colors.count)
    #expect(colors.map { column.intern($0).index } == Array(0..<UInt32(colors.count)))
  }

  @Test func `the forms of a font weight, a family, and a shadow are distinguished`() {
    var weights = InternedColumn<FontWeight>()
    #expect(weights.intern(.number(700)) != weights.intern(.named(.bold)))
    #expect(weights.intern(.named(.black)) != weights.intern(.named(.heavy)))
    var families = InternedColumn<FontFamily>()
    let name = TextID(1)
    #expect(
      families.intern(FontFamily(names: [name], isList: true))
        != families.intern(FontFamily(names: [name], isList: false))
    )
    var shadows = InternedColumn<Shadow>()
    let length = Handle<Dimension>(0)
    let variants: [Bool?] = [nil, false, true]
    let handles = variants.map { inset in
      let layer = Shadow.Layer(
        color: Handle(0),
        offsetX: length,
        offsetY: length,
        blur: length,
        spread: length,
        inset: inset
      )
      return shadows.intern(Shadow(layers: [layer], isList: false))
    }
    #expect(Set(handles).count == 3)
  }

  @Test func `hashes are the same in every run`() {
    var hasher = ContentHasher()
    hasher.mix(UInt64(1))
    #expect(hasher.state == 0x1839_6702_FCA0_BF42)
  }
}
