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
    var maker = IdentifierMaker(rules: rules, source: ir.texts)
    let overrides = nameOverrides(&maker)
    var naming = Naming(maker: maker, overrides: overrides, rootName: ir.texts.find("$root"))
    naming.maker.reserveCapacity(
      (rules.scope == .global ? output.tokens.count : 0) + 2 * output.source.groups.entries.count
    )
    output.names.isGlobal = rules.scope == .global
    output.names.qualifier = naming.maker.keep(rules.qualifier)
    nameGroups(&naming)
    nameTokens(&naming)
    nameConstants(&naming)
    nameModifiers(&naming)
    nameComponents(&naming)
    nameTextStyles(&naming)
    nameResources(&naming)
    output.names.texts = naming.maker.identifiers
    var check = CollisionCheck(self)
    diagnostics += check.diagnostics()
  }

  /// The names that the source sets for this target.
  private mutating func nameOverrides(_ maker: inout IdentifierMaker) -> NameOverrides {
    var overrides = NameOverrides()
    let targets = output.target.bases + [output.target.name]
    for target in targets {
      guard let id = ir.texts.find(target) else { continue }
      for override in ir.nameOverrides where override.target == id {
        guard maker.canPrint(override.name) else {
          let text = ir.texts[override.name]
          diagnostics.append(OutputDiagnostics.invalidOverride(text, override.span))
          continue
        }
        overrides.set(override.name, of: override.path, among: ir.paths.count)
      }
    }
    return overrides
  }

  private mutating func nameGroups(_ naming: inout Naming) {
    let rules = output.target.names
    let isGlobal = rules.scope == .global
    let count = output.source.groups.entries.count
    var names = [TextID](repeating: .empty, count: count)
    var qualified = names
    var members = names
    var types = names
    let qualifier = Array(rules.qualifier.utf8)
    names[0] = naming.maker.keep(optionText("root") ?? "")
    qualified[0] = isGlobal ? naming.maker.keep(optionText("prefix") ?? "") : names[0]
    for index in 1..<max(1, count) {
      let path = output.source.groups.entries[index].path
      let above = qualified[output.source.groups.entries[index].parent]
      let segment = ir.paths.name(of: path)
      let own = naming.groupName(path, segment)
      names[index] = own
      members[index] = naming.memberName(path, segment)
      types[index] = naming.typeName(path, segment, beside: members[index])
      qualified[index] =
        isGlobal
        ? naming.global(path, segment, below: above) : naming.joined(own, below: above, qualifier)
    }
    output.names.groups = names
    output.names.qualifiedGroups = qualified
    output.names.groupMembers = members
    output.names.groupTypes = types
    output.names.groupIDs = groupIDs(&naming)
  }

  /// The identifiers of groups with those of the groups around them, if anything asks for them.
  private func groupIDs(_ naming: inout Naming) -> [TextID] {
    let groups = output.source.groups.entries
    var ids = [TextID](repeating: .empty, count: groups.count)
    guard uses(GroupMember.id) || uses(ComponentMember.id) else { return ids }
    let separator = Array(output.target.names.group.separator.utf8)
    for index in 1..<max(1, groups.count) {
      let above = ids[groups[index].parent]
      ids[index] = naming.joined(output.names.groups[index], below: above, separator)
    }
    return ids
  }

  private mutating func nameTokens(_ naming: inout Naming) {
    let isGlobal = output.names.isGlobal
    let deprecated = output.target.names.deprecated
    var names = [TextID](repeating: .empty, count: ir.tokens.count)
    var internals = names
    for index in output.tokens.lazy.map(Int.init) {
      let path = ir.tokens[index].path
      let segment = ir.paths.name(of: path)
      let plain: TextID
      if isGlobal {
        let group = Int(output.source.groups.groupOfToken[index])
        let above = output.names.qualifiedGroups[group]
        plain = naming.globalToken(path, segment, below: above)
      } else {
        plain = naming.tokenName(path, segment)
      }
      let name = naming.maker.standalone(plain)
      names[index] = name
      internals[index] = name
      guard ir.tokens[index].deprecation != nil, !ir.tokens[index].isPrivate, let deprecated else {
        continue
      }
      let text = deprecated.replacingPlaceholder(by: naming.maker.identifiers[plain])
      internals[index] = naming.maker.standalone(naming.maker.keep(text))
    }
    output.names.tokens = names
    output.names.internals = internals
  }

  private mutating func nameModifiers(_ naming: inout Naming) {
    let rules = output.target.names
    for modifier in ir.modifiers {
      let name = naming.maker.identifier(modifier.name, rules.token)
      output.names.modifiers.append(name)
      output.names.modifierLabels.append(naming.maker.label(name))
      output.names.modifierTypes.append(naming.maker.type(modifier.name, beside: name))
      for context in modifier.contexts {
        let casing = rules.context ?? rules.token
        output.names.contexts.append(naming.maker.enumerationCase(context, casing))
      }
    }
  }

  private mutating func nameComponents(_ naming: inout Naming) {
    let rules = output.target.names
    for component in output.components.components {
      let text = ir.texts[ir.paths.name(of: component.path)]
      let name = naming.maker.identifier(text, rules.token)
      output.names.components.append(name)
      output.names.componentLabels.append(naming.maker.label(name))
      output.names.componentTypes.append(naming.maker.type(text, beside: name))
    }
    for type in output.components.types {
      output.names.kinds.append(naming.maker.identifier(ir.texts[type.kind], rules.group))
    }
    for field in output.components.fields {
      let name = naming.maker.identifier(ir.texts[field.name], rules.token)
      output.names.fields.append(name)
      output.names.fieldLabels.append(naming.maker.label(name))
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

  /// The text of an option of this name.
  func optionText(_ name: String) -> String? {
    guard let index = output.target.options.firstIndex(where: { $0.name == name }),
      case .string(let text) = output.settings.options[index]
    else { return nil }
    return text
  }
}
