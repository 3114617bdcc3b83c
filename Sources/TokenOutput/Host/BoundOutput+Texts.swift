import TemplateEngine
import TokenCompiler
import TokenModel

extension BoundOutput {
  func append(_ text: TemplateText, to output: inout OutputBuffer) {
    let handle = Int(text.handle)
    switch OutputText(number: UInt16(truncatingIfNeeded: text.detail)) {
    case .source: source.appendSource(TextID(text.handle), to: &output)
    case .made: appendName(TextID(text.handle), to: &output)
    case .path: source.appendPath(PathID(text.handle), to: &output)
    case .qualified: appendWhole(names.internals[handle], of: handle, to: &output)
    case .publicQualified: appendWhole(names.tokens[handle], of: handle, to: &output)
    case .memberPath: appendMemberPath(of: handle, to: &output)
    case .identifier: appendIdentifier(of: handle, to: &output)
    case .rgba: appendHex(text.handle, digits: 8, to: &output)
    case .rgb: appendHex(text.handle >> 8, digits: 6, to: &output)
    case .argb: appendHex(text.handle >> 8 | text.handle << 24, digits: 8, to: &output)
    case .sourceName: output.append(Array((ir.name ?? "").utf8))
    case .modifierName: output.append(Array(ir.modifiers[handle].name.utf8))
    case .contextName: appendContextName(of: handle, to: &output)
    case .formula: output.append(values.formulaText(handle))
    case .fingerprint:
      let hash = cachedFingerprint ?? tokens.fingerprint(source)
      cachedFingerprint = hash
      hash.appendDigits(to: &output)
    }
  }

  /// Appends a token's name, with a prefix if it begins with a digit.
  private func appendIdentifier(of token: Int, to output: inout OutputBuffer) {
    let name = names.tokens[token]
    if texts.bytes(of: name).first?.isASCIIDigit ?? false {
      output.append(UInt8(ascii: "_"))
    }
    appendName(name, to: &output)
  }

  /// Appends the source name of a context.
  private func appendContextName(of context: Int, to output: inout OutputBuffer) {
    let modifier = values.contexts.owners[context]
    let name = ir.modifiers[modifier].contexts[context - values.contexts.starts[modifier]]
    output.append(Array(name.utf8))
  }

  /// Returns a name generated for the output.
  @inline(__always)
  func name(_ text: TextID) -> TemplateValue {
    guard let bytes = TemplateBytes(texts.bytes(of: text)) else {
      return .text(OutputText.made(text))
    }
    return .bytes(bytes)
  }

  /// Returns the qualified name of a token's member: `name` itself if no group precedes it,
  /// otherwise the text of `kind`.
  @inline(__always)
  func wholeName(_ name: TextID, of token: Int, _ kind: OutputText) -> TemplateValue {
    let hasGroup =
      !names.isGlobal
      && names.qualifiedGroups[Int(source.groups.groupOfToken[token])] != .empty
    return hasGroup ? .text(kind.text(token)) : self.name(name)
  }

  /// Appends the qualified name of a token's member.
  private func appendWhole(_ name: TextID, of token: Int, to output: inout OutputBuffer) {
    if !names.isGlobal {
      let group = names.qualifiedGroups[Int(source.groups.groupOfToken[token])]
      if group != .empty {
        appendName(group, to: &output)
        appendName(names.qualifier, to: &output)
      }
    }
    appendName(name, to: &output)
  }

  /// Appends a token's name after the member names of its enclosing groups.
  private func appendMemberPath(of token: Int, to output: inout OutputBuffer) {
    appendMembers(to: Int(source.groups.groupOfToken[token]), to: &output)
    appendName(names.internals[token], to: &output)
  }

  /// Appends the member names of a group and its ancestors.
  ///
  /// Recursion is as deep as the group is nested.
  private func appendMembers(to group: Int, to output: inout OutputBuffer) {
    guard group > 0 else { return }
    appendMembers(to: source.groups.entries[group].parent, to: &output)
    appendName(names.groupMembers[group], to: &output)
    appendName(names.qualifier, to: &output)
  }

  private func appendName(_ text: TextID, to output: inout OutputBuffer) {
    output.append(texts.bytes(of: text))
  }

  private func appendHex(_ value: UInt32, digits: Int, to output: inout OutputBuffer) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: digits) { text in
      var rest = value
      for place in (0..<digits).reversed() {
        let digit = UInt8(truncatingIfNeeded: rest & 15)
        text.initializeElement(at: place, to: digit < 10 ? 48 &+ digit : 87 &+ digit)
        rest >>= 4
      }
      output.append(UnsafeBufferPointer(text))
    }
  }
}

extension OutputSource {
  func appendSource(_ text: TextID, to output: inout OutputBuffer) {
    output.append(texts.bytes(of: text))
  }

  /// Appends the segments of a path, joined by periods.
  func appendPath(_ path: PathID, to output: inout OutputBuffer) {
    guard path != .root else { return }
    let parent = ir.paths.parent(of: path)
    if parent != .root {
      appendPath(parent, to: &output)
      output.append(UInt8(ascii: "."))
    }
    appendSource(ir.paths.name(of: path), to: &output)
  }
}
