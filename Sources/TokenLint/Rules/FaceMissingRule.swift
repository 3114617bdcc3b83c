import Diagnostics
import TokenCompiler
import TokenModel

/// `face-missing`: weights of text styles without a font face.
enum FaceMissingRule: LintRule {
  static let code: DiagnosticCode = """
    warning[face-missing]: a text style has a weight without a font file

    The `faces` of the font family list its font files, but none of them has the
    weight and style of this text style, so platforms show another weight or an
    artificial one.

    Example:

        "sans": { "$type": "fontFamily", "$value": "Inter", "$extensions": {
          "dev.tokens": { "faces": [{ "weight": 400, "file": "Inter.ttf" }] } } },
        "title": { "$type": "typography",
                   "$value": { "fontFamily": "{sans}", "fontWeight": 700, … } }

    Fix: add the face, or use the weight of one of the faces.
    """

  private struct Face: Hashable {
    let family: TextID
    let weight: Double
    let slant: TextStyle.Slant
  }

  static func findings(in source: LintSource, _ options: LintOptions) -> [LintFinding] {
    var seen: Set<Face> = []
    var findings: [LintFinding] = []
    for (token, styles) in source.textStyles {
      for style in styles.map(\.style) {
        guard let family = style.families.first, !family.faces.isEmpty else { continue }
        let face = Face(family: family.name, weight: style.weight ?? 400, slant: style.slant)
        let exists = family.faces.contains { $0.weight == face.weight && $0.slant == face.slant }
        guard !exists, seen.insert(face).inserted else { continue }
        let slant = face.slant == .normal ? "" : " \(face.slant.rawValue)"
        let name = "weight \(face.weight.shown(0))\(slant)"
        let message =
          "`\(source.path(of: token))` has \(name), for which `\(source.ir.texts[face.family])` "
          + "has no face"
        let weights = family.faces.map { $0.weight.shown(0) }.joined(separator: ", ")
        findings.append(
          source.finding(
            token,
            Diagnostic(code, message).notes(["weights with a face: \(weights)"])
              .help("add a face to the font family, or use another weight")
          )
        )
      }
    }
    return findings
  }
}
