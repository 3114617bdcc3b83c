import JSONSyntax
import TokenModel

extension IRPrinter {
  // MARK: Modifiers

  mutating func modifier(_ modifier: Modifier) {
    writer.beginObject()
    writer.member("name", modifier.name)
    writer.list("contexts", modifier.contexts) { $0.string($1) }
    writer.member("default", modifier.contexts[Int(modifier.defaultContext)])
    member("role", modifier.role) { $0.writer.string($1.rawValue) }
    if modifier.role != nil { appearances(of: modifier) }
    writer.endObject()
  }

  private mutating func appearances(of modifier: Modifier) {
    writer.name("appearance")
    writer.beginObject()
    for (context, appearance) in zip(modifier.contexts, modifier.appearances) {
      guard let appearance else { continue }
      writer.name(context)
      writer.beginArray()
      optional(appearance.scheme) { $0.writer.string($1.rawValue) }
      optional(appearance.contrast) { $0.writer.string($1.rawValue) }
      writer.endArray()
    }
    writer.endObject()
  }

  // MARK: Groups

  mutating func group(_ group: Group) {
    writer.beginObject()
    writer.name("path")
    path(group.path)
    description(group.description)
    deprecation(group.deprecation)
    visibility(group.isPrivate)
    writer.lineBreak()
    extensions(group.extensions, at: group.path)
    writer.name("constants")
    writer.beginObject()
    for constant in group.constants {
      let token = ir.tokens[Int(constant.index)]
      name(ir.paths.name(of: token.path))
      self.constant(token)
    }
    writer.endObject()
    origin(group.origin)
    writer.endObject()
  }

  // MARK: Components

  /// Prints a component, identified by name if it's a part and by path otherwise.
  mutating func component(_ component: Component, isPart: Bool) {
    writer.beginObject()
    writer.name(isPart ? "name" : "path")
    if isPart { text(ir.paths.name(of: component.path)) } else { path(component.path) }
    member("kind", component.kind)
    if !isPart { writer.lineBreak() }
    writer.name("fields")
    writer.beginArray()
    for field in component.fields {
      writer.beginObject()
      member("name", field.name)
      writer.name("token")
      path(of: field.token)
      writer.endObject()
    }
    writer.endArray()
    if !isPart { writer.lineBreak() }
    writer.name("parts")
    writer.beginArray()
    for part in component.parts {
      writer.lineBreak()
      self.component(part, isPart: true)
    }
    writer.endArray()
    writer.endObject()
  }
}
