import Testing

/// Conditions are compiled to jumps in several ways, all of which must give the same result.
struct ConditionTests {
  /// A condition in source form, and its value for an item.
  struct Condition: Sendable {
    let text: String
    let holds: @Sendable (_ kind: String, _ isHidden: Bool, _ isLarge: Bool) -> Bool
  }

  static let simple = [
    Condition(text: "i.isHidden") { _, isHidden, _ in isHidden },
    Condition(text: "i.kind == \"small\"") { kind, _, _ in kind == "small" },
    Condition(text: "i.kind != \"large\"") { kind, _, _ in kind != "large" },
    Condition(text: "i.kind in (\"small\", \"large\")") { kind, _, _ in kind != "medium" },
    Condition(text: "i.kind not in (\"medium\", \"large\")") { kind, _, _ in kind == "small" },
    Condition(text: "i.rank > 3") { _, _, isLarge in isLarge },
    Condition(text: "true") { _, _, _ in true },
    Condition(text: "false") { _, _, _ in false },
  ]

  /// All pairs of simple conditions, joined in every way, and some of them joined again.
  static let joined: [Condition] = {
    var all: [Condition] = []
    for one in simple {
      all.append(Condition(text: "not \(one.text)") { !one.holds($0, $1, $2) })
      for other in simple {
        all.append(
          Condition(text: "(\(one.text) and \(other.text))") {
            one.holds($0, $1, $2) && other.holds($0, $1, $2)
          }
        )
        all.append(
          Condition(text: "(\(one.text) or not \(other.text))") {
            one.holds($0, $1, $2) || !other.holds($0, $1, $2)
          }
        )
      }
    }
    let inner = all
    for (index, one) in inner.enumerated() {
      let other = inner[(index * 7 + 3) % inner.count]
      all.append(
        Condition(text: "not (\(one.text) and \(other.text)) or \(one.text)") {
          !(one.holds($0, $1, $2) && other.holds($0, $1, $2)) || one.holds($0, $1, $2)
        }
      )
      all.append(
        Condition(text: "(\(one.text) or \(other.text)) and not \(other.text)") {
          (one.holds($0, $1, $2) || other.holds($0, $1, $2)) && !other.holds($0, $1, $2)
        }
      )
    }
    return all
  }()

  @Test func `a condition has the same value in every position`() {
    let ranks = 1...6
    let host = SampleHost([
      "items": .list(ranks.map { Sample.item("i\($0)", $0, isHidden: $0 % 2 == 0) })
    ])
    for condition in Self.simple + Self.joined {
      let wanted = ranks.map { rank in
        condition.holds(["small", "medium", "large"][rank % 3], rank % 2 == 0, rank > 3)
      }
      let signs = wanted.map { $0 ? "+" : "-" }.joined()
      let kept = wanted.enumerated().map { $1 ? "\($0 + 1)" : "" }.joined()
      let outcome = render(
        """
        {% for i in items %}{% if \(condition.text) %}+{% else %}-{% endif %}{% endfor %}
        {% for i in items %}{{ "+" if \(condition.text) else "-" }}{% endfor %}
        {% for i in items %}{% set x = \(condition.text) %}{{ "+" if x else "-" }}{% endfor %}
        {% for i in items if \(condition.text) %}{{ i.rank }}{% endfor %}
        """,
        host: host
      )
      #expect(outcome.messages.isEmpty, "\(condition.text)")
      #expect(outcome.output == "\(signs)\n\(signs)\n\(signs)\n\(kept)", "\(condition.text)")
    }
  }
}
