import Diagnostics
import Foundation
import JSONSyntax
import Testing
import TokenModel

@testable import TokenCompiler

/// The printed diagnostics about values, recorded in one file per type: a line with `==` and a
/// value, followed by the report. To add a case, add a `==` line and run the tests with
/// `UPDATE_GOLDENS=1`.
@Suite struct ValueMessages {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Goldens/Values")

  @Test(arguments: TokenType.allCases)
  func `every mistake gives its recorded report`(_ type: TokenType) throws {
    let file = Self.folder.appending(path: "\(type.name).txt")
    let kept = try String(contentsOf: file, encoding: .utf8)
    var current = ""
    for line in kept.split(separator: "\n") where line.hasPrefix("== ") {
      current += "\(line)\n\(report(String(line.dropFirst(3)), type))"
    }
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      try current.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(current == kept)
  }

  /// The report about a value. For an expression of literals, it includes diagnostics of the
  /// evaluation.
  private func report(_ value: String, _ type: TokenType) -> String {
    var reading = ValueReading(value, as: type)
    if case .expression(let id) = reading.recipe { reading.evaluate(id) }
    return reading.report
  }

  @Test func `every code about values has a case`() throws {
    var kept = ""
    for type in TokenType.allCases {
      let file = Self.folder.appending(path: "\(type.name).txt")
      kept += try String(contentsOf: file, encoding: .utf8)
    }
    let codes: [DiagnosticCode] = [
      DiagnosticCode.valueCodes, DiagnosticCode.compositeValueCodes, DiagnosticCode.colorCodes,
      DiagnosticCode.typeCodes, DiagnosticCode.referenceCodes, DiagnosticCode.siblingCodes,
      DiagnosticCode.lineHeightCodes, DiagnosticCode.rangeCodes, DiagnosticCode.expressionCodes,
    ].flatMap { $0 }
    // These are reported after parsing and have separate tests.
    let followed: Set = [
      "nested-reference", "legacy-member", "unlikely-line-height", "value-out-of-range",
      "unbraced-reference",
    ]
    for code in codes where !followed.contains(code.name) {
      #expect(kept.contains("[\(code.name)]"), "\(code.name)")
    }
  }
}

extension ValueReading {
  /// Evaluates an expression whose references are a grid of 8 px, an ink color, and a ratio of 1.5.
  mutating func evaluate(_ id: ExpressionID) {
    var state = state
    let values: [String: (TokenType, ValueID)] = [
      "grid": (.dimension, state.values.intern(TokenModel.Dimension(8, .px))),
      "rem": (.dimension, state.values.intern(TokenModel.Dimension(1, .rem))),
      "ratio": (.number, state.values.intern(Number(1.5))),
      "zero": (.number, state.values.intern(Number(0))),
      "ink": (.color, state.values.intern(Color(.srgb, SIMD3(0, 0, 1)))),
      "paper": (.color, state.values.intern(Color(.srgb, SIMD3(1, 1, 1)))),
      "short": (.duration, state.values.intern(TimeSpan(100, .ms))),
    ]
    let operands = state.expressions[Int(id.index)].references.map { reference in
      guard case .token(let path) = state.references[Int(reference.index)].target else {
        return (TokenType, ValueID)?.none
      }
      return values[state.paths.description(of: path, in: state.texts)]
    }
    let value = state.evaluate(id, expecting: type, operands: operands)
    finish(with: state, value.map { .literal($0) } ?? .invalid)
  }

  private mutating func finish(with state: LoweringState, _ recipe: Recipe) {
    self = ValueReading(state, sources, type, node, recipe)
  }
}
