import TokenCompiler
import TokenModel

extension NameBinder {
  /// Names typography tokens by the parts of their paths that differ.
  ///
  /// - Complexity: O(groups + typography tokens × their depth).
  mutating func nameTextStyles(_ naming: inout Naming) {
    let styles = tokens.ofType(.typography)
    guard input.uses(TokenMember.styleName), !styles.isEmpty else { return }
    let shared = commonGroup(of: tokens.textStyles.isEmpty ? styles : tokens.textStyles[...])
    let casing = input.target.names.style ?? input.target.names.token
    let stems = stems(of: styles, below: shared, casing, &naming)
    var names = StyleNames(count: ir.tokens.count)
    for token in styles.lazy.map(Int.init) {
      let path = ir.tokens[token].path
      let segment = ir.paths.name(of: path)
      let group = Int(input.source.groups.groupOfToken[token])
      let isRoot = segment == naming.rootName
      if isRoot, group == shared || group == 0 {
        names[token] = naming.maker.keep(input.target.names.root ?? "root")
      } else if let name = naming.overrides[path] {
        names[token] = naming.maker.enumerationCase(naming.maker.keep(verbatim: name))
      } else {
        let name = isRoot ? stems[group] : naming.maker.appending(segment, to: stems[group], casing)
        names[token] = naming.maker.enumerationCase(naming.maker.standalone(name))
      }
    }
    self.names.styles = names
  }

  /// Returns the prefixes of style names by group: the segments below `shared`, or all segments if
  /// the group isn't in `shared`.
  private func stems(
    of styles: ArraySlice<UInt32>,
    below shared: Int,
    _ casing: NameRules.Casing,
    _ naming: inout Naming
  ) -> [TextID] {
    let groups = input.source.groups
    var isNeeded = [Bool](repeating: false, count: groups.entries.count)
    for token in styles {
      var group = Int(groups.groupOfToken[Int(token)])
      while !isNeeded[group] {
        isNeeded[group] = true
        group = groups.entries[group].parent
      }
    }
    var stems = [TextID](repeating: .empty, count: groups.entries.count)
    // Groups come after their parents.
    for group in isNeeded.indices.dropFirst() where isNeeded[group] && group != shared {
      let segment = ir.paths.name(of: groups.entries[group].path)
      let above = stems[groups.entries[group].parent]
      stems[group] = naming.maker.appending(segment, to: above, casing)
    }
    return stems
  }

  /// Returns the innermost group that contains all `tokens`.
  private func commonGroup(of tokens: ArraySlice<UInt32>) -> Int {
    let groups = input.source.groups
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
