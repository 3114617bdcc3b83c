import Diagnostics
import TokenCompiler
import TokenModel

extension Binder {
  /// Makes the identifiers of everything in the output and reports those that are the same.
  ///
  /// - Complexity: O(groups + tokens); each distinct segment of a path is made into an identifier
  ///   once.
  mutating func bindNames() {
    let rules = output.target.names
    var naming = Naming(
      maker: IdentifierMaker(rules: rules, source: ir.texts),
      overrides: nameOverrides(),
      rootName: ir.texts.find("$root")
    )
    output.names.isGlobal = rules.scope == .global
    output.names.qualifier = naming.maker.keep(rules.qualifier)
    nameGroups(&naming)
    nameTokens(&naming)
    nameModifiers(&naming)
    nameComponents(&naming)
    nameTextStyles(&naming)
    nameResources(&naming)
    output.names.texts = naming.maker.identifiers
    var check = CollisionCheck(self)
    diagnostics += check.diagnostics()
  }

  /// The names that the source sets for this target.
  private mutating func nameOverrides() -> [PathID: TextID] {
    var overrides: [PathID: TextID] = [:]
    let targets = [output.target.base, output.target.name].compactMap { $0 }
    for target in targets {
      guard let id = ir.texts.find(target) else { continue }
      for override in ir.nameOverrides where override.target == id {
        let text = ir.texts[override.name]
        guard Self.isSafeName(text) else {
          diagnostics.append(OutputDiagnostics.invalidOverride(text, override.span))
          continue
        }
        overrides[override.path] = override.name
      }
    }
    return overrides
  }

  private static func isSafeName(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy { scalar in
        NameWords.isWordCharacter(scalar) || "-_$".unicodeScalars.contains(scalar)
          || scalar.value >= 0x1F000 && scalar.properties.isEmoji
      }
  }

  private mutating func nameGroups(_ naming: inout Naming) {
    let rules = output.target.names
    let entries = output.source.groups.entries
    var names = [TextID](repeating: .empty, count: entries.count)
    var qualified = names
    var ids = names
    var members = names
    let root = naming.maker.keep(optionText("root") ?? "")
    names[0] = root
    if rules.scope == .group {
      qualified[0] = root
    } else {
      qualified[0] = naming.maker.keep(optionText("prefix") ?? "")
    }
    for (index, entry) in entries.enumerated().dropFirst() {
      let segment = ir.paths.name(of: entry.path)
      let own = naming.groupName(entry.path, segment)
      names[index] = own
      members[index] = naming.memberName(entry.path, segment)
      ids[index] = naming.id(own, below: ids[entry.parent], rules.group)
      if rules.scope == .global {
        qualified[index] = naming.global(entry.path, segment, below: qualified[entry.parent])
      } else {
        qualified[index] = naming.qualified(own, below: qualified[entry.parent], rules.qualifier)
      }
    }
    output.names.groups = names
    output.names.qualifiedGroups = qualified
    output.names.groupIDs = ids
    output.names.groupMembers = members
    nameConstants(&naming)
  }

  private mutating func nameConstants(_ naming: inout Naming) {
    output.names.constants = ir.groups.map { group in
      group.constants.map { naming.maker.standalone(naming.maker.segment($0.name, isGroup: false)) }
    }
  }

  private mutating func nameTokens(_ naming: inout Naming) {
    let rules = output.target.names
    var names = [TextID](repeating: .empty, count: ir.tokens.count)
    var internals = names
    for index in output.tokens {
      let token = ir.tokens[Int(index)]
      let segment = ir.paths.name(of: token.path)
      let plain: TextID
      if rules.scope == .group {
        plain = naming.tokenName(token.path, segment, rules)
      } else {
        let group = Int(output.source.groups.groupOfToken[Int(index)])
        let above = output.names.qualifiedGroups[group]
        plain = naming.globalToken(token.path, segment, below: above, rules)
      }
      let name = naming.maker.standalone(plain)
      names[Int(index)] = name
      if let pattern = rules.deprecated, token.deprecation != nil, !token.isPrivate {
        let text = pattern.replacingPlaceholder(by: naming.maker.identifiers[plain])
        let made = naming.maker.keep(text)
        internals[Int(index)] = naming.maker.standalone(made)
      } else {
        internals[Int(index)] = name
      }
    }
    output.names.tokens = names
    output.names.internals = internals
  }

  private mutating func nameModifiers(_ naming: inout Naming) {
    let rules = output.target.names
    for modifier in ir.modifiers {
      output.names.modifiers.append(naming.maker.identifier(modifier.name, rules.token))
      output.names.modifierTypes.append(naming.maker.identifier(modifier.name, rules.group))
      for context in modifier.contexts {
        output.names.contexts.append(naming.maker.identifier(context, rules.context ?? rules.token))
      }
    }
  }

