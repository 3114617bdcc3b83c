import TokenCompiler
import TokenModel

extension Binder {
  /// Names typography tokens by what their paths do not have in common.
  ///
  /// - Complexity: O(groups + typography tokens × their depth).
  mutating func nameTextStyles(_ naming: inout Naming) {
    let range = output.types.first { $0.type == .typography }?.tokens ?? 0..<0
    guard uses(TokenMember.styleName), !range.isEmpty else { return }
    let styles = output.typeTokens[range]
    let shared = commonGroup(of: output.textStyles.isEmpty ? styles : output.textStyles[...])
    let casing = output.target.names.style ?? output.target.names.token
    let stems = stems(of: styles, below: shared, casing, &naming)
    var names = StyleNames(count: ir.tokens.count)
    for token in styles.lazy.map(Int.init) {
      let path = ir.tokens[token].path
      let segment = ir.paths.name(of: path)
      let group = Int(output.source.groups.groupOfToken[token])
      let isRoot = segment == naming.rootName
      if isRoot, group == shared || group == 0 {
        names[token] = naming.maker.keep(output.target.names.root ?? "root")
      } else if let name = naming.overrides[path] {
        names[token] = naming.maker.enumerationCase(naming.maker.keep(verbatim: name))
      } else {
        let name = isRoot ? stems[group] : naming.maker.appending(segment, to: stems[group], casing)
        names[token] = naming.maker.enumerationCase(naming.maker.standalone(name))
      }
    }
    output.names.styles = names
  }

  /// What the names of styles in each group begin with: the segments below `shared`, or all of them
  /// where the group does not stand in it.
  private func stems(
    of styles: ArraySlice<UInt32>,
    below shared: Int,
    _ casing: NameRules.Casing,
    _ naming: inout Naming
  ) -> [TextID] {
    let groups = output.source.groups
    var isNeeded = [Bool](repeating: false, count: groups.entries.count)
    for token in styles {
      var group = Int(groups.groupOfToken[Int(token)])
      while !isNeeded[group] {
        isNeeded[group] = true
        group = groups.entries[group].parent
      }
    }
    var stems = [TextID](repeating: .empty, count: groups.entries.count)
    // A group comes after the one that it stands in.
    for group in isNeeded.indices.dropFirst() where isNeeded[group] && group != shared {
      let segment = ir.paths.name(of: groups.entries[group].path)
      let above = stems[groups.entries[group].parent]
      stems[group] = naming.maker.appending(segment, to: above, casing)
    }
    return stems
  }

  /// The innermost group that holds all of `tokens`.
  private func commonGroup(of tokens: ArraySlice<UInt32>) -> Int {
    let groups = output.source.groups
    guard let first = tokens.first else { return 0 }
    var shared = Int(groups.groupOfToken[Int(first)])
    for token in tokens {
      var group = Int(groups.groupOfToken[Int(token)])
      while group != shared {
        if groups.entries[group].depth > groups.entries[shared].depth {
          group = groups.entries[group].parent
        } else {
          shared = groups.entries[shared].parent
        }
      }
    }
    return shared
  }
}
