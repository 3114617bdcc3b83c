extension Sample {
  static func item(_ name: String, _ rank: Int, isHidden: Bool = false, note: Datum = .none)
    -> Datum
  {
    .object(
      item,
      [
        "name": .text(name), "label": .text("Label \(name)"), "size": .number(Double(rank) + 0.5),
        "rank": .integer(rank), "kind": .word(rank % 3), "isHidden": .bool(isHidden),
        "note": note, "shape": square(rank),
      ]
    )
  }

  static func circle(_ radius: Double) -> Datum {
    .object(circle, ["radius": .number(radius)])
  }

  static func square(_ side: Int) -> Datum {
    .object(square, ["side": .integer(side)])
  }

  static func group(_ name: String, _ items: [Datum], _ groups: [Datum] = []) -> Datum {
    .object(group, ["name": .text(name), "items": .list(items), "groups": .list(groups)])
  }

  static let members: [String: Datum] = [
    "title": "A \"title\"", "prefix": "pre", "count": 3, "ratio": 0.25, "isOn": true,
    "note": "two\nlines", "unit": .none, "kind": .word(1), "shape": circle(1.5),
    "shapes": [
      circle(1.5), square(2),
      .object(
        path,
        ["points": [1.0, 2.5], "parts": [square(7), .object(path, ["points": [], "parts": []])]]
      ),
    ],
    "item": item("one", 1),
    "items": [item("a", 1), item("b", 2, isHidden: true), item("c", 3, note: "third")],
    "group": group("top", [item("a", 1)], [group("mid", [item("b", 2)], [group("low", [])])]),
    "codes": ["x", "y", "z"], "numbers": [1.0, 0.5, 1e21], "integers": [1, 2, 3, 4, 5],
    "kinds": [.word(0), .word(2)], "names": ["n\"1", "n2"], "empty": [], "nothing": "",
    "other": .none, "flag": .none, "most": .integer(.max),
    "side": .word(1),
  ]

  static let host = SampleHost(members)
}