  private mutating func nameComponents(_ naming: inout Naming) {
    let rules = output.target.names
    for component in output.components.components {
      let text = ir.texts[ir.paths.name(of: component.path)]
      output.names.components.append(naming.maker.identifier(text, rules.token))
      output.names.componentTypes.append(naming.maker.identifier(text, rules.group))
    }
    for field in output.components.fields {
      output.names.fields.append(naming.maker.identifier(ir.texts[field.name], rules.token))
    }
  }

  /// Names typography tokens by what their paths do not have in common.
  private mutating func nameTextStyles(_ naming: inout Naming) {
    let styles = output.tokens.filter { ir.tokens[Int($0)].type == .typography }
    guard uses(TokenMember.styleName), !styles.isEmpty else { return }
    let numbered = output.textStyles.isEmpty ? styles : output.textStyles
    let shared = commonGroup(of: numbered)
    for token in styles {
      let path = ir.tokens[Int(token)].path
      var segments = ir.paths.names(of: path)
      let isBelow = segments.count > shared.count && segments.starts(with: shared)
      if isBelow { segments.removeFirst(shared.count) }
      if segments.count > 1, segments.last == naming.rootName { segments.removeLast() }
      if segments == [naming.rootName] {
        output.names.styles[Int(token)] = naming.maker.keep(output.target.names.root ?? "root")
      } else if let name = naming.overrides[path] {
        output.names.styles[Int(token)] = naming.verbatim(name)
      } else {
        let casing = output.target.names.style ?? output.target.names.token
        output.names.styles[Int(token)] = naming.maker.identifier(joining: segments, casing)
      }
    }
  }

  private mutating func nameResources(_ naming: inout Naming) {
    guard uses(FaceMember.resourceName) else { return }
    let casing = output.target.names.resource ?? output.target.names.token
    for face in output.source.fonts.families.flatMap(\.faces) {
      guard let resource = face.resource, output.names.resources[resource] == nil else { continue }
      let name = naming.maker.identifier(ir.texts[resource], casing)
      output.names.resources[resource] = name
    }
  }

  private func commonGroup(of tokens: [UInt32]) -> [TextID] {
    var shared: [TextID]?
    for token in tokens {
      let names = ir.paths.names(of: ir.paths.parent(of: ir.tokens[Int(token)].path))
      guard let known = shared else {
        shared = names
        continue
      }
      let same = zip(known, names).prefix { $0 == $1 }.count
      shared = Array(known.prefix(same))
    }
    return shared ?? []
  }

  /// The text of an option of this name.
  func optionText(_ name: String) -> String? {
    guard let index = output.target.options.firstIndex(where: { $0.name == name }),
      case .string(let text) = output.settings.options[index]
    else { return nil }
    return text
  }
}

/// What is needed to name one thing after the other.
struct Naming {
  var maker: IdentifierMaker
  let overrides: [PathID: TextID]
  /// The text `$root`, where the source has it.
  let rootName: TextID?

  mutating func verbatim(_ name: TextID) -> TextID {
    maker.keep(maker.sourceText(name))
  }

  mutating func groupName(_ path: PathID, _ segment: TextID) -> TextID {
    if let name = overrides[path] { return verbatim(name) }
    return maker.standalone(maker.segment(segment, isGroup: true))
  }

  /// A group's name as a member.
  mutating func memberName(_ path: PathID, _ segment: TextID) -> TextID {
    if let name = overrides[path] { return verbatim(name) }
    return maker.standalone(maker.segment(segment, isGroup: false))
  }

  /// A token's name in its group.
  mutating func tokenName(_ path: PathID, _ segment: TextID, _ rules: NameRules) -> TextID {
    if let name = overrides[path] { return verbatim(name) }
    if segment == rootName { return maker.keep(rules.root ?? "root") }
    return maker.segment(segment, isGroup: false)
  }

  /// The beginning of global names in a group.
  mutating func global(_ path: PathID, _ segment: TextID, below above: TextID) -> TextID {
    if let name = overrides[path] { return maker.join(above, verbatim(name)) }
    return maker.appending(segment, to: above)
  }

  /// A token's global name.
  mutating func globalToken(
    _ path: PathID,
    _ segment: TextID,
    below above: TextID,
    _ rules: NameRules
  ) -> TextID {
    if let name = overrides[path] { return maker.join(above, verbatim(name)) }
    guard segment == rootName else { return maker.appending(segment, to: above) }
    if let root = rules.root { return maker.join(above, maker.keep(root)) }
    return above == .empty ? maker.keep("root") : above
  }

  mutating func qualified(_ name: TextID, below above: TextID, _ qualifier: String) -> TextID {
    guard above != .empty else { return name }
    return maker.keep(maker.identifiers[above] + qualifier + maker.identifiers[name])
  }

  mutating func id(_ name: TextID, below above: TextID, _ casing: NameRules.Casing) -> TextID {
    guard above != .empty else { return name }
    let separator =
      switch casing {
      case .lowerCamel, .upperCamel: ""
      case .snake, .upperSnake: "_"
      case .kebab, .asWritten: "-"
      }
    return maker.keep(maker.identifiers[above] + separator + maker.identifiers[name])
  }
}
