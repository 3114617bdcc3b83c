import TemplateEngine
import TokenCompiler
import TokenModel

extension BoundOutput: TemplateHost {
  /// The kinds of objects that are asked most are told by their raw values, and what is asked of them
  /// is answered by what is inlined here: a call for each step would cost more than the answer.
  @inline(__always)
  func member(_ member: MemberID, of object: TemplateObject) -> TemplateValue {
    let handle = Int(object.handle)
    let view = ViewID(object.context)
    switch object.type.index {
    case ObjectKind.token.rawValue: return tokenMember(member, handle, view)
    case ObjectKind.reference.rawValue: return referenceMember(member, handle, view)
    case ObjectKind.group.rawValue: return groupMember(member, handle, view)
    case ObjectKind.color.rawValue: return colorMember(member, handle)
    case ObjectKind.dimension.rawValue: return dimensionMember(member, handle, view)
    case ObjectKind.typography.rawValue: return typographyMember(member, handle, view)
    case ObjectKind.shadowLayer.rawValue: return layerMember(member, handle, view)
    case ObjectKind.border.rawValue, ObjectKind.transition.rawValue:
      return value(of: firstPart(handle) + Int(member.index), in: view)
    case ObjectKind.options.rawValue: return optionValues[Int(member.index)]
    default: return rareMember(member, of: object)
    }
  }

  @inline(never)
  private func rareMember(_ member: MemberID, of object: TemplateObject) -> TemplateValue {
    guard let kind = ObjectKind(rawValue: object.type.index) else { return .none }
    let handle = Int(object.handle)
    let view = ViewID(object.context)
    switch kind {
    case .root, .groupRoot, .typeRoot, .tokenRoot, .contextRoot, .appearanceRoot, .componentRoot:
      return rootMember(member, kind, handle, view)
    case .chunk: return chunkMember(member, handle, view)
    case .setting: return settingMember(member, handle)
    case .variant: return variantMember(member, handle)
    case .modifier: return modifierMember(member, handle)
    case .context: return contextMember(member, handle)
    case .pin: return pinMember(member, handle)
    case .deprecation: return deprecationMember(handle, isGroup: object.context == 1)
    case .typeList: return typeListMember(member, handle, view)
    case .component: return componentMember(member, handle, view)
    case .field: return fieldMember(member, handle, view)
    case .uses:
      if member == UsesMember.constants.id { return .bool(!tree.constants.isEmpty) }
      return .bool(TokenType(rawValue: UInt8(clamping: member.index)).map(used.contains) ?? false)
    default: return valueMember(member, kind, object)
    }
  }

  private func valueMember(
    _ member: MemberID,
    _ kind: ObjectKind,
    _ object: TemplateObject
  ) -> TemplateValue {
    let handle = Int(object.handle)
    let view = ViewID(object.context)
    switch kind {
    case .appearances: return appearancesMember(member, handle, view)
    case .wideColor: return wideColorMember(member, handle)
    case .component3: return componentValue(handle, Int(object.context))
    case .fontFamily: return list(.families, source.fonts.byValue[handle])
    case .family: return familyMember(member, handle)
    case .face: return faceMember(member, handle, Int(object.context))
    case .fontWeight: return fontWeightMember(member, handle)
    case .duration: return durationMember(member, handle)
    case .cubicBezier: return cubicBezierMember(member, handle)
    case .number: return .number(ir.values[Handle<Number>(object.handle)].value)
    case .strokeStyle: return strokeStyleMember(member, handle, view)
    case .shadow: return layers(of: handle, view)
    case .gradient: return stops(of: handle, view)
    case .stop: return stopMember(member, handle, view)
    case .varying: return .bool(varies(member, handle))
    case .missing: return missingMember(member, handle, view)
    default: return constantMember(member, kind, handle, view)
    }
  }

  func append(_ text: TemplateText, to output: inout OutputBuffer) {
    let handle = Int(text.handle)
    switch text.detail {
    case OutputText.source.rawValue: appendSource(TextID(text.handle), to: &output)
    case OutputText.made.rawValue: appendName(TextID(text.handle), to: &output)
    case OutputText.path.rawValue: appendPath(PathID(text.handle), to: &output)
    case OutputText.qualified.rawValue:
      appendWhole(names.internals[handle], of: handle, to: &output)
    case OutputText.publicQualified.rawValue:
      appendWhole(names.tokens[handle], of: handle, to: &output)
    case OutputText.identifier.rawValue:
      let name = names.tokens[handle]
      if nameTexts.bytes(of: name).first?.isASCIIDigit ?? false {
        output.append(UInt8(ascii: "_"))
      }
      appendName(name, to: &output)
    case OutputText.rgba.rawValue: appendHex(text.handle, digits: 8, to: &output)
    case OutputText.rgb.rawValue: appendHex(text.handle >> 8, digits: 6, to: &output)
    case OutputText.argb.rawValue:
      appendHex(text.handle >> 8 | text.handle << 24, digits: 8, to: &output)
    default: appendRareText(text, to: &output)
    }
  }

