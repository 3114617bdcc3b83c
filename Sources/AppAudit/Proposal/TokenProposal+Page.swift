internal import JSONSyntax
internal import TokenImport
internal import TokenModel

// MARK: Explanation

extension TokenProposal {
  /// The page that explains the proposal, in Markdown.
  package var page: String {
    var text = "# Proposed tokens\n\n"
    text += draft.summary.joined(separator: ", ") + ", from "
    text += "\(stock.findings.count.grouped("place")) in \(stock.files.count.grouped("file")). "
    text += "A value needs \(minimumCount.grouped("place")) to become a token. "
    text += "Rename the tokens for their purpose; `audit-map.json` lists where each is used.\n"
    text += "\n| token | value | reason | replaced values |\n|---|---|---|---|\n"
    for reason in reasons {
      let values = reason.cluster.values
      var others = values.indices.dropFirst().map { index in
        let distance =
          stock.values[values[index]].kind == .color
          ? " (distance \(reason.cluster.distances[index].shortText))" : ""
        return
          "`\(self.text(ofValue: values[index]))` ×\(reason.cluster.counts[index].grouped)\(distance)"
      }
      if others.count > 6 { others = others.prefix(5) + ["and \(others.count - 5) more"] }
      text +=
        "| `\(reason.path)` | `\(self.text(ofValue: values[0]))` | \(reason.note) | "
        + "\(others.joined(separator: ", ")) |\n"
    }
    let apart = similarColors
    if !apart.isEmpty {
      text += "\n## Similar colors that stay apart\n\n"
      for line in apart { text += "- \(line)\n" }
    }
    let outliers = self.outliers
    if !outliers.isEmpty {
      text += "\n## Outliers\n\nPlaces whose value the token changes:\n\n"
      for line in outliers { text += "- \(line)\n" }
    }
    let rest = remaining
    if !rest.isEmpty {
      text += "\n## Values without a token\n\nThey have too few places:\n\n"
      for line in rest { text += "- \(line)\n" }
    }
    return text
  }

  private func text(ofValue index: Int) -> String {
    let value = stock.values[index]
    guard case .textStyle(let style) = value else { return value.text }
    return style.typography.text
  }

  /// The pairs of proposed colors that are hard to distinguish.
  private var similarColors: [String] {
    var lines: [String] = []
    for (index, one) in colors.enumerated() {
      for other in colors[(index + 1)...] {
        guard case .color(let first) = stock.values[one.cluster.values[0]],
          case .color(let second) = stock.values[other.cluster.values[0]],
          first.isOpaque, second.isOpaque
        else { continue }
        let distance = first.color.perceptualDistance(to: second.color)
        guard distance < 0.05 else { continue }
        lines.append(
          "`\(first.text)` and `\(second.text)`: distance \(distance.shortText), "
            + "\(one.cluster.count.grouped) and \(other.cluster.count.grouped) places"
        )
      }
    }
    return lines
  }

  /// The places whose value differs from that of their token.
  private var outliers: [String] {
    var centers: [Int: Int] = [:]
    for reason in reasons {
      for value in reason.cluster.values {
        for original in typographyValues[value] ?? [value] {
          centers[original] = reason.cluster.values[0]
        }
      }
    }
    return stock.findings.compactMap { finding in
      let value = Int(finding.value)
      guard let center = centers[value], let token = token(for: finding) else { return nil }
      let (own, proposed) = (text(ofValue: value), text(ofValue: center))
      guard own != proposed else { return nil }
      return "`\(summary.place(of: finding))`: `\(own)` becomes `\(proposed)`, `\(token)`"
    }
  }

  /// The values without a token, with their first places.
  private var remaining: [String] {
    let replaced = Set(tokens.keys.map(\.value))
    return ([summary.elementStyles].compactMap { $0 } + summary.kinds).flatMap { kind in
      kind.clusters.flatMap(\.values).filter { !replaced.contains($0) }
    }.compactMap { value in
      summary.place(ofValue: value).map { "`\(stock.values[value].text)`: `\($0)`" }
    }
  }

  /// `audit-map.json`: the token for each place.
  package var map: [UInt8] {
    var writer = JSONWriter(.chosen)
    writer.object { writer in
      writer.member("version", 1)
      writer.name("places")
      writer.beginArray()
      for finding in stock.findings {
        guard let token = token(for: finding) else { continue }
        writer.lineBreak()
        writer.object { writer in
          writer.member("file", stock.files[Int(finding.file)].path)
          writer.member("line", Int(finding.line))
          writer.member("column", Int(finding.column))
          writer.member("value", stock.value(of: finding).text)
          writer.member("token", token)
        }
      }
      writer.lineBreak()
      writer.endArray()
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}
