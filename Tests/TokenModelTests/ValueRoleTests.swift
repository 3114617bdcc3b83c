import Testing
import TokenModel

@Suite struct `What numbers are used for` {
  @Test(arguments: ValueRole.allCases)
  func `a role is named like its case`(_ role: ValueRole) {
    #expect(role.name == "\(role)")
  }

  @Test(arguments: [
    ("cornerRadius", ValueRole.cornerRadius), ("imageRadiusPressed", .cornerRadius),
    ("corner-radius", .cornerRadius), ("opacity", .opacity), ("opacityDisabled", .opacity),
    ("minimumWidth", .extent), ("iconSize", .extent), ("numberOfLines", .lineCount),
    ("padding", .padding), ("paddingTop", .padding), ("contentInsets", .padding),
  ])
  func `the role of a field is its last word without its state`(_ name: String, _ role: ValueRole) {
    #expect(ValueRole(field: name) == role)
  }

  @Test(arguments: [
    "margin", "marginTop", "background", "opacityShift", "radiusScale", "offsetWidth", "x", "",
    "Pressed", "spacing", "insets",
  ])
  func `other fields have no role`(_ name: String) {
    #expect(ValueRole(field: name) == nil)
  }

  @Test(arguments: [
    (ValueRole.opacity, -0.1, false), (.opacity, 0, true), (.opacity, 1, true),
    (.opacity, 7, false),
    (.borderWidth, -1, false), (.borderWidth, 0.5, true), (.length, -8, true),
    (.length, 1e300, false), (.lineCount, 1.5, false), (.lineCount, 0, true),
    (.integer, -3, true), (.integer, 3e9, false), (.fontWeight, 0, false), (.delay, -100, true),
    (.duration, -100, false),
  ])
  func `ranges exclude values that platforms can't use`(
    _ role: ValueRole,
    _ number: Double,
    _ fits: Bool
  ) {
    #expect(role.range.contains(number) == fits)
  }

  @Test func `the strictest range is the one that allows the fewest numbers`() {
    #expect(ValueRole.opacity.range.isStricter(than: ValueRole.extent.range))
    #expect(ValueRole.extent.range.isStricter(than: ValueRole.length.range))
    #expect(!ValueRole.length.range.isStricter(than: ValueRole.number.range))
    #expect(!ValueRole.blur.range.isStricter(than: ValueRole.extent.range))
  }
}