  private func appendRareText(_ text: TemplateText, to output: inout OutputBuffer) {
    let handle = Int(text.handle)
    switch OutputText(rawValue: text.detail) {
    case .memberPath: appendMemberPath(of: handle, to: &output)
    case .sourceName: output.append(Array((ir.name ?? "").utf8))
    case .modifierName: output.append(Array(ir.modifiers[handle].name.utf8))
    case .contextName:
      let modifier = contextModifiers[handle]
      let context = handle - contextStarts[modifier]
      output.append(Array(ir.modifiers[modifier].contexts[context].utf8))
    default: break
    }
  }

  /// A name that was made for the output.
  @inline(__always)
  func name(_ text: TextID) -> TemplateValue {
    guard let bytes = TemplateBytes(nameTexts.bytes(of: text)) else {
      return .text(OutputText.made(text))
    }
    return .bytes(bytes)
  }

  /// The whole name of a token's member: `name`, or the text of `kind` where a group stands before it.
  @inline(__always)
  func wholeName(_ name: TextID, of token: Int, _ kind: OutputText) -> TemplateValue {
    let hasGroup =
      !names.isGlobal
      && names.qualifiedGroups[Int(facts.tokens[token].group)] != .empty
    return hasGroup ? .text(kind.text(token)) : self.name(name)
  }

  /// Appends the whole name of a token's member.
  private func appendWhole(_ name: TextID, of token: Int, to output: inout OutputBuffer) {
    if !names.isGlobal {
      let group = names.qualifiedGroups[Int(facts.tokens[token].group)]
      if group != .empty {
        appendName(group, to: &output)
        appendName(names.qualifier, to: &output)
      }
    }
    appendName(name, to: &output)
  }

  /// Appends the way to a token through members that are groups.
  private func appendMemberPath(of token: Int, to output: inout OutputBuffer) {
    appendMembers(to: Int(facts.tokens[token].group), to: &output)
    appendName(names.internals[token], to: &output)
  }

  /// Appends the members that lead to a group; as deep as the source is nested.
  private func appendMembers(to group: Int, to output: inout OutputBuffer) {
    guard group > 0 else { return }
    appendMembers(to: source.groups.entries[group].parent, to: &output)
    appendName(names.groupMembers[group], to: &output)
    appendName(names.qualifier, to: &output)
  }

  @inline(__always)
  private func appendName(_ text: TextID, to output: inout OutputBuffer) {
    output.append(nameTexts.bytes(of: text))
  }

  @inline(__always)
  private func appendSource(_ text: TextID, to output: inout OutputBuffer) {
    output.append(facts.texts.bytes(of: text))
  }

  /// Appends the names of a path, joined with periods.
  private func appendPath(_ path: PathID, to output: inout OutputBuffer) {
    guard path != .root else { return }
    let parent = ir.paths.parent(of: path)
    if parent != .root {
      appendPath(parent, to: &output)
      output.append(UInt8(ascii: "."))
    }
    appendSource(ir.paths.name(of: path), to: &output)
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

  // MARK: Objects

  /// An object by its index, of which there are less than 2³² of any kind.
  @inline(__always)
  func object(_ kind: ObjectKind, _ handle: Int, _ view: ViewID = 0) -> TemplateValue {
    .object(
      TemplateObject(
        kind.id,
        UInt32(truncatingIfNeeded: handle),
        context: UInt32(truncatingIfNeeded: view)
      )
    )
  }

  /// The first part of a composite value at a node.
  func firstPart(_ node: NodeID) -> NodeID { Int(source.nodes[node].first) }

  // MARK: Roots

  private func rootMember(
    _ member: MemberID,
    _ kind: ObjectKind,
    _ handle: Int,
    _ view: ViewID
  ) -> TemplateValue {
    guard let name = RootMember(rawValue: member.index) else {
      switch kind {
      case .groupRoot: return object(.group, handle, view)
      case .typeRoot: return object(.typeList, handle, view)
      case .tokenRoot: return object(.token, handle, view)
      case .contextRoot, .appearanceRoot: return object(.setting, handle, view)
      case .componentRoot: return object(.component, handle, view)
      default: return .none
      }
    }
    switch name {
    case .name: return ir.name == nil ? .none : .text(OutputText.sourceName.text(0))
    case .options: return object(.options, 0)
    case .root: return object(.group, 0, view)
    case .tokens: return list(.tokens, 0..<tokens.count, view)
    case .groups: return list(.groups, 0..<tree.groups.count, view)
    case .types: return list(.types, 0..<types.count, view)
    case .uses: return object(.uses, 0)
    case .modifiers: return list(.modifiers, 0..<modifiers.count)
    case .themedModifiers: return list(.themedModifiers, 0..<themedModifiers.count)
    case .pinned: return list(.pins, 0..<pins.count)
    case .hasThemes: return .bool(tree.isThemed[0])
    case .themes: return settings(.themes)
    case .cascade: return settings(.cascade)
    case .variants: return settings(.variants)
    case .settings: return settings(.settings)
    case .appearances: return settings(.appearances)
    case .textStyles: return list(.textStyles, 0..<textStyles.count, view)
    case .components: return list(.components, 0..<components.rootCount, view)
    case .grid:
      guard let grid = source.grid, isIncluded[grid] else { return .none }
      return object(.token, grid, view)
    case .incompleteTokens: return list(.incompleteTokens, 0..<incompleteTokens.count, view)
    }
  }

  private func settings(_ kind: SettingList) -> TemplateValue {
    list(.settings, settingLists[kind] ?? 0..<0)
  }
}
