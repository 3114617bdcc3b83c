import Diagnostics
import JSONSyntax
import Testing

/// Verifies properties that apply to any bytes: parsing doesn't trap, every location is inside the
/// text, and without diagnostics the tree is sound.
private func check(_ bytes: [UInt8], options: JSONOptions = .strict) {
  let reading = Reading(bytes, options: options)
  let length = UInt32(bytes.count)
  #expect(reading.diagnostics.count <= 22)
  for diagnostic in reading.diagnostics {
    let labels = [diagnostic.primary].compactMap { $0 } + diagnostic.secondary
    let areInside = labels.allSatisfy { $0.span.start <= $0.span.end && $0.span.end <= length }
    if !areInside || labels.isEmpty || diagnostic.message.isEmpty {
      Issue.record("\(diagnostic) for \(bytes)")
    }
  }
  guard let root = reading.tree.root else {
    if reading.diagnostics.isEmpty { Issue.record("nothing was read and nothing said: \(bytes)") }
    return
  }
  _ = reading.tree.bytes(of: root, .compact)
  if !isSound(reading.tree, root, inside: 0..<length) {
    Issue.record("spans lie in disorder: \(String(decoding: bytes, as: UTF8.self))")
  }
}

/// Whether the spans below `node` are nested and in order.
private func isSound(_ tree: JSONTree, _ node: JSONNode, inside outer: Range<UInt32>) -> Bool {
  let span = tree.span(node)
  guard span.start >= outer.lowerBound, span.end <= outer.upperBound, span.start <= span.end else {
    return false
  }
  _ = tree.string(node)
  guard tree.number(node).isFinite else { return false }
  var position = span.start
  var count = 0
  for member in tree.members(of: node) {
    guard isSound(tree, member.key, inside: position..<span.end) else { return false }
    position = tree.span(member.key).end
    guard isSound(tree, member.value, inside: position..<span.end) else { return false }
    position = tree.span(member.value).end
    count += 1
  }
  for element in tree.elements(of: node) {
    guard isSound(tree, element, inside: position..<span.end) else { return false }
    position = tree.span(element).end
    count += 1
  }
  return count == tree.count(of: node)
}

@Suite struct `Any bytes` {
  static let sample = """
    { "color": { "$type": "color", "red\\u0041": { "$value": { "colorSpace": "srgb",
      "components": [ 1, 0.25, -1.5e-3 ], "hex": "#ff4000" } } },
      "text": [ true, false, null, "é€😀\\ud83d\\ude00\\n", [], {}, 0, "" ] }
    """

  @Test func `no prefix of a valid text makes the parser trap`() {
    let bytes = Array(Self.sample.utf8)
    for count in 0...bytes.count { check(Array(bytes[..<count])) }
    #expect(Reading(bytes).diagnostics.isEmpty)
  }

  @Test func `no suffix of a valid text makes the parser trap`() {
    let bytes = Array(Self.sample.utf8)
    for start in bytes.indices { check(Array(bytes[start...])) }
  }

  @Test func `random bytes don't make the parser trap`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      let count = Int.random(in: 0...40, using: &generator)
      check((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
    }
  }

  @Test func `random pieces of JSON don't make the parser trap`() {
    var generator = SeededGenerator(seed: 2)
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"", "\"a\"", "'", "“", "\\", "\\u", "\\ud83d", "1", "-", ".",
      "e", "true", "nul", "a", "=", ";", "/", "//", "/*", "*/", "#", "#fff", "(", " ", "\n", "\r",
      "\u{0}", "\u{A0}", "\u{FEFF}", "é", "1e999", "\"a\":", "{\"a\":1",
    ]
    for index in 0..<20_000 {
      var text = ""
      for _ in 0..<Int.random(in: 1...24, using: &generator) {
        text += pieces.randomElement(using: &generator) ?? ""
      }
      check(Array(text.utf8), options: index % 2 == 0 ? .strict : .commented)
    }
  }

  @Test func `random mutations don't make the parser trap`() {
    var generator = SeededGenerator(seed: 3)
    for index in 0..<5000 {
      let original =
        index % 2 == 0 ? Array(Self.sample.utf8) : Array(generator.document(size: 20).utf8)
      let count = Int.random(in: 1...4, using: &generator)
      check(generator.mutation(of: original, count: count))
    }
  }

  @Test func `long hostile texts don't make the parser trap`() {
    let count = 100_000
    let texts = [
      String(repeating: "[", count: count), String(repeating: "{\"a\":", count: count),
      String(repeating: "\"", count: count), String(repeating: "[,", count: count),
      "[" + String(repeating: "\"\\ud800\",", count: count),
      "{" + String(repeating: "\"a\":1,", count: count),
      "[" + String(repeating: "1e999,", count: count), String(repeating: "'", count: count),
      "[" + String(repeating: "9", count: count) + "]", "0." + String(repeating: "0", count: count),
      "[1" + String(repeating: "/**/", count: count) + "]",
      "{" + (0..<count).map { "\"\($0)\":0" }.joined(separator: ",") + "}",
      String(repeating: "[\"a\":", count: count), String(repeating: "{\"a: \"", count: count),
    ]
    for text in texts { check(Array(text.utf8)) }
  }
}
