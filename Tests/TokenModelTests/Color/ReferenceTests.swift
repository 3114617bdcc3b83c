import Testing
import TokenModel

/// Comparisons with ``referenceColors``, which were computed by an independent library.
@Suite struct `Reference colors` {
  struct Row: CustomTestStringConvertible {
    let color: Color
    /// The same color in each space, in the order of `ColorSpace.allCases`.
    let converted: [Color]
    let srgb: SIMD4<Double>
    let displayP3: SIMD4<Double>
    var testDescription: String { "\(color.space.name) \(color.components)" }
  }

  static let rows: [Row] = referenceColors.split(separator: "\n").compactMap { line in
    let words = line.split(separator: " ")
    guard words.count == 52, let space = ColorSpace.allCases.first(where: { $0.name == words[0] })
    else { return nil }
    func color(_ space: ColorSpace, at start: Int) -> Color {
      var color = Color(space, .zero)
      for index in 0..<3 {
        guard let number = Double(words[start + index]) else {
          color.missing |= 1 << UInt8(index)
          continue
        }
        color.components[index] = number
      }
      return color
    }
    let converted = ColorSpace.allCases.enumerated().map { color($1, at: 4 + $0 * 3) }
    return Row(
      color: color(space, at: 1),
      converted: converted,
      srgb: SIMD4(color(.srgb, at: 46).components, 1),
      displayP3: SIMD4(color(.displayP3, at: 49).components, 1)
    )
  }

  @Test func `the table is complete`() {
    #expect(Self.rows.count == 140)
    #expect(Set(Self.rows.map(\.color.space)).count == ColorSpace.allCases.count)
  }

  @Test(arguments: rows)
  func `conversions match the reference`(_ row: Row) {
    for expected in row.converted {
      let actual = row.color.converted(to: expected.space)
      // Percentages and degrees are a hundred times larger than the other components.
      let tolerance =
        expected.components.max() > 10 || expected.components.min() < -10 ? 1e-5 : 1e-6
      #expect(
        distance(actual, expected) < tolerance,
        "\(expected.space.name): \(actual.components), not \(expected.components)"
      )
    }
  }

  @Test(arguments: rows)
  func `gamut mapping matches the reference`(_ row: Row) {
    let derived = DerivedColor(row.color)
    #expect(distance(derived.srgb, row.srgb) < 1e-4, "\(derived.srgb), not \(row.srgb)")
    #expect(
      distance(derived.displayP3, row.displayP3) < 1e-4,
      "\(derived.displayP3), not \(row.displayP3)"
    )
  }
}
