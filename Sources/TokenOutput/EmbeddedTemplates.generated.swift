// swift-format-ignore-file
// Made from `templates/` by a test; do not edit. To make it anew:
// UPDATE_GOLDENS=1 swift test --filter EmbeddedTemplates

/// The built-in targets, as they were when the program was built.
enum EmbeddedTemplates {
  /// Their names, sorted.
  static let targetNames = ["android", "android-themes", "css", "dtcg", "json", "kotlin", "kotlin-material", "scss", "swift", "tailwind", "typescript", "xcassets"]

  /// The files of a built-in target; none if there is no such target.
  static func files(of target: String) -> [TemplateLibrary.File] {
    switch target {
    case "android": android()
    case "android-themes": androidThemes()
    case "css": css()
    case "dtcg": dtcg()
    case "json": json()
    case "kotlin": kotlin()
    case "kotlin-material": kotlinMaterial()
    case "scss": scss()
    case "swift": swift()
    case "tailwind": tailwind()
    case "typescript": typescript()
    case "xcassets": xcassets()
    default: []
    }
  }

  private static func file(
    _ target: String,
    _ name: String,
    _ text: StaticString
  ) -> TemplateLibrary.File {
    let bytes = text.withUTF8Buffer { Array($0) }
    return TemplateLibrary.File(name: name, path: "built-in/\(target)/\(name)", bytes: bytes)
  }

  /// The members that the templates of a built-in target ask for, by the names of their types.
  static func usedMembers(of target: String) -> [(type: String, members: [String])] {
    switch target {
    case "android": androidMembers
    case "android-themes": androidThemesMembers
    case "css": cssMembers
    case "dtcg": dtcgMembers
    case "json": jsonMembers
    case "kotlin": kotlinMembers
    case "kotlin-material": kotlinMaterialMembers
    case "scss": scssMembers
    case "swift": swiftMembers
    case "tailwind": tailwindMembers
    case "typescript": typescriptMembers
    case "xcassets": xcassetsMembers
    default: []
    }
  }

  private static let androidMembers: [(type: String, members: [String])] = [
    ("Root", ["options", "root", "tokens", "types", "uses", "pinned", "appearances", "components", "incompleteTokens"]),
    ("GroupRoot", ["pinned", "appearances", "components", "group"]),
    ("TokenRoot", ["options", "types", "pinned", "appearances", "token"]),
    ("AppearanceRoot", ["options", "uses", "pinned", "appearances", "setting"]),
    ("Group", ["qualified", "description", "isPublic", "allConstants", "component", "parent"]),
    ("Token", ["name", "type", "value", "resolved", "description", "deprecation", "isPublic", "isAbsent", "styleName", "inBase", "missing"]),
    ("Reference", ["token", "qualified", "value"]),
    ("Appearances", ["light"]),
    ("Color", ["isOpaque", "hexRGB", "hexARGB"]),
    ("Dimension", ["px"]),
    ("FontFamily", ["families"]),
    ("Family", ["name", "generic", "faces"]),
    ("Face", ["weight", "slant", "resourceName"]),
    ("FontWeight", ["value"]),
    ("Duration", ["ms"]),
    ("CubicBezier", ["x1", "y1", "x2", "y2"]),
    ("Number", ["value"]),
    ("StrokeStyle", ["keyword", "dashes", "cap"]),
    ("Border", ["color", "width", "style"]),
    ("Transition", ["duration", "delay", "timingFunction"]),
    ("Shadow", ["layers"]),
    ("ShadowLayer", ["color", "offsetX", "offsetY", "blur", "spread", "isInset"]),
    ("Gradient", ["stops"]),
    ("Stop", ["color", "position"]),
    ("Typography", ["fontFamily", "number", "families", "size", "weight", "slant", "lineHeightRatio", "absoluteLineHeight", "kernEm", "align", "letterCase", "decoration", "lineBreak", "color", "shadow"]),
    ("Missing", ["layers", "stops", "dashes", "cap", "size", "lineHeight", "lineHeightRatio", "kern", "weight", "color", "letterCase", "decoration", "resources", "generic"]),
    ("Setting", ["rewritten", "rewrittenConstants", "appearance"]),
    ("Pin", ["modifier", "context"]),
    ("Deprecation", ["reason"]),
    ("TypeList", ["type", "tokens"]),
    ("Component", ["name", "kind", "kindName", "fields", "parts", "group"]),
    ("Field", ["name", "token", "constant"]),
    ("Constant", ["description", "value", "qualified", "isPublic", "inBase"]),
    ("BooleanConstant", ["value"]),
    ("StringConstant", ["value"]),
    ("ImageConstant", ["value"]),
    ("NumberConstant", ["value", "isWhole"]),
    ("PointConstant", ["x", "y"]),
    ("SizeConstant", ["width", "height"]),
    ("RectConstant", ["x", "y", "width", "height"]),
    ("InsetsConstant", ["top", "leading", "bottom", "trailing"]),
    ("WordConstant", ["value"]),
    ("Uses", ["shadow", "typography"]),
  ]

  private static let androidThemesMembers: [(type: String, members: [String])] = [
    ("Root", ["options", "tokens", "pinned", "themes", "appearances"]),
    ("Group", ["allTokens"]),
    ("Token", ["name", "path", "type", "resolved", "description", "deprecation", "isPublic", "isAbsent", "modifiers", "styleName"]),
    ("Reference", ["token", "qualified", "value"]),
    ("Color", ["isOpaque", "hexRGB", "hexARGB"]),
    ("Dimension", ["px"]),
    ("Family", ["name", "generic", "faces"]),
    ("Face", ["weight", "slant", "resourceName"]),
    ("Number", ["value"]),
    ("Typography", ["fontFamily", "families", "size", "weight", "slant", "absoluteLineHeight", "kernEm", "letterCase", "color", "varies"]),
    ("Varying", ["fontFamily", "fontSize", "fontWeight", "slant", "lineHeight", "kern", "letterCase", "color", "shadow"]),
    ("Setting", ["contexts", "root", "appearance"]),
    ("Modifier", ["role"]),
    ("Context", ["name", "modifier", "isDefault", "scheme", "contrast"]),
    ("Pin", ["modifier", "context"]),
    ("Deprecation", ["reason"]),
  ]

  private static let cssMembers: [(type: String, members: [String])] = [
    ("Root", ["options", "tokens", "modifiers", "pinned", "cascade", "components", "fonts"]),
    ("ContextRoot", ["options", "setting"]),
    ("Group", ["qualified", "description", "isPublic", "tokens", "groups", "allTokens", "constants", "allConstants"]),
    ("Token", ["qualified", "identifier", "type", "value", "resolved", "description", "deprecation", "isPublic", "inLight", "inDark"]),
    ("Reference", ["qualified", "value"]),
    ("Appearances", ["light", "dark"]),
    ("Color", ["alpha", "isOpaque", "hex", "hexRGB", "displayP3"]),
    ("WideColor", ["red", "green", "blue"]),
    ("Dimension", ["value", "unit", "px"]),
    ("FontFamily", ["families"]),
    ("Family", ["name", "generic", "faces"]),
    ("Face", ["weight", "slant", "file"]),
    ("FontWeight", ["value"]),
    ("Duration", ["value", "unit"]),
    ("CubicBezier", ["x1", "y1", "x2", "y2"]),
    ("Number", ["value"]),
    ("StrokeStyle", ["keyword", "dashes", "cap"]),
    ("Border", ["color", "width", "style"]),
    ("Transition", ["duration", "delay", "timingFunction"]),
    ("Shadow", ["layers"]),
    ("ShadowLayer", ["color", "offsetX", "offsetY", "blur", "spread", "isInset"]),
    ("Gradient", ["stops"]),
    ("Stop", ["color", "position"]),
    ("Typography", ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight", "families", "slant", "lineHeightRatio", "absoluteLineHeight", "isLineHeightAbsolute", "kern", "kernEm", "isKernAbsolute", "align", "letterCase", "decoration", "lineBreak", "color", "shadow", "varies"]),
    ("Varying", ["fontFamily", "fontSize", "fontWeight", "slant", "lineHeight", "kern", "align", "letterCase", "decoration", "lineBreak", "color", "shadow"]),
    ("Setting", ["id", "isBase", "contexts", "carriers", "rules", "tokens", "rewritten", "constants", "rewrittenConstants", "root"]),
    ("Rule", ["environment", "elements"]),
    ("Element", ["isRoot", "chosen", "carrier", "inherited"]),
    ("Modifier", ["name", "text", "role", "contexts", "default", "attributes", "switch"]),
    ("Context", ["name", "text", "modifier", "isDefault", "scheme", "contrast", "selectors", "conditions"]),
    ("Pin", ["scheme"]),
    ("Deprecation", ["reason"]),
    ("Component", ["fields", "parts", "group"]),
    ("Field", ["name", "token", "constant"]),
    ("Constant", ["description", "value", "qualified", "isPublic"]),
    ("BooleanConstant", ["value"]),
    ("StringConstant", ["value"]),
    ("ImageConstant", ["value"]),
    ("NumberConstant", ["value"]),
    ("PointConstant", ["lengths"]),
    ("SizeConstant", ["lengths"]),
    ("RectConstant", ["lengths"]),
    ("InsetsConstant", ["lengths"]),
    ("WordConstant", ["value"]),
    ("ConstantLength", ["name", "value", "unit"]),
  ]

  private static let dtcgMembers: [(type: String, members: [String])] = [
    ("ContextRoot", ["grid", "setting"]),
    ("Group", ["text", "description", "deprecation", "tokens", "groups", "allTokens", "constants", "allConstants", "component"]),
    ("Token", ["text", "path", "type", "value", "description", "deprecation", "isAbsent"]),
    ("Reference", ["value"]),
    ("Appearances", ["light"]),
    ("Color", ["alpha", "hexRGB", "space", "components"]),
    ("Component3", ["value"]),
    ("Dimension", ["value", "unit"]),
    ("FontFamily", ["families"]),
    ("Family", ["name", "faces"]),
    ("Face", ["weight", "slant", "postScriptName", "file", "resource"]),
    ("FontWeight", ["value", "word"]),
    ("Duration", ["value", "unit"]),
    ("CubicBezier", ["x1", "y1", "x2", "y2"]),
    ("Number", ["value"]),
    ("StrokeStyle", ["keyword", "dashes", "cap"]),
    ("Border", ["color", "width", "style"]),
    ("Transition", ["duration", "delay", "timingFunction"]),
    ("Shadow", ["layers"]),
    ("ShadowLayer", ["color", "offsetX", "offsetY", "blur", "spread", "isInset"]),
    ("Gradient", ["stops"]),
    ("Stop", ["color", "position"]),
    ("Typography", ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight", "number", "slant", "absoluteLineHeight", "isLineHeightAbsolute", "kern", "isKernAbsolute", "relativeTo", "system", "align", "letterCase", "decoration", "lineBreak", "color", "shadow"]),
    ("Setting", ["id", "root"]),
    ("Deprecation", ["reason"]),
    ("Component", ["kindName"]),
    ("Constant", ["text", "description", "value", "isAbsent"]),
    ("BooleanConstant", ["value"]),
    ("StringConstant", ["value"]),
    ("ImageConstant", ["value"]),
    ("NumberConstant", ["value"]),
    ("PointConstant", ["lengths"]),
    ("SizeConstant", ["lengths"]),
    ("RectConstant", ["lengths"]),
    ("InsetsConstant", ["lengths"]),
    ("WordConstant", ["value", "words"]),
    ("ConstantWord", ["text"]),
    ("ConstantLength", ["name", "value", "unit"]),
  ]

  private static let jsonMembers: [(type: String, members: [String])] = [
    ("Root", ["root", "tokens", "modifiers", "variants", "components", "fonts", "fingerprint"]),
    ("ContextRoot", ["options", "setting"]),
    ("Group", ["text", "isPublic", "tokens", "groups", "constants", "allConstants"]),
    ("Token", ["text", "path", "type", "value", "resolved", "deprecation", "inBase"]),
    ("Reference", ["token", "value"]),
    ("Appearances", ["light"]),
    ("Color", ["hex", "displayP3"]),
    ("WideColor", ["red", "green", "blue", "alpha"]),
    ("Dimension", ["value", "unit", "px"]),
    ("FontFamily", ["families"]),
    ("Family", ["name", "faces"]),
    ("Face", ["weight", "slant", "postScriptName", "file", "resource"]),
    ("FontWeight", ["value"]),
    ("Duration", ["ms"]),
    ("CubicBezier", ["x1", "y1", "x2", "y2"]),
    ("Number", ["value"]),
    ("StrokeStyle", ["keyword", "dashes", "cap"]),
    ("Border", ["color", "width", "style"]),
    ("Transition", ["duration", "delay", "timingFunction"]),
    ("Shadow", ["layers"]),
    ("ShadowLayer", ["color", "offsetX", "offsetY", "blur", "spread", "isInset"]),
    ("Gradient", ["stops"]),
    ("Stop", ["color", "position"]),
    ("Typography", ["fontFamily", "fontSize", "fontWeight", "number", "families", "size", "weight", "slant", "absoluteLineHeight", "kern", "relativeTo", "system", "align", "letterCase", "decoration", "lineBreak", "color", "shadow"]),
    ("Setting", ["id", "contexts", "tokens", "constants", "root"]),
    ("Modifier", ["text", "contexts", "default"]),
    ("Context", ["text", "modifier"]),
    ("Deprecation", ["reason"]),
    ("Component", ["text", "path", "kindName", "fields", "parts", "group"]),
    ("Field", ["text", "token", "constant"]),
    ("Constant", ["text", "value", "path"]),
    ("BooleanConstant", ["value"]),
    ("StringConstant", ["value"]),
    ("ImageConstant", ["value"]),
    ("NumberConstant", ["value", "isWhole"]),
    ("PointConstant", ["x", "y"]),
    ("SizeConstant", ["width", "height"]),
    ("RectConstant", ["x", "y", "width", "height"]),
    ("InsetsConstant", ["top", "leading", "bottom", "trailing"]),
    ("WordConstant", ["value", "words"]),
    ("ConstantWord", ["text"]),
  ]

  private static let kotlinMembers: [(type: String, members: [String])] = [
    ("Root", ["options", "root", "tokens", "uses", "modifiers", "themedModifiers", "pinned", "hasThemes", "textStyles", "components", "componentTypes", "fonts", "fingerprint"]),
    ("Group", ["name", "memberName", "typeName", "qualified", "description", "isPublic", "tokens", "groups", "allTokens", "tokenChunks", "constants", "allConstants", "component", "parent"]),
    ("Chunk", ["number", "tokens"]),
    ("Token", ["name", "internalName", "qualified", "path", "group", "type", "value", "resolved", "description", "deprecation", "isForwarded", "isPublic", "isThemed", "modifiers", "themes", "styleName", "memberPath", "uniform", "index"]),
    ("Reference", ["token", "qualified", "isThemed", "value"]),
    ("Appearances", ["light"]),
    ("Color", ["hexARGB", "displayP3"]),
    ("WideColor", ["red", "green", "blue", "alpha"]),
    ("Dimension", ["unit", "px"]),
    ("FontFamily", ["families"]),
    ("Family", ["name", "generic", "faces"]),
    ("Face", ["weight", "slant", "resourceName"]),
    ("FontWeight", ["value"]),
    ("Duration", ["ms"]),
    ("CubicBezier", ["x1", "y1", "x2", "y2"]),
    ("Number", ["value"]),
    ("StrokeStyle", ["keyword", "dashes", "cap"]),
    ("Border", ["color", "width", "style"]),
    ("Transition", ["duration", "delay", "timingFunction"]),
    ("Shadow", ["layers"]),
    ("ShadowLayer", ["color", "offsetX", "offsetY", "blur", "spread", "isInset"]),
    ("Gradient", ["stops"]),
    ("Stop", ["color", "position"]),
    ("Typography", ["fontFamily", "fontWeight", "letterSpacing", "number", "families", "size", "slant", "lineHeightRatio", "absoluteLineHeight", "isLineHeightAbsolute", "kern", "kernEm", "isKernAbsolute", "align", "letterCase", "decoration", "lineBreak", "color", "shadow"]),
    ("Variant", ["contexts", "value"]),
    ("Modifier", ["name", "typeName", "text", "role", "isThemed", "contexts", "default"]),
    ("Context", ["name", "text", "modifier", "isDefault", "scheme", "contrast"]),
    ("Pin", ["modifier", "context"]),
    ("Deprecation", ["message", "replacement"]),
    ("Component", ["name", "path", "fields", "parts", "type", "group"]),
    ("ComponentType", ["name", "kindName", "fields", "parts", "instances"]),
    ("Field", ["name", "text", "token", "constant"]),
    ("Constant", ["name", "description", "value", "qualified", "memberPath", "path", "group", "isPublic", "isThemed", "modifiers", "themes", "index"]),
    ("BooleanConstant", ["value"]),
    ("StringConstant", ["value"]),
    ("ImageConstant", ["value"]),
    ("NumberConstant", ["value", "isWhole"]),
    ("PointConstant", ["x", "y"]),
    ("SizeConstant", ["width", "height"]),
    ("RectConstant", ["x", "y", "width", "height"]),
    ("InsetsConstant", ["top", "leading", "bottom", "trailing"]),
    ("WordConstant", ["name", "typeName", "words"]),
    ("ConstantVariant", ["contexts", "value"]),
    ("ConstantWord", ["name", "text"]),
    ("Uses", ["color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "strokeStyle", "border", "transition", "shadow", "gradient", "typography", "constants"]),
  ]

  private static let kotlinMaterialMembers: [(type: String, members: [String])] = [
    ("Root", ["options", "modifiers"]),
    ("Group", ["component"]),
    ("Token", ["qualified", "group", "type", "isPublic", "memberPath"]),
    ("Modifier", ["contexts"]),
    ("Context", ["scheme"]),
  ]

  private static let scssMembers: [(type: String, members: [String])] = [
    ("Root", ["options", "root", "tokens", "modifiers", "variants"]),
    ("Group", ["allConstants"]),
    ("Token", ["qualified", "type", "value", "description", "deprecation"]),
    ("Color", ["isOpaque", "hex", "hexRGB", "displayP3"]),
    ("WideColor", ["red", "green", "blue", "alpha"]),
    ("Dimension", ["value", "unit"]),
    ("FontFamily", ["families"]),
    ("Family", ["name", "generic"]),
    ("FontWeight", ["value"]),
    ("Duration", ["value", "unit"]),
    ("CubicBezier", ["x1", "y1", "x2", "y2"]),
    ("Number", ["value"]),
    ("StrokeStyle", ["keyword", "dashes", "cap"]),
    ("Border", ["color", "width", "style"]),
    ("Transition", ["duration", "delay", "timingFunction"]),
    ("Shadow", ["layers"]),
    ("ShadowLayer", ["color", "offsetX", "offsetY", "blur", "spread", "isInset"]),
    ("Gradient", ["stops"]),
    ("Stop", ["color", "position"]),
    ("Typography", ["fontSize", "fontWeight", "letterSpacing", "lineHeight", "families", "slant", "absoluteLineHeight", "isLineHeightAbsolute", "kern", "isKernAbsolute", "align", "letterCase", "decoration", "lineBreak", "color", "shadow", "varies"]),
    ("Varying", ["slant", "lineBreak"]),
    ("Setting", ["contexts", "tokens", "constants"]),
    ("Modifier", ["text", "contexts", "default"]),
    ("Context", ["text", "modifier", "isDefault"]),
    ("Deprecation", ["message"]),
    ("Constant", ["description", "value", "qualified", "isPublic"]),
    ("BooleanConstant", ["value"]),
    ("StringConstant", ["value"]),
    ("ImageConstant", ["value"]),
    ("NumberConstant", ["value"]),
    ("PointConstant", ["lengths"]),
    ("SizeConstant", ["lengths"]),
    ("RectConstant", ["lengths"]),
    ("InsetsConstant", ["lengths"]),
    ("WordConstant", ["value"]),
    ("ConstantLength", ["name", "value", "unit"]),
  ]

  private static let swiftMembers: [(type: String, members: [String])] = [
    ("Root", ["options", "root", "tokens", "types", "uses", "modifiers", "themedModifiers", "pinned", "hasThemes", "textStyles", "components", "componentTypes", "grid", "fingerprint"]),
    ("GroupRoot", ["options", "modifiers", "group"]),
    ("Group", ["name", "memberName", "typeName", "qualified", "id", "depth", "description", "isPublic", "tokens", "groups", "allTokens", "constants", "allConstants", "component", "parent"]),
    ("Token", ["name", "internalName", "qualified", "path", "group", "type", "value", "resolved", "description", "deprecation", "isForwarded", "isPublic", "isThemed", "themes", "styleName", "memberPath", "uniform", "index"]),
    ("Reference", ["token", "qualified", "isThemed", "value"]),
    ("Appearances", ["light", "dark", "lightHighContrast", "darkHighContrast"]),
    ("Color", ["red", "green", "blue", "alpha", "isOpaque", "displayP3"]),
    ("WideColor", ["red", "green", "blue"]),
    ("Dimension", ["px", "gridUnits"]),
    ("FontFamily", ["families"]),
    ("Family", ["name", "faces"]),
    ("Face", ["weight", "slant", "postScriptName", "file"]),
    ("FontWeight", ["value"]),
    ("Duration", ["ms"]),
    ("CubicBezier", ["x1", "y1", "x2", "y2"]),
    ("Number", ["value"]),
    ("StrokeStyle", ["keyword", "dashes", "cap"]),
    ("Border", ["color", "width", "style"]),
    ("Transition", ["duration", "delay", "timingFunction"]),
    ("Shadow", ["layers"]),
    ("ShadowLayer", ["color", "offsetX", "offsetY", "blur", "spread", "isInset"]),
    ("Gradient", ["stops"]),
    ("Stop", ["color", "position"]),
    ("Typography", ["fontFamily", "fontWeight", "number", "families", "size", "slant", "absoluteLineHeight", "kern", "relativeTo", "system", "align", "letterCase", "decoration", "lineBreak", "color", "shadow"]),
    ("Variant", ["contexts", "value"]),
    ("Modifier", ["name", "label", "typeName", "text", "role", "isThemed", "contexts", "default"]),
    ("Context", ["name", "text", "modifier", "isDefault", "scheme", "contrast"]),
    ("Pin", ["modifier", "context"]),
    ("Deprecation", ["message", "replacement"]),
    ("TypeList", ["type", "tokens"]),
    ("Component", ["name", "label", "text", "path", "fields", "parts", "type", "group"]),
    ("ComponentType", ["name", "kind", "kindName", "fields", "parts", "instances"]),
    ("Field", ["name", "label", "token", "constant"]),
    ("Constant", ["name", "description", "value", "qualified", "memberPath", "path", "group", "isPublic", "isThemed", "themes", "index"]),
    ("BooleanConstant", ["value"]),
    ("StringConstant", ["value"]),
    ("ImageConstant", ["value"]),
    ("NumberConstant", ["value", "isWhole"]),
    ("PointConstant", ["x", "y"]),
    ("SizeConstant", ["width", "height"]),
    ("RectConstant", ["x", "y", "width", "height"]),
    ("InsetsConstant", ["top", "leading", "bottom", "trailing"]),
    ("WordConstant", ["name", "typeName", "words"]),
    ("ConstantVariant", ["contexts", "value"]),
    ("ConstantWord", ["name", "text"]),
    ("Uses", ["fontFamily", "fontWeight", "duration", "cubicBezier", "strokeStyle", "border", "transition", "shadow", "gradient", "typography", "constants"]),
  ]

  private static let tailwindMembers: [(type: String, members: [String])] = [
    ("Root", ["options", "root", "tokens", "modifiers", "cascade"]),
    ("Group", ["text", "allConstants", "parent"]),
    ("Token", ["qualified", "text", "group", "type", "value", "resolved", "description", "deprecation"]),
    ("Color", ["isOpaque", "hex", "hexRGB", "displayP3"]),
    ("WideColor", ["red", "green", "blue", "alpha"]),
    ("Dimension", ["value", "unit"]),
    ("FontFamily", ["families"]),
    ("Family", ["name", "generic"]),
    ("FontWeight", ["value"]),
    ("Duration", ["value", "unit"]),
    ("CubicBezier", ["x1", "y1", "x2", "y2"]),
    ("Number", ["value"]),
    ("StrokeStyle", ["keyword", "dashes", "cap"]),
    ("Border", ["color", "width", "style"]),
    ("Transition", ["duration", "delay", "timingFunction"]),
    ("Shadow", ["layers"]),
    ("ShadowLayer", ["color", "offsetX", "offsetY", "blur", "spread", "isInset"]),
    ("Gradient", ["stops"]),
    ("Stop", ["color", "position"]),
    ("Typography", ["fontSize", "fontWeight", "letterSpacing", "lineHeight", "families", "slant", "absoluteLineHeight", "isLineHeightAbsolute", "kern", "isKernAbsolute", "align", "letterCase", "decoration", "lineBreak", "color", "shadow", "varies"]),
    ("Varying", ["fontFamily", "fontSize", "fontWeight", "slant", "lineHeight", "kern", "align", "letterCase", "decoration", "lineBreak", "color", "shadow"]),
    ("Setting", ["contexts", "rules", "tokens", "constants"]),
    ("Rule", ["environment", "elements"]),
    ("Element", ["isRoot", "chosen", "inherited"]),
    ("Modifier", ["name", "contexts"]),
    ("Context", ["name", "text", "modifier", "isDefault", "scheme", "contrast"]),
    ("Deprecation", ["message"]),
    ("Constant", ["value", "qualified", "isPublic"]),
    ("BooleanConstant", ["value"]),
    ("StringConstant", ["value"]),
    ("ImageConstant", ["value"]),
    ("NumberConstant", ["value"]),
    ("PointConstant", ["lengths"]),
    ("SizeConstant", ["lengths"]),
    ("RectConstant", ["lengths"]),
    ("InsetsConstant", ["lengths"]),
    ("WordConstant", ["value"]),
    ("ConstantLength", ["name", "value", "unit"]),
  ]

  private static let typescriptMembers: [(type: String, members: [String])] = [
    ("Root", ["options", "root", "tokens", "modifiers", "variants"]),
    ("Group", ["text", "path", "description", "deprecation", "isPublic", "tokens", "groups", "constants", "allConstants"]),
    ("Token", ["qualified", "text", "path", "type", "value", "description", "deprecation", "themes"]),
    ("Color", ["isOpaque", "hex", "hexRGB", "displayP3"]),
    ("WideColor", ["red", "green", "blue", "alpha"]),
    ("Dimension", ["value", "unit"]),
    ("FontFamily", ["families"]),
    ("Family", ["name", "generic"]),
    ("FontWeight", ["value"]),
    ("Duration", ["value", "unit"]),
    ("CubicBezier", ["x1", "y1", "x2", "y2"]),
    ("Number", ["value"]),
    ("StrokeStyle", ["keyword", "dashes", "cap"]),
    ("Border", ["color", "width", "style"]),
    ("Transition", ["duration", "delay", "timingFunction"]),
    ("Shadow", ["layers"]),
    ("ShadowLayer", ["color", "offsetX", "offsetY", "blur", "spread", "isInset"]),
    ("Gradient", ["stops"]),
    ("Stop", ["color", "position"]),
    ("Typography", ["fontSize", "fontWeight", "letterSpacing", "lineHeight", "families", "slant", "absoluteLineHeight", "isLineHeightAbsolute", "kern", "isKernAbsolute", "align", "letterCase", "decoration", "lineBreak", "color", "shadow", "varies"]),
    ("Varying", ["slant", "lineBreak"]),
    ("Setting", ["contexts", "tokens", "constants"]),
    ("Variant", ["value"]),
    ("Modifier", ["text", "contexts", "default"]),
    ("Context", ["text", "modifier", "isDefault"]),
    ("Deprecation", ["message"]),
    ("Constant", ["text", "description", "value", "qualified", "path", "isPublic"]),
    ("BooleanConstant", ["value"]),
    ("StringConstant", ["value"]),
    ("ImageConstant", ["value"]),
    ("NumberConstant", ["value"]),
    ("PointConstant", ["lengths"]),
    ("SizeConstant", ["lengths"]),
    ("RectConstant", ["lengths"]),
    ("InsetsConstant", ["lengths"]),
    ("WordConstant", ["value", "words"]),
    ("ConstantWord", ["text"]),
    ("ConstantLength", ["name", "value", "unit"]),
  ]

  private static let xcassetsMembers: [(type: String, members: [String])] = [
    ("Root", ["options", "tokens"]),
    ("GroupRoot", ["options", "group"]),
    ("TokenRoot", ["options", "token"]),
    ("Group", ["qualified", "depth", "allTokens"]),
    ("Token", ["publicQualified", "type", "value", "isThemed", "themes"]),
    ("Appearances", ["light", "dark", "lightHighContrast", "darkHighContrast"]),
    ("Color", ["red", "green", "blue", "alpha", "displayP3"]),
    ("WideColor", ["red", "green", "blue", "alpha"]),
    ("Variant", ["contexts"]),
    ("Modifier", ["text"]),
    ("Context", ["modifier"]),
  ]

  private static func android() -> [TemplateLibrary.File] {
    [
      file(
        "android", "aliases.changed.xml.tmpl",
        #"""
        {% include "aliases.tmpl" %}
        {{ document(differences(setting.rewritten)) }}

        """#
      ),
      file(
        "android", "aliases.tmpl",
        #"""
        {# Names for resources that have files of their own: only an alias of one is in a file of values. #}

        {% include "document.tmpl" %}
        {% include "missing.tmpl" %}
        {% include "fonts.tmpl" %}

        {% macro entries() %}
        {% for t in tokens if t.type in ("fontFamily", "cubicBezier", "border", "transition", "gradient") %}
        {{ entry(t, aliases(t.value, t.name, "", "")) }}
        {% endfor %}
        {{ missingEntries() }}
        {% endmacro %}

        {% macro differences(tokens: [Token]) %}
        {% for t in tokens if t.type in ("fontFamily", "cubicBezier", "border", "transition", "gradient") %}
        {{ difference(aliases(t.value, t.name, "", ""), aliases(t.inBase.value, t.name, "", "")) }}
        {% endfor %}
        {{ missingDifferences(tokens) }}
        {% endmacro %}

        {# A font without a file of its own: where a font is asked for, a view takes the name of one of the
           platform's as well. #}
        {% macro missing(t: Token) %}
        {% if let lacks = t.missing %}
        {% if lacks.resources and options.fonts %}
        <item name="{{ t.name }}" type="font">@string/{{ t.name }}{{ "_generic" if lacks.generic else generic(t.resolved) }}</item>
        {% endif %}
        {% endif %}
        {% endmacro %}

        {% macro generic.fontFamily(f) %}
        {% for family in f.families if family.generic is not none %}{{ "_generic" if loop.first else "" }}{% endfor %}
        {% endmacro %}

        {# Nothing else is a font. #}
        {% macro generic.else(v: Value) %}
        {% endmacro %}

        {% macro aliases.border(b, name: code, part: code, target: code) %}
        {{ alias("drawable", name, part, target) }}
        {% endmacro %}

        {% macro aliases.gradient(g, name: code, part: code, target: code) %}
        {{ alias("drawable", name, part, target) }}
        {% endmacro %}

        {% macro aliases.cubicBezier(c, name: code, part: code, target: code) %}
        {{ alias("interpolator", name, part, target) }}
        {% endmacro %}

        {% macro aliases.transition(t, name: code, part: code, target: code) %}
        {{ aliases(t.timingFunction, name, "_timing_function", target) }}
        {% endmacro %}

        {% macro aliases.fontFamily(f, name: code, part: code, target: code) %}
        {% if target is not empty and options.fonts and fonts(f.families) is not empty %}
        {{ alias("font", name, part, target) }}
        {% endif %}
        {% endmacro %}

        {% macro alias(type: code, name: code, part: code, target: code) %}
        {% if target is not empty %}
        <item name="{{ name }}{{ part }}" type="{{ type }}">@{{ type }}/{{ target }}{{ part }}</item>
        {% endif %}
        {% endmacro %}

        {# A part can have the very name of the token that it refers to, and is that token's resource then. #}
        {% macro aliases.reference(r, name: code, part: code, target: code) %}
        {% set whole = name ~ part %}
        {% if whole != r.qualified %}
        {% if target is empty %}
        {{ aliases(r.value, whole, "", r.qualified) }}
        {% else %}
        {{ aliases(r.value, name, part, target) }}
        {% endif %}
        {% endif %}
        {% endmacro %}

        {# Nothing else has a file. #}
        {% macro aliases.else(v: Value, name: code, part: code, target: code) %}
        {% endmacro %}

        """#
      ),
      file(
        "android", "aliases.xml.tmpl",
        #"""
        {% include "aliases.tmpl" %}
        {{ document(entries()) }}

        """#
      ),
      file(
        "android", "background.states.xml.tmpl",
        #"""
        {% include "states.tmpl" %}
        {{ states("background") }}

        """#
      ),
      file(
        "android", "bools.changed.xml.tmpl",
        #"""
        {% include "bools.tmpl" %}
        {{ document(differences(setting.rewritten, setting.rewrittenConstants)) }}

        """#
      ),
      file(
        "android", "bools.tmpl",
        #"""
        {# Whether the layers of shadows fall inside. #}

        {% include "document.tmpl" %}
        {% include "missing.tmpl" %}
        {% include "constants.tmpl" %}

        {% macro entries() %}
        {% for t in tokens if t.type in ("shadow", "typography") %}
        {{ entry(t, bools(t.value, t.name, "", "")) }}
        {% endfor %}
        {{ missingEntries() }}
        {% for c in root.allConstants %}
        {{ constantEntry(c, constantBools(c.value, c.qualified)) }}
        {% endfor %}
        {% endmacro %}

        {% macro differences(tokens: [Token], constants: [Constant]) %}
        {% for t in tokens if t.type in ("shadow", "typography") %}
        {{ difference(bools(t.value, t.name, "", ""), bools(t.inBase.value, t.name, "", "")) }}
        {% endfor %}
        {{ missingDifferences(tokens) }}
        {% for c in constants %}
        {{ difference(constantBools(c.value, c.qualified), constantBools(c.inBase.value, c.qualified)) }}
        {% endfor %}
        {% endmacro %}

        {% macro missing(t: Token) %}
        {% if let lacks = t.missing %}
        {% for n in lacks.layers %}
        <bool name="{{ layerName(t, n) }}_inset">false</bool>
        {% endfor %}
        {% endif %}
        {% endmacro %}

        {% macro bools.shadow(s, name: code, part: code, target: code) %}
        {% for l in s.layers %}
        {{ inset(l.isInset, name, part ~ ("" if loop.first else "_" ~ loop.index) ~ "_inset", target) }}
        {% endfor %}
        {% endmacro %}

        {% macro inset(value: bool, name: code, part: code, target: code) %}
        <bool name="{{ name }}{{ part }}">{% if target is empty %}{{ "true" if value else "false" }}{% else %}@bool/{{ target }}{{ part }}{% endif %}</bool>
        {% endmacro %}

        {% macro bools.typography(t, name: code, part: code, target: code) %}
        {% if let shadow = t.shadow %}
        {{ bools(shadow, name, "_shadow", target) }}
        {% endif %}
        {% endmacro %}

        {# A part can have the very name of the token that it refers to, and is that token's resource then. #}
        {% macro bools.reference(r, name: code, part: code, target: code) %}
        {% set whole = name ~ part %}
        {% if whole != r.qualified %}
        {% if target is empty %}
        {{ bools(r.value, whole, "", r.qualified) }}
        {% else %}
        {{ bools(r.value, name, part, target) }}
        {% endif %}
        {% endif %}
        {% endmacro %}

        {# Nothing else is true or false. #}
        {% macro bools.else(v: Value, name: code, part: code, target: code) %}
        {% endmacro %}

        {% macro constantBools.boolean(c, name: code) %}
        <bool name="{{ name }}">{{ "true" if c.value else "false" }}</bool>
        {% endmacro %}

        {# No other constant is true or false. #}
        {% macro constantBools.else(c: ConstantValue, name: code) %}
        {% endmacro %}

        """#
      ),
      file(
        "android", "bools.xml.tmpl",
        #"""
        {% include "bools.tmpl" %}
        {{ document(entries()) }}

        """#
      ),
      file(
        "android", "border.xml.tmpl",
        #"""
        {% include "head.tmpl" %}
        {% include "dashes.tmpl" %}
        {% if let border = token.value as border %}
        {% set dashes = dashes(border.style, token.name ~ "_style") %}
        {{ head() }}
        {{ remark(token) }}
        <shape xmlns:android="http://schemas.android.com/apk/res/android"
            android:shape="rectangle">
            <stroke
                android:width="@dimen/{{ token.name }}_width"
                {{ dashes }}
                android:color="@color/{{ token.name }}_color" />
        </shape>
        {% endif %}

        """#
      ),
      file(
        "android", "color.states.xml.tmpl",
        #"""
        {% include "states.tmpl" %}
        {{ states("color") }}

        """#
      ),
      file(
        "android", "colors.changed.xml.tmpl",
        #"""
        {% include "colors.tmpl" %}
        {{ document(differences(setting.rewritten)) }}

        """#
      ),
      file(
        "android", "colors.tmpl",
        #"""
        {# Colours, of their own and as parts. #}

        {% include "document.tmpl" %}
        {% include "missing.tmpl" %}

        {% macro entries() %}
        {% for t in tokens if t.type in ("color", "border", "shadow", "gradient", "typography") %}
        {{ entry(t, colors(t.value, t.name, "", "")) }}
        {% endfor %}
        {{ missingEntries() }}
        {% endmacro %}

        {% macro differences(tokens: [Token]) %}
        {% for t in tokens if t.type in ("color", "border", "shadow", "gradient", "typography") %}
        {{ difference(colors(t.value, t.name, "", ""), colors(t.inBase.value, t.name, "", "")) }}
        {% endfor %}
        {{ missingDifferences(tokens) }}
        {% endmacro %}

        {% macro missing(t: Token) %}
        {% if let lacks = t.missing %}
        {% for n in lacks.layers %}
        <color name="{{ layerName(t, n) }}_color">#00000000</color>
        {% endfor %}
        {% for n in lacks.stops %}
        <color name="{{ t.name }}_color_{{ n }}">{{ lastColor(t.resolved, t.name) }}</color>
        {% endfor %}
        {% if let c = lacks.color %}
        <color name="{{ t.name }}_color">#{{ (c.hexRGB if c.isOpaque else c.hexARGB) | upper }}</color>
        {% endif %}
        {% endif %}
        {% endmacro %}

        {% macro lastColor.gradient(g, name: code) %}
        {% if g.stops is empty %}
        #00000000
        {% else %}
        @color/{{ name }}_color_{{ g.stops | count }}
        {% endif %}
        {% endmacro %}

        {# No other value has stops. #}
        {% macro lastColor.else(v: Value, name: code) %}
        {% endmacro %}

        {% macro colors.color(c, name: code, part: code, target: code) %}
        <color name="{{ name }}{{ part }}">{% if target is empty %}#{{ (c.hexRGB if c.isOpaque else c.hexARGB) | upper }}{% else %}@color/{{ target }}{{ part }}{% endif %}</color>
        {% endmacro %}

        {% macro colors.border(b, name: code, part: code, target: code) %}
        {{ colors(b.color, name, "_color", target) }}
        {% endmacro %}

        {# The layers but the first have their number in the name. #}
        {% macro colors.shadow(s, name: code, part: code, target: code) %}
        {% for l in s.layers %}
        {{ colors(l.color, name, part ~ ("" if loop.first else "_" ~ loop.index) ~ "_color", target) }}
        {% endfor %}
        {% endmacro %}

        {% macro colors.gradient(g, name: code, part: code, target: code) %}
        {% for s in g.stops %}
        {{ colors(s.color, name, "_color_" ~ loop.index, target) }}
        {% endfor %}
        {% endmacro %}

        {% macro colors.typography(t, name: code, part: code, target: code) %}
        {% if let color = t.color %}
        {{ colors(color, name, "_color", target) }}
        {% endif %}
        {% if let shadow = t.shadow %}
        {{ colors(shadow, name, "_shadow", target) }}
        {% endif %}
        {% endmacro %}

        {# A part can have the very name of the token that it refers to, and is that token's resource then. #}
        {% macro colors.reference(r, name: code, part: code, target: code) %}
        {% set whole = name ~ part %}
        {% if whole != r.qualified %}
        {% if target is empty %}
        {{ colors(r.value, whole, "", r.qualified) }}
        {% else %}
        {{ colors(r.value, name, part, target) }}
        {% endif %}
        {% endif %}
        {% endmacro %}

        {# Nothing else has a colour. #}
        {% macro colors.else(v: Value, name: code, part: code, target: code) %}
        {% endmacro %}

        """#
      ),
      file(
        "android", "colors.xml.tmpl",
        #"""
        {% include "colors.tmpl" %}
        {{ document(entries()) }}

        """#
      ),
      file(
        "android", "components.tmpl",
        #"""
        {# Component styles: a style for each component and part, with a drawable for what is behind it and lists of
           colours for what changes with its state. They name the resources of the component's tokens, which have the
           values of each context and flavour. #}

        {% include "dashes.tmpl" %}

        {# A part is named behind what it is a part of, a component behind its kind. #}
        {% macro componentStyle(c: Component) %}
        {% set whole = whole(c) %}
        {{ "Widget." ~ options.root ~ "." ~ (c.kindName | name("UpperCamel")) if whole is empty else whole }}.{{ c.name | name("UpperCamel") }}
        {% endmacro %}

        {% macro whole(c: Component) %}
        {% if let g = c.group.parent %}
        {% if let whole = g.component %}
        {{ componentStyle(whole) }}
        {% endif %}
        {% endif %}
        {% endmacro %}

        {# A token of a component by the name of its field. #}
        {% macro fieldOf(c: Component, name: code): Field? = first(f in c.fields if f.name == name) %}
        {% macro isOf(f: Field, type: code): bool = typeOf(f) == type %}
        {% macro typeOf(f: Field) %}
        {% if let t = f.token %}
        {{ t.type }}
        {% elif let c = f.constant %}
        {{ constantKind(c.value) }}
        {% endif %}
        {% endmacro %}

        {% macro constantKind.insets(c) %}insets{% endmacro %}
        {% macro constantKind.number(c: NumberConstant) %}{{ "integer" if c.isWhole and c.value > 0 else "" }}{% endmacro %}
        {% macro constantKind.else(c: ConstantValue) %}{% endmacro %}

        {% macro has(c: Component, name: code, type: code): bool = any(f in c.fields if f.name == name and isOf(f, type)) %}

        {# Whether a state changes a field. #}
        {% macro hasStates(c: Component, name: code, type: code): bool = any(f in c.fields if f.name in (name ~ "_highlighted", name ~ "_focused", name ~ "_selected", name ~ "_pressed", name ~ "_disabled") and isOf(f, type)) %}

        {# What a component has besides a style. #}
        {% macro hasDrawable(c: Component): bool = has(c, "background", "color") or has(c, "background", "gradient") or has(c, "border", "border") or hasStates(c, "background", "color") or hasStates(c, "border", "border") %}
        {% macro hasStateList(c: Component, name: code): bool = hasStates(c, name, "color") and (has(c, name, "color") or name == "background") %}
        {% macro hasBorderStates(c: Component): bool = hasStates(c, "border", "border") %}

        {# The resource of a colour in a component. #}
        {% macro colorOf(c: Component, name: code) %}
        {% if hasStateList(c, name) %}
        @color/{{ c.group.qualified }}_{{ name }}_states
        {% else %}
        {{ resource(c, name, "color", "") }}
        {% endif %}
        {% endmacro %}

        {% macro resource(c: Component, name: code, kind: code, part: code) %}
        {% if let f = fieldOf(c, name) %}
        {% if let t = f.token %}
        @{{ kind }}/{{ t.name }}{{ part }}
        {% elif let constant = f.constant %}
        @{{ kind }}/{{ constant.qualified }}{{ part }}
        {% endif %}
        {% endif %}
        {% endmacro %}

        {% macro hasStyle(c: Component): bool = items(c) != "" or textStyle(c) != "" %}

        {# Everything else is left to the style that the theme has for the view. #}
        {% macro textStyle(c: Component) %}
        {% if let f = fieldOf(c, "text") %}
        {% if let t = f.token %}
        {% if t.type == "typography" %}
        Widget.{{ options.root }}.TextView.{{ t.styleName }}
        {% endif %}
        {% endif %}
        {% endif %}
        {% endmacro %}

        {% macro items(c: Component) %}
        {% if has(c, "color", "color") and (c.kind in ("label", "button", "textView", "textField") or has(c, "text", "typography")) %}
        <item name="android:textColor">{{ colorOf(c, "color") }}</item>
        {% endif %}
        {% if has(c, "number_of_lines", "integer") %}
        <item name="android:maxLines">{{ resource(c, "number_of_lines", "integer", "") }}</item>
        {% endif %}
        {% if has(c, "tint", "color") and c.kind == "image" %}
        <item name="android:tint">{{ colorOf(c, "tint") }}</item>
        {% endif %}
        {% if hasDrawable(c) %}
        <item name="android:background">@drawable/{{ c.group.qualified }}</item>
        {% if c.kind == "button" %}
        <item name="android:backgroundTint">@null</item>
        <item name="backgroundTint">@null</item>
        {% endif %}
        {% endif %}
        {% if has(c, "opacity", "number") %}
        <item name="android:alpha">{{ resource(c, "opacity", "dimen", "") }}</item>
        {% endif %}
        {{ insets(c, "padding", "padding") }}
        {{ insets(c, "content_insets", "padding") }}
        {{ insets(c, "margin", "layout_margin") }}
        {{ length(c, "margin_top", "layout_marginTop") }}
        {{ length(c, "margin_bottom", "layout_marginBottom") }}
        {{ length(c, "width", "layout_width") }}
        {{ length(c, "height", "layout_height") }}
        {{ length(c, "minimum_width", "minWidth") }}
        {{ length(c, "minimum_height", "minHeight") }}
        {{ length(c, "maximum_width", "maxWidth") }}
        {{ length(c, "maximum_height", "maxHeight") }}
        {% endmacro %}

        {# A button, which AppCompat and Material tint. #}
        {% macro hasButton(c: Component): bool = c.kind == "button" and hasDrawable(c) or any(part in c.parts if hasButton(part)) %}

        {% macro length(c: Component, name: code, attribute: code) %}
        {% if has(c, name, "dimension") %}
        <item name="android:{{ attribute }}">{{ resource(c, name, "dimen", "") }}</item>
        {% endif %}
        {% endmacro %}

        {% macro insets(c: Component, name: code, attribute: code) %}
        {{ length(c, name, attribute) }}
        {% if has(c, name, "insets") %}
        <item name="android:{{ attribute }}Start">{{ resource(c, name, "dimen", "_start") }}</item>
        <item name="android:{{ attribute }}Top">{{ resource(c, name, "dimen", "_top") }}</item>
        <item name="android:{{ attribute }}End">{{ resource(c, name, "dimen", "_end") }}</item>
        <item name="android:{{ attribute }}Bottom">{{ resource(c, name, "dimen", "_bottom") }}</item>
        {% endif %}
        {% endmacro %}

        """#
      ),
      file(
        "android", "components.xml.tmpl",
        #"""
        {% include "head.tmpl" %}
        {% include "components.tmpl" %}

        {% macro componentStyles(c: Component) %}
        {% unique "styles", componentStyle(c) at c.group %}
        {% if hasDrawable(c) %}
        {% unique "drawables", c.group.qualified at c.group %}
        {% endif %}
        {{ stateNames(c, "background") }}
        {{ stateNames(c, "color") }}
        {{ stateNames(c, "tint") }}
        {% set items = items(c) %}
        {% set parent = textStyle(c) %}
        {% if items is not empty or parent is not empty %}

        {% if let description = c.group.description %}
        {{ description | comment }}
        {% endif %}
        <style name="{{ componentStyle(c) }}" parent="{{ parent }}"{% if items is empty %} />{% else %}>
            {{ items }}
        </style>
        {%- endif %}

        {% endif %}
        {% for part in c.parts if part.group.isPublic %}
        {{ componentStyles(part) }}
        {% endfor %}
        {% endmacro %}

        {% macro hasLists(c: Component): bool = hasStateList(c, "background") or hasStateList(c, "color") or hasStateList(c, "tint") or any(part in c.parts if hasLists(part)) %}

        {% macro stateNames(c: Component, name: code) %}
        {% if hasStateList(c, name) %}
        {% unique "colors", c.group.qualified ~ "_" ~ name ~ "_states" at c.group %}
        {% endif %}
        {% endmacro %}

        {# Names that tokens have. #}
        {% for l in types %}
        {% if l.type == "typography" %}
        {% for t in l.tokens %}
        {% unique "styles", "Widget." ~ options.root ~ ".TextView." ~ t.styleName at t %}
        {% endfor %}
        {% elif l.type == "color" and any(c in components if hasLists(c)) %}
        {% for t in l.tokens %}
        {% unique "colors", t.name at t %}
        {% endfor %}
        {% elif l.type in ("border", "gradient") %}
        {% for t in l.tokens %}
        {% unique "drawables", t.name at t %}
        {% endfor %}
        {% endif %}
        {% endfor %}
        {% set styles %}
        {% for c in components if c.group.isPublic %}
        {{ componentStyles(c) }}
        {% endfor %}
        {% endset %}
        {% set content %}
        <!-- For the attribute `style` of views. What a style does not say is left to the theme of the app. -->
        {% if any(c in components if hasButton(c)) %}
        <!-- AppCompat and Material tint the background of a button unless this is null. -->
        <attr name="backgroundTint" format="color" />
        {% endif %}
        {{ styles }}
        {% endset %}
        {% if styles is not empty %}
        {{ head() }}
        <resources>
            {{ content }}
        </resources>
        {% endif %}

        """#
      ),
      file(
        "android", "constants.tmpl",
        #"""
        {# What the standard has no type for. #}

        {% macro constantEntry(c: Constant, content: code) %}
        {% if content is not empty %}
        {% if let d = c.description %}
        {{ d | comment }}
        {% endif %}
        {{ content }}
        {% endif %}
        {% endmacro %}

        """#
      ),
      file(
        "android", "curve.tmpl",
        #"""
        {% macro interpolator(c: CubicBezier) %}
        <pathInterpolator xmlns:android="http://schemas.android.com/apk/res/android"
            android:controlX1="{{ c.x1 }}"
            android:controlX2="{{ c.x2 }}"
            android:controlY1="{{ c.y1 }}"
            android:controlY2="{{ c.y2 }}" />
        {% endmacro %}

        """#
      ),
      file(
        "android", "dashes.tmpl",
        #"""
        {# Dashes of a border: those that the source measures, else some that look like it. #}

        {% macro dashes.strokeStyle(s, name: code) %}
        {% if s.dashes is not empty %}
        android:dashGap="@dimen/{{ name }}_dash_{{ "2" if s.dashes | count > 1 else "1" }}"
        android:dashWidth="@dimen/{{ name }}_dash_1"
        {% elif s.keyword | default("solid") == "dashed" %}
        android:dashGap="6dp"
        android:dashWidth="6dp"
        {% elif s.keyword | default("solid") == "dotted" %}
        android:dashGap="2dp"
        android:dashWidth="2dp"
        {% endif %}
        {% endmacro %}

        {% macro dashes.reference(r, name: code) %}
        {{ dashes(r.value, name) }}
        {% endmacro %}

        {# No other value is a stroke style. #}
        {% macro dashes.else(v: Value, name: code) %}
        {% endmacro %}

        """#
      ),
      file(
        "android", "dimens.changed.xml.tmpl",
        #"""
        {% include "dimens.tmpl" %}
        {{ document(differences(setting.rewritten, setting.rewrittenConstants)) }}

        """#
      ),
      file(
        "android", "dimens.missing.tmpl",
        #"""
        {# The measures that a token has in other contexts of the source only. #}

        {% macro missing(t: Token) %}
        {% if let lacks = t.missing %}
        {% for n in lacks.layers %}
        {% set layer = layerName(t, n) %}
        {{ points(0, layer, "_offset_x") }}
        {{ points(0, layer, "_offset_y") }}
        {{ points(0, layer, "_blur") }}
        {{ points(0, layer, "_spread") }}
        {% endfor %}
        {% for n in lacks.stops %}
        {{ factor(1, t.name, "_position_" ~ n, "") }}
        {% endfor %}
        {% for n in lacks.dashes %}
        {{ points(0, strokeName(t), "_dash_" ~ n) }}
        {% endfor %}
        {% if let size = lacks.size %}
        <dimen name="{{ t.name }}_font_size">{{ size | number(6) }}sp</dimen>
        {% endif %}
        {% if let height = lacks.lineHeight %}
        <dimen name="{{ t.name }}_line_height">{{ height | number(6) }}sp</dimen>
        {% endif %}
        {% if let ratio = lacks.lineHeightRatio %}
        {{ factor(ratio, t.name, "_line_height_multiple", "") }}
        {% endif %}
        {% if lacks.kern %}
        {{ factor(0, t.name, "_letter_spacing", "") }}
        {% endif %}
        {% endif %}
        {% endmacro %}

        """#
      ),
      file(
        "android", "dimens.tmpl",
        #"""
        {# Measures, and numbers without a unit, for which there is no kind of resource of its own. #}

        {% include "document.tmpl" %}
        {% include "missing.tmpl" %}
        {% include "dimens.missing.tmpl" %}
        {% include "constants.tmpl" %}

        {% macro entries() %}
        {% for t in tokens if t.type in ("dimension", "number", "strokeStyle", "border", "shadow", "gradient", "typography") %}
        {{ entry(t, dimens(t.value, t.name, "", "")) }}
        {% endfor %}
        {{ missingEntries() }}
        {% for c in root.allConstants %}
        {{ constantEntry(c, constantDimens(c.value, c.qualified)) }}
        {% endfor %}
        {% endmacro %}

        {% macro differences(tokens: [Token], constants: [Constant]) %}
        {% for t in tokens if t.type in ("dimension", "number", "strokeStyle", "border", "shadow", "gradient", "typography") %}
        {{ difference(dimens(t.value, t.name, "", ""), dimens(t.inBase.value, t.name, "", "")) }}
        {% endfor %}
        {{ missingDifferences(tokens) }}
        {% for c in constants %}
        {{ difference(constantDimens(c.value, c.qualified), constantDimens(c.inBase.value, c.qualified)) }}
        {% endfor %}
        {% endmacro %}

        {% macro dimens.dimension(d, name: code, part: code, target: code) %}
        <dimen name="{{ name }}{{ part }}">{% if target is empty %}{{ d.px | number(6) }}dp{% else %}@dimen/{{ target }}{{ part }}{% endif %}</dimen>
        {% endmacro %}

        {% macro dimens.number(n: Number, name: code, part: code, target: code) %}
        {{ factor(n.value, name, part, target) }}
        {% endmacro %}

        {% macro factor(value: number, name: code, part: code, target: code) %}
        {% if target is empty %}
        <item name="{{ name }}{{ part }}" type="dimen" format="float">{{ value | number(9) }}</item>
        {% else %}
        <item name="{{ name }}{{ part }}" type="dimen">@dimen/{{ target }}{{ part }}</item>
        {% endif %}
        {% endmacro %}

        {% macro dimens.strokeStyle(s, name: code, part: code, target: code) %}
        {% for d in s.dashes %}
        {{ dimens(d, name, part ~ "_dash_" ~ loop.index, target) }}
        {% endfor %}
        {% endmacro %}

        {% macro dimens.border(b, name: code, part: code, target: code) %}
        {{ dimens(b.width, name, "_width", target) }}
        {{ dimens(b.style, name, "_style", target) }}
        {% endmacro %}

        {% macro dimens.shadow(s, name: code, part: code, target: code) %}
        {% for l in s.layers %}
        {% set layer = part if loop.first else part ~ "_" ~ loop.index %}
        {{ dimens(l.offsetX, name, layer ~ "_offset_x", target) }}
        {{ dimens(l.offsetY, name, layer ~ "_offset_y", target) }}
        {{ dimens(l.blur, name, layer ~ "_blur", target) }}
        {{ dimens(l.spread, name, layer ~ "_spread", target) }}
        {% endfor %}
        {% endmacro %}

        {% macro dimens.gradient(g, name: code, part: code, target: code) %}
        {% for s in g.stops %}
        {{ factor(s.position, name, "_position_" ~ loop.index, target) }}
        {% endfor %}
        {% endmacro %}

        {# Measures of text grow with the size that the user has chosen. #}
        {% macro textSize(d: Dimension, name: code, part: code, target: code) %}
        <dimen name="{{ name }}{{ part }}">{% if target is empty %}{{ d.px | number(6) }}sp{% else %}@dimen/{{ target }}{{ part }}{% endif %}</dimen>
        {% endmacro %}

        {% macro dimens.typography(t, name: code, part: code, target: code) %}
        {% if let size = t.size %}
        {{ textSize(size, name, "_font_size", target) }}
        {% endif %}
        {% if let height = t.absoluteLineHeight %}
        {{ textSize(height, name, "_line_height", target) }}
        {% elif let ratio = t.lineHeightRatio %}
        {{ factor(ratio, name, "_line_height_multiple", target) }}
        {% endif %}
        {% if let kern = t.kernEm %}
        {{ factor(kern, name, "_letter_spacing", target) }}
        {% endif %}
        {% if let shadow = t.shadow %}
        {{ dimens(shadow, name, "_shadow", target) }}
        {% endif %}
        {% endmacro %}

        {# A part can have the very name of the token that it refers to, and is that token's resource then. #}
        {% macro dimens.reference(r, name: code, part: code, target: code) %}
        {% set whole = name ~ part %}
        {% if whole != r.qualified %}
        {% if target is empty %}
        {{ dimens(r.value, whole, "", r.qualified) }}
        {% else %}
        {{ dimens(r.value, name, part, target) }}
        {% endif %}
        {% endif %}
        {% endmacro %}

        {# Nothing else has a measure. #}
        {% macro dimens.else(v: Value, name: code, part: code, target: code) %}
        {% endmacro %}

        {% macro constantDimens.number(c: NumberConstant, name: code) %}
        {% if not c.isWhole %}
        {{ factor(c.value, name, "", "") }}
        {% endif %}
        {% endmacro %}

        {% macro constantDimens.point(c, name: code) %}
        {{ points(c.x, name, "_x") }}
        {{ points(c.y, name, "_y") }}
        {% endmacro %}

        {% macro constantDimens.size(c, name: code) %}
        {{ points(c.width, name, "_width") }}
        {{ points(c.height, name, "_height") }}
        {% endmacro %}

        {% macro constantDimens.rect(c, name: code) %}
        {{ points(c.x, name, "_x") }}
        {{ points(c.y, name, "_y") }}
        {{ points(c.width, name, "_width") }}
        {{ points(c.height, name, "_height") }}
        {% endmacro %}

        {% macro constantDimens.insets(c, name: code) %}
        {{ points(c.top, name, "_top") }}
        {{ points(c.leading, name, "_start") }}
        {{ points(c.bottom, name, "_bottom") }}
        {{ points(c.trailing, name, "_end") }}
        {% endmacro %}

        {# No other constant is a measure. #}
        {% macro constantDimens.else(c: ConstantValue, name: code) %}
        {% endmacro %}

        {% macro points(value: number, name: code, part: code) %}
        <dimen name="{{ name }}{{ part }}">{{ value | number(6) }}dp</dimen>
        {% endmacro %}

        """#
      ),
      file(
        "android", "dimens.xml.tmpl",
        #"""
        {% include "dimens.tmpl" %}
        {{ document(entries()) }}

        """#
      ),
      file(
        "android", "document.tmpl",
        #"""
        {# A file of values.

           Each kind of resource has a file, and each file a family of macros that prints what a value has of
           this kind, going to its parts: `colors` the colour of a colour and those of a shadow, `dimens` the
           measures of both. A kind that a value has nothing of costs one call. They all take

           - `name`, the name of the token;
           - `part`, what follows in the names of parts: a border `line` has a `line_width`. Parts of parts join
             theirs, as in `line_style_dash_1`;
           - `target`, where the value is another token's, the name of that token: the resource is an alias of
             the one of the same part there. Else nothing. #}

        {% include "head.tmpl" %}

        {% macro document(content: code) %}
        {% if content is not empty %}
        {{ head() }}
        <resources>
            {{ content }}
        </resources>
        {% endif %}
        {% endmacro %}

        {# What a token has in a file. #}
        {% macro entry(t: Token, content: code) %}
        {% if content is not empty %}
        {{ remark(t) }}
        {{ content }}
        {% endif %}
        {% endmacro %}

        {# The same in a file of an appearance: only what is not said in the same way in the base. #}
        {% macro difference(here: code, base: code) %}
        {% if here != base %}
        {{ here }}
        {% endif %}
        {% endmacro %}

        """#
      ),
      file(
        "android", "drawable.tmpl",
        #"""
        {# A shape knows a colour at the start, in the middle and at the end. #}
        {% macro fitsDrawable(g: Gradient) %}
        {% set places %}{% for s in g.stops %}{{ s.position }} {% endfor %}{% endset %}
        {{ "yes" if places in ("0 1 ", "0 0.5 1 ") else "" }}
        {% endmacro %}

        """#
      ),
      file(
        "android", "font.xml.tmpl",
        #"""
        {% include "head.tmpl" %}
        {% include "fonts.tmpl" %}

        {# A font of the app and a family are resources of one kind. #}
        {% macro checkFonts(families: [Family]) %}
        {% for family in families if family.faces is not empty %}
        {% if loop.first %}
        {% for f in family.faces %}
        {% if let resource = f.resourceName %}
        {{ checkName(resource) }}
        {% endif %}
        {% endfor %}
        {% endif %}
        {% endfor %}
        {% endmacro %}

        {% macro checkName(resource: code) %}
        {% for list in types if list.type == "fontFamily" %}
        {% for t in list.tokens if t.name == resource %}
        {% if let other = t.resolved as fontFamily %}
        {% if fonts(other.families) is not empty %}
        {% fail "the font `" ~ resource ~ "` of the app would have the name of this family: rename one of them" at t %}
        {% endif %}
        {% endif %}
        {% endfor %}
        {% endfor %}
        {% endmacro %}

        {% if let family = token.value as fontFamily %}
        {{ checkFonts(family.families) }}
        {% set fonts = fonts(family.families) %}
        {% if fonts is not empty %}
        {{ head() }}
        {{ remark(token) }}
        <font-family xmlns:android="http://schemas.android.com/apk/res/android">
            {{ fonts }}
        </font-family>
        {% endif %}
        {% endif %}

        """#
      ),
      file(
        "android", "fonts.tmpl",
        #"""
        {# The fonts of the first family that has any. #}
        {% macro fonts(families: [Family]) %}
        {% for family in families if family.faces is not empty %}
        {% if loop.first %}
        {% for f in family.faces %}
        {% if let resource = f.resourceName %}
        <font
            android:font="@font/{{ resource }}"
            android:fontStyle="{{ "italic" if f.slant != "normal" else "normal" }}"
            android:fontWeight="{{ f.weight | round }}" />
        {% endif %}
        {% endfor %}
        {% endif %}
        {% endfor %}
        {% endmacro %}

        """#
      ),
      file(
        "android", "gradient.v24.xml.tmpl",
        #"""
        {% include "head.tmpl" %}
        {% include "drawable.tmpl" %}
        {# A gradient as a shape cannot have it: with any number of stops, anywhere. #}
        {% if let gradient = token.value as gradient %}
        {% if gradient.stops is not empty and fitsDrawable(gradient) is empty %}
        {{ head() }}
        {{ remark(token) }}
        <vector xmlns:android="http://schemas.android.com/apk/res/android"
            xmlns:aapt="http://schemas.android.com/aapt"
            android:width="1dp"
            android:height="1dp"
            android:viewportWidth="1"
            android:viewportHeight="1">
            <path android:pathData="M0,0h1v1h-1z">
                <aapt:attr name="android:fillColor">
                    <gradient
                        android:endX="0"
                        android:endY="1"
                        android:startX="0"
                        android:startY="0"
                        android:type="linear">
                        {% for s in gradient.stops %}
                        <item
                            android:color="@color/{{ token.name }}_color_{{ loop.index }}"
                            android:offset="{{ s.position | number(6) }}" />
                        {% if loop.count == 1 %}
                        <item
                            android:color="@color/{{ token.name }}_color_1"
                            android:offset="1" />
                        {% endif %}
                        {% endfor %}
                    </gradient>
                </aapt:attr>
            </path>
        </vector>
        {% endif %}
        {% endif %}

        """#
      ),
      file(
        "android", "gradient.xml.tmpl",
        #"""
        {% include "head.tmpl" %}
        {% include "drawable.tmpl" %}
        {% if let gradient = token.value as gradient %}
        {% set count = gradient.stops | count %}
        {% if count > 0 %}
        {{ head() }}
        {{ remark(token) }}
        {% if fitsDrawable(gradient) is empty %}
        <!-- Versions before 7.0 draw three colours; drawable-v24 has all stops. -->
        {% endif %}
        <shape xmlns:android="http://schemas.android.com/apk/res/android"
            android:shape="rectangle">
            <gradient
                android:angle="270"
                {% if count >= 3 %}
                android:centerColor="@color/{{ token.name }}_color_{{ ((count + 1) / 2) | round }}"
                {% endif %}
                android:endColor="@color/{{ token.name }}_color_{{ count }}"
                android:startColor="@color/{{ token.name }}_color_1" />
        </shape>
        {% endif %}
        {% endif %}

        """#
      ),
      file(
        "android", "head.tmpl",
        #"""
        {# What files begin with, and what is said about a token. #}

        {% macro head() %}
        <?xml version="1.0" encoding="utf-8"?>
        <!-- Written by `tokens build`. Edit the token source, not this file. -->
        {% for p in pinned %}
        {{ ("Holds where " ~ p.modifier ~ " is " ~ p.context ~ ".") | comment }}
        {% endfor %}
        {% for s in appearances if s.appearance | default("light") == "darkHighContrast" %}
        <!-- High contrast is left out: resources have no qualifier for it. -->
        {% endfor %}
        {% endmacro %}

        {% macro remark(t: Token) %}
        {% if let d = t.deprecation %}
        {% set why = d.reason | default("") %}
        {% if let about = t.description %}
        {{ (about ~ " Deprecated. " ~ why) | comment }}
        {% else %}
        {{ ("Deprecated. " ~ why) | comment }}
        {% endif %}
        {% elif let about = t.description %}
        {{ about | comment }}
        {% endif %}
        {% if t.isAbsent %}
        <!-- The source has no such token in this context: this is what it is in another one. -->
        {% endif %}
        {% endmacro %}

        """#
      ),
      file(
        "android", "integers.changed.xml.tmpl",
        #"""
        {% include "integers.tmpl" %}
        {{ document(differences(setting.rewritten, setting.rewrittenConstants)) }}

        """#
      ),
      file(
        "android", "integers.tmpl",
        #"""
        {# Weights of fonts, times in milliseconds, the numbers of text styles, and what counts. #}

        {% include "document.tmpl" %}
        {% include "constants.tmpl" %}
        {% include "missing.tmpl" %}

        {% macro entries() %}
        {% for t in tokens if t.type in ("fontWeight", "duration", "transition", "typography") %}
        {{ entry(t, tokenIntegers(t)) }}
        {% endfor %}
        {{ missingEntries() }}
        {% for c in root.allConstants %}
        {{ constantEntry(c, constantIntegers(c.value, c.qualified)) }}
        {% endfor %}
        {% endmacro %}

        {% macro differences(tokens: [Token], constants: [Constant]) %}
        {% for t in tokens if t.type in ("fontWeight", "duration", "transition", "typography") %}
        {{ difference(tokenIntegers(t), tokenIntegers(t.inBase)) }}
        {% endfor %}
        {{ missingDifferences(tokens) }}
        {% for c in constants %}
        {{ difference(constantIntegers(c.value, c.qualified), constantIntegers(c.inBase.value, c.qualified)) }}
        {% endfor %}
        {% endmacro %}

        {# Text without a weight is regular. #}
        {% macro missing(t: Token) %}
        {% if let lacks = t.missing %}
        {% if lacks.weight %}
        {{ integer(400, t.name, "_font_weight", "") }}
        {% endif %}
        {% endif %}
        {% endmacro %}

        {# A text style's number is its own, also where its value is another one's. #}
        {% macro tokenIntegers(t: Token) %}
        {{ integers(t.value, t.name, "", "") }}
        {% if t.type == "typography" %}
        {% if let style = t.resolved as typography %}
        {% if let number = style.number %}
        {{ integer(number, t.name, "_number", "") }}
        {% endif %}
        {% endif %}
        {% endif %}
        {% endmacro %}

        {% macro integer(value: integer, name: code, part: code, target: code) %}
        <integer name="{{ name }}{{ part }}">{% if target is empty %}{{ value }}{% else %}@integer/{{ target }}{{ part }}{% endif %}</integer>
        {% endmacro %}

        {% macro integers.fontWeight(w, name: code, part: code, target: code) %}
        {{ integer(w.value | round, name, part, target) }}
        {% endmacro %}

        {% macro integers.duration(d, name: code, part: code, target: code) %}
        {{ integer(d.ms | round, name, part, target) }}
        {% endmacro %}

        {% macro integers.transition(t, name: code, part: code, target: code) %}
        {{ integers(t.duration, name, "_duration", target) }}
        {{ integers(t.delay, name, "_delay", target) }}
        {% endmacro %}

        {% macro integers.typography(t, name: code, part: code, target: code) %}
        {% if let weight = t.weight %}
        {{ integer(weight | round, name, "_font_weight", target) }}
        {% endif %}
        {% endmacro %}

        {# A part can have the very name of the token that it refers to, and is that token's resource then. #}
        {% macro integers.reference(r, name: code, part: code, target: code) %}
        {% set whole = name ~ part %}
        {% if whole != r.qualified %}
        {% if target is empty %}
        {{ integers(r.value, whole, "", r.qualified) }}
        {% else %}
        {{ integers(r.value, name, part, target) }}
        {% endif %}
        {% endif %}
        {% endmacro %}

        {# Nothing else has a whole number. #}
        {% macro integers.else(v: Value, name: code, part: code, target: code) %}
        {% endmacro %}

        {# Numbers that are whole in every context; the others are measures without a unit. #}
        {% macro constantIntegers.number(c: NumberConstant, name: code) %}
        {% if c.isWhole %}
        {{ integer(c.value | round, name, "", "") }}
        {% endif %}
        {% endmacro %}

        {# No other constant is a whole number. #}
        {% macro constantIntegers.else(c: ConstantValue, name: code) %}
        {% endmacro %}

        """#
      ),
      file(
        "android", "integers.xml.tmpl",
        #"""
        {% include "integers.tmpl" %}
        {{ document(entries()) }}

        """#
      ),
      file(
        "android", "interpolator.xml.tmpl",
        #"""
        {% include "head.tmpl" %}
        {% include "curve.tmpl" %}
        {% if let curve = token.value as cubicBezier %}
        {{ head() }}
        {{ remark(token) }}
        {{ interpolator(curve) }}
        {% endif %}

        """#
      ),
      file(
        "android", "missing.tmpl",
        #"""
        {# Parts that tokens have in other contexts of the source only. Each context may be an output of its own,
           for a flavour of the app, or a folder such as `values-night`; all flavours need the same names, and no
           folder may let a value of the base through. So these parts are there with nothing in them: layers
           nobody sees, dashes without length, stops on top of the last one. What cannot be nothing, such as the
           size of text, is what it is in another context.

           A file that includes this one has a macro `missing`, with what a token lacks. #}

        {% include "parts.tmpl" %}

        {% macro missingEntries() %}
        {% set content = missingParts(incompleteTokens) %}
        {% if content is not empty %}
        <!-- Parts that tokens have in other contexts only, so that names are the same in all. -->
        {{ content }}
        {% endif %}
        {% endmacro %}

        {% macro missingParts(tokens: [Token]) %}
        {% for t in tokens %}
        {{ missing(t) }}
        {% endfor %}
        {% endmacro %}

        {% macro missingDifferences(tokens: [Token]) %}
        {% for t in tokens if t.missing is not none %}
        {{ difference(missing(t), missing(t.inBase)) }}
        {% endfor %}
        {% endmacro %}

        """#
      ),
      file(
        "android", "parts.tmpl",
        #"""
        {# What the names of parts begin with. #}

        {# Layers but the first have their number in the name. #}
        {% macro layerName(t: Token, number: integer) %}
        {{ t.name }}{{ "_shadow" if t.type == "typography" else "" }}{{ "" if number == 1 else "_" ~ number }}
        {% endmacro %}

        {# A border has its dashes in its style. #}
        {% macro strokeName(t: Token) %}
        {{ t.name }}{{ "_style" if t.type == "border" else "" }}
        {% endmacro %}

        """#
      ),
      file(
        "android", "public.missing.tmpl",
        #"""
        {# The names of parts that a token has in other contexts of the source only. #}

        {% include "parts.tmpl" %}

        {% macro missingNames(t: Token) %}
        {% if let lacks = t.missing %}
        {% for n in lacks.layers %}
        {% set layer = layerName(t, n) %}
        <public type="color" name="{{ layer }}_color" />
        <public type="dimen" name="{{ layer }}_offset_x" />
        <public type="dimen" name="{{ layer }}_offset_y" />
        <public type="dimen" name="{{ layer }}_blur" />
        <public type="dimen" name="{{ layer }}_spread" />
        <public type="bool" name="{{ layer }}_inset" />
        {% if n == 1 and t.type == "typography" %}
        {{ textShadowNames(layer) }}
        {% endif %}
        {% endfor %}
        {% for n in lacks.stops %}
        <public type="color" name="{{ t.name }}_color_{{ n }}" />
        <public type="dimen" name="{{ t.name }}_position_{{ n }}" />
        {% endfor %}
        {% for n in lacks.dashes %}
        <public type="dimen" name="{{ strokeName(t) }}_dash_{{ n }}" />
        {% endfor %}
        {% if lacks.cap %}
        <public type="string" name="{{ strokeName(t) }}_cap" />
        {% endif %}
        {% if lacks.size is not none %}
        <public type="dimen" name="{{ t.name }}_font_size" />
        {% endif %}
        {% if lacks.lineHeight is not none %}
        <public type="dimen" name="{{ t.name }}_line_height" />
        {% endif %}
        {% if lacks.lineHeightRatio is not none %}
        <public type="dimen" name="{{ t.name }}_line_height_multiple" />
        {% endif %}
        {% if lacks.kern %}
        <public type="dimen" name="{{ t.name }}_letter_spacing" />
        {% endif %}
        {% if lacks.weight %}
        <public type="integer" name="{{ t.name }}_font_weight" />
        {% endif %}
        {% if lacks.color is not none %}
        <public type="color" name="{{ t.name }}_color" />
        {% endif %}
        {{ missingWords(t, lacks) }}
        {% endif %}
        {% endmacro %}

        {% macro missingWords(t: Token, lacks: Missing) %}
        {% if lacks.letterCase %}
        <public type="string" name="{{ t.name }}_case" />
        {% endif %}
        {% if lacks.decoration %}
        <public type="string" name="{{ t.name }}_decoration" />
        {% endif %}
        {% if lacks.generic %}
        <public type="string" name="{{ t.name }}_generic" />
        {% endif %}
        {% if lacks.resources and options.fonts %}
        <public type="font" name="{{ t.name }}" />
        {% endif %}
        {% endmacro %}

        """#
      ),
      file(
        "android", "public.tmpl",
        #"""
        {# The names of a token's resources, of whatever kind: what other modules may refer to. `name` and
           `part` are the same as in files of values; whether a resource is an alias does not matter. #}

        {% include "fonts.tmpl" %}

        {% macro names.color(c, name: code, part: code) %}
        <public type="color" name="{{ name }}{{ part }}" />
        {% endmacro %}

        {% macro names.dimension(d, name: code, part: code) %}
        <public type="dimen" name="{{ name }}{{ part }}" />
        {% endmacro %}

        {% macro names.number(n: Number, name: code, part: code) %}
        <public type="dimen" name="{{ name }}{{ part }}" />
        {% endmacro %}

        {% macro names.fontWeight(w, name: code, part: code) %}
        <public type="integer" name="{{ name }}{{ part }}" />
        {% endmacro %}

        {% macro names.duration(d, name: code, part: code) %}
        <public type="integer" name="{{ name }}{{ part }}" />
        {% endmacro %}

        {% macro names.cubicBezier(c, name: code, part: code) %}
        <public type="interpolator" name="{{ name }}{{ part }}" />
        {% endmacro %}

        {% macro names.fontFamily(f, name: code, part: code) %}
        {% if f.families is not empty %}
        <public type="string" name="{{ name }}{{ part }}" />
        {% endif %}
        {% for family in f.families if family.generic is not none %}
        {% if loop.first %}
        <public type="string" name="{{ name }}{{ part }}_generic" />
        {% endif %}
        {% endfor %}
        {% if options.fonts and fonts(f.families) is not empty %}
        <public type="font" name="{{ name }}{{ part }}" />
        {% endif %}
        {% endmacro %}

        {% macro names.strokeStyle(s, name: code, part: code) %}
        <public type="string" name="{{ name }}{{ part }}" />
        {% for d in s.dashes %}
        {{ names(d, name, part ~ "_dash_" ~ loop.index) }}
        {% endfor %}
        {% if s.cap is not none %}
        <public type="string" name="{{ name }}{{ part }}_cap" />
        {% endif %}
        {% endmacro %}

        {% macro names.border(b, name: code, part: code) %}
        <public type="drawable" name="{{ name }}{{ part }}" />
        {{ names(b.color, name, "_color") }}
        {{ names(b.width, name, "_width") }}
        {{ names(b.style, name, "_style") }}
        {% endmacro %}

        {% macro names.transition(t, name: code, part: code) %}
        {{ names(t.duration, name, "_duration") }}
        {{ names(t.delay, name, "_delay") }}
        {{ names(t.timingFunction, name, "_timing_function") }}
        {% endmacro %}

        {% macro names.shadow(s, name: code, part: code) %}
        {% for l in s.layers %}
        {% set layer = part if loop.first else part ~ "_" ~ loop.index %}
        {{ names(l.color, name, layer ~ "_color") }}
        {{ names(l.offsetX, name, layer ~ "_offset_x") }}
        {{ names(l.offsetY, name, layer ~ "_offset_y") }}
        {{ names(l.blur, name, layer ~ "_blur") }}
        {{ names(l.spread, name, layer ~ "_spread") }}
        <public type="bool" name="{{ name }}{{ layer }}_inset" />
        {% endfor %}
        {% endmacro %}

        {% macro names.gradient(g, name: code, part: code) %}
        <public type="drawable" name="{{ name }}{{ part }}" />
        {% for s in g.stops %}
        {{ names(s.color, name, "_color_" ~ loop.index) }}
        <public type="dimen" name="{{ name }}_position_{{ loop.index }}" />
        {% endfor %}
        {% endmacro %}

        {% macro names.typography(t, name: code, part: code) %}
        {% if t.size is not none %}
        <public type="dimen" name="{{ name }}_font_size" />
        {% endif %}
        {% if t.absoluteLineHeight is not none %}
        <public type="dimen" name="{{ name }}_line_height" />
        {% elif t.lineHeightRatio is not none %}
        <public type="dimen" name="{{ name }}_line_height_multiple" />
        {% endif %}
        {% if t.kernEm is not none %}
        <public type="dimen" name="{{ name }}_letter_spacing" />
        {% endif %}
        {% if t.weight is not none %}
        <public type="integer" name="{{ name }}_font_weight" />
        {% endif %}
        {% if let color = t.color %}
        {{ names(color, name, "_color") }}
        {% endif %}
        {% if let shadow = t.shadow %}
        {{ names(shadow, name, "_shadow") }}
        {{ textShadowNames(name ~ "_shadow") }}
        {% endif %}
        {% if t.letterCase is not none %}
        <public type="string" name="{{ name }}_case" />
        {% endif %}
        {% if t.decoration is not none %}
        <public type="string" name="{{ name }}_decoration" />
        {% endif %}
        {% endmacro %}

        {# A part can have the very name of the token that it refers to, and is that token's resource then. #}
        {% macro names.reference(r, name: code, part: code) %}
        {% if name ~ part != r.qualified %}
        {{ names(r.value, name, part) }}
        {% endif %}
        {% endmacro %}

        {# Contexts are never inside a value of this target. #}
        {% macro names.appearances(a, name: code, part: code) %}
        {{ names(a.light, name, part) }}
        {% endmacro %}

        {% macro textShadowNames(name: code) %}
        <public type="dimen" name="{{ name }}_dx" />
        <public type="dimen" name="{{ name }}_dy" />
        <public type="dimen" name="{{ name }}_radius" />
        {% endmacro %}

        {% macro constantNames.boolean(c, name: code) %}
        <public type="bool" name="{{ name }}" />
        {% endmacro %}

        {% macro constantNames.string(c, name: code) %}
        <public type="string" name="{{ name }}" />
        {% endmacro %}

        {% macro constantNames.image(c, name: code) %}
        <public type="string" name="{{ name }}" />
        {% endmacro %}

        {% macro constantNames.word(c, name: code) %}
        <public type="string" name="{{ name }}" />
        {% endmacro %}

        {% macro constantNames.number(c: NumberConstant, name: code) %}
        <public type="{{ "integer" if c.isWhole else "dimen" }}" name="{{ name }}" />
        {% endmacro %}

        {% macro constantNames.point(c, name: code) %}
        <public type="dimen" name="{{ name }}_x" />
        <public type="dimen" name="{{ name }}_y" />
        {% endmacro %}

        {% macro constantNames.size(c, name: code) %}
        <public type="dimen" name="{{ name }}_width" />
        <public type="dimen" name="{{ name }}_height" />
        {% endmacro %}

        {% macro constantNames.rect(c, name: code) %}
        <public type="dimen" name="{{ name }}_x" />
        <public type="dimen" name="{{ name }}_y" />
        <public type="dimen" name="{{ name }}_width" />
        <public type="dimen" name="{{ name }}_height" />
        {% endmacro %}

        {% macro constantNames.insets(c, name: code) %}
        <public type="dimen" name="{{ name }}_top" />
        <public type="dimen" name="{{ name }}_start" />
        <public type="dimen" name="{{ name }}_bottom" />
        <public type="dimen" name="{{ name }}_end" />
        {% endmacro %}

        """#
      ),
      file(
        "android", "public.xml.tmpl",
        #"""
        {% include "document.tmpl" %}
        {% include "public.tmpl" %}
        {% include "public.missing.tmpl" %}
        {% include "components.tmpl" %}

        {% macro publicNames() %}
        {% for t in tokens if t.isPublic %}
        {{ names(t.value, t.name, "") }}
        {% if t.type == "typography" %}
        {{ styleNames(t) }}
        {% endif %}
        {% endfor %}
        {% for t in incompleteTokens if t.isPublic %}
        {{ missingNames(t) }}
        {% endfor %}
        {% for c in root.allConstants if c.isPublic %}
        {{ constantNames(c.value, c.qualified) }}
        {% endfor %}
        {% for c in components if c.group.isPublic %}
        {{ componentNames(c) }}
        {% endfor %}
        {% endmacro %}

        {% macro componentNames(c: Component) %}
        {% if hasStyle(c) %}
        <public type="style" name="{{ componentStyle(c) }}" />
        {% endif %}
        {% if hasDrawable(c) %}
        <public type="drawable" name="{{ c.group.qualified }}" />
        {% endif %}
        {{ listName(c, "background") }}
        {{ listName(c, "color") }}
        {{ listName(c, "tint") }}
        {% for part in c.parts if part.group.isPublic %}
        {{ componentNames(part) }}
        {% endfor %}
        {% endmacro %}

        {% macro listName(c: Component, name: code) %}
        {% if hasStateList(c, name) %}
        <public type="color" name="{{ c.group.qualified }}_{{ name }}_states" />
        {% endif %}
        {% endmacro %}

        {# A text style has two styles besides the resources of its parts. #}
        {% macro styleNames(t: Token) %}
        {% if let style = t.resolved as typography %}
        {% if style.number is not none %}
        <public type="integer" name="{{ t.name }}_number" />
        {% endif %}
        {% endif %}
        <public type="style" name="TextAppearance.{{ options.root }}.{{ t.styleName }}" />
        <public type="style" name="Widget.{{ options.root }}.TextView.{{ t.styleName }}" />
        {% endmacro %}

        {{ document(publicNames()) }}

        """#
      ),
      file(
        "android", "shadows.changed.xml.tmpl",
        #"""
        {% include "shadows.tmpl" %}
        {% include "missing.tmpl" %}
        {{ document(differences(1, setting.rewritten) ~ missingDifferences(setting.rewritten)) }}

        """#
      ),
      file(
        "android", "shadows.hdpi.changed.xml.tmpl",
        #"""
        {% include "shadows.tmpl" %}
        {{ document(differences(1.5, setting.rewritten)) }}

        """#
      ),
      file(
        "android", "shadows.hdpi.xml.tmpl",
        #"""
        {% include "shadows.tmpl" %}
        {{ document(entries(1.5)) }}

        """#
      ),
      file(
        "android", "shadows.tmpl",
        #"""
        {# Shadows of text, which the platform takes in pixels: numbers for each density of screens. A text has
           one shadow, the topmost that falls outside it, without spread. #}

        {% include "document.tmpl" %}

        {% macro entries(scale: number) %}
        {% for t in tokens if t.type == "typography" %}
        {{ textShadow(t.resolved, t.name, scale) }}
        {% endfor %}
        {% endmacro %}

        {% macro differences(scale: number, tokens: [Token]) %}
        {% for t in tokens if t.type == "typography" %}
        {{ difference(textShadow(t.resolved, t.name, scale), textShadow(t.inBase.resolved, t.name, scale)) }}
        {% endfor %}
        {% endmacro %}

        {# Zeros for the shadow that a text has in other contexts only. #}
        {% macro missing(t: Token) %}
        {% if let lacks = t.missing %}
        {% for n in lacks.layers if n == 1 and t.type == "typography" %}
        {{ noShadow(t.name) }}
        {% endfor %}
        {% endif %}
        {% endmacro %}

        {% macro textShadow.typography(s, name: code, scale: number) %}
        {% if let shadow = s.shadow %}
        {{ textShadow(shadow, name, scale) }}
        {% endif %}
        {% endmacro %}

        {% macro textShadow.shadow(s, name: code, scale: number) %}
        {% for l in s.layers if not l.isInset %}
        {% if loop.first %}
        {{ pixels(l.offsetX, name ~ "_shadow_dx", scale, false) }}
        {{ pixels(l.offsetY, name ~ "_shadow_dy", scale, false) }}
        {{ pixels(l.blur, name ~ "_shadow_radius", scale, true) }}
        {% endif %}
        {% else %}
        {{ noShadow(name) }}
        {% endfor %}
        {% endmacro %}

        {% macro textShadow.reference(r, name: code, scale: number) %}
        {{ textShadow(r.value, name, scale) }}
        {% endmacro %}

        {# Nothing else has the shadow of a text. #}
        {% macro textShadow.else(v: Value, name: code, scale: number) %}
        {% endmacro %}

        {% macro noShadow(name: code) %}
        {{ float(name ~ "_shadow_dx", 0) }}
        {{ float(name ~ "_shadow_dy", 0) }}
        {{ float(name ~ "_shadow_radius", 0) }}
        {% endmacro %}

        {# A radius of 0 would mean that there is no shadow. #}
        {% macro pixels.dimension(d, name: code, scale: number, isRadius: bool) %}
        {{ float(name, 0.01 if isRadius and d.px == 0 else d.px * scale) }}
        {% endmacro %}

        {% macro pixels.reference(r, name: code, scale: number, isRadius: bool) %}
        {{ pixels(r.value, name, scale, isRadius) }}
        {% endmacro %}

        {# Only lengths are measured. #}
        {% macro pixels.else(v: Value, name: code, scale: number, isRadius: bool) %}
        {% endmacro %}

        {% macro float(name: code, value: number) %}
        <item name="{{ name }}" type="dimen" format="float">{{ value | number(4) }}</item>
        {% endmacro %}

        """#
      ),
      file(
        "android", "shadows.xhdpi.changed.xml.tmpl",
        #"""
        {% include "shadows.tmpl" %}
        {{ document(differences(2, setting.rewritten)) }}

        """#
      ),
      file(
        "android", "shadows.xhdpi.xml.tmpl",
        #"""
        {% include "shadows.tmpl" %}
        {{ document(entries(2)) }}

        """#
      ),
      file(
        "android", "shadows.xml.tmpl",
        #"""
        {% include "shadows.tmpl" %}
        {% include "missing.tmpl" %}
        {{ document(entries(1) ~ missingEntries()) }}

        """#
      ),
      file(
        "android", "shadows.xxhdpi.changed.xml.tmpl",
        #"""
        {% include "shadows.tmpl" %}
        {{ document(differences(3, setting.rewritten)) }}

        """#
      ),
      file(
        "android", "shadows.xxhdpi.xml.tmpl",
        #"""
        {% include "shadows.tmpl" %}
        {{ document(entries(3)) }}

        """#
      ),
      file(
        "android", "shadows.xxxhdpi.changed.xml.tmpl",
        #"""
        {% include "shadows.tmpl" %}
        {{ document(differences(4, setting.rewritten)) }}

        """#
      ),
      file(
        "android", "shadows.xxxhdpi.xml.tmpl",
        #"""
        {% include "shadows.tmpl" %}
        {{ document(entries(4)) }}

        """#
      ),
      file(
        "android", "shape.tmpl",
        #"""
        {# What is behind a component: its background, corners and border. #}

        {# Whether a state changes more than colours. #}
        {% macro changesShape(c: Component): bool = hasStates(c, "corner_radius", "dimension") or hasStates(c, "border", "border") or hasStates(c, "background", "gradient") %}

        {% macro item(c: Component, state: code, condition: code) %}
        {% if has(c, "corner_radius" ~ state, "dimension") or has(c, "border" ~ state, "border") or has(c, "background" ~ state, "gradient") %}
        <item {{ condition }}>
            <shape android:shape="rectangle">
                {{ shape(c, state) }}
            </shape>
        </item>
        {% endif %}
        {% endmacro %}

        {% macro shape(c: Component, state: code) %}
        {% if let f = fieldOf(c, "corner_radius" ~ state if has(c, "corner_radius" ~ state, "dimension") else "corner_radius") %}
        {% if let t = f.token %}
        <corners android:radius="@dimen/{{ t.name }}" />
        {% endif %}
        {% endif %}
        {{ fill(c, state) }}
        {% if let f = fieldOf(c, "border" ~ state if has(c, "border" ~ state, "border") else "border") %}
        {% if let t = f.token %}
        {% if let border = t.resolved as border %}
        {% set dashes = dashes(border.style, t.name ~ "_style") %}
        <stroke
            android:width="@dimen/{{ t.name }}_width"
            {{ dashes }}
            android:color="@color/{{ t.name }}_color" />
        {% endif %}
        {% endif %}
        {% endif %}
        {% endmacro %}

        {# A gradient has no states of colours; a shape draws three of its stops at most. #}
        {% macro fill(c: Component, state: code) %}
        {% if let f = fieldOf(c, "background" ~ state if has(c, "background" ~ state, "gradient") else "background") %}
        {% if let t = f.token %}
        {% if let gradient = t.resolved as gradient %}
        {% set count = gradient.stops | count %}
        {% if count > 0 %}
        <gradient
            android:angle="270"
            {% if count >= 3 %}
            android:centerColor="@color/{{ t.name }}_color_{{ ((count + 1) / 2) | round }}"
            {% endif %}
            android:endColor="@color/{{ t.name }}_color_{{ count }}"
            android:startColor="@color/{{ t.name }}_color_1" />
        {% endif %}
        {% elif t.type == "color" %}
        <solid android:color="{{ colorOf(c, "background") }}" />
        {% endif %}
        {% endif %}
        {% elif hasStateList(c, "background") %}
        <solid android:color="{{ colorOf(c, "background") }}" />
        {% endif %}
        {% endmacro %}

        """#
      ),
      file(
        "android", "shape.xml.tmpl",
        #"""
        {% include "head.tmpl" %}
        {% include "components.tmpl" %}
        {% include "shape.tmpl" %}
        {% if let c = group.component %}
        {% if hasDrawable(c) %}
        {{ head() }}
        {% if let description = c.group.description %}
        {{ description | comment }}
        {% endif %}
        {% if changesShape(c) %}
        <selector xmlns:android="http://schemas.android.com/apk/res/android">
            {{ item(c, "_disabled", "android:state_enabled=\"false\"") }}
            {{ item(c, "_pressed", "android:state_pressed=\"true\"") }}
            {{ item(c, "_selected", "android:state_selected=\"true\"") }}
            {{ item(c, "_selected", "android:state_checked=\"true\"") }}
            {{ item(c, "_selected", "android:state_activated=\"true\"") }}
            {{ item(c, "_focused", "android:state_focused=\"true\"") }}
            {{ item(c, "_highlighted", "android:state_hovered=\"true\"") }}
            <item>
                <shape android:shape="rectangle">
                    {{ shape(c, "") }}
                </shape>
            </item>
        </selector>
        {% else %}
        <shape xmlns:android="http://schemas.android.com/apk/res/android"
            android:shape="rectangle">
            {{ shape(c, "") }}
        </shape>
        {% endif %}
        {% endif %}
        {% endif %}

        """#
      ),
      file(
        "android", "states.tmpl",
        #"""
        {# The colours of a field in each state. The first item whose state holds counts. #}

        {% include "head.tmpl" %}
        {% include "components.tmpl" %}

        {% macro states(name: code) %}
        {% if let c = group.component %}
        {% if hasStateList(c, name) %}
        {{ head() }}
        <selector xmlns:android="http://schemas.android.com/apk/res/android">
            {{ color(c, name ~ "_disabled", "android:state_enabled=\"false\"") }}
            {{ color(c, name ~ "_pressed", "android:state_pressed=\"true\"") }}
            {{ color(c, name ~ "_selected", "android:state_selected=\"true\"") }}
            {{ color(c, name ~ "_selected", "android:state_checked=\"true\"") }}
            {{ color(c, name ~ "_selected", "android:state_activated=\"true\"") }}
            {{ color(c, name ~ "_focused", "android:state_focused=\"true\"") }}
            {{ color(c, name ~ "_highlighted", "android:state_hovered=\"true\"") }}
            {% if has(c, name, "color") %}
            <item android:color="{{ resource(c, name, "color", "") }}" />
            {% else %}
            <item android:color="@android:color/transparent" />
            {% endif %}
        </selector>
        {% endif %}
        {% endif %}
        {% endmacro %}

        {% macro color(c: Component, name: code, condition: code) %}
        {% if has(c, name, "color") %}
        <item android:color="{{ resource(c, name, "color", "") }}" {{ condition }} />
        {% endif %}
        {% endmacro %}

        """#
      ),
      file(
        "android", "strings.changed.xml.tmpl",
        #"""
        {% include "strings.tmpl" %}
        {{ document(differences(setting.rewritten, setting.rewrittenConstants)) }}

        """#
      ),
      file(
        "android", "strings.tmpl",
        #"""
        {# Names of fonts, and words that the platform has no kind of resource for. #}

        {% include "document.tmpl" %}
        {% include "missing.tmpl" %}
        {% include "constants.tmpl" %}

        {% macro entries() %}
        {% for t in tokens if t.type in ("fontFamily", "strokeStyle", "border", "typography") %}
        {{ entry(t, strings(t.value, t.name, "", "")) }}
        {% endfor %}
        {{ missingEntries() }}
        {% for c in root.allConstants %}
        {{ constantEntry(c, constantStrings(c.value, c.qualified)) }}
        {% endfor %}
        {% endmacro %}

        {% macro differences(tokens: [Token], constants: [Constant]) %}
        {% for t in tokens if t.type in ("fontFamily", "strokeStyle", "border", "typography") %}
        {{ difference(strings(t.value, t.name, "", ""), strings(t.inBase.value, t.name, "", "")) }}
        {% endfor %}
        {{ missingDifferences(tokens) }}
        {% for c in constants %}
        {{ difference(constantStrings(c.value, c.qualified), constantStrings(c.inBase.value, c.qualified)) }}
        {% endfor %}
        {% endmacro %}

        {% macro missing(t: Token) %}
        {% if let lacks = t.missing %}
        {% if lacks.generic %}
        {{ string("sans-serif", t.name, "_generic", "") }}
        {% endif %}
        {% if lacks.cap %}
        {{ string("butt", strokeName(t), "_cap", "") }}
        {% endif %}
        {% if lacks.letterCase %}
        {{ string("none", t.name, "_case", "") }}
        {% endif %}
        {% if lacks.decoration %}
        {{ string("none", t.name, "_decoration", "") }}
        {% endif %}
        {% endif %}
        {% endmacro %}

        {% macro strings.fontFamily(f, name: code, part: code, target: code) %}
        {% for family in f.families | take(1) %}
        {{ string(family.name | string, name, part, target) }}
        {% endfor %}
        {% for family in f.families if family.generic is not none %}
        {% if loop.first %}
        {{ string(family.generic | default(""), name, part ~ "_generic", target) }}
        {% endif %}
        {% endfor %}
        {% endmacro %}

        {% macro strings.strokeStyle(s, name: code, part: code, target: code) %}
        {{ string(s.keyword | default("dashed"), name, part, target) }}
        {% if let cap = s.cap %}
        {{ string(cap, name, part ~ "_cap", target) }}
        {% endif %}
        {% endmacro %}

        {% macro string(value: code, name: code, part: code, target: code) %}
        <string name="{{ name }}{{ part }}">{% if target is empty %}{{ value }}{% else %}@string/{{ target }}{{ part }}{% endif %}</string>
        {% endmacro %}

        {% macro strings.border(b, name: code, part: code, target: code) %}
        {{ strings(b.style, name, "_style", target) }}
        {% endmacro %}

        {% macro strings.typography(t, name: code, part: code, target: code) %}
        {% if let case = t.letterCase %}
        {{ string(case, name, "_case", target) }}
        {% endif %}
        {% if let line = t.decoration %}
        {{ string(line, name, "_decoration", target) }}
        {% endif %}
        {% endmacro %}

        {# A part can have the very name of the token that it refers to, and is that token's resource then. #}
        {% macro strings.reference(r, name: code, part: code, target: code) %}
        {% set whole = name ~ part %}
        {% if whole != r.qualified %}
        {% if target is empty %}
        {{ strings(r.value, whole, "", r.qualified) }}
        {% else %}
        {{ strings(r.value, name, part, target) }}
        {% endif %}
        {% endif %}
        {% endmacro %}

        {# Nothing else has a word. #}
        {% macro strings.else(v: Value, name: code, part: code, target: code) %}
        {% endmacro %}

        {% macro constantStrings.string(c, name: code) %}
        {{ string(c.value | string, name, "", "") }}
        {% endmacro %}

        {% macro constantStrings.word(c, name: code) %}
        {{ string(c.value | string, name, "", "") }}
        {% endmacro %}

        {# The name of a resource, which the app may have or not. #}
        {% macro constantStrings.image(c, name: code) %}
        {{ string(c.value | string, name, "", "") }}
        {% endmacro %}

        {# No other constant is a text. #}
        {% macro constantStrings.else(c: ConstantValue, name: code) %}
        {% endmacro %}

        """#
      ),
      file(
        "android", "strings.xml.tmpl",
        #"""
        {% include "strings.tmpl" %}
        {{ document(entries()) }}

        """#
      ),
      file(
        "android", "styles.changed.xml.tmpl",
        #"""
        {% include "document.tmpl" %}
        {% include "styles.tmpl" %}

        {% macro changedStyles() %}
        {% for t in setting.rewritten if t.type == "typography" %}
        {{ difference(style(t), style(t.inBase)) }}
        {% endfor %}
        {% endmacro %}

        {% set content = changedStyles() %}
        {% if content is not empty %}
        {{ head() }}
        <resources xmlns:tools="http://schemas.android.com/tools">
            {{ content }}
        </resources>
        {% endif %}

        """#
      ),
      file(
        "android", "styles.tmpl",
        #"""
        {# Text styles: a text appearance, and a style of a whole view with what an appearance cannot say. #}

        {% include "fonts.tmpl" %}

        {% macro style(t: Token) %}
        {% if let r = t.value as reference %}
        <style name="TextAppearance.{{ options.root }}.{{ t.styleName }}" parent="TextAppearance.{{ options.root }}.{{ r.token.styleName }}" />

        <style name="Widget.{{ options.root }}.TextView.{{ t.styleName }}" parent="Widget.{{ options.root }}.TextView.{{ r.token.styleName }}" />
        {% elif let s = t.value as typography %}
        <style name="TextAppearance.{{ options.root }}.{{ t.styleName }}">
            {% if s.size is not none %}
            <item name="android:textSize">@dimen/{{ t.name }}_font_size</item>
            {% endif %}
            {% if s.color is not none %}
            <item name="android:textColor">@color/{{ t.name }}_color</item>
            {% endif %}
            {{ fontFamily(s) }}
            {% if let weight = s.weight %}
            <item name="android:textFontWeight" tools:targetApi="28">@integer/{{ t.name }}_font_weight</item>
            {{ textStyle(weight >= 600, s.slant != "normal") }}
            {% else %}
            {{ textStyle(false, s.slant != "normal") }}
            {% endif %}
            {% if s.kernEm is not none %}
            <item name="android:letterSpacing">@dimen/{{ t.name }}_letter_spacing</item>
            {% endif %}
            {{ lineHeight(s, t.name) }}
            {% if let shadow = s.shadow %}
            <item name="android:shadowColor">{{ shadowColor(shadow, t.name) }}</item>
            <item name="android:shadowDx">@dimen/{{ t.name }}_shadow_dx</item>
            <item name="android:shadowDy">@dimen/{{ t.name }}_shadow_dy</item>
            <item name="android:shadowRadius">@dimen/{{ t.name }}_shadow_radius</item>
            {% endif %}
            {% if let case = s.letterCase %}
            <item name="android:textAllCaps">{{ "true" if case == "uppercase" else "false" }}</item>
            {% endif %}
        </style>

        <style name="Widget.{{ options.root }}.TextView.{{ t.styleName }}">
            <item name="android:textAppearance">@style/TextAppearance.{{ options.root }}.{{ t.styleName }}</item>
            {% if s.absoluteLineHeight is not none %}
            {{ lineHeight(s, t.name) }}
            {% elif s.lineHeightRatio is not none %}
            <item name="android:lineSpacingMultiplier">@dimen/{{ t.name }}_line_height_multiple</item>
            {% endif %}
            {% if let align = s.align %}
            {{ alignment(align) }}
            {% endif %}
            {% if let break = s.lineBreak %}
            {{ ellipsis(break) }}
            {% endif %}
        </style>
        {% endif %}
        {% endmacro %}

        {# The platform's attribute is read from Android 9 on, the other one by AppCompat and Material, on older
           versions too. #}
        {% macro lineHeight(s: Typography, name: code) %}
        {% if s.absoluteLineHeight is not none %}
        <item name="android:lineHeight" tools:targetApi="28">@dimen/{{ name }}_line_height</item>
        <item name="lineHeight">@dimen/{{ name }}_line_height</item>
        {% endif %}
        {% endmacro %}

        {# The colour of the topmost layer that falls outside. #}
        {% macro shadowColor.shadow(s, name: code) %}
        {% set first %}{% for l in s.layers | take(1) if not l.isInset %}@color/{{ name }}_shadow_color{% endfor %}{% endset %}
        {% if first != "" %}
        {{ first }}
        {% else %}
        {% for l in s.layers if not l.isInset %}
        {% if loop.first %}
        {{ plainColor(l.color) }}
        {% endif %}
        {% else %}
        @android:color/transparent
        {% endfor %}
        {% endif %}
        {% endmacro %}

        {% macro shadowColor.reference(r, name: code) %}
        {{ shadowColor(r.value, name) }}
        {% endmacro %}

        {# Nothing else is a shadow. #}
        {% macro shadowColor.else(v: Value, name: code) %}
        {% endmacro %}

        {% macro plainColor.color(c) %}
        #{{ (c.hexRGB if c.isOpaque else c.hexARGB) | upper }}
        {% endmacro %}

        {% macro plainColor.reference(r) %}
        @color/{{ r.qualified }}
        {% endmacro %}

        {# Nothing else is a colour. #}
        {% macro plainColor.else(v: Value) %}
        {% endmacro %}

        {# Versions before 9 know regular and bold alone. #}
        {% macro textStyle(isBold: bool, isItalic: bool) %}
        {% if isBold or isItalic %}
        <item name="android:textStyle">{{ "bold|italic" if isBold and isItalic else "bold" if isBold else "italic" }}</item>
        {% endif %}
        {% endmacro %}

        {% macro fontFamily(s: Typography) %}
        {% if options.fonts and fonts(s.families) is not empty %}
        {% if let family = s.fontFamily %}
        {% if let r = family as reference %}
        <item name="android:fontFamily">@font/{{ r.qualified }}</item>
        {% else %}
        {{ namedFamily(s.families) }}
        {% endif %}
        {% endif %}
        {% else %}
        {{ namedFamily(s.families) }}
        {% endif %}
        {% endmacro %}

        {# The first generic family that the platform has, else the first one at all. #}
        {% macro namedFamily(families: [Family]) %}
        {% for f in families if f.generic is not none %}
        {% if loop.first %}
        <item name="android:fontFamily">{{ f.generic | default("") }}</item>
        {% endif %}
        {% else %}
        {% for f in families | take(1) %}
        <item name="android:fontFamily">{{ f.name | string }}</item>
        {% endfor %}
        {% endfor %}
        {% endmacro %}

        {% macro alignment(align: Align) %}
        {% if align == "justify" %}
        <item name="android:justificationMode" tools:targetApi="26">inter_word</item>
        {% elif align == "center" %}
        <item name="android:textAlignment">center</item>
        {% elif align == "left" %}
        <item name="android:gravity">left</item>
        {% elif align == "right" %}
        <item name="android:gravity">right</item>
        {% elif align == "end" %}
        <item name="android:textAlignment">viewEnd</item>
        {% else %}
        <item name="android:textAlignment">viewStart</item>
        {% endif %}
        {% endmacro %}

        {% macro ellipsis(break: LineBreak) %}
        {% if break == "truncatingTail" %}
        <item name="android:ellipsize">end</item>
        {% elif break == "truncatingHead" %}
        <item name="android:ellipsize">start</item>
        {% elif break == "truncatingMiddle" %}
        <item name="android:ellipsize">middle</item>
        {% else %}
        <item name="android:ellipsize">none</item>
        {% endif %}
        {% endmacro %}

        """#
      ),
      file(
        "android", "styles.xml.tmpl",
        #"""
        {% include "head.tmpl" %}
        {% include "styles.tmpl" %}

        {% macro styles() %}
        {% for t in tokens if t.type == "typography" %}
        {{ remark(t) }}
        {{ style(t) }}
        {% between %}

        {% endfor %}
        {% endmacro %}

        {% set content = styles() %}
        {% if content is not empty %}
        {{ head() }}
        <resources xmlns:tools="http://schemas.android.com/tools">
            <!-- Android reads android:lineHeight from version 9 on. The text views of AppCompat and Material read
                 lineHeight on older versions too; other views then have the line height of their font. -->
            <attr name="lineHeight" format="dimension" />

            <style name="TextAppearance.{{ options.root }}" parent="@android:style/TextAppearance" />

            <style name="Widget.{{ options.root }}.TextView" parent="@android:style/Widget.TextView" />

            {{ content }}
        </resources>
        {% endif %}

        """#
      ),
      file(
        "android", "target.json",
        #"""
        {
          "targetVersion": 1,
          "summary": "Android resources: colours, measures, text appearances, drawables",
          "options": {
            "prefix": { "type": "identifier", "help": "first word of all names" },
            "remBase": { "type": "number", "default": 16, "help": "dp, or sp for text, of a rem" },
            "root": { "type": "identifier", "default": "Tokens", "help": "word in the names of styles, as in TextAppearance.Tokens.Body" },
            "fonts": { "type": "boolean", "default": true, "help": "whether the app has the font resources that the source names" }
          },
          "names": {
            "group": "snake",
            "token": "snake",
            "style": "UpperCamel",
            "resource": "snake",
            "scope": "global",
            "join": "_",
            "caseSensitive": false,
            "digitFirst": "_",
            "allowed": "xid-bmp",
            "unicode": 9,
            "otherwise": "uHEX",
            "root": null,
            "kinds": {
              "color": "color",
              "dimension": "dimen",
              "fontFamily": ["string", "font"],
              "fontWeight": "integer",
              "duration": "integer",
              "cubicBezier": "interpolator",
              "number": "dimen",
              "strokeStyle": "string",
              "border": "drawable",
              "gradient": "drawable",
              "boolean": "bool",
              "string": "string",
              "word": "string",
              "image": "string",
              "integer": "integer"
            },
            "parts": {
              "fontFamily": { "generic": "string/generic" },
              "strokeStyle": { "dashes": "dimen/dash_{N}", "cap": "string/cap" },
              "border": {
                "color": "color/color",
                "width": "dimen/width",
                "style": "string/style",
                "dashes": "dimen/style_dash_{N}",
                "cap": "string/style_cap"
              },
              "transition": {
                "duration": "integer/duration",
                "delay": "integer/delay",
                "timingFunction": "interpolator/timing_function"
              },
              "shadow": {
                "color": ["color/color", "color/{N}_color"],
                "offsetX": ["dimen/offset_x", "dimen/{N}_offset_x"],
                "offsetY": ["dimen/offset_y", "dimen/{N}_offset_y"],
                "blur": ["dimen/blur", "dimen/{N}_blur"],
                "spread": ["dimen/spread", "dimen/{N}_spread"],
                "inset": ["bool/inset", "bool/{N}_inset"]
              },
              "gradient": { "color": "color/color_{N}", "position": "dimen/position_{N}" },
              "typography": {
                "fontSize": "dimen/font_size",
                "fontWeight": "integer/font_weight",
                "lineHeightLength": "dimen/line_height",
                "lineHeightRatio": "dimen/line_height_multiple",
                "kernEm": "dimen/letter_spacing",
                "number": "integer/number",
                "letterCase": "string/case",
                "decoration": "string/decoration",
                "shadow": ["dimen/shadow_dx", "dimen/shadow_dy", "dimen/shadow_radius"],
                "shadowColor": ["color/shadow_color", "color/shadow_{N}_color"],
                "shadowOffsetX": ["dimen/shadow_offset_x", "dimen/shadow_{N}_offset_x"],
                "shadowOffsetY": ["dimen/shadow_offset_y", "dimen/shadow_{N}_offset_y"],
                "shadowBlur": ["dimen/shadow_blur", "dimen/shadow_{N}_blur"],
                "shadowSpread": ["dimen/shadow_spread", "dimen/shadow_{N}_spread"],
                "shadowInset": ["bool/shadow_inset", "bool/shadow_{N}_inset"],
                "color": "color/color"
              },
              "point": { "x": "dimen/x", "y": "dimen/y" },
              "size": { "width": "dimen/width", "height": "dimen/height" },
              "rect": { "x": "dimen/x", "y": "dimen/y", "width": "dimen/width", "height": "dimen/height" },
              "insets": { "top": "dimen/top", "leading": "dimen/start", "bottom": "dimen/bottom", "trailing": "dimen/end" }
            },
            "sharesParts": true,
            "reserved": {
              "rename": {
                "words": [
                  "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue",
                  "default", "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "goto",
                  "if", "implements", "import", "instanceof", "int", "interface", "long", "native", "new", "null", "package",
                  "private", "protected", "public", "return", "short", "static", "strictfp", "super", "switch",
                  "synchronized", "this", "throw", "throws", "transient", "true", "try", "void", "volatile", "while"
                ],
                "with": "{}_"
              }
            }
          },
          "text": {
            "string": {
              "open": "\"",
              "close": "\"",
              "escapes": {
                "\"": "\\\"", "\\": "\\\\", "'": "\\'", "@": "\\@", "?": "\\?", "&": "&amp;", "<": "&lt;", ">": "&gt;",
                "\n": "\\n", "\t": "\\t"
              },
              "control": "\\u{HEX4}"
            },
            "comment": {
              "first": "<!--",
              "line": "     ",
              "last": "-->",
              "single": "<!-- {} -->",
              "replace": { "--": "- -" },
              "width": 100
            },
            "number": { "digits": null }
          },
          "references": {
            "color": true, "dimension": true, "fontFamily": true, "fontWeight": true, "duration": true,
            "cubicBezier": true, "number": true, "strokeStyle": true, "border": true, "transition": true,
            "shadow": true, "gradient": true,
            "typography": { "alias": true, "parts": ["fontFamily", "color", "shadow"] }
          },
          "contexts": { "appearance": "files", "contrast": "base", "other": "base" },
          "units": ["px", "rem", "cm", "mm", "Q", "in", "pt", "pc"],
          "private": "keep",
          "absent": "keep",
          "omits": { "lineBreak": ["charWrapping"] },
          "tables": {
            "genericFamily": {
              "sans-serif": "sans-serif",
              "-apple-system": "sans-serif",
              "BlinkMacSystemFont": "sans-serif",
              "system-ui": "sans-serif",
              "ui-sans-serif": "sans-serif",
              "serif": "serif",
              "ui-serif": "serif",
              "monospace": "monospace",
              "ui-monospace": "monospace",
              "cursive": "cursive"
            },
            "qualifier": {
              "light": "-notnight",
              "dark": "-night",
              "lightHighContrast": null,
              "darkHighContrast": null
            }
          },
          "files": [
            { "template": "colors.xml.tmpl", "path": "values/colors.xml" },
            { "template": "dimens.xml.tmpl", "path": "values/dimens.xml" },
            { "template": "integers.xml.tmpl", "path": "values/integers.xml" },
            { "template": "bools.xml.tmpl", "path": "values/bools.xml" },
            { "template": "strings.xml.tmpl", "path": "values/strings.xml" },
            { "template": "styles.xml.tmpl", "path": "values/styles.xml" },
            { "template": "components.xml.tmpl", "path": "values/components.xml", "when": "components" },
            { "template": "shape.xml.tmpl", "path": "drawable/{group.qualified}.xml", "each": "group", "when": "components and group.component and group.isPublic" },
            { "template": "background.states.xml.tmpl", "path": "color/{group.qualified}_background_states.xml", "each": "group", "when": "components and group.component and group.isPublic" },
            { "template": "color.states.xml.tmpl", "path": "color/{group.qualified}_color_states.xml", "each": "group", "when": "components and group.component and group.isPublic" },
            { "template": "tint.states.xml.tmpl", "path": "color/{group.qualified}_tint_states.xml", "each": "group", "when": "components and group.component and group.isPublic" },
            { "template": "aliases.xml.tmpl", "path": "values/aliases.xml" },
            { "template": "public.xml.tmpl", "path": "values/public.xml" },
            { "template": "colors.changed.xml.tmpl", "path": "values{appearance:qualifier}/colors.xml", "each": "appearance" },
            { "template": "dimens.changed.xml.tmpl", "path": "values{appearance:qualifier}/dimens.xml", "each": "appearance" },
            { "template": "integers.changed.xml.tmpl", "path": "values{appearance:qualifier}/integers.xml", "each": "appearance" },
            { "template": "bools.changed.xml.tmpl", "path": "values{appearance:qualifier}/bools.xml", "each": "appearance" },
            { "template": "strings.changed.xml.tmpl", "path": "values{appearance:qualifier}/strings.xml", "each": "appearance" },
            { "template": "styles.changed.xml.tmpl", "path": "values{appearance:qualifier}/styles.xml", "each": "appearance" },
            { "template": "aliases.changed.xml.tmpl", "path": "values{appearance:qualifier}/aliases.xml", "each": "appearance" },
            { "template": "shadows.xml.tmpl", "path": "values/shadows.xml", "when": "uses.typography and uses.shadow" },
            { "template": "shadows.changed.xml.tmpl", "path": "values{appearance:qualifier}/shadows.xml", "each": "appearance", "when": "uses.typography and uses.shadow" },
            { "template": "shadows.hdpi.xml.tmpl", "path": "values-hdpi/shadows.xml", "when": "uses.typography and uses.shadow" },
            { "template": "shadows.hdpi.changed.xml.tmpl", "path": "values{appearance:qualifier}-hdpi/shadows.xml", "each": "appearance", "when": "uses.typography and uses.shadow" },
            { "template": "shadows.xhdpi.xml.tmpl", "path": "values-xhdpi/shadows.xml", "when": "uses.typography and uses.shadow" },
            { "template": "shadows.xhdpi.changed.xml.tmpl", "path": "values{appearance:qualifier}-xhdpi/shadows.xml", "each": "appearance", "when": "uses.typography and uses.shadow" },
            { "template": "shadows.xxhdpi.xml.tmpl", "path": "values-xxhdpi/shadows.xml", "when": "uses.typography and uses.shadow" },
            { "template": "shadows.xxhdpi.changed.xml.tmpl", "path": "values{appearance:qualifier}-xxhdpi/shadows.xml", "each": "appearance", "when": "uses.typography and uses.shadow" },
            { "template": "shadows.xxxhdpi.xml.tmpl", "path": "values-xxxhdpi/shadows.xml", "when": "uses.typography and uses.shadow" },
            { "template": "shadows.xxxhdpi.changed.xml.tmpl", "path": "values{appearance:qualifier}-xxxhdpi/shadows.xml", "each": "appearance", "when": "uses.typography and uses.shadow" },
            { "template": "interpolator.xml.tmpl", "path": "interpolator/{token.name}.xml", "each": "token", "when": "token.type == \"cubicBezier\"" },
            { "template": "transition.xml.tmpl", "path": "interpolator/{token.name}_timing_function.xml", "each": "token", "when": "token.type == \"transition\"" },
            { "template": "border.xml.tmpl", "path": "drawable/{token.name}.xml", "each": "token", "when": "token.type == \"border\"" },
            { "template": "gradient.xml.tmpl", "path": "drawable/{token.name}.xml", "each": "token", "when": "token.type == \"gradient\"" },
            { "template": "gradient.v24.xml.tmpl", "path": "drawable-v24/{token.name}.xml", "each": "token", "when": "token.type == \"gradient\"" },
            { "template": "font.xml.tmpl", "path": "font/{token.name}.xml", "each": "token", "when": "token.type == \"fontFamily\" and options.fonts" }
          ],
          "spellings": [
            { "text": "R.{kind}.{token.name}" },
            { "text": "@{kind}/{token.name}" },
            { "text": "@style/TextAppearance.{options.root}.{token.styleName}", "when": "token.type == 'typography'" }
          ]
        }

        """#
      ),
      file(
        "android", "tint.states.xml.tmpl",
        #"""
        {% include "states.tmpl" %}
        {{ states("tint") }}

        """#
      ),
      file(
        "android", "transition.xml.tmpl",
        #"""
        {% include "head.tmpl" %}
        {% include "curve.tmpl" %}
        {% if let transition = token.value as transition %}
        {% set timing = transition.timingFunction %}
        {% if let curve = timing as cubicBezier %}
        {{ head() }}
        {{ remark(token) }}
        {{ interpolator(curve) }}
        {% endif %}
        {% endif %}

        """#
      ),
    ]
  }

  private static func androidThemes() -> [TemplateLibrary.File] {
    [
      file(
        "android-themes", "attributes.tmpl",
        #"""
        {# Attributes that a theme gives the values of tokens, so that layouts need not know the brand. #}

        {% include "head.tmpl" %}
        {% include "styles.tmpl" %}

        {% macro isAttribute(t: Token): bool = t.isPublic and t.type in ("color", "dimension", "number", "typography") %}

        {# A text style is called as text appearances are. #}
        {% macro attribute(t: Token): code = (("textAppearance." ~ (options.prefix | default("")) ~ "." ~ t.styleName) if t.type == "typography" else ((options.prefix | default("")) ~ "." ~ t.path)) | name("lowerCamel") %}

        {% macro format(t: Token): code = "color" if t.type == "color" else "dimension" if t.type == "dimension" else "reference" if t.type == "typography" else "float" %}

        {# The resource of the target `android` follows night mode; it knows one brand only. #}
        {% macro varies(t: Token): bool = any(m in t.modifiers if m.role is none) %}

        {% macro item(t: Token, theme: Setting) %}
        {% if t.type == "typography" %}
        <item name="{{ attribute(t) }}">@style/{{ appearanceName(t, theme) if hasAppearance(t, theme) else "TextAppearance." ~ options.root ~ "." ~ t.styleName }}</item>
        {% elif varies(t) %}
        <item name="{{ attribute(t) }}">{{ value(t.resolved) }}</item>
        {% else %}
        <item name="{{ attribute(t) }}">@{{ "color" if t.type == "color" else "dimen" }}/{{ t.name }}</item>
        {% endif %}
        {% endmacro %}

        {% macro value.color(c) %}
        #{{ (c.hexRGB if c.isOpaque else c.hexARGB) | upper }}
        {% endmacro %}

        {% macro value.dimension(d) %}
        {{ d.px | number(6) }}dp
        {% endmacro %}

        {% macro value.number(n: Number) %}
        {{ n.value | number(6) }}
        {% endmacro %}

        {# No other value has an attribute. #}
        {% macro value.else(v: Value) %}
        {% endmacro %}

        {# Light and dark are folders; resources have none for other appearances and for high contrast. #}
        {% macro hasFolder(theme: Setting): bool = not any(c in theme.contexts if c.modifier.role is not none and (c.scheme is none or c.contrast | default("standard") == "high")) %}
        {% macro isNight(theme: Setting): bool = any(c in theme.contexts if c.scheme | default("light") == "dark") %}

        {% macro themeName(theme: Setting) %}
        ThemeOverlay.{{ options.root }}{{ suffix(theme) }}
        {% endmacro %}

        {# The contexts that night mode does not choose. #}
        {% macro suffix(theme: Setting) %}
        {% for c in theme.contexts if c.modifier.role is none %}.{{ c.name | name("UpperCamel") }}{% endfor %}
        {% endmacro %}

        {% macro isOfBase(theme: Setting): bool = not any(c in theme.contexts if c.modifier.role is none and not c.isDefault) %}

        {# Whether a theme has a text appearance of its own: the one of the target `android` is that of the base. #}
        {% macro hasAppearance(t: Token, theme: Setting): bool = t.type == "typography" and t.isPublic and varies(t) and not isOfBase(theme) %}

        {% macro hasAppearances(): bool = any(t in tokens if t.isPublic and t.type == "typography" and varies(t)) %}

        {% macro appearanceName(t: Token, theme: Setting): code = themeName(theme) ~ ".TextAppearance." ~ t.styleName %}

        {% macro items(theme: Setting) %}
        {% for t in theme.root.allTokens if isAttribute(t) %}
        {{ item(t, theme) }}
        {% endfor %}
        {% endmacro %}

        {% macro appearanceStyle(t: Token, theme: Setting) %}
        <style name="{{ appearanceName(t, theme) }}" parent="TextAppearance.{{ options.root }}.{{ t.styleName }}">
            {% if let s = t.resolved as typography %}
            {{ appearance(s, t) }}
            {% endif %}
        </style>
        {% endmacro %}

        {# What differs from the text appearance of the base. #}
        {% macro appearance(s: Typography, t: Token) %}
        {% if s.varies.fontSize %}
        {% if let size = s.size %}
        <item name="android:textSize">{{ size.px | number(6) }}sp</item>
        {% endif %}
        {% endif %}
        {% if s.varies.color %}
        {% if let color = s.color %}
        <item name="android:textColor">{{ textColor(color) }}</item>
        {% endif %}
        {% endif %}
        {% if s.varies.fontFamily %}
        {{ familyOf(s) }}
        {% endif %}
        {% if s.varies.fontWeight or s.varies.slant %}
        {% if let weight = s.weight %}
        <item name="android:textFontWeight" tools:targetApi="28">{{ weight | round }}</item>
        {% endif %}
        <item name="android:textStyle">{{ textStyleOf((s.weight | default(400)) >= 600, s.slant != "normal") }}</item>
        {% endif %}
        {% if s.varies.kern %}
        <item name="android:letterSpacing">{{ s.kernEm | default(0) | number(9) }}</item>
        {% endif %}
        {% if s.varies.lineHeight %}
        {% if let height = s.absoluteLineHeight %}
        <item name="android:lineHeight" tools:targetApi="28">{{ height.px | number(6) }}sp</item>
        <item name="lineHeight">{{ height.px | number(6) }}sp</item>
        {% endif %}
        {% endif %}
        {% if s.varies.letterCase %}
        <item name="android:textAllCaps">{{ "true" if (s.letterCase | default("none")) == "uppercase" else "false" }}</item>
        {% endif %}
        {% if s.varies.shadow %}
        {% warn "the shadow of `" ~ t.path ~ "` varies, but a text appearance of a theme keeps that of the base" at t %}
        {% endif %}
        {% endmacro %}

        {# A family that varies has the fonts of the base as its resource. #}
        {% macro familyOf(s: Typography) %}
        {% if let family = s.fontFamily %}
        {% if let r = family as reference %}
        {{ namedFamily(s.families) if varies(r.token) else fontFamily(s) }}
        {% else %}
        {{ namedFamily(s.families) }}
        {% endif %}
        {% else %}
        {{ namedFamily(s.families) }}
        {% endif %}
        {% endmacro %}

        {% macro textColor.reference(r) %}
        {{ textColor(r.value) if varies(r.token) else "@color/" ~ r.qualified }}
        {% endmacro %}

        {% macro textColor.else(v: Value) %}
        {{ value(v) }}
        {% endmacro %}

        {% macro textStyleOf(isBold: bool, isItalic: bool) %}
        {{ "bold|italic" if isBold and isItalic else "bold" if isBold else "italic" if isItalic else "normal" }}
        {% endmacro %}

        """#
      ),
      file(
        "android-themes", "attrs.xml.tmpl",
        #"""
        {% include "attributes.tmpl" %}
        {% if any(t in tokens if isAttribute(t)) %}
        {{ head() }}
        <resources>
            {% for t in tokens if isAttribute(t) %}
            {% unique "attributes", attribute(t) at t %}
            {{ remark(t) }}
            <attr name="{{ attribute(t) }}" format="{{ format(t) }}" />
            {% endfor %}
        </resources>
        {% endif %}

        """#
      ),
      file(
        "android-themes", "public_themes.xml.tmpl",
        #"""
        {% include "attributes.tmpl" %}
        {% if any(t in tokens if isAttribute(t)) %}
        {{ head() }}
        <resources>
            {% for t in tokens if isAttribute(t) %}
            <public type="attr" name="{{ attribute(t) }}" />
            {% endfor %}
            {% for theme in themes if hasFolder(theme) and not isNight(theme) %}
            <public type="style" name="{{ themeName(theme) }}" />
            {% endfor %}
        </resources>
        {% endif %}

        """#
      ),
      file(
        "android-themes", "target.json",
        #"""
        {
          "targetVersion": 1,
          "summary": "Android theme attributes, and a theme for each brand, beside the target android",
          "extends": "android",
          "contexts": { "appearance": "themed", "contrast": "base", "other": "themed" },
          "files": [
            { "template": "attrs.xml.tmpl", "path": "values/attrs.xml" },
            { "template": "themes.xml.tmpl", "path": "values/themes.xml" },
            { "template": "themes.night.xml.tmpl", "path": "values-night/themes.xml" },
            { "template": "public_themes.xml.tmpl", "path": "values/public_themes.xml" }
          ]
        }

        """#
      ),
      file(
        "android-themes", "themes.night.xml.tmpl",
        #"""
        {% include "attributes.tmpl" %}
        {# Other values than by day are only those that vary with the brand as well. #}
        {% if any(theme in themes if hasFolder(theme) and isNight(theme)) and any(t in tokens if isAttribute(t) and varies(t) and any(m in t.modifiers if m.role is not none)) %}
        {{ head() }}
        <resources{{ " xmlns:tools=\"http://schemas.android.com/tools\"" if hasAppearances() else "" }}>
            {% for theme in themes if hasFolder(theme) and isNight(theme) %}
            <style name="{{ themeName(theme) }}" parent="">
                {{ items(theme) }}
            </style>
            {% for t in theme.root.allTokens if hasAppearance(t, theme) %}

            {{ appearanceStyle(t, theme) }}
            {% endfor %}
            {% between %}

            {% endfor %}
        </resources>
        {% endif %}

        """#
      ),
      file(
        "android-themes", "themes.xml.tmpl",
        #"""
        {% include "attributes.tmpl" %}
        {% if any(t in tokens if isAttribute(t)) %}
        {{ head() }}
        <resources{{ " xmlns:tools=\"http://schemas.android.com/tools\"" if hasAppearances() else "" }}>
            {% for theme in themes if hasFolder(theme) and not isNight(theme) %}
            <style name="{{ themeName(theme) }}" parent="">
                {{ items(theme) }}
            </style>
            {% for t in theme.root.allTokens if hasAppearance(t, theme) %}

            {{ appearanceStyle(t, theme) }}
            {% endfor %}
            {% between %}

            {% endfor %}
        </resources>
        {% endif %}

        """#
      ),
    ]
  }

  private static func css() -> [TemplateLibrary.File] {
    [
      file(
        "css", "checks.tmpl",
        #"""
        {# Options that make no sense together, or for this source. #}

        {% macro isPair(m: Modifier): bool = m.contexts | count == 2 and any(c in m.contexts if c.scheme | default("dark") == "light") and any(c in m.contexts if c.scheme | default("light") == "dark") %}
        {% macro changesSelectors(m: Modifier): bool = m.attributes is not none or m.switch is not none or any(c in m.contexts if c.selectors is not none or c.conditions is not none) %}

        {% if options.unit == "source" and options.remBase != 16 %}
        {% fail "the option `remBase` does nothing without the option `unit`, which is `rem` or `px`" %}
        {% endif %}
        {% if options.lightDark %}
        {% if options.themeFiles %}
        {% fail "the options `lightDark` and `themeFiles` exclude each other: a value that holds light and dark needs no file for dark" %}
        {% endif %}
        {% if options.registered %}
        {% fail "the options `lightDark` and `registered` exclude each other: a registered colour is fixed to light or dark where it is declared" %}
        {% endif %}
        {% if not any(m in modifiers if isAppearance(m)) %}
        {% fail "the option `lightDark` needs a modifier with a light and a dark context, which the output does not pin" %}
        {% endif %}
        {% for m in modifiers if isAppearance(m) and not isPair(m) %}
        {% fail "the option `lightDark` needs a modifier with one light and one dark context and no other, which `" ~ m.text ~ "` is not" %}
        {% endfor %}
        {% endif %}
        {% for m in modifiers %}
        {% if options.themeFiles and changesSelectors(m) %}
        {% fail "the option `themeFiles` makes rules without conditions, so `attributes`, `selectors`, `conditions` and `switch` do nothing for `" ~ m.text ~ "`" %}
        {% endif %}
        {% if not byElement(m) %}
        {% for c in m.contexts if not c.isDefault and not hasQuery(c) %}
        {% fail "no media query chooses `" ~ c.text ~ "` of `" ~ m.text ~ "`, which the option `switch` leaves to media queries; the option `conditions` can name one" %}
        {% endfor %}
        {% if m.attributes is not none or any(c in m.contexts if c.selectors is not none) %}
        {% fail "the option `switch` leaves `" ~ m.text ~ "` to media queries, so `attributes` and `selectors` do nothing for it" %}
        {% endif %}
        {% endif %}
        {% if not byMedia(m) and any(c in m.contexts if c.conditions is not none) %}
        {% fail "the option `switch` leaves `" ~ m.text ~ "` to selectors, so `conditions` does nothing for it" %}
        {% endif %}
        {% if m.attributes is not none and not any(c in m.contexts if c.selectors is none) %}
        {% fail "the option `selectors` names a selector for every context of `" ~ m.text ~ "`, so `attributes` does nothing for it" %}
        {% endif %}
        {% endfor %}

        """#
      ),
      file(
        "css", "components.css.tmpl",
        #"""
        {# A class for each component style and for each of its parts. Values are those of the custom properties, so
           that a class is right in every context. A field that is no property of CSS is a custom property only. #}

        {% include "rules.tmpl" %}
        {% include "declarations.tmpl" %}
        {% include "text.tmpl" %}

        {% macro component(c: Component) %}
        {% unique "classes", c.group.qualified at c.group %}
        {{ spacedRule(description(c.group), "." ~ c.group.qualified, declarations(c, "")) }}
        {# Of rules that hold at once the last one counts. #}
        {{ spacedRule("", "." ~ c.group.qualified ~ ":hover", declarations(c, "highlighted")) }}
        {{ spacedRule("", "." ~ c.group.qualified ~ ":focus-visible", declarations(c, "focused")) }}
        {{ spacedRule("", "." ~ c.group.qualified ~ "[aria-selected=\"true\"]", declarations(c, "selected")) }}
        {{ spacedRule("", "." ~ c.group.qualified ~ ":active", declarations(c, "pressed")) }}
        {{ spacedRule("", "." ~ c.group.qualified ~ ":is(:disabled, [aria-disabled=\"true\"])", declarations(c, "disabled")) }}
        {% for part in c.parts %}
        {{ component(part) }}
        {% endfor %}
        {% endmacro %}

        {% macro description(g: Group) %}
        {% if let d = g.description %}
        {{ d | comment }}
        {% endif %}
        {% endmacro %}

        {# What a component declares for a state; "" is none. A text style comes first, because its colour is the one
           that a field `color` replaces. #}
        {% macro declarations(c: Component, state: code) %}
        {% for f in c.fields if stateOf(f) == state and isText(f) %}
        {{ declaration(f) }}
        {% endfor %}
        {% for f in c.fields if stateOf(f) == state and not isText(f) %}
        {{ declaration(f) }}
        {% endfor %}
        {% endmacro %}

        {% macro stateOf(f: Field): code = f.name | lookup("fieldState") | default("") %}

        {% macro isText(f: Field): bool = tokenType(f) == "typography" %}

        {% macro tokenType(f: Field) %}
        {% if let t = f.token %}{{ t.type }}{% endif %}
        {% endmacro %}

        {% macro declaration(f: Field) %}
        {% if let property = f.name | lookup("fieldProperty") %}
        {% if let t = f.token %}
        {% if let text = t.resolved as typography %}
        {{ style(text, "", t.qualified, true) }}
        {% elif t.type == "gradient" %}
        background-image: linear-gradient(var(--{{ t.qualified }}));
        {% elif t.type != "strokeStyle" %}
        {{ property }}: var(--{{ t.qualified }});
        {% endif %}
        {% elif let c = f.constant %}
        {{ constantDeclaration(c.value, property, c.qualified) }}
        {% endif %}
        {% endif %}
        {% endmacro %}

        {% macro constantDeclaration.insets(c, property: code, name: code) %}
        {{ property }}-block: var(--{{ name }}{{ join() }}top) var(--{{ name }}{{ join() }}bottom);
        {{ property }}-inline: var(--{{ name }}{{ join() }}leading) var(--{{ name }}{{ join() }}trailing);
        {% endmacro %}

        {# A number of lines needs the old flexible box; 0 is any number. #}
        {% macro constantDeclaration.number(c: NumberConstant, property: code, name: code) %}
        {% if property != "line-clamp" %}
        {{ property }}: var(--{{ name }});
        {% elif c.value > 0 %}
        display: -webkit-box;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: var(--{{ name }});
        overflow: hidden;
        {% endif %}
        {% endmacro %}

        {% macro constantDeclaration.boolean(c, property: code, name: code) %}
        {{ property }}: {{ "clip" if c.value else "visible" }};
        {% endmacro %}

        {# Words, texts, images and places have no property of their own. #}
        {% macro constantDeclaration.else(c: ConstantValue, property: code, name: code) %}
        {% endmacro %}

        {% macro componentSheet() %}
        {% for c in components if c.group.isPublic %}
        {{ component(c) }}
        {% endfor %}
        {% endmacro %}

        {{ sheet("", componentSheet()) }}

        """#
      ),
      file(
        "css", "constants.tmpl",
        #"""
        {# What the standard has no type for, as custom properties. #}

        {# 1 or 0, which `calc()` can take. #}
        {% macro declareConstant.boolean(c, name: code) %}
        --{{ name }}: {{ "1" if c.value else "0" }};
        {% endmacro %}

        {% macro declareConstant.string(c, name: code) %}
        --{{ name }}: {{ c.value | string }};
        {% endmacro %}

        {% macro declareConstant.word(c, name: code) %}
        --{{ name }}: {{ c.value | string("word") }};
        {% endmacro %}

        {# The name of an image, which a page looks up as it likes. #}
        {% macro declareConstant.image(c, name: code) %}
        --{{ name }}: {{ c.value | string }};
        {% endmacro %}

        {% macro declareConstant.number(c: NumberConstant, name: code) %}
        --{{ name }}: {{ c.value }};
        {% endmacro %}

        {% macro declareConstant.point(c, name: code) %}
        {{ lengths(c.lengths, name) }}
        {% endmacro %}

        {% macro declareConstant.size(c, name: code) %}
        {{ lengths(c.lengths, name) }}
        {% endmacro %}

        {% macro declareConstant.rect(c, name: code) %}
        {{ lengths(c.lengths, name) }}
        {% endmacro %}

        {% macro declareConstant.insets(c, name: code) %}
        {{ lengths(c.lengths, name) }}
        {% endmacro %}

        {% macro lengths(lengths: [ConstantLength], name: code) %}
        {% for l in lengths %}
        --{{ name }}{{ join() }}{{ l.name }}: {{ length(l.value, l.unit) }};
        {% endfor %}
        {% endmacro %}

        """#
      ),
      file(
        "css", "declarations.tmpl",
        #"""
        {# The custom properties of a token: one, or one for each part. `all`: also those that are the same in
           every context. #}

        {% include "values.tmpl" %}

        {% macro declare.typography(t, name: code, all: bool) %}
        {{ style(t, "--" ~ name ~ join(), "", all) }}
        {% endmacro %}

        {% macro declare.strokeStyle(s, name: code, all: bool) %}
        --{{ name }}: {{ css(s, false) }};
        {% if s.dashes is not empty %}
        --{{ name }}{{ join() }}dash-array: {% for d in s.dashes %}{{ css(d, false) }}{% between %} {% endfor %};
        --{{ name }}{{ join() }}line-cap: {{ cap(s) }};
        {% endif %}
        {% endmacro %}

        {% macro cap(s: StrokeStyle) %}
        {% if let cap = s.cap %}
        {{ cap }}
        {% else %}
        butt
        {% endif %}
        {% endmacro %}

        {% macro declare.reference(r, name: code, all: bool) %}
        {{ refer(r.value, name, r.qualified, all) }}
        {% endmacro %}

        {% macro declare.dimension(d, name: code, all: bool) %}
        --{{ name }}: {{ length(d.value, d.unit) }};
        {% endmacro %}

        {% macro declare.else(v: Value, name: code, all: bool) %}
        --{{ name }}: {{ css(v, false) }};
        {% endmacro %}

        {# The properties of a token that is the one called `target`. #}
        {% macro refer.typography(t, name: code, target: code, all: bool) %}
        {{ style(t, "--" ~ name ~ join(), target, all) }}
        {% endmacro %}

        {% macro refer.strokeStyle(s, name: code, target: code, all: bool) %}
        --{{ name }}: var(--{{ target }});
        {% if s.dashes is not empty %}
        --{{ name }}{{ join() }}dash-array: var(--{{ target }}{{ join() }}dash-array);
        --{{ name }}{{ join() }}line-cap: var(--{{ target }}{{ join() }}line-cap);
        {% endif %}
        {% endmacro %}

        {% macro refer.else(v: Value, name: code, target: code, all: bool) %}
        --{{ name }}: var(--{{ target }});
        {% endmacro %}

        {# The same for screens that show more than sRGB: only what has a colour of its own that they need. #}
        {% macro declareWide.color(c, name: code) %}
        {% if c.displayP3 is not none %}
        --{{ name }}: {{ css(c, true) }};
        {% endif %}
        {% endmacro %}

        {% macro declareWide.border(b, name: code) %}
        {% if isWide(b.color) is not empty %}
        --{{ name }}: {{ css(b, true) }};
        {% endif %}
        {% endmacro %}

        {% macro declareWide.shadow(s, name: code) %}
        {% if isWide(s) is not empty %}
        --{{ name }}: {{ css(s, true) }};
        {% endif %}
        {% endmacro %}

        {% macro declareWide.gradient(g, name: code) %}
        {% set wide %}{% for s in g.stops %}{{ isWide(s.color) }}{% endfor %}{% endset %}
        {% if wide is not empty %}
        --{{ name }}: {{ css(g, true) }};
        {% endif %}
        {% endmacro %}

        {% macro declareWide.typography(t, name: code) %}
        {% if let color = t.color %}
        {% if isWide(color) is not empty %}
        --{{ name }}{{ join() }}color: {{ css(color, true) }};
        {% endif %}
        {% endif %}
        {% if let shadow = t.shadow %}
        {% if isWide(shadow) is not empty %}
        --{{ name }}{{ join() }}text-shadow: {{ textShadow(shadow, true) }};
        {% endif %}
        {% endif %}
        {% endmacro %}

        {# A reference leads to what is declared for such screens itself. #}
        {% macro declareWide.else(v: Value, name: code) %}
        {% endmacro %}

        {% macro isWide.color(c) %}
        {{ "wide" if c.displayP3 is not none else "" }}
        {% endmacro %}

        {% macro isWide.shadow(s) %}
        {% for l in s.layers %}{{ isWide(l.color) }}{% endfor %}
        {% endmacro %}

        {# A text has the colours of its shadow itself, also where that is another token. #}
        {% macro isWide.reference(r) %}
        {{ isWide(r.value) if r.value is shadow else "" }}
        {% endmacro %}

        {% macro isWide.else(v: Value) %}
        {% endmacro %}

        """#
      ),
      file(
        "css", "fonts.css.tmpl",
        #"""
        {# The files of fonts. They stand outside of layers, which do not matter to them. #}

        {% macro face(family: Family, f: Face, file: text) %}

        @font-face {
          font-family: {{ family.name | string }};
          src: url({{ (options.fontFiles | default("") ~ file) | string }});
          font-weight: {{ f.weight }};
          font-style: {{ f.slant }};
          font-display: swap;
        }
        {% endmacro %}

        /* Written by `tokens build`. Edit the token source, not this file. */
        {% for family in fonts %}
        {% for f in family.faces %}
        {% if let file = f.file %}
        {{ face(family, f, file) }}
        {% else %}
        {% warn "a face of " ~ family.name ~ " has no `file`, so no page can load it" %}
        {% endif %}
        {% endfor %}
        {% else %}
        {% fail "the option `fontFiles` is set, but no public font of the source has `faces`" %}
        {% endfor %}

        """#
      ),
      file(
        "css", "lines.tmpl",
        #"""
        {# The declarations of tokens and constants, one after the other. #}

        {% macro heading(description: text?) %}
        {% if let d = description %}
        {{ d | comment }}
        {% endif %}
        {% endmacro %}

        {% macro wideRule(selector: code, body: code) %}
        {% if body is not empty %}
        @supports (color: color(display-p3 0 0 0)) {
          {{ weightless(selector) }} {
            {{ body }}
          }
        }
        {% endif %}
        {% endmacro %}

        {# `part`: `all` tokens, those that are `folded`, or those that are not, which are `plain`. #}
        {% macro lines(tokens: [Token], constants: [Constant], part: code, public: bool, isBase: bool) %}
        {% for c in constants if c.isPublic == public and part != "folded" %}
        {{ heading(c.description) if isBase else "" }}
        {{ declareConstant(c.value, c.qualified) }}
        {% endfor %}
        {% for t in tokens if t.isPublic == public and isPart(t, part) %}
        {{ description(t) if isBase else "" }}
        {% if options.lightDark and t.type == "color" %}
        {{ fold(t, css(t.inLight.value, false), css(t.inDark.value, false)) }}
        {% else %}
        {{ declare(t.value, t.qualified, isBase) }}
        {% endif %}
        {% endfor %}
        {% endmacro %}

        {% macro isPart(t: Token, part: code): bool = part == "all" or (t.type == "color") == (part == "folded") %}

        {# A colour with its light and its dark value in one. #}
        {% macro fold(t: Token, light: code, dark: code) %}
        --{{ t.qualified }}: {{ light if light == dark else "light-dark(" ~ light ~ ", " ~ dark ~ ")" }};
        {% endmacro %}

        {% macro wideLines(tokens: [Token], part: code) %}
        {% for t in tokens if t.type in ("color", "border", "shadow", "gradient", "typography") and isPart(t, part) %}
        {% if options.lightDark and t.type == "color" %}
        {% if isWide(t.inLight.value) ~ isWide(t.inDark.value) != "" %}
        {{ fold(t, css(t.inLight.value, true), css(t.inDark.value, true)) }}
        {% endif %}
        {% else %}
        {{ declareWide(t.value, t.qualified) }}
        {% endif %}
        {% endfor %}
        {% endmacro %}

        {% macro description(t: Token) %}
        {% if let deprecation = t.deprecation %}
        {{ ("Deprecated. " ~ deprecation.reason | default("")) | comment }}
        {% elif let d = t.description %}
        {{ d | comment }}
        {% endif %}
        {% endmacro %}

        """#
      ),
      file(
        "css", "registrations.tmpl",
        #"""
        {# The types of custom properties, for browsers: what is registered can be animated, and a wrong value falls
           back to the first one. #}

        {% macro registrations() %}
        {% for t in tokens if options.registered and t.isPublic %}
        {{ register(t.resolved, t.qualified) }}
        {% endfor %}
        {% endmacro %}

        {% macro register.color(c, name: code) %}
        {{ registration(name, "<color>", css(c, false)) }}
        {% endmacro %}

        {# A length that depends on the font or the window is worked out where it is used, and so not registered. #}
        {% macro register.dimension(d, name: code) %}
        {% if d.unit in ("px", "rem", "cm", "mm", "Q", "in", "pt", "pc") %}
        {% if let px = d.px %}
        {{ registration(name, "<length>", (px | number(6)) ~ "px") }}
        {% endif %}
        {% endif %}
        {% endmacro %}

        {% macro register.number(n: Number, name: code) %}
        {{ registration(name, "<number>", css.number(n, false)) }}
        {% endmacro %}

        {% macro register.fontWeight(w, name: code) %}
        {{ registration(name, "<number>", css.fontWeight(w, false)) }}
        {% endmacro %}

        {% macro register.duration(d, name: code) %}
        {{ registration(name, "<time>", css.duration(d, false)) }}
        {% endmacro %}

        {# CSS has no type for the others. #}
        {% macro register.else(v: Value, name: code) %}
        {% endmacro %}

        {% macro registration(name: code, syntax: code, initial: code) %}

        @property --{{ name }} {
          syntax: "{{ syntax }}";
          inherits: true;
          initial-value: {{ initial }};
        }
        {% endmacro %}

        """#
      ),
      file(
        "css", "rules.tmpl",
        #"""
        {# Rules of a style sheet, and the blank lines between them. #}

        {# Something with a blank line before it; nothing for nothing. #}
        {% macro spaced(text: code) %}
        {% if text is not empty %}

        {{ text }}
        {% endif %}
        {% endmacro %}

        {% macro spacedRule(comment: code, selector: code, body: code) %}
        {% if body is not empty %}

        {{ rule(comment, selector, body) }}
        {% endif %}
        {% endmacro %}

        {% macro rule(comment: code, selector: code, body: code) %}
        {% if body is not empty %}
        {{ comment }}
        {{ weightless(selector) }} {
          {{ body }}
        }
        {% endif %}
        {% endmacro %}

        {# With the option `where` a selector weighs nothing. #}
        {% macro weightless(selector: code) %}
        {% if options.where %}
        :where({{ selector }})
        {%- else %}
        {{ selector }}
        {%- endif %}
        {% endmacro %}

        {# A whole file: what stands outside of the layer, and what is in it, if there is one. #}
        {% macro sheet(outside: code, body: code) %}
        /* Written by `tokens build`. Edit the token source, not this file. */
        {{ outside }}
        {% if let layer = options.layer %}
        {% if body is not empty %}

        @layer {{ layer }} {
          /* Rules that are in no layer, or in a later one, count more than these. */
          {{- body }}
        }
        {% endif %}
        {% else %}
        {{ body }}
        {% endif %}
        {% endmacro %}

        """#
      ),
      file(
        "css", "selectors.tmpl",
        #"""
        {# Which elements a rule is for. An element chooses a context by an attribute, or by what the option
           `selectors` says; a media query does where no element in sight does. #}

        {% macro byElement(m: Modifier): bool = m.switch | default("") != "media" %}
        {% macro byMedia(m: Modifier): bool = m.switch | default("") != "selectors" %}
        {% macro isHigh(c: Context): bool = c.contrast | default("standard") == "high" %}
        {% macro hasQuery(c: Context): bool = c.conditions is not none or c.scheme is not none or c.contrast is not none %}

        {# The root: the document's, the host of a shadow tree, or elements of the page, around which others may
           choose. The latter weigh nothing, so that what they choose themselves counts more. #}
        {% macro isDocument(): bool = options.selector in (":root", "html", ":root, :host", ":host, :root") %}
        {% macro isHost(): bool = options.selector in (":host", ":root, :host", ":host, :root") %}
        {% macro isInside(): bool = not isDocument() and not isHost() %}
        {% macro document() %}{{ "html" if options.selector == "html" else ":root" }}{% endmacro %}

        {% macro base() %}
        {{ ":where(" ~ options.selector ~ ")" if isInside() else options.selector }}
        {% endmacro %}

        {# The root where `without`, a list of selectors, matches neither it nor anything around it. #}
        {% macro root(without: code) %}
        {% if without is empty %}
        {{ base() }}
        {% elif isInside() %}
        :where({{ options.selector }}){{ without }}
        {%- else %}
        {%- if isDocument() %}{{ document() }}{{ without }}{% endif %}{{ ", " if isDocument() and isHost() else "" }}{% if isHost() %}:host({{ without }}){% endif %}
        {% endif %}
        {% endmacro %}

        {% macro attribute(m: Modifier) %}{{ m.attributes | default(options.attribute ~ m.name) }}{% endmacro %}
        {% macro chosen(c: Context) %}{{ c.selectors | default("[" ~ attribute(c.modifier) ~ "=" ~ (c.text | string) ~ "]") }}{% endmacro %}
        {% macro anyOf(m: Modifier) %}{% for c in m.contexts %}{{ chosen(c) }}{% between %}, {% endfor %}{% endmacro %}

        {# Everything inside an element that chooses any context. #}
        {% macro insideAny(m: Modifier) %}
        {% for c in m.contexts %}{{ chosen(c) }} *{{ ", :host(" ~ chosen(c) ~ ") *" if isHost() else "" }}{% between %}, {% endfor %}
        {% endmacro %}

        {# The other contexts of its modifier, as one selector. #}
        {% macro others(c: Context) %}
        {% if c.modifier.contexts | count > 2 %}
        :is({% for o in c.modifier.contexts if o.name != c.name %}{{ chosen(o) }}{% between %}, {% endfor %})
        {%- else %}
        {%- for o in c.modifier.contexts if o.name != c.name %}{{ chosen(o) }}{% endfor %}
        {% endif %}
        {% endmacro %}

        {# The element chooses nothing, and the nearest one around it that does chooses the context: within one
           that does is none that does not, or within that is one that does, and so on. #}
        {% macro around(c: Context) %}
        :where({{ levels(c, chosen(c), options.nesting) }}{{ ", " ~ levels(c, ":host(" ~ chosen(c) ~ ")", options.nesting) if isHost() else "" }})
        {% endmacro %}

        {% macro levels(c: Context, within: code, rest: integer) %}
        {% set other = others(c) %}
        {{ within }} :not({{ anyOf(c.modifier) }}{% if other is not empty %}, {{ within }} {{ other }} *{% endif %}){% if rest > 1 and other is not empty %}, {{ levels(c, within ~ " " ~ other ~ " " ~ chosen(c), rest - 1) }}{% endif %}
        {% endmacro %}

        {# Nothing in sight chooses the context. In high contrast it weighs more than the same scheme without. #}
        {% macro untold(c: Context) %}
        {% if byElement(c.modifier) %}
        {% if isInside() %}
        :where(:not({{ anyOf(c.modifier) }}, {{ insideAny(c.modifier) }}))
        {%- else %}
        :not({{ anyOf(c.modifier) }}){{ ":not(" ~ chosen(c) ~ ")" if c.scheme is not none and isHigh(c) and not options.where else "" }}
        {%- endif %}
        {% endif %}
        {% endmacro %}

        {% macro untoldInside(c: Context) %}
        {% if byElement(c.modifier) %}
        :not({{ anyOf(c.modifier) }}, {{ insideAny(c.modifier) }})
        {%- endif %}
        {% endmacro %}

        {# Whether something can choose what the rule is for, and the rule is needed. `isFolded`: for tokens that
           hold both appearances. #}
        {% macro isUsable(r: Rule): bool = not any(c in r.environment if not byMedia(c.modifier)) %}
        {% macro isUsableElement(e: Element, isFolded: bool): bool = not any(c in e.chosen if not byElement(c.modifier) or isFolded and isAppearance(c.modifier)) and not any(c in e.inherited if not byElement(c.modifier)) and not isCarrier(e, isFolded) %}
        {% macro isAppearance(m: Modifier): bool = m.role | default("contrast") == "appearance" %}
        {% macro isCarrier(e: Element, isFolded: bool): bool = carrier(e, isFolded) is not empty %}
        {% macro carrier(e: Element, isFolded: bool) %}
        {% if let m = e.carrier %}{{ "none" if not byElement(m) or isFolded and isAppearance(m) else "" }}{% endif %}
        {% endmacro %}

        {% macro selectors(s: Setting, r: Rule, isFolded: bool) %}
        {% for e in r.elements if isUsableElement(e, isFolded) and not (e.isRoot and isInside()) %}
        {{ selector(e, r, s) }}{% between %},
        {% endfor %}
        {% endmacro %}

        {% macro selector(e: Element, r: Rule, s: Setting) %}
        {% if e.isRoot %}
        {{ root(untoldAll(r)) }}
        {% else %}
        {{ own(e) }}
        {%- for c in s.contexts %}{% if c in r.environment %}{{ untoldInside(c) }}{% elif c in e.inherited %}{{ around(c) }}{% endif %}{% endfor %}
        {%- if isHost() and e.inherited is empty and e.chosen is not empty %}, :host({{ own(e) }}{{ untoldAll(r) }}){% endif %}
        {% endif %}
        {% endmacro %}

        {% macro own(e: Element) %}
        {% for c in e.chosen %}{{ chosen(c) }}{% endfor %}{% if let m = e.carrier %}{{ carrying(m) }}{% endif %}
        {% endmacro %}

        {# An element that may choose any context. #}
        {% macro carrying(m: Modifier) %}
        {{ ":is(" ~ anyOf(m) ~ ")" if any(c in m.contexts if c.selectors is not none) else "[" ~ attribute(m) ~ "]" }}
        {% endmacro %}

        {% macro untoldAll(r: Rule) %}
        {% for c in r.environment %}{{ untold(c) }}{% endfor %}
        {% endmacro %}

        {# Elements of the page that are a root get what is chosen around them. #}
        {% macro insideRoot(s: Setting, r: Rule) %}
        {% if isInside() and any(c in s.contexts if not c.isDefault) and not any(c in s.contexts if not c.isDefault and c not in r.environment and not byElement(c.modifier)) %}
        {{ base() }}{% for c in s.contexts if not c.isDefault %}{{ untold(c) if c in r.environment else around(c) }}{% endfor %}
        {% endif %}
        {% endmacro %}

        {# The media query of a context. Where rules weigh the same, one of high contrast excludes the others. #}
        {% macro query(c: Context) %}
        {% if let condition = c.conditions %}
        {{ condition }}
        {% elif let scheme = c.scheme %}
        (prefers-color-scheme: {{ scheme }}){{ contrastQuery(c) }}
        {% else %}
        (prefers-contrast: {{ "more" if isHigh(c) else "no-preference" }})
        {% endif %}
        {% endmacro %}

        {% macro contrastQuery(c: Context) %}
        {% if isHigh(c) %} and (prefers-contrast: more)
        {%- elif options.where and any(o in c.modifier.contexts if isHigh(o) and o.scheme is not none) %} and (not (prefers-contrast: more))
        {%- endif %}
        {% endmacro %}

        """#
      ),
      file(
        "css", "settings.tmpl",
        #"""
        {# What other contexts change: for elements that choose them, and for each set of media queries. #}

        {% macro rules(s: Setting) %}
        {% for r in s.rules if isUsable(r) %}
        {% if options.lightDark %}
        {{ spaced(block(s, r, "plain")) }}
        {% if not any(c in s.contexts if isAppearance(c.modifier) and not c.isDefault) %}
        {{ spaced(block(s, r, "folded")) }}
        {% endif %}
        {% else %}
        {{ spaced(block(s, r, "all")) }}
        {% endif %}
        {% endfor %}
        {% endmacro %}

        {% macro block(s: Setting, r: Rule, part: code) %}
        {% set elements = selectors(s, r, part == "folded") %}
        {% set inside = insideRoot(s, r) %}
        {% set selector = elements ~ (",\n" if elements != "" and inside != "" else "") ~ inside %}
        {% if selector != "" %}
        {% set body = setting(s, selector, part) %}
        {% if r.environment is empty or body is empty %}
        {{ body }}
        {% else %}
        @media {% for c in r.environment %}{{ query(c) }}{% between %} and {% endfor %} {
          {{ body }}
        }
        {% endif %}
        {% endif %}
        {% endmacro %}

        {# Private tokens, public ones, and what only some screens can show; a blank line between any two. #}
        {% macro setting(s: Setting, selector: code, part: code) %}
        {% set private = rule("", selector, lines(s.tokens, s.constants, part, false, false)) %}
        {% set public = rule("", selector, lines(s.tokens, s.constants, part, true, false)) %}
        {% set wide = wideRule(selector, wideLines(s.tokens, part)) %}
        {{ private }}
        {% if private != "" and public != "" %}

        {% endif %}
        {{ public }}
        {% if wide != "" and (private != "" or public != "") %}

        {% endif %}
        {{ wide }}
        {% endmacro %}

        {# The choice of an appearance also says which scroll bars and form controls fit. #}
        {% macro colorSchemes(m: Modifier) %}
        {% for c in m.contexts %}
        {% if let scheme = c.scheme %}
        {% if byElement(m) %}
        {% set host %}{{ ", :host(" ~ chosen(c) ~ ")" if isHost() else "" }}{% endset %}
        {% set inside %}{{ ",\n" ~ base() ~ around(c) if isInside() and not c.isDefault else "" }}{% endset %}
        {{ spacedRule("", chosen(c) ~ host ~ inside, "color-scheme: " ~ scheme ~ ";") }}
        {% endif %}
        {% if not c.isDefault and byMedia(m) %}

        @media {{ query(c) }} {
          {{ rule("", root(untold(c)), "color-scheme: " ~ scheme ~ ";") }}
        }
        {% endif %}
        {% endif %}
        {% endfor %}
        {% endmacro %}

        """#
      ),
      file(
        "css", "target.json",
        ##"""
        {
          "targetVersion": 1,
          "summary": "Custom properties, text classes; themes by media queries and attributes",
          "options": {
            "prefix": { "type": "string", "pattern": "[A-Za-z][A-Za-z0-9-]*", "help": "first part of every name: --PREFIX-color-text-body" },
            "join": { "type": "string", "pattern": "[-_]+", "help": "what stands between the parts of a name in place of `-`: `--` makes --color--text--body" },
            "layer": { "type": "string", "pattern": "[A-Za-z_][A-Za-z0-9_-]*(\\.[A-Za-z_][A-Za-z0-9_-]*)*", "help": "the cascade layer that holds everything: @layer LAYER" },
            "where": { "type": "boolean", "default": false, "help": "selectors without specificity, so that any rule of a page counts more: :where(:root)" },
            "selector": { "type": "string", "default": ":root", "pattern": "(:root|:host|:root, :host|:host, :root)|[^:{}<>;\"'\\\\]+", "help": "what the base is set on: `:root`, `:host`, both, or elements such as `.acme`" },
            "attribute": { "type": "string", "default": "data-", "pattern": "[a-z][a-z0-9-]*", "help": "what stands before a modifier's name in attributes: data-theme" },
            "attributes": { "type": "modifier", "pattern": "[a-z][a-z0-9-]*", "help": "whole names of attributes: {\"theme\": \"data-color-mode\"}" },
            "selectors": { "type": "context", "pattern": "[.#\\[][^{}<>;,\"'\\\\ ]*|:(is|where)\\([^{}<>;\"'\\\\()]+\\)", "help": "what chooses a context in place of an attribute: {\"theme\": {\"dark\": \".dark\"}}" },
            "conditions": { "type": "context", "pattern": "[^{}<>;\"'\\\\]+", "help": "media queries for contexts: {\"width\": {\"wide\": \"(min-width: 60rem)\"}}" },
            "switch": { "type": "modifier", "pattern": "media|selectors", "help": "what alone chooses a modifier's contexts, `media` or `selectors`; otherwise both do: {\"contrast\": \"media\"}" },
            "nesting": { "type": "integer", "default": 2, "minimum": 1, "maximum": 8, "help": "how often contexts may change around an element that chooses another modifier: twice so often each way" },
            "lightDark": { "type": "boolean", "default": false, "help": "colours hold both appearances, so that they follow `color-scheme`: light-dark(#fff, #000)" },
            "themeFiles": { "type": "boolean", "default": false, "help": "tokens.css is the base, and every other choice of contexts is a file that is linked after it" },
            "unit": { "type": "choice", "values": ["source", "rem", "px"], "default": "source", "help": "`rem` prints px in rem, `px` prints rem in px; parts of borders, shadows and dashes stay" },
            "remBase": { "type": "number", "default": 16, "minimum": 1, "help": "pixels of a rem, for `unit`" },
            "registered": { "type": "boolean", "default": false, "help": "@property for public colours, lengths, numbers, weights and durations" },
            "fontFiles": { "type": "string", "pattern": "[^{}<>;\"'\\\\]*", "omits": { "faces": true }, "help": "fonts.css with @font-face, and what stands before the names of font files: ../fonts/" },
            "private": { "type": "choice", "values": ["used", "keep", "omit"], "help": "which private tokens are printed: those that something refers to (without this option), all, or none, where references become values" },
            "classes": { "type": "boolean", "default": true, "help": "a class for each typography token" },
            "components": { "type": "boolean", "default": true, "help": "a class for each component style and each of its parts" }
          },
          "names": {
            "group": "kebab",
            "token": "kebab",
            "scope": "global",
            "join": "-",
            "caseSensitive": true,
            "digitFirst": null,
            "allowed": "xid",
            "otherwise": "uHEX",
            "root": null,
            "parts": {
              "strokeStyle": { "dashes": "dash-array", "cap": "line-cap" },
              "typography": {
                "fontFamily": "font-family",
                "fontSize": "font-size",
                "fontWeight": "font-weight",
                "slant": "font-style",
                "lineHeight": "line-height",
                "kern": "letter-spacing",
                "align": "text-align",
                "letterCase": "text-transform",
                "decoration": "text-decoration",
                "lineBreak": ["overflow", "text-overflow", "overflow-wrap", "word-break"],
                "shadow": "text-shadow",
                "color": "color"
              },
              "point": { "x": "x", "y": "y" },
              "size": { "width": "width", "height": "height" },
              "rect": { "x": "x", "y": "y", "width": "width", "height": "height" },
              "insets": { "top": "top", "leading": "leading", "bottom": "bottom", "trailing": "trailing" }
            }
          },
          "text": {
            "string": { "open": "\"", "close": "\"", "escapes": { "\"": "\\\"", "\\": "\\\\", "<": "\\00003C" }, "control": "\\{HEX6}" },
            "strings": {
              "word": {
                "open": "",
                "close": "",
                "escapes": {
                  " ": "\\ ", "!": "\\!", "\"": "\\\"", "#": "\\#", "$": "\\$", "%": "\\%", "&": "\\&", "'": "\\'",
                  "(": "\\(", ")": "\\)", "*": "\\*", "+": "\\+", ",": "\\,", ".": "\\.", "/": "\\/", ":": "\\:",
                  ";": "\\;", "<": "\\<", "=": "\\=", ">": "\\>", "?": "\\?", "@": "\\@", "[": "\\[", "\\": "\\\\",
                  "]": "\\]", "^": "\\^", "`": "\\`", "{": "\\{", "|": "\\|", "}": "\\}", "~": "\\~"
                },
                "control": "\\{HEX6}"
              }
            },
            "comment": { "first": "/*", "line": " * ", "last": " */", "single": "/* {} */", "replace": { "*/": "* /", "/*": "/ *", "</": "< /" }, "width": 100 },
            "number": { "digits": null }
          },
          "references": {
            "color": true, "dimension": true, "fontFamily": true, "fontWeight": true, "duration": true,
            "cubicBezier": true, "number": true, "strokeStyle": true, "border": true, "transition": true,
            "shadow": true, "gradient": true,
            "typography": { "alias": true, "parts": ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight", "color", "offsetX", "offsetY", "blur"] }
          },
          "contexts": { "appearance": "cascade", "contrast": "cascade", "other": "cascade" },
          "private": "used",
          "omits": { "lineBreak": ["truncatingHead", "truncatingMiddle"], "shadow": ["spread", "inset"] },
          "tables": {
            "fieldProperty": {
              "background": "background-color", "color": "color", "text": "font",
              "corner-radius": "border-radius", "border": "border", "shadow": "box-shadow",
              "opacity": "opacity", "padding": "padding", "content-insets": "padding", "margin": "margin",
              "margin-top": "margin-top", "margin-bottom": "margin-bottom", "gap": "gap", "width": "width",
              "height": "height", "minimum-width": "min-width", "minimum-height": "min-height",
              "maximum-width": "max-width", "maximum-height": "max-height", "tint": "accent-color",
              "number-of-lines": "line-clamp", "clips-to-bounds": "overflow", "press": "transition",
              "transition": "transition",
              "background-pressed": "background-color",
              "color-pressed": "color",
              "text-pressed": "font",
              "corner-radius-pressed": "border-radius",
              "border-pressed": "border",
              "shadow-pressed": "box-shadow",
              "opacity-pressed": "opacity",
              "background-highlighted": "background-color",
              "color-highlighted": "color",
              "text-highlighted": "font",
              "corner-radius-highlighted": "border-radius",
              "border-highlighted": "border",
              "shadow-highlighted": "box-shadow",
              "opacity-highlighted": "opacity",
              "background-selected": "background-color",
              "color-selected": "color",
              "text-selected": "font",
              "corner-radius-selected": "border-radius",
              "border-selected": "border",
              "shadow-selected": "box-shadow",
              "opacity-selected": "opacity",
              "background-focused": "background-color",
              "color-focused": "color",
              "text-focused": "font",
              "corner-radius-focused": "border-radius",
              "border-focused": "border",
              "shadow-focused": "box-shadow",
              "opacity-focused": "opacity",
              "background-disabled": "background-color",
              "color-disabled": "color",
              "text-disabled": "font",
              "corner-radius-disabled": "border-radius",
              "border-disabled": "border",
              "shadow-disabled": "box-shadow",
              "opacity-disabled": "opacity"
            },
            "fieldState": {
              "background-pressed": "pressed",
              "color-pressed": "pressed",
              "text-pressed": "pressed",
              "corner-radius-pressed": "pressed",
              "border-pressed": "pressed",
              "shadow-pressed": "pressed",
              "opacity-pressed": "pressed",
              "background-highlighted": "highlighted",
              "color-highlighted": "highlighted",
              "text-highlighted": "highlighted",
              "corner-radius-highlighted": "highlighted",
              "border-highlighted": "highlighted",
              "shadow-highlighted": "highlighted",
              "opacity-highlighted": "highlighted",
              "background-selected": "selected",
              "color-selected": "selected",
              "text-selected": "selected",
              "corner-radius-selected": "selected",
              "border-selected": "selected",
              "shadow-selected": "selected",
              "opacity-selected": "selected",
              "background-focused": "focused",
              "color-focused": "focused",
              "text-focused": "focused",
              "corner-radius-focused": "focused",
              "border-focused": "focused",
              "shadow-focused": "focused",
              "opacity-focused": "focused",
              "background-disabled": "disabled",
              "color-disabled": "disabled",
              "text-disabled": "disabled",
              "corner-radius-disabled": "disabled",
              "border-disabled": "disabled",
              "shadow-disabled": "disabled",
              "opacity-disabled": "disabled"
            },
            "genericFamily": {
              "serif": "serif", "sans-serif": "sans-serif", "monospace": "monospace", "cursive": "cursive", "fantasy": "fantasy",
              "system-ui": "system-ui", "ui-serif": "ui-serif", "ui-sans-serif": "ui-sans-serif", "ui-monospace": "ui-monospace",
              "ui-rounded": "ui-rounded", "math": "math", "emoji": "emoji", "fangsong": "fangsong",
              "-apple-system": "-apple-system", "BlinkMacSystemFont": "BlinkMacSystemFont"
            }
          },
          "files": [
            { "template": "tokens.css.tmpl", "path": "tokens.css" },
            { "template": "components.css.tmpl", "path": "components.css", "when": "components and options.components" },
            { "template": "fonts.css.tmpl", "path": "fonts.css", "when": "options.fontFiles" },
            { "template": "theme.css.tmpl", "path": "tokens.{context}.css", "each": "context", "when": "options.themeFiles and not setting.isBase" }
          ],
          "spellings": [
            { "text": "--{token.name}", "when": "token.type != 'typography'" },
            { "text": ".{token.name}", "when": "token.type == 'typography' and options.classes", "note": "class" }
          ]
        }

        """##
      ),
      file(
        "css", "text.tmpl",
        #"""
        {# The properties of a text style. #}

        {# Each after `before`: as they are, or those of the token called `target`. #}
        {% macro style(t: Typography, before: code, target: code, all: bool) %}
        {% if t.families is not empty and (all or t.varies.fontFamily) %}
        {{ line(before, target, "font-family", family(t)) }}
        {% endif %}
        {% if let size = t.fontSize %}
        {{ line(before, target, "font-size", measure(size)) if all or t.varies.fontSize else "" }}
        {% endif %}
        {% if let weight = t.fontWeight %}
        {{ line(before, target, "font-weight", css(weight, false)) if all or t.varies.fontWeight else "" }}
        {% endif %}
        {% if t.varies.slant or (all and t.slant != "normal") %}
        {{ line(before, target, "font-style", t.slant) }}
        {% endif %}
        {% if (t.lineHeightRatio is not none or t.absoluteLineHeight is not none) and (all or t.varies.lineHeight) %}
        {{ line(before, target, "line-height", lineHeight(t)) }}
        {% endif %}
        {% if (t.kern is not none or t.kernEm is not none) and (all or t.varies.kern) %}
        {{ line(before, target, "letter-spacing", spacing(t)) }}
        {% endif %}
        {% if let align = t.align %}
        {{ line(before, target, "text-align", align) if all or t.varies.align else "" }}
        {% endif %}
        {% if let case = t.letterCase %}
        {{ line(before, target, "text-transform", case) if all or t.varies.letterCase else "" }}
        {% endif %}
        {% if let decoration = t.decoration %}
        {{ line(before, target, "text-decoration", decoration) if all or t.varies.decoration else "" }}
        {% endif %}
        {% if let break = t.lineBreak %}
        {{ lineBreak(break, before, target, t.varies.lineBreak) if all or t.varies.lineBreak else "" }}
        {% endif %}
        {% if let shadow = t.shadow %}
        {{ line(before, target, "text-shadow", textShadow(shadow, false)) if all or t.varies.shadow else "" }}
        {% endif %}
        {% if let color = t.color %}
        {{ line(before, target, "color", css(color, false)) if all or t.varies.color else "" }}
        {% endif %}
        {% endmacro %}

        {% macro line(before: code, target: code, property: code, value: code) %}
        {{ before }}{{ property }}: {{ value if target == "" else "var(--" ~ target ~ join() ~ property ~ ")" }};
        {% endmacro %}

        {% macro family(t: Typography) %}
        {% if let family = t.fontFamily %}
        {{ css(family, false) }}
        {% else %}
        {{ fonts(t.families) }}
        {% endif %}
        {% endmacro %}

        {# A length of our own extension wins over the value of the standard. #}
        {% macro lineHeight(t: Typography) %}
        {% if t.isLineHeightAbsolute %}
        {% if let height = t.absoluteLineHeight %}
        {{ measure(height) }}
        {% endif %}
        {% elif let height = t.lineHeight %}
        {{ measure(height) }}
        {% endif %}
        {% endmacro %}

        {% macro spacing(t: Typography) %}
        {% if t.isKernAbsolute %}
        {% if let kern = t.kern %}
        {{ measure(kern) }}
        {% endif %}
        {% elif let spacing = t.letterSpacing %}
        {{ inEm(spacing) }}
        {% endif %}
        {% endmacro %}

        {# A length in the unit that the option `unit` asks for. #}
        {% macro measure.dimension(d) %}
        {{ length(d.value, d.unit) }}
        {% endmacro %}

        {% macro measure.else(v: Value) %}
        {{ css(v, false) }}
        {% endmacro %}

        {# Few browsers know a part of the font size in `%`; `em` means the same. #}
        {% macro inEm.dimension(d) %}
        {% if d.unit == "%" %}{{ (d.value / 100) | number(6) }}em{% else %}{{ measure.dimension(d) }}{% endif %}
        {% endmacro %}

        {% macro inEm.else(v: Value) %}
        {{ css(v, false) }}
        {% endmacro %}

        {# How many lines there are is for the page to say, with `white-space` or `line-clamp`; this is what
           happens where they end. What varies has all four properties in each context. #}
        {% macro lineBreak(break: LineBreak, before: code, target: code, varies: bool) %}
        {% set cut = break not in ("wordWrapping", "charWrapping") %}
        {% if cut or varies %}
        {{ line(before, target, "overflow", "hidden" if cut else "visible") }}
        {{ line(before, target, "text-overflow", "ellipsis" if break in ("truncatingHead", "truncatingMiddle", "truncatingTail") else "clip") }}
        {% endif %}
        {% if break == "wordWrapping" or varies %}
        {{ line(before, target, "overflow-wrap", "break-word" if break == "wordWrapping" else "normal") }}
        {% endif %}
        {% if break == "charWrapping" or varies %}
        {{ line(before, target, "word-break", "break-all" if break == "charWrapping" else "normal") }}
        {% endif %}
        {% endmacro %}

        {# CSS draws the shadow of text without spread and never inside. #}
        {% macro textShadow.shadow(s, wide: bool) %}
        {% for l in s.layers if not l.isInset %}{{ css(l.offsetX, wide) }} {{ css(l.offsetY, wide) }} {{ css(l.blur, wide) }} {{ css(l.color, wide) }}{% between %}, {% else %}none{% endfor %}
        {% endmacro %}

        {% macro textShadow.reference(r, wide: bool) %}
        {{ textShadow(r.value, wide) }}
        {% endmacro %}

        {% macro textShadow.else(v: Value, wide: bool) %}
        none
        {% endmacro %}

        """#
      ),
      file(
        "css", "theme.css.tmpl",
        #"""
        {# What one choice of contexts changes, for the same elements as the base: linked after it, it takes its
           place. #}

        {% include "rules.tmpl" %}
        {% include "lines.tmpl" %}
        {% include "declarations.tmpl" %}
        {% include "constants.tmpl" %}
        {% include "text.tmpl" %}
        {% include "selectors.tmpl" %}

        {% macro themeSheet(s: Setting) %}
        {% for c in s.contexts %}
        {% if let scheme = c.scheme %}
        {{ spacedRule("", base(), "color-scheme: " ~ scheme ~ ";") }}
        {% endif %}
        {% endfor %}
        {{ spacedRule("", base(), lines(s.rewritten, s.rewrittenConstants, "all", false, false)) }}
        {{ spacedRule("", base(), lines(s.rewritten, s.rewrittenConstants, "all", true, false)) }}
        {{ spaced(wideRule(base(), wideLines(s.rewritten, "all"))) }}
        {% endmacro %}

        {{ sheet("", themeSheet(setting)) }}

        """#
      ),
      file(
        "css", "tokens.css.tmpl",
        #"""
        {% include "rules.tmpl" %}
        {% include "lines.tmpl" %}
        {% include "declarations.tmpl" %}
        {% include "constants.tmpl" %}
        {% include "text.tmpl" %}
        {% include "selectors.tmpl" %}
        {% include "settings.tmpl" %}
        {% include "registrations.tmpl" %}

        {# The base: a rule for each group of the source, private tokens in rules of their own. #}
        {% macro baseRules(s: Setting) %}
        {% set scheme = schemes() %}
        {% if scheme is not empty %}
        {{ spacedRule("", base(), "color-scheme: " ~ scheme ~ ";") }}
        {% endif %}
        {% for m in modifiers if not options.themeFiles %}
        {{ colorSchemes(m) }}
        {% endfor %}
        {{ section(s.root.tokens, s.root.constants, "") }}
        {% for g in s.root.groups %}
        {{ section(g.allTokens, g.allConstants, heading(g.description)) }}
        {% endfor %}
        {% endmacro %}

        {% macro schemes() %}
        {% for m in modifiers %}{% if let scheme = m.default.scheme %}{{ scheme }}{% endif %}{% endfor %}
        {%- for p in pinned %}{% if let scheme = p.scheme %}{{ scheme }}{% endif %}{% endfor %}
        {% endmacro %}

        {% macro section(tokens: [Token], constants: [Constant], comment: code) %}
        {{ spacedRule(comment, base(), lines(tokens, constants, "all", false, true)) }}
        {{ spacedRule(comment, base(), lines(tokens, constants, "all", true, true)) }}
        {% set wide = wideLines(tokens, "all") %}
        {% if wide is not empty %}

        {{ wideRule(base(), wide) }}
        {% endif %}
        {% endmacro %}

        {% macro classes(tokens: [Token]) %}
        {% for t in tokens if t.type == "typography" and t.isPublic %}
        {% if let text = t.resolved as typography %}

        {{ rule(description(t), "." ~ t.identifier, style(text, "", t.qualified, true)) }}
        {% endif %}
        {% endfor %}
        {% endmacro %}

        {% macro tokenSheet() %}
        {% for s in cascade %}
        {% if s.contexts is empty and s.carriers is empty %}
        {{ baseRules(s) }}
        {% if cascade | count > 1 and not options.themeFiles %}

        /*
         * What contexts change, and what refers to it. An element chooses a context for itself and what is in
         * it; where none does, media queries do.
         */
        {% endif %}
        {% elif not options.themeFiles %}
        {{ rules(s) }}
        {% endif %}
        {% endfor %}
        {% if options.classes %}
        {{ classes(tokens) }}
        {% endif %}
        {% endmacro %}

        {% include "checks.tmpl" %}
        {{ sheet(registrations(), tokenSheet()) }}

        """#
      ),
      file(
        "css", "values.tmpl",
        #"""
        {# What a value is called in CSS. `wide`: for screens that show more than sRGB. #}

        {# What stands between the parts of a name. #}
        {% macro join(): code = options.join | default("-") %}

        {% macro css.color(c, wide: bool) %}
        {% if let p3 = c.displayP3 %}
        {% if wide %}
        color(display-p3 {{ p3.red | number(4) }} {{ p3.green | number(4) }} {{ p3.blue | number(4) }}
        {%- if not c.isOpaque %} / {{ c.alpha | number(4) }}{% endif %})
        {% else %}
        {{ hex(c) }}
        {% endif %}
        {% else %}
        {{ hex(c) }}
        {% endif %}
        {% endmacro %}

        {% macro hex(c: Color) %}
        #{{ c.hexRGB if c.isOpaque else c.hex }}
        {% endmacro %}

        {# A length by itself, in the unit that the option `unit` asks for. Parts of borders, shadows and dashes keep
           theirs. #}
        {% macro length(value: number, unit: Unit) %}
        {% if options.unit == "rem" and unit == "px" %}
        {{ (value / options.remBase) | number(6) }}rem
        {%- elif options.unit == "px" and unit == "rem" %}
        {{ (value * options.remBase) | number(6) }}px
        {%- else %}
        {{ value | number(6) }}{{ unit }}
        {%- endif %}
        {% endmacro %}

        {% macro css.dimension(d, wide: bool) %}
        {{ d.value | number(6) }}{{ d.unit }}
        {% endmacro %}

        {% macro css.fontFamily(f, wide: bool) %}
        {{ fonts(f.families) }}
        {% endmacro %}

        {% macro fonts(families: [Family]) %}
        {% for f in families %}{{ f.generic | default(f.name | string) }}{% between %}, {% endfor %}
        {% endmacro %}

        {% macro css.fontWeight(w, wide: bool) %}
        {{ w.value }}
        {% endmacro %}

        {% macro css.duration(d, wide: bool) %}
        {{ d.value | number(6) }}{{ d.unit }}
        {% endmacro %}

        {% macro css.cubicBezier(b, wide: bool) %}
        cubic-bezier({{ b.x1 }}, {{ b.y1 }}, {{ b.x2 }}, {{ b.y2 }})
        {% endmacro %}

        {% macro css.number(n: Number, wide: bool) %}
        {{ n.value }}
        {% endmacro %}

        {% macro css.strokeStyle(s, wide: bool) %}
        {{ s.keyword | default("dashed") }}
        {% endmacro %}

        {% macro css.border(b, wide: bool) %}
        {{ css(b.width, wide) }} {{ css(b.style, wide) }} {{ css(b.color, wide) }}
        {% endmacro %}

        {% macro css.transition(t, wide: bool) %}
        {{ css(t.duration, wide) }} {{ css(t.timingFunction, wide) }} {{ css(t.delay, wide) }}
        {% endmacro %}

        {% macro css.shadow(s, wide: bool) %}
        {% for l in s.layers %}{{ "inset " if l.isInset else "" }}{{ css(l.offsetX, wide) }} {{ css(l.offsetY, wide) }} {{ css(l.blur, wide) }} {{ css(l.spread, wide) }} {{ css(l.color, wide) }}{% between %}, {% endfor %}
        {% endmacro %}

        {% macro css.gradient(g, wide: bool) %}
        {% for s in g.stops %}{{ css(s.color, wide) }} {{ (s.position * 100) | number(4) }}%{% between %}, {% endfor %}
        {% endmacro %}

        {# A text style is several properties; see declarations.tmpl. #}
        {% macro css.typography(t, wide: bool) %}
        {% endmacro %}

        {% macro css.reference(r, wide: bool) %}
        var(--{{ r.qualified }})
        {% endmacro %}

        {# `appearances` comes only where a target that extends this one asks for it. #}
        {% macro css.appearances(a, wide: bool) %}
        light-dark({{ css(a.light, wide) }}, {{ css(a.dark, wide) }})
        {% endmacro %}

        """#
      ),
    ]
  }

  private static func dtcg() -> [TemplateLibrary.File] {
    [
      file(
        "dtcg", "context.tokens.json.tmpl",
        #"""
        {% include "extensions.tmpl" %}
        {{ group(setting.root) }}

        {# What a group says of itself, then its tokens and its groups. #}
        {% macro group(g: Group) %}
        {% set tokens %}
        {% for t in g.tokens if not t.isAbsent and lacks(t.value) != "" %}
        {% warn "a text style of the standard needs `" ~ lacks(t.value) ~ "`; this one is left out" at t %}
        {% endfor %}
        {% for t in g.tokens if not t.isAbsent and lacks(t.value) == "" %}
        {{ t.text | string }}: {{ token(t) }}{{ "" if loop.last else "," }}
        {% endfor %}
        {% endset %}
        {% set groups %}
        {% for inner in g.groups if hasContent(inner) %}
        {{ inner.text | string }}: {{ group(inner) }}{{ "" if loop.last else "," }}
        {% endfor %}
        {% endset %}
        {% set own = facts("", g.description, g.deprecation, ofGroup(g)) %}
        {
          {{ joined(joined(own, tokens), groups) }}
        }
        {% endmacro %}

        {% macro hasContent(g: Group): bool = any(c in g.allConstants if not c.isAbsent) or any(t in g.allTokens if not t.isAbsent and lacks(t.value) == "") %}

        {# The first member that the standard requires and has no default. #}
        {% macro lacks.typography(t): code = "fontFamily" if t.fontFamily is none else ("fontSize" if t.fontSize is none else ("lineHeight" if t.lineHeight is none else "")) %}
        {% macro lacks.else(v: Value): code = "" %}

        {% macro token(t: Token) %}
        {% set value = joined(member("", "$type", "\"" ~ t.type ~ "\""), member("", "$value", dtcg(t.value))) %}
        {
          {{ facts(value, t.description, t.deprecation, ofToken(t)) }}
        }
        {% endmacro %}

        {% macro facts(before: code, description: text?, deprecation: Deprecation?, extension: code) %}
        {% set described = member(before, "$description", optional(description)) %}
        {% set deprecated = member(described, "$deprecated", reason(deprecation)) %}
        {{ member(deprecated, "$extensions", "{ \"dev.tokens\": {\n  " ~ extension ~ "\n} }" if extension is not empty else "") }}
        {% endmacro %}

        {% macro reason(d: Deprecation?) %}
        {% if let d = d %}{% if let reason = d.reason %}{{ reason | string }}{% else %}true{% endif %}{% endif %}
        {% endmacro %}

        """#
      ),
      file(
        "dtcg", "extensions.tmpl",
        #"""
        {# What the standard has no member for, in `$extensions`, `dev.tokens`. #}

        {% include "values.tmpl" %}

        {% macro ofToken(t: Token) %}
        {% set unit %}{% if let g = grid %}{{ "true" if t.path == g.path else "" }}{% endif %}{% endset %}
        {{ member(special(t.value), "grid", unit) }}
        {% endmacro %}

        {% macro special.typography(t) %}
        {% set a = member("", "number", number(t.number)) %}
        {% set b = member(a, "lineHeight", length(t.absoluteLineHeight) if t.isLineHeightAbsolute else "") %}
        {% set c = member(b, "kern", length(t.kern) if t.isKernAbsolute else "") %}
        {% set d = member(c, "style", "\"" ~ t.slant ~ "\"" if t.slant != "normal" else "") %}
        {% set e = member(d, "relativeTo", optional(t.relativeTo)) %}
        {% set f = member(e, "system", optional(t.system)) %}
        {% set g = member(f, "color", part(t.color)) %}
        {% set h = member(g, "shadow", part(t.shadow)) %}
        {{ joined(h, words(t)) }}
        {% endmacro %}

        {% macro words(t: Typography) %}
        {% set align %}{% if let word = t.align %}"{{ word }}"{% endif %}{% endset %}
        {% set case %}{% if let word = t.letterCase %}"{{ word }}"{% endif %}{% endset %}
        {% set decoration %}{% if let word = t.decoration %}"{{ word }}"{% endif %}{% endset %}
        {% set lineBreak %}{% if let word = t.lineBreak %}"{{ word }}"{% endif %}{% endset %}
        {{ member(member(member(member("", "align", align), "case", case), "decoration", decoration), "lineBreak", lineBreak) }}
        {% endmacro %}

        {% macro special.fontFamily(f) %}
        {% set files %}{% for family in f.families %}{% for face in family.faces %}x{% endfor %}{% endfor %}{% endset %}
        {% if files is not empty %}
        "faces": [
          {% for family in f.families %}{{ faces(family) }}{% endfor %}
        ]
        {% endif %}
        {% endmacro %}

        {% macro faces(f: Family) %}
        {% for face in f.faces %}
        { "weight": {{ face.weight }}, "style": "{{ face.slant }}"{{ also("postScriptName", face.postScriptName) }}{{ also("file", face.file) }}{{ also("resource", face.resource) }} }{{ "" if loop.last else "," }}
        {% endfor %}
        {% endmacro %}

        {% macro also(name: code, value: text?) %}
        {% if let value = value %}, "{{ name }}": {{ value | string }}{% endif %}
        {% endmacro %}

        {% macro special.else(v: Value) %}
        {% endmacro %}

        {% macro ofGroup(g: Group) %}
        {% set kind %}{% if let c = g.component %}{{ c.kindName | string }}{% endif %}{% endset %}
        {% set constants %}
        {% for c in g.constants if not c.isAbsent %}
        {{ c.text | string }}: { {{ described(c) }}"type": {{ constant(c.value) }} }{{ "" if loop.last else "," }}
        {% endfor %}
        {% endset %}
        {{ member(member("", "component", kind), "constants", "{\n  " ~ constants ~ "\n}" if constants is not empty else "") }}
        {% endmacro %}

        {% macro described(c: Constant) %}
        {% if let d = c.description %}"$description": {{ d | string }}, {% endif %}
        {% endmacro %}

        {% macro constant.boolean(c) %}
        "boolean", "value": {{ "true" if c.value else "false" }}
        {% endmacro %}

        {% macro constant.string(c) %}
        "string", "value": {{ c.value | string }}
        {% endmacro %}

        {% macro constant.image(c) %}
        "image", "value": {{ c.value | string }}
        {% endmacro %}

        {% macro constant.number(c: NumberConstant) %}
        "number", "value": {{ c.value }}
        {% endmacro %}

        {% macro constant.word(c) %}
        "word", "value": {{ c.value | string }}, "of": [{% for w in c.words %}{{ w.text | string }}{% between %}, {% endfor %}]
        {% endmacro %}

        {% macro constant.point(c) %}
        "point", "value": {{ lengths(c.lengths) }}
        {% endmacro %}

        {% macro constant.size(c) %}
        "size", "value": {{ lengths(c.lengths) }}
        {% endmacro %}

        {% macro constant.rect(c) %}
        "rect", "value": {{ lengths(c.lengths) }}
        {% endmacro %}

        {% macro constant.insets(c) %}
        "insets", "value": {{ lengths(c.lengths) }}
        {% endmacro %}

        {% macro lengths(all: [ConstantLength]) %}
        { {% for l in all %}"{{ l.name }}": {% if l.unit == "px" %}{{ l.value }}{% else %}{ "value": {{ l.value }}, "unit": "{{ l.unit }}" }{% endif %}{% between %}, {% endfor %} }
        {% endmacro %}

        """#
      ),
      file(
        "dtcg", "target.json",
        #"""
        {
          "targetVersion": 1,
          "summary": "Design Tokens 2025.10 without references, a file for each choice of contexts",
          "names": { "group": "asWritten", "token": "asWritten", "context": "kebab", "scope": "group", "caseSensitive": true, "digitFirst": null, "allowed": "any", "root": "$root" },
          "text": {
            "string": {
              "open": "\"",
              "close": "\"",
              "escapes": { "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" },
              "control": "\\u{HEX4}"
            },
            "number": { "digits": null }
          },
          "contexts": { "appearance": "files", "contrast": "files", "other": "files" },
          "private": "omit",
          "units": ["px", "rem"],
          "files": [
            { "template": "context.tokens.json.tmpl", "path": "{context}.tokens.json", "each": "context" }
          ],
          "spellings": [
            { "text": "{token.path}" }
          ]
        }

        """#
      ),
      file(
        "dtcg", "values.tmpl",
        #"""
        {# Values as the standard writes them, and what is needed to put members into objects. #}

        {# A member after those in `before`; nothing more for a value that is empty. #}
        {% macro member(before: code, name: code, value: code): code = before if value is empty else joined(before, "\"" ~ name ~ "\": " ~ value) %}
        {% macro joined(before: code, after: code): code = before ~ (",\n" if before is not empty and after is not empty else "") ~ after %}

        {% macro optional(value: text?) %}
        {% if let value = value %}{{ value | string }}{% endif %}
        {% endmacro %}

        {% macro number(value: integer?) %}
        {% if let value = value %}{{ value }}{% endif %}
        {% endmacro %}

        {% macro length(value: Dimension?) %}
        {% if let value = value %}{{ dtcg(value) }}{% endif %}
        {% endmacro %}

        {% macro part(value: Value?) %}
        {% if let value = value %}{{ dtcg(value) }}{% endif %}
        {% endmacro %}

        {# `hex` is for tools that know no other color space. #}
        {% macro dtcg.color(c) %}
        { "colorSpace": "{{ c.space }}", "components": [{% for one in c.components %}{% if let value = one.value %}{{ value }}{% else %}"none"{% endif %}{% between %}, {% endfor %}], "alpha": {{ c.alpha }}, "hex": "#{{ c.hexRGB }}" }
        {% endmacro %}

        {% macro dtcg.dimension(d) %}
        { "value": {{ d.value }}, "unit": "{{ d.unit }}" }
        {% endmacro %}

        {% macro dtcg.fontFamily(f) %}
        [{% for family in f.families %}{{ family.name | string }}{% between %}, {% endfor %}]
        {% endmacro %}

        {% macro dtcg.fontWeight(w) %}
        {% if let word = w.word %}"{{ word }}"{% else %}{{ w.value }}{% endif %}
        {% endmacro %}

        {% macro dtcg.duration(d) %}
        { "value": {{ d.value }}, "unit": "{{ d.unit }}" }
        {% endmacro %}

        {% macro dtcg.cubicBezier(b) %}
        [{{ b.x1 }}, {{ b.y1 }}, {{ b.x2 }}, {{ b.y2 }}]
        {% endmacro %}

        {% macro dtcg.number(n: Number) %}
        {{ n.value }}
        {% endmacro %}

        {% macro dtcg.strokeStyle(s) %}
        {% if let keyword = s.keyword %}
        "{{ keyword }}"
        {% else %}
        { "dashArray": [{% for d in s.dashes %}{{ dtcg(d) }}{% between %}, {% endfor %}], "lineCap": "{% if let cap = s.cap %}{{ cap }}{% else %}butt{% endif %}" }
        {% endif %}
        {% endmacro %}

        {% macro dtcg.border(b) %}
        {
          "color": {{ dtcg(b.color) }},
          "width": {{ dtcg(b.width) }},
          "style": {{ dtcg(b.style) }}
        }
        {% endmacro %}

        {% macro dtcg.transition(t) %}
        {
          "duration": {{ dtcg(t.duration) }},
          "delay": {{ dtcg(t.delay) }},
          "timingFunction": {{ dtcg(t.timingFunction) }}
        }
        {% endmacro %}

        {% macro dtcg.shadow(s) %}
        [
          {% for l in s.layers %}
          {
            "color": {{ dtcg(l.color) }},
            "offsetX": {{ dtcg(l.offsetX) }},
            "offsetY": {{ dtcg(l.offsetY) }},
            "blur": {{ dtcg(l.blur) }},
            "spread": {{ dtcg(l.spread) }},
            "inset": {{ "true" if l.isInset else "false" }}
          }{{ "" if loop.last else "," }}
          {% endfor %}
        ]
        {% endmacro %}

        {% macro dtcg.gradient(g) %}
        [
          {% for s in g.stops %}
          { "color": {{ dtcg(s.color) }}, "position": {{ s.position }} }{{ "" if loop.last else "," }}
          {% endfor %}
        ]
        {% endmacro %}

        {# A text style has all five members. A weight or spacing that the source leaves out has
           the initial value of CSS. #}
        {% macro dtcg.typography(t) %}
        {
          "fontFamily": {{ part(t.fontFamily) }},
          "fontSize": {{ part(t.fontSize) }},
          "fontWeight": {% if let weight = t.fontWeight %}{{ dtcg(weight) }}{% else %}400{% endif %},
          "letterSpacing": {{ spacing(t) }},
          "lineHeight": {{ part(t.lineHeight) }}
        }
        {% endmacro %}

        {# The standard has no part of the font size here, so it is written as a length. #}
        {% macro spacing(t: Typography) %}
        {% if let spacing = t.letterSpacing %}{% if let own = spacing as dimension %}{{ dtcg(own) if own.unit in ("px", "rem") else length(t.kern) }}{% endif %}{% else %}{ "value": 0, "unit": "px" }{% endif %}
        {% endmacro %}

        {# Neither ever comes: `target.json` allows no references, and asks for a file for each appearance. #}
        {% macro dtcg.reference(r) %}
        {{ dtcg(r.value) }}
        {% endmacro %}

        {% macro dtcg.appearances(a) %}
        {{ dtcg(a.light) }}
        {% endmacro %}

        """#
      ),
    ]
  }

  private static func json() -> [TemplateLibrary.File] {
    [
      file(
        "json", "components.tmpl",
        #"""
        {# Component styles: where in this file the values of their fields are. #}

        {% macro component(c: Component) %}
        {
          "path": {{ c.path | string }},
          {{ style(c) }}
        }
        {% endmacro %}

        {# The members of a component or a part, in the order kind, fields, states, parts. #}
        {% macro style(c: Component) %}
        "kind": {{ c.kindName | string }},
        "fields": {{ fields(c) }}
        {%- if any(f in c.fields if isForState(c, f)) %},
        "states": {
          {{ states(c) }}
        }
        {%- endif %}
        {%- if any(part in c.parts if part.group.isPublic) %},
        "parts": {
          {% for part in c.parts if part.group.isPublic %}
          {{ part.text | string }}: {
            {{ style(part) }}
          }{{ "" if loop.last else "," }}
          {% endfor %}
        }
        {%- endif %}
        {% endmacro %}

        {% macro fields(c: Component) %}
        {% if any(f in c.fields if not isForState(c, f)) %}
        {
          {% for f in c.fields if not isForState(c, f) %}
          {{ f.text | string }}: {{ pathOf(f) }}{{ "" if loop.last else "," }}
          {% endfor %}
        }
        {%- else %}
        {}
        {%- endif %}
        {% endmacro %}

        {% macro pathOf(f: Field) %}
        {% if let t = f.token %}
        {{ t.path | string }}
        {% elif let c = f.constant %}
        {{ c.path | string }}
        {% endif %}
        {% endmacro %}

        {# A field whose name is that of another one and a state. #}
        {% macro nameIn(f: Field, state: code): code = (f.text ~ "." ~ state) | name("lowerCamel") %}
        {% macro plainName(f: Field): code = f.text | name("lowerCamel") %}
        {% macro isIn(c: Component, s: Field, state: code): bool = any(f in c.fields if nameIn(f, state) == plainName(s)) %}
        {% macro isForState(c: Component, s: Field): bool = isIn(c, s, "highlighted") or isIn(c, s, "focused") or isIn(c, s, "selected") or isIn(c, s, "pressed") or isIn(c, s, "disabled") %}

        {% macro has(c: Component, state: code): bool = any(s in c.fields if isIn(c, s, state)) %}

        {% macro states(c: Component) %}
        {% set inDisabled = has(c, "disabled") %}
        {% set inPressed = inDisabled or has(c, "pressed") %}
        {% set inSelected = inPressed or has(c, "selected") %}
        {% set inFocused = inSelected or has(c, "focused") %}
        {{ state(c, "highlighted", inFocused) }}
        {{ state(c, "focused", inSelected) }}
        {{ state(c, "selected", inPressed) }}
        {{ state(c, "pressed", inDisabled) }}
        {{ state(c, "disabled", false) }}
        {% endmacro %}

        {% macro state(c: Component, state: code, isContinued: bool) %}
        {% if has(c, state) %}
        "{{ state }}": {
          {% for s in c.fields if isIn(c, s, state) %}
          {{ baseName(c, s, state) }}: {{ pathOf(s) }}{{ "" if loop.last else "," }}
          {% endfor %}
        }{{ "," if isContinued else "" }}
        {% endif %}
        {% endmacro %}

        {# The name of the field that another one replaces in a state. #}
        {% macro baseName(c: Component, s: Field, state: code) %}
        {% for f in c.fields if nameIn(f, state) == plainName(s) %}{{ f.text | string }}{% endfor %}
        {% endmacro %}

        """#
      ),
      file(
        "json", "context.json.tmpl",
        #"""
        {% include "tree.tmpl" %}
        {{ tree(setting.root) }}

        """#
      ),
      file(
        "json", "details.tmpl",
        #"""
        {# What a value does not say: its type, what it refers to, Display P3, units, whether it is deprecated. #}

        {% macro rows(tokens: [Token], constants: [Constant]) %}
        {% for c in constants %}
        {{ c.path | string }}: { {{ constantType(c.value) }} }{{ "" if loop.last and tokens is empty else "," }}
        {% endfor %}
        {% for t in tokens %}
        {{ t.path | string }}: { "type": "{{ t.type }}"{{ details(t) }} }{{ "" if loop.last else "," }}
        {% endfor %}
        {% endmacro %}

        {# The rows of a context: only those that are not as in the base. #}
        {% macro changedRows(tokens: [Token]) %}
        {% for t in tokens if isChanged(t) %}
        {{ t.path | string }}: { "type": "{{ t.type }}"{{ details(t) }} }{{ "" if loop.last else "," }}
        {% endfor %}
        {% endmacro %}

        {% macro isChanged(t: Token): bool = details(t) != details(t.inBase) %}

        {% macro details(t: Token) %}
        {% if t.value is reference %}, "references": {{ reference(t.value) }}
        {%- elif t.type in ("border", "transition", "shadow", "gradient", "typography") -%}
        {{ named("references", references(t.value)) }}
        {%- endif -%}
        {% if t.type in ("color", "border", "shadow", "gradient", "typography") %}{{ named("displayP3", wide(t.resolved)) }}
        {%- endif -%}
        {% if t.type in ("dimension", "border", "shadow", "typography") %}{{ named("units", unit(t.resolved)) }}
        {%- endif -%}
        {% if let d = t.deprecation %}{{ deprecated(d) }}{% endif %}
        {% endmacro %}

        {% macro deprecated(d: Deprecation) %}
        {% if let reason = d.reason %}, "deprecated": {{ reason | string }}{% else %}, "deprecated": true{% endif %}
        {% endmacro %}

        {% macro named(name: code, value: code) %}
        {% if value is not empty %}, "{{ name }}": {{ value }}{% endif %}
        {% endmacro %}

        {% macro member(name: code, value: code) %}
        {% if value is not empty %}"{{ name }}": {{ value }}{% endif %}
        {% endmacro %}

        {# An object of those members that there are; nothing if there is none. #}
        {% macro object(a: code, b: code, c: code, d: code, e: code) %}
        {% if (a ~ b ~ c ~ d ~ e) is not empty %}
        { {{ a }}{{ comma(a, b) }}{{ b }}{{ comma(a ~ b, c) }}{{ c }}{{ comma(a ~ b ~ c, d) }}{{ d }}{{ comma(a ~ b ~ c ~ d, e) }}{{ e }} }
        {%- endif %}
        {% endmacro %}

        {% macro comma(before: code, after: code): code = ", " if before is not empty and after is not empty else "" %}

        {# The tokens that parts are references to. #}

        {% macro reference.reference(r) %}
        {{ r.token.path | string }}
        {% endmacro %}

        {% macro reference.else(v: Value) %}
        {% endmacro %}

        {% macro optionalReference(v: Value?) %}
        {% if let v = v %}{{ reference(v) }}{% endif %}
        {% endmacro %}

        {% macro references.border(b) %}
        {{ object(member("color", reference(b.color)), member("width", reference(b.width)), member("style", reference(b.style)), "", "") }}
        {% endmacro %}

        {% macro references.transition(t) %}
        {{ object(member("duration", reference(t.duration)), member("delay", reference(t.delay)), member("timingFunction", reference(t.timingFunction)), "", "") }}
        {% endmacro %}

        {% macro references.shadow(s) %}
        {% if any(l in s.layers if layerReferences(l) is not empty) %}
        [{% for l in s.layers %}{{ orNone(layerReferences(l)) }}{% between %}, {% endfor %}]
        {%- endif %}
        {% endmacro %}

        {% macro layerReferences(l: ShadowLayer) %}
        {{ object(member("color", reference(l.color)), member("offsetX", reference(l.offsetX)), member("offsetY", reference(l.offsetY)), member("blur", reference(l.blur)), member("spread", reference(l.spread))) }}
        {% endmacro %}

        {% macro references.gradient(g) %}
        {% if any(s in g.stops if s.color is reference) %}
        [{% for s in g.stops %}{{ orNone(object(member("color", reference(s.color)), "", "", "", "")) }}{% between %}, {% endfor %}]
        {%- endif %}
        {% endmacro %}

        {% macro references.typography(t) %}
        {{ object(member("fontFamily", optionalReference(t.fontFamily)), member("fontSize", optionalReference(t.fontSize)), member("fontWeight", optionalReference(t.fontWeight)), member("color", optionalReference(t.color)), member("shadow", optionalReference(t.shadow))) }}
        {% endmacro %}

        {% macro references.else(v: Value) %}
        {% endmacro %}

        {% macro orNone(text: code): code = "null" if text is empty else text %}

        {# Colours that sRGB cannot hold. #}

        {% macro wide.color(c) %}
        {% if let w = c.displayP3 %}
        [{{ w.red | number(4) }}, {{ w.green | number(4) }}, {{ w.blue | number(4) }}, {{ w.alpha | number(4) }}]
        {%- endif %}
        {% endmacro %}

        {% macro wide.border(b) %}
        {{ object(member("color", wide(b.color)), "", "", "", "") }}
        {% endmacro %}

        {% macro wide.shadow(s) %}
        {% if any(l in s.layers if wide(l.color) is not empty) %}
        [{% for l in s.layers %}{{ orNone(object(member("color", wide(l.color)), "", "", "", "")) }}{% between %}, {% endfor %}]
        {%- endif %}
        {% endmacro %}

        {% macro wide.gradient(g) %}
        {% if any(s in g.stops if wide(s.color) is not empty) %}
        [{% for s in g.stops %}{{ orNone(object(member("color", wide(s.color)), "", "", "", "")) }}{% between %}, {% endfor %}]
        {%- endif %}
        {% endmacro %}

        {% macro wide.typography(t) %}
        {{ object(member("color", optionalWide(t.color)), member("shadow", optionalWide(t.shadow)), "", "", "") }}
        {% endmacro %}

        {% macro wide.reference(r) %}
        {{ wide(r.value) }}
        {% endmacro %}

        {% macro wide.else(v: Value) %}
        {% endmacro %}

        {% macro optionalWide(v: Value?) %}
        {% if let v = v %}{{ wide(v) }}{% endif %}
        {% endmacro %}

        {# Lengths that the source writes in another unit than pixels. #}

        {% macro unit.dimension(d) %}
        {% if d.unit != "px" and d.px is not none %}
        { "value": {{ d.value }}, "unit": "{{ d.unit }}" }
        {%- endif %}
        {% endmacro %}

        {% macro unit.border(b) %}
        {{ object(member("width", unit(b.width)), "", "", "", "") }}
        {% endmacro %}

        {% macro unit.shadow(s) %}
        {% if any(l in s.layers if layerUnits(l) is not empty) %}
        [{% for l in s.layers %}{{ orNone(layerUnits(l)) }}{% between %}, {% endfor %}]
        {%- endif %}
        {% endmacro %}

        {% macro layerUnits(l: ShadowLayer) %}
        {{ object(member("offsetX", unit(l.offsetX)), member("offsetY", unit(l.offsetY)), member("blur", unit(l.blur)), member("spread", unit(l.spread)), "") }}
        {% endmacro %}

        {% macro unit.typography(t) %}
        {{ object(member("fontSize", optionalUnit(t.size)), member("lineHeight", optionalUnit(t.absoluteLineHeight)), member("letterSpacing", optionalUnit(t.kern)), "", "") }}
        {% endmacro %}

        {% macro unit.reference(r) %}
        {{ unit(r.value) }}
        {% endmacro %}

        {% macro unit.else(v: Value) %}
        {% endmacro %}

        {% macro optionalUnit(d: Dimension?) %}
        {% if let d = d %}{{ unit.dimension(d) }}{% endif %}
        {% endmacro %}

        {# The types of constants. #}

        {% macro constantType.boolean(c) %}
        "type": "boolean"
        {% endmacro %}

        {% macro constantType.string(c) %}
        "type": "string"
        {% endmacro %}

        {% macro constantType.image(c) %}
        "type": "image"
        {% endmacro %}

        {% macro constantType.number(c: NumberConstant) %}
        "type": "{{ "integer" if c.isWhole else "number" }}"
        {% endmacro %}

        {% macro constantType.point(c) %}
        "type": "point"
        {% endmacro %}

        {% macro constantType.size(c) %}
        "type": "size"
        {% endmacro %}

        {% macro constantType.rect(c) %}
        "type": "rect"
        {% endmacro %}

        {% macro constantType.insets(c) %}
        "type": "insets"
        {% endmacro %}

        {% macro constantType.word(c) %}
        "type": "word", "of": [{% for w in c.words %}{{ w.text | string }}{% between %}, {% endfor %}]
        {% endmacro %}

        """#
      ),
      file(
        "json", "fonts.tmpl",
        #"""
        {# The files of fonts, by family. #}

        {% macro fontFiles(f: Family) %}
        [
          {% for face in f.faces %}
          { "weight": {{ face.weight }}, "style": "{{ face.slant }}"{{ text("postScriptName", face.postScriptName) }}{{ text("file", face.file) }}{{ text("resource", face.resource) }} }{{ "" if loop.last else "," }}
          {% endfor %}
        ]
        {% endmacro %}

        {% macro text(name: code, value: text?) %}
        {% if let value = value %}, "{{ name }}": {{ value | string }}{% endif %}
        {% endmacro %}

        """#
      ),
      file(
        "json", "target.json",
        #"""
        {
          "targetVersion": 1,
          "summary": "Plain values for apps that load their theme at run time",
          "options": {
            "expand": { "type": "boolean", "default": false, "help": "also write a full file for each context: tokens.CONTEXT.json" },
            "remBase": { "type": "number", "default": 16, "help": "pixels of a rem" }
          },
          "names": { "group": "asWritten", "token": "asWritten", "scope": "group", "caseSensitive": true, "digitFirst": null, "allowed": "any", "root": "$root" },
          "text": {
            "string": {
              "open": "\"",
              "close": "\"",
              "escapes": { "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" },
              "control": "\\u{HEX4}"
            },
            "number": { "digits": null }
          },
          "references": {
            "color": true, "dimension": true, "fontFamily": true, "fontWeight": true, "duration": true,
            "cubicBezier": true, "number": true, "strokeStyle": true, "border": true, "transition": true,
            "shadow": true, "gradient": true,
            "typography": { "alias": true, "parts": ["fontFamily", "fontSize", "fontWeight", "color", "shadow"] }
          },
          "contexts": { "appearance": "cascade", "contrast": "cascade", "other": "cascade" },
          "private": "omit",
          "files": [
            { "template": "tokens.json.tmpl", "path": "tokens.json" },
            { "template": "context.json.tmpl", "path": "tokens.{context}.json", "each": "context", "when": "options.expand" }
          ],
          "spellings": [
            { "text": "{token.path}" }
          ]
        }

        """#
      ),
      file(
        "json", "tokens.json.tmpl",
        #"""
        {% include "tree.tmpl" %}
        {% include "components.tmpl" %}
        {% include "details.tmpl" %}
        {% include "fonts.tmpl" %}
        {
          "version": 2,
          {% hash revision %}
          "fingerprint": "{{ fingerprint }}",
          {% if modifiers is empty %}
          "modifiers": [],
          {% else %}
          "modifiers": [
            {% for m in modifiers %}
            { "name": {{ m.text | string }}, "contexts": [{% for c in m.contexts %}{{ c.text | string }}{% between %}, {% endfor %}], "default": {{ m.default.text | string }} }{{ "" if loop.last else "," }}
            {% endfor %}
          ],
          {% endif %}
          "base": {{ tree(root) }},
          {% if any(c in components if c.group.isPublic) %}
          "components": [
            {% for c in components if c.group.isPublic %}
            {{ component(c) }}{{ "" if loop.last else "," }}
            {% endfor %}
          ],
          {% endif %}
          {% if fonts is not empty %}
          "fonts": {
            {% for f in fonts %}
            {{ f.name | string }}: {{ fontFiles(f) }}{{ "" if loop.last else "," }}
            {% endfor %}
          },
          {% endif %}
          "tokens": {
            {{ rows(tokens, root.allConstants) }}
          },
          {% if variants is empty %}
          "contexts": [],
          {% else %}
          "contexts": [
            {% for s in variants %}
            {
              "when": { {% for c in s.contexts %}{{ c.modifier.text | string }}: {{ c.text | string }}{% between %}, {% endfor %} },
              "values": {
                {% for c in s.constants %}
                {{ c.path | string }}: {{ constant(c.value) }}{{ "" if loop.last and s.tokens is empty else "," }}
                {% endfor %}
                {% for t in s.tokens %}
                {{ t.path | string }}: {{ json(t.resolved) }}{{ "" if loop.last else "," }}
                {% endfor %}
              }
              {%- if any(t in s.tokens if isChanged(t)) %},
              "tokens": {
                {{ changedRows(s.tokens) }}
              }
              {%- endif %}

            }{{ "" if loop.last else "," }}
            {% endfor %}
          ],
          {% endif %}
          {% endhash %}
          "revision": "{{ revision }}"
        }

        """#
      ),
      file(
        "json", "tree.tmpl",
        #"""
        {# Groups as objects; their members are constants, tokens and groups. #}

        {% include "values.tmpl" %}

        {% macro tree(g: Group) %}
        {
          {% for c in g.constants %}
          {{ c.text | string }}: {{ constant(c.value) }}{{ "" if loop.last and g.tokens is empty and g.groups is empty else "," }}
          {% endfor %}
          {% for t in g.tokens %}
          {{ t.text | string }}: {{ json(t.resolved) }}{{ "" if loop.last and g.groups is empty else "," }}
          {% endfor %}
          {% for inner in g.groups %}
          {{ inner.text | string }}: {{ tree(inner) }}{{ "" if loop.last else "," }}
          {% endfor %}
        }
        {% endmacro %}

        {% macro constant.boolean(c) %}
        {{ "true" if c.value else "false" }}
        {% endmacro %}

        {% macro constant.string(c) %}
        {{ c.value | string }}
        {% endmacro %}

        {% macro constant.image(c) %}
        {{ c.value | string }}
        {% endmacro %}

        {% macro constant.number(c: NumberConstant) %}
        {{ c.value }}
        {% endmacro %}

        {% macro constant.point(c) %}
        { "x": {{ c.x }}, "y": {{ c.y }} }
        {% endmacro %}

        {% macro constant.size(c) %}
        { "width": {{ c.width }}, "height": {{ c.height }} }
        {% endmacro %}

        {% macro constant.rect(c) %}
        { "x": {{ c.x }}, "y": {{ c.y }}, "width": {{ c.width }}, "height": {{ c.height }} }
        {% endmacro %}

        {% macro constant.insets(c) %}
        { "top": {{ c.top }}, "leading": {{ c.leading }}, "bottom": {{ c.bottom }}, "trailing": {{ c.trailing }} }
        {% endmacro %}

        {% macro constant.word(c) %}
        {{ c.value | string }}
        {% endmacro %}

        """#
      ),
      file(
        "json", "values.tmpl",
        #"""
        {# What a value is in JSON: lengths in pixels, times in milliseconds, colours as #rrggbbaa. #}

        {% macro json.color(c) %}
        "#{{ c.hex }}"
        {% endmacro %}

        {# A unit that is no fixed number of pixels stays. #}
        {% macro json.dimension(d) %}
        {% if let px = d.px %}
        {{ px | number(6) }}
        {% else %}
        "{{ d.value }}{{ d.unit }}"
        {% endif %}
        {% endmacro %}

        {% macro json.fontFamily(f) %}
        {{ fonts(f.families) }}
        {% endmacro %}

        {% macro fonts(families: [Family]) %}
        [{% for f in families %}{{ f.name | string }}{% between %}, {% endfor %}]
        {% endmacro %}

        {% macro json.fontWeight(w) %}
        {{ w.value }}
        {% endmacro %}

        {% macro json.duration(d) %}
        {{ d.ms | number(6) }}
        {% endmacro %}

        {% macro json.cubicBezier(b) %}
        [{{ b.x1 }}, {{ b.y1 }}, {{ b.x2 }}, {{ b.y2 }}]
        {% endmacro %}

        {% macro json.number(n: Number) %}
        {{ n.value }}
        {% endmacro %}

        {% macro json.strokeStyle(s) %}
        {% if let keyword = s.keyword %}
        "{{ keyword }}"
        {% else %}
        { "dashArray": [{% for d in s.dashes %}{{ json(d) }}{% between %}, {% endfor %}], "lineCap": "{{ cap(s) }}" }
        {% endif %}
        {% endmacro %}

        {% macro cap(s: StrokeStyle) %}
        {% if let cap = s.cap %}
        {{ cap }}
        {% else %}
        butt
        {% endif %}
        {% endmacro %}

        {% macro json.border(b) %}
        { "color": {{ json(b.color) }}, "width": {{ json(b.width) }}, "style": {{ json(b.style) }} }
        {% endmacro %}

        {% macro json.transition(t) %}
        { "duration": {{ json(t.duration) }}, "delay": {{ json(t.delay) }}, "timingFunction": {{ json(t.timingFunction) }} }
        {% endmacro %}

        {% macro json.shadow(s) %}
        [
          {% for l in s.layers %}
          { "color": {{ json(l.color) }}, "offsetX": {{ json(l.offsetX) }}, "offsetY": {{ json(l.offsetY) }}, "blur": {{ json(l.blur) }}, "spread": {{ json(l.spread) }}, "inset": {{ "true" if l.isInset else "false" }} }{{ "" if loop.last else "," }}
          {% endfor %}
        ]
        {% endmacro %}

        {% macro json.gradient(g) %}
        [
          {% for s in g.stops %}
          { "color": {{ json(s.color) }}, "position": {{ s.position }} }{{ "" if loop.last else "," }}
          {% endfor %}
        ]
        {% endmacro %}

        {% macro json.typography(t) %}
        {
          {% if let number = t.number %}
          "number": {{ number }},
          {% endif %}
          "fontFamily": {{ fonts(t.families) }}
          {%- if let size = t.size %},
          "fontSize": {{ json(size) }}
          {%- endif %}
          {%- if let weight = t.weight %},
          "fontWeight": {{ weight }}
          {%- endif %}
          {%- if t.slant != "normal" %},
          "fontStyle": "{{ t.slant }}"
          {%- endif %}
          {%- if let height = t.absoluteLineHeight %},
          "lineHeight": {{ json(height) }}
          {%- endif %}
          {%- if let kern = t.kern %},
          "letterSpacing": {{ json(kern) }}
          {%- endif %}
          {%- if let align = t.align %},
          "align": "{{ align }}"
          {%- endif %}
          {%- if let case = t.letterCase %},
          "case": "{{ case }}"
          {%- endif %}
          {%- if let decoration = t.decoration %},
          "decoration": "{{ decoration }}"
          {%- endif %}
          {%- if let break = t.lineBreak %},
          "lineBreak": "{{ break }}"
          {%- endif %}
          {%- if let style = t.relativeTo %},
          "relativeTo": {{ style | string }}
          {%- endif %}
          {%- if let style = t.system %},
          "system": {{ style | string }}
          {%- endif %}
          {%- if let color = t.color %},
          "color": {{ json(color) }}
          {%- endif %}
          {%- if let shadow = t.shadow %},
          "shadow": {{ json(shadow) }}
          {%- endif %}

        }
        {% endmacro %}

        {# References stand beside the values: see `details.tmpl`. #}
        {% macro json.reference(r) %}
        {{ json(r.value) }}
        {% endmacro %}

        {# This never comes: `target.json` asks for a value for each context. #}
        {% macro json.appearances(a) %}
        {{ json(a.light) }}
        {% endmacro %}

        """#
      ),
    ]
  }

  private static func kotlin() -> [TemplateLibrary.File] {
    [
      file(
        "kotlin", "RuntimeCatalog.kt.tmpl",
        #"""
        {% include "themed.tmpl" %}
        {% include "header.tmpl" %}
        /** The tokens that a file can hold, by the hashes of their paths. */
        internal object TokenCatalog {
            /** One token or constant, with the words that a constant can be. */
            class Token(val number: Int, val kind: TokenKind, val words: List<String>?)

            /** The same in a file of the same tokens, whatever their values are. */
            const val FINGERPRINT: String = "{{ fingerprint }}"

            /** The modifiers that values vary with, and their contexts. */
            val modifiers: List<Pair<String, List<String>>> =
                listOf(
                    {% for m in modifiers %}
                    {{ m.text | string }} to listOf({% for c in m.contexts %}{{ c.text | string }}{% between %}, {% endfor %}),
                    {% endfor %}
                )

            /** The modifiers of which only one context is here. */
            val fixed: Map<String, String> =
                mapOf(
                    {% for p in pinned %}
                    {{ p.modifier | string }} to {{ p.context | string }},
                    {% endfor %}
                )

            /** How many tokens there are. */
            val count: Int get() = hashes.size

            /** Larger than the number of any token. */
            val limit: Int

            private val hashes: LongArray
            private val tokens: Array<Token>

            init {
                val rows = rows().flatMap { it.split(' ') }.sortedBy { it.take(16).toULong(16).toLong() }
                val words = words()
                hashes = LongArray(rows.size) { rows[it].take(16).toULong(16).toLong() }
                tokens =
                    Array(rows.size) {
                        val number = rows[it].drop(17).toInt()
                        Token(number, TokenKind.entries[rows[it][16] - 'a'], words[number])
                    }
                limit = (tokens.maxOfOrNull { it.number } ?: -1) + 1
            }

            /** Finds a token by the hash of its path. */
            fun token(hash: Long): Token? = hashes.binarySearch(hash).takeIf { it >= 0 }?.let { tokens[it] }

            /**
             * The hash of each path, the letter of its type in the order of [TokenKind], and its number.
             *
             * Texts, because a method of the virtual machine is too short for an array of them.
             */
            private fun rows(): List<String> =
                listOf(
                    {% for chunk in tokens | chunks(100) if any(t in chunk if t.isPublic) %}
                    "{% for t in chunk if t.isPublic %}{{ t.path | hash }}{{ t.type | lookup("kind") }}{{ t.index }}{% between %} {% endfor %}",
                    {% endfor %}
                    {% for chunk in root.allConstants | chunks(100) if any(c in chunk if c.isPublic) %}
                    "{% for c in chunk if c.isPublic %}{{ c.path | hash }}{{ kindOf(c.value) }}{{ c.index }}{% between %} {% endfor %}",
                    {% endfor %}
                )

            /** The words of constants, by their numbers. */
            private fun words(): Map<Int, List<String>> {
                val words = HashMap<Int, List<String>>()
                {% for chunk in root.allConstants | chunks(100) if any(c in chunk if c.isPublic and c.value is word) %}
                words{{ loop.index }}(words)
                {% endfor %}
                return words
            }
            {% for chunk in root.allConstants | chunks(100) if any(c in chunk if c.isPublic and c.value is word) %}

            private fun words{{ loop.index }}(words: MutableMap<Int, List<String>>) {
                {% for c in chunk if c.isPublic %}
                {% if let word = c.value as word %}
                words[{{ c.index }}] = listOf({% for w in word.words %}{{ w.text | string }}{% between %}, {% endfor %})
                {% endif %}
                {% endfor %}
            }
            {% endfor %}
        }

        {# The letter of the type of a constant. #}
        {% macro kindOf.boolean(c) %}n{% endmacro %}
        {% macro kindOf.string(c) %}o{% endmacro %}
        {% macro kindOf.word(c) %}p{% endmacro %}
        {% macro kindOf.image(c) %}q{% endmacro %}
        {% macro kindOf.number(c: NumberConstant) %}{{ "r" if c.isWhole else "g" }}{% endmacro %}
        {% macro kindOf.point(c) %}s{% endmacro %}
        {% macro kindOf.size(c) %}t{% endmacro %}
        {% macro kindOf.rect(c) %}u{% endmacro %}
        {% macro kindOf.insets(c) %}v{% endmacro %}

        """#
      ),
      file(
        "kotlin", "RuntimeCompose.kt.tmpl",
        #"""
        {% include "header.tmpl" %}
        {% include "contexts.tmpl" %}
        {% if hasScheme() %}
        import androidx.compose.foundation.isSystemInDarkTheme
        {% endif %}
        import androidx.compose.runtime.Composable
        import androidx.compose.runtime.collectAsState
        {% if hasScheme() or hasContrast() %}
        import androidx.compose.runtime.remember
        {% endif %}

        /**
         * The theme of a store, now and whenever it changes.
        {% if hasScheme() %}
         *
         * Without an [appearance] it follows the system, whatever the contexts of the store say.
        {% endif %}
         */
        @Composable
        public fun rememberTokenTheme(
            store: TokenStore = TokenStore.shared,
            {{ screen() }}
        ): TokenTheme {
            val theme = store.themes.collectAsState().value
            {% if hasScheme() or hasContrast() %}
            val contexts = theme.contexts.copy({{ chosen() }})
            return remember(theme, contexts) { theme.copy(contexts) }
            {% else %}
            return theme
            {% endif %}
        }

        /** Gives [content] the tokens of a store, now and whenever they change. */
        @Composable
        public fun TokenTheme(
            store: TokenStore,
            {{ screen() }}
            content: @Composable () -> Unit,
        ) {
            TokenTheme(rememberTokenTheme(store{{ ", " ~ chosen() if hasScheme() or hasContrast() else "" }}), content)
        }

        {% macro screen() %}
        {% if hasScheme() %}
        appearance: TokenAppearance = {{ systemAppearance() }},
        {% endif %}
        {% if hasContrast() %}
        contrast: TokenContrast = {{ baseContrast() }},
        {% endif %}
        {% endmacro %}

        {% macro chosen() %}
        {{ "appearance = appearance" if hasScheme() else "" }}{{ ", " if hasScheme() and hasContrast() else "" }}{{ "contrast = contrast" if hasContrast() else "" }}
        {% endmacro %}

        """#
      ),
      file(
        "kotlin", "RuntimeFile.kt.tmpl",
        #"""
        {% include "header.tmpl" %}
        /** What a file of tokens says, read against the tokens of this program. */
        internal class TokenFile private constructor(
            val overrides: TokenOverrides,
            val issues: TokenIssues,
            /** How many tokens get a value from the file, in some context at least. */
            val applied: Int,
            /** What the file calls itself. */
            val revision: String?,
        ) {
            companion object {
                /**
                 * Reads a file of version 2 of the target `json`, which may hold some of the tokens only.
                 *
                 * @throws TokenJson.Mistake if it cannot be read at all.
                 */
                fun read(bytes: ByteArray): TokenFile {
                    val reader = TokenFileReader(TokenJson(bytes))
                    reader.read()
                    return TokenFile(
                        TokenOverrides(tokenHash(bytes), reader.conditions, reader.entries),
                        reader.reading.issues,
                        reader.entries.filter { it.patch != null }.distinctBy { it.number }.size,
                        reader.revision,
                    )
                }
            }
        }

        /** Goes through a file. */
        private class TokenFileReader(private val json: TokenJson) {
            val reading = TokenReading(json)
            val entries = ArrayList<TokenOverrides.Entry>()
            val conditions = arrayListOf<List<TokenOverrides.Term>>(emptyList())
            var revision: String? = null

            /**
             * The rows of the member `tokens` of the file, by the hashes of the paths, and those of the entry of
             * `contexts` at hand, which come before them.
             */
            private var fileRows: Map<Long, Int> = emptyMap()
            private var rows: Map<Long, Int> = emptyMap()

            /** The places of the entries of the condition at hand, by the numbers of tokens. */
            private val places = HashMap<Int, Int>()

            fun read() {
                if (!isObject(0)) throw TokenJson.Mistake("expected an object, found ${json.found(0)}")
                val members = members(0)
                val version = members["version"]?.let { json.number(it) } ?: throw TokenJson.Mistake("it has no version")
                if (version != 2.0) throw TokenJson.Mistake("it is of another version than 2")
                revision = members["revision"]?.takeIf { json.isText(it) }?.let { json.text(it) }
                members["tokens"]?.let { fileRows = rows(it) }
                members["base"]?.let {
                    if (isObject(it)) readGroup(it, null, "") else problem("base", "expected an object, found ${json.found(it)}")
                }
                members["contexts"]?.let {
                    if (json.kind(it) == TokenJson.Kind.List) {
                        json.elements(it).forEach(::readContext)
                    } else {
                        problem("contexts", "expected a list, found ${json.found(it)}")
                    }
                }
            }

            private fun isObject(node: Int): Boolean = json.kind(node) == TokenJson.Kind.Object

            private fun problem(path: String, reason: String) = reading.issues.add(TokenIssue(path, reason, isProblem = true))

            private fun information(path: String, reason: String) =
                reading.issues.add(TokenIssue(path, reason, isProblem = false))

            private fun unknownToken(path: String) = information(path, "this version of the app has no such token")

            /** The members that the file itself is made of, none of which may come twice. */
            private fun members(of: Int): Map<String, Int> {
                val found = HashMap<String, Int>()
                json.forEachMember(of) { place, value ->
                    val name = json.text(place)
                    if (found.put(name, value) != null) throw TokenJson.Mistake("it has $name twice")
                }
                return found
            }

            private fun rows(node: Int): Map<Long, Int> {
                val found = HashMap<Long, Int>()
                if (!isObject(node)) return found
                json.forEachMember(node) { name, row -> if (isObject(row)) found[tokenHash(json.text(name))] = row }
                return found
            }

            /** The members of a group: tokens and groups. */
            private fun readGroup(group: Int, groupHash: Long?, groupPath: String) {
                json.forEachMember(group) { place, value ->
                    val name = json.text(place)
                    val hash = if (groupHash == null) tokenHash(name) else tokenHash(".$name", groupHash)
                    val path = if (groupHash == null) name else "$groupPath.$name"
                    val token = TokenCatalog.token(hash)
                    when {
                        token != null -> readToken(value, token, hash, path, condition = 0)
                        isObject(value) && hash !in fileRows -> readGroup(value, hash, path)
                        else -> unknownToken(path)
                    }
                }
            }

            private fun readContext(node: Int) {
                if (!isObject(node)) return problem("contexts", "expected an object, found ${json.found(node)}")
                val members = members(node)
                val chosen =
                    members["when"]?.takeIf { isObject(it) }
                        ?: return problem("contexts", "an entry has no contexts under when")
                val values =
                    members["values"]?.takeIf { isObject(it) } ?: return problem("contexts", "an entry has no values")
                val condition = condition(chosen) ?: return
                places.clear()
                rows = members["tokens"]?.let { rows(it) } ?: emptyMap()
                json.forEachMember(values) { place, value ->
                    val path = json.text(place)
                    val hash = tokenHash(path)
                    val token = TokenCatalog.token(hash)
                    if (token != null) readToken(value, token, hash, path, condition) else unknownToken(path)
                }
            }

            /** The place of a condition; `null` if it never holds in this program. */
            private fun condition(chosen: Int): Int? {
                val terms = ArrayList<TokenOverrides.Term>()
                json.forEachMember(chosen) { place, value ->
                    val modifier = json.text(place)
                    val context = if (json.isText(value)) json.text(value) else ""
                    val fixed = TokenCatalog.fixed[modifier]
                    if (fixed == null) {
                        val number = TokenCatalog.modifiers.indexOfFirst { it.first == modifier }
                        val choice = TokenCatalog.modifiers.getOrNull(number)?.second?.indexOf(context) ?: -1
                        if (choice < 0) {
                            information("contexts", "this version of the app has no context $context of $modifier")
                            return null
                        }
                        terms.add(TokenOverrides.Term(number, choice))
                    } else if (fixed != context) {
                        return null
                    }
                }
                if (terms.isEmpty()) return 0
                conditions.add(terms)
                return conditions.size - 1
            }

            private fun readToken(value: Int, token: TokenCatalog.Token, hash: Long, path: String, condition: Int) {
                val place = places[token.number]
                if (place != null) {
                    entries[place] = TokenOverrides.Entry(token.number, entries[place].condition, null)
                    return problem(path, "it stands there twice")
                }
                places[token.number] = entries.size
                entries.add(TokenOverrides.Entry(token.number, condition, patch(value, token, hash, path)))
            }

            private fun patch(value: Int, token: TokenCatalog.Token, hash: Long, path: String): TokenPatch? {
                val row = rows[hash] ?: fileRows[hash]
                val type = row?.let { json.member("type", it) }?.let { json.text(it) }
                if (type != null && !token.kind.takes(type)) {
                    problem(path, "expected a value of the type ${token.kind.type}, found one of the type $type")
                    return null
                }
                val form = token.words?.let { TokenForm.Choice(it) } ?: token.kind.form
                return reading.patch(value, form, path, row?.let { json.member("displayP3", it) })
            }
        }

        """#
      ),
      file(
        "kotlin", "RuntimeJson.kt.tmpl",
        #"""
        {% include "header.tmpl" %}
        import java.nio.ByteBuffer
        import java.nio.charset.CharacterCodingException

        /**
         * A JSON text, read into a flat list of values: each has a number, and the values inside it follow it. In an
         * object, each value follows its name.
         *
         * Other readers bound neither the depth nor what is said twice.
         */
        internal class TokenJson(private val bytes: ByteArray) {
            enum class Kind { Null, True, False, Number, Text, EscapedText, List, Object }

            /** Why a text cannot be used at all. */
            class Mistake(val reason: String) : Exception(reason, null, false, false)

            private var kinds = arrayOfNulls<Kind>(bytes.size / 12 + 16)

            /** Where each value stands in the text; for a string, what stands between the quotes. */
            private var starts = IntArray(kinds.size)
            private var ends = IntArray(kinds.size)

            /** The number of the first value that is not inside each. */
            private var nexts = IntArray(kinds.size)
            private var count = 0
            private var position = 0

            init {
                if (bytes.size > SIZE_LIMIT) throw Mistake("it is larger than 4 MiB")
                readValue(0)
                skipSpace()
                if (position < bytes.size) throw mistake("something follows the JSON value")
                try {
                    Charsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes))
                } catch (_: CharacterCodingException) {
                    throw Mistake("it is not UTF-8")
                }
            }

            fun kind(node: Int): Kind = kinds[node] ?: Kind.Null

            fun isText(node: Int): Boolean = kind(node) == Kind.Text || kind(node) == Kind.EscapedText

            /** The values of a list. */
            fun elements(list: Int): List<Int> {
                val found = ArrayList<Int>()
                var node = list + 1
                while (node < nexts[list]) {
                    found.add(node)
                    node = nexts[node]
                }
                return found
            }

            /** Goes through the members of an object: the numbers of each name and its value. */
            inline fun forEachMember(of: Int, body: (name: Int, value: Int) -> Unit) {
                var node = of + 1
                while (node < end(of)) {
                    body(node, node + 1)
                    node = end(node + 1)
                }
            }

            fun end(node: Int): Int = nexts[node]

            /** The value of the member of a name, the last one if there are several. */
            fun member(name: String, of: Int): Int? {
                var found: Int? = null
                forEachMember(of) { place, value -> if (text(place) == name) found = value }
                return found
            }

            /** The characters of a string; none of another value. */
            fun text(node: Int): String {
                if (!isText(node)) return ""
                val whole = String(bytes, starts[node], ends[node] - starts[node], Charsets.UTF_8)
                return if (kind(node) == Kind.EscapedText) unescaped(whole) else whole
            }

            /** The number of a node; `null` for another value, or one that is too large. */
            fun number(node: Int): Double? {
                if (kind(node) != Kind.Number) return null
                val text = String(bytes, starts[node], ends[node] - starts[node], Charsets.ISO_8859_1)
                return text.toDoubleOrNull()?.takeIf { it.isFinite() }
            }

            /** What a value is, in a message. */
            fun found(node: Int): String =
                when (kind(node)) {
                    Kind.Null -> "null"
                    Kind.True, Kind.False -> "a boolean"
                    Kind.Number -> "a number"
                    Kind.Text, Kind.EscapedText -> "a string"
                    Kind.List -> "a list"
                    Kind.Object -> "an object"
                }

            private fun unescaped(whole: String): String {
                val made = StringBuilder(whole.length)
                var place = 0
                while (place < whole.length) {
                    val character = whole[place++]
                    if (character != '\\') {
                        made.append(character)
                        continue
                    }
                    when (val escape = whole[place++]) {
                        'u' -> {
                            made.append(whole.substring(place, place + 4).toInt(16).toChar())
                            place += 4
                        }
                        'b' -> made.append('\b')
                        'f' -> made.append('\u000C')
                        'n' -> made.append('\n')
                        'r' -> made.append('\r')
                        't' -> made.append('\t')
                        else -> made.append(escape)
                    }
                }
                return made.toString()
            }

            private fun mistake(reason: String) = Mistake("it is not JSON: $reason at byte ${position + 1}")

            /** The byte at hand; 0, which no JSON text holds, at the end. */
            private val byte: Char get() = if (position < bytes.size) (bytes[position].toInt() and 0xFF).toChar() else '\u0000'

            private fun skipSpace() {
                while (byte == ' ' || byte == '\n' || byte == '\r' || byte == '\t') position += 1
            }

            private fun addNode(kind: Kind): Int {
                if (count == kinds.size) {
                    kinds = kinds.copyOf(count * 2)
                    starts = starts.copyOf(count * 2)
                    ends = ends.copyOf(count * 2)
                    nexts = nexts.copyOf(count * 2)
                }
                kinds[count] = kind
                starts[count] = position
                count += 1
                return count - 1
            }

            private fun readValue(depth: Int) {
                skipSpace()
                val node =
                    when (byte) {
                        '{' -> readObject(depth)
                        '[' -> readList(depth)
                        '"' -> readText()
                        't' -> readWord("true", Kind.True)
                        'f' -> readWord("false", Kind.False)
                        'n' -> readWord("null", Kind.Null)
                        else -> readNumber()
                    }
                nexts[node] = count
            }

            private fun begin(kind: Kind, depth: Int): Int {
                if (depth >= DEPTH_LIMIT) throw Mistake("it is deeper than 32")
                val node = addNode(kind)
                position += 1
                skipSpace()
                return node
            }

            private fun readObject(depth: Int): Int {
                val node = begin(Kind.Object, depth)
                if (isEnd('}')) return node
                do {
                    skipSpace()
                    if (byte != '"') throw mistake("a name is missing")
                    val name = readText()
                    nexts[name] = count
                    skipSpace()
                    if (byte != ':') throw mistake("a colon is missing")
                    position += 1
                    readValue(depth + 1)
                } while (!isLast('}'))
                return node
            }

            private fun readList(depth: Int): Int {
                val node = begin(Kind.List, depth)
                if (isEnd(']')) return node
                do readValue(depth + 1) while (!isLast(']'))
                return node
            }

            /** Whether an object or a list ends here, and reads on if it does. */
            private fun isEnd(bracket: Char): Boolean {
                if (byte != bracket) return false
                position += 1
                return true
            }

            private fun isLast(bracket: Char): Boolean {
                skipSpace()
                if (isEnd(bracket)) return true
                if (byte != ',') throw mistake("a comma is missing")
                position += 1
                return false
            }

            private fun readWord(word: String, kind: Kind): Int {
                val node = addNode(kind)
                for (letter in word) {
                    if (byte != letter) throw mistake("no value begins")
                    position += 1
                }
                return node
            }

            private fun readText(): Int {
                position += 1
                val node = addNode(Kind.Text)
                while (byte != '"') {
                    if (byte < ' ') throw mistake("a string does not end")
                    if (byte == '\\') {
                        kinds[node] = Kind.EscapedText
                        position += 1
                        readEscape()
                    }
                    position += 1
                }
                ends[node] = position
                position += 1
                return node
            }

            private fun readEscape() {
                if (byte == 'u') {
                    repeat(4) {
                        position += 1
                        if (byte !in '0'..'9' && byte !in 'a'..'f' && byte !in 'A'..'F') throw mistake("an escape has the wrong form")
                    }
                } else if (byte !in "\"/\\bfnrt") {
                    throw mistake("an escape has the wrong form")
                }
            }

            private fun readNumber(): Int {
                val node = addNode(Kind.Number)
                if (byte == '-') position += 1
                if (byte == '0') position += 1 else readDigits()
                if (byte == '.') {
                    position += 1
                    readDigits()
                }
                if (byte == 'e' || byte == 'E') {
                    position += 1
                    if (byte == '+' || byte == '-') position += 1
                    readDigits()
                }
                ends[node] = position
                return node
            }

            private fun readDigits() {
                if (byte !in '0'..'9') throw mistake("no value begins")
                while (byte in '0'..'9') position += 1
            }

            companion object {
                const val SIZE_LIMIT: Int = 4 shl 20
                const val DEPTH_LIMIT: Int = 32
            }
        }

        """#
      ),
      file(
        "kotlin", "RuntimeOverrides.kt.tmpl",
        #"""
        {% include "header.tmpl" %}
        {% include "contexts.tmpl" %}
        import androidx.compose.runtime.Immutable

        /**
         * What a file says in place of compiled values, for every choice of contexts.
         *
         * A theme has none while nothing is replaced.
         */
        @Immutable
        internal class TokenOverrides(
            /** The hash of the file. */
            private val revision: Long,
            /** What has to be chosen for each condition; the first one always holds. */
            private val conditions: List<List<Term>>,
            entries: List<Entry>,
        ) {
            /** What a file says of one token if a condition holds; no patch if what it says cannot be used. */
            class Entry(val number: Int, val condition: Int, val patch: TokenPatch?)

            /** A context that has to be chosen, by the places of its modifier and its own. */
            class Term(val modifier: Int, val context: Int)

            /** The entries by the numbers of their tokens, later ones of the file behind earlier ones. */
            private val entries: List<Entry> = entries.sortedBy { it.number }

            /** Where the entries of a token begin, by its number. */
            private val starts: IntArray = IntArray((this.entries.lastOrNull()?.number ?: -1) + 2)

            init {
                for (entry in entries) starts[entry.number + 1] += 1
                for (number in 1 until starts.size) starts[number] += starts[number - 1]
            }

            /** What is said of a token; `null` if nothing is. */
            fun patch(number: Int, contexts: TokenContexts): TokenPatch? {
                if (number + 1 >= starts.size) return null
                for (place in starts[number + 1] - 1 downTo starts[number]) {
                    val entry = entries[place]
                    val holds = conditions[entry.condition].all { contexts.tokenContext(it.modifier) == it.context }
                    if (holds) return entry.patch
                }
                return null
            }

            override fun equals(other: Any?): Boolean = other is TokenOverrides && other.revision == revision

            override fun hashCode(): Int = revision.hashCode()
        }

        /** The context of a modifier that values are for, by their places in the source. */
        internal fun TokenContexts.tokenContext(modifier: Int): Int =
            when (modifier) {
                {% for m in modifiers %}
                {{ loop.index0 }} -> {{ shown(m) }}.ordinal
                {% endfor %}
                else -> -1
            }

        /** All choices of contexts, in each of which a file can say something else. */
        internal fun allTokenContexts(): List<TokenContexts> {
            {{ "var" if modifiers is not empty else "val" }} all = listOf(TokenContexts())
            {% for m in modifiers if isChosen(m) %}
            {% if m.role is none %}
            all = all.flatMap { contexts -> TokenContexts.{{ m.typeName }}.entries.map { contexts.copy({{ argument(m) }} = it) } }
            {% else %}
            all = all.flatMap { contexts -> (TokenContexts.{{ m.typeName }}.entries + null).map { contexts.copy({{ argument(m) }} = it) } }
            {% endif %}
            {% endfor %}
            {% if hasScheme() %}
            all = all.flatMap { contexts -> TokenAppearance.entries.map { contexts.copy(appearance = it) } }
            {% endif %}
            {% if hasContrast() %}
            all = all.flatMap { contexts -> TokenContrast.entries.map { contexts.copy(contrast = it) } }
            {% endif %}
            return all
        }

        """#
      ),
      file(
        "kotlin", "RuntimePatch.kt.tmpl",
        #"""
        {% include "header.tmpl" %}
        /**
         * What a file says in place of a compiled value, of any type.
         *
         * Where a member of a composite value is `null`, that member of the compiled value stays.
         */
        internal sealed interface TokenPatch {
            /** Alpha, red, green and blue, eight bits each, and the color in Display P3 with its opacity. */
            class Color(val argb: Int, val displayP3: List<Double>?) : TokenPatch

            /** A number; for a constant that is a word, its place in the list of words. */
            class Number(val value: Double) : TokenPatch

            class Flag(val value: Boolean) : TokenPatch

            class Text(val value: String) : TokenPatch

            class Fonts(val names: List<String>) : TokenPatch

            /** The places of a kind of line and of a kind of ends in [TokenForm.strokes] and [TokenForm.caps]. */
            class Stroke(val style: Int, val dashes: List<Double>, val cap: Int) : TokenPatch

            class Members(val parts: List<TokenPatch?>) : TokenPatch

            class Elements(val elements: List<Members>) : TokenPatch

            /** The member is not set, though the compiled value may have it. */
            object Unset : TokenPatch
        }

        internal val TokenPatch?.number: Double? get() = (this as? TokenPatch.Number)?.value

        internal val TokenPatch?.flag: Boolean? get() = (this as? TokenPatch.Flag)?.value

        internal val TokenPatch?.text: String? get() = (this as? TokenPatch.Text)?.value

        /** What is said of a member. */
        internal fun TokenPatch?.member(place: Int): TokenPatch? = (this as? TokenPatch.Members)?.parts?.getOrNull(place)

        /** The types of tokens and constants, by their names in files. */
        internal enum class TokenKind(val type: String, val form: TokenForm) {
            Color("color", TokenForm.Color),
            Dimension("dimension", TokenForm.Number),
            FontFamily("fontFamily", TokenForm.Fonts),
            FontWeight("fontWeight", TokenForm.weight),
            Duration("duration", TokenForm.Number),
            CubicBezier("cubicBezier", TokenForm.Curve),
            Number("number", TokenForm.Number),
            StrokeStyle("strokeStyle", TokenForm.Stroke),
            Border("border", TokenForm.border),
            Transition("transition", TokenForm.transition),
            Shadow("shadow", TokenForm.shadow),
            Gradient("gradient", TokenForm.gradient),
            Typography("typography", TokenForm.typography),
            Boolean("boolean", TokenForm.Flag),
            Text("string", TokenForm.Text),
            Word("word", TokenForm.Text),
            Image("image", TokenForm.Text),
            Integer("integer", TokenForm.Integer),
            Point("point", TokenForm.numbers("x", "y")),
            Size("size", TokenForm.numbers("width", "height")),
            Rect("rect", TokenForm.numbers("x", "y", "width", "height")),
            Insets("insets", TokenForm.numbers("top", "leading", "bottom", "trailing")),
            ;

            /** Whether values of a type can be read as values of this one. */
            fun takes(name: String): kotlin.Boolean =
                type == name || (this == Number && name == "integer") || (this == Integer && name == "number")
        }

        /** The form of a value in a file. */
        internal sealed interface TokenForm {
            object Color : TokenForm

            /** A number that the platform can hold. */
            object Number : TokenForm

            object Integer : TokenForm

            object Flag : TokenForm

            object Text : TokenForm

            object Fonts : TokenForm

            object Stroke : TokenForm

            /** Four numbers. Compose does not tell those of a compiled curve, so that it is replaced as a whole. */
            object Curve : TokenForm

            /** A list of numbers. */
            object Dashes : TokenForm

            class Bounded(val from: Double, val to: Double) : TokenForm

            /** One of some words, which stays a text. */
            class Words(val words: List<String>) : TokenForm

            /** One of the words of a constant, which becomes its place. */
            class Choice(val words: List<String>) : TokenForm

            class Record(val members: List<Pair<String, TokenForm>>) : TokenForm

            /** A list of objects. */
            class Records(val record: Record, val isFilled: Boolean = false) : TokenForm

            companion object {
                val strokes: List<String> = listOf("solid", "dashed", "dotted", "double", "groove", "ridge", "inset", "outset")
                val caps: List<String> = listOf("butt", "round", "square")

                val weight: TokenForm = Bounded(1.0, 1000.0)

                /** Compose throws for a height of lines below 0. */
                private val positive = Bounded(0.0, Float.MAX_VALUE.toDouble())

                val border: Record = record("color" to Color, "width" to Number, "style" to Stroke)
                val transition: Record = record("duration" to Number, "delay" to Number, "timingFunction" to Curve)
                val shadow: Records =
                    Records(
                        record(
                            "color" to Color,
                            "offsetX" to Number,
                            "offsetY" to Number,
                            "blur" to Number,
                            "spread" to Number,
                            "inset" to Flag,
                        ),
                    )

                /** A brush without colors cannot be drawn. */
                val gradient: Records = Records(record("color" to Color, "position" to Bounded(0.0, 1.0)), isFilled = true)

                /** The members of text styles, in the order of [TextPart]. */
                val typography: Record =
                    record(
                        "fontFamily" to Fonts,
                        "fontSize" to positive,
                        "fontWeight" to weight,
                        "lineHeight" to positive,
                        "letterSpacing" to Number,
                        "fontStyle" to Words(listOf("normal", "italic", "oblique")),
                        "relativeTo" to Text,
                        "system" to Text,
                        "color" to Color,
                        "align" to Words(listOf("start", "end", "left", "right", "center", "justify")),
                        "case" to Words(listOf("none", "uppercase", "lowercase", "capitalize")),
                        "decoration" to Words(listOf("none", "underline", "overline", "line-through")),
                        "lineBreak" to
                            Words(
                                listOf(
                                    "wordWrapping", "charWrapping", "clipping", "truncatingHead", "truncatingMiddle",
                                    "truncatingTail",
                                ),
                            ),
                        {% if uses.shadow %}
                        "shadow" to shadow,
                        {% endif %}
                    )

                fun record(vararg members: Pair<String, TokenForm>): Record = Record(members.asList())

                fun numbers(vararg names: String): Record = Record(names.map { it to Number })
            }

            /** The places of the members of a text style. */
            enum class TextPart {
                Family, Size, Weight, LineHeight, Kern, Slant, RelativeTo, System, Color, Alignment, LetterCase, Decoration,
                LineBreak, Shadow,
                ;

                /** Whether a file leaves the member out to say that it is not set. */
                val isOptional: Boolean get() = this >= Slant
            }
        }

        """#
      ),
      file(
        "kotlin", "RuntimeReading.kt.tmpl",
        #"""
        {% include "header.tmpl" %}
        /** Reads the values of a file, each by the type that its token has in this program. */
        internal class TokenReading(private val json: TokenJson) {
            val issues: TokenIssues = TokenIssues()

            /** The token at hand, and where in its value the reading is. */
            private var path = ""
            private val pointer = ArrayList<String>()

            /** The colors of the value in Display P3; nothing where a file has none. */
            private var wide: Int? = null

            /** The value of a token; `null` if nothing in it can be used. */
            fun patch(node: Int, form: TokenForm, path: String, displayP3: Int?): TokenPatch? {
                this.path = path
                wide = displayP3
                return if (form === TokenForm.typography) typography(node) else read(node, form)
            }

            /** A text style. One that names its fonts is whole: what it may lack and does lack is not set. */
            private fun typography(node: Int): TokenPatch? {
                val read = read(node, TokenForm.typography) as? TokenPatch.Members ?: return null
                val names = HashSet<String>()
                json.forEachMember(node) { name, _ -> names.add(json.text(name)) }
                if ("fontFamily" !in names) return read
                return TokenPatch.Members(
                    TokenForm.typography.members.mapIndexed { place, (name, _) ->
                        val isUnset = TokenForm.TextPart.entries[place].isOptional && name !in names
                        if (isUnset) TokenPatch.Unset else read.parts[place]
                    },
                )
            }

            private fun read(node: Int, form: TokenForm): TokenPatch? =
                when (form) {
                    TokenForm.Color -> color(node)
                    TokenForm.Number -> number(node, "a number", LARGEST.unaryMinus()..LARGEST)
                    is TokenForm.Bounded -> number(node, words(form), form.from..form.to)
                    TokenForm.Integer -> integer(node)
                    TokenForm.Flag ->
                        when (json.kind(node)) {
                            TokenJson.Kind.True -> TokenPatch.Flag(true)
                            TokenJson.Kind.False -> TokenPatch.Flag(false)
                            else -> refuse(node, "a boolean")
                        }
                    TokenForm.Text -> string(node)?.let { TokenPatch.Text(it) } ?: refuse(node, "a string")
                    is TokenForm.Words -> word(node, form.words)?.let { TokenPatch.Text(form.words[it]) }
                    is TokenForm.Choice -> word(node, form.words)?.let { TokenPatch.Number(it.toDouble()) }
                    TokenForm.Fonts -> fonts(node)
                    TokenForm.Stroke -> stroke(node)
                    TokenForm.Curve -> curve(node)
                    TokenForm.Dashes -> numbers(node) { TokenForm.Number }
                    is TokenForm.Record ->
                        if (json.kind(node) == TokenJson.Kind.Object) record(node, form) else refuse(node, "an object")
                    is TokenForm.Records -> records(node, form)
                }

            private fun words(form: TokenForm.Bounded): String =
                if (form.to > 1e9) "a number of at least 0" else "a number from ${form.from.toInt()} to ${form.to.toInt()}"

            /** Says what is wrong with the value at hand. */
            private fun refuse(node: Int, expected: String): TokenPatch? {
                problem("expected $expected, found ${json.found(node)}")
                return null
            }

            private fun problem(reason: String) {
                issues.add(TokenIssue(location, reason, isProblem = true))
            }

            private val location: String get() = if (pointer.isEmpty()) path else path + "/" + pointer.joinToString("/")

            private fun string(node: Int): String? = if (json.isText(node)) json.text(node) else null

            /** The place of a word in a list. */
            private fun word(node: Int, words: List<String>): Int? {
                val place = string(node)?.let { words.indexOf(it) } ?: -1
                if (place < 0) refuse(node, "one of " + words.joinToString(", "))
                return place.takeIf { it >= 0 }
            }

            private fun number(node: Int, expected: String, range: ClosedFloatingPointRange<Double>): TokenPatch? {
                if (json.kind(node) != TokenJson.Kind.Number) return refuse(node, expected)
                val number = json.number(node)
                if (number != null && number in range) return TokenPatch.Number(number)
                problem("expected $expected, found one out of range")
                return null
            }

            private fun integer(node: Int): TokenPatch? {
                val number = json.number(node)
                if (number == null || number % 1 != 0.0 || number < -Int.MAX_VALUE || number > Int.MAX_VALUE) {
                    return refuse(node, "a whole number of at most 32 bits")
                }
                return TokenPatch.Number(number)
            }

            private fun color(node: Int): TokenPatch? {
                val text = string(node) ?: return refuse(node, "a color such as #0a84ffff")
                val digits = text.drop(1)
                val isHex = digits.all { it in '0'..'9' || it in 'a'..'f' || it in 'A'..'F' }
                if (!text.startsWith("#") || !isHex || digits.length != 6 && digits.length != 8) {
                    problem("expected a color such as #0a84ffff, found another string")
                    return null
                }
                val rgba = (if (digits.length == 6) digits + "ff" else digits).toLong(16)
                val argb = (rgba ushr 8 or (rgba and 0xFF shl 24)).toInt()
                val place = widePlace() ?: return TokenPatch.Color(argb, null)
                val elements = if (json.kind(place) == TokenJson.Kind.List) json.elements(place) else emptyList()
                val numbers = elements.mapNotNull { json.number(it) }
                if (elements.size == 4 && numbers.size == 4 && numbers.all { it in 0.0..1.0 }) {
                    return TokenPatch.Color(argb, numbers)
                }
                problem("expected four numbers from 0 to 1 in displayP3, found something else")
                return null
            }

            /** Where the color at hand stands in Display P3: at the same place in a value of the same structure. */
            private fun widePlace(): Int? {
                var place = wide ?: return null
                for (step in pointer) {
                    place =
                        when (json.kind(place)) {
                            TokenJson.Kind.Object -> json.member(step, place)
                            TokenJson.Kind.List -> step.toIntOrNull()?.let { json.elements(place).getOrNull(it) }
                            else -> null
                        } ?: return null
                }
                return place.takeIf { json.kind(it) != TokenJson.Kind.Null }
            }

            private fun fonts(node: Int): TokenPatch? {
                if (json.kind(node) != TokenJson.Kind.List) return refuse(node, "a list of names of fonts")
                val names = json.elements(node).map { string(it) ?: return refuse(it, "the name of a font") }
                return TokenPatch.Fonts(names)
            }

            private fun stroke(node: Int): TokenPatch? {
                string(node)?.let { word ->
                    val style = TokenForm.strokes.indexOf(word)
                    if (style >= 0) return TokenPatch.Stroke(style, emptyList(), 0)
                    problem("expected one of ${TokenForm.strokes.joinToString(", ")}, found another string")
                    return null
                }
                if (json.kind(node) != TokenJson.Kind.Object) return refuse(node, "a kind of line")
                val form = TokenForm.record("dashArray" to TokenForm.Dashes, "lineCap" to TokenForm.Choice(TokenForm.caps))
                val parts = record(node, form, needsAll = true)
                val dashes = parts.member(0) as? TokenPatch.Members ?: return null
                val cap = parts.member(1).number ?: return null
                return TokenPatch.Stroke(TokenForm.strokes.indexOf("dashed"), dashes.parts.mapNotNull { it.number }, cap.toInt())
            }

            private fun curve(node: Int): TokenPatch? {
                if (json.kind(node) == TokenJson.Kind.List) {
                    val count = json.elements(node).size
                    if (count != 4) {
                        problem("expected 4 numbers, found $count")
                        return null
                    }
                }
                return numbers(node) { if (it % 2 == 0) TokenForm.Bounded(0.0, 1.0) else TokenForm.Number }
            }

            /** A list of numbers, none of which may be bad. */
            private fun numbers(node: Int, form: (Int) -> TokenForm): TokenPatch? {
                if (json.kind(node) != TokenJson.Kind.List) return refuse(node, "a list of numbers")
                val found = json.elements(node).mapIndexed { place, element -> inside("$place") { read(element, form(place)) } }
                return if (null in found) null else TokenPatch.Members(found)
            }

            private fun records(node: Int, form: TokenForm.Records): TokenPatch? {
                if (json.kind(node) != TokenJson.Kind.List) return refuse(node, "a list of objects")
                val elements = json.elements(node)
                if (elements.isEmpty() && form.isFilled) {
                    problem("expected at least one object, found none")
                    return null
                }
                return TokenPatch.Elements(
                    elements.mapIndexed { place, element ->
                        inside("$place") {
                            if (json.kind(element) == TokenJson.Kind.Object) {
                                record(element, form.record)
                            } else {
                                refuse(element, "an object")
                                TokenPatch.Members(form.record.members.map { null })
                            }
                        }
                    },
                )
            }

            /** The members of an object. What is missing or wrong is `null`. */
            private fun record(node: Int, form: TokenForm.Record, needsAll: Boolean = false): TokenPatch.Members {
                val places = arrayOfNulls<Int>(form.members.size)
                val isBroken = BooleanArray(places.size)
                json.forEachMember(node) { nameNode, value ->
                    val name = json.text(nameNode)
                    val place = form.members.indexOfFirst { it.first == name }
                    if (place < 0) {
                        // The number of a text style is for what has no names.
                        if (name != "number") note(name, "it has an unknown member", isProblem = false)
                    } else {
                        if (places[place] != null) {
                            note(name, "it stands there twice", isProblem = true)
                            isBroken[place] = true
                        }
                        places[place] = value
                    }
                }
                return TokenPatch.Members(
                    form.members.mapIndexed { place, (name, form) ->
                        val value = places[place]
                        inside(name) {
                            if (value == null && needsAll) problem("it is missing")
                            if (value == null || isBroken[place]) null else read(value, form)
                        }
                    },
                )
            }

            private fun note(name: String, reason: String, isProblem: Boolean) {
                inside(name) { issues.add(TokenIssue(location, reason, isProblem)) }
            }

            private inline fun <T> inside(step: String, body: () -> T): T {
                pointer.add(step)
                val made = body()
                pointer.removeAt(pointer.size - 1)
                return made
            }

            private companion object {
                const val LARGEST: Double = 3.4028234663852886e38
            }
        }

        """#
      ),
      file(
        "kotlin", "RuntimeReport.kt.tmpl",
        #"""
        {% include "header.tmpl" %}
        /** What became of a file of tokens. */
        public data class TokenReport(
            /** Where the file came from; `null` while there are only compiled values. */
            public val source: String? = null,
            /** What the file calls its contents. */
            public val revision: String? = null,
            /** Why the file was refused as a whole. What was there before stays. */
            public val refusal: String? = null,
            /** What is wrong with values, each of which stays as it was compiled, and what is unknown. */
            public val issues: List<TokenIssue> = emptyList(),
            /** How many more issues there are than are kept. */
            public val furtherIssues: Int = 0,
            /** How many tokens the file gives values for, in some context at least. */
            public val applied: Int = 0,
        ) {
            /** How many tokens there are. */
            public val total: Int get() = TokenCatalog.count

            /** What is wrong with values. */
            public val problems: List<TokenIssue> get() = issues.filter { it.isProblem }
        }

        /** What is wrong with one value of a file, or worth knowing about it. */
        public data class TokenIssue(
            /** The path of the token; where a part of its value is wrong, with the way to it: `border.card/width`. */
            public val path: String,
            /** What is wrong, and what was expected. */
            public val reason: String,
            /** Whether the value cannot be used. Otherwise this is information: a newer file has new tokens. */
            public val isProblem: Boolean,
        )

        /** Which tokens have other values in one theme than in another. */
        public class TokenChanges internal constructor(internal val numbers: Set<Int>) {
            /** How many tokens have other values. */
            public val count: Int get() = numbers.size

            /** Whether nothing differs. */
            public val isEmpty: Boolean get() = numbers.isEmpty()

            /** Whether the token at a path of the source has another value. */
            public operator fun contains(path: String): Boolean = TokenCatalog.token(tokenHash(path))?.number in numbers
        }

        /** Issues, of which a file can have more than anyone reads. */
        internal class TokenIssues {
            private val list = ArrayList<TokenIssue>()
            val kept: List<TokenIssue> get() = list.toList()
            var further: Int = 0
                private set

            /** Problems come before information when there are too many. */
            fun add(issue: TokenIssue) {
                if (list.size < LIMIT) {
                    list.add(issue)
                    return
                }
                further += 1
                val place = if (issue.isProblem) list.indexOfLast { !it.isProblem } else -1
                if (place < 0) return
                list.removeAt(place)
                list.add(issue)
            }

            companion object {
                const val LIMIT: Int = 100
            }
        }

        /** The 64-bit hash of FNV-1a, going on from another one. */
        internal fun tokenHash(bytes: ByteArray, start: Long = EMPTY_TOKEN_HASH): Long =
            bytes.fold(start) { hash, byte -> (hash xor (byte.toLong() and 0xFF)) * 0x100_0000_01b3L }

        internal fun tokenHash(text: String, start: Long = EMPTY_TOKEN_HASH): Long = tokenHash(text.toByteArray(), start)

        internal const val EMPTY_TOKEN_HASH: Long = -0x340d_631b_7bdd_dcdbL

        """#
      ),
      file(
        "kotlin", "RuntimeSnapshot.kt.tmpl",
        #"""
        {% include "themed.tmpl" %}
        {% include "header.tmpl" %}
        /** The tokens whose values differ from those of another theme, [since] which something was replaced or chosen. */
        public fun TokenTheme.changes(since: TokenTheme): TokenChanges {
            val own = tokenValues(this)
            val others = tokenValues(since)
            return TokenChanges(own.indices.filterTo(HashSet()) { own[it] != others[it] })
        }

        /** The values of a theme, by the numbers of tokens. */
        private fun tokenValues(theme: TokenTheme): Array<Any?> {
            val values = arrayOfNulls<Any?>(TokenCatalog.limit)
            {% for chunk in tokens | chunks(100) if any(t in chunk if t.isPublic) %}
            TokenValues{{ loop.index }}.read(theme, values)
            {% endfor %}
            {% for chunk in root.allConstants | chunks(100) if any(c in chunk if c.isPublic) %}
            TokenConstants{{ loop.index }}.read(theme, values)
            {% endfor %}
            return values
        }
        {% for chunk in tokens | chunks(100) if any(t in chunk if t.isPublic) %}

        private object TokenValues{{ loop.index }} {
            fun read(tokenTheme: TokenTheme, values: Array<Any?>) {
                {% for t in chunk if t.isPublic %}
                values[{{ t.index }}] = {{ "TokenTextStyle." ~ t.styleName ~ ".look(tokenTheme)" if any(style in textStyles if style == t) else "tokenTheme." ~ fieldsPath(t.group) ~ t.internalName }}
                {% endfor %}
            }
        }
        {% endfor %}
        {% for chunk in root.allConstants | chunks(100) if any(c in chunk if c.isPublic) %}

        private object TokenConstants{{ loop.index }} {
            fun read(tokenTheme: TokenTheme, values: Array<Any?>) {
                {% for c in chunk if c.isPublic %}
                values[{{ c.index }}] = tokenTheme.{{ fieldsPath(c.group) }}{{ c.name }}
                {% endfor %}
            }
        }
        {% endfor %}

        """#
      ),
      file(
        "kotlin", "RuntimeSources.kt.tmpl",
        #"""
        {% include "header.tmpl" %}
        import java.io.File
        import java.io.IOException
        import java.io.InputStream
        import java.net.URL
        import kotlin.time.Duration

        /** Where an app finds a file of tokens. */
        public sealed interface TokenSource {
            /** A file in the app, which need not be there: `TokenSource.Assets { context.assets.open("tokens.json") }`. */
            public class Assets(public val open: () -> InputStream) : TokenSource

            /** A file, which need not be there. */
            public data class File(public val file: java.io.File) : TokenSource

            /** A server, which is asked at once and then again after a while, if one is given. */
            public data class Url(public val url: String, public val every: Duration? = null) : TokenSource
        }

        /**
         * Shows the file of the last source that has a good one, and asks the servers among the sources.
         *
         * The last good file of a server is kept in [TokenStore.cacheDirectory] until the app or its tokens have another
         * version.
         */
        public fun TokenStore.start(vararg sources: TokenSource, apply: TokenStore.Apply = TokenStore.Apply.NextLaunch) {
            sources.lastOrNull { load(it) }
            for (source in sources.filterIsInstance<TokenSource.Url>()) {
                run { task ->
                    do {
                        ask(source.url, apply, task)
                        val pause = source.every?.inWholeMilliseconds?.coerceAtLeast(1000) ?: break
                    } while (task.sleep(pause))
                }
            }
        }

        /** Shows what a source has on this device, if it has something that can be used. */
        private fun TokenStore.load(source: TokenSource): Boolean =
            when (source) {
                is TokenSource.Assets -> load("assets", source.open)
                is TokenSource.File -> load(source.file)
                is TokenSource.Url -> cacheDirectory?.let { load(TokenCache(source.url, it, appVersion).file) } ?: false
            }

        /** Shows a file; false if there is none that can be used. */
        private fun TokenStore.load(file: File): Boolean = file.isFile && load(file.name) { file.inputStream() }

        private fun TokenStore.load(name: String, open: () -> InputStream): Boolean {
            val stream =
                try {
                    open()
                } catch (_: IOException) {
                    return false
                }
            val data =
                try {
                    stream.use { it.readTokens() }
                } catch (_: IOException) {
                    refuse("it cannot be read", name)
                    return false
                }
            return load(data, name).refusal == null
        }

        /** Asks a server for its file, keeps it, and shows it if it is to be shown at once. */
        private fun TokenStore.ask(url: String, apply: TokenStore.Apply, task: TokenTask) {
            val cache = cacheDirectory?.let { TokenCache(url, it, appVersion) }
            try {
                if (cache == null && apply == TokenStore.Apply.NextLaunch) throw IOException("the store has no cacheDirectory")
                val answer = TokenTransfer(task, isDebug).answer(URL(url), cache?.tag)
                if (answer.status != NOT_MODIFIED) {
                    if (answer.status != OK) throw IOException("the server answered with the status ${answer.status}")
                    if (verify?.invoke(answer.body, answer.header) == false) throw IOException("it is not genuine")
                    TokenJson(answer.body)
                    cache?.keep(answer.body, answer.header["etag"])
                }
                if (apply == TokenStore.Apply.NextLaunch || task.isCancelled) return
                if (answer.status == OK) load(answer.body, url) else cache?.let { load(it.file) }
            } catch (failure: Exception) {
                refuse(failure, url, task)
            }
        }

        /**
         * Notes why a server is not used. No failure stops the app: without the permission to use the network, Android throws
         * what is no [IOException].
         */
        private fun TokenStore.refuse(failure: Exception, url: String, task: TokenTask) {
            if (!task.isCancelled) refuse(failure.message ?: "it cannot be reached", url)
        }

        /**
         * Shows what `tokens serve` makes of the source, whenever somebody saves it. Does so only if [TokenStore.isDebug] is
         * set.
         *
         * [server] is the address that the command prints, such as `http://localhost:8765`; `adb reverse tcp:8765 tcp:8765`
         * leads a device to it.
         */
        public fun TokenStore.follow(server: String) {
            if (!isDebug) {
                refuse("isDebug is not set", server)
                return
            }
            val address = server.trimEnd('/')
            run { task ->
                do {
                    ask("$address/tokens.json", TokenStore.Apply.Now, task)
                    try {
                        TokenTransfer(task, isDebug).events(URL("$address/events")) {
                            ask("$address/tokens.json", TokenStore.Apply.Now, task)
                        }
                    } catch (failure: Exception) {
                        refuse(failure, server, task)
                    }
                    // The server is started anew now and then.
                } while (task.sleep(500))
            }
        }

        /** Shows a file whenever it changes, however editors write it. Does so only if [TokenStore.isDebug] is set. */
        public fun TokenStore.follow(file: File) {
            if (!isDebug) {
                refuse("isDebug is not set", file.name)
                return
            }
            run { task ->
                var seen: Any? = null
                do {
                    val state = file.lastModified() to file.length()
                    // A file that is just being replaced is not there, or empty.
                    if (state != seen && state.second > 0) {
                        seen = state
                        load(file)
                    }
                } while (task.sleep(30))
            }
        }

        /** The last good file of a server, for this version of the app and of its tokens. */
        private class TokenCache(url: String, private val directory: File, version: String) {
            private val prefix = tokenHash(url).toULong().toString(16) + "-"

            /** The file itself. */
            val file: File =
                File(directory, prefix + tokenHash("$version ${TokenCatalog.FINGERPRINT}").toULong().toString(16) + ".json")
            private val tagFile = File(directory, file.name + ".etag")

            /** What the server calls the file that is kept. */
            val tag: String?
                get() =
                    try {
                        if (file.isFile && tagFile.isFile) tagFile.readText() else null
                    } catch (_: IOException) {
                        null
                    }

            /** Keeps a file in place of the one before. A device without room keeps none, which is no mistake. */
            fun keep(data: ByteArray, tag: String?) {
                directory.mkdirs()
                directory.listFiles { other -> other.name.startsWith(prefix) && !other.name.startsWith(file.name) }
                    ?.forEach { it.delete() }
                // Without a tag the server sends the file once more, so the tag is never older than the file.
                tagFile.delete()
                if (write(data, file) && tag != null) write(tag.toByteArray(), tagFile)
            }

            /** Writes a file as a whole or not at all. */
            private fun write(data: ByteArray, file: File): Boolean {
                val new = File(directory, file.name + ".new")
                return try {
                    new.writeBytes(data)
                    // Where a file cannot be replaced by its name, there is none for a moment.
                    new.renameTo(file) || file.delete() && new.renameTo(file)
                } catch (_: IOException) {
                    new.delete()
                    false
                }
            }
        }

        private const val OK = 200
        private const val NOT_MODIFIED = 304

        """#
      ),
      file(
        "kotlin", "RuntimeStore.kt.tmpl",
        #"""
        {% include "header.tmpl" %}
        import java.io.File
        import kotlinx.coroutines.flow.MutableStateFlow
        import kotlinx.coroutines.flow.StateFlow
        import kotlinx.coroutines.flow.asStateFlow

        /**
         * The theme of a running app, whose values can be replaced by those of a file.
         *
         * The compiled values are what it begins with and what it falls back to, token by token. Resources of Android
         * cannot be replaced: what layouts and manifests name stays as it was built.
         */
        public class TokenStore {
            private val flow = MutableStateFlow(TokenTheme(TokenContexts()))

            /** The theme to show, now and whenever it changes. */
            public val themes: StateFlow<TokenTheme> = flow.asStateFlow()

            /** The theme to show. */
            public val theme: TokenTheme get() = flow.value

            /** The contexts of the theme, such as the brand. */
            public var contexts: TokenContexts
                get() = theme.contexts
                set(value) {
                    synchronized(this) { flow.value = theme.copy(value) }
                }

            /** What became of the file that was read last. */
            @Volatile public var report: TokenReport = TokenReport()
                private set

            /**
             * Whether this is a debug build, as `BuildConfig.DEBUG` says: only then a server is asked without `https`, and
             * [follow] follows one.
             */
            @Volatile public var isDebug: Boolean = false

            /** Decides whether a file from a server is genuine, by its bytes and the fields of its header in lower case. */
            @Volatile public var verify: ((file: ByteArray, header: Map<String, String>) -> Boolean)? = null

            /** Where the last good file of a server is kept, as in `File(context.filesDir, "tokens")`. */
            @Volatile public var cacheDirectory: File? = null

            /** The version of the app, as `BuildConfig.VERSION_CODE` says; a file that another version kept is not shown. */
            @Volatile public var appVersion: String = ""

            /** What reads files and servers until the store is reset. */
            private val tasks = ArrayList<TokenTask>()

            /**
             * Takes the values of a file of the target `json`, which may hold some of the tokens only.
             *
             * A value that cannot be used stays as it was compiled and is in the report. A file that cannot be read at all
             * changes nothing.
             */
            public fun load(data: ByteArray, from: String): TokenReport =
                try {
                    val file = TokenFile.read(data)
                    synchronized(this) {
                        report =
                            TokenReport(from, file.revision, null, file.issues.kept, file.issues.further, file.applied)
                        if (theme.tokenOverrides != file.overrides) replace(file.overrides.takeIf { differs(it) })
                        report
                    }
                } catch (mistake: TokenJson.Mistake) {
                    refuse(mistake.reason, from)
                }

            /** Takes the values of a text, as [load] does of a file. */
            public fun load(text: String, from: String): TokenReport = load(text.toByteArray(), from)

            /** Notes why what came from a source is not used. */
            internal fun refuse(reason: String, source: String): TokenReport =
                synchronized(this) {
                    report = report.copy(source = source, refusal = reason)
                    report
                }

            /** Forgets all files, and stops reading them. */
            public fun reset() {
                synchronized(this) {
                    tasks.forEach { it.cancel() }
                    tasks.clear()
                    report = TokenReport()
                    replace(null)
                }
            }

            /** Does something beside the app until the store is reset. */
            internal fun run(body: (TokenTask) -> Unit) {
                val task = TokenTask(body)
                synchronized(this) { tasks.add(task) }
                task.start()
            }

            private fun replace(overrides: TokenOverrides?) {
                flow.value = TokenTheme(contexts, overrides)
            }

            /** Whether a file says anything that is not compiled already. */
            private fun differs(overrides: TokenOverrides): Boolean =
                allTokenContexts().any { !TokenTheme(it, overrides).changes(since = TokenTheme(it)).isEmpty }

            /** When a file from a server is shown. */
            public enum class Apply {
                /** When the app starts the next time, so that nothing changes under a user's eyes. */
                NextLaunch,

                /** As soon as it is there. */
                Now,
            }

            public companion object {
                /** The store of the app. */
                public val shared: TokenStore = TokenStore()
            }
        }

        /**
         * The theme of a file, without a store that could change: for previews and tests.
         *
         * Gives [report] what is wrong with the file; of one that cannot be read at all, nothing is taken.
         */
        public fun TokenTheme.Companion.decode(
            text: String,
            contexts: TokenContexts = TokenContexts(),
            report: (TokenReport) -> Unit = {},
        ): TokenTheme {
            val store = TokenStore()
            store.contexts = contexts
            report(store.load(text, from = "text"))
            return store.theme
        }

        """#
      ),
      file(
        "kotlin", "RuntimeText.kt.tmpl",
        #"""
        {% if textStyles is not empty %}
        {% include "header.tmpl" %}
        import androidx.compose.ui.text.capitalize
        import androidx.compose.ui.text.intl.Locale
        import androidx.compose.ui.text.style.TextOverflow
        import androidx.compose.ui.text.toLowerCase
        import androidx.compose.ui.text.toUpperCase

        /** What happens to text of the style that is too long for its place, in a theme. */
        public fun TokenTextStyle.overflow(theme: TokenTheme): TextOverflow {
            val said = said(TokenForm.TextPart.LineBreak, theme) ?: return compiledOverflow
            return when (said.text) {
                "truncatingTail" -> TextOverflow.Ellipsis
                "truncatingHead" -> TextOverflow.StartEllipsis
                "truncatingMiddle" -> TextOverflow.MiddleEllipsis
                else -> TextOverflow.Clip
            }
        }

        /**
         * [text] in the letter case that the style has in a theme.
         *
         * Letters change by the rules of the language of the text, [locale].
         */
        public fun TokenTextStyle.inCase(text: String, theme: TokenTheme, locale: Locale = Locale.current): String =
            when (letterCase(theme)) {
                "uppercase" -> text.toUpperCase(locale)
                "lowercase" -> text.toLowerCase(locale)
                "capitalize" -> text.split(" ").joinToString(" ") { word -> word.capitalize(locale) }
                else -> text
            }

        /** The letter case that the style has in a theme, if it has one. */
        internal fun TokenTextStyle.letterCase(theme: TokenTheme): String? {
            val said = said(TokenForm.TextPart.LetterCase, theme) ?: return compiledCase
            return said.text.takeIf { it != "none" }
        }

        /** How text of the style looks in a theme, with what a style of Compose does not have. */
        internal fun TokenTextStyle.look(theme: TokenTheme): List<Any?> =
            listOf(theme.typography(this), overflow(theme), letterCase(theme))

        /** What a file says of a member that a style of Compose does not have; `null` if it says nothing. */
        private fun TokenTextStyle.said(part: TokenForm.TextPart, theme: TokenTheme): TokenPatch? {
            val overrides = theme.tokenOverrides ?: return null
            val numbers =
                when (this) {
                    {% for t in textStyles if t.isPublic %}
                    TokenTextStyle.{{ t.styleName }} -> listOf({{ numbers(t) }})
                    {% endfor %}
                }
            return numbers.firstNotNullOfOrNull { overrides.patch(it, theme.contexts).member(part.ordinal) }
        }
        {% endif %}

        {# The numbers of a style and of those that it is the same as. #}
        {% macro numbers(t: Token) %}
        {{ t.index }}{% if let same = t.value as reference %}, {{ numbers(same.token) }}{% endif %}
        {% endmacro %}

        """#
      ),
      file(
        "kotlin", "RuntimeTransfer.kt.tmpl",
        #"""
        {% include "header.tmpl" %}
        import java.io.ByteArrayOutputStream
        import java.io.IOException
        import java.io.InputStream
        import java.net.HttpURLConnection
        import java.net.URL

        /** Work on a thread of its own, until it ends or is cancelled. */
        internal class TokenTask(private val body: (TokenTask) -> Unit) : Thread("tokens") {
            @Volatile var isCancelled: Boolean = false
                private set

            /** The connection that the work waits for. */
            @Volatile var connection: HttpURLConnection? = null

            init {
                isDaemon = true
            }

            override fun run() {
                body(this)
            }

            fun cancel() {
                isCancelled = true
                interrupt()
                // Android allows no network on its main thread, not even to end a connection.
                connection?.let { Thread(it::disconnect).start() }
            }

            /** Waits; false if the work has to end. */
            fun sleep(milliseconds: Long): Boolean {
                try {
                    Thread.sleep(milliseconds)
                } catch (_: InterruptedException) {
                    return false
                }
                return !isCancelled
            }
        }

        /** Requests to a server: an answer of bounded size, or the events that it sends. */
        internal class TokenTransfer(private val task: TokenTask, private val isDebug: Boolean) {
            class Answer(val status: Int, val header: Map<String, String>, val body: ByteArray)

            /** Asks a server for a file, unless it is the one of a tag. */
            fun answer(url: URL, tag: String?): Answer =
                open(url) { connection ->
                    connection.readTimeout = 30_000
                    if (tag != null) connection.setRequestProperty("If-None-Match", tag)
                    val status = connection.responseCode
                    val header =
                        connection.headerFields.entries
                            .filter { it.key != null && it.value.isNotEmpty() }
                            .associate { it.key.lowercase() to it.value.joinToString(", ") }
                    val body = if (status == 200) connection.inputStream.use { it.readTokens() } else ByteArray(0)
                    if (body.size > TokenJson.SIZE_LIMIT) throw IOException("it is larger than 4 MiB")
                    Answer(status, header, body)
                }

            /** Listens to the events of a server until it ends the connection. */
            fun events(url: URL, onEvent: () -> Unit) {
                open(url) { connection ->
                    connection.setRequestProperty("Accept", "text/event-stream")
                    if (connection.responseCode != 200) {
                        throw IOException("the server answered with the status ${connection.responseCode}")
                    }
                    connection.inputStream.bufferedReader().use { reader ->
                        var hasData = false
                        while (!task.isCancelled) {
                            val line = reader.readLine() ?: break
                            // An event ends with an empty line; one without data only keeps the connection open.
                            if (line.isEmpty() && hasData) onEvent()
                            hasData = line.isNotEmpty() && (hasData || line.startsWith("data"))
                        }
                    }
                }
            }

            private fun <T> open(url: URL, body: (HttpURLConnection) -> T): T {
                val isSafe = url.protocol.equals("https", ignoreCase = true)
                val connection = url.openConnection()
                if (connection !is HttpURLConnection || !isSafe && !isDebug) throw IOException("only https is allowed")
                connection.connectTimeout = 10_000
                connection.useCaches = false
                val outer = task.connection
                task.connection = connection
                try {
                    return body(connection)
                } finally {
                    connection.disconnect()
                    task.connection = outer
                }
            }
        }

        /** The bytes of a file, no more of them than are needed to see that it is too large. */
        internal fun InputStream.readTokens(): ByteArray {
            val made = ByteArrayOutputStream()
            val buffer = ByteArray(16 * 1024)
            while (made.size() <= TokenJson.SIZE_LIMIT) {
                val count = read(buffer)
                if (count < 0) break
                made.write(buffer, 0, count)
            }
            return made.toByteArray()
        }

        """#
      ),
      file(
        "kotlin", "RuntimeValues.kt.tmpl",
        #"""
        {% include "members.tmpl" %}
        {% include "header.tmpl" %}
        {% if uses.constants %}
        import androidx.compose.foundation.layout.calculateEndPadding
        import androidx.compose.foundation.layout.calculateStartPadding
        {% endif %}
        {% if uses.typography %}
        import androidx.compose.ui.unit.TextUnit
        {% endif %}
        {% if uses.constants %}
        import androidx.compose.ui.unit.Dp
        import androidx.compose.ui.unit.LayoutDirection
        {% endif %}
        {% include "imports.tmpl" %}
        {% if uses.typography %}
        import kotlin.math.abs
        {% endif %}
        {% if uses.fontWeight or uses.typography %}
        import kotlin.math.roundToInt
        {% endif %}
        {% if uses.typography and uses.shadow %}
        import androidx.compose.ui.graphics.Shadow as ComposeShadow
        {% endif %}

        {# What a theme makes of a compiled value. #}
        {% macro themed(type: code) %}
        /** The value in a theme: what a file says in its place, where one does. */
        internal fun {{ type }}.themed(theme: TokenTheme, number: Int): {{ type }} =
            theme.tokenOverrides?.patch(number, theme.contexts)?.let { merged(it) } ?: this
        {% endmacro %}
        {% if uses.color %}
        {{ themed("ComposeColor") }}

        internal fun ComposeColor.merged(patch: TokenPatch?): ComposeColor = patch.color ?: this

        private val TokenPatch?.color: ComposeColor?
            get() =
                (this as? TokenPatch.Color)?.let { color ->
                    color.displayP3?.map { it.toFloat() }?.let { (red, green, blue, alpha) ->
                        ComposeColor(red, green, blue, alpha, ComposeColorSpaces.DisplayP3)
                    } ?: ComposeColor(color.argb)
                }

        {% endif %}
        {% if uses.dimension %}
        {{ themed("ComposeDp") }}

        internal fun ComposeDp.merged(patch: TokenPatch?): ComposeDp = patch.length ?: this

        private val TokenPatch?.length: ComposeDp? get() = number?.dp

        {% endif %}
        {{ themed("Float") }}

        internal fun Float.merged(patch: TokenPatch?): Float = patch.number?.toFloat() ?: this
        {% if uses.fontFamily or uses.typography %}

        {{ themed("ComposeFontFamily") }}

        internal fun ComposeFontFamily.merged(patch: TokenPatch?): ComposeFontFamily =
            (patch as? TokenPatch.Fonts)?.let { fontFamily(it.names) } ?: this

        /** The fonts of the first family that the app has, else a font of the system. */
        private fun fontFamily(names: kotlin.collections.List<String>): ComposeFontFamily =
            names.firstOrNull { it in appFonts }?.let { appFonts[it] }
                ?: names.firstNotNullOfOrNull { systemFonts[it] }
                ?: ComposeFontFamily.Default

        /** The fonts of families that have files. An app can show no other ones. */
        private val appFonts: Map<String, ComposeFontFamily?> =
            mapOf(
                {% if options.resources is not none %}
                {% for family in fonts %}
                {% set faces %}{{ faces(family) }}{% endset %}
                {% if faces == "" %}
                {{ family.name | string }} to null,
                {% else %}
                {{ family.name | string }} to
                    ComposeFontFamily(
                        {{ faces }}
                    ),
                {% endif %}
                {% endfor %}
                {% endif %}
            )

        private val systemFonts: Map<String, ComposeFontFamily> =
            mapOf(
                "sans-serif" to {{ "sans-serif" | lookup("genericFamily") | default("") }},
                "-apple-system" to {{ "-apple-system" | lookup("genericFamily") | default("") }},
                "BlinkMacSystemFont" to {{ "BlinkMacSystemFont" | lookup("genericFamily") | default("") }},
                "serif" to {{ "serif" | lookup("genericFamily") | default("") }},
                "monospace" to {{ "monospace" | lookup("genericFamily") | default("") }},
                "cursive" to {{ "cursive" | lookup("genericFamily") | default("") }},
            )
        {% endif %}
        {% if uses.fontWeight or uses.typography %}

        {{ themed("ComposeFontWeight") }}

        internal fun ComposeFontWeight.merged(patch: TokenPatch?): ComposeFontWeight =
            patch.number?.let { ComposeFontWeight(it.roundToInt()) } ?: this
        {% endif %}
        {% if uses.duration %}

        {{ themed("KotlinDuration") }}

        internal fun KotlinDuration.merged(patch: TokenPatch?): KotlinDuration = patch.number?.milliseconds ?: this
        {% endif %}
        {% if uses.cubicBezier %}

        {{ themed("ComposeEasing") }}

        internal fun ComposeEasing.merged(patch: TokenPatch?): ComposeEasing =
            (patch as? TokenPatch.Members)?.parts?.mapNotNull { it.number?.toFloat() }?.takeIf { it.size == 4 }
                ?.let { (x1, y1, x2, y2) -> ComposeEasing(x1, y1, x2, y2) } ?: this
        {% endif %}
        {% if uses.strokeStyle %}

        {{ themed("TokenStroke") }}

        internal fun TokenStroke.merged(patch: TokenPatch?): TokenStroke =
            (patch as? TokenPatch.Stroke)?.let { stroke ->
                TokenStroke(
                    TokenStroke.Style.entries[stroke.style],
                    stroke.dashes.map { it.dp },
                    TokenStroke.Cap.entries[stroke.cap],
                )
            } ?: this
        {% endif %}
        {% if uses.border %}

        {{ themed("TokenBorder") }}

        internal fun TokenBorder.merged(patch: TokenPatch?): TokenBorder =
            TokenBorder(color.merged(patch.member(0)), width.merged(patch.member(1)), stroke.merged(patch.member(2)))
        {% endif %}
        {% if uses.transition %}

        {{ themed("TokenTransition") }}

        internal fun TokenTransition.merged(patch: TokenPatch?): TokenTransition =
            TokenTransition(
                duration.merged(patch.member(0)),
                delay.merged(patch.member(1)),
                // Compiled curves are of one class, which apps need not know.
                (easing as? ComposeEasing)?.merged(patch.member(2)) ?: easing,
            )
        {% endif %}
        {% if uses.gradient %}

        {{ themed("TokenGradient") }}

        /** The stops of a file; one that cannot be read, and has none to fall back to, leaves all as they are. */
        internal fun TokenGradient.merged(patch: TokenPatch?): TokenGradient {
            val said = (patch as? TokenPatch.Elements)?.elements ?: return this
            return TokenGradient(
                said.mapIndexed { place, stop ->
                    val own = stops.getOrNull(place)
                    TokenGradient.Stop(
                        stop.member(0).color ?: own?.color ?: return this,
                        stop.member(1).number?.toFloat() ?: own?.position ?: return this,
                    )
                },
            )
        }
        {% endif %}
        {% if uses.shadow %}

        {{ themed("KotlinList<TokenShadow>") }}

        /** The layers of a file; one that cannot be read, and has none to fall back to, leaves all as they are. */
        internal fun KotlinList<TokenShadow>.merged(patch: TokenPatch?): KotlinList<TokenShadow> {
            val said = (patch as? TokenPatch.Elements)?.elements ?: return this
            return said.mapIndexed { place, layer ->
                val own = getOrNull(place)
                TokenShadow(
                    layer.member(0).color ?: own?.color ?: return this,
                    layer.member(1).length ?: own?.offsetX ?: return this,
                    layer.member(2).length ?: own?.offsetY ?: return this,
                    layer.member(3).length ?: own?.blur ?: return this,
                    layer.member(4).length ?: own?.spread ?: return this,
                    layer.member(5).flag ?: own?.isInset ?: false,
                )
            }
        }
        {% endif %}
        {% if uses.typography %}

        {{ themed("ComposeTextStyle") }}

        internal fun ComposeTextStyle.merged(patch: TokenPatch?): ComposeTextStyle {
            fun part(part: TokenForm.TextPart) = patch.member(part.ordinal)
            val size = part(TokenForm.TextPart.Size).number?.sp ?: fontSize
            val fonts = part(TokenForm.TextPart.Family)
            val height = lineHeight.merged(part(TokenForm.TextPart.LineHeight), fontSize, size)
            return copy(
                {% if uses.color %}
                color = part(TokenForm.TextPart.Color).let { if (it.isUnset) ComposeColor.Unspecified else color.merged(it) },
                {% endif %}
                fontSize = size,
                fontWeight = part(TokenForm.TextPart.Weight).number?.let { ComposeFontWeight(it.roundToInt()) } ?: fontWeight,
                fontStyle = part(TokenForm.TextPart.Slant).let { if (it.isUnset) null else slants.said(it, fontStyle) },
                fontFamily =
                    if (fonts is TokenPatch.Fonts && (fonts.names.isNotEmpty() || fontFamily != null)) {
                        fontFamily(fonts.names)
                    } else {
                        fontFamily
                    },
                letterSpacing = letterSpacing.merged(part(TokenForm.TextPart.Kern), fontSize, size),
                textDecoration =
                    part(TokenForm.TextPart.Decoration).let { if (it.isUnset) null else decorations.said(it, textDecoration) },
                {% if uses.shadow %}
                shadow = part(TokenForm.TextPart.Shadow).let { if (it.isUnset) null else layers(shadow).merged(it).toTextShadow() },
                {% endif %}
                textAlign =
                    part(TokenForm.TextPart.Alignment).let {
                        if (it.isUnset) ComposeTextAlign.Unspecified else alignments.said(it, textAlign)
                    },
                lineHeight = height,
                lineHeightStyle = if (height == lineHeight) lineHeightStyle else middle,
            )
        }

        internal val TokenPatch?.isUnset: Boolean get() = this is TokenPatch.Unset

        /** What a word of a file stands for. */
        private fun <T> Map<String, T>.said(patch: TokenPatch?, own: T): T = patch.text?.let { getValue(it) } ?: own

        /** A length of a file. One that is the same may be known as a part of the font size. */
        private fun TextUnit.merged(patch: TokenPatch?, ownSize: TextUnit, size: TextUnit): TextUnit {
            val said = patch.number ?: return this
            val isSame = isEm && size == ownSize && abs(value * size.value - said) < 0.001
            return if (isSame) this else said.sp
        }

        private val slants = mapOf("normal" to null, "italic" to ComposeFontStyle.Italic, "oblique" to ComposeFontStyle.Italic)

        /** Compose draws no line over text. */
        private val decorations =
            mapOf(
                "none" to ComposeTextDecoration.None,
                "underline" to ComposeTextDecoration.Underline,
                "overline" to null,
                "line-through" to ComposeTextDecoration.LineThrough,
            )

        private val alignments =
            mapOf(
                "start" to ComposeTextAlign.Start,
                "end" to ComposeTextAlign.End,
                "left" to ComposeTextAlign.Left,
                "right" to ComposeTextAlign.Right,
                "center" to ComposeTextAlign.Center,
                "justify" to ComposeTextAlign.Justify,
            )

        /** Lines stand in the middle of their height, as design tools draw them. */
        private val middle =
            ComposeLineHeightStyle(ComposeLineHeightStyle.Alignment.Center, ComposeLineHeightStyle.Trim.None)
        {% if uses.shadow %}

        /** The shadow of text as a layer. */
        private fun layers(shadow: ComposeShadow?): KotlinList<TokenShadow> =
            shadow?.let { listOf(TokenShadow(it.color, it.offset.x.dp, it.offset.y.dp, it.blurRadius.dp, 0.dp)) } ?: emptyList()
        {% endif %}
        {% endif %}
        {% if uses.constants %}

        {{ themed("Boolean") }}

        internal fun Boolean.merged(patch: TokenPatch?): Boolean = patch.flag ?: this

        {{ themed("Int") }}

        internal fun Int.merged(patch: TokenPatch?): Int = patch.number?.toInt() ?: this

        {{ themed("String") }}

        internal fun String.merged(patch: TokenPatch?): String = patch.text ?: this

        /** A word in a theme, of the words that it can be. */
        internal fun <T : Any> T.themed(theme: TokenTheme, number: Int, words: kotlin.collections.List<T>): T =
            theme.tokenOverrides?.patch(number, theme.contexts).number?.let { words[it.toInt()] } ?: this

        {{ themed("ComposeDpOffset") }}

        internal fun ComposeDpOffset.merged(patch: TokenPatch?): ComposeDpOffset =
            ComposeDpOffset(patch.edge(0, x), patch.edge(1, y))

        {{ themed("ComposeDpSize") }}

        internal fun ComposeDpSize.merged(patch: TokenPatch?): ComposeDpSize =
            ComposeDpSize(patch.edge(0, width), patch.edge(1, height))

        {{ themed("ComposeDpRect") }}

        internal fun ComposeDpRect.merged(patch: TokenPatch?): ComposeDpRect {
            val x = patch.edge(0, left)
            val y = patch.edge(1, top)
            return ComposeDpRect(x, y, x + patch.edge(2, right - left), y + patch.edge(3, bottom - top))
        }

        {{ themed("ComposePaddingValues") }}

        internal fun ComposePaddingValues.merged(patch: TokenPatch?): ComposePaddingValues =
            // Compose throws for what is negative.
            ComposePaddingValues(
                start = maxOf(patch.edge(1, calculateStartPadding(LayoutDirection.Ltr)), 0.dp),
                top = maxOf(patch.edge(0, calculateTopPadding()), 0.dp),
                end = maxOf(patch.edge(3, calculateEndPadding(LayoutDirection.Ltr)), 0.dp),
                bottom = maxOf(patch.edge(2, calculateBottomPadding()), 0.dp),
            )

        /** A length inside a value. */
        private fun TokenPatch?.edge(place: Int, own: Dp): Dp = member(place).number?.dp ?: own
        {% endif %}

        """#
      ),
      file(
        "kotlin", "TokenBorder.kt.tmpl",
        #"""
        {% include "header.tmpl" %}
        import androidx.compose.foundation.BorderStroke
        import androidx.compose.runtime.Immutable
        import androidx.compose.ui.graphics.Color
        import androidx.compose.ui.graphics.drawscope.Stroke
        import androidx.compose.ui.unit.Density
        import androidx.compose.ui.unit.Dp

        /** A line around something. */
        @Immutable
        public data class TokenBorder(
            /** The colour of the line. */
            public val color: Color,
            /** How wide the line is. */
            public val width: Dp,
            /** How the line is drawn. */
            public val stroke: TokenStroke,
        ) {
            /** The same for `Modifier.border`, which draws every line without gaps. */
            public fun toBorderStroke(): BorderStroke = BorderStroke(width, color)

            /** The line in pixels, with its dashes, for `drawRect`, `drawPath` and the like. */
            public fun toStroke(density: Density): Stroke = stroke.toStroke(width, density)
        }

        """#
      ),
      file(
        "kotlin", "TokenContexts.kt.tmpl",
        #"""
        {% include "header.tmpl" %}
        {% include "contexts.tmpl" %}
        import androidx.compose.runtime.Immutable

        {% if modifiers is empty %}
        /** A choice of contexts, of which these tokens have none. */
        @Immutable
        public class TokenContexts {
            override fun equals(other: Any?): Boolean = other is TokenContexts

            override fun hashCode(): Int = 0
        }
        {% else %}
        /** A choice of contexts, one for each way in which tokens vary. */
        @Immutable
        public data class TokenContexts(
            {% for m in modifiers if isChosen(m) %}
            {% if m.role is none %}
            /** Which context of `{{ m.name }}` is chosen. */
            public val {{ argument(m) }}: {{ m.typeName }} = {{ m.typeName }}.{{ m.default.name }},
            {% else %}
            /** Which context of `{{ m.name }}` is chosen; `null` to go by [{{ "appearance" if any(c in m.contexts if c.scheme is not none) else "contrast" }}]. */
            public val {{ argument(m) }}: {{ m.typeName }}? = null,
            {% endif %}
            {% endfor %}
            {% if hasScheme() %}
            /** The appearance that all values are for. */
            public val appearance: TokenAppearance = {{ baseAppearance() }},
            {% endif %}
            {% if hasContrast() %}
            /** The contrast that all values are for. */
            public val contrast: TokenContrast = {{ baseContrast() }},
            {% endif %}
        ) {
            {% for m in modifiers if m.role is not none and (m.isThemed or options.runtime) %}
            {{ shownContext(m) }}

            {% endfor %}
            {% for m in modifiers if m.isThemed or isChosen(m) or options.runtime %}
            /** The contexts of `{{ m.name }}`. */
            {{ "public" if isChosen(m) else "internal" }} enum class {{ m.typeName }} {
                {% for c in m.contexts %}
                {{ c.name }},
                {% endfor %}
            }
            {% between %}

            {% endfor %}
        }
        {% endif %}
        {% if hasScheme() %}

        /** Whether a screen is light or dark. */
        public enum class TokenAppearance {
            /** Dark text on a light ground. */
            Light,

            /** Light text on a dark ground. */
            Dark,
        }
        {% endif %}
        {% if hasContrast() %}

        /** How much contrast a screen has. */
        public enum class TokenContrast {
            /** What most people see. */
            Standard,

            /** For people who ask for more contrast. */
            High,
        }
        {% endif %}
        {% if themedModifiers is not empty %}

        /** What members give that are there only to say where the value is. */
        internal fun varyingValue(): Nothing = error("the value varies: read it from a theme")
        {% endif %}

        {# The contexts of more contrast come first, because they ask for more. #}
        {% macro shownContext(m: Modifier) %}
        /** The context of `{{ m.name }}` that the values are for. */
        internal val {{ shown(m) }}: {{ m.typeName }}
            get() =
                {{ argument(m) ~ " ?: " if isChosen(m) else "" }}when {
                    {% for c in m.contexts if isHigh(c) %}
                    {{ condition(c) }} -> {{ m.typeName }}.{{ c.name }}
                    {% endfor %}
                    {% for c in m.contexts if not isHigh(c) and not c.isDefault and (c.scheme is not none or c.contrast is not none) %}
                    {{ condition(c) }} -> {{ m.typeName }}.{{ c.name }}
                    {% endfor %}
                    else -> {{ m.typeName }}.{{ m.default.name }}
                }
        {% endmacro %}

        {% macro condition(c: Context) %}
        {% if let scheme = c.scheme %}
        appearance == TokenAppearance.{{ "Dark" if scheme == "dark" else "Light" }}{{ " && contrast == TokenContrast.High" if isHigh(c) else "" }}
        {% else %}
        contrast == TokenContrast.{{ "High" if isHigh(c) else "Standard" }}
        {% endif %}
        {% endmacro %}

        """#
      ),
      file(
        "kotlin", "TokenGradient.kt.tmpl",
        #"""
        {% include "header.tmpl" %}
        import androidx.compose.runtime.Immutable
        import androidx.compose.ui.geometry.Offset
        import androidx.compose.ui.graphics.Brush
        import androidx.compose.ui.graphics.Color

        /** Colours that run into each other. */
        @Immutable
        public data class TokenGradient(
            /** The colours and their places, from start to end. */
            public val stops: List<Stop>,
        ) {
            /** Makes a gradient. */
            public constructor(vararg stops: Stop) : this(stops.asList())

            /** A colour and its place. */
            @Immutable
            public data class Stop(
                /** The colour. */
                public val color: Color,
                /** The place, from 0 at the start to 1 at the end. */
                public val position: Float,
            )

            /** A brush from one point to another, in pixels; without them from corner to corner. */
            public fun linear(start: Offset = Offset.Zero, end: Offset = Offset.Infinite): Brush =
                Brush.linearGradient(*pairs(), start = start, end = end)

            /** A brush from left to right. */
            public fun horizontal(): Brush = Brush.horizontalGradient(*pairs())

            /** A brush from top to bottom. */
            public fun vertical(): Brush = Brush.verticalGradient(*pairs())

            /** A brush from a point outwards, in pixels; without it from the middle. */
            public fun radial(center: Offset = Offset.Unspecified, radius: Float = Float.POSITIVE_INFINITY): Brush =
                Brush.radialGradient(*pairs(), center = center, radius = radius)

            /** A brush around a point, clockwise from the right, in pixels; without it around the middle. */
            public fun sweep(center: Offset = Offset.Unspecified): Brush = Brush.sweepGradient(*pairs(), center = center)

            /** The stops as brushes take them: at least two. */
            private fun pairs(): Array<Pair<Float, Color>> {
                val pairs = stops.map { it.position to it.color }
                return (if (pairs.size == 1) pairs + pairs else pairs).toTypedArray()
            }
        }

        """#
      ),
      file(
        "kotlin", "TokenPreviews.kt.tmpl",
        #"""
        {# What Android Studio shows beside the code. A method of the virtual machine is at most 64 KB long, so that
           each preview shows a hundred tokens. #}

        {% include "themed.tmpl" %}
        {% include "modifiers.tmpl" %}

        {% if hasColors() or hasTexts() or hasComponents() %}
        {% include "header.tmpl" %}
        {% if hasColors() %}
        import androidx.compose.foundation.background
        import androidx.compose.foundation.layout.Box
        {% endif %}
        import androidx.compose.foundation.layout.Column
        {% if hasColors() %}
        import androidx.compose.foundation.layout.fillMaxWidth
        import androidx.compose.foundation.layout.height
        {% endif %}
        import androidx.compose.foundation.text.BasicText
        import androidx.compose.runtime.Composable
        {% if hasColors() or hasComponents() %}
        import androidx.compose.ui.Modifier
        {% endif %}
        {% if hasColors() %}
        import androidx.compose.ui.graphics.Color as ComposeColor
        {% endif %}
        import androidx.compose.ui.tooling.preview.Preview
        {% if modifiers is not empty %}
        import androidx.compose.ui.tooling.preview.PreviewParameter
        import androidx.compose.ui.tooling.preview.PreviewParameterProvider
        {% endif %}
        {% if hasColors() %}
        import androidx.compose.ui.unit.dp
        {% endif %}
        {% for chunk in tokens | chunks(100) %}
        {% if any(t in chunk if isColor(t)) %}

        {{ preview("Colors", loop.index) }}
                {% for t in chunk if isColor(t) %}
                ColorSample({{ t.path | string }}, {{ path(t) }})
                {% endfor %}
            {{ "}" }}
        {{ "}" }}
        {% endif %}
        {% if any(t in chunk if isText(t)) %}

        {{ preview("TextStyles", loop.index) }}
                {% for t in chunk if isText(t) %}
                BasicText({{ t.path | string }}, style = {{ path(t) }})
                {% endfor %}
            {{ "}" }}
        {{ "}" }}
        {% endif %}
        {% endfor %}
        {% for t in componentTypes if isShown(t) and any(c in t.instances if c.group.isPublic) %}
        {% for chunk in t.instances | chunks(100) %}

        {{ preview(t.name ~ "Style", loop.index) }}
                {% for c in chunk if c.group.isPublic %}
                {% set style = "theme." ~ publicPath(c.group) if modifiers is not empty else styleType(t) ~ "." ~ c.name %}
                {% if hasTextStyle(t) %}
                BasicText(
                    {{ c.path | string }},
                    Modifier.tokenStyle({{ style }}),
                    {{ style }}.toTextStyle(),
                )
                {% else %}
                BasicText({{ c.path | string }}, Modifier.tokenStyle({{ style }}))
                {% endif %}
                {% endfor %}
            {{ "}" }}
        {{ "}" }}
        {% endfor %}
        {% endfor %}
        {% if hasColors() %}

        @Composable
        private fun ColorSample(name: String, color: ComposeColor) {
            Box(Modifier.fillMaxWidth().height(44.dp).background(color))
            BasicText(name)
        }
        {% endif %}
        {% if modifiers is not empty %}

        /** A theme for each context, with the others as in the base. */
        internal class TokenPreviewThemes : PreviewParameterProvider<TokenTheme> {
            override val values: Sequence<TokenTheme> =
                sequenceOf(
                    {{ themesOf("") }}
                    {% for m in modifiers if isChosen(m) %}
                    {% for c in m.contexts if not c.isDefault and c.scheme is none and c.contrast is none %}
                    {{ themesOf(argument(m) ~ " = " ~ contextName(c)) }}
                    {% endfor %}
                    {% endfor %}
                )
        }
        {% endif %}
        {% endif %}

        {% macro isColor(t: Token): bool = t.isPublic and t.type == "color" and inComponent(t.group) == "" %}
        {% macro hasColors(): bool = any(t in tokens if isColor(t)) %}
        {% macro isText(t: Token): bool = t.isPublic and t.type == "typography" and inComponent(t.group) == "" %}
        {% macro hasTexts(): bool = any(t in tokens if isText(t)) %}
        {% macro isShown(t: ComponentType): bool = hasModifier(t) %}
        {% macro hasComponents(): bool = any(t in componentTypes if isShown(t) and any(c in t.instances if c.group.isPublic)) %}

        {% macro inComponent(g: Group) %}
        {% if g.component is not none %}yes{% elif let parent = g.parent %}{{ inComponent(parent) }}{% endif %}
        {% endmacro %}

        {% macro path(t: Token) %}
        {{ "theme." ~ t.memberPath if modifiers is not empty else t.qualified }}
        {% endmacro %}

        {% macro publicPath(g: Group) %}
        {% if let parent = g.parent %}
        {{ pathOf(parent) }}{{ g.memberName }}
        {%- endif %}
        {% endmacro %}

        {# The lines before those of the samples. #}
        {% macro preview(name: code, number: integer) %}
        @Preview
        @Composable
        private fun Token{{ name }}Preview{{ "" if number == 1 else "_" ~ number }}({{ "@PreviewParameter(TokenPreviewThemes::class) theme: TokenTheme" if modifiers is not empty else "" }}) {
            Column {
        {% endmacro %}

        {# In light and dark, and in more contrast, as far as the source has them. #}
        {% macro themesOf(choice: code) %}
        {% set more = ", " if choice != "" else "" %}
        {% if hasScheme() %}
        TokenTheme({{ choice ~ more }}appearance = TokenAppearance.Light),
        TokenTheme({{ choice ~ more }}appearance = TokenAppearance.Dark),
        {%- else %}
        TokenTheme({{ choice }}),
        {%- endif %}
        {% if hasContrast() %}
        TokenTheme({{ choice ~ more }}contrast = TokenContrast.High),
        {%- endif %}
        {% endmacro %}

        """#
      ),
      file(
        "kotlin", "TokenShadow.kt.tmpl",
        #"""
        {% include "header.tmpl" %}
        {% if uses.typography %}
        import androidx.compose.runtime.Composable
        {% endif %}
        import androidx.compose.runtime.Immutable
        {% if uses.typography %}
        import androidx.compose.runtime.ReadOnlyComposable
        {% endif %}
        import androidx.compose.ui.Modifier
        import androidx.compose.ui.draw.dropShadow
        import androidx.compose.ui.draw.innerShadow
        import androidx.compose.ui.geometry.Offset
        import androidx.compose.ui.graphics.Color
        import androidx.compose.ui.graphics.RectangleShape
        import androidx.compose.ui.graphics.Shape
        import androidx.compose.ui.graphics.shadow.Shadow
        {% if uses.typography %}
        import androidx.compose.ui.platform.LocalDensity
        import androidx.compose.ui.text.TextStyle
        {% endif %}
        import androidx.compose.ui.unit.Density
        import androidx.compose.ui.unit.Dp
        import androidx.compose.ui.unit.DpOffset
        import androidx.compose.ui.graphics.Shadow as TextShadow

        /** One layer of a shadow. */
        @Immutable
        public data class TokenShadow(
            /** The colour of the shadow. */
            public val color: Color,
            /** How far the shadow is moved to the right. */
            public val offsetX: Dp,
            /** How far the shadow is moved down. */
            public val offsetY: Dp,
            /** How wide the edge is, from full colour to none. */
            public val blur: Dp,
            /** How much larger than its caster the shadow is, at each side. */
            public val spread: Dp,
            /** Whether the shadow falls into its caster, as if that were a hole. */
            public val isInset: Boolean = false,
        ) {
            /** The same for `Modifier.dropShadow` and `Modifier.innerShadow`. */
            public fun toShadow(): Shadow =
                Shadow(radius = blur, color = color, spread = spread, offset = DpOffset(offsetX, offsetY))

            /** The same for text, in pixels; text has no spread. */
            public fun toTextShadow(density: Density): TextShadow =
                with(density) {
                    TextShadow(color = color, offset = Offset(offsetX.toPx(), offsetY.toPx()), blurRadius = blur.toPx())
                }
        }

        /** Draws all layers of a shadow, the topmost first in [layers]. Needs Compose 1.9 or newer. */
        public fun Modifier.tokenShadow(layers: List<TokenShadow>, shape: Shape = RectangleShape): Modifier =
            layers.asReversed().fold(this) { modifier, layer ->
                if (layer.isInset) {
                    modifier.innerShadow(shape, layer.toShadow())
                } else {
                    modifier.dropShadow(shape, layer.toShadow())
                }
            }

        /**
         * The shadow of text: the topmost layer that falls outside. Compose has neither spread nor more layers for it.
         *
         * Compose takes it in pixels. Without a [density] it is as many pixels as it is dp.
         */
        public fun List<TokenShadow>.toTextShadow(density: Density = Density(1f)): TextShadow? =
            firstOrNull { !it.isInset }?.toTextShadow(density)
        {% if uses.typography %}

        /** A text style of the tokens, whose shadow is in dp, with the shadow in the pixels of a screen. */
        public fun TextStyle.inPixels(density: Density): TextStyle =
            shadow?.let {
                copy(shadow = TextShadow(it.color, it.offset * density.density, it.blurRadius * density.density))
            } ?: this

        /** The same for the screen of the composition. */
        @Composable
        @ReadOnlyComposable
        public fun TextStyle.inPixels(): TextStyle = inPixels(LocalDensity.current)
        {% endif %}

        """#
      ),
      file(
        "kotlin", "TokenStroke.kt.tmpl",
        #"""
        {% include "header.tmpl" %}
        import androidx.compose.runtime.Immutable
        import androidx.compose.ui.graphics.PathEffect
        import androidx.compose.ui.graphics.StrokeCap
        import androidx.compose.ui.graphics.drawscope.Stroke
        import androidx.compose.ui.unit.Density
        import androidx.compose.ui.unit.Dp
        import androidx.compose.ui.unit.dp

        /** How a line is drawn. */
        @Immutable
        public data class TokenStroke(
            /** The kind of line. */
            public val style: Style,
            /** The lengths of dashes and gaps by turns; empty where the kind of line decides. */
            public val dashes: List<Dp> = emptyList(),
            /** How dashes end. */
            public val cap: Cap = Cap.Butt,
        ) {
            /** The kinds of lines, which look as in CSS. */
            public enum class Style {
                Solid,
                Dashed,
                Dotted,
                Double,
                Groove,
                Ridge,
                Inset,
                Outset,
            }

            /** The ways in which dashes end: where the dash ends, or half the width of the line later. */
            public enum class Cap {
                Butt,
                Round,
                Square,
            }

            /**
             * The line in pixels, for `drawRect`, `drawPath` and the like.
             *
             * Dashes that the source does not measure are three times as long as the line is wide, dots as
             * long as it is wide; `Double` and the kinds after it are drawn as `Solid`.
             */
            public fun toStroke(width: Dp, density: Density): Stroke =
                with(density) {
                    Stroke(
                        width = width.toPx(),
                        cap =
                            when {
                                cap == Cap.Round || style == Style.Dotted -> StrokeCap.Round
                                cap == Cap.Square -> StrokeCap.Square
                                else -> StrokeCap.Butt
                            },
                        pathEffect =
                            lengths(width).takeIf { it.isNotEmpty() }?.let { lengths ->
                                PathEffect.dashPathEffect(FloatArray(lengths.size) { lengths[it].toPx() })
                            },
                    )
                }

            /** Dashes and gaps by turns, as many of the one as of the other. */
            private fun lengths(width: Dp): List<Dp> =
                when {
                    dashes.size % 2 == 1 -> dashes + dashes
                    dashes.isNotEmpty() -> dashes
                    style == Style.Dashed -> listOf(width * 3f, width * 3f)
                    style == Style.Dotted -> listOf(0.dp, width * 2f)
                    else -> emptyList()
                }
        }

        """#
      ),
      file(
        "kotlin", "TokenStyleExtensions.kt.tmpl",
        #"""
        {% include "members.tmpl" %}
        {% include "styles.tmpl" %}
        {% include "modifiers.tmpl" %}
        {% if any(t in componentTypes if hasModifier(t) or hasTextStyle(t) or hasMaxLines(t)) %}
        {% include "header.tmpl" %}
        {% if has("background") %}
        import androidx.compose.foundation.background
        {% endif %}
        {% if has("border") %}
        import androidx.compose.foundation.border
        {% endif %}
        {% if has("height") %}
        import androidx.compose.foundation.layout.height
        {% endif %}
        {% if has("minimumHeight") or has("maximumHeight") %}
        import androidx.compose.foundation.layout.heightIn
        {% endif %}
        {% if has("margin") or has("marginTop") or has("marginBottom") or has("padding") or has("contentInsets") %}
        import androidx.compose.foundation.layout.padding
        {% endif %}
        {% if has("width") %}
        import androidx.compose.foundation.layout.width
        {% endif %}
        {% if has("minimumWidth") or has("maximumWidth") %}
        import androidx.compose.foundation.layout.widthIn
        {% endif %}
        {% if any(t in componentTypes if hasShape(t) and hasField(t, "cornerRadius")) %}
        import androidx.compose.foundation.shape.RoundedCornerShape
        {% endif %}
        {% if any(t in componentTypes if hasModifier(t)) %}
        import androidx.compose.ui.Modifier
        {% endif %}
        {% if has("opacity") %}
        import androidx.compose.ui.draw.alpha
        {% endif %}
        {% if has("clipsToBounds") %}
        import androidx.compose.ui.draw.clip
        {% endif %}
        {% if any(t in componentTypes if hasShape(t) and not hasField(t, "cornerRadius")) %}
        import androidx.compose.ui.graphics.RectangleShape
        {% endif %}
        {% if any(t in componentTypes if hasShape(t)) %}
        import androidx.compose.ui.graphics.Shape
        {% endif %}
        {% if any(t in componentTypes if hasTextStyle(t)) %}
        import androidx.compose.ui.text.TextStyle
        {% endif %}
        {% if hasLengths() or any(t in componentTypes if hasShape(t) and hasField(t, "cornerRadius")) %}
        import androidx.compose.ui.unit.dp
        {% endif %}

        {% for t in componentTypes if hasModifier(t) or hasTextStyle(t) or hasMaxLines(t) %}
        {{ extensions(t) }}
        {% between %}

        {% endfor %}
        {% if any(t in componentTypes if hasModifier(t)) %}

        /** The modifier with a change, if there is a value for it. */
        private inline fun <T : Any> Modifier.ifSet(value: T?, change: Modifier.(T) -> Modifier): Modifier =
            if (value == null) this else change(value)
        {% endif %}
        {% endif %}

        """#
      ),
      file(
        "kotlin", "TokenStyles.kt.tmpl",
        #"""
        {% include "members.tmpl" %}
        {% include "styles.tmpl" %}
        {% include "states.tmpl" %}
        {% include "header.tmpl" %}
        import androidx.compose.runtime.Immutable
        {% include "imports.tmpl" %}

        {% for t in componentTypes %}
        {{ styleClaims(t) }}
        {{ styleClass(t) }}
        {% between %}

        {% endfor %}

        {% macro styleClaims(t: ComponentType) %}
        {% for c in t.instances %}
        {% if loop.first %}
        {% unique "component styles", styleType(t) at c.group %}
        {% endif %}
        {% endfor %}
        {% for p in t.parts %}
        {% unique "members of the kind " ~ t.name, p.name at p.group %}
        {% endfor %}
        {% for f in t.fields %}
        {% if let token = f.token %}
        {% unique "members of the kind " ~ t.name, f.name at token %}
        {% elif let constant = f.constant %}
        {% unique "members of the kind " ~ t.name, f.name at constant %}
        {% endif %}
        {% endfor %}
        {% endmacro %}

        {% macro styleClass(t: ComponentType) %}
        {% set body %}
        {% if hasStates(t, 0) %}
        {{ inState(t) }}
        {% endif %}
        {% if hasStates(t, 0) and any(c in t.instances if c.group.isPublic) %}

        {% endif %}
        {% if any(c in t.instances if c.group.isPublic) %}
        public companion object {
            {{ instances(t) }}
        }
        {% endif %}
        {% endset %}
        {% if isLarge(t) %}
        {{ largeClass(t, body) }}
        {% elif t.fields is empty and t.parts is empty %}
        {{ emptyClass(t, body) }}
        {% else %}
        {{ aboutKind(t) }}
        @Immutable
        public data class {{ styleType(t) }}(
            {% for f in t.fields %}
            {{ aboutField(f) }}
            public val {{ f.name }}: {{ fieldType(f) }}? = null,
            {% endfor %}
            {% for p in t.parts %}
            {{ documentation(p.group.description) }}
            public val {{ p.name }}: {{ styleType(p.type) }}? = null,
            {% endfor %}
        ){% if body is not empty %} {
            {{ body }}
        }
        {%- endif %}
        {% endif %}
        {% endmacro %}

        {% macro aboutKind(t: ComponentType) %}
        /**
         * How components of the kind {{ t.kindName | string }} look.
         *
         * A field that is `null` is left to the platform.
         */
        {% endmacro %}

        {% macro aboutField(f: Field) %}
        {% if let t = f.token %}
        {{ documentation(t.description) }}
        {% elif let c = f.constant %}
        {{ documentation(c.description) }}
        {% endif %}
        {% endmacro %}

        {# The components of a kind that need not say anything. #}
        {% macro emptyClass(t: ComponentType, body: code) %}
        {{ aboutKind(t) }}
        @Immutable
        public class {{ styleType(t) }} {
            override fun equals(other: Any?): Boolean = other is {{ styleType(t) }}

            override fun hashCode(): Int = 0
            {% if body is not empty %}

            {{ body }}
            {% endif %}
        }
        {% endmacro %}

        {% macro largeClass(t: ComponentType, body: code) %}
        /**
         * How components of the kind {{ t.kindName | string }} look.
         *
         * A field that is `null` is left to the platform. There are too many fields for a constructor: set them
         * with `apply`, and change some of another style with [copy].
         */
        public class {{ styleType(t) }} {
            {% for f in t.fields %}
            {{ aboutField(f) }}
            public var {{ f.name }}: {{ fieldType(f) }}? = null

            {% endfor %}
            {% for p in t.parts %}
            {{ documentation(p.group.description) }}
            public var {{ p.name }}: {{ styleType(p.type) }}? = null

            {% endfor %}
            /** Another style with the same fields, except for those that [change] sets. */
            public fun copy(change: {{ styleType(t) }}.() -> Unit): {{ styleType(t) }} {
                val copy = {{ styleType(t) }}()
                {% for f in t.fields %}
                copy.{{ f.name }} = this.{{ f.name }}
                {% endfor %}
                {% for p in t.parts %}
                copy.{{ p.name }} = this.{{ p.name }}
                {% endfor %}
                change(copy)
                return copy
            }

            private fun values() =
                listOf<Any?>(
                    {% for f in t.fields %}
                    {{ f.name }},
                    {% endfor %}
                    {% for p in t.parts %}
                    {{ p.name }},
                    {% endfor %}
                )

            override fun equals(other: Any?): Boolean = other is {{ styleType(t) }} && other.values() == values()

            override fun hashCode(): Int = values().hashCode()
            {% if body is not empty %}

            {{ body }}
            {% endif %}
        }
        {% endmacro %}

        {% macro instances(t: ComponentType) %}
        {% for c in t.instances if c.group.isPublic %}
        {% unique "styles of the kind " ~ t.name, c.name at c.group %}
        {{ documentation(c.group.description) }}
        {% if varies(c.group) %}
        @Deprecated({{ ("varies: read theme." ~ publicPath(c.group)) | string }}, level = DeprecationLevel.ERROR)
        public val {{ c.name }}: {{ styleType(t) }} get() = varyingValue()
        {% else %}
        public val {{ c.name }}: {{ styleType(t) }}
            get() =
                {{ styleValue(c, "") }}
        {% endif %}
        {% between %}

        {% endfor %}
        {% endmacro %}

        {% macro publicPath(g: Group) %}
        {% if let parent = g.parent %}
        {{ pathOf(parent) }}{{ g.memberName }}
        {%- endif %}
        {% endmacro %}

        """#
      ),
      file(
        "kotlin", "TokenTextStyle.kt.tmpl",
        #"""
        {% include "header.tmpl" %}
        {% if isShownInTheme() %}
        import androidx.compose.runtime.Composable
        import androidx.compose.runtime.ReadOnlyComposable
        {% endif %}
        import androidx.compose.ui.text.TextStyle
        {% if styles("capitalize") is not empty and not options.runtime %}
        import androidx.compose.ui.text.capitalize
        {% endif %}
        import androidx.compose.ui.text.intl.Locale
        import androidx.compose.ui.text.style.TextOverflow
        {% if styles("lowercase") is not empty and not options.runtime %}
        import androidx.compose.ui.text.toLowerCase
        {% endif %}
        {% if styles("uppercase") is not empty and not options.runtime %}
        import androidx.compose.ui.text.toUpperCase
        {% endif %}

        /** The numbered text styles. */
        public enum class TokenTextStyle(
            /** The number, which stays when names and fonts change. */
            public val number: Int,
        ) {
            {% for t in textStyles if t.isPublic %}
            {{ entry(t) }}
            {% between %}

            {% endfor %}
            ;

            {% if isShownInTheme() %}
            /** How text of the style looks in the theme of the composition; [TokenTheme.typography] knows any theme. */
            public val style: TextStyle
                @Composable @ReadOnlyComposable get() = TokenTheme.current.typography(this)
            {% else %}
            /** How text of the style looks. */
            public val style: TextStyle
                get() =
                    when (this) {
                        {% for t in textStyles if t.isPublic %}
                        {{ t.styleName }} -> {{ t.qualified }}
                        {% endfor %}
                    }
            {% endif %}

            {% if options.runtime %}
            /** What happens to text of the style that is too long for its place, in the theme of the composition. */
            public val overflow: TextOverflow
                @Composable @ReadOnlyComposable get() = overflow(TokenTheme.current)

            /** The same as it was compiled. */
            internal val compiledOverflow: TextOverflow
                get() =
            {% else %}
            /** What happens to text of the style that is too long for its place. */
            public val overflow: TextOverflow
                get() =
            {% endif %}
                    when (this) {
                        {% for t in textStyles if t.isPublic %}
                        {{ overflow(t) }}
                        {% endfor %}
                        {% if clipped() is not empty %}
                        else -> TextOverflow.Clip
                        {% endif %}
                    }

            {% if options.runtime %}
            /**
             * [text] in the letter case that the style has in the theme of the composition.
             *
             * Letters change by the rules of the language of the text, [locale]: in Turkish the capital of `i` is `İ`.
             */
            @Composable
            @ReadOnlyComposable
            public fun inCase(text: String, locale: Locale = Locale.current): String = inCase(text, TokenTheme.current, locale)

            /** The letter case as it was compiled, if there is one. */
            internal val compiledCase: String?
                get() =
                    when (this) {
                        {% for t in textStyles if t.isPublic %}
                        {{ compiledCase(t) }}
                        {% endfor %}
                        {% if unchanged() is not empty %}
                        else -> null
                        {% endif %}
                    }
            {% else %}
            /**
             * [text] in the letter case of the style.
             *
             * Letters change by the rules of the language of the text, [locale]: in Turkish the capital of `i` is `İ`.
             */
            public fun inCase(text: String, locale: Locale = Locale.current): String =
                when (this) {
                    {% for t in textStyles if t.isPublic %}
                    {{ letterCase(t) }}
                    {% endfor %}
                    {% if unchanged() is not empty %}
                    else -> text
                    {% endif %}
                }
            {% endif %}

            public companion object {
                /** The style of a [number], if there is one. */
                public fun of(number: Int): TokenTextStyle? = entries.firstOrNull { it.number == number }
            }
        }

        {% macro isShownInTheme(): bool = options.runtime or any(t in textStyles if t.isPublic and t.isThemed) %}

        {% macro entry(t: Token) %}
        {% if let d = t.description %}
        {{ d | comment }}
        {% endif %}
        {% if let style = t.resolved as typography %}
        {% if let number = style.number %}
        {{ t.styleName }}({{ number }}),
        {% endif %}
        {% endif %}
        {% endmacro %}

        {% macro overflow(t: Token) %}
        {% if let style = t.resolved as typography %}
        {% if let break = style.lineBreak %}
        {% if break == "truncatingTail" %}
        {{ t.styleName }} -> TextOverflow.Ellipsis
        {% elif break == "truncatingHead" %}
        {{ t.styleName }} -> TextOverflow.StartEllipsis
        {% elif break == "truncatingMiddle" %}
        {{ t.styleName }} -> TextOverflow.MiddleEllipsis
        {% endif %}
        {% endif %}
        {% endif %}
        {% endmacro %}

        {% macro letterCase(t: Token) %}
        {% if let style = t.resolved as typography %}
        {% if let case = style.letterCase %}
        {% if case == "uppercase" %}
        {{ t.styleName }} -> text.toUpperCase(locale)
        {% elif case == "lowercase" %}
        {{ t.styleName }} -> text.toLowerCase(locale)
        {% elif case == "capitalize" %}
        {{ t.styleName }} -> text.split(" ").joinToString(" ") { word -> word.capitalize(locale) }
        {% endif %}
        {% endif %}
        {% endif %}
        {% endmacro %}

        {% macro compiledCase(t: Token) %}
        {% if let style = t.resolved as typography %}
        {% if let case = style.letterCase %}
        {% if case in ("uppercase", "lowercase", "capitalize") %}
        {{ t.styleName }} -> "{{ case }}"
        {% endif %}
        {% endif %}
        {% endif %}
        {% endmacro %}

        {# Something if a style says nothing of what is too long. #}
        {% macro clipped() %}
        {% for t in textStyles if t.isPublic %}
        {{ "yes" if overflow(t) == "" else "" }}
        {% endfor %}
        {% endmacro %}

        {# Something if a style leaves letters as they are. #}
        {% macro unchanged() %}
        {% for t in textStyles if t.isPublic %}
        {{ "yes" if letterCase(t) == "" else "" }}
        {% endfor %}
        {% endmacro %}

        {# Something if there is a style in a letter case. #}
        {% macro styles(case: code) %}
        {% for t in textStyles if t.isPublic %}
        {% if let style = t.resolved as typography %}
        {% if let own = style.letterCase %}
        {{ "yes" if "" ~ own == case else "" }}
        {% endif %}
        {% endif %}
        {% endfor %}
        {% endmacro %}

        """#
      ),
      file(
        "kotlin", "TokenTheme.kt.tmpl",
        #"""
        {% include "header.tmpl" %}
        {% include "themed.tmpl" %}
        {% if hasScheme() %}
        import androidx.compose.foundation.isSystemInDarkTheme
        {% endif %}
        import androidx.compose.runtime.Composable
        import androidx.compose.runtime.CompositionLocalProvider
        import androidx.compose.runtime.Immutable
        import androidx.compose.runtime.ProvidableCompositionLocal
        import androidx.compose.runtime.ReadOnlyComposable
        import androidx.compose.runtime.remember
        import androidx.compose.runtime.staticCompositionLocalOf
        {% include "imports.tmpl" %}

        /**
         * All tokens, for one choice of contexts.
         *
         * A theme has each token at the path that [{{ options.root }}] has it at. Here a value may also vary.
         */
        @Immutable
        {% if options.runtime %}
        public class TokenTheme internal constructor(
            /** The contexts that the tokens are for. */
            public val contexts: TokenContexts,
            /** What a file says in place of compiled values; `null` while nothing is replaced. */
            internal val tokenOverrides: TokenOverrides?,
        ) : {{ parentOfTheme(root, "TokenTheme") }}() {
            /** Makes the theme of a choice of contexts, with the compiled values. */
            public constructor(contexts: TokenContexts) : this(contexts, null)

        {% else %}
        public class TokenTheme(
            /** The contexts that the tokens are for. */
            public val contexts: TokenContexts,
        ) : {{ parentOfTheme(root, "TokenTheme") }}() {
        {% endif %}
            /**
             * Makes the theme of a choice of contexts.
            {% if hasScheme() %}
             *
             * A constructor cannot follow the system: without an [appearance] the theme is {{ "dark" if isBaseDark() else "light" }}. In
             * composables the function of this name follows it.
            {% endif %}
             */
            public constructor(
                {{ parameters(baseAppearance()) }}
            ) : this(
                TokenContexts(
                    {{ arguments() }}
                ),
            )

            override val tokenTheme: TokenTheme get() = this
            {% if options.runtime %}

            /** The theme of other contexts, in which the same values are replaced. */
            public fun copy(contexts: TokenContexts): TokenTheme = TokenTheme(contexts, tokenOverrides)
            {% endif %}
            {% if textStyles is not empty %}

            {{ styleFunction(textStyles) }}
            {% endif %}
            {% if hasConstantsInTheme(root) or hasTokensInTheme(root) or any(g in root.groups if isGroupInTheme(g)) %}

            {{ themedMembers(root) }}
            {% endif %}

            public companion object {
                {% if isChoiceRequired() %}
                /** The theme of the composition. */
                public val current: TokenTheme
                    @Composable @ReadOnlyComposable get() = LocalTokenTheme.current
                {% else %}
                /** The theme of the composition; where none was provided, the one that the system asks for. */
                public val current: TokenTheme
                    @Composable @ReadOnlyComposable
                    get() = LocalTokenTheme.current ?: TokenTheme({{ "appearance = " ~ systemAppearance() if hasScheme() else "" }})
                {% endif %}
            }
        }
        {% if root.tokenChunks | count > 1 %}

        {{ themedChunks(root, "TokenTheme") }}
        {% endif %}

        /** A theme or a group in it. Two are equal if they are the same group in the same contexts{{ ", with the same values replaced" if options.runtime else "" }}. */
        @Immutable
        public abstract class TokenGroup internal constructor() {
            /** The theme that the group belongs to. */
            internal abstract val tokenTheme: TokenTheme

            {% if options.runtime %}
            override fun equals(other: Any?): Boolean =
                other is TokenGroup && other::class == this::class && other.tokenTheme.contexts == tokenTheme.contexts &&
                    other.tokenTheme.tokenOverrides == tokenTheme.tokenOverrides
            {% else %}
            override fun equals(other: Any?): Boolean =
                other is TokenGroup && other::class == this::class && other.tokenTheme.contexts == tokenTheme.contexts
            {% endif %}

            override fun hashCode(): Int = tokenTheme.contexts.hashCode()

            override fun toString(): String = "${this::class.simpleName}(${tokenTheme.contexts})"
        }

        {% if isChoiceRequired() %}
        /** The theme of the composables below. */
        public val LocalTokenTheme: ProvidableCompositionLocal<TokenTheme> =
            staticCompositionLocalOf { error("no TokenTheme was provided: wrap the content in TokenTheme { }") }
        {% else %}
        /** The theme of the composables below, if one was provided; [TokenTheme.current] always has one. */
        public val LocalTokenTheme: ProvidableCompositionLocal<TokenTheme?> = staticCompositionLocalOf { null }
        {% endif %}

        /**
         * Gives [content] the tokens of a choice of contexts.
        {% if hasScheme() %}
         *
         * Without an [appearance] it follows the system.
        {% endif %}
        {% if hasContrast() %}
         *
         * Compose does not know the contrast that the system is set to, so pass a [contrast] to follow it.
        {% endif %}
         */
        @Composable
        public fun TokenTheme(
            {{ parameters(systemAppearance()) }}
            content: @Composable () -> Unit,
        ) {
            val contexts =
                TokenContexts(
                    {{ arguments() }}
                )
            TokenTheme(remember(contexts) { TokenTheme(contexts) }, content)
        }

        /** Gives [content] the tokens of [theme]. */
        @Composable
        public fun TokenTheme(theme: TokenTheme, content: @Composable () -> Unit) {
            CompositionLocalProvider(LocalTokenTheme provides theme, content = content)
        }

        """#
      ),
      file(
        "kotlin", "TokenTransition.kt.tmpl",
        #"""
        {% include "header.tmpl" %}
        import androidx.compose.animation.core.Easing
        import androidx.compose.animation.core.TweenSpec
        import androidx.compose.runtime.Immutable
        import kotlin.time.Duration
        import androidx.compose.animation.core.tween as composeTween

        /** How something changes from one state to another. */
        @Immutable
        public data class TokenTransition(
            /** How long the change takes. */
            public val duration: Duration,
            /** How long it waits before it begins. */
            public val delay: Duration,
            /** How it gathers and loses speed. */
            public val easing: Easing,
        ) {
            /** The same for `animate…AsState`, `animateTo` and the like. */
            public fun <T> tween(): TweenSpec<T> =
                composeTween(
                    durationMillis = duration.inWholeMilliseconds.toInt(),
                    delayMillis = delay.inWholeMilliseconds.toInt(),
                    easing = easing,
                )
        }

        """#
      ),
      file(
        "kotlin", "Tokens.kt.tmpl",
        #"""
        {% include "header.tmpl" %}
        {% include "members.tmpl" %}
        {% include "imports.tmpl" %}

        /**
         * The design tokens, in the groups of the source.
        {% if hasThemes %}
         *
         * What varies cannot be read here: a [TokenTheme] has it.
        {% endif %}
         */
        public object {{ options.root }}{{ parent(root) }} {
            {{ members(root) }}
        }
        {% if root.tokenChunks | count > 1 %}

        {{ chunks(root) }}
        {% endif %}

        """#
      ),
      file(
        "kotlin", "constants.tmpl",
        #"""
        {# What the standard has no type for. #}

        {% macro constantMember(c: Constant) %}
        {% if let word = c.value as word %}
        {{ wordType(c, word) }}

        {% endif %}
        {{ documentation(c.description) }}
        {% if isNegative(c.value) or any(v in c.themes if isNegative(v.value)) %}
        {% warn "Compose has no negative padding: an edge of `" ~ c.path ~ "` that is negative becomes 0" at c %}
        {% endif %}
        {% if c.isThemed %}
        {% if let v = c.themes | first %}
        {{ unavailable(v.contexts, c.memberPath) }}
        {% endif %}
        public val {{ c.name }}: {{ typeOfConstant(c) }} get() = varyingValue()
        {% elif c.value is point or c.value is size or c.value is rect or c.value is insets %}
        {{ "public" if c.isPublic else "internal" }} val {{ c.name }}: {{ typeOfConstant(c) }}
            get() = {{ valueOfConstant(c) }}
        {% else %}
        {{ "public" if c.isPublic else "internal" }} val {{ c.name }}: {{ typeOfConstant(c) }} get() = {{ valueOfConstant(c) }}
        {% endif %}
        {% endmacro %}

        {# The words that a constant can be. #}
        {% macro wordType(c: Constant, word: WordConstant) %}
        /** The words that `{{ c.name }}` can be. */
        {{ "public" if c.isPublic else "internal" }} enum class {{ word.typeName }} {
            {% for w in word.words %}
            {{ w.name }},
            {% endfor %}
        }
        {% endmacro %}

        {% macro typeOfConstant(c: Constant) %}
        {{ constantType(c.value, c.group.qualified) }}
        {% endmacro %}

        {% macro valueOfConstant(c: Constant) %}
        {{ constant(c.value, c.group.qualified) }}
        {% endmacro %}

        {# `scope`: the group that the constant stands in. #}

        {% macro constantType.boolean(c, scope: code) %}
        Boolean
        {% endmacro %}

        {% macro constantType.string(c, scope: code) %}
        String
        {% endmacro %}

        {# The name of a resource; apps look it up as they like. #}
        {% macro constantType.image(c, scope: code) %}
        String
        {% endmacro %}

        {% macro constantType.word(c, scope: code) %}
        {{ scope }}.{{ c.typeName }}
        {% endmacro %}

        {# A number that is whole in every context is one that can count. #}
        {% macro constantType.number(c: NumberConstant, scope: code) %}
        {{ "Int" if c.isWhole else "Float" }}
        {% endmacro %}

        {% macro constantType.point(c, scope: code) %}
        ComposeDpOffset
        {% endmacro %}

        {% macro constantType.size(c, scope: code) %}
        ComposeDpSize
        {% endmacro %}

        {% macro constantType.rect(c, scope: code) %}
        ComposeDpRect
        {% endmacro %}

        {% macro constantType.insets(c, scope: code) %}
        ComposePaddingValues
        {% endmacro %}

        {% macro constant.boolean(c, scope: code) %}
        {{ "true" if c.value else "false" }}
        {% endmacro %}

        {% macro constant.string(c, scope: code) %}
        {{ c.value | string }}
        {% endmacro %}

        {% macro constant.image(c, scope: code) %}
        {{ c.value | string }}
        {% endmacro %}

        {% macro constant.word(c, scope: code) %}
        {{ scope }}.{{ c.typeName }}.{{ c.name }}
        {% endmacro %}

        {% macro constant.number(c: NumberConstant, scope: code) %}
        {% if c.isWhole %}
        {{ c.value }}
        {% else %}
        {{ c.value | float }}
        {% endif %}
        {% endmacro %}

        {% macro constant.point(c, scope: code) %}
        ComposeDpOffset({{ c.x }}.dp, {{ c.y }}.dp)
        {% endmacro %}

        {% macro constant.size(c, scope: code) %}
        ComposeDpSize({{ c.width }}.dp, {{ c.height }}.dp)
        {% endmacro %}

        {% macro constant.rect(c, scope: code) %}
        ComposeDpRect({{ c.x }}.dp, {{ c.y }}.dp, {{ c.x + c.width }}.dp, {{ c.y + c.height }}.dp)
        {% endmacro %}

        {# Compose throws for what is negative. #}
        {% macro constant.insets(c, scope: code) %}
        ComposePaddingValues(start = {{ edge(c.leading) }}.dp, top = {{ edge(c.top) }}.dp, end = {{ edge(c.trailing) }}.dp, bottom = {{ edge(c.bottom) }}.dp)
        {% endmacro %}

        {% macro edge(value: number) %}
        {{ value if value > 0 else 0 }}
        {% endmacro %}

        {% macro isNegative.insets(c): bool = c.leading < 0 or c.top < 0 or c.trailing < 0 or c.bottom < 0 %}
        {% macro isNegative.else(c: ConstantValue): bool = false %}

        """#
      ),
      file(
        "kotlin", "contexts.tmpl",
        #"""
        {# What a theme is chosen by. #}

        {# Whether the source says what is light and dark, and what has more contrast. #}
        {% macro hasScheme(): bool = any(m in modifiers if any(c in m.contexts if c.scheme is not none)) %}
        {% macro isHigh(c: Context): bool = (c.contrast | default("standard")) == "high" %}
        {% macro hasContrast(): bool = any(m in modifiers if any(c in m.contexts if isHigh(c))) %}

        {# A modifier is chosen by its contexts, unless each of them is an appearance or a contrast. #}
        {% macro isChosen(m: Modifier): bool = any(c in m.contexts if c.scheme is none and c.contrast is none) %}

        {# Whether there is a choice that the system cannot make. #}
        {% macro isChoiceRequired(): bool = any(m in modifiers if m.role is none and isChosen(m)) %}

        {# The name of a modifier as an argument, beside those that every theme may have. #}
        {% macro argument(m: Modifier): code = "named" ~ m.typeName if m.name == "content" or m.name == "appearance" and hasScheme() or m.name == "contrast" and hasContrast() else m.name %}

        {# The context of a modifier that values are for. #}
        {% macro shown(m: Modifier): code = argument(m) if m.role is none else "shown" ~ m.typeName %}

        {% macro isBaseDark(): bool = any(m in modifiers if (m.default.scheme | default("light")) == "dark") %}

        {% macro baseAppearance() %}
        TokenAppearance.{{ "Dark" if isBaseDark() else "Light" }}
        {% endmacro %}

        {% macro baseContrast() %}
        TokenContrast.{{ "High" if any(m in modifiers if isHigh(m.default)) else "Standard" }}
        {% endmacro %}

        {% macro systemAppearance() %}
        if (isSystemInDarkTheme()) TokenAppearance.Dark else TokenAppearance.Light
        {% endmacro %}

        {# A parameter for each choice, with its default. #}
        {% macro parameters(appearance: code) %}
        {% for m in modifiers if isChosen(m) %}
        {{ argument(m) }}: TokenContexts.{{ m.typeName }}{{ " = " ~ contextName(m.default) if m.role is none else "? = null" }},
        {% endfor %}
        {% if hasScheme() %}
        appearance: TokenAppearance = {{ appearance }},
        {% endif %}
        {% if hasContrast() %}
        contrast: TokenContrast = {{ baseContrast() }},
        {% endif %}
        {% endmacro %}

        {% macro arguments() %}
        {% for m in modifiers if isChosen(m) %}
        {{ argument(m) }} = {{ argument(m) }},
        {% endfor %}
        {% if hasScheme() %}
        appearance = appearance,
        {% endif %}
        {% if hasContrast() %}
        contrast = contrast,
        {% endif %}
        {% endmacro %}

        {% macro contextName(c: Context) %}
        TokenContexts.{{ c.modifier.typeName }}.{{ c.name }}
        {% endmacro %}

        """#
      ),
      file(
        "kotlin", "documentation.tmpl",
        #"""
        {# What is said about a declaration. #}

        {% macro documentation(description: text?) %}
        {% if let d = description %}
        {{ d | comment }}
        {% endif %}
        {% endmacro %}

        {% macro deprecated(t: Token) %}
        {% if t.isForwarded %}
        {% if let d = t.deprecation %}
        @Deprecated({% if let message = d.message %}{{ message | string }}{% else %}"Deprecated in the token source."{% endif %}{{ replaceWith(t) }})
        {% endif %}
        {% endif %}
        {% endmacro %}

        {# The name of another member of the same group, where the receiver stays. #}
        {% macro replaceWith(t: Token) %}
        {% if let d = t.deprecation %}
        {% if let other = d.replacement %}
        {{ ", ReplaceWith(\"" ~ other.name ~ "\")" if other.group == t.group else "" }}
        {% endif %}
        {% endif %}
        {% endmacro %}

        {# What stands before a member that says where its value is. #}
        {% macro unavailable(contexts: [Context], path: code) %}
        {% set names %}{% for c in contexts %}{{ c.modifier.name }}{% between %} and {% endfor %}{% endset %}
        @Deprecated({{ ("varies with " ~ names ~ ": read theme." ~ path) | string }}, level = DeprecationLevel.ERROR)
        {% endmacro %}

        {# A token's description, and what its type has no place for. #}
        {% macro about(t: Token) %}
        {% if t.type == "typography" %}
        {{ aboutStyle(t, left(t.resolved)) }}
        {% else %}
        {{ documentation(t.description) }}
        {% endif %}
        {% endmacro %}

        {% macro aboutStyle(t: Token, left: code) %}
        {% if left is empty %}
        {{ documentation(t.description) }}
        {% elif let d = t.description %}
        {{ (d ~ "\n\n" ~ left) | comment }}
        {% else %}
        {{ left | comment }}
        {% endif %}
        {% endmacro %}

        {% macro left(v: Value) %}
        {% if let style = v as typography %}
        {% if let case = style.letterCase %}
        {% if case != "none" %}
        Text is shown in {{ "upper case" if case == "uppercase" else "lower case" if case == "lowercase" else "title case" }}.
        {% endif %}
        {% endif %}
        {% if let break = style.lineBreak %}
        {% if break in ("truncatingHead", "truncatingMiddle", "truncatingTail") %}
        Text that is too long is cut off {{ "at its beginning" if break == "truncatingHead" else "in its middle" if break == "truncatingMiddle" else "at its end" }}.
        {% endif %}
        {% endif %}
        {% if let line = style.decoration %}
        {% if line == "overline" %}
        Text has a line above it.
        {% endif %}
        {% endif %}
        {% if style.shadow is not none %}
        Its shadow is in dp, which Compose takes for pixels: show it with [inPixels].
        {% endif %}
        {% endif %}
        {% endmacro %}

        """#
      ),
      file(
        "kotlin", "header.tmpl",
        #"""
        // Written by `tokens build`. Edit the token source, not this file.

        @file:Suppress("RedundantVisibilityModifier", "UnusedImport", "ktlint")

        package {{ options.package }}


        """#
      ),
      file(
        "kotlin", "imports.tmpl",
        #"""
        {# What values are made of, by names that nothing in a group has. #}

        {% if uses.color %}
        import androidx.compose.ui.graphics.colorspace.ColorSpaces as ComposeColorSpaces
        {% endif %}
        {% if uses.dimension or uses.constants %}
        import androidx.compose.ui.unit.dp
        {% endif %}
        {% if uses.typography %}
        import androidx.compose.ui.unit.em
        import androidx.compose.ui.unit.sp
        {% endif %}
        {% if let package = options.resources %}
        import {{ package }}.R
        {% endif %}
        {% if uses.duration %}
        import kotlin.time.Duration.Companion.milliseconds
        {% endif %}
        {% if uses.cubicBezier %}
        import androidx.compose.animation.core.CubicBezierEasing as ComposeEasing
        {% endif %}
        {% if uses.constants %}
        import androidx.compose.foundation.layout.PaddingValues as ComposePaddingValues
        {% endif %}
        {% if uses.color %}
        import androidx.compose.ui.graphics.Color as ComposeColor
        {% endif %}
        {% if uses.typography %}
        import androidx.compose.ui.text.TextStyle as ComposeTextStyle
        {% endif %}
        {% if uses.fontFamily or uses.typography %}
        import androidx.compose.ui.text.font.Font as ComposeFont
        import androidx.compose.ui.text.font.FontFamily as ComposeFontFamily
        import androidx.compose.ui.text.font.FontStyle as ComposeFontStyle
        {% endif %}
        {% if uses.fontFamily or uses.fontWeight or uses.typography %}
        import androidx.compose.ui.text.font.FontWeight as ComposeFontWeight
        {% endif %}
        {% if uses.typography %}
        import androidx.compose.ui.text.style.LineHeightStyle as ComposeLineHeightStyle
        import androidx.compose.ui.text.style.TextAlign as ComposeTextAlign
        import androidx.compose.ui.text.style.TextDecoration as ComposeTextDecoration
        {% endif %}
        {% if uses.dimension %}
        import androidx.compose.ui.unit.Dp as ComposeDp
        {% endif %}
        {% if uses.constants %}
        import androidx.compose.ui.unit.DpOffset as ComposeDpOffset
        import androidx.compose.ui.unit.DpRect as ComposeDpRect
        import androidx.compose.ui.unit.DpSize as ComposeDpSize
        {% endif %}
        {% if uses.shadow %}
        import kotlin.collections.List as KotlinList
        {% endif %}
        {% if uses.duration %}
        import kotlin.time.Duration as KotlinDuration
        {% endif %}

        """#
      ),
      file(
        "kotlin", "members.tmpl",
        #"""
        {# Groups as objects, tokens as properties. #}

        {% include "values.tmpl" %}
        {% include "typography.tmpl" %}
        {% include "constants.tmpl" %}
        {% include "documentation.tmpl" %}

        {% macro type(t: Token) %}
        {% if t.type == "color" %}
        ComposeColor
        {% elif t.type == "dimension" %}
        ComposeDp
        {% elif t.type == "fontFamily" %}
        ComposeFontFamily
        {% elif t.type == "fontWeight" %}
        ComposeFontWeight
        {% elif t.type == "duration" %}
        KotlinDuration
        {% elif t.type == "cubicBezier" %}
        ComposeEasing
        {% elif t.type == "number" %}
        Float
        {% elif t.type == "strokeStyle" %}
        TokenStroke
        {% elif t.type == "border" %}
        TokenBorder
        {% elif t.type == "transition" %}
        TokenTransition
        {% elif t.type == "shadow" %}
        KotlinList<TokenShadow>
        {% elif t.type == "gradient" %}
        TokenGradient
        {% else %}
        ComposeTextStyle
        {% endif %}
        {% endmacro %}

        {# What varies is a member only to say where to read it, unless it is private. #}
        {% macro isInTokens(t: Token): bool = t.isPublic or not t.isThemed %}
        {% macro isConstantInTokens(c: Constant): bool = c.isPublic or not c.isThemed %}
        {% macro isGroupInTokens(g: Group): bool = g.isPublic or any(c in g.allConstants if not c.isThemed) or any(t in g.allTokens if not t.isThemed) %}

        {% macro group(g: Group) %}
        {{ documentation(g.description) }}
        {{ "public" if g.isPublic else "internal" }} object {{ g.name }}{{ parent(g) }} {
            {{ members(g) }}
        }
        {% if g.tokenChunks | count > 1 %}

        {{ chunks(g) }}
        {% endif %}
        {% endmacro %}

        {# A method of the virtual machine is at most 64 KB long, and so is what makes an object with its
           members: of groups with very many tokens the object inherits all of them, part by part. #}
        {% macro parent(g: Group) %}
        {% if g.tokenChunks | count > 1 %}
        {% if let last = g.tokenChunks | last %}
         : {{ g.name }}_{{ last.number }}()
        {% endif %}
        {% endif %}
        {% endmacro %}

        {% macro chunks(g: Group) %}
        {% for chunk in g.tokenChunks %}
        /** A part of the members of [{{ g.name }}]. */
        {{ "public" if g.isPublic else "internal" }} sealed class {{ g.name }}_{{ chunk.number }}{% if not loop.first %} : {{ g.name }}_{{ chunk.number - 1 }}(){% endif %} {
            {{ tokens(chunk.tokens) }}
        }
        {% between %}

        {% endfor %}
        {% endmacro %}

        {# Whether constants, and tokens, stand in the group's own object. #}
        {% macro hasConstants(g: Group): bool = any(c in g.constants if isConstantInTokens(c)) %}
        {% macro hasTokens(g: Group): bool = g.tokenChunks | count == 1 and any(t in g.tokens if isInTokens(t)) %}

        {# Constants, tokens and groups, with a blank line between any two. #}
        {% macro members(g: Group) %}
        {{ constants(g.constants) }}
        {% if hasConstants(g) and hasTokens(g) %}

        {% endif %}
        {% if hasTokens(g) %}
        {{ tokens(g.tokens) }}
        {% endif %}
        {% if (hasConstants(g) or hasTokens(g)) and any(inner in g.groups if isGroupInTokens(inner)) %}

        {% endif %}
        {% if any(inner in g.groups if inner.tokenChunks | count > 1) %}
        {{ claims(g) }}
        {% endif %}
        {% for inner in g.groups if isGroupInTokens(inner) %}
        {{ group(inner) }}
        {% between %}

        {% endfor %}
        {% endmacro %}

        {# The classes of very large groups are called like the group with a number. #}
        {% macro claims(g: Group) %}
        {% set scope = "classes of " ~ g.qualified %}
        {% for inner in g.groups %}
        {% unique scope, inner.name at inner %}
        {% for chunk in inner.tokenChunks if inner.tokenChunks | count > 1 %}
        {% unique scope, inner.name ~ "_" ~ chunk.number at inner %}
        {% endfor %}
        {% endfor %}
        {% endmacro %}

        {% macro constants(constants: [Constant]) %}
        {% for c in constants if isConstantInTokens(c) %}
        {{ constantMember(c) }}
        {% between %}

        {% endfor %}
        {% endmacro %}

        {% macro tokens(tokens: [Token]) %}
        {% for t in tokens if isInTokens(t) %}
        {{ token(t) }}
        {% between %}

        {% endfor %}
        {% endmacro %}

        {% macro token(t: Token) %}
        {{ about(t) }}
        {% if t.isThemed %}
        {% if let v = t.themes | first %}
        {{ unavailable(v.contexts, t.memberPath if not t.isForwarded else pathOf(t.group) ~ t.name) }}
        {% endif %}
        public val {{ t.name }}: {{ type(t) }} get() = varyingValue()
        {% else %}
        {% if t.isForwarded %}
        {{ deprecated(t) }}
        public val {{ t.name }}: {{ type(t) }} get() = {{ t.internalName }}

        {% endif %}
        {{ property(t, "public" if t.isPublic and not t.isForwarded else "internal") }}
        {% endif %}
        {% endmacro %}

        {# What leads to a group of a theme. #}
        {% macro pathOf(g: Group) %}
        {% if let parent = g.parent %}
        {{ pathOf(parent) }}{{ g.memberName }}.
        {%- endif %}
        {% endmacro %}

        {# What takes memory is made when it is first asked for, so that no group has to be ready before
           another one. #}
        {% macro property(t: Token, access: code) %}
        {% if t.value is reference or t.type in ("color", "dimension", "fontWeight", "duration", "number") %}
        {{ access }} val {{ t.internalName }}: {{ type(t) }} get() = {{ value(t.value, false) }}
        {% elif t.type == "cubicBezier" %}
        {{ access }} val {{ t.internalName }}: {{ type(t) }} by lazy { {{ value(t.value, false) }} }
        {% else %}
        {{ access }} val {{ t.internalName }}: {{ type(t) }} by lazy {
            {{ value(t.value, false) }}
        }
        {% endif %}
        {% endmacro %}

        """#
      ),
      file(
        "kotlin", "modifiers.tmpl",
        #"""
        {# What Compose draws of a component style: the fields that a modifier takes. #}

        {# Whether a field of this name is of the type that a modifier takes. #}
        {% macro hasField(t: ComponentType, name: code): bool = any(f in t.fields if f.name == name and fieldType(f) in (name | lookup("fieldType") | default(""), name | lookup("otherFieldType") | default("-"))) %}
        {% macro has(name: code): bool = any(t in componentTypes if hasField(t, name)) %}

        {% macro hasShape(t: ComponentType): bool = hasField(t, "shadow") or hasField(t, "clipsToBounds") or hasField(t, "background") or hasField(t, "border") %}
        {% macro hasModifier(t: ComponentType): bool = hasShape(t) or any(f in t.fields if f.name != "cornerRadius" and hasField(t, f.name)) %}
        {% macro hasTextStyle(t: ComponentType): bool = any(f in t.fields if f.name == "text" and fieldType(f) == "ComposeTextStyle") and any(f in t.fields if f.name == "color" and fieldType(f) == "ComposeColor") %}
        {% macro hasMaxLines(t: ComponentType): bool = any(f in t.fields if f.name == "numberOfLines" and fieldType(f) == "Int") and not any(f in t.fields if f.name == "maxLines") %}

        {% macro extensions(t: ComponentType) %}
        {% if hasModifier(t) %}
        {{ modifier(t) }}
        {% endif %}
        {% if hasModifier(t) and (hasTextStyle(t) or hasMaxLines(t)) %}

        {% endif %}
        {% if hasTextStyle(t) %}
        /** The text style in the colour of the component. */
        public fun {{ styleType(t) }}.toTextStyle(): TextStyle {
            val style = text ?: TextStyle.Default
            return style.copy(color = color ?: style.color)
        }
        {% endif %}
        {% if hasTextStyle(t) and hasMaxLines(t) %}

        {% endif %}
        {% if hasMaxLines(t) %}
        /** How many lines `Text` may have: as many as there are where the style says 0 or nothing. */
        public val {{ styleType(t) }}.maxLines: Int
            get() = numberOfLines?.takeIf { it > 0 } ?: Int.MAX_VALUE
        {% endif %}
        {% endmacro %}

        {# From the outside to the inside. #}
        {% macro modifier(t: ComponentType) %}
        {% if hasField(t, "border") %}
        /**
         * Draws and measures as [style] says, from the margin on the outside to the padding on the inside.
         *
         * A border is drawn without gaps.
         */
        {% else %}
        /** Draws and measures as [style] says, from the margin on the outside to the padding on the inside. */
        {% endif %}
        {% if hasShape(t) %}
        public fun Modifier.tokenStyle(
            style: {{ styleType(t) }},
            shape: Shape = {{ "RoundedCornerShape(style.cornerRadius ?: 0.dp)" if hasField(t, "cornerRadius") else "RectangleShape" }},
        ): Modifier =
        {% else %}
        public fun Modifier.tokenStyle(style: {{ styleType(t) }}): Modifier =
        {% endif %}
            this
                {{ change(t, "margin", padding(t, "margin")) }}
                {{ change(t, "marginTop", "padding(top = maxOf(it, 0.dp))") }}
                {{ change(t, "marginBottom", "padding(bottom = maxOf(it, 0.dp))") }}
                {{ change(t, "width", "width(it)") }}
                {{ change(t, "minimumWidth", "widthIn(min = it)") }}
                {{ change(t, "maximumWidth", "widthIn(max = it)") }}
                {{ change(t, "height", "height(it)") }}
                {{ change(t, "minimumHeight", "heightIn(min = it)") }}
                {{ change(t, "maximumHeight", "heightIn(max = it)") }}
                {{ change(t, "opacity", "alpha(it)") }}
                {{ change(t, "shadow", "tokenShadow(it, shape)") }}
                {{ change(t, "clipsToBounds", "if (it) clip(shape) else this") }}
                {{ change(t, "background", "background(it.linear(), shape)" if isGradient(t) else "background(it, shape)") }}
                {{ change(t, "border", "border(it.toBorderStroke(), shape)") }}
                {{ change(t, "padding", padding(t, "padding")) }}
                {{ change(t, "contentInsets", padding(t, "contentInsets")) }}
        {% endmacro %}

        {# Compose throws for a length that is negative. Insets never have such. #}
        {% macro padding(t: ComponentType, name: code): code = "padding(maxOf(it, 0.dp))" if isLength(t, name) else "padding(it)" %}
        {% macro isLength(t: ComponentType, name: code): bool = any(f in t.fields if f.name == name and fieldType(f) == "ComposeDp") %}
        {% macro hasLengths(): bool = has("marginTop") or has("marginBottom") or any(t in componentTypes if isLength(t, "margin") or isLength(t, "padding") or isLength(t, "contentInsets")) %}

        {% macro isGradient(t: ComponentType): bool = any(f in t.fields if f.name == "background" and fieldType(f) == "TokenGradient") %}

        {% macro change(t: ComponentType, name: code, code: code) %}
        {% if hasField(t, name) %}
        .ifSet(style.{{ name }}) { {{ code }} }
        {% endif %}
        {% endmacro %}

        """#
      ),
      file(
        "kotlin", "states.tmpl",
        #"""
        {# What a component looks like while it is pressed and the like. A field whose name ends in a state is for
           that state. #}

        {% macro stateName(f: Field, state: code): code = (f.text ~ "." ~ state) | name("lowerCamel") %}

        {# The field that takes the place of another in a state. #}
        {% macro stateField(t: ComponentType, f: Field, state: code): Field? = first(s in t.fields if s.name == stateName(f, state) and fieldType(s) == fieldType(f)) %}

        {% macro isStateOf(s: Field, f: Field): bool = s.name in (stateName(f, "highlighted"), stateName(f, "focused"), stateName(f, "selected"), stateName(f, "pressed"), stateName(f, "disabled")) and fieldType(s) == fieldType(f) %}
        {% macro changes(t: ComponentType, f: Field): bool = any(s in t.fields if isStateOf(s, f)) %}

        {# A part may hold parts of its own kind: at some depth the search ends, and takes states for granted. #}
        {% macro hasStates(t: ComponentType, depth: integer): bool = any(f in t.fields if changes(t, f)) or (t.parts is not empty if depth == 4 else any(p in t.parts if hasStates(p.type, depth + 1))) %}

        {% macro inState(t: ComponentType) %}
        {% set end = "" if isLarge(t) else "," %}
        /**
         * How the component looks in these states.
         *
         * Of several that change the same field, the last one counts, in the order of the arguments.
         */
        public fun inState(
            isHighlighted: Boolean = false,
            isFocused: Boolean = false,
            isSelected: Boolean = false,
            isPressed: Boolean = false,
            isDisabled: Boolean = false,
        ): {{ styleType(t) }} =
            copy {{- " {" if isLarge(t) else "(" }}
                {% for f in t.fields if changes(t, f) %}
                {{ change(t, f) }}{{ end }}
                {% endfor %}
                {% for p in t.parts if hasStates(p.type, 0) %}
                {{ p.name }} = {{ p.name }}?.inState(isHighlighted, isFocused, isSelected, isPressed, isDisabled){{ end }}
                {% endfor %}
            {{ "}" if isLarge(t) else ")" }}
        {% endmacro %}

        {# One line for one state, several for several. #}
        {% macro change(t: ComponentType, f: Field) %}
        {% for s in t.fields if isStateOf(s, f) %}
        {% if loop.first and loop.count == 1 %}
        {{ f.name }} = {{ choices(t, f) }} {{ f.name }}
        {%- elif loop.first %}
        {{ f.name }} =
            {{ choices(t, f) }}
            {{ f.name }}
        {%- endif %}
        {% endfor %}
        {% endmacro %}

        {% macro choices(t: ComponentType, f: Field) %}
        {{ choice(stateField(t, f, "disabled"), "isDisabled") }}
        {{ choice(stateField(t, f, "pressed"), "isPressed") }}
        {{ choice(stateField(t, f, "selected"), "isSelected") }}
        {{ choice(stateField(t, f, "focused"), "isFocused") }}
        {{ choice(stateField(t, f, "highlighted"), "isHighlighted") }}
        {% endmacro %}

        {% macro choice(field: Field?, condition: code) %}
        {% if let f = field %}
        {{ f.name }}.takeIf { {{ condition }} } ?:
        {% endif %}
        {% endmacro %}

        """#
      ),
      file(
        "kotlin", "styles.tmpl",
        #"""
        {# Component styles: a class for each kind, and what each component of the kind is. #}

        {# What Compose, Android or these files call something else gets another name. #}
        {% macro styleType(t: ComponentType) %}
        {{ t.name | lookup("styleType") | default(t.name ~ "Style") }}
        {% endmacro %}

        {# Whether a field has a member of its own in a theme: its value varies or can be replaced. #}
        {% macro isLive(t: Token): bool = t.isThemed or isReplaceable(t) %}
        {% macro isLiveConstant(c: Constant): bool = c.isThemed or isReplaceableConstant(c) %}

        {# Whether anything in a group is not the same in every context. #}
        {% macro varies(g: Group): bool = any(t in g.allTokens if t.isThemed) or any(c in g.allConstants if c.isThemed) %}

        {% macro fieldType(f: Field) %}
        {% if let t = f.token %}
        {{ type(t) }}
        {% elif let c = f.constant %}
        {{ typeOfConstant(c) }}
        {% endif %}
        {% endmacro %}

        {# A method of the virtual machine takes 255 arguments at most, those that say what is left out included. #}
        {% macro isLarge(t: ComponentType): bool = (t.fields | count) + (t.parts | count) > 100 %}

        {# A component as an expression; its fields stand in the order of its type. In a theme `path` leads to
           the fields that vary; elsewhere it is empty. #}
        {% macro styleValue(style: Component, path: code) %}
        {# In a getter `field` alone is not a member. #}
        {% set start = "this." if isLarge(style.type) else "" %}
        {% set end = "" if isLarge(style.type) else "," %}
        {% set content %}
        {% for f in style.type.fields %}
        {% if let own = first(own in style.fields if own.name == f.name) %}
        {{ start }}{{ f.name }} = {{ fieldValue(own, f, path) }}{{ end }}
        {% endif %}
        {% endfor %}
        {% for p in style.type.parts %}
        {% if let own = first(own in style.parts if own.name == p.name) %}
        {{ start }}{{ p.name }} = {{ styleValue(own, path ~ own.group.memberName ~ "." if path is not empty else "") }}{{ end }}
        {% endif %}
        {% endfor %}
        {% endset %}
        {% if content is empty %}
        {{ styleType(style.type) }}()
        {% elif isLarge(style.type) %}
        {{ styleType(style.type) }}().apply {
            {{ content }}
        }
        {% else %}
        {{ styleType(style.type) }}(
            {{ content }}
        )
        {% endif %}
        {% endmacro %}

        {# `f`: the field of the type, which may have another type of number or other names for words. #}
        {% macro fieldValue(own: Field, f: Field, path: code) %}
        {% if let t = own.token %}
        {{ tokenField(t, path) }}
        {% elif let c = own.constant %}
        {% set constant = path ~ c.name if c.isThemed or path is not empty and isLiveConstant(c) else c.qualified %}
        {% if fieldType(f) == fieldType(own) %}
        {{ constant }}
        {% elif c.value is word %}
        {{ fieldType(f) }}.valueOf({{ constant }}.name)
        {% else %}
        {{ constant }}.toFloat()
        {% endif %}
        {% endif %}
        {% endmacro %}

        {% macro tokenField(t: Token, path: code) %}
        {% if not t.isThemed and (path is empty or not isLive(t)) %}
        {{ t.qualified }}
        {% elif isAnother(t) == "" %}
        {{ path }}{{ t.internalName }}
        {% else %}
        {{ themedField(t) }}
        {% endif %}
        {% endmacro %}

        """#
      ),
      file(
        "kotlin", "target.json",
        #"""
        {
          "targetVersion": 1,
          "summary": "Jetpack Compose: constants, themes and text styles",
          "options": {
            "package": {
              "type": "string",
              "default": "design.tokens",
              "pattern": "[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*",
              "help": "package of the generated files"
            },
            "root": { "type": "identifier", "default": "Tokens", "help": "name of the object that holds all tokens" },
            "remBase": { "type": "number", "default": 16, "help": "dp, or sp for text, of a rem" },
            "resources": {
              "type": "string",
              "pattern": "[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*",
              "help": "package of the app's class R; without it fonts are the platform's generic ones"
            },
            "previews": {
              "type": "boolean",
              "default": false,
              "help": "previews of colors, text styles and components for Android Studio; they need ui-tooling-preview"
            },
            "runtime": {
              "type": "boolean",
              "default": false,
              "help": "TokenStore, which replaces values while the app runs; for Android and other JVMs"
            }
          },
          "names": {
            "group": "UpperCamel",
            "token": "lowerCamel",
            "context": "UpperCamel",
            "style": "UpperCamel",
            "resource": "snake",
            "scope": "group",
            "qualifier": ".",
            "caseSensitive": true,
            "digitFirst": "_",
            "allowed": "xid",
            "unicode": 9,
            "plain": "letters",
            "otherwise": "uHEX",
            "root": "root",
            "deprecated": "{}Value",
            "type": "Type_{}",
            "reserved": {
              "escape": {
                "words": [
                  "as", "break", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is", "null",
                  "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val",
                  "var", "when", "while"
                ],
                "with": "`{}`"
              },
              "rename": {
                "words": [
                  "Any", "Boolean", "Companion", "ComposeColor", "ComposeColorSpaces", "ComposeDp", "ComposeDpOffset", "ComposeDpRect", "ComposeDpSize", "ComposeEasing",
                  "ComposeFont", "ComposeFontFamily", "ComposeFontStyle", "ComposeFontWeight", "ComposeLineHeightStyle", "ComposePaddingValues",
                  "ComposeTextAlign", "ComposeTextDecoration", "ComposeTextStyle", "Composable", "Deprecated", "DeprecationLevel", "Float", "Int",
                  "Immutable", "KotlinDuration", "KotlinList", "LocalTokenTheme", "R", "ReadOnlyComposable", "String",
                  "TokenAppearance", "TokenBorder", "TokenContexts", "TokenContrast", "TokenGradient", "TokenGroup", "TokenLayout",
                  "TokenShadow", "TokenStroke", "TokenTextStyle", "TokenTheme", "TokenTransition", "Tokens", "class", "contexts",
                  "tokenOverrides", "tokenTheme"
                ],
                "with": "{}_"
              }
            }
          },
          "text": {
            "string": {
              "open": "\"",
              "close": "\"",
              "escapes": { "\"": "\\\"", "\\": "\\\\", "$": "\\$", "\n": "\\n", "\r": "\\r", "\t": "\\t" },
              "control": "\\u{HEX4}"
            },
            "comment": {
              "first": "/**",
              "line": " * ",
              "last": " */",
              "single": "/** {} */",
              "replace": { "*/": "* /", "/*": "/ *" },
              "width": 100
            },
            "number": { "digits": null, "float": "{}f" }
          },
          "references": {
            "color": true, "dimension": true, "fontFamily": true, "fontWeight": true, "duration": true,
            "cubicBezier": true, "number": true, "strokeStyle": true,
            "border": { "alias": true, "parts": ["color", "width", "style"] },
            "transition": { "alias": true, "parts": ["duration", "delay", "timingFunction"] },
            "shadow": true,
            "gradient": true,
            "typography": { "alias": true, "parts": ["fontFamily", "fontWeight", "color", "shadow"] },
            "themed": false
          },
          "contexts": { "appearance": "themed", "contrast": "themed", "other": "themed" },
          "limits": { "members": 1000 },
          "units": ["px", "rem", "cm", "mm", "Q", "in", "pt", "pc"],
          "private": "keep",
          "omits": { "decoration": ["overline"], "lineBreak": ["charWrapping"], "shadow": ["layers", "spread", "inset"] },
          "tables": {
            "fieldType": {
              "background": "ComposeColor", "border": "TokenBorder", "clipsToBounds": "Boolean", "contentInsets": "ComposePaddingValues",
              "cornerRadius": "ComposeDp", "height": "ComposeDp", "margin": "ComposeDp", "marginBottom": "ComposeDp", "marginTop": "ComposeDp",
              "maximumHeight": "ComposeDp", "maximumWidth": "ComposeDp", "minimumHeight": "ComposeDp", "minimumWidth": "ComposeDp",
              "opacity": "Float", "padding": "ComposeDp", "shadow": "KotlinList<TokenShadow>", "width": "ComposeDp"
            },
            "otherFieldType": {
              "background": "TokenGradient", "contentInsets": "ComposeDp", "margin": "ComposePaddingValues", "padding": "ComposePaddingValues"
            },
            "styleType": {
              "View": "TokenViewStyle", "Label": "TokenLabelStyle", "Button": "TokenButtonStyle", "TextView":
              "TokenTextViewStyle", "TextField": "TokenTextFieldStyle", "Image": "TokenImageStyle", "List":
              "TokenListStyle", "Shape": "TokenShapeStyle", "Stroke": "TokenStrokeStyle", "Fill": "TokenFillStyle",
              "Line": "TokenLineStyle", "Toggle": "TokenToggleStyle", "Menu": "TokenMenuStyle", "Picker":
              "TokenPickerStyle", "Table": "TokenTableStyle", "Form": "TokenFormStyle", "Gauge": "TokenGaugeStyle",
              "TabView": "TokenTabViewStyle", "GroupBox": "TokenGroupBoxStyle", "DatePicker": "TokenDatePickerStyle",
              "ProgressView": "TokenProgressViewStyle", "Paragraph": "TokenParagraphStyle", "TextEditor":
              "TokenTextEditorStyle", "ControlGroup": "TokenControlGroupStyle", "DisclosureGroup":
              "TokenDisclosureGroupStyle", "NavigationView": "TokenNavigationViewStyle", "NavigationSplitView":
              "TokenNavigationSplitViewStyle", "IndexView": "TokenIndexViewStyle", "LabeledContent":
              "TokenLabeledContentStyle", "Window": "TokenWindowStyle", "Scene": "TokenSceneStyle", "Span":
              "TokenSpanStyle", "Font": "TokenFontStyle", "LineHeight": "TokenLineHeightStyle", "Draw": "TokenDrawStyle",
              "PlatformText": "TokenPlatformTextStyle", "PlatformParagraph": "TokenPlatformParagraphStyle",
              "PlatformSpan": "TokenPlatformSpanStyle", "Text": "TokenTextComponentStyle", "TokenText":
              "TokenTextComponentStyle_"
            },
            "genericFamily": {
              "sans-serif": "ComposeFontFamily.SansSerif",
              "-apple-system": "ComposeFontFamily.SansSerif",
              "BlinkMacSystemFont": "ComposeFontFamily.SansSerif",
              "serif": "ComposeFontFamily.Serif",
              "monospace": "ComposeFontFamily.Monospace",
              "cursive": "ComposeFontFamily.Cursive"
            },
            "kind": {
              "color": "a", "dimension": "b", "fontFamily": "c", "fontWeight": "d", "duration": "e", "cubicBezier": "f", "number": "g",
              "strokeStyle": "h", "border": "i", "transition": "j", "shadow": "k", "gradient": "l", "typography": "m"
            }
          },
          "files": [
            { "template": "Tokens.kt.tmpl", "path": "{package:path}/{root}.kt" },
            { "template": "TokenContexts.kt.tmpl", "path": "{package:path}/TokenContexts.kt", "when": "modifiers or options.runtime" },
            { "template": "TokenTheme.kt.tmpl", "path": "{package:path}/TokenTheme.kt", "when": "modifiers or options.runtime" },
            { "template": "TokenTextStyle.kt.tmpl", "path": "{package:path}/TokenTextStyle.kt", "when": "textStyles" },
            { "template": "TokenStyles.kt.tmpl", "path": "{package:path}/TokenStyles.kt", "when": "components" },
            { "template": "TokenStyleExtensions.kt.tmpl", "path": "{package:path}/TokenStyleExtensions.kt", "when": "components" },
            { "template": "TokenPreviews.kt.tmpl", "path": "{package:path}/TokenPreviews.kt", "when": "options.previews" },
            { "template": "TokenStroke.kt.tmpl", "path": "{package:path}/TokenStroke.kt", "when": "uses.strokeStyle" },
            { "template": "TokenBorder.kt.tmpl", "path": "{package:path}/TokenBorder.kt", "when": "uses.border" },
            { "template": "TokenShadow.kt.tmpl", "path": "{package:path}/TokenShadow.kt", "when": "uses.shadow" },
            { "template": "TokenGradient.kt.tmpl", "path": "{package:path}/TokenGradient.kt", "when": "uses.gradient" },
            { "template": "TokenTransition.kt.tmpl", "path": "{package:path}/TokenTransition.kt", "when": "uses.transition" },
            { "template": "RuntimeStore.kt.tmpl", "path": "{package:path}/TokenStore.kt", "when": "options.runtime" },
            { "template": "RuntimeCompose.kt.tmpl", "path": "{package:path}/TokenStoreExtensions.kt", "when": "options.runtime" },
            { "template": "RuntimeSources.kt.tmpl", "path": "{package:path}/TokenSource.kt", "when": "options.runtime" },
            { "template": "RuntimeTransfer.kt.tmpl", "path": "{package:path}/TokenTransfer.kt", "when": "options.runtime" },
            { "template": "RuntimeReport.kt.tmpl", "path": "{package:path}/TokenReport.kt", "when": "options.runtime" },
            { "template": "RuntimeJson.kt.tmpl", "path": "{package:path}/TokenJson.kt", "when": "options.runtime" },
            { "template": "RuntimePatch.kt.tmpl", "path": "{package:path}/TokenPatch.kt", "when": "options.runtime" },
            { "template": "RuntimeReading.kt.tmpl", "path": "{package:path}/TokenReading.kt", "when": "options.runtime" },
            { "template": "RuntimeFile.kt.tmpl", "path": "{package:path}/TokenFile.kt", "when": "options.runtime" },
            { "template": "RuntimeCatalog.kt.tmpl", "path": "{package:path}/TokenCatalog.kt", "when": "options.runtime" },
            { "template": "RuntimeOverrides.kt.tmpl", "path": "{package:path}/TokenOverrides.kt", "when": "options.runtime" },
            { "template": "RuntimeValues.kt.tmpl", "path": "{package:path}/TokenValues.kt", "when": "options.runtime" },
            { "template": "RuntimeText.kt.tmpl", "path": "{package:path}/TokenText.kt", "when": "options.runtime" },
            { "template": "RuntimeSnapshot.kt.tmpl", "path": "{package:path}/TokenSnapshot.kt", "when": "options.runtime" }
          ],
          "spellings": [
            { "text": "theme.{token.memberPath}", "when": "modifiers and token.isPublic and not token.isForwarded", "note": "in a TokenTheme" },
            { "text": "{token.publicQualified}", "when": "not token.isThemed" },
            { "text": "{token.publicQualified}", "when": "token.isThemed", "note": "unavailable, because it varies" }
          ]
        }

        """#
      ),
      file(
        "kotlin", "themed.tmpl",
        #"""
        {# The members of a theme: each token and constant, at the path that it has without a theme. #}

        {% include "members.tmpl" %}
        {% include "styles.tmpl" %}
        {% include "contexts.tmpl" %}

        {# Whether a theme has a token: a private one is needed only where others are made from it. #}
        {% macro isTokenInTheme(t: Token): bool = t.isPublic or t.isThemed %}
        {% macro isGroupInTheme(g: Group): bool = g.isPublic or any(t in g.allTokens if t.isThemed) %}

        {% macro styleFunction(styles: [Token]) %}
        /** How text of a style looks in this theme. */
        public fun typography(style: TokenTextStyle): ComposeTextStyle =
            when (style) {
                {% for t in styles if t.isPublic %}
                TokenTextStyle.{{ t.styleName }} -> {{ "tokenTheme." ~ t.memberPath if t.group.component is none else themedField(t) if isLive(t) else t.qualified }}
                {% endfor %}
            }
        {% endmacro %}

        {# Whether constants, and tokens, stand in the group's own class. #}
        {% macro hasConstantsInTheme(g: Group): bool = any(c in g.constants if c.isPublic) %}
        {% macro hasTokensInTheme(g: Group): bool = g.tokenChunks | count == 1 and any(t in g.tokens if isTokenInTheme(t)) %}

        {# Constants, tokens and groups, with a blank line between any two. #}
        {% macro themedMembers(g: Group) %}
        {{ themedClaims(g) }}
        {{ themedConstants(g.constants) }}
        {% if hasConstantsInTheme(g) and hasTokensInTheme(g) %}

        {% endif %}
        {% if hasTokensInTheme(g) %}
        {{ themedTokens(g.tokens) }}
        {% endif %}
        {% if (hasConstantsInTheme(g) or hasTokensInTheme(g)) and any(inner in g.groups if isGroupInTheme(inner)) %}

        {% endif %}
        {% for inner in g.groups if isGroupInTheme(inner) %}
        {{ themedGroup(inner) }}
        {% between %}

        {% endfor %}
        {% endmacro %}

        {% macro themedConstants(constants: [Constant]) %}
        {% for c in constants if c.isPublic %}
        {{ themedConstant(c) }}
        {% between %}

        {% endfor %}
        {% endmacro %}

        {% macro themedTokens(tokens: [Token]) %}
        {% for t in tokens if isTokenInTheme(t) %}
        {{ themedMember(t) }}
        {% between %}

        {% endfor %}
        {% endmacro %}

        {# Here a group is a member, named in the form of a token, beside a type of its own. #}
        {% macro themedClaims(g: Group) %}
        {% if g.groups is not empty %}
        {% set scope = "members of the theme of " ~ g.qualified %}
        {% for inner in g.groups if isGroupInTheme(inner) %}
        {% unique scope, inner.memberName at inner %}
        {% if inner.component is not none and hasFields(inner) %}
        {% unique scope, "fieldsOf" ~ inner.typeName at inner %}
        {% endif %}
        {% if inner.typeName != inner.name %}
        {% unique scope, inner.typeName at inner %}
        {% endif %}
        {% endfor %}
        {% for c in g.constants if c.isPublic %}
        {% unique scope, c.name at c %}
        {% endfor %}
        {% for t in g.tokens if isTokenInTheme(t) %}
        {% unique scope, t.name at t %}
        {% if t.isForwarded %}
        {% unique scope, t.internalName at t %}
        {% endif %}
        {% endfor %}
        {% endif %}
        {% endmacro %}

        {% macro themedGroup(g: Group) %}
        {% if let style = g.component %}
        {{ themedStyle(g, style) }}
        {% else %}
        {{ plainGroup(g) }}
        {% endif %}
        {% endmacro %}

        {# A component is seen as its style. Where its fields are not those of other tokens, what they are in
           each context stands beside it. #}
        {% macro themedStyle(g: Group, style: Component) %}
        {{ documentation(g.description) }}
        {{ "public" if g.isPublic else "internal" }} val {{ g.memberName }}: {{ styleType(style.type) }}
            get() =
                {{ styleValue(style, "fieldsOf" ~ g.typeName ~ ".") }}
        {% if hasFields(g) %}

        internal val fieldsOf{{ g.typeName }}: {{ g.typeName }} get() = {{ g.typeName }}(tokenTheme)

        {{ themedFields(g) }}
        {% endif %}
        {% endmacro %}

        {% macro hasFields(g: Group): bool = any(t in g.allTokens if isOwnField(t)) or any(c in g.allConstants if isLiveConstant(c)) %}
        {% macro isOwnField(t: Token): bool = isLive(t) and isAnother(t) == "" %}

        {# The fields that vary or can be replaced, and those of the parts. #}
        {% macro themedFields(g: Group) %}
        {% set hasConstants = any(c in g.constants if isLiveConstant(c)) %}
        {% set hasTokens = any(t in g.tokens if isOwnField(t)) %}
        @Immutable
        internal class {{ g.typeName }}(override val tokenTheme: TokenTheme) : TokenGroup() {
            {% for c in g.constants if isLiveConstant(c) %}
            {{ themedConstant(c) }}
            {% between %}

            {% endfor %}
            {% if hasConstants and hasTokens %}

            {% endif %}
            {% for t in g.tokens if isOwnField(t) %}
            {{ themedProperty(t) }}
            {% between %}

            {% endfor %}
            {% for inner in g.groups if hasFields(inner) %}
            {% if not loop.first or hasConstants or hasTokens %}

            {% endif %}
            val {{ inner.memberName }}: {{ inner.typeName }} get() = {{ inner.typeName }}(tokenTheme)

            {{ themedFields(inner) }}
            {% endfor %}
        }
        {% endmacro %}

        {% macro plainGroup(g: Group) %}
        {% set access = "public" if g.isPublic else "internal" %}
        {{ documentation(g.description) }}
        {{ access }} val {{ g.memberName }}: {{ g.typeName }} get() = {{ g.typeName }}(tokenTheme)

        {{ documentation(g.description) }}
        @Immutable
        {{ access }} class {{ g.typeName }} internal constructor(override val tokenTheme: TokenTheme) : {{ parentOfTheme(g, g.typeName) }}() {
            {{ themedMembers(g) }}
        }
        {% if g.tokenChunks | count > 1 %}

        {{ themedChunks(g, g.typeName) }}
        {% endif %}
        {% endmacro %}

        {# A class holds so many members only: of groups with very many tokens it inherits them, part by part. #}
        {% macro parentOfTheme(g: Group, type: code) %}
        {% if g.tokenChunks | count > 1 %}
        {% if let last = g.tokenChunks | last %}
        {{ type }}_{{ last.number }}
        {% endif %}
        {% else %}
        TokenGroup
        {% endif %}
        {% endmacro %}

        {% macro themedChunks(g: Group, type: code) %}
        {% for chunk in g.tokenChunks %}
        /** A part of the members of [{{ type }}]. */
        @Immutable
        {{ "public" if g.isPublic else "internal" }} sealed class {{ type }}_{{ chunk.number }} : {% if loop.first %}TokenGroup{% else %}{{ type }}_{{ chunk.number - 1 }}{% endif %}() {
            {{ themedTokens(chunk.tokens) }}
        }
        {% between %}

        {% endfor %}
        {% endmacro %}

        {% macro themedMember(t: Token) %}
        {{ about(t) }}
        {% if t.isForwarded %}
        {{ deprecated(t) }}
        public val {{ t.name }}: {{ type(t) }} get() = {{ t.internalName }}

        {% endif %}
        {% set access = "public" if t.isPublic and not t.isForwarded else "internal" %}
        {{ access }} {{ themedProperty(t) }}
        {% endmacro %}

        {% macro themedProperty(t: Token) %}
        {% if not t.isThemed %}
        {% if t.value is reference or value(t.value, true) == value(t.value, false) %}
        val {{ t.internalName }}: {{ type(t) }} get() = {{ value(t.value, true) if t.value is reference and isReplaceable(t) else t.qualified }}{{ replaced(t) }}
        {% else %}
        {{ themedGetter(t, value(t.value, true)) }}
        {% endif %}
        {% elif let same = t.uniform %}
        {% if same is reference %}
        val {{ t.internalName }}: {{ type(t) }} get() = {{ value(same, true) }}{{ replaced(t) }}
        {% else %}
        {{ themedGetter(t, value(same, true)) }}
        {% endif %}
        {% else %}
        {{ themedGetter(t, choice(t)) }}
        {% endif %}
        {% endmacro %}

        {% macro themedGetter(t: Token, value: code) %}
        val {{ t.internalName }}: {{ type(t) }}
            get() =
                {{ value }}{{ replaced(t) }}
        {% endmacro %}

        {# What a file says in place of a value. #}
        {% macro replaced(t: Token) %}
        {{ ".themed(tokenTheme, " ~ t.index ~ ")" if isReplaceable(t) else "" }}
        {% endmacro %}

        {% macro choice(t: Token) %}
        {% if t.modifiers | count == 1 %}
        when ({{ subject(t.modifiers) }}) {
            {% for v in t.themes %}
            {{ branch(t, context(v.contexts), v.value) }}
            {% endfor %}
            {{ branch(t, "else", t.value) }}
        }
        {% else %}
        when {
            {% for v in t.themes %}
            {{ condition(v.contexts) }} ->
                {{ value(v.value, true) }}
            {% endfor %}
            {{ branch(t, "else", t.value) }}
        }
        {% endif %}
        {% endmacro %}

        {% macro branch(t: Token, condition: code, value: Value) %}
        {% if value is reference or t.type in ("color", "dimension", "fontWeight", "duration", "number", "cubicBezier") %}
        {{ condition }} -> {{ value(value, true) }}
        {% else %}
        {{ condition }} ->
            {{ value(value, true) }}
        {% endif %}
        {% endmacro %}

        {% macro themedConstant(c: Constant) %}
        {{ documentation(c.description) }}
        {% if not c.isThemed %}
        public val {{ c.name }}: {{ typeOfConstant(c) }} get() = {{ c.qualified }}{{ replacedConstant(c) }}
        {% elif c.modifiers | count == 1 %}
        public val {{ c.name }}: {{ typeOfConstant(c) }}
            get() =
                when ({{ subject(c.modifiers) }}) {
                    {% for v in c.themes %}
                    {{ context(v.contexts) }} -> {{ constant(v.value, c.group.qualified) }}
                    {% endfor %}
                    else -> {{ valueOfConstant(c) }}
                }{{ replacedConstant(c) }}
        {% else %}
        public val {{ c.name }}: {{ typeOfConstant(c) }}
            get() =
                when {
                    {% for v in c.themes %}
                    {{ condition(v.contexts) }} ->
                        {{ constant(v.value, c.group.qualified) }}
                    {% endfor %}
                    else -> {{ valueOfConstant(c) }}
                }{{ replacedConstant(c) }}
        {% endif %}
        {% endmacro %}

        {# A word is one of a list in a file, whatever it is called here. #}
        {% macro replacedConstant(c: Constant) %}
        {% if isReplaceableConstant(c) %}
        .themed(tokenTheme, {{ c.index }}{{ ", " ~ typeOfConstant(c) ~ ".entries" if c.value is word else "" }})
        {%- endif %}
        {% endmacro %}

        {% macro subject(modifiers: [Modifier]) %}
        {% for m in modifiers %}tokenTheme.contexts.{{ shown(m) }}{% endfor %}
        {% endmacro %}

        {% macro context(contexts: [Context]) %}
        {% for c in contexts %}{{ contextName(c) }}{% endfor %}
        {% endmacro %}

        {% macro condition(contexts: [Context]) %}
        {% for c in contexts %}{{ "" if loop.first else "    " }}tokenTheme.contexts.{{ shown(c.modifier) }} == {{ contextName(c) }}{% between %} &&
        {% endfor %}
        {% endmacro %}

        """#
      ),
      file(
        "kotlin", "typography.tmpl",
        #"""
        {# Typefaces and text styles as Kotlin expressions. #}

        {% macro value.fontFamily(f, inTheme: bool) %}
        {% if options.resources is not none %}
        {% set fonts %}{{ fonts(f.families) }}{% endset %}
        {% if fonts == "" %}
        {{ generic(f.families) }}
        {% else %}
        ComposeFontFamily(
            {{ fonts }}
        )
        {% endif %}
        {% else %}
        {{ generic(f.families) }}
        {% endif %}
        {% endmacro %}

        {# The fonts of the first family that has any. #}
        {% macro fonts(families: [Family]) %}
        {% for family in families if family.faces is not empty %}
        {% if loop.first %}
        {{ faces(family) }}
        {% endif %}
        {% endfor %}
        {% endmacro %}

        {% macro faces(family: Family) %}
        {% for f in family.faces %}
        {% if let resource = f.resourceName %}
        ComposeFont(R.font.{{ resource }}, ComposeFontWeight({{ f.weight | round }})
        {%- if f.slant != "normal" %}, ComposeFontStyle.Italic{% endif %}),
        {% endif %}
        {% endfor %}
        {% endmacro %}

        {# The first generic family, which stands for all that the platform has not. #}
        {% macro generic(families: [Family]) %}
        {% for f in families if f.generic is not none %}
        {% if loop.first %}
        {{ f.generic | default("") }}
        {% endif %}
        {% else %}
        ComposeFontFamily.Default
        {% endfor %}
        {% endmacro %}

        {% macro typography(t: Typography, inTheme: bool) %}
        ComposeTextStyle(
            {% if let color = t.color %}
            color = {{ value(color, inTheme) }},
            {% endif %}
            {% if let size = t.size %}
            fontSize = {{ size.px | number(6) }}.sp,
            {% endif %}
            {% if let weight = t.fontWeight %}
            fontWeight = {{ value(weight, inTheme) }},
            {% endif %}
            {% if t.slant != "normal" %}
            fontStyle = ComposeFontStyle.Italic,
            {% endif %}
            {{ family(t, inTheme) }}
            {{ letterSpacing(t) }}
            {% if let line = t.decoration %}
            {% if line == "underline" %}
            textDecoration = ComposeTextDecoration.Underline,
            {% elif line == "line-through" %}
            textDecoration = ComposeTextDecoration.LineThrough,
            {% elif line == "none" %}
            textDecoration = ComposeTextDecoration.None,
            {% endif %}
            {% endif %}
            {% if let align = t.align %}
            textAlign = ComposeTextAlign.{{ alignment(align) }},
            {% endif %}
            {{ lineHeight(t) }}
            {% if let shadow = t.shadow %}
            shadow = {{ textShadow(shadow, inTheme) }},
            {% endif %}
        )
        {% endmacro %}

        {% macro family(t: Typography, inTheme: bool) %}
        {% if let family = t.fontFamily %}
        fontFamily = {{ value(family, inTheme) }},
        {% elif t.families is not empty %}
        fontFamily = {{ generic(t.families) }},
        {% endif %}
        {% endmacro %}

        {# In dp: a value knows nothing of the screen. #}
        {% macro textShadow.shadow(s, inTheme: bool) %}
        {{ value(s, inTheme) }}.toTextShadow()
        {% endmacro %}

        {% macro textShadow.reference(r, inTheme: bool) %}
        {{ value(r, inTheme) }}.toTextShadow()
        {% endmacro %}

        {# Nothing else is a shadow. #}
        {% macro textShadow.else(v: Value, inTheme: bool) %}
        null
        {% endmacro %}

        {# In `em` where the source says so. #}
        {% macro letterSpacing(t: Typography) %}
        {% set relative %}{% if let spacing = t.letterSpacing %}{{ relative(spacing) }}{% endif %}{% endset %}
        {% if relative != "" and not t.isKernAbsolute %}
        {% if let kern = t.kernEm %}
        letterSpacing = {{ kern | number(6) }}.em,
        {% endif %}
        {% elif let kern = t.kern %}
        letterSpacing = {{ kern.px | number(6) }}.sp,
        {% endif %}
        {% endmacro %}

        {% macro relative.dimension(d) %}
        {{ "yes" if d.unit in ("em", "%") else "" }}
        {% endmacro %}

        {% macro relative.reference(r) %}
        {{ relative(r.value) }}
        {% endmacro %}

        {% macro relative.else(v: Value) %}
        {% endmacro %}

        {% macro lineHeight(t: Typography) %}
        {% if t.isLineHeightAbsolute %}
        {% if let height = t.absoluteLineHeight %}
        lineHeight = {{ height.px | number(6) }}.sp,
        {{ lineHeightStyle() }}
        {% endif %}
        {% elif let ratio = t.lineHeightRatio %}
        lineHeight = {{ ratio | number(6) }}.em,
        {{ lineHeightStyle() }}
        {% endif %}
        {% endmacro %}

        {# Lines stand in the middle of their height, as design tools draw them. #}
        {% macro lineHeightStyle() %}
        lineHeightStyle = ComposeLineHeightStyle(
            ComposeLineHeightStyle.Alignment.Center,
            ComposeLineHeightStyle.Trim.None,
        ),
        {% endmacro %}

        {% macro alignment(align: Align) %}
        {% if align == "start" %}
        Start
        {% elif align == "end" %}
        End
        {% elif align == "left" %}
        Left
        {% elif align == "right" %}
        Right
        {% elif align == "center" %}
        Center
        {% else %}
        Justify
        {% endif %}
        {% endmacro %}

        """#
      ),
      file(
        "kotlin", "values.tmpl",
        #"""
        {# Values as Kotlin expressions. `inTheme`: whether the expression stands in a theme, where references go
           through the theme if what they refer to varies or can be replaced. #}

        {% macro value.color(c, inTheme: bool) %}
        {% if let p3 = c.displayP3 %}
        ComposeColor({{ p3.red | float(4) }}, {{ p3.green | float(4) }}, {{ p3.blue | float(4) }}, {{ p3.alpha | float(4) }}, ComposeColorSpaces.DisplayP3)
        {% else %}
        ComposeColor(0x{{ c.hexARGB | upper }})
        {% endif %}
        {% endmacro %}

        {# In a theme values may refer to its members. #}
        {% macro value.reference(r, inTheme: bool) %}
        {{ ("tokenTheme." ~ r.token.memberPath if r.token.group.component is none else themedField(r.token)) if r.isThemed or inTheme and isReplaceable(r.token) else r.qualified }}
        {% endmacro %}

        {# Whether a file can give a token or constant another value while the app runs. Private ones have no place in files. #}
        {% macro isReplaceable(t: Token): bool = options.runtime and t.isPublic %}
        {% macro isReplaceableConstant(c: Constant): bool = options.runtime and c.isPublic %}

        {# A theme has a component as a whole. Its fields that vary stand beside it, unless they are other tokens. #}
        {% macro themedField(t: Token) %}
        {% if isAnother(t) == "" %}
        tokenTheme.{{ fieldsPath(t.group) }}{{ t.internalName }}
        {% elif let same = t.uniform %}
        {{ value(same, true) }}
        {% endif %}
        {% endmacro %}

        {# Something if a token that varies is the same as another one everywhere, so that it needs no member of its own. #}
        {% macro isAnother(t: Token) %}
        {% if let same = t.uniform %}{{ "yes" if same is reference and not isReplaceable(t) else "" }}{% endif %}
        {% endmacro %}

        {% macro fieldsPath(g: Group) %}
        {% if let parent = g.parent %}
        {{ fieldsPath(parent) }}{{ "fieldsOf" ~ g.typeName if g.component is not none and parent.component is none else g.memberName }}.
        {%- endif %}
        {% endmacro %}

        {# Contexts are never inside a value of this target. #}
        {% macro value.appearances(a, inTheme: bool) %}
        {{ value(a.light, inTheme) }}
        {% endmacro %}

        {% macro value.dimension(d, inTheme: bool) %}
        {{ d.px | number(6) }}.dp
        {% endmacro %}

        {% macro value.fontWeight(w, inTheme: bool) %}
        ComposeFontWeight({{ w.value | round }})
        {% endmacro %}

        {% macro value.duration(d, inTheme: bool) %}
        {{ d.ms }}.milliseconds
        {% endmacro %}

        {% macro value.cubicBezier(b, inTheme: bool) %}
        ComposeEasing({{ b.x1 | float }}, {{ b.y1 | float }}, {{ b.x2 | float }}, {{ b.y2 | float }})
        {% endmacro %}

        {% macro value.number(n: Number, inTheme: bool) %}
        {{ n.value | float }}
        {% endmacro %}

        {# Files know dashes as numbers, which follow nothing. #}
        {% macro value.strokeStyle(s, inTheme: bool) %}
        {% if let keyword = s.keyword %}
        TokenStroke({{ strokeStyle(keyword) }})
        {% else %}
        TokenStroke(
            style = TokenStroke.Style.Dashed,
            dashes = listOf({% for d in s.dashes %}{{ value(d, false) }}{% between %}, {% endfor %}),
            {% if let cap = s.cap %}
            cap = TokenStroke.Cap.{{ "Round" if cap == "round" else "Square" if cap == "square" else "Butt" }},
            {% endif %}
        )
        {% endif %}
        {% endmacro %}

        {% macro strokeStyle(keyword: StrokeKeyword) %}
        TokenStroke.Style.
        {%- if keyword == "solid" %}Solid
        {%- elif keyword == "dashed" %}Dashed
        {%- elif keyword == "dotted" %}Dotted
        {%- elif keyword == "double" %}Double
        {%- elif keyword == "groove" %}Groove
        {%- elif keyword == "ridge" %}Ridge
        {%- elif keyword == "outset" %}Outset
        {%- else %}Inset
        {%- endif %}
        {% endmacro %}

        {% macro value.border(b, inTheme: bool) %}
        TokenBorder(
            color = {{ value(b.color, inTheme) }},
            width = {{ value(b.width, inTheme) }},
            stroke = {{ value(b.style, inTheme) }},
        )
        {% endmacro %}

        {% macro value.transition(t, inTheme: bool) %}
        TokenTransition(
            duration = {{ value(t.duration, inTheme) }},
            delay = {{ value(t.delay, inTheme) }},
            easing = {{ value(t.timingFunction, inTheme) }},
        )
        {% endmacro %}

        {% macro value.shadow(s, inTheme: bool) %}
        listOf(
            {% for l in s.layers %}
            TokenShadow(
                color = {{ value(l.color, inTheme) }},
                offsetX = {{ value(l.offsetX, inTheme) }},
                offsetY = {{ value(l.offsetY, inTheme) }},
                blur = {{ value(l.blur, inTheme) }},
                spread = {{ value(l.spread, inTheme) }},
                {% if l.isInset %}
                isInset = true,
                {% endif %}
            ),
            {% endfor %}
        )
        {% endmacro %}

        {% macro value.gradient(g, inTheme: bool) %}
        TokenGradient(
            {% for s in g.stops %}
            TokenGradient.Stop({{ value(s.color, inTheme) }}, {{ s.position | float(6) }}),
            {% endfor %}
        )
        {% endmacro %}

        {% macro value.typography(t, inTheme: bool) %}
        {{ typography(t, inTheme) }}
        {% endmacro %}

        """#
      ),
    ]
  }

  private static func kotlinMaterial() -> [TemplateLibrary.File] {
    [
      file(
        "kotlin-material", "TokenMaterial.kt.tmpl",
        #"""
        {% include "contexts.tmpl" %}
        {% include "roles.tmpl" %}
        {% set receiver = "TokenTheme" if modifiers is not empty else "" ~ options.root %}
        {% set colors = colors() %}
        {% set texts = texts() %}
        {% set shapes = shapes() %}
        {% include "header.tmpl" %}
        {% if shapes is not empty %}
        import androidx.compose.foundation.shape.RoundedCornerShape
        {% endif %}
        import androidx.compose.material3.ColorScheme
        import androidx.compose.material3.MaterialTheme
        import androidx.compose.material3.Shapes
        import androidx.compose.material3.Typography
        {% if hasScheme() %}
        import androidx.compose.material3.darkColorScheme
        {% endif %}
        import androidx.compose.material3.lightColorScheme
        import androidx.compose.runtime.Composable
        {% if modifiers is not empty %}
        import androidx.compose.runtime.remember
        {% endif %}

        /** The colours of Material. A role that no token was named for has the colour of Material. */
        public fun {{ receiver }}.toColorScheme(): ColorScheme =
            {{ "(if (contexts.appearance == TokenAppearance.Dark) darkColorScheme() else lightColorScheme())" if hasScheme() else "lightColorScheme()" }}
                {% if colors is not empty %}
                .copy(
                    {{ colors }}
                )
                {% endif %}

        /** The text styles of Material. A role that no token was named for has the style of Material. */
        public fun {{ receiver }}.toTypography(): Typography =
            Typography(
                {{ texts }}
            )

        /** The shapes of Material. A size that no token was named for has the shape of Material. */
        public fun {{ receiver }}.toShapes(): Shapes =
            Shapes(
                {{ shapes }}
            )

        /** Gives the components of Material in [content] the tokens{{ " of a theme" if modifiers is not empty else "" }}. */
        @Composable
        {% if modifiers is not empty %}
        public fun TokenMaterialTheme(theme: TokenTheme = TokenTheme.current, content: @Composable () -> Unit) {
            TokenTheme(theme) {
                MaterialTheme(
                    colorScheme = remember(theme) { theme.toColorScheme() },
                    shapes = remember(theme) { theme.toShapes() },
                    typography = remember(theme) { theme.toTypography() },
                    content = content,
                )
            }
        }
        {% else %}
        public fun TokenMaterialTheme(content: @Composable () -> Unit) {
            MaterialTheme(
                colorScheme = {{ options.root }}.toColorScheme(),
                shapes = {{ options.root }}.toShapes(),
                typography = {{ options.root }}.toTypography(),
                content = content,
            )
        }
        {% endif %}

        """#
      ),
      file(
        "kotlin-material", "roles.tmpl",
        #"""
        {# The roles of Material and the tokens that options name for them. A role without a token is Material's own. #}

        {# What leads to the value: in a theme the token's place there, else its constant. #}
        {% macro path(t: Token) %}
        {{ t.qualified if modifiers is empty else t.memberPath }}
        {% endmacro %}

        {# A field of a component may be absent, and a private token cannot be read. #}
        {% macro role(name: code, token: Token, isRight: bool, value: code) %}
        {% if not isRight %}
        {% fail "the role `" ~ name ~ "` of Material cannot be a " ~ token.type at token %}
        {% elif not token.isPublic %}
        {% fail "the role `" ~ name ~ "` of Material needs a public token" at token %}
        {% elif token.group.component is not none %}
        {% fail "the role `" ~ name ~ "` of Material cannot be a field of a component" at token %}
        {% else %}
        {{ name }} = {{ value }},
        {% endif %}
        {% endmacro %}

        {% macro color(name: code, token: Token?) %}
        {% if let t = token %}
        {{ role(name, t, t.type == "color", path(t)) }}
        {% endif %}
        {% endmacro %}

        {% macro text(name: code, token: Token?) %}
        {% if let t = token %}
        {{ role(name, t, t.type == "typography", path(t)) }}
        {% endif %}
        {% endmacro %}

        {% macro shape(name: code, token: Token?) %}
        {% if let t = token %}
        {{ role(name, t, t.type == "dimension", "RoundedCornerShape(" ~ path(t) ~ ")") }}
        {% endif %}
        {% endmacro %}

        {% macro colors() %}
        {{ color("primary", options.primary) }}
        {{ color("onPrimary", options.onPrimary) }}
        {{ color("primaryContainer", options.primaryContainer) }}
        {{ color("onPrimaryContainer", options.onPrimaryContainer) }}
        {{ color("inversePrimary", options.inversePrimary) }}
        {{ color("secondary", options.secondary) }}
        {{ color("onSecondary", options.onSecondary) }}
        {{ color("secondaryContainer", options.secondaryContainer) }}
        {{ color("onSecondaryContainer", options.onSecondaryContainer) }}
        {{ color("tertiary", options.tertiary) }}
        {{ color("onTertiary", options.onTertiary) }}
        {{ color("tertiaryContainer", options.tertiaryContainer) }}
        {{ color("onTertiaryContainer", options.onTertiaryContainer) }}
        {{ color("background", options.background) }}
        {{ color("onBackground", options.onBackground) }}
        {{ color("surface", options.surface) }}
        {{ color("onSurface", options.onSurface) }}
        {{ color("surfaceVariant", options.surfaceVariant) }}
        {{ color("onSurfaceVariant", options.onSurfaceVariant) }}
        {# Material tints surfaces in the primary color. #}
        {% if options.surfaceTint is not none %}
        {{ color("surfaceTint", options.surfaceTint) }}
        {% elif let t = options.primary %}
        {{ "surfaceTint = " ~ path(t) ~ "," if t.type == "color" and t.isPublic else "" }}
        {% endif %}
        {{ color("inverseSurface", options.inverseSurface) }}
        {{ color("inverseOnSurface", options.inverseOnSurface) }}
        {{ color("error", options.error) }}
        {{ color("onError", options.onError) }}
        {{ color("errorContainer", options.errorContainer) }}
        {{ color("onErrorContainer", options.onErrorContainer) }}
        {{ color("outline", options.outline) }}
        {{ color("outlineVariant", options.outlineVariant) }}
        {{ color("scrim", options.scrim) }}
        {{ color("surfaceBright", options.surfaceBright) }}
        {{ color("surfaceDim", options.surfaceDim) }}
        {{ color("surfaceContainer", options.surfaceContainer) }}
        {{ color("surfaceContainerHigh", options.surfaceContainerHigh) }}
        {{ color("surfaceContainerHighest", options.surfaceContainerHighest) }}
        {{ color("surfaceContainerLow", options.surfaceContainerLow) }}
        {{ color("surfaceContainerLowest", options.surfaceContainerLowest) }}
        {% endmacro %}

        {% macro texts() %}
        {{ text("displayLarge", options.displayLarge) }}
        {{ text("displayMedium", options.displayMedium) }}
        {{ text("displaySmall", options.displaySmall) }}
        {{ text("headlineLarge", options.headlineLarge) }}
        {{ text("headlineMedium", options.headlineMedium) }}
        {{ text("headlineSmall", options.headlineSmall) }}
        {{ text("titleLarge", options.titleLarge) }}
        {{ text("titleMedium", options.titleMedium) }}
        {{ text("titleSmall", options.titleSmall) }}
        {{ text("bodyLarge", options.bodyLarge) }}
        {{ text("bodyMedium", options.bodyMedium) }}
        {{ text("bodySmall", options.bodySmall) }}
        {{ text("labelLarge", options.labelLarge) }}
        {{ text("labelMedium", options.labelMedium) }}
        {{ text("labelSmall", options.labelSmall) }}
        {% endmacro %}

        {% macro shapes() %}
        {{ shape("extraSmall", options.extraSmall) }}
        {{ shape("small", options.small) }}
        {{ shape("medium", options.medium) }}
        {{ shape("large", options.large) }}
        {{ shape("extraLarge", options.extraLarge) }}
        {% endmacro %}

        """#
      ),
      file(
        "kotlin-material", "target.json",
        #"""
        {
          "targetVersion": 1,
          "summary": "A theme of Material 3 from tokens named by role, beside the target kotlin",
          "extends": "kotlin",
          "options": {
            "primary": { "type": "token", "help": "the color for this role" },
            "onPrimary": { "type": "token", "help": "the color for this role" },
            "primaryContainer": { "type": "token", "help": "the color for this role" },
            "onPrimaryContainer": { "type": "token", "help": "the color for this role" },
            "inversePrimary": { "type": "token", "help": "the color for this role" },
            "secondary": { "type": "token", "help": "the color for this role" },
            "onSecondary": { "type": "token", "help": "the color for this role" },
            "secondaryContainer": { "type": "token", "help": "the color for this role" },
            "onSecondaryContainer": { "type": "token", "help": "the color for this role" },
            "tertiary": { "type": "token", "help": "the color for this role" },
            "onTertiary": { "type": "token", "help": "the color for this role" },
            "tertiaryContainer": { "type": "token", "help": "the color for this role" },
            "onTertiaryContainer": { "type": "token", "help": "the color for this role" },
            "background": { "type": "token", "help": "the color for this role" },
            "onBackground": { "type": "token", "help": "the color for this role" },
            "surface": { "type": "token", "help": "the color for this role" },
            "onSurface": { "type": "token", "help": "the color for this role" },
            "surfaceVariant": { "type": "token", "help": "the color for this role" },
            "onSurfaceVariant": { "type": "token", "help": "the color for this role" },
            "surfaceTint": { "type": "token", "help": "the color for this role" },
            "inverseSurface": { "type": "token", "help": "the color for this role" },
            "inverseOnSurface": { "type": "token", "help": "the color for this role" },
            "error": { "type": "token", "help": "the color for this role" },
            "onError": { "type": "token", "help": "the color for this role" },
            "errorContainer": { "type": "token", "help": "the color for this role" },
            "onErrorContainer": { "type": "token", "help": "the color for this role" },
            "outline": { "type": "token", "help": "the color for this role" },
            "outlineVariant": { "type": "token", "help": "the color for this role" },
            "scrim": { "type": "token", "help": "the color for this role" },
            "surfaceBright": { "type": "token", "help": "the color for this role" },
            "surfaceDim": { "type": "token", "help": "the color for this role" },
            "surfaceContainer": { "type": "token", "help": "the color for this role" },
            "surfaceContainerHigh": { "type": "token", "help": "the color for this role" },
            "surfaceContainerHighest": { "type": "token", "help": "the color for this role" },
            "surfaceContainerLow": { "type": "token", "help": "the color for this role" },
            "surfaceContainerLowest": { "type": "token", "help": "the color for this role" },
            "displayLarge": { "type": "token", "help": "the text style for this role" },
            "displayMedium": { "type": "token", "help": "the text style for this role" },
            "displaySmall": { "type": "token", "help": "the text style for this role" },
            "headlineLarge": { "type": "token", "help": "the text style for this role" },
            "headlineMedium": { "type": "token", "help": "the text style for this role" },
            "headlineSmall": { "type": "token", "help": "the text style for this role" },
            "titleLarge": { "type": "token", "help": "the text style for this role" },
            "titleMedium": { "type": "token", "help": "the text style for this role" },
            "titleSmall": { "type": "token", "help": "the text style for this role" },
            "bodyLarge": { "type": "token", "help": "the text style for this role" },
            "bodyMedium": { "type": "token", "help": "the text style for this role" },
            "bodySmall": { "type": "token", "help": "the text style for this role" },
            "labelLarge": { "type": "token", "help": "the text style for this role" },
            "labelMedium": { "type": "token", "help": "the text style for this role" },
            "labelSmall": { "type": "token", "help": "the text style for this role" },
            "extraSmall": { "type": "token", "help": "the radius of shapes of this size" },
            "small": { "type": "token", "help": "the radius of shapes of this size" },
            "medium": { "type": "token", "help": "the radius of shapes of this size" },
            "large": { "type": "token", "help": "the radius of shapes of this size" },
            "extraLarge": { "type": "token", "help": "the radius of shapes of this size" }
          },
          "files": [
            { "template": "TokenMaterial.kt.tmpl", "path": "{package:path}/TokenMaterial.kt" }
          ]
        }

        """#
      ),
    ]
  }

  private static func scss() -> [TemplateLibrary.File] {
    [
      file(
        "scss", "styles.tmpl",
        #"""
        {# A text style as a map from properties to values. #}

        {% macro style(t: Typography) %}
        {% if t.families is not empty %}
        "font-family": {{ fonts(t.families) }},
        {% endif %}
        {% if let size = t.fontSize %}
        "font-size": {{ scss(size) }},
        {% endif %}
        {% if let weight = t.fontWeight %}
        "font-weight": {{ scss(weight) }},
        {% endif %}
        {% if t.varies.slant or t.slant != "normal" %}
        "font-style": {{ t.slant }},
        {% endif %}
        {% if t.isLineHeightAbsolute %}
        {% if let height = t.absoluteLineHeight %}
        "line-height": {{ scss.dimension(height) }},
        {% endif %}
        {% elif let height = t.lineHeight %}
        "line-height": {{ scss(height) }},
        {% endif %}
        {% if t.isKernAbsolute %}
        {% if let kern = t.kern %}
        "letter-spacing": {{ scss.dimension(kern) }},
        {% endif %}
        {% elif let spacing = t.letterSpacing %}
        "letter-spacing": {{ inEm(spacing) }},
        {% endif %}
        {% if let align = t.align %}
        "text-align": {{ align }},
        {% endif %}
        {% if let case = t.letterCase %}
        "text-transform": {{ case }},
        {% endif %}
        {% if let decoration = t.decoration %}
        "text-decoration": {{ decoration }},
        {% endif %}
        {% if let break = t.lineBreak %}
        {{ lineBreak(break, t.varies.lineBreak) }}
        {% endif %}
        {% if let shadow = t.shadow %}
        "text-shadow": {{ textShadow(shadow) }},
        {% endif %}
        {% if let color = t.color %}
        "color": {{ scss(color) }},
        {% endif %}
        {% endmacro %}

        {# The same properties as the target css writes. #}
        {% macro lineBreak(break: LineBreak, varies: bool) %}
        {% set cut = break not in ("wordWrapping", "charWrapping") %}
        {% if cut or varies %}
        "overflow": {{ "hidden" if cut else "visible" }},
        "text-overflow": {{ "ellipsis" if break in ("truncatingHead", "truncatingMiddle", "truncatingTail") else "clip" }},
        {% endif %}
        {% if break == "wordWrapping" or varies %}
        "overflow-wrap": {{ "break-word" if break == "wordWrapping" else "normal" }},
        {% endif %}
        {% if break == "charWrapping" or varies %}
        "word-break": {{ "break-all" if break == "charWrapping" else "normal" }},
        {% endif %}
        {% endmacro %}

        {# Few browsers know a part of the font size in `%`; `em` means the same. #}
        {% macro inEm.dimension(d) %}
        {% if d.unit == "%" %}{{ (d.value / 100) | number(10) }}em{% else %}{{ scss(d) }}{% endif %}
        {% endmacro %}

        {% macro inEm.else(v: Value) %}
        {{ scss(v) }}
        {% endmacro %}

        {# The shadow of a text has no spread and is never inside. #}
        {% macro textShadow.shadow(s) %}
        ({% for l in s.layers if not l.isInset %}{{ scss(l.offsetX) }} {{ scss(l.offsetY) }} {{ scss(l.blur) }} {{ scss(l.color) }}{% between %}, {% else %}none{% endfor %})
        {% endmacro %}

        {% macro textShadow.else(v: Value) %}
        none
        {% endmacro %}

        """#
      ),
      file(
        "scss", "target.json",
        ##"""
        {
          "targetVersion": 1,
          "summary": "A Sass module: variables, a mixin for each text style, and functions that look up themes",
          "options": {
            "prefix": { "type": "string", "pattern": "[A-Za-z][A-Za-z0-9-]*", "help": "first part of every name: $PREFIX-color-text-body" },
            "gamut": { "type": "choice", "values": ["srgb", "display-p3"], "default": "srgb", "help": "display-p3: colors beyond sRGB are color(display-p3 …), which Sass knows from 1.79 on" }
          },
          "names": {
            "group": "kebab",
            "token": "kebab",
            "scope": "global",
            "join": "-",
            "caseSensitive": true,
            "digitFirst": "token-",
            "allowed": "xid",
            "otherwise": "uHEX",
            "root": null
          },
          "text": {
            "string": { "open": "\"", "close": "\"", "escapes": { "\"": "\\\"", "\\": "\\\\", "#": "\\#" }, "control": "\\{HEX6}" },
            "comment": { "line": "/// ", "width": 100, "replace": { "@": "at " } },
            "comments": { "plain": { "line": "/// ", "width": 100 } },
            "number": { "digits": null }
          },
          "contexts": { "appearance": "themed", "contrast": "themed", "other": "themed" },
          "private": "omit",
          "omits": { "lineBreak": ["truncatingHead", "truncatingMiddle"], "shadow": ["spread", "inset"] },
          "tables": {
            "genericFamily": {
              "serif": "serif", "sans-serif": "sans-serif", "monospace": "monospace", "cursive": "cursive", "fantasy": "fantasy",
              "system-ui": "system-ui", "ui-serif": "ui-serif", "ui-sans-serif": "ui-sans-serif", "ui-monospace": "ui-monospace",
              "ui-rounded": "ui-rounded", "math": "math", "emoji": "emoji", "fangsong": "fangsong",
              "-apple-system": "-apple-system", "BlinkMacSystemFont": "BlinkMacSystemFont"
            }
          },
          "files": [
            { "template": "tokens.scss.tmpl", "path": "_tokens.scss" }
          ],
          "spellings": [
            { "text": "tokens.${token.name}" },
            { "text": "@include tokens.{token.name}", "when": "token.type == 'typography'" }
          ]
        }

        """##
      ),
      file(
        "scss", "tokens.scss.tmpl",
        #"""
        {% include "values.tmpl" %}
        {% include "styles.tmpl" %}
        // Written by `tokens build`. Edit the token source, not this file.
        @use "sass:list";
        @use "sass:map";
        @use "sass:meta";

        {% for c in root.allConstants if c.isPublic %}
        {{ documentation(c.description) }}
        ${{ c.qualified }}: {{ constant(c.value) }};
        {% endfor %}
        {% for t in tokens %}
        {{ tokenDocumentation(t) }}
        ${{ t.qualified }}: {{ scss(t.value) }};
        {% endfor %}

        // Every value by its name.
        $-tokens: (
          {% for c in root.allConstants if c.isPublic %}
          "{{ c.qualified }}": ${{ c.qualified }},
          {% endfor %}
          {% for t in tokens %}
          "{{ t.qualified }}": ${{ t.qualified }},
          {% endfor %}
        );

        // What to use in place of deprecated tokens.
        $-deprecated: (
          {% for t in tokens %}
          {% if let d = t.deprecation %}
          "{{ t.qualified }}": {{ d.message | default("") | string }},
          {% endif %}
          {% endfor %}
        );

        /// What can be chosen for a theme; the first context of each modifier is the default one.
        $contexts: (
          {% for m in modifiers %}
          {{ m.text | string }}: ({{ m.default.text | string }},{% for c in m.contexts if not c.isDefault %} {{ c.text | string }},{% endfor %}),
          {% endfor %}
        );

        // What differs from the default contexts.
        $-changes: (
          {% for s in variants %}
          (
            "when": ({% for c in s.contexts %}{{ c.modifier.text | string }}: {{ c.text | string }}{% between %}, {% endfor %}),
            "values": (
              {% for c in s.constants if c.isPublic %}
              "{{ c.qualified }}": {{ constant(c.value) }},
              {% endfor %}
              {% for t in s.tokens %}
              "{{ t.qualified }}": {{ scss(t.value) }},
              {% endfor %}
            ),
          ),
          {% endfor %}
        );

        // The changes that apply to a choice.
        @function -changes($choice) {
          @each $modifier, $context in $choice {
            @if not map.has-key($contexts, $modifier) {
              @error "There is no modifier #{meta.inspect($modifier)}, expected one of #{meta.inspect(map.keys($contexts))}.";
            }
            @if not list.index(map.get($contexts, $modifier), $context) {
              @error "#{meta.inspect($modifier)} has no context #{meta.inspect($context)}, expected one of #{meta.inspect(map.get($contexts, $modifier))}.";
            }
          }
          $found: ();
          @each $change in $-changes {
            $applies: true;
            @each $modifier, $context in map.get($change, "when") {
              $chosen: list.nth(map.get($contexts, $modifier), 1);
              @if map.has-key($choice, $modifier) {
                $chosen: map.get($choice, $modifier);
              }
              @if $chosen != $context {
                $applies: false;
              }
            }
            @if $applies {
              $found: list.append($found, map.get($change, "values"));
            }
          }
          @return $found;
        }

        /// The value of a token in a choice of contexts: `get("color-text", ("theme": "dark"))`.
        @function get($name, $choice: ()) {
          @if not map.has-key($-tokens, $name) {
            @error "There is no token #{meta.inspect($name)}.";
          }
          @if map.has-key($-deprecated, $name) {
            @warn "#{$name} is deprecated. #{map.get($-deprecated, $name)}";
          }
          @each $values in -changes($choice) {
            @if map.has-key($values, $name) {
              @return map.get($values, $name);
            }
          }
          @return map.get($-tokens, $name);
        }

        /// All values in a choice of contexts, by the names of their tokens.
        @function theme($choice: ()) {
          $theme: $-tokens;
          @each $values in -changes($choice) {
            $theme: map.merge($theme, $values);
          }
          @return $theme;
        }

        // The declarations of a text style.
        @mixin -style($style) {
          @each $property, $value in $style {
            #{$property}: $value;
          }
        }
        {% for t in tokens if t.type == "typography" %}

        {{ tokenDocumentation(t) }}
        @mixin {{ t.qualified }}($choice: ()) {
          @include -style(get("{{ t.qualified }}", $choice));
        }
        {% endfor %}

        {% macro documentation(description: text?) %}
        {% if let d = description %}
        {{ d | comment }}
        {% endif %}
        {% endmacro %}

        {% macro tokenDocumentation(t: Token) %}
        {{ documentation(t.description) }}
        {% if let d = t.deprecation %}
        {{ ("@deprecated " ~ d.message | default("")) | comment("plain") }}
        {% endif %}
        {% endmacro %}

        """#
      ),
      file(
        "scss", "values.tmpl",
        #"""
        {# What a value is in Sass. #}

        {% macro scss.color(c) %}
        {% if let p3 = c.displayP3 %}{{ wide(p3) if options.gamut == "display-p3" else hex(c) }}{% else %}{{ hex(c) }}{% endif %}
        {% endmacro %}

        {% macro hex(c: Color): code = "#" ~ (c.hexRGB if c.isOpaque else c.hex) %}

        {% macro wide(c: WideColor) %}
        color(display-p3 {{ c.red | number(4) }} {{ c.green | number(4) }} {{ c.blue | number(4) }}{% if c.alpha != 1 %} / {{ c.alpha | number(4) }}{% endif %})
        {% endmacro %}

        {% macro scss.dimension(d) %}
        {{ d.value }}{{ d.unit }}
        {% endmacro %}

        {% macro scss.fontFamily(f) %}
        {{ fonts(f.families) }}
        {% endmacro %}

        {# Parentheses keep the commas of a list apart from those of a map. #}
        {% macro fonts(families: [Family]) %}
        ({% for f in families %}{{ f.generic | default(f.name | string) }}{% between %}, {% endfor %})
        {% endmacro %}

        {% macro scss.fontWeight(w) %}
        {{ w.value }}
        {% endmacro %}

        {% macro scss.duration(d) %}
        {{ d.value }}{{ d.unit }}
        {% endmacro %}

        {% macro scss.cubicBezier(b) %}
        cubic-bezier({{ b.x1 }}, {{ b.y1 }}, {{ b.x2 }}, {{ b.y2 }})
        {% endmacro %}

        {% macro scss.number(n: Number) %}
        {{ n.value }}
        {% endmacro %}

        {% macro scss.strokeStyle(s) %}
        {% if s.dashes is empty %}
        {{ word(s) }}
        {% else %}
        ("style": {{ word(s) }}, "dash-array": {% for d in s.dashes %}{{ scss(d) }}{% between %} {% endfor %}, "line-cap": {% if let cap = s.cap %}{{ cap }}{% else %}butt{% endif %})
        {% endif %}
        {% endmacro %}

        {% macro word(s: StrokeStyle): code = s.keyword | default("dashed") %}

        {% macro scss.border(b) %}
        {{ scss(b.width) }} {% if let style = b.style as strokeStyle %}{{ word(style) }}{% endif %} {{ scss(b.color) }}
        {% endmacro %}

        {% macro scss.transition(t) %}
        {{ scss(t.duration) }} {{ scss(t.timingFunction) }} {{ scss(t.delay) }}
        {% endmacro %}

        {% macro scss.shadow(s) %}
        ({% for l in s.layers %}{{ "inset " if l.isInset else "" }}{{ scss(l.offsetX) }} {{ scss(l.offsetY) }} {{ scss(l.blur) }} {{ scss(l.spread) }} {{ scss(l.color) }}{% between %}, {% endfor %})
        {% endmacro %}

        {% macro scss.gradient(g) %}
        ({% for s in g.stops %}{{ scss(s.color) }} {{ (s.position * 100) | number(10) }}%{% between %}, {% endfor %})
        {% endmacro %}

        {% macro scss.typography(t) %}
        (
          {{ style(t) }}
        )
        {% endmacro %}

        {# These never come: `target.json` allows no references and no appearances. #}
        {% macro scss.else(v: Value) %}
        null
        {% endmacro %}

        {% macro constant.boolean(c): code = "true" if c.value else "false" %}
        {% macro constant.number(c: NumberConstant): code = c.value | number %}
        {% macro constant.word(c): code = c.value | string %}
        {% macro constant.string(c): code = c.value | string %}
        {% macro constant.image(c): code = c.value | string %}
        {% macro constant.point(c): code = lengths(c.lengths) %}
        {% macro constant.size(c): code = lengths(c.lengths) %}
        {% macro constant.rect(c): code = lengths(c.lengths) %}
        {% macro constant.insets(c): code = lengths(c.lengths) %}

        {% macro lengths(all: [ConstantLength]) %}
        ({% for l in all %}"{{ l.name }}": {{ l.value }}{{ l.unit }}{% between %}, {% endfor %})
        {% endmacro %}

        """#
      ),
    ]
  }

  private static func swift() -> [TemplateLibrary.File] {
    [
      file(
        "swift", "Group.swift.tmpl",
        #"""
        {% include "members.tmpl" %}
        {% if isGroupInTokens(group) %}
        {% include "header.tmpl" %}
        extension {{ options.root }} {
          {{ group(group) }}
        }
        {% endif %}

        """#
      ),
      file(
        "swift", "RuntimeCatalog.swift.tmpl",
        #"""
        {% include "themed.tmpl" %}
        {% include "header.tmpl" %}
        /// The tokens that a file can hold, by the hashes of their paths.
        enum TokenCatalog {
          /// One token or constant.
          struct Token {
            var number: Int
            var kind: TokenKind
            /// The words that a constant can be.
            var words: [String]?
          }

          /// The same in a file of the same tokens, whatever their values are.
          static let fingerprint = "{{ fingerprint }}"

          /// The modifiers that values vary with, and their contexts.
          static let modifiers: [(name: String, contexts: [String])] = [
            {% for m in modifiers %}
            ({{ m.text | string }}, [{% for c in m.contexts %}{{ c.text | string }}{% between %}, {% endfor %}]),
            {% endfor %}
          ]

          /// The modifiers of which only one context is here.
          static let fixed: [String: String] = {% if pinned is empty %}[:]{% else %}[{% for p in pinned %}{{ p.modifier | string }}: {{ p.context | string }}{% between %}, {% endfor %}]{% endif %}

          /// How many tokens there are.
          static var count: Int { hashes.count }

          /// Finds a token by the hash of its path.
          static func token(_ hash: UInt64) -> Token? {
            var (low, high) = (0, places.count)
            while low < high {
              let middle = (low + high) / 2
              if hashes[Int(places[middle])] < hash { low = middle + 1 } else { high = middle }
            }
            guard low < places.count, hashes[Int(places[low])] == hash else { return nil }
            let place = Int(places[low])
            let letter = kinds.withUTF8Buffer { $0[place] }
            let number = Int(numbers[place])
            return Token(
              number: number,
              kind: TokenKind.allCases[Int(letter - UInt8(ascii: "a"))],
              words: words[number]
            )
          }

          /// The places of tokens in the tables, by their hashes.
          private static let places: [Int32] = hashes.indices.map { Int32($0) }
            .sorted { hashes[Int($0)] < hashes[Int($1)] }

          private static let hashes: [UInt64] = [
            {% for chunk in tokens | chunks(4) %}
            {{ hashRow(chunk) }}
            {% endfor %}
            {% for c in root.allConstants if c.isPublic %}
            0x{{ c.path | hash }},
            {% endfor %}
          ]

          private static let numbers: [UInt32] = [
            {% for chunk in tokens | chunks(16) %}
            {{ numberRow(chunk) }}
            {% endfor %}
            {% for c in root.allConstants if c.isPublic %}
            {{ c.index }},
            {% endfor %}
          ]

          /// The types of the tokens, a letter for each: those of ``TokenKind`` in their order.
          private static let kinds: StaticString =
            "{% for t in tokens if t.isPublic %}{{ t.type | lookup("kind") }}{% endfor %}{% for c in root.allConstants if c.isPublic %}{{ kindOf(c.value) }}{% endfor %}"

          private static let words: [Int: [String]] = [
            {% for c in root.allConstants if c.isPublic and c.value is word %}
            {% if let word = c.value as word %}
            {{ c.index }}: [{% for w in word.words %}{{ w.text | string }}{% between %}, {% endfor %}],
            {% endif %}
            {% else %}
            :
            {% endfor %}
          ]
        }

        {% macro hashRow(chunk: [Token]) %}
        {% for t in chunk if t.isPublic %}0x{{ t.path | hash }},{% between %} {% endfor %}
        {% endmacro %}

        {% macro numberRow(chunk: [Token]) %}
        {% for t in chunk if t.isPublic %}{{ t.index }},{% between %} {% endfor %}
        {% endmacro %}

        """#
      ),
      file(
        "swift", "RuntimeContexts.swift.tmpl",
        #"""
        {% include "themed.tmpl" %}
        {% include "contexts.tmpl" %}
        {% include "header.tmpl" %}
        extension TokenContexts {
          /// The screen that shows the theme.
          var tokenScreen: TokenScreen {
            TokenScreen(
              isDark: {{ "shownAppearance == .dark" if hasScheme() else "false" }},
              isHigh: {{ "shownContrast == .high" if hasContrast() else "false" }}
            )
          }

          /// The context of a modifier that is chosen, or that a screen asks for, by their places in the source.
          func tokenContext(of modifier: Int, on screen: TokenScreen) -> Int {
            switch modifier {
            {% for m in modifiers %}
            case {{ loop.index0 }}:
              {% if isChosen(m) %}
              {% if m.role is none %}
              switch {{ m.name }} {
              {% for c in m.contexts %}
              case .{{ c.name }}: return {{ loop.index0 }}
              {% endfor %}
              }
              {% else %}
              switch {{ m.name }} {
              case nil: break
              {% for c in m.contexts %}
              case .{{ c.name }}: return {{ loop.index0 }}
              {% endfor %}
              }
              {% endif %}
              {% endif %}
              {% if m.role is not none %}
              {% for c in m.contexts if isHigh(c) %}
              if {{ onScreen(c) }} { return {{ place(m, c) }} }
              {% endfor %}
              {% for c in m.contexts if (c.scheme is not none or c.contrast is not none) and not isHigh(c) and not c.isDefault %}
              if {{ onScreen(c) }} { return {{ place(m, c) }} }
              {% endfor %}
              return {{ place(m, m.default) }}
              {% endif %}
            {% endfor %}
            default: return -1
            }
          }
        }
        {% macro place(m: Modifier, wanted: Context) %}
        {% for c in m.contexts %}{% if c == wanted %}{{ loop.index0 }}{% endif %}{% endfor %}
        {% endmacro %}

        {% macro onScreen(c: Context) %}
        {% if let scheme = c.scheme %}
        {{ "" if scheme == "dark" else "!" }}screen.isDark{{ ", screen.isHigh" if isHigh(c) else "" }}
        {%- else %}
        {{ "" if isHigh(c) else "!" }}screen.isHigh
        {%- endif %}
        {% endmacro %}

        """#
      ),
      file(
        "swift", "RuntimeFile.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        /// What a file of tokens says, read against the tokens of this program.
        struct TokenFile {
          private(set) var overrides: TokenOverrides
          private(set) var issues: TokenIssues
          /// How many tokens get a value from the file, in some context at least.
          private(set) var applied: Int
          /// What the file calls itself.
          private(set) var revision: String?

          /// Reads a file of version 2 of the target `json`, which may hold some of the tokens only.
          init(_ bytes: [UInt8]) throws(TokenJSON.Mistake) {
            let json = try TokenJSON(bytes)
            var builder = TokenFileBuilder(json)
            try builder.read()
            issues = builder.reading.issues
            applied = Set(builder.entries.lazy.filter { $0.patch != nil }.map(\.number)).count
            revision = builder.revision
            overrides = TokenOverrides(
              revision: TokenHash(bytes).value,
              conditions: builder.conditions,
              entries: builder.entries
            )
          }
        }

        /// The 64-bit hash of FNV-1a.
        struct TokenHash {
          private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

          init(_ bytes: some Sequence<UInt8> = [UInt8]()) { add(bytes) }

          mutating func add(_ bytes: some Sequence<UInt8>) {
            for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
          }
        }

        /// Goes through a file.
        private struct TokenFileBuilder {
          let json: TokenJSON
          var reading: TokenReading
          var entries: [TokenOverrides.Entry] = []
          var conditions: [[TokenOverrides.Term]] = [[]]
          var revision: String?

          /// The rows of the member `tokens` of the file, by the hashes of the paths, and those of the entry of
          /// `contexts` at hand, which replace them.
          private var fileRows: [UInt64: Int] = [:]
          private var rows: [UInt64: Int] = [:]
          /// The places of the entries of the condition at hand, by the numbers of tokens.
          private var places: [Int: Int] = [:]

          init(_ json: TokenJSON) {
            self.json = json
            reading = TokenReading(json)
          }

          mutating func read() throws(TokenJSON.Mistake) {
            guard json.nodes[0].kind == .object else {
              throw TokenJSON.Mistake(reason: "expected an object, found \(json.found(0))")
            }
            let members = try self.members(of: 0)
            guard let version = members["version"].flatMap({ json.number($0) }) else {
              throw TokenJSON.Mistake(reason: "it has no version")
            }
            guard version == 2 else {
              throw TokenJSON.Mistake(reason: "it is of another version than 2")
            }
            if let node = members["revision"], json.nodes[node].kind == .string { revision = json.text(node) }
            if let fonts = members["fonts"] { readFonts(fonts) }
            if let node = members["tokens"] { fileRows = readRows(node) }
            if let base = members["base"] {
              if json.nodes[base].kind == .object {
                readGroup(base, TokenHash(), "")
              } else {
                problem("base", "expected an object, found \(json.found(base))")
              }
            }
            guard let contexts = members["contexts"] else { return }
            guard json.nodes[contexts].kind == .array else {
              return problem("contexts", "expected a list, found \(json.found(contexts))")
            }
            for entry in json.elements(of: contexts) { try readContext(entry) }
          }

          private mutating func problem(_ path: String, _ reason: String) {
            reading.issues.add(.init(path: path, reason: reason, isProblem: true))
          }

          private mutating func information(_ path: String, _ reason: String) {
            reading.issues.add(.init(path: path, reason: reason, isProblem: false))
          }

          /// The members that the file itself is made of, none of which may come twice.
          private func members(of object: Int) throws(TokenJSON.Mistake) -> [String: Int] {
            var found: [String: Int] = [:]
            var twice: String?
            json.forEachMember(of: object) { name, value in
              let name = json.text(name)
              if found.updateValue(value, forKey: name) != nil { twice = name }
            }
            if let twice { throw TokenJSON.Mistake(reason: "it has \(twice) twice") }
            return found
          }

          /// The files of fonts. What is wrong there is passed over: a face without a file is a family's name.
          private mutating func readFonts(_ node: Int) {
            guard json.nodes[node].kind == .object else {
              return problem("fonts", "expected an object, found \(json.found(node))")
            }
            var found: [String: [TokenPatch.Face]] = [:]
            json.forEachMember(of: node) { name, list in
              guard json.nodes[list].kind == .array else { return }
              found[json.text(name)] = json.elements(of: list).compactMap { face($0) }
            }
            reading.faces = found
          }

          private func face(_ node: Int) -> TokenPatch.Face? {
            guard json.nodes[node].kind == .object, let members = try? members(of: node) else { return nil }
            func text(_ name: String) -> String? {
              members[name].flatMap { json.nodes[$0].kind == .string || json.nodes[$0].kind == .escapedString ? json.text($0) : nil }
            }
            guard let weight = members["weight"].flatMap({ json.number($0) }), (1...1000).contains(weight) else {
              return nil
            }
            return TokenPatch.Face(
              weight: weight,
              isItalic: (text("style") ?? "normal") != "normal",
              postScriptName: text("postScriptName"),
              file: text("file")
            )
          }

          private func readRows(_ node: Int) -> [UInt64: Int] {
            var found: [UInt64: Int] = [:]
            guard json.nodes[node].kind == .object else { return found }
            json.forEachMember(of: node) { name, row in
              if json.nodes[row].kind == .object { found[TokenHash(json.text(name).utf8).value] = row }
            }
            return found
          }

          /// The members of a group: tokens and groups.
          private mutating func readGroup(_ group: Int, _ hash: TokenHash, _ path: String) {
            var members: [(name: String, value: Int)] = []
            json.forEachMember(of: group) { name, value in members.append((json.text(name), value)) }
            for (name, value) in members {
              var own = hash
              if !path.isEmpty { own.add(CollectionOfOne(UInt8(ascii: "."))) }
              own.add(name.utf8)
              let ownPath = path.isEmpty ? name : path + "." + name
              if let token = TokenCatalog.token(own.value) {
                readToken(value, token, own.value, ownPath, condition: 0)
              } else if json.nodes[value].kind == .object, fileRows[own.value] == nil {
                readGroup(value, own, ownPath)
              } else {
                information(ownPath, "this version of the app has no such token")
              }
            }
          }

          private mutating func readContext(_ node: Int) throws(TokenJSON.Mistake) {
            guard json.nodes[node].kind == .object else {
              return problem("contexts", "expected an object, found \(json.found(node))")
            }
            let members = try self.members(of: node)
            guard let when = members["when"], json.nodes[when].kind == .object else {
              return problem("contexts", "an entry has no contexts under when")
            }
            guard let values = members["values"], json.nodes[values].kind == .object else {
              return problem("contexts", "an entry has no values")
            }
            guard let condition = condition(when) else { return }
            places = [:]
            rows = members["tokens"].map { readRows($0) } ?? [:]
            var tokens: [(path: String, value: Int)] = []
            json.forEachMember(of: values) { name, value in tokens.append((json.text(name), value)) }
            for (path, value) in tokens {
              let hash = TokenHash(path.utf8).value
              if let token = TokenCatalog.token(hash) {
                readToken(value, token, hash, path, condition: condition)
              } else {
                information(path, "this version of the app has no such token")
              }
            }
          }

          /// The place of a condition; `nil` if it never holds in this program.
          private mutating func condition(_ when: Int) -> Int? {
            var names: [(modifier: String, context: String)] = []
            json.forEachMember(of: when) { name, value in
              let isText = json.nodes[value].kind == .string || json.nodes[value].kind == .escapedString
              names.append((json.text(name), isText ? json.text(value) : ""))
            }
            var terms: [TokenOverrides.Term] = []
            for (modifier, context) in names {
              if let fixed = TokenCatalog.fixed[modifier] {
                if fixed != context { return nil }
                continue
              }
              guard
                let place = TokenCatalog.modifiers.firstIndex(where: { $0.name == modifier }),
                let choice = TokenCatalog.modifiers[place].contexts.firstIndex(of: context)
              else {
                information("contexts", "this version of the app has no context \(context) of \(modifier)")
                return nil
              }
              terms.append(TokenOverrides.Term(modifier: place, context: choice))
            }
            if terms.isEmpty { return 0 }
            conditions.append(terms)
            return conditions.count - 1
          }

          private mutating func readToken(
            _ value: Int,
            _ token: TokenCatalog.Token,
            _ hash: UInt64,
            _ path: String,
            condition: Int
          ) {
            let place = places[token.number]
            if let place {
              problem(path, "it stands there twice")
              entries[place].patch = nil
              return
            }
            places[token.number] = entries.count
            var entry = TokenOverrides.Entry(number: token.number, condition: condition, patch: nil)
            defer { entries.append(entry) }
            let row = rows[hash] ?? fileRows[hash]
            if let row, let kind = member("type", of: row).map({ json.text($0) }), !token.kind.takes(kind) {
              return problem(path, "expected a value of the type \(token.kind.rawValue), found one of the type \(kind)")
            }
            entry.patch = reading.patch(
              value,
              form: token.words.map { .words($0) } ?? token.kind.form,
              isText: token.kind == .typography,
              path: path,
              displayP3: row.flatMap { member("displayP3", of: $0) }
            )
          }

          private func member(_ name: String, of object: Int) -> Int? {
            var found: Int?
            json.forEachMember(of: object) { place, value in
              if json.text(place) == name { found = value }
            }
            return found
          }
        }

        extension TokenKind {
          /// Whether values of a type can be read as values of this one.
          fileprivate func takes(_ name: String) -> Bool {
            rawValue == name || (self == .number && name == "integer") || (self == .integer && name == "number")
          }
        }

        """#
      ),
      file(
        "swift", "RuntimeJSON.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        /// A JSON text, read into a flat list of values.
        ///
        /// Foundation's readers bound neither the depth nor what is said twice.
        struct TokenJSON {
          /// One value. The values inside it follow it; in an object, each follows its name.
          struct Node {
            var kind: Kind
            /// Where the value stands in the text; for a string, what stands between the quotes.
            var start: Int32
            var end: Int32
            /// The place of the first node that is not inside this one.
            var next: Int32
          }

          enum Kind { case null, `true`, `false`, number, string, escapedString, array, object }

          /// Why a text cannot be used at all.
          struct Mistake: Error, Equatable {
            var reason: String
          }

          static let sizeLimit = 4 << 20
          static let depthLimit = 32

          let bytes: [UInt8]
          private(set) var nodes: [Node] = []
          private var position = 0

          /// Reads a text.
          init(_ bytes: [UInt8]) throws(Mistake) {
            self.bytes = bytes
            guard bytes.count <= Self.sizeLimit else { throw Mistake(reason: "it is larger than 4 MiB") }
            nodes.reserveCapacity(bytes.count / 12)
            try readValue(depth: 0)
            skipSpace()
            guard position == bytes.count else { throw mistake("something follows the JSON value") }
            guard String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else {
              throw Mistake(reason: "it is not UTF-8")
            }
          }

          private func mistake(_ reason: String) -> Mistake {
            Mistake(reason: "it is not JSON: \(reason) at byte \(position + 1)")
          }

          /// The byte at hand; 0, which no JSON text holds, at the end.
          private var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

          private mutating func skipSpace() {
            while byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
          }

          private mutating func readValue(depth: Int) throws(Mistake) {
            skipSpace()
            let place = nodes.count
            nodes.append(Node(kind: .null, start: Int32(position), end: 0, next: 0))
            switch byte {
            case UInt8(ascii: "{"): try readObject(place, depth)
            case UInt8(ascii: "["): try readArray(place, depth)
            case UInt8(ascii: "\""): try readString(place)
            case UInt8(ascii: "t"): try readWord("true", .true, place)
            case UInt8(ascii: "f"): try readWord("false", .false, place)
            case UInt8(ascii: "n"): try readWord("null", .null, place)
            default: try readNumber(place)
            }
            if nodes[place].end == 0 { nodes[place].end = Int32(position) }
            nodes[place].next = Int32(nodes.count)
          }

          private mutating func readObject(_ place: Int, _ depth: Int) throws(Mistake) {
            guard depth < Self.depthLimit else { throw Mistake(reason: "it is deeper than 32") }
            nodes[place].kind = .object
            position += 1
            skipSpace()
            if byte == UInt8(ascii: "}") { return position += 1 }
            while true {
              skipSpace()
              guard byte == UInt8(ascii: "\"") else { throw mistake("a name is missing") }
              let name = nodes.count
              nodes.append(Node(kind: .string, start: 0, end: 0, next: Int32(name + 1)))
              try readString(name)
              skipSpace()
              guard byte == UInt8(ascii: ":") else { throw mistake("a colon is missing") }
              position += 1
              try readValue(depth: depth + 1)
              skipSpace()
              switch byte {
              case UInt8(ascii: ","): position += 1
              case UInt8(ascii: "}"): return position += 1
              default: throw mistake("a comma is missing")
              }
            }
          }

          private mutating func readArray(_ place: Int, _ depth: Int) throws(Mistake) {
            guard depth < Self.depthLimit else { throw Mistake(reason: "it is deeper than 32") }
            nodes[place].kind = .array
            position += 1
            skipSpace()
            if byte == UInt8(ascii: "]") { return position += 1 }
            while true {
              try readValue(depth: depth + 1)
              skipSpace()
              switch byte {
              case UInt8(ascii: ","): position += 1
              case UInt8(ascii: "]"): return position += 1
              default: throw mistake("a comma is missing")
              }
            }
          }

          private mutating func readWord(_ word: StaticString, _ kind: Kind, _ place: Int) throws(Mistake) {
            let end = position + word.utf8CodeUnitCount
            guard
              end <= bytes.count,
              word.withUTF8Buffer({ $0.elementsEqual(bytes[position..<end]) })
            else { throw mistake("no value begins") }
            position = end
            nodes[place].kind = kind
          }

          private mutating func readString(_ place: Int) throws(Mistake) {
            position += 1
            nodes[place].kind = .string
            nodes[place].start = Int32(position)
            while byte != UInt8(ascii: "\"") {
              guard byte >= 0x20 else { throw mistake("a string does not end") }
              if byte == UInt8(ascii: "\\") {
                nodes[place].kind = .escapedString
                position += 1
                switch byte {
                case UInt8(ascii: "u"):
                  guard (1...4).allSatisfy({ hexDigit(at: position + $0) != nil }) else {
                    throw mistake("an escape has the wrong form")
                  }
                  position += 4
                case 0x22, 0x2F, 0x5C, 0x62, 0x66, 0x6E, 0x72, 0x74: break
                default: throw mistake("an escape has the wrong form")
                }
              }
              position += 1
            }
            nodes[place].end = Int32(position)
            position += 1
          }

          private func hexDigit(at place: Int) -> UInt16? {
            guard place < bytes.count else { return nil }
            return Character(Unicode.Scalar(bytes[place])).hexDigitValue.map { UInt16($0) }
          }

          private mutating func readNumber(_ place: Int) throws(Mistake) {
            nodes[place].kind = .number
            if byte == UInt8(ascii: "-") { position += 1 }
            if byte == UInt8(ascii: "0") { position += 1 } else { try readDigits() }
            if byte == UInt8(ascii: ".") {
              position += 1
              try readDigits()
            }
            guard byte | 0x20 == UInt8(ascii: "e") else { return }
            position += 1
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
            try readDigits()
          }

          private mutating func readDigits() throws(Mistake) {
            let first = position
            while (0x30...0x39).contains(byte) { position += 1 }
            guard position > first else { throw mistake("no value begins") }
          }
        }

        extension TokenJSON {
          /// The values of an array.
          func elements(of array: Int) -> [Int] {
            var found: [Int] = []
            var place = array + 1
            while place < nodes[array].next {
              found.append(place)
              place = Int(nodes[place].next)
            }
            return found
          }

          /// Goes through the members of an object: the places of each name and its value.
          func forEachMember(of object: Int, _ body: (_ name: Int, _ value: Int) -> Void) {
            var place = object + 1
            while place < nodes[object].next {
              body(place, place + 1)
              place = Int(nodes[place + 1].next)
            }
          }

          /// The text of a string or a name.
          func text(_ node: Int) -> String {
            let range = Int(nodes[node].start)..<Int(nodes[node].end)
            guard nodes[node].kind == .escapedString else {
              return String(decoding: bytes[range], as: UTF8.self)
            }
            return unescaped(range)
          }

          private func unescaped(_ range: Range<Int>) -> String {
            var units: [UInt8] = []
            var place = range.lowerBound
            while place < range.upperBound {
              guard bytes[place] == UInt8(ascii: "\\") else {
                units.append(bytes[place])
                place += 1
                continue
              }
              place += 1
              switch bytes[place] {
              case UInt8(ascii: "u"):
                // Two escapes in a row can be the halves of one character.
                var halves: [UInt16] = []
                repeat {
                  halves.append((1...4).reduce(0) { $0 << 4 | (hexDigit(at: place + $1) ?? 0) })
                  place += 6
                } while place < range.upperBound && bytes[place - 1] == UInt8(ascii: "\\")
                  && bytes[place] == UInt8(ascii: "u")
                place -= 2
                units += Array(String(decoding: halves, as: UTF16.self).utf8)
              case UInt8(ascii: "b"): units.append(0x08)
              case UInt8(ascii: "f"): units.append(0x0C)
              case UInt8(ascii: "n"): units.append(0x0A)
              case UInt8(ascii: "r"): units.append(0x0D)
              case UInt8(ascii: "t"): units.append(0x09)
              default: units.append(bytes[place])
              }
              place += 1
            }
            return String(decoding: units, as: UTF8.self)
          }

          /// The number of a node; `nil` for another value, or one that no `Double` can hold.
          func number(_ node: Int) -> Double? {
            guard nodes[node].kind == .number else { return nil }
            let range = Int(nodes[node].start)..<Int(nodes[node].end)
            return Double(String(decoding: bytes[range], as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
          }

          /// What a value is, in a message.
          func found(_ node: Int) -> String {
            switch nodes[node].kind {
            case .null: "null"
            case .true, .false: "a boolean"
            case .number: "a number"
            case .string, .escapedString: "a string"
            case .array: "a list"
            case .object: "an object"
            }
          }
        }

        """#
      ),
      file(
        "swift", "RuntimeOverrides.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        /// What a file says in place of compiled values, for every choice of contexts.
        ///
        /// A theme has none while nothing is replaced.
        final class TokenOverrides: Hashable, Sendable {
          /// What a file says of one token, in the contexts of a condition.
          struct Entry: Sendable {
            var number: Int
            /// The place of the condition in ``conditions``; the first one always holds.
            var condition: Int
            /// `nil` if what the file says cannot be used.
            var patch: TokenPatch?
          }

          /// A context that has to be chosen, by the places of its modifier and its own.
          struct Term: Hashable, Sendable {
            var modifier: Int
            var context: Int
          }

          /// The hash of the file.
          let revision: UInt64
          private let conditions: [[Term]]
          /// The entries of all tokens, in the order of their numbers, later ones of a file behind earlier ones.
          private let entries: [Entry]
          /// Where the entries of a token begin, by its number.
          private let starts: [Int32]

          init(revision: UInt64, conditions: [[Term]], entries: [Entry]) {
            self.revision = revision
            self.conditions = conditions
            let last = entries.reduce(-1) { max($0, $1.number) }
            var starts = [Int32](repeating: 0, count: last + 2)
            for entry in entries { starts[entry.number + 1] += 1 }
            for number in starts.indices.dropFirst() { starts[number] += starts[number - 1] }
            var places = starts
            var sorted = entries
            for entry in entries {
              sorted[Int(places[entry.number])] = entry
              places[entry.number] += 1
            }
            self.entries = sorted
            self.starts = starts
          }

          static func == (a: TokenOverrides, b: TokenOverrides) -> Bool { a.revision == b.revision }

          func hash(into hasher: inout Hasher) { hasher.combine(revision) }

          /// What is said of a token on each screen; `nil` if nothing is.
          func patches(_ number: Int, _ contexts: TokenContexts) -> TokenPatches? {
            guard number + 1 < starts.count else { return nil }
            let range = Int(starts[number])..<Int(starts[number + 1])
            guard let first = range.first else { return nil }
            if range.count == 1, entries[first].condition == 0 {
              return entries[first].patch.map { TokenPatches(Array(repeating: $0, count: 5)) }
            }
            let screens = [
              TokenScreen(isDark: false, isHigh: false), TokenScreen(isDark: true, isHigh: false),
              TokenScreen(isDark: false, isHigh: true), TokenScreen(isDark: true, isHigh: true),
              contexts.tokenScreen,
            ]
            let patches = screens.map { screen in
              range.last { holds(entries[$0].condition, contexts, screen) }.flatMap { entries[$0].patch }
            }
            // A colour can be another one on each screen. Where more differs, all is as on the screen at hand.
            let shown = patches[4]
            let isSame = shown == nil || patches.allSatisfy { $0?.isSame(as: shown) != false }
            return TokenPatches(isSame ? patches : Array(repeating: shown, count: patches.count))
          }

          private func holds(_ condition: Int, _ contexts: TokenContexts, _ screen: TokenScreen) -> Bool {
            conditions[condition].allSatisfy { term in
              contexts.tokenContext(of: term.modifier, on: screen) == term.context
            }
          }
        }

        extension TokenPatch {
          /// Whether two values are the same but for their colours.
          func isSame(as other: TokenPatch?) -> Bool {
            switch (self, other) {
            case (.color, .color?): true
            case (.number(let a), .number(let b)?): a == b
            case (.flag(let a), .flag(let b)?): a == b
            case (.text(let a), .text(let b)?): a == b
            case (.fonts(let a, _), .fonts(let b, _)?): a == b
            case (.stroke(let a, let dashes, let cap), .stroke(let b, let otherDashes, let otherCap)?):
              a == b && dashes == otherDashes && cap == otherCap
            case (.members(let a), .members(let b)?): Self.areSame(a, b)
            case (.list(let a), .list(let b)?):
              a.count == b.count && zip(a, b).allSatisfy { Self.areSame($0, $1) }
            case (.unset, .unset?): true
            default: false
            }
          }

          private static func areSame(_ a: [TokenPatch?], _ b: [TokenPatch?]) -> Bool {
            zip(a, b).allSatisfy { one, other in
              one?.isSame(as: other) ?? (other == nil)
            }
          }
        }

        /// Whether a screen is dark, and whether it has more contrast.
        struct TokenScreen: Hashable, Sendable {
          var isDark: Bool
          var isHigh: Bool
        }

        /// What is said of a token, or of a part of it, on each screen.
        ///
        /// Functions are not inlined here, because they are called for each member of each type.
        struct TokenPatches {
          /// In light and dark appearance, the same in more contrast, and on the screen that shows the theme.
          private let screens: [TokenPatch?]

          init(_ screens: [TokenPatch?]) { self.screens = screens }

          @inline(never) func on(isDark: Bool, isHigh: Bool) -> TokenPatch? {
            screens[(isDark ? 1 : 0) + (isHigh ? 2 : 0)]
          }

          var shown: TokenPatch? {
            @inline(never) get { screens[4] }
          }

          /// What is said of a member.
          @inline(never) func member(_ place: Int) -> TokenPatches {
            TokenPatches(
              screens.map { patch in
                guard case .members(let parts)? = patch, parts.indices.contains(place) else { return nil }
                return parts[place]
              }
            )
          }

          /// What is said of an element of a list.
          @inline(never) func element(_ place: Int) -> TokenPatches {
            TokenPatches(
              screens.map { patch in
                guard case .list(let elements)? = patch, elements.indices.contains(place) else {
                  return nil
                }
                return .members(elements[place])
              }
            )
          }

          /// How many elements the list has; `nil` if nothing is said of one.
          var count: Int? {
            @inline(never) get { if case .list(let elements)? = shown { elements.count } else { nil } }
          }

          var number: Double? {
            @inline(never) get { if case .number(let number)? = shown { number } else { nil } }
          }

          var flag: Bool? {
            @inline(never) get { if case .flag(let flag)? = shown { flag } else { nil } }
          }

          var text: String? {
            @inline(never) get { if case .text(let text)? = shown { text } else { nil } }
          }

          var isUnset: Bool {
            @inline(never) get { if case .unset? = shown { true } else { false } }
          }
        }

        """#
      ),
      file(
        "swift", "RuntimePatch.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        /// What a file says in place of a compiled value, of any type.
        ///
        /// Where a member of a composite value is `nil`, that member of the compiled value stays.
        indirect enum TokenPatch: Sendable {
          case color(Hex, displayP3: [Double]?)
          case number(Double)
          case flag(Bool)
          case text(String)
          case fonts([String], faces: [Face]?)
          case stroke(String, dashes: [Double], cap: String)
          case members([TokenPatch?])
          case list([[TokenPatch?]])
          /// The member is not set, though the compiled value may have it.
          case unset

          /// Red, green, blue and opacity, eight bits each.
          typealias Hex = UInt32

          /// One font of a family.
          struct Face: Sendable {
            var weight: Double
            var isItalic: Bool
            var postScriptName: String?
            var file: String?
          }
        }

        /// The types of tokens and constants, by their names in files.
        enum TokenKind: String, CaseIterable, Sendable {
          case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number, strokeStyle, border
          case transition, shadow, gradient, typography
          case boolean, string, word, image, integer, point, size, rect, insets

          /// The form that values of the type have in a file.
          var form: TokenForm {
            switch self {
            case .color: .color
            case .dimension, .duration, .number: .number
            case .fontFamily: .fonts
            case .fontWeight: .weight
            case .cubicBezier: .curve
            case .strokeStyle: .stroke
            case .border: .object([("color", .color), ("width", .number), ("style", .stroke)])
            case .transition:
              .object([("duration", .number), ("delay", .number), ("timingFunction", .curve)])
            case .shadow: .shadow
            case .gradient: .list([("color", .color), ("position", .bounded(0...1))])
            case .typography: .object(TokenForm.typography)
            case .boolean: .flag
            case .string, .word, .image: .text
            case .integer: .integer
            case .point: .object([("x", .number), ("y", .number)])
            case .size: .object([("width", .number), ("height", .number)])
            case .rect:
              .object([("x", .number), ("y", .number), ("width", .number), ("height", .number)])
            case .insets:
              .object([("top", .number), ("leading", .number), ("bottom", .number), ("trailing", .number)])
            }
          }
        }

        /// The form of a value in a file.
        indirect enum TokenForm: Sendable {
          case color, number, integer, flag, text, fonts, stroke
          case bounded(ClosedRange<Double>)
          case words([String])
          /// As many numbers as there are forms.
          case numbers([TokenForm])
          case object([(name: String, form: TokenForm)])
          /// A list of objects.
          case list([(name: String, form: TokenForm)])

          static let weight = TokenForm.bounded(1...1000)
          static let curve = TokenForm.numbers([.bounded(0...1), .number, .bounded(0...1), .number])
          static let shadow = TokenForm.list([
            ("color", .color), ("offsetX", .number), ("offsetY", .number), ("blur", .number),
            ("spread", .number), ("inset", .flag),
          ])

          /// The members of text styles, in the order of ``TextPart``.
          static let typography: [(name: String, form: TokenForm)] = [
            ("fontFamily", .fonts), ("fontSize", .number), ("fontWeight", .weight),
            ("lineHeight", .number), ("letterSpacing", .number),
            ("fontStyle", .words(["normal", "italic", "oblique"])),
            ("relativeTo", .text), ("system", .text), ("color", .color),
            ("align", .words(["start", "end", "left", "right", "center", "justify"])),
            ("case", .words(["none", "uppercase", "lowercase", "capitalize"])),
            ("decoration", .words(["none", "underline", "overline", "line-through"])),
            (
              "lineBreak",
              .words([
                "wordWrapping", "charWrapping", "clipping", "truncatingHead", "truncatingMiddle",
                "truncatingTail",
              ])
            ),
            ("shadow", .shadow),
          ]

          /// The places of the members of a text style.
          enum TextPart: Int {
            case family, size, weight, lineHeight, kern, slant, relativeTo, system, color, alignment
            case letterCase, decoration, lineBreak, shadow

            /// Whether a file leaves the member out to say that it is not set.
            var isOptional: Bool { rawValue >= Self.slant.rawValue }
          }

          static let strokes = [
            "solid", "dashed", "dotted", "double", "groove", "ridge", "inset", "outset",
          ]
          static let caps = ["butt", "round", "square"]
        }

        """#
      ),
      file(
        "swift", "RuntimeReading.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        /// Reads the values of a file, each by the type that its token has in this program.
        struct TokenReading {
          let json: TokenJSON
          var issues = TokenIssues()

          /// The fonts of families, by their names: the member `fonts` of a file.
          var faces: [String: [TokenPatch.Face]]?

          /// The token at hand, and where in its value the reading is.
          private var path = ""
          private var pointer: [String] = []

          /// The colours of the value in Display P3; nothing where a file has none.
          private var wide: Int?

          init(_ json: TokenJSON) {
            self.json = json
          }

          /// The value of a token; `nil` if nothing in it can be used.
          mutating func patch(
            _ node: Int,
            form: TokenForm,
            isText: Bool,
            path: String,
            displayP3: Int?
          ) -> TokenPatch? {
            self.path = path
            pointer = []
            wide = displayP3
            guard isText, json.nodes[node].kind == .object else { return read(node, form) }
            return typography(node)
          }

          /// A text style. One that names its fonts is whole: what it may lack and does lack is not set.
          private mutating func typography(_ node: Int) -> TokenPatch? {
            guard case .members(var parts)? = read(node, .object(TokenForm.typography)) else { return nil }
            var names: Set<String> = []
            json.forEachMember(of: node) { name, _ in names.insert(json.text(name)) }
            guard names.contains("fontFamily") else { return .members(parts) }
            for (place, member) in TokenForm.typography.enumerated()
            where TokenForm.TextPart(rawValue: place)?.isOptional == true && !names.contains(member.name) {
              parts[place] = .unset
            }
            return .members(parts)
          }

          private mutating func read(_ node: Int, _ form: TokenForm) -> TokenPatch? {
            switch form {
            case .color: return color(node)
            case .number: return number(node, "a number", in: -Double.infinity...Double.infinity)
            case .bounded(let range):
              let words = "a number from \(short(range.lowerBound)) to \(short(range.upperBound))"
              return number(node, words, in: range)
            case .integer: return integer(node)
            case .flag:
              switch json.nodes[node].kind {
              case .true: return .flag(true)
              case .false: return .flag(false)
              default: return refuse(node, "a boolean")
              }
            case .text:
              return string(node).map { .text($0) } ?? refuse(node, "a string")
            case .words(let words):
              guard let word = string(node), words.contains(word) else {
                return refuse(node, "one of " + words.joined(separator: ", "))
              }
              return .text(word)
            case .fonts: return fonts(node)
            case .stroke: return stroke(node)
            case .numbers(let forms): return numbers(node, forms)
            case .object(let members):
              guard json.nodes[node].kind == .object else { return refuse(node, "an object") }
              return .members(object(node, members))
            case .list(let members): return list(node, members)
            }
          }

          private func short(_ number: Double) -> String { String(Int(number)) }

          /// Says what is wrong with the value at hand.
          private mutating func refuse(_ node: Int, _ expected: String) -> TokenPatch? {
            problem("expected \(expected), found \(json.found(node))")
            return nil
          }

          private mutating func problem(_ reason: String) {
            issues.add(.init(path: location, reason: reason, isProblem: true))
          }

          private var location: String { pointer.isEmpty ? path : path + "/" + pointer.joined(separator: "/") }

          private func string(_ node: Int) -> String? {
            switch json.nodes[node].kind {
            case .string, .escapedString: json.text(node)
            default: nil
            }
          }

          private mutating func number(
            _ node: Int,
            _ expected: String,
            in range: ClosedRange<Double>
          ) -> TokenPatch? {
            guard json.nodes[node].kind == .number else { return refuse(node, expected) }
            guard let number = json.number(node), range.contains(number) else {
              problem("expected \(expected), found one out of range")
              return nil
            }
            return .number(number)
          }

          private mutating func integer(_ node: Int) -> TokenPatch? {
            guard
              let number = json.number(node), number.rounded() == number, abs(number) <= 2_147_483_647
            else { return refuse(node, "a whole number of at most 32 bits") }
            return .number(number)
          }

          private mutating func color(_ node: Int) -> TokenPatch? {
            guard let text = string(node) else { return refuse(node, "a colour such as #0a84ffff") }
            let digits = text.utf8.dropFirst()
            let hasForm = text.utf8.first == UInt8(ascii: "#") && (digits.count == 6 || digits.count == 8)
              && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
            guard hasForm, let hex = UInt32(text.dropFirst(), radix: 16) else {
              problem("expected a colour such as #0a84ffff, found another string")
              return nil
            }
            let color = digits.count == 6 ? hex << 8 | 0xFF : hex
            guard let place = widePlace() else { return .color(color, displayP3: nil) }
            let elements = json.nodes[place].kind == .array ? json.elements(of: place) : []
            let numbers = elements.compactMap { json.number($0) }
            guard elements.count == 4, numbers.count == 4, numbers.allSatisfy((0...1).contains) else {
              problem("expected four numbers from 0 to 1 in displayP3, found something else")
              return nil
            }
            return .color(color, displayP3: numbers)
          }

          /// Where the colour at hand stands in Display P3: at the same place in a value of the same structure.
          private func widePlace() -> Int? {
            var place = wide
            for step in pointer {
              guard let outer = place else { return nil }
              place = nil
              switch json.nodes[outer].kind {
              case .object:
                json.forEachMember(of: outer) { name, value in
                  if json.text(name) == step { place = value }
                }
              case .array:
                let elements = json.elements(of: outer)
                if let index = Int(step), elements.indices.contains(index) { place = elements[index] }
              default: break
              }
            }
            guard let place, json.nodes[place].kind != .null else { return nil }
            return place
          }

          private mutating func fonts(_ node: Int) -> TokenPatch? {
            let expected = "a list of names of fonts"
            guard json.nodes[node].kind == .array else { return refuse(node, expected) }
            var names: [String] = []
            for element in json.elements(of: node) {
              guard let name = string(element) else { return refuse(element, "the name of a font") }
              names.append(name)
            }
            return .fonts(names, faces: faces.map { faces in names.flatMap { faces[$0] ?? [] } })
          }

          private mutating func stroke(_ node: Int) -> TokenPatch? {
            if let word = string(node) {
              guard TokenForm.strokes.contains(word) else {
                problem("expected one of \(TokenForm.strokes.joined(separator: ", ")), found another string")
                return nil
              }
              return .stroke(word, dashes: [], cap: "butt")
            }
            guard json.nodes[node].kind == .object else { return refuse(node, "a kind of line") }
            let members = object(
              node, [("dashArray", .numbers([])), ("lineCap", .words(TokenForm.caps))], needsAll: true
            )
            guard case .members(let dashes)? = members[0], case .text(let cap)? = members[1] else {
              return nil
            }
            let lengths = dashes.compactMap { dash in
              if case .number(let length)? = dash { length } else { nil }
            }
            return .stroke("dashed", dashes: lengths, cap: cap)
          }

          /// A list of numbers; of any length if no forms are given, and then none of them may be bad.
          private mutating func numbers(_ node: Int, _ forms: [TokenForm]) -> TokenPatch? {
            guard json.nodes[node].kind == .array else { return refuse(node, "a list of numbers") }
            let elements = json.elements(of: node)
            guard forms.isEmpty || elements.count == forms.count else {
              problem("expected \(forms.count) numbers, found \(elements.count)")
              return nil
            }
            var found: [TokenPatch?] = []
            for (place, element) in elements.enumerated() {
              pointer.append(String(place))
              found.append(read(element, forms.isEmpty ? .number : forms[place]))
              pointer.removeLast()
            }
            return forms.isEmpty && found.contains { $0 == nil } ? nil : .members(found)
          }

          private mutating func list(_ node: Int, _ members: [(name: String, form: TokenForm)]) -> TokenPatch? {
            guard json.nodes[node].kind == .array else { return refuse(node, "a list of objects") }
            var found: [[TokenPatch?]] = []
            for (place, element) in json.elements(of: node).enumerated() {
              pointer.append(String(place))
              if json.nodes[element].kind == .object {
                found.append(object(element, members))
              } else {
                _ = refuse(element, "an object")
                found.append(Array(repeating: nil, count: members.count))
              }
              pointer.removeLast()
            }
            return .list(found)
          }

          /// The members of an object. What is missing or wrong is `nil`.
          private mutating func object(
            _ node: Int,
            _ members: [(name: String, form: TokenForm)],
            needsAll: Bool = false
          ) -> [TokenPatch?] {
            var places = [Int?](repeating: nil, count: members.count)
            var extra: [(reason: String, place: Int?, name: String)] = []
            json.forEachMember(of: node) { name, value in
              let name = json.text(name)
              guard let place = members.firstIndex(where: { $0.name == name }) else {
                // The number of a text style is for what has no names.
                if name != "number" { extra.append(("it has an unknown member", nil, name)) }
                return
              }
              if places[place] != nil { extra.append(("it stands there twice", place, name)) }
              places[place] = value
            }
            for one in extra {
              pointer.append(one.name)
              issues.add(.init(path: location, reason: one.reason, isProblem: one.place != nil))
              pointer.removeLast()
              if let place = one.place { places[place] = nil }
            }
            return members.enumerated().map { place, member in
              pointer.append(member.name)
              defer { pointer.removeLast() }
              guard let value = places[place] else {
                if needsAll { problem("it is missing") }
                return nil
              }
              return read(value, member.form)
            }
          }
        }

        """#
      ),
      file(
        "swift", "RuntimeReport.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        /// What became of a file of tokens.
        public struct TokenReport: Hashable, Sendable {
          /// Where the file came from; `nil` while there are only compiled values.
          public internal(set) var source: String?
          /// What the file calls its contents.
          public internal(set) var revision: String?
          /// Why the file was refused as a whole. What was there before stays.
          public internal(set) var refusal: String?
          /// What is wrong with values, each of which stays as it was compiled, and what is unknown.
          public internal(set) var issues: [TokenIssue] = []
          /// How many more issues there are than are kept.
          public internal(set) var furtherIssues = 0
          /// How many tokens the file gives values for, in some context at least.
          public internal(set) var applied = 0
          /// How many tokens there are.
          public internal(set) var total = TokenCatalog.count

          /// What is wrong with values.
          public var problems: [TokenIssue] { issues.filter(\.isProblem) }
        }

        /// What is wrong with one value of a file, or worth knowing about it.
        public struct TokenIssue: Hashable, Sendable {
          /// The path of the token; where a part of its value is wrong, with the way to it: `border.card/width`.
          public var path: String
          /// What is wrong, and what was expected.
          public var reason: String
          /// Whether the value cannot be used. Otherwise this is information: a newer file has new tokens.
          public var isProblem: Bool
        }

        /// Which tokens have other values than before.
        public struct TokenChanges: Hashable, Sendable {
          var numbers: Set<Int> = []

          /// How many tokens have other values.
          public var count: Int { numbers.count }

          /// Whether nothing has changed.
          public var isEmpty: Bool { numbers.isEmpty }

          /// Whether the token at a path of the source has another value.
          public func contains(_ path: String) -> Bool {
            guard let token = TokenCatalog.token(TokenHash(path.utf8).value) else { return false }
            return numbers.contains(token.number)
          }
        }

        /// Issues, of which a file can have more than anyone reads.
        struct TokenIssues {
          private(set) var kept: [TokenIssue] = []
          private(set) var further = 0

          static let limit = 100

          /// Problems come before information when there are too many.
          mutating func add(_ issue: TokenIssue) {
            if kept.count < Self.limit { return kept.append(issue) }
            further += 1
            guard issue.isProblem, let place = kept.lastIndex(where: { !$0.isProblem }) else { return }
            kept.remove(at: place)
            kept.append(issue)
          }
        }

        """#
      ),
      file(
        "swift", "RuntimeSnapshot.swift.tmpl",
        #"""
        {% include "themed.tmpl" %}
        {% include "contexts.tmpl" %}
        {% include "header.tmpl" %}
        /// The values of a theme in brief, a hash for each, to find out what has changed.
        struct TokenSnapshot {
          private var numbers: [Int] = []
          private var hashes: [Int] = []

          init(_ theme: TokenTheme) {
            {% for chunk in tokens | chunks(64) %}
            theme.note{{ loop.index }}(in: &self)
            {% endfor %}
            {% if root.allConstants is not empty %}
            theme.noteConstants(in: &self)
            {% endif %}
          }

          @inline(never)  // Otherwise its code is repeated for every token.
          fileprivate mutating func note<Value: Hashable>(_ number: Int, _ value: Value) {
            numbers.append(number)
            hashes.append(value.hashValue)
          }

          /// The numbers of the tokens whose values differ from those of another theme.
          func changes(from other: TokenSnapshot) -> Set<Int> {
            var changed: Set<Int> = []
            for place in hashes.indices where hashes[place] != other.hashes[place] {
              changed.insert(numbers[place])
            }
            return changed
          }
        }

        extension TokenTheme {
          {% for chunk in tokens | chunks(64) %}
          fileprivate func note{{ loop.index }}(in snapshot: inout TokenSnapshot) {
            {% for t in chunk if t.isPublic %}
            snapshot.note({{ t.index }}, {{ themedPath(t) }})
            {% endfor %}
          }
          {% between %}

          {% endfor %}
          {% if root.allConstants is not empty %}

          fileprivate func noteConstants(in snapshot: inout TokenSnapshot) {
            {% for c in root.allConstants if c.isPublic %}
            snapshot.note({{ c.index }}, {{ liveConstantPath(c) }})
            {% endfor %}
          }
          {% endif %}
        }

        extension TokenTheme {
          /// Themes for all choices of contexts, in each of which a file can say something else.
          static var all: [TokenTheme] {
            {% set chosen = themeArguments() %}
            {% if chosen == "" %}
            return [TokenTheme()]
            {% else %}
            var themes: [TokenTheme] = []
            {{ loops() }}
            return themes
            {% endif %}
          }

          /// The tokens whose values differ from those of another theme, on some screen at least.
          func changes(from other: TokenTheme) -> Set<Int> {
            {% if isAmbient() %}
            TokenScreen.all.reduce(into: []) { changed, screen in
              let snapshot = TokenSnapshot(shown(on: screen))
              changed.formUnion(snapshot.changes(from: TokenSnapshot(other.shown(on: screen))))
            }
            {% else %}
            TokenSnapshot(self).changes(from: TokenSnapshot(other))
            {% endif %}
          }
          {% if isAmbient() %}

          private func shown(on screen: TokenScreen) -> TokenTheme {
            var theme = self
            {% if hasScheme() %}
            theme.contexts.tokenAmbience.appearance = screen.isDark ? .dark : .light
            {% endif %}
            {% if hasContrast() %}
            theme.contexts.tokenAmbience.contrast = screen.isHigh ? .high : .standard
            {% endif %}
            return theme
          }
          {% endif %}
        }

        {% if isAmbient() %}
        extension TokenScreen {
          /// The screens that there are.
          fileprivate static let all: [TokenScreen] = [
            TokenScreen(isDark: false, isHigh: false),
            {% if hasScheme() %}
            TokenScreen(isDark: true, isHigh: false),
            {% endif %}
            {% if hasContrast() %}
            TokenScreen(isDark: false, isHigh: true),
            {% endif %}
            {% if hasScheme() and hasContrast() %}
            TokenScreen(isDark: true, isHigh: true),
            {% endif %}
          ]
        }
        {% endif %}

        {% macro themeArguments() %}
        {% for m in modifiers if isChosen(m) %}{{ m.name }}{% endfor %}
        {% endmacro %}

        {# A loop in a loop for each modifier. #}
        {% macro loops() %}
        {% for m in modifiers if isChosen(m) %}
        for choice{{ loop.index }} in TokenContexts.{{ m.typeName }}.allCases {
        {% endfor %}
        var theme = TokenTheme()
        {% for m in modifiers if isChosen(m) %}
        theme.contexts.{{ m.name }} = choice{{ loop.index }}
        {% endfor %}
        themes.append(theme)
        {% for m in modifiers if isChosen(m) %}
        }
        {% endfor %}
        {% endmacro %}

        """#
      ),
      file(
        "swift", "RuntimeSources.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        public import Foundation
        #if canImport(FoundationNetworking)
          import FoundationNetworking
        #endif

        /// Where an app finds a file of tokens.
        public enum TokenSource: Hashable, Sendable {
          /// `tokens.json` among the resources of the app.
          case bundle
          /// A file, which need not be there.
          case file(URL)
          /// A server, which is asked at once and then again after so many seconds, if any are given.
          case url(URL, every: TimeInterval? = nil)
        }

        extension TokenStore {
          /// When a file from a server is shown.
          public enum Apply: Hashable, Sendable {
            /// When the app starts the next time, so that nothing changes under a user's eyes.
            case nextLaunch
            /// As soon as it is there.
            case now
          }

          /// Shows the file of the last source that has a good one, and asks the servers among the sources.
          ///
          /// The last good file of a server is kept until the app or its tokens have another version.
          public func start(_ sources: [TokenSource], apply: Apply = .nextLaunch) {
            _ = sources.reversed().first { load($0) }
            for case .url(let url, let interval) in sources {
              tasks.append(Task { [weak self] in
                repeat {
                  await self?.ask(url, apply: apply)
                  guard let interval else { return }
                  try? await Task.sleep(nanoseconds: UInt64(min(max(interval, 1), 1e9) * 1e9))
                } while self != nil && !Task.isCancelled
              })
            }
          }

          /// Shows what a source has on this device, if it has something.
          private func load(_ source: TokenSource) -> Bool {
            switch source {
            case .bundle:
              guard let file = Bundle.main.url(forResource: "tokens", withExtension: "json") else {
                return false
              }
              return load(file: file)
            case .file(let file): return load(file: file)
            case .url(let url, _): return load(file: TokenCache(of: url, in: cacheDirectory).file)
            }
          }

          /// Shows a file; false if there is none that can be used.
          @discardableResult func load(file: URL) -> Bool {
            guard FileManager.default.fileExists(atPath: file.path) else { return false }
            guard let handle = try? FileHandle(forReadingFrom: file) else {
              refuse("it cannot be read", file.lastPathComponent)
              return false
            }
            defer { try? handle.close() }
            let data = (try? handle.read(upToCount: TokenJSON.sizeLimit + 1)) ?? Data()
            return load(data, from: file.lastPathComponent).refusal == nil
          }

          /// Asks a server for its file, keeps it, and shows it if it is to be shown at once.
          func ask(_ url: URL, apply: Apply) async {
            let cache = TokenCache(of: url, in: cacheDirectory)
            let source = url.absoluteString
            do {
              let data = try await Self.file(from: url, cache: cache, verify: verify)
              guard apply == .now, !Task.isCancelled else { return }
              if let data { load(data, from: source) } else { load(file: cache.file) }
            } catch let failure as TokenTransfer.Failure {
              refuse(failure.reason, source)
            } catch {
              refuse(error.localizedDescription, source)
            }
          }

          /// The file of a server, after it was kept; `nil` if it is the one that is kept already.
          private nonisolated static func file(
            from url: URL,
            cache: TokenCache,
            verify: (@Sendable (Data, [String: String]) -> Bool)?
          ) async throws -> Data? {
            var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
            if let tag = cache.tag { request.setValue(tag, forHTTPHeaderField: "If-None-Match") }
            let answer = try await TokenTransfer.answer(to: request)
            if answer.status == 304 { return nil }
            guard answer.status == 200 else {
              throw TokenTransfer.Failure(reason: "the server answered with the status \(answer.status)")
            }
            if let verify, !verify(answer.body, answer.header) {
              throw TokenTransfer.Failure(reason: "it is not genuine")
            }
            do {
              _ = try TokenJSON([UInt8](answer.body))
            } catch {
              throw TokenTransfer.Failure(reason: error.reason)
            }
            cache.keep(answer.body, tag: answer.header["etag"])
            return answer.body
          }
        }

        #if DEBUG
          extension TokenStore {
            /// Shows what `tokens serve` makes of the source, whenever somebody saves it. Debug builds only.
            ///
            /// - Parameter server: The address that the command prints, such as `http://localhost:8765`.
            public func follow(_ server: String) {
              guard let url = URL(string: server) else { return refuse("it is not a URL", server) }
              let request = URLRequest(
                url: url.appendingPathComponent("events"),
                cachePolicy: .reloadIgnoringLocalCacheData,
                timeoutInterval: .greatestFiniteMagnitude
              )
              tasks.append(Task { [weak self] in
                while !Task.isCancelled {
                  await self?.ask(url.appendingPathComponent("tokens.json"), apply: .now)
                  do {
                    // One request at a time, so that an answer never comes after a newer one.
                    for try await _ in TokenTransfer.events(of: request) {
                      await self?.ask(url.appendingPathComponent("tokens.json"), apply: .now)
                    }
                  } catch {
                    self?.refuse(error.localizedDescription, server)
                  }
                  // The server is started anew now and then.
                  try? await Task.sleep(nanoseconds: 500_000_000)
                }
              })
            }

            /// Shows a file whenever it changes, however editors write it. Debug builds only.
            public func follow(file: URL) {
              tasks.append(Task { [weak self] in
                var seen: [AnyHashable?] = []
                while !Task.isCancelled, let self {
                  let found = (try? FileManager.default.attributesOfItem(atPath: file.path)) ?? [:]
                  let state = [FileAttributeKey.modificationDate, .size, .systemFileNumber].map {
                    found[$0] as? AnyHashable
                  }
                  // A file that is just being replaced is not there, or empty.
                  if state != seen, (found[.size] as? NSNumber)?.intValue ?? 0 > 0 {
                    seen = state
                    load(file: file)
                  }
                  try? await Task.sleep(nanoseconds: 30_000_000)
                }
              })
            }
          }
        #endif

        /// The last good file of a server, for this version of the app and of its tokens.
        struct TokenCache: Sendable {
          /// The file itself.
          let file: URL
          private let tagFile: URL
          private let prefix: String

          init(of url: URL, in directory: URL) {
            let version = Bundle.main.infoDictionary?["CFBundleVersion"] as? String ?? ""
            prefix = String(TokenHash(url.absoluteString.utf8).value, radix: 16) + "-"
            let key = TokenHash("\(version) \(TokenCatalog.fingerprint)".utf8).value
            file = directory.appendingPathComponent(prefix + String(key, radix: 16) + ".json")
            tagFile = file.appendingPathExtension("etag")
          }

          /// What the server calls the file that is kept.
          var tag: String? {
            guard FileManager.default.fileExists(atPath: file.path) else { return nil }
            return (try? Data(contentsOf: tagFile)).map { String(decoding: $0, as: UTF8.self) }
          }

          /// Keeps a file in place of the one before. A device without room keeps none, which is no mistake.
          func keep(_ data: Data, tag: String?) {
            let manager = FileManager.default
            let directory = file.deletingLastPathComponent()
            try? manager.createDirectory(at: directory, withIntermediateDirectories: true)
            let others = (try? manager.contentsOfDirectory(atPath: directory.path)) ?? []
            for other in others where other.hasPrefix(prefix) && !other.hasPrefix(file.lastPathComponent) {
              try? manager.removeItem(at: directory.appendingPathComponent(other))
            }
            // Without a tag the server sends the file once more, so the tag is never older than the file.
            try? manager.removeItem(at: tagFile)
            guard (try? data.write(to: file, options: .atomic)) != nil, let tag else { return }
            try? Data(tag.utf8).write(to: tagFile, options: .atomic)
          }
        }

        """#
      ),
      file(
        "swift", "RuntimeStore.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        #if canImport(Combine)
          public import Combine
        #endif
        public import Foundation

        /// The theme of a running app, whose values can be replaced by those of a file.
        ///
        /// The compiled values are what it begins with and what it falls back to, token by token.
        @MainActor public final class TokenStore {
          /// The store of the app.
          public static let shared = TokenStore()

          /// The contexts of the theme, such as the brand.
          public var contexts = TokenContexts() {
            didSet { if contexts != oldValue { update() } }
          }

          /// The theme to show.
          public private(set) var theme = TokenTheme()

          /// What became of the file that was read last.
          public private(set) var report = TokenReport()

          /// What has changed since observers were told the time before.
          public private(set) var changes = TokenChanges()

          /// Decides whether a file from a server is genuine, by its bytes and the fields of its header.
          public var verify: (@Sendable (_ file: Data, _ header: [String: String]) -> Bool)?

          /// Where the last good file of a server is kept.
          public lazy var cacheDirectory = FileManager.default
            .urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            .map { $0.appendingPathComponent("DesignTokens") }
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("DesignTokens")

          private var overrides: TokenOverrides?
          private var observers: [Observer] = []
          /// The theme that observers have seen.
          private var shown = TokenTheme()
          private var isNotifying = false
          /// What reads files and servers until the store is reset.
          var tasks: [Task<Void, Never>] = []

          /// Makes a store of its own, for a part of an app or a test.
          public init() {}

          /// Takes the values of a file of the target `json`, which may hold some of the tokens only.
          ///
          /// A value that cannot be used stays as it was compiled and is in the report. A file that cannot be
          /// read at all changes nothing.
          @discardableResult public func load(_ data: Data, from source: String) -> TokenReport {
            do {
              let file = try TokenFile([UInt8](data))
              report = TokenReport(
                source: source,
                revision: file.revision,
                issues: file.issues.kept,
                furtherIssues: file.issues.further,
                applied: file.applied
              )
              if overrides != file.overrides {
                overrides = Self.differs(file.overrides) ? file.overrides : nil
                update()
              }
            } catch {
              refuse(error.reason, source)
            }
            return report
          }

          /// Notes why what came from a source is not used.
          func refuse(_ reason: String, _ source: String) {
            report.source = source
            report.refusal = reason
          }

          /// Calls a function now and whenever the theme has changed, while its owner lives.
          ///
          /// However often the theme changes in a turn of the run loop, the function is called once.
          public func observe<Owner: AnyObject>(
            _ owner: Owner,
            _ body: @escaping @MainActor (Owner, TokenTheme) -> Void
          ) {
            observers.append(
              Observer(isAlive: { [weak owner] in owner != nil }) { [weak owner] theme in
                if let owner { body(owner, theme) }
              }
            )
            body(owner, theme)
          }

          /// Forgets all files, and stops reading them.
          public func reset() {
            for task in tasks { task.cancel() }
            tasks = []
            overrides = nil
            report = TokenReport()
            update()
          }

          private struct Observer {
            var isAlive: @MainActor () -> Bool
            var call: @MainActor (TokenTheme) -> Void
          }

          /// Whether a file says anything that is not compiled already.
          private static func differs(_ overrides: TokenOverrides) -> Bool {
            TokenTheme.all.contains { theme in
              var replaced = theme
              replaced.tokenOverrides = overrides
              return !replaced.changes(from: theme).isEmpty
            }
          }

          /// Makes the theme anew.
          private func update() {
            var made = TokenTheme(contexts: contexts)
            made.tokenOverrides = overrides
            guard made != theme else { return }
            #if canImport(Combine)
              objectWillChange.send()
            #endif
            theme = made
            guard !isNotifying else { return }
            isNotifying = true
            Task { self.notify() }
          }

          /// Tells observers about all changes of this turn of the run loop.
          private func notify() {
            isNotifying = false
            guard theme != shown else { return }
            changes = TokenChanges(numbers: theme.changes(from: shown))
            shown = theme
            observers.removeAll { !$0.isAlive() }
            if changes.isEmpty { return }
            for observer in observers { observer.call(theme) }
          }
        }

        #if canImport(Combine)
          extension TokenStore: ObservableObject {}
        #endif

        """#
      ),
      file(
        "swift", "RuntimeStyled.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        #if canImport(UIKit) && !os(watchOS)
          public import UIKit

          /// A view that knows how to look in a theme.
          @MainActor public protocol TokenStyled: UIView {
            /// Shows a theme. It can be called at any time and often.
            func apply(_ theme: TokenTheme)
          }

          extension UIView {
            /// Applies a theme to this view and to those inside it that are ``TokenStyled``, outer ones first.
            ///
            /// Views that are boundaries are left as they are, and so is what is inside them.
            public func applyTokens(_ theme: TokenTheme) {
              var rest: [UIView] = [self]
              while let view = rest.popLast() {
                if view !== self, view.isTokenBoundary { continue }
                (view as? any TokenStyled)?.apply(theme)
                rest.append(contentsOf: view.subviews.reversed())
              }
            }

            /// Whether themes that are applied to the views around it stop here: a part of the app with a theme
            /// of its own.
            public var isTokenBoundary: Bool {
              // A layer keeps a value for any key.
              get { layer.value(forKey: "isTokenBoundary") as? Bool ?? false }
              set { layer.setValue(newValue, forKey: "isTokenBoundary") }
            }

            /// Shows the theme of a store in this view and all views inside it, now and whenever it changes.
            public func followTokens(_ store: TokenStore = .shared) {
              store.observe(self) { view, theme in view.show(theme) }
            }

            fileprivate func show(_ theme: TokenTheme) {
              if #available(iOS 17, tvOS 17, *) {
                traitOverrides.tokenTheme = theme
              } else {
                TokenTheme.app = theme
              }
              applyTokens(theme)
            }
          }

          extension UIViewController {
            /// Shows the theme of a store in all views of the controller, now and whenever it changes.
            ///
            /// Call it in `viewDidLoad`, best of the controller that holds all others.
            public func followTokens(_ store: TokenStore = .shared) {
              store.observe(self) { controller, theme in controller.viewIfLoaded?.show(theme) }
            }
          }
        #endif

        #if canImport(SwiftUI) && canImport(Combine)
          import Combine
          public import SwiftUI

          extension SwiftUI.View {
            /// Shows the theme of a store in this view and all views inside it, now and whenever it changes.
            @MainActor public func followTokens(_ store: TokenStore = .shared) -> some SwiftUI.View {
              modifier(TokenFollowing(store: store))
            }
          }

          private struct TokenFollowing: SwiftUI.ViewModifier {
            @SwiftUI.ObservedObject var store: TokenStore

            func body(content: Content) -> some SwiftUI.View {
              content.environment(\.tokenTheme, store.theme)
            }
          }
        #endif

        """#
      ),
      file(
        "swift", "RuntimeTransfer.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        import Foundation
        #if canImport(FoundationNetworking)
          import FoundationNetworking
        #endif

        /// One request to a server: its answer, of bounded size, or the events that it sends.
        final class TokenTransfer: NSObject, URLSessionDataDelegate, @unchecked Sendable {
          struct Answer: Sendable {
            var status = 0
            var header: [String: String] = [:]
            var body = Data()
          }

          /// Why there is no answer.
          struct Failure: Error {
            var reason: String
          }

          // The session calls its delegate on one queue, so that nothing here is used twice at a time.
          private var answer = Answer()
          private var line = Data()
          private var hasData = false
          private var continuation: CheckedContinuation<Answer, any Error>?
          private let onEvent: (@Sendable () -> Void)?

          private init(onEvent: (@Sendable () -> Void)?) { self.onEvent = onEvent }

          /// Asks a server for a file.
          static func answer(to request: URLRequest) async throws -> Answer {
            try await TokenTransfer(onEvent: nil).run(request)
          }

          /// The events of a server until it ends the connection. Those that come while one is dealt with are one.
          static func events(of request: URLRequest) -> AsyncThrowingStream<Void, any Error> {
            AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { events in
              let listening = Task {
                do {
                  _ = try await TokenTransfer(onEvent: { events.yield() }).run(request)
                  events.finish()
                } catch {
                  events.finish(throwing: error)
                }
              }
              events.onTermination = { _ in listening.cancel() }
            }
          }

          /// Whether a URL may be asked: outside of debug builds only where nobody can read along.
          static func allows(_ url: URL?) -> Bool {
            #if DEBUG
              url != nil
            #else
              url?.scheme?.lowercased() == "https"
            #endif
          }

          private func run(_ request: URLRequest) async throws -> Answer {
            guard Self.allows(request.url) else { throw Failure(reason: "only https is allowed") }
            let queue = OperationQueue()
            queue.maxConcurrentOperationCount = 1
            let session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: queue)
            let task = session.dataTask(with: request)
            defer { session.finishTasksAndInvalidate() }
            return try await withTaskCancellationHandler {
              try await withCheckedThrowingContinuation { continuation in
                queue.addOperation { [self] in
                  self.continuation = continuation
                  task.resume()
                }
              }
            } onCancel: {
              task.cancel()
            }
          }

          private func finish(_ result: Result<Answer, any Error>) {
            continuation?.resume(with: result)
            continuation = nil
          }

          func urlSession(
            _ session: URLSession,
            task: URLSessionTask,
            willPerformHTTPRedirection response: HTTPURLResponse,
            newRequest request: URLRequest,
            completionHandler: @escaping @Sendable (URLRequest?) -> Void
          ) {
            completionHandler(Self.allows(request.url) ? request : nil)
          }

          func urlSession(
            _ session: URLSession,
            dataTask: URLSessionDataTask,
            didReceive response: URLResponse,
            completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
          ) {
            if let response = response as? HTTPURLResponse {
              answer.status = response.statusCode
              for (name, value) in response.allHeaderFields {
                if let name = name as? String, let value = value as? String {
                  answer.header[name.lowercased()] = value
                }
              }
            }
            completionHandler(.allow)
          }

          func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            guard let onEvent else {
              answer.body.append(data)
              guard answer.body.count > TokenJSON.sizeLimit else { return }
              finish(.failure(Failure(reason: "it is larger than 4 MiB")))
              return dataTask.cancel()
            }
            guard answer.status == 200 else { return }
            for byte in data where byte != UInt8(ascii: "\r") {
              guard byte == UInt8(ascii: "\n") else {
                // No event of ours has lines that long.
                if line.count < 4096 { line.append(byte) }
                continue
              }
              // An event ends with an empty line; a line without data only keeps the connection open.
              if line.isEmpty, hasData {
                hasData = false
                onEvent()
              }
              if line.starts(with: Data("data".utf8)) { hasData = true }
              line.removeAll(keepingCapacity: true)
            }
          }

          func urlSession(
            _ session: URLSession,
            task: URLSessionTask,
            didCompleteWithError error: (any Error)?
          ) {
            finish(error.map { .failure($0) } ?? .success(answer))
          }
        }

        """#
      ),
      file(
        "swift", "RuntimeValues.swift.tmpl",
        #"""
        {% include "themed.tmpl" %}
        {% include "header.tmpl" %}
        {# What a theme makes of a compiled value: what a file says in its place, pinned. #}
        {% macro themed(type: code, isPinned: bool) %}
          /// The value in a theme: what a file says in its place, where one does.
          @inline(never)  // Otherwise its code is repeated for every token.
          func themed(_ theme: TokenTheme, _ number: Int) -> {{ type }} {
            guard let patches = theme.tokenOverrides?.patches(number, theme.contexts) else { return self{{ ".pinned(to: theme)" if isPinned else "" }} }
            return merged(patches){{ ".pinned(to: theme)" if isPinned else "" }}
          }
        {% endmacro %}
        {% set pins = any(m in modifiers if m.role is not none) %}
        extension TokenColor {
          {{ themed("TokenColor", pins) }}

          @inline(never) func merged(_ patches: TokenPatches) -> TokenColor {
            TokenColor(
              light: TokenColor(light.merged(patches.on(isDark: false, isHigh: false))),
              dark: TokenColor(dark.merged(patches.on(isDark: true, isHigh: false))),
              lightHighContrast: TokenColor(
                lightHighContrast.merged(patches.on(isDark: false, isHigh: true))
              ),
              darkHighContrast: TokenColor(darkHighContrast.merged(patches.on(isDark: true, isHigh: true)))
            )
          }
        }

        extension TokenColor.Components {
          /// What a file says, unless it is this colour in the digits that the file has.
          @inline(never) func merged(_ patch: TokenPatch?) -> TokenColor.Components {
            guard case .color(let hex, let wide)? = patch else { return self }
            let channels = [24, 16, 8, 0].map { Double(hex >> $0 & 0xFF) }
            let areSame = zip([red, green, blue, alpha], channels).allSatisfy { abs($0 * 255 - $1) < 0.52 }
            if areSame, isSame(wide) { return self }
            return TokenColor.Components(
              red: channels[0] / 255,
              green: channels[1] / 255,
              blue: channels[2] / 255,
              alpha: wide?[3] ?? channels[3] / 255,
              displayP3: wide.map { TokenColor.DisplayP3(red: $0[0], green: $0[1], blue: $0[2]) }
            )
          }

          private func isSame(_ wide: [Double]?) -> Bool {
            guard let wide else { return displayP3 == nil }
            guard let own = displayP3 else { return false }
            return zip([own.red, own.green, own.blue, alpha], wide).allSatisfy { abs($0 - $1) < 0.0002 }
          }
        }

        extension TokenDimension {
          {{ themed("TokenDimension", false) }}

          /// A length that a file says is not known in units of the grid.
          @inline(never) func merged(_ patches: TokenPatches) -> TokenDimension {
            guard let number = patches.number, number != points else { return self }
            return TokenDimension(number)
          }
        }

        extension Double {
          {{ themed("Double", false) }}

          @inline(never) func merged(_ patches: TokenPatches) -> Double { patches.number ?? self }
        }
        {% if uses.fontFamily or uses.typography %}

        extension TokenFontFamily {
          {{ themed("TokenFontFamily", false) }}

          @inline(never) func merged(_ patches: TokenPatches) -> TokenFontFamily {
            guard case .fonts(let names, let faces)? = patches.shown else { return self }
            let made = faces.map { faces in
              faces.map { face in
                Face(
                  weight: face.weight,
                  isItalic: face.isItalic,
                  postScriptName: face.postScriptName,
                  file: face.file
                )
              }
            }
            return TokenFontFamily(names, faces: made ?? (names == self.names ? self.faces : []))
          }
        }
        {% endif %}
        {% if uses.fontWeight or uses.typography %}

        extension TokenFontWeight {
          {{ themed("TokenFontWeight", false) }}

          @inline(never) func merged(_ patches: TokenPatches) -> TokenFontWeight {
            TokenFontWeight(value.merged(patches))
          }
        }
        {% endif %}
        {% if uses.duration or uses.transition %}

        extension TokenDuration {
          {{ themed("TokenDuration", false) }}

          @inline(never) func merged(_ patches: TokenPatches) -> TokenDuration {
            .milliseconds(milliseconds.merged(patches))
          }
        }
        {% endif %}
        {% if uses.cubicBezier %}

        extension TokenCurve {
          {{ themed("TokenCurve", false) }}

          @inline(never) func merged(_ patches: TokenPatches) -> TokenCurve {
            TokenCurve(
              x1.merged(patches.member(0)),
              y1.merged(patches.member(1)),
              x2.merged(patches.member(2)),
              y2.merged(patches.member(3))
            )
          }
        }
        {% endif %}
        {% if uses.strokeStyle %}

        extension TokenStroke {
          {{ themed("TokenStroke", false) }}

          @inline(never) func merged(_ patches: TokenPatches) -> TokenStroke {
            guard
              case .stroke(let word, let dashes, let cap)? = patches.shown,
              let style = Style(rawValue: word), let cap = Cap(rawValue: cap)
            else { return self }
            if dashes.isEmpty { return TokenStroke(style) }
            // What is the same in the file may be known in units of the grid.
            if dashes == self.dashes.map(\.points), cap == self.cap { return self }
            return TokenStroke(dashes: dashes.map { TokenDimension($0) }, cap: cap)
          }
        }
        {% endif %}
        {% if uses.border %}

        extension TokenBorder {
          {{ themed("TokenBorder", pins) }}

          @inline(never) func merged(_ patches: TokenPatches) -> TokenBorder {
            TokenBorder(
              color: color.merged(patches.member(0)),
              width: width.merged(patches.member(1)),
              stroke: stroke.merged(patches.member(2))
            )
          }
        }
        {% endif %}
        {% if uses.transition %}

        extension TokenTransition {
          {{ themed("TokenTransition", false) }}

          @inline(never) func merged(_ patches: TokenPatches) -> TokenTransition {
            TokenTransition(
              milliseconds: milliseconds.merged(patches.member(0)),
              delayMilliseconds: delayMilliseconds.merged(patches.member(1)),
              curve: curve.merged(patches.member(2))
            )
          }
        }
        {% endif %}
        {% if uses.gradient %}

        extension TokenGradient {
          {{ themed("TokenGradient", pins) }}

          /// The stops of a file; one that cannot be read, and has none to fall back to, leaves all as they are.
          @inline(never) func merged(_ patches: TokenPatches) -> TokenGradient {
            guard let count = patches.count else { return self }
            var made: [Stop] = []
            for place in 0..<count {
              let said = patches.element(place)
              guard
                let color = TokenColor?.merged(said.member(0), own: stops.indices.contains(place) ? stops[place].color : nil),
                let position = said.member(1).number ?? (stops.indices.contains(place) ? stops[place].position : nil)
              else { return self }
              made.append(Stop(color, at: position))
            }
            return TokenGradient(made)
          }
        }
        {% endif %}
        {% if uses.shadow or uses.typography %}

        extension [TokenShadow] {
          {{ themed("[TokenShadow]", pins) }}

          /// The layers of a file; one that cannot be read, and has none to fall back to, leaves all as they are.
          @inline(never) func merged(_ patches: TokenPatches) -> [TokenShadow] {
            guard let count = patches.count else { return self }
            var made: [TokenShadow] = []
            for place in 0..<count {
              let said = patches.element(place)
              let own = indices.contains(place) ? self[place] : nil
              guard
                let color = TokenColor?.merged(said.member(0), own: own?.color),
                let offsetX = said.member(1).length(own?.offsetX),
                let offsetY = said.member(2).length(own?.offsetY),
                let blur = said.member(3).length(own?.blur),
                let spread = said.member(4).length(own?.spread)
              else { return self }
              made.append(
                TokenShadow(
                  color: color,
                  offsetX: offsetX,
                  offsetY: offsetY,
                  blur: blur,
                  spread: spread,
                  isInset: said.member(5).flag ?? own?.isInset ?? false
                )
              )
            }
            return made
          }
        }

        extension TokenPatches {
          /// A length of a file, or the one that there is.
          @inline(never) func length(_ own: TokenDimension?) -> TokenDimension? {
            own?.merged(self) ?? number.map { TokenDimension($0) }
          }
        }
        {% endif %}
        {% if uses.gradient or uses.shadow or uses.typography %}

        extension TokenColor? {
          /// A colour of a file, where there may be none to fall back to.
          @inline(never) static func merged(_ patches: TokenPatches, own: TokenColor?) -> TokenColor? {
            if let own { return own.merged(patches) }
            guard case .color? = patches.shown else { return nil }
            let shown = TokenColor.Components(red: 0, green: 0, blue: 0, alpha: 0).merged(patches.shown)
            return TokenColor(shown).merged(patches)
          }
        }
        {% endif %}
        {% if uses.typography %}

        extension Typography {
          {{ themed("Typography", pins) }}

          @inline(never) func merged(_ patches: TokenPatches) -> Typography {
            @inline(never) func part(_ part: TokenForm.TextPart) -> TokenPatches {
              patches.member(part.rawValue)
            }
            func word<Word: RawRepresentable<String>>(_ own: Word?, _ place: TokenForm.TextPart) -> Word? {
              let said = part(place)
              if said.isUnset { return nil }
              return said.text.flatMap { Word(rawValue: $0 == "line-through" ? "lineThrough" : $0) } ?? own
            }
            @inline(never) func text(_ own: String?, _ place: TokenForm.TextPart) -> String? {
              part(place).isUnset ? nil : part(place).text ?? own
            }
            var made = self
            if case .fonts(let names, _)? = part(.family).shown, !(names.isEmpty && family == nil) {
              made.family = (family ?? TokenFontFamily([])).merged(part(.family))
            }
            made.size = part(.size).number ?? size
            made.weight = part(.weight).number.map { TokenFontWeight($0) } ?? weight
            made.lineHeight = part(.lineHeight).number ?? lineHeight
            made.kern = part(.kern).number ?? kern
            made.slant = part(.slant).isUnset ? .normal : word(slant, .slant) ?? slant
            made.relativeTo = text(relativeTo, .relativeTo)
            made.system = text(system, .system)
            made.alignment = word(alignment, .alignment)
            made.letterCase = word(letterCase, .letterCase)
            made.decoration = word(decoration, .decoration)
            made.lineBreak = word(lineBreak, .lineBreak)
            made.color = part(.color).isUnset ? nil : TokenColor?.merged(part(.color), own: color)
            made.shadows = part(.shadow).isUnset ? [] : shadows.merged(part(.shadow))
            return made
          }
        }
        {% endif %}
        {% if uses.constants %}

        extension Bool {
          {{ themed("Bool", false) }}

          @inline(never) func merged(_ patches: TokenPatches) -> Bool { patches.flag ?? self }
        }

        extension Int {
          {{ themed("Int", false) }}

          @inline(never) func merged(_ patches: TokenPatches) -> Int { patches.number.map { Int($0) } ?? self }
        }

        extension String {
          {{ themed("String", false) }}

          @inline(never) func merged(_ patches: TokenPatches) -> String { patches.text ?? self }
        }

        extension RawRepresentable<String> where Self: CaseIterable {
          {{ themed("Self", false) }}

          @inline(never) func merged(_ patches: TokenPatches) -> Self { patches.text.flatMap { Self(rawValue: $0) } ?? self }
        }

        extension TokenImage {
          {{ themed("TokenImage", false) }}

          @inline(never) func merged(_ patches: TokenPatches) -> TokenImage { patches.text.map { TokenImage($0) } ?? self }
        }

        extension TokenPoint {
          {{ themed("TokenPoint", false) }}

          @inline(never) func merged(_ patches: TokenPatches) -> TokenPoint {
            TokenPoint(x: x.merged(patches.member(0)), y: y.merged(patches.member(1)))
          }
        }

        extension TokenSize {
          {{ themed("TokenSize", false) }}

          @inline(never) func merged(_ patches: TokenPatches) -> TokenSize {
            TokenSize(width: width.merged(patches.member(0)), height: height.merged(patches.member(1)))
          }
        }

        extension TokenRect {
          {{ themed("TokenRect", false) }}

          @inline(never) func merged(_ patches: TokenPatches) -> TokenRect {
            TokenRect(
              x: origin.x.merged(patches.member(0)),
              y: origin.y.merged(patches.member(1)),
              width: size.width.merged(patches.member(2)),
              height: size.height.merged(patches.member(3))
            )
          }
        }

        extension TokenInsets {
          {{ themed("TokenInsets", false) }}

          @inline(never) func merged(_ patches: TokenPatches) -> TokenInsets {
            TokenInsets(
              top: top.merged(patches.member(0)),
              leading: leading.merged(patches.member(1)),
              bottom: bottom.merged(patches.member(2)),
              trailing: trailing.merged(patches.member(3))
            )
          }
        }
        {% endif %}

        """#
      ),
      file(
        "swift", "TextStyle.swift.tmpl",
        #"""
        {% macro textStyleCase(t: Token) %}
        {% if let d = t.description %}
        {{ d | comment }}
        {% endif %}
        {% if let style = t.resolved as typography %}
        {% if let number = style.number %}
        case {{ t.styleName }} = {{ number }}
        {% endif %}
        {% endif %}
        {% endmacro %}

        {% include "header.tmpl" %}
        /// The numbered text styles.
        public enum TextStyle: Int, CaseIterable, Hashable, Sendable {
          {% for t in textStyles if t.isPublic %}
          {{ textStyleCase(t) }}
          {% endfor %}

          {% if not any(t in textStyles if t.isPublic and t.isThemed) %}
          /// How text of the style looks.
          public var typography: Typography {
            switch self {
            {% for t in textStyles if t.isPublic %}
            case .{{ t.styleName }}: {{ t.qualified }}
            {% endfor %}
            }
          }

          {% endif %}
          /// Finds a style by its name here.
          public init?(name: String) {
            guard let style = Self.allCases.first(where: { $0.name == name }) else { return nil }
            self = style
          }

          /// The name of the style here.
          public var name: String { String(describing: self) }
        }

        """#
      ),
      file(
        "swift", "TokenBorder+SwiftUI.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        #if canImport(SwiftUI)
          public import SwiftUI

          extension SwiftUI.View {
            /// Draws a border inside the edge of a shape over the view.
            ///
            /// Lines are solid, dashed or dotted; other kinds are drawn as solid ones.
            public func border(
              _ border: TokenBorder,
              in shape: some SwiftUI.InsettableShape = SwiftUI.Rectangle()
            ) -> some SwiftUI.View {
              overlay { shape.strokeBorder(border.color.color, style: border.strokeStyle) }
            }
          }

          extension TokenBorder {
            /// The line for SwiftUI, without its colour.
            public var strokeStyle: SwiftUI.StrokeStyle {
              let cap: CGLineCap =
                switch stroke.shownCap {
                case .butt: .butt
                case .round: .round
                case .square: .square
                }
              return SwiftUI.StrokeStyle(
                lineWidth: width.points,
                lineCap: cap,
                dash: stroke.pattern(width: width).map { CGFloat($0) }
              )
            }
          }
        #endif

        """#
      ),
      file(
        "swift", "TokenBorder+Views.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        #if canImport(UIKit) && !os(watchOS)
          public import UIKit

          extension TokenBorder {
            /// Draws the border inside the edges of views. It follows their size and their appearance.
            ///
            /// Lines are solid, dashed or dotted; other kinds are drawn as solid ones.
            @MainActor public func apply(to views: UIView...) { apply(to: views) }

            /// Draws the border inside the edges of views.
            @MainActor public func apply(to views: [UIView]) {
              for view in views { view.setBorder(self) }
            }

            /// Draws the border inside the edges of layers, as a solid line in the colour that it has with
            /// some traits. Draw it anew when the traits change.
            public func apply(to layers: CALayer..., compatibleWith traits: UITraitCollection) {
              for layer in layers {
                layer.borderWidth = width.points
                layer.borderColor = color.uiColor.resolvedColor(with: traits).cgColor
              }
            }

            /// A layer that draws the border of a box if it is dashed or dotted.
            func dashes(
              of box: CGRect,
              cornerRadius: CGFloat,
              compatibleWith traits: UITraitCollection
            ) -> CALayer? {
              guard stroke.style == .dashed || stroke.style == .dotted else { return nil }
              let layer = CAShapeLayer()
              let half = width.points / 2
              let line = UIBezierPath(
                roundedRect: box.insetBy(dx: half, dy: half), cornerRadius: max(0, cornerRadius - half)
              )
              layer.path = line.cgPath
              layer.fillColor = nil
              layer.strokeColor = color.uiColor.resolvedColor(with: traits).cgColor
              layer.lineWidth = width.points
              layer.lineDashPattern = stroke.pattern(width: width).map { NSNumber(value: $0) }
              layer.lineCap =
                switch stroke.shownCap {
                case .butt: .butt
                case .round: .round
                case .square: .square
                }
              return layer
            }
          }

          extension UIView {
            /// Draws a border, or none.
            func setBorder(_ border: TokenBorder?) {
              if border == nil { layer.borderWidth = 0 }
              decorate { $0.border = border }
            }
          }
        #elseif canImport(AppKit)
          public import AppKit

          extension TokenBorder {
            /// Draws the border inside the edges of views, as a solid line in the colour that it has in the
            /// present appearance of a view. Apply it again in `viewDidChangeEffectiveAppearance()`.
            @MainActor public func apply(to views: NSView...) { apply(to: views) }

            /// Draws the border inside the edges of views.
            @MainActor public func apply(to views: [NSView]) {
              for view in views {
                view.wantsLayer = true
                view.layer?.borderWidth = width.points
                view.layer?.borderColor = color.components(in: view.effectiveAppearance).nsColor.cgColor
              }
            }
          }
        #endif

        """#
      ),
      file(
        "swift", "TokenBorder.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        /// A line around something.
        public struct TokenBorder: Hashable, Sendable {
          /// The colour of the line.
          public var color: TokenColor
          /// How wide the line is.
          public var width: TokenDimension
          /// How the line is drawn.
          public var stroke: TokenStroke

          /// Makes a border.
          @inline(never)  // Otherwise its code is repeated for every token.
          public init(color: TokenColor, width: TokenDimension, stroke: TokenStroke) {
            self.color = color
            self.width = width
            self.stroke = stroke
          }
        }

        """#
      ),
      file(
        "swift", "TokenButton.swift.tmpl",
        #"""
        {% include "themed.tmpl" %}
        {% include "names.tmpl" %}
        {% include "inspectable.tmpl" %}

        {% if isInspectable("UIButton") %}
        {% include "header.tmpl" %}
        #if canImport(UIKit) && !os(watchOS)
          public import UIKit

          /// A button whose looks are set by names and numbers in Interface Builder.
          @IBDesignable
          open class TokenButton: UIButton{{ ", TokenStyled" if options.runtime else "" }} {
            {{ textProperties() }}
            {{ styleProperties("UIButton", "button") }}
            {{ colorProperty("colorName", "The colour of the title") }}
            {% if hasNumbers() %}
            open override func setTitle(_ title: String?, for state: UIControl.State) {
              super.setTitle(title, for: state)
              restyle()
            }

            {% endif %}
            {{ following("TokenButton") }}

            private func restyle() {
              {{ restyling("UIButton", "colorName", hasNumbers()) }}
              {% if hasColorNames() %}
              if let color { setTitleColor(color.uiColor, for: .normal) }
              {% endif %}
              {{ showingStyle() }}
            }
          }
        #endif
        {% endif %}

        """#
      ),
      file(
        "swift", "TokenColor+Platform.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        #if canImport(UIKit)
          public import UIKit
        #elseif canImport(AppKit)
          public import AppKit
        #endif
        #if canImport(SwiftUI)
          public import SwiftUI
        #endif

        #if canImport(UIKit)
          extension TokenColor {
            /// The colour for UIKit: one that follows dark appearance and increased contrast by itself.
            public var uiColor: UIColor {
              #if os(watchOS)
                dark.uiColor
              #else
                if isStatic { return light.uiColor }
                return UIColor { [self] traits in
                  switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
                  case (.dark, .high): darkHighContrast.uiColor
                  case (.dark, _): dark.uiColor
                  case (_, .high): lightHighContrast.uiColor
                  default: light.uiColor
                  }
                }
              #endif
            }
          }

          extension TokenColor.Components {
            /// The colour for UIKit, in Display P3 where sRGB cannot show it.
            public var uiColor: UIColor {
              if let displayP3 {
                return UIColor(
                  displayP3Red: displayP3.red, green: displayP3.green, blue: displayP3.blue, alpha: alpha
                )
              }
              return UIColor(red: red, green: green, blue: blue, alpha: alpha)
            }
          }
        #elseif canImport(AppKit)
          extension TokenColor {
            /// The colour for AppKit: one that follows dark appearance and increased contrast by itself.
            public var nsColor: NSColor {
              if isStatic { return light.nsColor }
              return NSColor(name: nil) { [self] appearance in components(in: appearance).nsColor }
            }

            /// What the colour is in an appearance of AppKit.
            func components(in appearance: NSAppearance) -> Components {
              let names: [NSAppearance.Name] = [
                .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
              ]
              return switch appearance.bestMatch(from: names) {
              case .accessibilityHighContrastDarkAqua: darkHighContrast
              case .darkAqua: dark
              case .accessibilityHighContrastAqua: lightHighContrast
              default: light
              }
            }
          }

          extension TokenColor.Components {
            /// The colour for AppKit, in Display P3 where sRGB cannot show it.
            public var nsColor: NSColor {
              if let displayP3 {
                return NSColor(
                  displayP3Red: displayP3.red, green: displayP3.green, blue: displayP3.blue, alpha: alpha
                )
              }
              return NSColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
            }
          }
        #endif

        #if canImport(SwiftUI)
          extension TokenColor {
            /// The colour for SwiftUI: one that follows dark appearance and increased contrast by itself.
            public var color: SwiftUI.Color {
              #if canImport(UIKit)
                SwiftUI.Color(uiColor: uiColor)
              #else
                SwiftUI.Color(nsColor: nsColor)
              #endif
            }
          }
        #endif

        """#
      ),
      file(
        "swift", "TokenColor+SwiftUI.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        #if canImport(SwiftUI)
          public import SwiftUI

          @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
          extension TokenColor: SwiftUI.ShapeStyle {
            /// What the colour is where a view stands: in its appearance, with its contrast.
            public func resolve(in environment: SwiftUI.EnvironmentValues) -> SwiftUI.Color {
              switch (environment.colorScheme, environment.colorSchemeContrast) {
              case (.dark, .increased): darkHighContrast.color
              case (.dark, _): dark.color
              case (_, .increased): lightHighContrast.color
              default: light.color
              }
            }
          }

          extension TokenColor.Components {
            /// The colour for SwiftUI, in Display P3 where sRGB cannot show it.
            public var color: SwiftUI.Color {
              if let displayP3 {
                return SwiftUI.Color(
                  .displayP3,
                  red: displayP3.red, green: displayP3.green, blue: displayP3.blue, opacity: alpha
                )
              }
              return SwiftUI.Color(.sRGB, red: red, green: green, blue: blue, opacity: alpha)
            }
          }
        #endif

        """#
      ),
      file(
        "swift", "TokenColor+Views.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        #if canImport(UIKit) && !os(watchOS)
          public import UIKit

          extension TokenColor {
            /// Makes it the background of views; labels take it for their text.
            @MainActor public func apply(to views: UIView...) { apply(to: views) }

            /// Makes it the background of views.
            @MainActor public func apply(to views: [UIView]) {
              for view in views { view.backgroundColor = uiColor }
            }

            /// Makes it the colour of labels' text.
            @MainActor public func apply(to labels: UILabel...) { apply(to: labels) }

            /// Makes it the colour of labels' text.
            @MainActor public func apply(to labels: [UILabel]) {
              for label in labels { label.textColor = uiColor }
            }
          }

          extension TokenDimension {
            /// Makes it the constant of constraints.
            @MainActor public func apply(to constraints: NSLayoutConstraint...) { apply(to: constraints) }

            /// Makes it the constant of constraints.
            @MainActor public func apply(to constraints: [NSLayoutConstraint]) {
              for constraint in constraints { constraint.constant = points }
            }

            /// Rounds the corners of views by it.
            ///
            /// - Parameter clipping: Whether what the views hold is cut off at their corners. A view that
            ///   casts a shadow must not be clipped.
            @MainActor public func apply(toCornersOf views: UIView..., clipping: Bool = true) {
              apply(toCornersOf: views, clipping: clipping)
            }

            /// Rounds the corners of views by it.
            @MainActor public func apply(toCornersOf views: [UIView], clipping: Bool = true) {
              for view in views {
                view.layer.cornerRadius = points
                view.clipsToBounds = clipping
              }
            }

            /// Rounds the corners of layers by it.
            public func apply(toCornersOf layers: CALayer..., clipping: Bool = true) {
              apply(toCornersOf: layers, clipping: clipping)
            }

            /// Rounds the corners of layers by it.
            public func apply(toCornersOf layers: [CALayer], clipping: Bool = true) {
              for layer in layers {
                layer.cornerRadius = points
                layer.masksToBounds = clipping
              }
            }
          }
        #elseif canImport(AppKit)
          public import AppKit

          extension TokenColor {
            /// Makes it the background of views; text fields take it for their text, buttons for their
            /// content.
            ///
            /// The background is what the colour is in the present appearance of a view. Apply it again in
            /// `viewDidChangeEffectiveAppearance()`.
            @MainActor public func apply(to views: NSView...) { apply(to: views) }

            /// Makes it the background of views.
            @MainActor public func apply(to views: [NSView]) {
              for view in views {
                view.wantsLayer = true
                view.layer?.backgroundColor = components(in: view.effectiveAppearance).nsColor.cgColor
              }
            }

            /// Makes it the colour of the title and the image of buttons.
            @MainActor public func apply(to buttons: NSButton...) { apply(to: buttons) }

            /// Makes it the colour of the title and the image of buttons.
            @MainActor public func apply(to buttons: [NSButton]) {
              for button in buttons { button.contentTintColor = nsColor }
            }

            /// Makes it the colour of the text of fields and labels.
            @MainActor public func apply(to fields: NSTextField...) { apply(to: fields) }

            /// Makes it the colour of the text of fields and labels.
            @MainActor public func apply(to fields: [NSTextField]) {
              for field in fields { field.textColor = nsColor }
            }
          }

          extension TokenDimension {
            /// Makes it the constant of constraints.
            @MainActor public func apply(to constraints: NSLayoutConstraint...) { apply(to: constraints) }

            /// Makes it the constant of constraints.
            @MainActor public func apply(to constraints: [NSLayoutConstraint]) {
              for constraint in constraints { constraint.constant = points }
            }

            /// Rounds the corners of views by it.
            ///
            /// - Parameter clipping: Whether what the views hold is cut off at their corners.
            @MainActor public func apply(toCornersOf views: NSView..., clipping: Bool = true) {
              apply(toCornersOf: views, clipping: clipping)
            }

            /// Rounds the corners of views by it.
            @MainActor public func apply(toCornersOf views: [NSView], clipping: Bool = true) {
              for view in views {
                view.wantsLayer = true
                view.layer?.cornerRadius = points
                view.layer?.masksToBounds = clipping
              }
            }
          }
        #endif

        """#
      ),
      file(
        "swift", "TokenColor.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        /// A colour in light and dark appearance, each with standard and increased contrast.
        public struct TokenColor: Hashable, Sendable {
          /// What it is in light appearance.
          public var light: Components
          /// What it is in dark appearance.
          public var dark: Components
          /// What it is in light appearance for people who ask for more contrast.
          public var lightHighContrast: Components
          /// What it is in dark appearance for people who ask for more contrast.
          public var darkHighContrast: Components

          /// Red, green, blue and opacity, each from 0 to 1 with four digits after the decimal point.
          public struct Components: Hashable, Sendable {
            /// Ten-thousandths of red, green, blue and opacity; then of red, green and blue in Display P3,
            /// and whether there are any. A colour this small is passed in registers.
            private var channels: SIMD8<UInt16>

            /// Makes the components of one colour.
            @inline(never)  // Otherwise its code is repeated for every token.
            public init(
              red: Double,
              green: Double,
              blue: Double,
              alpha: Double = 1,
              displayP3: DisplayP3? = nil
            ) {
              channels = .zero
              self.red = red
              self.green = green
              self.blue = blue
              self.alpha = alpha
              self.displayP3 = displayP3
            }

            /// Red in sRGB; the nearest there is if the colour lies outside.
            public var red: Double {
              get { self[0] }
              set { self[0] = newValue }
            }

            /// Green in sRGB; the nearest there is if the colour lies outside.
            public var green: Double {
              get { self[1] }
              set { self[1] = newValue }
            }

            /// Blue in sRGB; the nearest there is if the colour lies outside.
            public var blue: Double {
              get { self[2] }
              set { self[2] = newValue }
            }

            /// The opacity.
            public var alpha: Double {
              get { self[3] }
              set { self[3] = newValue }
            }

            /// The colour in Display P3, where that shows more of it than sRGB.
            public var displayP3: DisplayP3? {
              get { channels[7] == 0 ? nil : DisplayP3(red: self[4], green: self[5], blue: self[6]) }
              set {
                self[4] = newValue?.red ?? 0
                self[5] = newValue?.green ?? 0
                self[6] = newValue?.blue ?? 0
                channels[7] = newValue == nil ? 0 : 1
              }
            }

            private subscript(channel: Int) -> Double {
              get { Double(channels[channel]) / 10_000 }
              // Adding a half rounds without the C library.
              set { channels[channel] = UInt16(Swift.min(1, Swift.max(0, newValue)) * 10_000 + 0.5) }
            }
          }

          /// Red, green and blue in Display P3, each from 0 to 1.
          public struct DisplayP3: Hashable, Sendable {
            /// Red in Display P3.
            public var red: Double
            /// Green in Display P3.
            public var green: Double
            /// Blue in Display P3.
            public var blue: Double

            /// Makes the components of one colour.
            @inline(never)  // Otherwise its code is repeated for every token.
            public init(red: Double, green: Double, blue: Double) {
              self.red = red
              self.green = green
              self.blue = blue
            }
          }

          /// Makes a colour that is the same everywhere.
          @inline(never)  // Otherwise its code is repeated for every token.
          public init(_ components: Components) {
            light = components
            dark = components
            lightHighContrast = components
            darkHighContrast = components
          }

          /// Makes a colour that is the same everywhere, from components in sRGB.
          @inline(never)  // Otherwise its code is repeated for every token, as default arguments are.
          public init(red: Double, green: Double, blue: Double) {
            self.init(Components(red: red, green: green, blue: blue))
          }

          /// Makes a colour that is the same everywhere, from components in sRGB and an opacity.
          @inline(never)  // Otherwise its code is repeated for every token.
          public init(red: Double, green: Double, blue: Double, alpha: Double) {
            self.init(Components(red: red, green: green, blue: blue, alpha: alpha))
          }

          /// Makes a colour that is the same everywhere, from components in sRGB and in Display P3.
          @inline(never)  // Otherwise its code is repeated for every token, as default arguments are.
          public init(red: Double, green: Double, blue: Double, displayP3: DisplayP3) {
            self.init(Components(red: red, green: green, blue: blue, displayP3: displayP3))
          }

          /// Makes a colour that is the same everywhere, from components in sRGB and in Display P3 and an
          /// opacity.
          @inline(never)  // Otherwise its code is repeated for every token.
          public init(red: Double, green: Double, blue: Double, alpha: Double, displayP3: DisplayP3) {
            self.init(
              Components(red: red, green: green, blue: blue, alpha: alpha, displayP3: displayP3)
            )
          }

          /// Makes a colour that differs between light and dark appearance, in any contrast.
          @inline(never)  // Otherwise its code is repeated for every token, as default arguments are.
          public init(light: TokenColor, dark: TokenColor) {
            self.light = light.light
            self.dark = dark.dark
            lightHighContrast = light.light
            darkHighContrast = dark.dark
          }

          /// Makes a colour that differs between appearances, taking from each colour what it is there.
          ///
          /// Without a colour for increased contrast it stays what it is in standard contrast.
          @inline(never)  // Otherwise its code is repeated for every token.
          public init(
            light: TokenColor,
            dark: TokenColor,
            lightHighContrast: TokenColor? = nil,
            darkHighContrast: TokenColor? = nil
          ) {
            self.light = light.light
            self.dark = dark.dark
            self.lightHighContrast = lightHighContrast?.lightHighContrast ?? light.light
            self.darkHighContrast = darkHighContrast?.darkHighContrast ?? dark.dark
          }

          /// Whether it is the same in every appearance and contrast.
          public var isStatic: Bool {
            light == dark && light == lightHighContrast && dark == darkHighContrast
          }
        }

        extension TokenColor {
          /// The colour with its opacity multiplied by a factor from 0 to 1.
          public func opacity(_ factor: Double) -> TokenColor {
            var color = self
            color.light.alpha *= factor
            color.dark.alpha *= factor
            color.lightHighContrast.alpha *= factor
            color.darkHighContrast.alpha *= factor
            return color
          }
        }

        """#
      ),
      file(
        "swift", "TokenColorName+Platform.swift.tmpl",
        #"""
        {% include "themed.tmpl" %}
        {% include "names.tmpl" %}

        {% if any(t in tokens if isNamed(t)) %}
        {% include "header.tmpl" %}
        #if canImport(UIKit) && !os(watchOS)
          public import UIKit
        #endif
        #if canImport(SwiftUI)
          public import SwiftUI

          @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
          extension TokenColorName: SwiftUI.ShapeStyle {
            /// What the colour is where a view stands{{ ": in its theme, its appearance and its contrast" if (options.runtime or modifiers is not empty) else ": in its appearance, with its contrast" }}.
            public func resolve(in environment: SwiftUI.EnvironmentValues) -> SwiftUI.Color {
              {{ "environment.tokenTheme[self]" if (options.runtime or modifiers is not empty) else "color" }}.resolve(in: environment)
            }
          }

          @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
          extension SwiftUI.ShapeStyle where Self == TokenColorName {
            /// A colour by name, as in `.foregroundStyle(.token(.{{ firstColor() }}))`.
            public static func token(_ name: TokenColorName) -> TokenColorName { name }
          }

          extension SwiftUI.View {
            /// Sets the colour of text and shapes by name, before iOS 17 too.
            public func foregroundStyle(token name: TokenColorName) -> some SwiftUI.View {
              {{ "modifier(TokenForeground(name: name))" if (options.runtime or modifiers is not empty) else "foregroundStyle(name.color.color)" }}
            }
          }
          {% if (options.runtime or modifiers is not empty) %}

          private struct TokenForeground: SwiftUI.ViewModifier {
            let name: TokenColorName
            @SwiftUI.Environment(\.tokenTheme) private var theme

            func body(content: Content) -> some SwiftUI.View {
              content.foregroundStyle(theme[name].color)
            }
          }
          {% endif %}
        #endif

        #if canImport(UIKit) && !os(watchOS)
          extension UIColor {
            {% if (options.runtime or modifiers is not empty) %}
            /// A colour by name, which follows the theme of the traits, the appearance and the contrast.
            @available(iOS 17, tvOS 17, *)
            public static func token(_ name: TokenColorName) -> UIColor {
              UIColor { traits in
                traits.tokenTheme[name].uiColor.resolvedColor(with: traits)
              }
            }
            {% else %}
            /// A colour by name, which follows the appearance and the contrast.
            public static func token(_ name: TokenColorName) -> UIColor { name.color.uiColor }
            {% endif %}
          }
        #endif
        {% endif %}

        {% macro firstColor() %}
        {% set skipsTop = isInOneGroup() %}
        {% for t in tokens if isNamed(t) %}{% if loop.first %}{{ caseName(t, skipsTop) }}{% endif %}{% endfor %}
        {% endmacro %}

        """#
      ),
      file(
        "swift", "TokenColorName.swift.tmpl",
        #"""
        {% include "themed.tmpl" %}
        {% include "names.tmpl" %}

        {% if any(t in tokens if isNamed(t)) %}
        {% set skipsTop = isInOneGroup() %}
        {% include "header.tmpl" %}
        /// The colours by name, for what a file or a server calls them.
        ///
        /// The raw value is the path in the source.
        public enum TokenColorName: String, CaseIterable, Hashable, Sendable {
          {% for t in tokens if isNamed(t) %}
          {% unique "names of colors", caseName(t, skipsTop) at t %}
          case {{ caseName(t, skipsTop) }} = {{ t.path | string }}
          {% endfor %}

          /// Finds a colour by its path in the source or by its name here.
          public init?(name: String) {
            guard
              let found = Self(rawValue: name) ?? Self.allCases.first(where: { $0.name == name })
            else { return nil }
            self = found
          }

          /// The name of the colour here.
          public var name: String { String(describing: self) }
        }

        {% if (options.runtime or modifiers is not empty) %}
        extension TokenTheme {
          /// The colour of a name in this theme.
          public subscript(name: TokenColorName) -> TokenColor {
            switch name {
            {% for t in tokens if isNamed(t) %}
            case .{{ caseName(t, skipsTop) }}: {{ themedPath(t) }}
            {% endfor %}
            }
          }
        }
        {% else %}
        extension TokenColorName {
          /// The colour of the name.
          public var color: TokenColor {
            switch self {
            {% for t in tokens if isNamed(t) %}
            case .{{ caseName(t, skipsTop) }}: {{ t.qualified }}
            {% endfor %}
            }
          }
        }
        {% endif %}
        {% endif %}

        """#
      ),
      file(
        "swift", "TokenConstants+Platform.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        #if canImport(UIKit)
          public import UIKit
        #elseif canImport(AppKit)
          public import AppKit
        #endif
        #if canImport(SwiftUI)
          public import SwiftUI
        #endif

        #if canImport(UIKit)
          extension TokenInsets {
            /// The insets for UIKit, which turns them round where text runs from right to left.
            public var directionalEdgeInsets: NSDirectionalEdgeInsets {
              NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
            }

            /// The insets for UIKit where text runs from left to right, or from right to left.
            public func edgeInsets(isRightToLeft: Bool = false) -> UIEdgeInsets {
              let (left, right) = isRightToLeft ? (trailing, leading) : (leading, trailing)
              return UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
            }
          }

          extension TokenImage {
            /// The image, if a bundle has one of the name.
            public func uiImage(in bundle: Bundle? = nil) -> UIImage? {
              #if os(watchOS)
                UIImage(named: name, in: bundle, with: nil)
              #else
                UIImage(named: name, in: bundle, compatibleWith: nil)
              #endif
            }
          }
        #elseif canImport(AppKit)
          extension TokenInsets {
            /// The insets for AppKit, which turns them round where text runs from right to left.
            public var directionalEdgeInsets: NSDirectionalEdgeInsets {
              NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
            }
          }

          extension TokenImage {
            /// The image, if a bundle has one of the name.
            public func nsImage(in bundle: Bundle = .main) -> NSImage? {
              bundle.image(forResource: name)
            }
          }
        #endif

        #if canImport(SwiftUI)
          extension TokenInsets {
            /// The insets for SwiftUI.
            public var edgeInsets: SwiftUI.EdgeInsets {
              SwiftUI.EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
            }
          }

          extension TokenImage {
            /// The image for SwiftUI, from a bundle.
            public func image(in bundle: Bundle? = nil) -> SwiftUI.Image {
              SwiftUI.Image(name, bundle: bundle)
            }
          }
        #endif

        """#
      ),
      file(
        "swift", "TokenConstants.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        /// The name of an image in the app's resources.
        public struct TokenImage: Hashable, Sendable {
          /// The name.
          public var name: String

          /// Names an image.
          public init(_ name: String) {
            self.name = name
          }
        }

        /// A place, in points from the leading top corner.
        public struct TokenPoint: Hashable, Sendable {
          /// The distance from the leading edge.
          public var x: Double
          /// The distance from the top edge.
          public var y: Double

          /// Makes a place.
          public init(x: Double, y: Double) {
            self.x = x
            self.y = y
          }
        }

        /// Width and height, in points.
        public struct TokenSize: Hashable, Sendable {
          /// The width.
          public var width: Double
          /// The height.
          public var height: Double

          /// Makes a size.
          public init(width: Double, height: Double) {
            self.width = width
            self.height = height
          }
        }

        /// A rectangle, in points.
        public struct TokenRect: Hashable, Sendable {
          /// The leading top corner.
          public var origin: TokenPoint
          /// Width and height.
          public var size: TokenSize

          /// Makes a rectangle.
          public init(x: Double, y: Double, width: Double, height: Double) {
            origin = TokenPoint(x: x, y: y)
            size = TokenSize(width: width, height: height)
          }
        }

        /// Distances from the four edges, in points.
        public struct TokenInsets: Hashable, Sendable {
          /// The distance from the top edge.
          public var top: Double
          /// The distance from the edge where lines begin.
          public var leading: Double
          /// The distance from the bottom edge.
          public var bottom: Double
          /// The distance from the edge where lines end.
          public var trailing: Double

          /// Makes distances from the four edges.
          public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
          }
        }

        """#
      ),
      file(
        "swift", "TokenContexts+Ambience.swift.tmpl",
        #"""
        {% include "contexts.tmpl" %}

        {% macro baseScheme() %}
        {% if any(m in modifiers if (m.default.scheme | default("light")) == "dark") %}dark{% else %}light{% endif %}
        {% endmacro %}

        {# The contexts of more contrast come first, because they ask for more. #}
        {% macro context(m: Modifier) %}
        /// The context of `{{ m.name }}` that the values are for.
        var contextOf{{ m.typeName }}: {{ m.typeName }} {
          {% if isChosen(m) %}
          if let {{ m.name }} { return {{ m.name }} }
          {% endif %}
          {% for c in m.contexts if isHigh(c) %}
          if {{ conditions(c) }} { return .{{ c.name }} }
          {% endfor %}
          {% for c in m.contexts if (c.scheme is not none or c.contrast is not none) and not isHigh(c) and not c.isDefault %}
          if {{ conditions(c) }} { return .{{ c.name }} }
          {% endfor %}
          return .{{ m.default.name }}
        }
        {% endmacro %}

        {% macro conditions(c: Context) %}
        {% if let scheme = c.scheme %}
        shownAppearance == .{{ scheme }}{{ ", shownContrast == .high" if isHigh(c) else "" }}
        {%- else %}
        shownContrast == .{{ "high" if isHigh(c) else "standard" }}
        {%- endif %}
        {% endmacro %}

        {% if isAmbient() %}
        {% include "header.tmpl" %}
        #if canImport(UIKit) && !os(watchOS)
          import UIKit
        #elseif canImport(AppKit)
          import AppKit
        #endif

        /// What the screen shows; `nil` where that is not known.
        struct TokenAmbience: Hashable, Sendable {
          {% if hasScheme() %}
          var appearance: TokenAppearance?
          {% endif %}
          {% if hasContrast() %}
          var contrast: TokenContrast?
          {% endif %}
        }

        extension TokenContexts {
          {% if hasScheme() %}
          /// The appearance that is chosen, else the one that the screen has.
          var shownAppearance: TokenAppearance {
            fixedAppearance ?? tokenAmbience.appearance ?? .current
          }
          {% endif %}
          {% if hasScheme() and hasContrast() %}

          {% endif %}
          {% if hasContrast() %}
          /// The contrast that is chosen, else the one that the screen has.
          var shownContrast: TokenContrast {
            fixedContrast ?? tokenAmbience.contrast ?? .current
          }
          {% endif %}
          {% for m in themedModifiers if m.role is not none %}

          {{ context(m) }}
          {% endfor %}
        }
        {% if hasScheme() %}

        extension TokenAppearance {
          /// What is being drawn in.
          static var current: TokenAppearance {
            #if os(watchOS)
              .dark
            #elseif canImport(UIKit)
              UITraitCollection.current.userInterfaceStyle == .dark ? .dark : .light
            #elseif canImport(AppKit)
              switch NSAppearance.currentDrawing().bestMatch(from: [.aqua, .darkAqua]) {
              case .darkAqua: .dark
              default: .light
              }
            #else
              .{{ baseScheme() }}
            #endif
          }
        }
        {% endif %}
        {% if hasContrast() %}

        extension TokenContrast {
          /// What is being drawn in.
          static var current: TokenContrast {
            #if canImport(UIKit) && !os(watchOS)
              return UITraitCollection.current.accessibilityContrast == .high ? .high : .standard
            #elseif canImport(AppKit)
              let names: [NSAppearance.Name] = [
                .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
              ]
              return switch NSAppearance.currentDrawing().bestMatch(from: names) {
              case .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua: .high
              default: .standard
              }
            #else
              return .standard
            #endif
          }
        }
        {% endif %}
        {% endif %}

        """#
      ),
      file(
        "swift", "TokenContexts+Pinning.swift.tmpl",
        #"""
        {% include "contexts.tmpl" %}

        {% if hasScheme() or hasContrast() %}
        {% include "header.tmpl" %}
        extension TokenContexts {
          {% if hasScheme() %}
          /// The appearance that is chosen, by the name of its context or by itself.
          var fixedAppearance: TokenAppearance? {
            {% for m in modifiers if isChosen(m) and any(c in m.contexts if c.scheme is not none) %}
            switch {{ m.name }} {
            {% for c in m.contexts %}
            {% if let scheme = c.scheme %}
            case .{{ c.name }}: return .{{ scheme }}
            {% endif %}
            {% endfor %}
            default: break
            }
            {% endfor %}
            return {{ "appearance" if offersScheme() else "nil" }}
          }
          {% endif %}
          {% if hasScheme() and hasContrast() %}

          {% endif %}
          {% if hasContrast() %}
          /// The contrast that is chosen, by the name of its context or by itself.
          var fixedContrast: TokenContrast? {
            {% for m in modifiers if isChosen(m) and any(c in m.contexts if isHigh(c)) %}
            switch {{ m.name }} {
            {% for c in m.contexts %}
            {% if isHigh(c) %}
            case .{{ c.name }}: return .high
            {% elif c.scheme is not none or c.contrast is not none %}
            case .{{ c.name }}: return .standard
            {% endif %}
            {% endfor %}
            default: break
            }
            {% endfor %}
            return {{ "contrast" if offersContrast() else "nil" }}
          }
          {% endif %}
        }

        extension TokenColor {
          /// The colour as it is in the appearance and the contrast that a theme is fixed to.
          @inline(never)  // Otherwise its code is repeated for every token.
          func pinned(to theme: TokenTheme) -> TokenColor {
            var color = self
            {% if hasScheme() %}
            switch theme.contexts.fixedAppearance {
            case nil: break
            case .light:
              color.dark = color.light
              color.darkHighContrast = color.lightHighContrast
            case .dark:
              color.light = color.dark
              color.lightHighContrast = color.darkHighContrast
            }
            {% endif %}
            {% if hasContrast() %}
            switch theme.contexts.fixedContrast {
            case nil: break
            case .standard:
              color.lightHighContrast = color.light
              color.darkHighContrast = color.dark
            case .high:
              color.light = color.lightHighContrast
              color.dark = color.darkHighContrast
            }
            {% endif %}
            return color
          }
        }
        {% if uses.border %}

        extension TokenBorder {
          /// The border with its colour pinned.
          @inline(never)  // Otherwise its code is repeated for every token.
          func pinned(to theme: TokenTheme) -> TokenBorder {
            TokenBorder(color: color.pinned(to: theme), width: width, stroke: stroke)
          }
        }
        {% endif %}
        {% if uses.shadow or uses.typography %}

        extension [TokenShadow] {
          /// The shadow with the colour of each layer pinned.
          @inline(never)  // Otherwise its code is repeated for every token.
          func pinned(to theme: TokenTheme) -> [TokenShadow] {
            map { layer in
              var layer = layer
              layer.color = layer.color.pinned(to: theme)
              return layer
            }
          }
        }
        {% endif %}
        {% if uses.gradient %}

        extension TokenGradient {
          /// The gradient with the colour of each stop pinned.
          @inline(never)  // Otherwise its code is repeated for every token.
          func pinned(to theme: TokenTheme) -> TokenGradient {
            TokenGradient(stops.map { Stop($0.color.pinned(to: theme), at: $0.position) })
          }
        }
        {% endif %}
        {% if uses.typography %}

        extension Typography {
          /// The text style with its colour and those of its shadows pinned.
          @inline(never)  // Otherwise its code is repeated for every token.
          func pinned(to theme: TokenTheme) -> Typography {
            var typography = self
            typography.color = color?.pinned(to: theme)
            typography.shadows = shadows.pinned(to: theme)
            return typography
          }
        }
        {% endif %}
        {% endif %}

        """#
      ),
      file(
        "swift", "TokenContexts.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        {% include "contexts.tmpl" %}
        /// The contexts that a theme is made for.
        public struct TokenContexts: Hashable, Sendable {
          {% for m in modifiers if isChosen(m) %}
          /// The context of `{{ m.name }}`{{ "" if m.role is none else "; `nil` to follow the screen" }}.
          public var {{ m.name }}: {{ m.typeName }}{{ "" if m.role is none else "?" }}
          {% endfor %}
          {% if offersScheme() %}
          /// The appearance that all values are for; `nil` to follow the screen.
          public var appearance: TokenAppearance?
          {% endif %}
          {% if offersContrast() %}
          /// The contrast that all values are for; `nil` to follow the screen.
          public var contrast: TokenContrast?
          {% endif %}
          {% if isAmbient() %}
          /// What the screen shows, where that is known.
          var tokenAmbience = TokenAmbience()
          {% endif %}

          /// Makes a choice of contexts.
          public init(
            {{ parameters("") }}
          ) {
            {% for m in modifiers if isChosen(m) %}
            self.{{ m.name }} = {{ m.name }}
            {% endfor %}
            {% if offersScheme() %}
            self.appearance = appearance
            {% endif %}
            {% if offersContrast() %}
            self.contrast = contrast
            {% endif %}
          }
          {% for m in modifiers if m.isThemed or isChosen(m) %}

          /// The contexts of `{{ m.name }}`.
          {{ "public " if isChosen(m) else "" }}enum {{ m.typeName }}: String, CaseIterable, Hashable, Sendable {
            {% for c in m.contexts %}
            case {{ c.name }} = {{ c.text | string }}
            {% endfor %}
          }
          {% endfor %}
          {% if themedModifiers is not empty %}

          /// The body of members that the compiler does not let anyone read.
          static func unavailable() -> Swift.Never {
            Swift.fatalError("the value varies: read it from a theme")
          }
          {% endif %}
        }
        {% if hasScheme() %}

        /// Whether a screen is light or dark.
        public enum TokenAppearance: String, CaseIterable, Hashable, Sendable {
          /// `light` has dark text on a light ground, `dark` the other way round.
          case light, dark
        }
        {% endif %}
        {% if hasContrast() %}

        /// How much contrast a screen has.
        public enum TokenContrast: String, CaseIterable, Hashable, Sendable {
          /// `high` is for people who ask for more contrast.
          case standard, high
        }
        {% endif %}

        """#
      ),
      file(
        "swift", "TokenCurve+Platform.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        #if canImport(UIKit) && !os(watchOS)
          public import UIKit
        #elseif canImport(AppKit)
          public import AppKit
        #endif
        #if canImport(SwiftUI)
          public import SwiftUI
        #endif

        #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
          extension TokenCurve {
            /// The curve for Core Animation.
            public var timingFunction: CAMediaTimingFunction {
              CAMediaTimingFunction(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
            }
          }
        #endif

        #if canImport(UIKit) && !os(watchOS)
          extension TokenCurve {
            /// The curve for property animators.
            @MainActor public var timingParameters: UICubicTimingParameters {
              UICubicTimingParameters(
                controlPoint1: CGPoint(x: x1, y: y1), controlPoint2: CGPoint(x: x2, y: y2)
              )
            }
          }
          {% if uses.transition %}

          extension TokenTransition {
            /// An animator with the duration and the curve of the transition, to be started after its delay.
            @MainActor public func animator() -> UIViewPropertyAnimator {
              UIViewPropertyAnimator(duration: duration.seconds, timingParameters: curve.timingParameters)
            }

            /// Animates changes of views with the duration, the delay and the curve of the transition.
            @MainActor @discardableResult public func animate(
              _ changes: @escaping () -> Void
            ) -> UIViewPropertyAnimator {
              let animator = animator()
              animator.addAnimations(changes)
              animator.startAnimation(afterDelay: delay.seconds)
              return animator
            }
          }
          {% endif %}
        #endif

        #if canImport(SwiftUI)
          extension TokenCurve {
            /// An animation along the curve.
            public func animation(seconds: Double) -> SwiftUI.Animation {
              .timingCurve(x1, y1, x2, y2, duration: seconds)
            }
          }
          {% if uses.transition %}

          extension TokenTransition {
            /// The transition for SwiftUI.
            public var animation: SwiftUI.Animation {
              curve.animation(seconds: duration.seconds).delay(delay.seconds)
            }
          }
          {% endif %}
        #endif

        """#
      ),
      file(
        "swift", "TokenCurve.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        /// How a movement gathers and loses speed: the control points of a cubic Bézier curve.
        public struct TokenCurve: Hashable, Sendable {
          /// The time of the first control point, from 0 to 1.
          public var x1: Double
          /// The progress of the first control point.
          public var y1: Double
          /// The time of the second control point, from 0 to 1.
          public var x2: Double
          /// The progress of the second control point.
          public var y2: Double

          /// Makes a curve from (0, 0) to (1, 1).
          public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
            self.x1 = x1
            self.y1 = y1
            self.x2 = x2
            self.y2 = y2
          }
        }

        """#
      ),
      file(
        "swift", "TokenDecorationView.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        #if canImport(UIKit) && !os(watchOS)
          import UIKit

          /// Draws what the layer of a view cannot keep up to date by itself, because its colours are fixed.
          ///
          /// It lies below all that the view holds, and is as large.
          final class TokenDecorationView: UIView {
            {% if uses.border %}
            var border: TokenBorder?
            {% endif %}
            {% if uses.shadow %}
            var shadow: [TokenShadow] = []
            {% endif %}
            {% if uses.gradient %}
            var gradient: (colors: TokenGradient, start: CGPoint, end: CGPoint)?
            {% endif %}
            private var drawn: [CALayer] = []

            override init(frame: CGRect) {
              super.init(frame: frame)
              isUserInteractionEnabled = false
              autoresizingMask = [.flexibleWidth, .flexibleHeight]
            }

            required init?(coder: NSCoder) { nil }

            override func layoutSubviews() {
              super.layoutSubviews()
              redraw()
            }

            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
              super.traitCollectionDidChange(previous)
              if traitCollection.hasDifferentColorAppearance(comparedTo: previous) { redraw() }
            }

            /// Whether there is nothing to draw.
            var isEmpty: Bool {
              {% if uses.border %}
              if border != nil { return false }
              {% endif %}
              {% if uses.shadow %}
              if !shadow.isEmpty { return false }
              {% endif %}
              {% if uses.gradient %}
              if gradient != nil { return false }
              {% endif %}
              return true
            }

            /// Draws everything as it is now.
            func redraw() {
              guard let owner = superview else { return }
              for layer in drawn { layer.removeFromSuperlayer() }
              drawn = []
              {% if uses.gradient %}
              if let gradient {
                let layer = gradient.colors.layer(compatibleWith: traitCollection)
                (layer.startPoint, layer.endPoint) = (gradient.start, gradient.end)
                layer.frame = bounds
                layer.cornerRadius = owner.layer.cornerRadius
                layer.masksToBounds = true
                drawn.append(layer)
              }
              {% endif %}
              {% if uses.shadow %}
              drawn += shadow.layers(
                of: bounds, cornerRadius: owner.layer.cornerRadius, compatibleWith: traitCollection
              )
              {% endif %}
              {% if uses.border %}
              let dashes = border?.dashes(
                of: bounds, cornerRadius: owner.layer.cornerRadius, compatibleWith: traitCollection
              )
              if let dashes {
                owner.layer.borderWidth = 0
                drawn.append(dashes)
              } else {
                border?.apply(to: owner.layer, compatibleWith: traitCollection)
              }
              {% endif %}
              for drawing in drawn { layer.addSublayer(drawing) }
            }
          }

          extension UIView {
            /// Changes what is drawn behind the content of the view.
            func decorate(_ change: (TokenDecorationView) -> Void) {
              // A visual effect view takes no views but those of its content.
              let host = (self as? UIVisualEffectView)?.contentView ?? self
              let present = host.subviews.lazy.compactMap { $0 as? TokenDecorationView }.first
              let decoration = present ?? TokenDecorationView(frame: host.bounds)
              change(decoration)
              if present == nil, !decoration.isEmpty { host.insertSubview(decoration, at: 0) }
              decoration.redraw()
              if decoration.isEmpty { decoration.removeFromSuperview() }
            }
          }
        #endif

        """#
      ),
      file(
        "swift", "TokenDimension+Arithmetic.swift.tmpl",
        #"""
        {% include "themed.tmpl" %}
        {% include "header.tmpl" %}
        #if canImport(CoreGraphics)
          public import CoreGraphics
        #endif

        extension TokenDimension: Comparable, AdditiveArithmetic {
          /// No length.
          public static var zero: TokenDimension { TokenDimension(0, gridUnits: 0) }

          /// Whether one length is shorter than another.
          public static func < (left: TokenDimension, right: TokenDimension) -> Bool {
            left.points < right.points
          }

          /// The sum of two lengths.
          public static func + (left: TokenDimension, right: TokenDimension) -> TokenDimension {
            TokenDimension(left.points + right.points, gridUnits: both(left, right, +))
          }

          /// The difference of two lengths.
          public static func - (left: TokenDimension, right: TokenDimension) -> TokenDimension {
            TokenDimension(left.points - right.points, gridUnits: both(left, right, -))
          }

          /// A length so many times.
          public static func * (dimension: TokenDimension, factor: Double) -> TokenDimension {
            TokenDimension(dimension.points * factor, gridUnits: dimension.gridUnits.map { $0 * factor })
          }

          /// A length so many times.
          public static func * (factor: Double, dimension: TokenDimension) -> TokenDimension {
            dimension * factor
          }

          /// A part of a length.
          public static func / (dimension: TokenDimension, divisor: Double) -> TokenDimension {
            TokenDimension(dimension.points / divisor, gridUnits: dimension.gridUnits.map { $0 / divisor })
          }

          /// The same length with the other sign.
          public static prefix func - (dimension: TokenDimension) -> TokenDimension {
            dimension * -1
          }

          /// The grid units of a result, if both lengths have some.
          private static func both(
            _ left: TokenDimension,
            _ right: TokenDimension,
            _ operation: (Double, Double) -> Double
          ) -> Double? {
            guard let left = left.gridUnits, let right = right.gridUnits else { return nil }
            return operation(left, right)
          }
        }
        {% if let unit = grid %}
        {% if unit.isThemed %}

        extension TokenTheme {
          /// A length of so many units of the grid.
          public func length(gridUnits: Double) -> TokenDimension {
            TokenDimension({{ themedPath(unit) }}.points * gridUnits, gridUnits: gridUnits)
          }
        }
        {% else %}

        extension TokenDimension {
          /// Makes a length of so many units of the grid.
          public init(gridUnits: Double) {
            self.init({{ unit.qualified }}.points * gridUnits, gridUnits: gridUnits)
          }
        }
        {% endif %}
        {% endif %}

        #if canImport(CoreGraphics)
          extension CGFloat {
            /// The length in points.
            public init(_ dimension: TokenDimension) {
              self.init(dimension.points)
            }
          }
        #endif

        """#
      ),
      file(
        "swift", "TokenDimension.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        /// A length.
        public struct TokenDimension: Hashable, Sendable {
          /// The length in points.
          public var points: Double
          /// The length in units of the grid, if it was made from that unit.
          public var gridUnits: Double?

          /// Makes a length.
          public init(_ points: Double, gridUnits: Double? = nil) {
            self.points = points
            self.gridUnits = gridUnits
          }
        }

        extension TokenDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
          /// Makes a length of so many points.
          public init(floatLiteral points: Double) {
            self.init(points)
          }

          /// Makes a length of so many points.
          public init(integerLiteral points: Int) {
            self.init(Double(points))
          }
        }

        """#
      ),
      file(
        "swift", "TokenDuration.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        /// How long something takes.
        public struct TokenDuration: Hashable, Sendable {
          /// The time in milliseconds.
          public var milliseconds: Double

          /// The time in seconds.
          public var seconds: Double { milliseconds / 1000 }

          /// The time as a duration of the standard library.
          @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
          public var duration: Swift.Duration { .milliseconds(milliseconds) }

          /// Makes a time of so many milliseconds.
          public static func milliseconds(_ milliseconds: Double) -> TokenDuration {
            TokenDuration(milliseconds: milliseconds)
          }

          /// Makes a time of so many seconds.
          public static func seconds(_ seconds: Double) -> TokenDuration {
            TokenDuration(milliseconds: seconds * 1000)
          }
        }

        """#
      ),
      file(
        "swift", "TokenFont+Words.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        #if canImport(UIKit)
          import UIKit

          typealias PlatformFont = UIFont
          typealias PlatformFontDescriptor = UIFontDescriptor
        #elseif canImport(AppKit)
          import AppKit

          typealias PlatformFont = NSFont
          typealias PlatformFontDescriptor = NSFontDescriptor
        #endif
        #if canImport(SwiftUI)
          import SwiftUI
        #endif

        #if canImport(UIKit) || canImport(AppKit)
          extension PlatformFont.TextStyle {
            /// The text style that a source means by a word; `body` if the platform has none of that name.
            init(word: String) {
              self =
                switch word {
                case "largeTitle": .largest
                case "title", "title1": .title1
                case "title2": .title2
                case "title3": .title3
                case "headline": .headline
                case "subheadline": .subheadline
                case "callout": .callout
                case "footnote": .footnote
                case "caption", "caption1": .caption1
                case "caption2": .caption2
                default: .body
                }
            }

            private static var largest: Self {
              #if os(tvOS)
                .title1
              #else
                .largeTitle
              #endif
            }
          }

          extension TokenFontWeight {
            /// The nearest weight that the platform has a name for.
            var platformWeight: PlatformFont.Weight {
              switch hundreds {
              case 100: .ultraLight
              case 200: .thin
              case 300: .light
              case 500: .medium
              case 600: .semibold
              case 700: .bold
              case 800: .heavy
              case 900: .black
              default: .regular
              }
            }
          }

          extension TokenFontFamily.Design {
            /// The design of the system's font.
            var platformDesign: PlatformFontDescriptor.SystemDesign {
              switch self {
              case .standard: .default
              case .serif: .serif
              case .monospaced: .monospaced
              case .rounded: .rounded
              }
            }
          }
        #endif

        #if canImport(SwiftUI)
          extension SwiftUI.Font.TextStyle {
            /// The text style that a source means by a word; `body` if the platform has none of that name.
            init(word: String) {
              self =
                switch word {
                case "largeTitle": .largeTitle
                case "title", "title1": .title
                case "title2": .title2
                case "title3": .title3
                case "headline": .headline
                case "subheadline": .subheadline
                case "callout": .callout
                case "footnote": .footnote
                case "caption", "caption1": .caption
                case "caption2": .caption2
                default: .body
                }
            }
          }

          extension TokenFontWeight {
            /// The nearest weight that SwiftUI has a name for.
            var swiftUIWeight: SwiftUI.Font.Weight {
              switch hundreds {
              case 100: .ultraLight
              case 200: .thin
              case 300: .light
              case 500: .medium
              case 600: .semibold
              case 700: .bold
              case 800: .heavy
              case 900: .black
              default: .regular
              }
            }
          }

          extension TokenFontFamily.Design {
            /// The design of the system's font.
            var swiftUIDesign: SwiftUI.Font.Design {
              switch self {
              case .standard: .default
              case .serif: .serif
              case .monospaced: .monospaced
              case .rounded: .rounded
              }
            }
          }
        #endif

        """#
      ),
      file(
        "swift", "TokenFontFamily+Matching.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        extension TokenFontFamily {
          /// Where a font comes from.
          public enum Source: Hashable, Sendable {
            /// The one font of this PostScript name.
            case face(String)
            /// The font of the right weight in the family of this name.
            case family(String)
            /// The system's own font.
            case system(Design)
          }

          /// The kinds of letters that the system has a font for.
          public enum Design: String, CaseIterable, Hashable, Sendable {
            /// What a generic family of CSS asks for; `standard` is the font of the user interface.
            case standard, serif, monospaced, rounded

            /// The kind that is meant by a generic family of CSS, or `nil` if there is none.
            public init?(genericFamily name: String) {
              switch name.lowercased() {
              case "system-ui", "ui-sans-serif", "sans-serif", "-apple-system", "blinkmacsystemfont":
                self = .standard
              case "ui-serif", "serif": self = .serif
              case "ui-monospace", "monospace": self = .monospaced
              case "ui-rounded", "rounded": self = .rounded
              default: return nil
              }
            }
          }

          /// The best of the fonts that the system has; its own one if it has none of them.
          public func source(
            weight: TokenFontWeight,
            isItalic: Bool,
            isInstalled: (String) -> Bool
          ) -> Source {
            if let name = face(weight: weight, isItalic: isItalic)?.postScriptName, isInstalled(name) {
              return .face(name)
            }
            for name in names {
              if let design = Design(genericFamily: name) { return .system(design) }
              if isInstalled(name) { return .family(name) }
            }
            return .system(.standard)
          }

          /// The face that is nearest to a weight and a slant, of those with a PostScript name.
          ///
          /// Slant goes before weight, and weights are searched in the order of CSS Fonts 4, section 5.2:
          /// first to the side on which the wanted weight lies, then to the other.
          public func face(weight: TokenFontWeight, isItalic: Bool) -> Face? {
            let named = faces.filter { $0.postScriptName != nil }
            let slanted = named.filter { $0.isItalic == isItalic }
            return (slanted.isEmpty ? named : slanted).min {
              weight.distance(to: $0.weight) < weight.distance(to: $1.weight)
            }
          }
        }

        extension TokenFontWeight {
          /// How late another weight comes in the search for this one: first by side, then by distance.
          func distance(to other: Double) -> (side: Int, points: Double) {
            let points = abs(other - value)
            if (400...500).contains(value) {
              if other >= value { return (other <= 500 ? 0 : 2, points) }
              return (1, points)
            }
            let isPreferred = value < 400 ? other <= value : other >= value
            return (isPreferred ? 0 : 1, points)
          }

          /// The nearest of the nine weights with a name, from 100 to 900.
          public var hundreds: Int {
            // `rounded()` is a function of the C library, which a program without Foundation does not link.
            Int(min(max(100, value), 900) + 50) / 100 * 100
          }
        }

        """#
      ),
      file(
        "swift", "TokenFontFamily+Registration.swift.tmpl",
        #"""
        {% include "themed.tmpl" %}

        {% if any(l in types if l.type == "fontFamily" and any(t in l.tokens if hasFiles(t))) %}
        {% include "header.tmpl" %}
        #if canImport(CoreText) && (canImport(UIKit) || canImport(AppKit))
          import CoreText
          public import Foundation

          extension TokenFontFamily {
            /// Makes the font files of the family known to the app. Not needed for files that are listed in its
            /// `Info.plist`.
            ///
            /// - Parameter bundle: Where the files are, in whatever folder.
            public func register(in bundle: Bundle = .main) {
              for file in faces.compactMap(\.file) {
                let name = String(file.split(separator: "/").last ?? "")
                guard let url = bundle.url(forResource: name, withExtension: nil) else {
                  TokenNotice.say("the font file \(name) is not in the bundle")
                  continue
                }
                CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
              }
              TokenInstalledFonts.forget()
            }
          }

          {% if (options.runtime or modifiers is not empty) %}
          extension TokenTheme {
            /// Makes the font files of the theme known to the app.
            public func registerFonts(in bundle: Bundle = .main) {
              {% for l in types if l.type == "fontFamily" %}
              {% for t in l.tokens if hasFiles(t) %}
              {{ themedPath(t) if t.isThemed else t.qualified }}.register(in: bundle)
              {% endfor %}
              {% endfor %}
            }
          }
          {% else %}
          extension {{ options.root }} {
            /// Makes the font files of all families known to the app.
            public static func registerFonts(in bundle: Bundle = .main) {
              {% for l in types if l.type == "fontFamily" %}
              {% for t in l.tokens if hasFiles(t) %}
              {{ t.qualified }}.register(in: bundle)
              {% endfor %}
              {% endfor %}
            }
          }
          {% endif %}
        #endif
        {% endif %}

        {# Whether a token lists font files, in whatever context. #}
        {% macro hasFiles(t: Token): bool = hasFile(t) != "" %}

        {% macro hasFile(t: Token) %}
        {% if t.value is not reference %}
        {% if let family = t.resolved as fontFamily %}
        {% if any(f in family.families if any(x in f.faces if x.file is not none)) %}yes{% endif %}
        {% endif %}
        {% for v in t.themes %}
        {% if let family = v.value as fontFamily %}
        {% if any(f in family.families if any(x in f.faces if x.file is not none)) %}yes{% endif %}
        {% endif %}
        {% endfor %}
        {% endif %}
        {% endmacro %}

        """#
      ),
      file(
        "swift", "TokenFontFamily.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        /// A typeface, with others to take its place where it is missing.
        public struct TokenFontFamily: Hashable, Sendable {
          /// The names of the families, the best first.
          public var names: [String]
          /// The font files of the first family, where the source lists them.
          public var faces: [Face]

          /// Makes a list of families.
          @inline(never)  // Otherwise its code is repeated for every token, as default arguments are.
          public init(_ names: [String]) {
            self.init(names, faces: [])
          }

          /// Makes a list of families, with the font files of the first.
          @inline(never)  // Otherwise its code is repeated for every token.
          public init(_ names: [String], faces: [Face]) {
            self.names = names
            self.faces = faces
          }

          /// One font of a family.
          public struct Face: Hashable, Sendable {
            /// The weight that it draws, from 1 to 1000.
            public var weight: Double
            /// Whether its letters are slanted.
            public var isItalic: Bool
            /// The name by which the platform finds it.
            public var postScriptName: String?
            /// The file that holds it.
            public var file: String?

            /// Makes a font of a family.
            @inline(never)  // Otherwise its code is repeated for every token.
            public init(
              weight: Double,
              isItalic: Bool = false,
              postScriptName: String? = nil,
              file: String? = nil
            ) {
              self.weight = weight
              self.isItalic = isItalic
              self.postScriptName = postScriptName
              self.file = file
            }
          }
        }

        """#
      ),
      file(
        "swift", "TokenFontWeight.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        /// How heavy letters are: 1 to 1000, where 400 is regular and 700 is bold.
        public struct TokenFontWeight: Hashable, Sendable {
          /// The weight.
          public var value: Double

          /// Makes a weight.
          public init(_ value: Double) {
            self.value = value
          }
        }

        extension TokenFontWeight: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
          /// Makes a weight.
          public init(floatLiteral value: Double) {
            self.init(value)
          }

          /// Makes a weight.
          public init(integerLiteral value: Int) {
            self.init(Double(value))
          }
        }

        """#
      ),
      file(
        "swift", "TokenGradient+Platform.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        #if canImport(UIKit) && !os(watchOS)
          public import UIKit
        #elseif canImport(AppKit)
          public import AppKit
        #endif
        #if canImport(SwiftUI)
          public import SwiftUI
        #endif

        #if canImport(UIKit) && !os(watchOS)
          extension TokenGradient {
            /// Draws the gradient behind what views hold, from one place to another of a square that is 1 wide.
            /// It follows their size, their corners and their appearance.
            @MainActor public func apply(
              to views: UIView...,
              from start: CGPoint = CGPoint(x: 0.5, y: 0),
              to end: CGPoint = CGPoint(x: 0.5, y: 1)
            ) {
              for view in views {
                view.decorate { $0.gradient = (self, start, end) }
              }
            }

            /// A layer that draws the gradient from top to bottom, in the colours that it has with some traits.
            public func layer(compatibleWith traits: UITraitCollection) -> CAGradientLayer {
              let layer = CAGradientLayer()
              layer.colors = stops.map { $0.color.uiColor.resolvedColor(with: traits).cgColor }
              layer.locations = stops.map { NSNumber(value: $0.position) }
              return layer
            }
          }
        #elseif canImport(AppKit)
          extension TokenGradient {
            /// The gradient for AppKit, in the colours that it has where it is drawn.
            public var nsGradient: NSGradient? {
              NSGradient(
                colors: stops.map(\.color.nsColor), atLocations: stops.map { CGFloat($0.position) },
                colorSpace: .sRGB
              )
            }
          }
        #endif

        #if canImport(SwiftUI)
          extension TokenGradient {
            /// The colours and their places for SwiftUI.
            public var gradient: SwiftUI.Gradient {
              SwiftUI.Gradient(stops: stops.map { .init(color: $0.color.color, location: $0.position) })
            }

            /// The gradient along a line, from top to bottom unless said otherwise.
            public func linearGradient(
              startPoint: SwiftUI.UnitPoint = .top,
              endPoint: SwiftUI.UnitPoint = .bottom
            ) -> SwiftUI.LinearGradient {
              SwiftUI.LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
            }
          }
        #endif

        """#
      ),
      file(
        "swift", "TokenGradient.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        /// Colours that run into each other.
        public struct TokenGradient: Hashable, Sendable {
          /// The colours and their places, from start to end.
          public var stops: [Stop]

          /// Makes a gradient.
          @inline(never)  // Otherwise its code is repeated for every token.
          public init(_ stops: [Stop]) {
            self.stops = stops
          }

          /// A colour and its place.
          public struct Stop: Hashable, Sendable {
            /// The colour.
            public var color: TokenColor
            /// The place, from 0 at the start to 1 at the end.
            public var position: Double

            /// Makes a stop.
            @inline(never)  // Otherwise its code is repeated for every token.
            public init(_ color: TokenColor, at position: Double) {
              self.color = color
              self.position = position
            }
          }
        }

        """#
      ),
      file(
        "swift", "TokenInstalledFonts.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        #if canImport(UIKit)
          import UIKit
        #elseif canImport(AppKit)
          import AppKit
        #endif

        #if canImport(UIKit) || canImport(AppKit)
          /// The fonts that the system has. It is asked once for each.
          enum TokenInstalledFonts {
            private struct Wanted: Hashable {
              var family: TokenFontFamily
              var weight: TokenFontWeight
              var isItalic: Bool
            }

            private static let lock = NSLock()
            nonisolated(unsafe) private static var found: [Wanted: TokenFontFamily.Source] = [:]

            /// The best of the fonts of a family and those that take its place.
            static func source(
              of family: TokenFontFamily,
              weight: TokenFontWeight,
              isItalic: Bool
            ) -> TokenFontFamily.Source {
              let wanted = Wanted(family: family, weight: weight, isItalic: isItalic)
              if let source = lock.withLock({ found[wanted] }) { return source }
              let source = family.source(weight: weight, isItalic: isItalic, isInstalled: isInstalled)
              if case .system = source, let name = family.names.first,
                TokenFontFamily.Design(genericFamily: name) == nil
              {
                TokenNotice.say("the font \(name) is not installed")
              }
              lock.withLock { found[wanted] = source }
              return source
            }

            /// Asks again for all fonts, because there are new ones.
            static func forget() {
              lock.withLock { found = [:] }
            }

            private static func isInstalled(_ name: String) -> Bool {
              PlatformFont(name: name, size: 12) != nil
                || !PlatformFontDescriptor(fontAttributes: [.family: name])
                  .matchingFontDescriptors(withMandatoryKeys: [.family]).isEmpty
            }
          }
        #endif

        """#
      ),
      file(
        "swift", "TokenLabel.swift.tmpl",
        #"""
        {% include "themed.tmpl" %}
        {% include "names.tmpl" %}
        {% include "inspectable.tmpl" %}

        {% if isInspectable("UILabel") %}
        {% include "header.tmpl" %}
        #if canImport(UIKit) && !os(watchOS)
          public import UIKit

          {% if showsText() %}
          /// A label that keeps its text in a style when the text or the content size changes.
          ///
          /// In Interface Builder its looks are set by names and numbers.
          {% else %}
          /// A label whose looks are set by names in Interface Builder.
          {% endif %}
          @IBDesignable
          open class TokenLabel: UILabel{{ ", TokenStyled" if options.runtime else "" }} {
            {% if showsText() %}
            /// The text as it was set, before the style changed its letter case.
            private var original: String?

            {% endif %}
            {{ textProperties() }}
            {{ styleProperties("UILabel", "label") }}
            {{ colorProperty("colorName", "The colour of the text") }}
            {% if showsText() %}
            open override var text: String? {
              get { original ?? super.text }
              set {
                original = newValue
                super.text = newValue
                showStyledText()
              }
            }

            /// Text with attributes of its own, which the style leaves alone until the style is set anew.
            open override var attributedText: NSAttributedString? {
              get { super.attributedText }
              set {
                original = nil
                super.attributedText = newValue
              }
            }

            {% endif %}
            {{ following("TokenLabel") }}

            private func restyle() {
              {{ restyling("UILabel", "colorName", false) }}
              {% if hasColorNames() %}
              if let color { textColor = color.uiColor }
              {% endif %}
              {% if showsText() %}
              showStyledText()
              {% endif %}
            }
            {% if showsText() %}

            /// Shows the text in the style.
            func showStyledText() {
              {% if hasColorNames() %}
              guard var typography = shownTypography, let text = original ?? super.text else { return }
              if !colorName.isEmpty { typography.color = nil }
              {% else %}
              guard let typography = shownTypography, let text = original ?? super.text else { return }
              {% endif %}
              original = text
              super.attributedText = styled(text, typography)
            }

            /// The text style to show.
            private var shownTypography: Typography? {
              {% if hasText("UILabel") %}
              if var typography = tokenTypography {
                typography.color = nil
                return typography
              }
              {% endif %}
              {% if not hasNumbers() %}
              return nil
              {% elif (options.runtime or modifiers is not empty) %}
              return style.map { (theme ?? {{ "appliedTheme ?? " if options.runtime else "" }}tokenTheme).typography($0) }
              {% else %}
              return style?.typography
              {% endif %}
            }
            {% endif %}
          }
        #endif
        {% endif %}

        {% macro showsText(): bool = hasNumbers() or hasText("UILabel") %}

        """#
      ),
      file(
        "swift", "TokenNotice.swift.tmpl",
        #"""
        {% include "themed.tmpl" %}
        {% include "names.tmpl" %}
        {% include "header.tmpl" %}
        #if canImport(UIKit) || canImport(AppKit)
          import Foundation

          /// Tells developers what is missing. A program that is made for users says nothing.
          enum TokenNotice {
            private static let lock = NSLock()
            nonisolated(unsafe) private static var said: Set<String> = []

            /// Prints a message, the first time only.
            static func say(_ message: @autoclosure () -> String) {
              #if DEBUG
                let message = message()
                let isNew = lock.withLock { said.insert(message).inserted }
                if isNew { print("{{ options.root }}: \(message)") }
              #endif
            }
          }
          {% if textStyles is not empty %}

          extension TextStyle {
            /// The style of a number from Interface Builder, where 0 is none.
            static func inspected(number: Int) -> TextStyle? {
              let style = TextStyle(rawValue: number)
              if style == nil, number != 0 { TokenNotice.say("there is no text style \(number)") }
              return style
            }

            /// The style of a name from Interface Builder, where an empty one is none.
            static func inspected(name: String) -> TextStyle? {
              let style = TextStyle(name: name)
              if style == nil, !name.isEmpty { TokenNotice.say("there is no text style \(name)") }
              return style
            }
          }
          {% endif %}
          {% if hasColorNames() %}

          extension TokenColor {
            /// The colour of a name from Interface Builder, where an empty one is none.
            static func inspected(_ name: String{{ ", in theme: TokenTheme" if (options.runtime or modifiers is not empty) else "" }}) -> TokenColor? {
              guard !name.isEmpty else { return nil }
              guard let known = TokenColorName(name: name) else {
                TokenNotice.say("there is no colour \(name)")
                return nil
              }
              return {{ "theme[known]" if (options.runtime or modifiers is not empty) else "known.color" }}
            }
          }
          {% endif %}
        #endif

        """#
      ),
      file(
        "swift", "TokenPreviews.swift.tmpl",
        #"""
        {# What Xcode shows in its canvas. Previews without a macro compile in every version of Xcode. #}

        {% include "themed.tmpl" %}
        {% include "contexts.tmpl" %}
        {% include "names.tmpl" %}

        {% if hasColors() or hasTexts() or hasComponents() %}
        {% include "header.tmpl" %}
        #if DEBUG && canImport(SwiftUI)
          import SwiftUI
          {% if hasColors() %}

          /// The colours{{ of() }}.
          struct TokenColors_Previews: SwiftUI.PreviewProvider {
            {{ previews() }}

            private static func rows({{ parameter() }}) -> [TokenPreviewRow] {
              [
                {% for t in tokens if isNamed(t) %}
                .color({{ t.path | string }}, {{ path(t) }}),
                {% endfor %}
              ]
            }
          }
          {% endif %}
          {% if hasTexts() %}

          /// The text styles{{ of() }}.
          struct TokenTextStyles_Previews: SwiftUI.PreviewProvider {
            {{ previews() }}

            private static func rows({{ parameter() }}) -> [TokenPreviewRow] {
              [
                {% for t in tokens if isText(t) %}
                .text({{ t.path | string }}, {{ path(t) }}),
                {% endfor %}
              ]
            }
          }
          {% endif %}
          {% if hasComponents() %}

          /// The component styles{{ of() }}.
          struct TokenComponents_Previews: SwiftUI.PreviewProvider {
            {{ previews() }}

            private static func rows({{ parameter() }}) -> [TokenPreviewRow] {
              [
                {% for t in componentTypes if isShown(t) %}
                {% for c in t.instances if c.group.isPublic %}
                {{ component(t, c) }}
                {% endfor %}
                {% endfor %}
              ]
            }
          }
          {% endif %}

          {{ settings() }}

          /// Something that a preview shows, with its name.
          private struct TokenPreviewRow: SwiftUI.View, Identifiable {
            let id: String
            let sample: SwiftUI.AnyView

            var body: some SwiftUI.View {
              SwiftUI.VStack(alignment: .leading) {
                sample
                SwiftUI.Text(id).font(.caption)
              }
            }
            {% if hasColors() %}

            static func color(_ name: String, _ color: TokenColor) -> TokenPreviewRow {
              TokenPreviewRow(
                id: name,
                sample: SwiftUI.AnyView(SwiftUI.Rectangle().fill(color.color).frame(height: 44))
              )
            }
            {% endif %}
            {% if hasTexts() %}

            static func text(_ name: String, _ style: TokenTypography) -> TokenPreviewRow {
              .component(name, SwiftUI.Text("The quick brown fox").typography(style))
            }
            {% endif %}
            {% if hasTexts() or hasComponents() %}

            static func component(_ name: String, _ sample: some SwiftUI.View) -> TokenPreviewRow {
              TokenPreviewRow(id: name, sample: SwiftUI.AnyView(sample))
            }
            {% endif %}
          }

          /// Rows from top to bottom{{ ", in the theme of the preview" if modifiers is not empty else "" }}.
          private struct TokenPreviewList: SwiftUI.View {
            {% if modifiers is not empty %}
            let rows: (TokenTheme) -> [TokenPreviewRow]
            @SwiftUI.Environment(\.tokenTheme) private var theme
            {% else %}
            let rows: [TokenPreviewRow]
            {% endif %}

            var body: some SwiftUI.View {
              SwiftUI.ScrollView {
                SwiftUI.LazyVStack(alignment: .leading, spacing: 16) {
                  SwiftUI.ForEach(rows{{ "(theme)" if modifiers is not empty else "" }}) { $0 }
                }
                .padding()
              }
            }
          }
        #endif
        {% endif %}

        {% macro hasColors(): bool = any(t in tokens if isNamed(t)) %}
        {% macro isText(t: Token): bool = t.isPublic and t.type == "typography" and inComponent(t.group) == "" %}
        {% macro hasTexts(): bool = any(t in tokens if isText(t)) %}
        {% macro isShown(t: ComponentType): bool = any(f in t.fields if isApplied(t, f)) %}
        {% macro hasComponents(): bool = any(t in componentTypes if isShown(t) and any(c in t.instances if c.group.isPublic)) %}

        {% macro of() %}
        {{ " in each theme" if modifiers is not empty else "" }}
        {% endmacro %}

        {% macro parameter() %}
        {{ "in tokens: TokenTheme" if modifiers is not empty else "" }}
        {% endmacro %}

        {% macro path(t: Token) %}
        {{ themedPath(t) if modifiers is not empty else t.qualified }}
        {% endmacro %}

        {% macro component(t: ComponentType, c: Component) %}
        {% set style = "tokens." ~ stylePath(c.group) if modifiers is not empty else styleType(t) ~ "." ~ instanceName(c) %}
        {% if t.kind == "button" %}
        .component(
          {{ c.path | string }},
          SwiftUI.Button({{ c.text | string }}) {}.buttonStyle({{ style }})
        ),
        {%- else %}
        .component(
          {{ c.path | string }},
          SwiftUI.Text({{ c.text | string }}).tokenStyle({{ style }})
        ),
        {%- endif %}
        {% endmacro %}

        {% macro previews() %}
        {% if modifiers is empty %}
        static var previews: some SwiftUI.View {
          TokenPreviewList(rows: rows())
        }
        {% else %}
        static var previews: some SwiftUI.View {
          SwiftUI.ForEach(TokenPreviewSetting.all) { setting in
            TokenPreviewList(rows: rows)
              .environment(\.tokenTheme, setting.theme)
              {% if hasScheme() %}
              .preferredColorScheme(setting.scheme)
              {% endif %}
              .previewDisplayName(setting.id)
          }
        }
        {% endif %}
        {% endmacro %}

        {# A theme for each context, with the others as in the base. #}
        {% macro settings() %}
        {% if modifiers is not empty %}
        /// A theme that tokens are shown in{{ ", on a light or a dark screen" if hasScheme() else "" }}.
        private struct TokenPreviewSetting: Identifiable {
          let id: String
          let theme: TokenTheme
          {% if hasScheme() %}
          var scheme: SwiftUI.ColorScheme?
          {% endif %}

          static let all = [
            {% if hasScheme() %}
            TokenPreviewSetting(id: "light", theme: TokenTheme(), scheme: .light),
            TokenPreviewSetting(id: "dark", theme: TokenTheme(), scheme: .dark),
            {% else %}
            TokenPreviewSetting(id: "base", theme: TokenTheme()),
            {% endif %}
            {% if offersContrast() %}
            TokenPreviewSetting(id: "high contrast", theme: TokenTheme(contrast: .high){{ ", scheme: .light" if hasScheme() else "" }}),
            {% if hasScheme() %}
            TokenPreviewSetting(id: "high contrast, dark", theme: TokenTheme(contrast: .high), scheme: .dark),
            {% endif %}
            {% endif %}
            {% for m in modifiers if isChosen(m) %}
            {% for c in m.contexts if not c.isDefault and c.scheme is none and c.contrast is none %}
            {{ settingOf(m, c) }}
            {% endfor %}
            {% endfor %}
          ]
        }
        {% endif %}
        {% endmacro %}

        {% macro settingOf(m: Modifier, c: Context) %}
        {% set name = m.text ~ ": " ~ c.text %}
        {% if hasScheme() and m.role is none %}
        TokenPreviewSetting(id: {{ name | string }}, theme: TokenTheme({{ m.label }}: .{{ c.name }}), scheme: .light),
        TokenPreviewSetting(id: {{ (name ~ ", dark") | string }}, theme: TokenTheme({{ m.label }}: .{{ c.name }}), scheme: .dark),
        {%- else %}
        TokenPreviewSetting(id: {{ name | string }}, theme: TokenTheme({{ m.label }}: .{{ c.name }})),
        {%- endif %}
        {% endmacro %}

        """#
      ),
      file(
        "swift", "TokenShadow+SwiftUI.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        #if canImport(SwiftUI)
          public import SwiftUI

          extension SwiftUI.View {
            /// Draws all layers of a shadow: the outer ones behind a shape behind the view, the inset ones over
            /// the view. Where the view is translucent, the outer ones show through it.
            public func shadow(
              _ shadow: [TokenShadow],
              in shape: some SwiftUI.InsettableShape = SwiftUI.Rectangle()
            ) -> some SwiftUI.View {
              background {
                ShadowLayers(shadow: shadow.filter { !$0.isInset }, shape: shape)
              }
              .overlay {
                ShadowLayers(shadow: shadow.filter(\.isInset), shape: shape).mask { shape }
                  .allowsHitTesting(false)
              }
            }
          }

          /// The layers of a shadow, the first on top.
          private struct ShadowLayers<Shape: SwiftUI.InsettableShape>: SwiftUI.View {
            let shadow: [TokenShadow]
            let shape: Shape

            var body: some SwiftUI.View {
              SwiftUI.ZStack {
                SwiftUI.ForEach(Array(shadow.indices.reversed()), id: \.self) { index in
                  let layer = shadow[index]
                  ShadowCaster(shadow: layer, shape: shape)
                    .fill(layer.color.color, style: SwiftUI.FillStyle(eoFill: true))
                    // SwiftUI counts from the middle of the edge, the tokens count all of it.
                    .blur(radius: layer.blur.points / 2)
                    .offset(x: layer.offsetX.points, y: layer.offsetY.points)
                }
              }
            }
          }

          /// What casts a layer of a shadow: a shape, or the frame around a hole.
          private struct ShadowCaster<Caster: SwiftUI.InsettableShape>: SwiftUI.Shape {
            let shadow: TokenShadow
            let shape: Caster

            func path(in rect: CGRect) -> SwiftUI.Path {
              let spread = shadow.spread.points
              guard shadow.isInset else { return shape.inset(by: -spread).path(in: rect) }
              // No part of the shadow is farther away than this.
              let reach =
                shadow.blur.points * 2 + abs(spread) + abs(shadow.offsetX.points) + abs(shadow.offsetY.points)
              var frame = SwiftUI.Path(rect.insetBy(dx: -reach, dy: -reach))
              frame.addPath(shape.inset(by: spread).path(in: rect))
              return frame
            }
          }
        #endif

        """#
      ),
      file(
        "swift", "TokenShadow+Views.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        #if canImport(UIKit) && !os(watchOS)
          public import UIKit

          extension [TokenShadow] {
            /// Gives views all layers of the shadow. It follows their size, their corners and their appearance.
            ///
            /// A view that clips what it holds shows only what falls inside it.
            @MainActor public func apply(to views: UIView...) { apply(to: views) }

            /// Gives views all layers of the shadow.
            @MainActor public func apply(to views: [UIView]) {
              for view in views { view.setShadow(self) }
            }

            /// Gives layers a shadow in the colour that it has with some traits. A layer has one shadow: the
            /// topmost one that is not inset, without its spread. Set it anew when the traits change.
            public func apply(to layers: CALayer..., compatibleWith traits: UITraitCollection) {
              let top = first { !$0.isInset }
              for layer in layers {
                layer.shadowOpacity = top == nil ? 0 : 1
                layer.shadowColor = top?.color.uiColor.resolvedColor(with: traits).cgColor
                layer.shadowRadius = (top?.blur.points ?? 0) / 2
                layer.shadowOffset = CGSize(
                  width: top?.offsetX.points ?? 0, height: top?.offsetY.points ?? 0
                )
              }
            }

            /// Layers that draw the shadow of a box, the topmost last, in the colours that they have with
            /// some traits. They draw nothing of an outer shadow inside the box, which may be translucent.
            public func layers(
              of box: CGRect,
              cornerRadius: CGFloat,
              compatibleWith traits: UITraitCollection
            ) -> [CALayer] {
              reversed().map { shadow in
                let layer = CALayer()
                layer.frame = box
                layer.shadowColor = shadow.color.uiColor.resolvedColor(with: traits).cgColor
                layer.shadowOpacity = 1
                // Core Animation counts from the middle of the edge, the tokens count all of it.
                layer.shadowRadius = shadow.blur.points / 2
                layer.shadowOffset = CGSize(width: shadow.offsetX.points, height: shadow.offsetY.points)
                let paths = shadow.paths(of: CGRect(origin: .zero, size: box.size), cornerRadius: cornerRadius)
                layer.shadowPath = paths.caster.cgPath
                let mask = CAShapeLayer()
                mask.path = paths.visible.cgPath
                mask.fillRule = .evenOdd
                layer.mask = mask
                return layer
              }
            }
          }

          extension TokenShadow {
            /// What casts the shadow, and where it is seen, by the even-odd rule.
            fileprivate func paths(
              of box: CGRect,
              cornerRadius: CGFloat
            ) -> (caster: UIBezierPath, visible: UIBezierPath) {
              let shape = UIBezierPath(roundedRect: box, cornerRadius: cornerRadius)
              let grown = isInset ? -spread.points : spread.points
              let edge = UIBezierPath(
                roundedRect: box.insetBy(dx: -grown, dy: -grown),
                cornerRadius: cornerRadius > 0 ? max(0, cornerRadius + grown) : 0
              )
              // No part of the shadow is farther away than this.
              let reach = blur.points * 2 + abs(grown) + abs(offsetX.points) + abs(offsetY.points)
              let frame = UIBezierPath(rect: box.insetBy(dx: -reach, dy: -reach))
              if isInset {
                // The frame around a hole casts it; a path in the other direction makes the hole.
                frame.append(edge.reversing())
                return (frame, shape)
              }
              frame.append(shape)
              return (edge, frame)
            }
          }

          extension UIView {
            /// Draws the layers of a shadow, or none.
            func setShadow(_ shadow: [TokenShadow]) {
              layer.shadowOpacity = 0
              decorate { $0.shadow = shadow }
            }
          }
        #endif

        """#
      ),
      file(
        "swift", "TokenShadow.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        /// One layer of a shadow.
        public struct TokenShadow: Hashable, Sendable {
          /// The colour of the shadow.
          public var color: TokenColor
          /// How far the shadow is moved to the right.
          public var offsetX: TokenDimension
          /// How far the shadow is moved down.
          public var offsetY: TokenDimension
          /// How wide the edge is, from full colour to none.
          public var blur: TokenDimension
          /// How much larger than its caster the shadow is, at each side.
          public var spread: TokenDimension
          /// Whether the shadow falls into its caster, as if that were a hole.
          public var isInset: Bool

          /// Makes a layer of a shadow that falls out of its caster.
          @inline(never)  // Otherwise its code is repeated for every token, as default arguments are.
          public init(
            color: TokenColor,
            offsetX: TokenDimension,
            offsetY: TokenDimension,
            blur: TokenDimension,
            spread: TokenDimension
          ) {
            self.init(
              color: color,
              offsetX: offsetX,
              offsetY: offsetY,
              blur: blur,
              spread: spread,
              isInset: false
            )
          }

          /// Makes a layer of a shadow.
          @inline(never)  // Otherwise its code is repeated for every token.
          public init(
            color: TokenColor,
            offsetX: TokenDimension,
            offsetY: TokenDimension,
            blur: TokenDimension,
            spread: TokenDimension,
            isInset: Bool
          ) {
            self.color = color
            self.offsetX = offsetX
            self.offsetY = offsetY
            self.blur = blur
            self.spread = spread
            self.isInset = isInset
          }
        }

        """#
      ),
      file(
        "swift", "TokenStroke.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        /// How a line is drawn.
        public struct TokenStroke: Hashable, Sendable {
          /// The kind of line.
          public var style: Style
          /// The lengths of dashes and gaps by turns; empty if the platform may choose.
          public var dashes: [TokenDimension]
          /// How dashes end.
          public var cap: Cap

          /// Makes a kind of line.
          public init(_ style: Style) {
            self.style = style
            dashes = []
            cap = .butt
          }

          /// Makes a dashed line.
          public init(dashes: [TokenDimension], cap: Cap) {
            style = .dashed
            self.dashes = dashes
            self.cap = cap
          }

          /// The kinds of lines, which look as in CSS.
          public enum Style: String, CaseIterable, Hashable, Sendable {
            /// The last four look as if cut into the ground, or raised from it.
            case solid, dashed, dotted, double, groove, ridge, inset, outset
          }

          /// The ways in which dashes end.
          public enum Cap: String, CaseIterable, Hashable, Sendable {
            /// `butt` ends where the dash ends; the others go on by half the width of the line.
            case butt, round, square
          }
        }

        extension TokenStroke {
          /// The lengths of dashes and gaps of a line, where the source leaves them to the platform as well.
          func pattern(width: TokenDimension) -> [Double] {
            if !dashes.isEmpty { return dashes.map(\.points) }
            switch style {
            case .dashed: return [width.points * 3, width.points * 3]
            // Dashes without a length and with round ends are dots.
            case .dotted: return [0, width.points * 2]
            default: return []
            }
          }

          /// How dashes end.
          var shownCap: Cap { style == .dotted ? .round : cap }
        }

        """#
      ),
      file(
        "swift", "TokenStyleFields+Views.swift.tmpl",
        #"""
        {% include "themed.tmpl" %}

        {% if any(t in componentTypes if any(f in t.fields if isApplied(t, f))) %}
        {% include "header.tmpl" %}
        #if canImport(UIKit) && !os(watchOS)
          import UIKit

          extension UIView {
            /// The properties to set: those that a style declares, and those that the style before has set.
            ///
            /// - Parameters:
            ///   - declared: The properties that the style declares.
            ///   - known: The properties that the caller can set. The view keeps a note of the others.
            ///   - isStyled: Whether there is a style. Without one, nothing is left for the next to reset.
            func fieldsToSet(
              _ declared: TokenStyleFields,
              of known: TokenStyleFields,
              isStyled: Bool
            ) -> TokenStyleFields {
              {% if hasViewProperties() %}
              let known = known.union(.ofViews)
              {% endif %}
              let before = TokenStyleFields(rawValue: layer.value(forKey: Self.fieldsKey) as? Int ?? 0)
              let after = before.subtracting(known).union(isStyled ? declared : [])
              layer.setValue(after.rawValue, forKey: Self.fieldsKey)
              return declared.union(before.intersection(known))
            }

            /// A layer keeps a value for any key.
            private static var fieldsKey: String { "tokenStyleFields" }
          }
          {% if hasViewProperties() %}

          extension UIView {
            /// Sets properties that all views have. A property that is `nil` gets UIKit's default.
            func set(
              _ fields: TokenStyleFields
              {%- if isOfViews("background") %},
              background: TokenColor? = nil
              {%- endif %}
              {%- if isOfViews("cornerRadius") %},
              cornerRadius: TokenDimension? = nil
              {%- endif %}
              {%- if isOfViews("border") %},
              border: TokenBorder? = nil
              {%- endif %}
              {%- if isOfViews("shadow") %},
              shadow: [TokenShadow]? = nil
              {%- endif %}
              {%- if isOfViews("clipsToBounds") %},
              clipsToBounds: Bool? = nil
              {%- endif %}
              {%- if isOfViews("opacity") %},
              opacity: Double? = nil
              {%- endif %}
              {%- if isOfViews("tint") %},
              tint: TokenColor? = nil
              {%- endif %}

            ) {
              {% if isOfViews("background") %}
              if fields.contains(.background) { backgroundColor = background?.uiColor ?? usualBackground }
              {% endif %}
              {% if isOfViews("cornerRadius") %}
              if fields.contains(.cornerRadius) { layer.cornerRadius = cornerRadius?.points ?? 0 }
              {% endif %}
              {% if isOfViews("border") %}
              if fields.contains(.border) { setBorder(border) }
              {% endif %}
              {% if isOfViews("shadow") %}
              if fields.contains(.shadow) { setShadow(shadow ?? []) }
              {% endif %}
              {% if isOfViews("clipsToBounds") %}
              if fields.contains(.clipsToBounds) { self.clipsToBounds = clipsToBounds ?? (self is UIScrollView) }
              {% endif %}
              {% if isOfViews("opacity") %}
              if fields.contains(.opacity) { alpha = opacity ?? 1 }
              {% endif %}
              {% if isOfViews("tint") %}
              if fields.contains(.tint) { tintColor = tint?.uiColor }
              {% endif %}
            }
            {% if isOfViews("background") %}

            /// The default background of views of this class.
            private var usualBackground: UIColor? {
              #if !os(tvOS)
                if self is UITextView { return .systemBackground }
              #endif
              return nil
            }
            {% endif %}
          }
          {% endif %}
        #endif
        {% endif %}

        """#
      ),
      file(
        "swift", "TokenStyleFields.swift.tmpl",
        #"""
        {% include "themed.tmpl" %}

        {# The bits are the same whatever a source declares. #}
        {% macro bit(name: code, number: integer, comment: code) %}
        {% if isAnywhere(name) %}
        /// {{ comment }}
        public static let {{ name }} = TokenStyleFields(rawValue: 1 << {{ number }})
        {% endif %}
        {% endmacro %}

        {% if any(t in componentTypes if any(f in t.fields if isApplied(t, f))) %}
        {% include "header.tmpl" %}
        /// Properties of views that component styles set.
        public struct TokenStyleFields: OptionSet, Hashable, Sendable {
          /// A bit for each property.
          public let rawValue: Int

          /// Makes a set of the properties whose bits are set.
          public init(rawValue: Int) {
            self.rawValue = rawValue
          }

          {{ bit("background", 0, "The colour of the background.") }}
          {{ bit("cornerRadius", 1, "How round the corners are.") }}
          {{ bit("border", 2, "The line around the view.") }}
          {{ bit("shadow", 3, "The shadow of the view.") }}
          {{ bit("clipsToBounds", 4, "Whether what the view holds is cut off at its edges.") }}
          {{ bit("opacity", 5, "How opaque the view is.") }}
          {{ bit("tint", 6, "The colour of what the view lets stand out.") }}
          {{ bit("text", 7, "The style of text.") }}
          {{ bit("color", 8, "The colour of text.") }}
          {{ bit("numberOfLines", 9, "How many lines of text are shown.") }}
          {{ bit("contentInsets", 10, "The room between the edges and the content.") }}
          {% for t in componentTypes if hasApplicator(t) %}

          /// All properties that a ``{{ styleType(t) }}`` has.
          public static let {{ t.kindName | name("lowerCamel") }}: TokenStyleFields = {{ fieldSet(t, t.fields) }}
          {% endfor %}
          {% if hasViewProperties() %}

          /// The properties that views of all classes have.
          static let ofViews: TokenStyleFields = [
            {%- set names = listed(listed(listed(listed(listed(listed(listed("", "background"), "cornerRadius"), "border"), "shadow"), "clipsToBounds"), "opacity"), "tint") -%}
            {{ names -}}
          ]
          {% endif %}
        }
        {% endif %}

        {% macro listed(list: code, name: code) %}
        {{ list }}{{ ", " if list != "" and isOfViews(name) else "" }}{{ "." ~ name if isOfViews(name) else "" }}
        {% endmacro %}

        """#
      ),
      file(
        "swift", "TokenStyles+Buttons.swift.tmpl",
        #"""
        {% include "themed.tmpl" %}

        {% for t in componentTypes if t.kind == "button" and hasApplicator(t) %}
        {% include "header.tmpl" %}
        #if canImport(UIKit) && !os(watchOS)
          import UIKit

          extension UIButton {
            /// Makes the button's configuration follow a style in every state. It does not change the title:
            /// a text style sets attributes, and has no effect on letter case.
            func setConfiguration(_ fields: TokenStyleFields, of style: {{ styleType(t) }}?) {
              guard style != nil || configuration != nil else { return }
              let update: UIButton.ConfigurationUpdateHandler = { button in
                var configuration = button.configuration ?? .plain()
                button.update(&configuration, fields, of: style)
                button.configuration = configuration
              }
              configurationUpdateHandler = style == nil ? nil : update
              update(self)
            }

            private func update(
              _ configuration: inout UIButton.Configuration,
              _ fields: TokenStyleFields,
              of style: {{ styleType(t) }}?
            ) {
              {% if hasProperty(t, "background") %}
              if fields.contains(.background) {
                let color = {{ stateValue(t, "background") }}
                configuration.background.backgroundColor = color?.uiColor
              }
              {% endif %}
              {% if hasProperty(t, "cornerRadius") %}
              if fields.contains(.cornerRadius) {
                let plain = UIButton.Configuration.plain()
                configuration.cornerStyle = style?.cornerRadius == nil ? plain.cornerStyle : .fixed
                configuration.background.cornerRadius =
                  style?.cornerRadius?.points ?? plain.background.cornerRadius
              }
              {% endif %}
              {% if hasProperty(t, "border") %}
              if fields.contains(.border) {
                let border = {{ stateValue(t, "border") }}
                configuration.background.strokeColor = border?.color.uiColor
                configuration.background.strokeWidth = border?.width.points ?? 0
              }
              {% endif %}
              {% if hasProperty(t, "opacity") %}
              if fields.contains(.opacity) {
                alpha = {{ stateValue(t, "opacity") }} ?? 1
              }
              {% endif %}
              {% if hasProperty(t, "contentInsets") %}
              if fields.contains(.contentInsets) {
                configuration.setDefaultContentInsets()
                if let insets = style?.contentInsets {
                  configuration.contentInsets = insets.directionalEdgeInsets
                }
              }
              {% endif %}
              {% if hasProperty(t, "color") %}
              if fields.contains(.color) {
                let color = {{ stateValue(t, "color") }}
                configuration.baseForegroundColor = color?.uiColor
              }
              {% endif %}
              {% if hasProperty(t, "text") %}
              if fields.contains(.text) {
                configuration.titleTextAttributesTransformer = style?.text.map { text in
                  var text = text
                  {% if hasProperty(t, "color") %}
                  if configuration.baseForegroundColor != nil { text.color = nil }
                  {% endif %}
                  let attributes = AttributeContainer(text.attributes(compatibleWith: traitCollection))
                  return UIConfigurationTextAttributesTransformer { $0.merging(attributes) }
                }
              }
              {% endif %}
            }
          }
          {% if any(f in t.fields if isApplied(t, f) and f.name != property(t, f)) %}

          extension UIControl.State {
            /// The value for the state; what is `nil` is as in other states.
            fileprivate func value<Value>(
              _ usual: Value?,
              highlighted: Value? = nil,
              focused: Value? = nil,
              selected: Value? = nil,
              pressed: Value? = nil,
              disabled: Value? = nil
            ) -> Value? {
              if contains(.disabled), let disabled { return disabled }
              if contains(.highlighted), let pressed = pressed ?? highlighted { return pressed }
              if contains(.selected), let selected { return selected }
              if contains(.focused), let focused { return focused }
              return usual
            }
          }
          {% endif %}
        #endif
        {% endfor %}

        {# A property as it is in the state of the button. #}
        {% macro stateValue(t: ComponentType, name: code) %}
        {% set states %}
        {{ inState(t, name, "Highlighted", "highlighted") -}}
        {{ inState(t, name, "Focused", "focused") -}}
        {{ inState(t, name, "Selected", "selected") -}}
        {{ inState(t, name, "Pressed", "pressed") -}}
        {{ inState(t, name, "Disabled", "disabled") -}}
        {% endset %}
        {% set usual = inState(t, name, "", "") %}
        {% if states == "" %}
        {{ usual }}
        {% else %}
        state.value(
          {{ "nil" if usual == "" else usual }}{{ states }}
        )
        {% endif %}
        {% endmacro %}

        {% macro inState(t: ComponentType, name: code, suffix: code, label: code) %}
        {% for f in t.fields if isApplied(t, f) and f.name == name ~ suffix %}
        {{ "" if label == "" else ",\n" ~ label ~ ": " }}style?.{{ f.name }}{{ ".map(Double.init)" if fieldType(f) == "Int" else "" }}
        {% endfor %}
        {% endmacro %}

        """#
      ),
      file(
        "swift", "TokenStyles+Editing.swift.tmpl",
        #"""
        {% include "themed.tmpl" %}

        {% for t in componentTypes if t.kind == "textField" and any(f in t.fields if isFocused(t, f)) %}
        {% include "header.tmpl" %}
        #if canImport(UIKit) && !os(watchOS)
          import UIKit

          extension UITextField {
            /// Makes the field follow a style while it is edited and afterwards.
            func followEditing(_ fields: TokenStyleFields, of style: {{ styleType(t) }}?) {
              let identifier = UIAction.Identifier("tokenStyle")
              for (event, isEditing) in [(UIControl.Event.editingDidBegin, true), (.editingDidEnd, false)] {
                removeAction(identifiedBy: identifier, for: event)
                guard let style else { continue }
                let action = UIAction(identifier: identifier) { action in
                  guard let field = action.sender as? UITextField else { return }
                  field.update(fields, of: style, isEditing: isEditing)
                }
                addAction(action, for: event)
              }
              if let style { update(fields, of: style, isEditing: isEditing) }
            }

            private func update(
              _ fields: TokenStyleFields,
              of style: {{ styleType(t) }},
              isEditing: Bool
            ) {
              {% for f in t.fields if isFocused(t, f) and f.name == "backgroundFocused" %}
              if fields.contains(.background) {
                let color = isEditing ? style.backgroundFocused : nil
                backgroundColor = {{ otherwise(t, "background") }}?.uiColor
              }
              {% endfor %}
              {% for f in t.fields if isFocused(t, f) and f.name == "borderFocused" %}
              if fields.contains(.border) {
                let border = isEditing ? style.borderFocused : nil
                setBorder({{ "border ?? style.border" if has(t, "border") else "border" }})
              }
              {% endfor %}
              {% for f in t.fields if isFocused(t, f) and f.name == "colorFocused" %}
              if fields.contains(.color) {
                let color = isEditing ? style.colorFocused : nil
                textColor = {{ otherwise(t, "color") }}?.uiColor
              }
              {% endfor %}
            }
          }
        #endif
        {% endfor %}

        {% macro has(t: ComponentType, name: code): bool = any(f in t.fields if f.name == name and isApplied(t, f)) %}

        {# The colour that a field has while it is not edited comes after the one of the state. #}
        {% macro otherwise(t: ComponentType, name: code) %}
        {% set others = (" ?? style." ~ name if has(t, name) else "") ~ (" ?? style.text?.color" if name == "color" and hasProperty(t, "text") else "") %}
        {{ "color" if others == "" else "(color" ~ others ~ ")" }}
        {% endmacro %}

        """#
      ),
      file(
        "swift", "TokenStyles+Names.swift.tmpl",
        #"""
        {% include "themed.tmpl" %}
        {% include "names.tmpl" %}

        {% if any(t in componentTypes if hasApplicator(t) and any(c in t.instances if c.group.isPublic)) %}
        {% include "header.tmpl" %}
        {% for t in componentTypes if hasApplicator(t) and any(c in t.instances if c.group.isPublic) %}
        extension {{ styleType(t) }} {
          {% if (options.runtime or modifiers is not empty) %}
          /// Finds a style of a theme by its name in the source.
          public init?(name: String, in theme: TokenTheme) {
            switch name {
            {% for c in t.instances if c.group.isPublic %}
            case {{ c.text | string }}: self = theme.{{ stylePath(c.group) }}
            {% endfor %}
          {% else %}
          /// Finds a style by its name in the source.
          public init?(name: String) {
            switch name {
            {% for c in t.instances if c.group.isPublic %}
            case {{ c.text | string }}: self = .{{ instanceName(c) }}
            {% endfor %}
          {% endif %}
            default: return nil
            }
          }
        }
        {% between %}

        {% endfor %}
        {% endif %}

        """#
      ),
      file(
        "swift", "TokenStyles+SwiftUI.swift.tmpl",
        #"""
        {# Component styles for SwiftUI: a modifier for each kind of view, and a style of buttons. #}

        {% include "themed.tmpl" %}

        {% if any(t in componentTypes if isShown(t)) %}
        {% include "header.tmpl" %}
        #if canImport(SwiftUI)
          public import SwiftUI
          {% for t in componentTypes if isShown(t) %}

          {% if t.kind == "button" %}
          {{ buttonStyle(t) }}
          {% else %}
          {{ viewModifier(t) }}
          {% endif %}
          {% endfor %}

          /// How a style makes a view look.
          private struct TokenLook: SwiftUI.ViewModifier {
            {{ stored("text", "TokenTypography") }}
            {{ stored("color", "TokenColor") }}
            {{ stored("numberOfLines", "Int") }}
            {{ stored("contentInsets", "TokenInsets") }}
            {{ stored("background", "TokenColor") }}
            {{ stored("cornerRadius", "TokenDimension") }}
            {{ stored("clipsToBounds", "Bool") }}
            {{ stored("border", "TokenBorder") }}
            {{ stored("shadow", "[TokenShadow]") }}
            {{ stored("opacity", "Double") }}
            {{ stored("tint", "TokenColor") }}

            func body(content: Content) -> some SwiftUI.View {
              {% if isAnywhere("background") or isAnywhere("border") or isAnywhere("shadow") or isAnywhere("clipsToBounds") %}
              let shape = SwiftUI.RoundedRectangle(cornerRadius: {{ "cornerRadius?.points ?? 0" if isAnywhere("cornerRadius") else "0" }})
              {% endif %}
              content
                {% if isAnywhere("numberOfLines") %}
                .changed(by: numberOfLines) { $0.lineLimit($1 > 0 ? $1 : nil) }
                {% endif %}
                {% if isAnywhere("text") %}
                .changed(by: text) { $0.typography({{ "$1.colored(color)" if isAnywhere("color") else "$1" }}) }
                {% endif %}
                {% if isAnywhere("color") %}
                .changed(by: color) { $0.foregroundStyle($1.color) }
                {% endif %}
                {% if isAnywhere("contentInsets") %}
                .changed(by: contentInsets) { $0.padding($1.edgeInsets) }
                {% endif %}
                {% if isAnywhere("background") %}
                .changed(by: background) { view, color in view.background { shape.fill(color.color) } }
                {% endif %}
                {% if isAnywhere("clipsToBounds") %}
                .changed(by: clipsToBounds == true ? shape : nil) { $0.clipShape($1) }
                {% endif %}
                {% if isAnywhere("border") %}
                .changed(by: border) { $0.border($1, in: shape) }
                {% endif %}
                {% if isAnywhere("shadow") %}
                .changed(by: shadow) { $0.shadow($1, in: shape) }
                {% endif %}
                {% if isAnywhere("opacity") %}
                .changed(by: opacity) { $0.opacity($1) }
                {% endif %}
                {% if isAnywhere("tint") %}
                .changed(by: tint) { $0.tint($1.color) }
                {% endif %}
            }
          }

          extension SwiftUI.View {
            /// The view, changed where there is a value.
            @SwiftUI.ViewBuilder fileprivate func changed<Value>(
              by value: Value?,
              _ change: (Self, Value) -> some SwiftUI.View
            ) -> some SwiftUI.View {
              if let value {
                change(self, value)
              } else {
                self
              }
            }
          }
          {% if isAnywhere("text") and isAnywhere("color") %}

          extension Typography {
            /// The text style in another colour, if there is one.
            fileprivate func colored(_ color: TokenColor?) -> Typography {
              var typography = self
              typography.color = color ?? typography.color
              return typography
            }
          }
          {% endif %}
        #endif
        {% endif %}

        {# A style is shown if it has any property. #}
        {% macro isShown(t: ComponentType): bool = any(f in t.fields if isApplied(t, f)) %}

        {% macro stored(name: code, type: code) %}
        {% if isAnywhere(name) %}
        var {{ name }}: {{ type }}?
        {% endif %}
        {% endmacro %}

        {% macro viewModifier(t: ComponentType) %}
        extension SwiftUI.View {
          /// Shows the view in a style of the kind {{ t.kindName | string }}. What the style leaves empty stays as it is.
          public func tokenStyle(_ style: {{ styleType(t) }}?) -> some SwiftUI.View {
            var look = TokenLook()
            {% for f in t.fields if isApplied(t, f) and f.name == property(t, f) %}
            look.{{ f.name }} = style?.{{ f.name }}{{ ".map(Double.init)" if f.name == "opacity" and fieldType(f) == "Int" else "" }}
            {% endfor %}
            return modifier(look)
          }
        }
        {% endmacro %}

        {% macro buttonStyle(t: ComponentType) %}
        extension {{ styleType(t) }}: SwiftUI.ButtonStyle {
          /// The label of a button in the style, as it is while it is pressed or disabled.
          public func makeBody(configuration: Configuration) -> some SwiftUI.View {
            TokenStyledLabel(style: self, configuration: configuration)
          }
        }

        private struct TokenStyledLabel: SwiftUI.View {
          let style: {{ styleType(t) }}
          let configuration: SwiftUI.ButtonStyleConfiguration
          @SwiftUI.Environment(\.isEnabled) private var isEnabled

          var body: some SwiftUI.View {
            var look = TokenLook()
            {{ lookInState(t, "text") }}
            {{ lookInState(t, "color") }}
            {{ lookInState(t, "contentInsets") }}
            {{ lookInState(t, "background") }}
            {{ lookInState(t, "cornerRadius") }}
            {{ lookInState(t, "clipsToBounds") }}
            {{ lookInState(t, "border") }}
            {{ lookInState(t, "shadow") }}
            {{ lookInState(t, "opacity") }}
            {{ lookInState(t, "tint") }}
            return configuration.label.modifier(look)
          }
        }
        {% endmacro %}

        {% macro lookInState(t: ComponentType, name: code) %}
        {% for f in t.fields if f.name == name and isApplied(t, f) %}
        look.{{ name }} = style.{{ name }}{{ ".map(Double.init)" if fieldType(f) == "Int" else "" }}
        {% endfor %}
        {{ replaced(t, name, "Highlighted", "configuration.isPressed") }}
        {{ replaced(t, name, "Pressed", "configuration.isPressed") }}
        {{ replaced(t, name, "Disabled", "!isEnabled") }}
        {% endmacro %}

        {% macro replaced(t: ComponentType, name: code, suffix: code, condition: code) %}
        {% for f in t.fields if f.name == name ~ suffix and isApplied(t, f) %}
        if {{ condition }}, let {{ name }} = style.{{ f.name }} { look.{{ name }} = {{ "Double(opacity)" if fieldType(f) == "Int" else name }} }
        {% endfor %}
        {% endmacro %}

        """#
      ),
      file(
        "swift", "TokenStyles+Text.swift.tmpl",
        #"""
        {% include "themed.tmpl" %}
        {% include "names.tmpl" %}

        {% if hasText("UILabel") or hasText("UITextField") or hasText("UITextView") %}
        {% include "header.tmpl" %}
        #if canImport(UIKit) && !os(watchOS)
          import UIKit

          extension UIView {
            /// The text style that a component style has set. A layer keeps a value for any key.
            fileprivate var storedTypography: Typography? {
              get { layer.value(forKey: "tokenTypography") as? Typography }
              set { layer.setValue(newValue, forKey: "tokenTypography") }
            }
          }
          {% if hasText("UILabel") %}

          extension UILabel {
            /// The text style of the component style. A new one first undoes what the one before has set.
            var tokenTypography: Typography? {
              get { storedTypography }
              set {
                let (before, text) = (storedTypography, textAsSet)
                storedTypography = newValue
                if before != nil { self.text = text }
                font = newValue?.uiFont(compatibleWith: traitCollection)
                if before?.color != nil || newValue?.color != nil { textColor = newValue?.color?.uiColor }
                if before?.alignment != nil { textAlignment = .natural }
                if before?.lineBreak != nil { lineBreakMode = .byTruncatingTail }
              }
            }

            /// Shows the text in the component's text style, in the colour of the label.
            func showTokenTypography() {
              {% if isInspectable("UILabel") %}
              // It does so for text that is set later as well.
              if let label = self as? TokenLabel { return label.showStyledText() }
              {% endif %}
              guard var typography = storedTypography, let text = textAsSet else { return }
              typography.color = nil
              let styled = styled(text, typography)
              attributedText = styled
              layer.setValue(text == styled.string ? nil : [text, styled.string], forKey: "tokenText")
            }

            /// The text before a style changed its letter case.
            private var textAsSet: String? {
              guard let kept = layer.value(forKey: "tokenText") as? [String], kept.last == text else {
                return text
              }
              return kept.first
            }
          }
          {% endif %}
          {% if hasText("UITextField") %}

          extension UITextField {
            /// The text style of the component style. A new one first undoes what the one before has set.
            var tokenTypography: Typography? {
              get { storedTypography }
              set {
                let before = storedTypography
                storedTypography = newValue
                if before != nil {
                  for key in Typography.attributeKeys { defaultTextAttributes[key] = nil }
                }
                font = newValue?.uiFont(compatibleWith: traitCollection)
                if before?.color != nil || newValue?.color != nil { textColor = newValue?.color?.uiColor }
                if before?.alignment != nil { textAlignment = .natural }
              }
            }

            /// Shows the text in the component's text style, in the colour of the field.
            func showTokenTypography() {
              guard var typography = storedTypography else { return }
              typography.color = nil
              typography.apply(to: self)
            }
          }

          extension Typography {
            /// What a text style adds to the attributes of text besides its font and its colour.
            fileprivate static var attributeKeys: [NSAttributedString.Key] {
              [.paragraphStyle, .baselineOffset, .kern, .shadow, .underlineStyle, .strikethroughStyle]
            }
          }
          {% endif %}
          {% if hasText("UITextView") %}

          extension UITextView {
            /// The text style of the component style. A new one first undoes what the one before has set.
            var tokenTypography: Typography? {
              get { storedTypography }
              set {
                let before = storedTypography
                storedTypography = newValue
                if before != nil {
                  attributedText = NSAttributedString(string: text ?? "")
                  typingAttributes = [:]
                }
                font = newValue?.uiFont(compatibleWith: traitCollection)
                if before?.color != nil || newValue?.color != nil { textColor = newValue?.color?.uiColor }
                if before?.alignment != nil { textAlignment = .natural }
              }
            }

            /// Shows the text in the component's text style, in the colour of the view. People typed the text,
            /// so its letter case is not changed.
            func showTokenTypography() {
              guard var typography = storedTypography else { return }
              typography.color = nil
              typography.letterCase = nil
              typography.apply(to: self)
            }
          }
          {% endif %}
        #endif
        {% endif %}

        """#
      ),
      file(
        "swift", "TokenStyles+Views.swift.tmpl",
        #"""
        {# What sets the properties of views: for each kind that UIKit has a view for, and for each kind of the source. #}

        {% include "themed.tmpl" %}

        {% if any(t in componentTypes if hasApplicator(t) or hasOwnApplicator(t)) %}
        {% include "header.tmpl" %}
        #if canImport(UIKit) && !os(watchOS)
          public import UIKit
          {% for t in componentTypes if hasApplicator(t) %}

          {{ applicator(t) }}
          {% endfor %}
          {% for t in componentTypes if hasOwnApplicator(t) %}

          {{ ownApplicator(t) }}
          {% endfor %}
        #endif
        {% endif %}

        {% macro applicator(t: ComponentType) %}
        {% set kind = t.kindName | name("lowerCamel") %}
        extension {{ t.kindName | lookup("viewType") | default("") }} {
          /// Applies a style to {{ described(t) }}, or removes it.
          ///
          /// A property that the style declares and leaves empty gets UIKit's default. A property that it
          /// does not declare is not changed, unless the style before has set it.
          ///
          /// - Parameter fields: The properties to set; `nil` for those that the style declares.
          public func apply({{ kind }}Style style: {{ styleType(t) }}?, fields: TokenStyleFields? = nil) {
            let fields = fieldsToSet(
              fields ?? style?.fields ?? .{{ kind }}, of: .{{ kind }}, isStyled: style != nil
            )
            {{ body(t) }}
          }
        }
        {% endmacro %}

        {% macro described(t: ComponentType) %}
        {{ "the button" if t.kind == "button" else "the label" if t.kind == "label" else "the text view" if t.kind == "textView" else "the field" if t.kind == "textField" else "the image" if t.kind == "image" else "the view" }}
        {% endmacro %}

        {% macro body(t: ComponentType) %}
        {% if any(f in t.fields if isOfViewsInType(t, f)) %}
        set(
          fields{{ viewArguments(t) }}
        )
        {% elif hasViewProperties() %}
        set(fields)
        {% endif %}
        {% if hasProperty(t, "numberOfLines") %}
        if fields.contains(.numberOfLines) { numberOfLines = style?.numberOfLines ?? 1 }
        {% endif %}
        {% if t.kind == "button" %}
        setConfiguration(fields, of: style)
        {% elif hasProperty(t, "text") %}
        if fields.contains(.text) { tokenTypography = style?.text }
        {% endif %}
        {% if t.kind != "button" and hasProperty(t, "color") %}
        {% set own = "(style?.color ?? style?.text?.color)?.uiColor" if hasProperty(t, "text") else "style?.color?.uiColor" %}
        if fields.contains(.color) {
          {% if any(f in t.fields if f.name == "color" and isApplied(t, f)) %}
          textColor = {{ own }}
          {% endif %}
          {% if any(f in t.fields if f.name == "colorHighlighted" and isApplied(t, f)) %}
          highlightedTextColor = style?.colorHighlighted?.uiColor
          {% endif %}
        }
        {% endif %}
        {% if t.kind != "button" and hasProperty(t, "text") %}
        if fields.contains(.text) {{ "|| fields.contains(.color) " if hasProperty(t, "color") else "" }}{ showTokenTypography() }
        {% endif %}
        {% if t.kind == "textField" and any(f in t.fields if isFocused(t, f)) %}
        followEditing(fields, of: style)
        {% endif %}
        {% endmacro %}

        {# The properties of all views, for `set`. #}
        {% macro viewArguments(t: ComponentType) %}
        {{ viewArgument(t, "background") -}}
        {{ viewArgument(t, "cornerRadius") -}}
        {{ viewArgument(t, "border") -}}
        {{ viewArgument(t, "shadow") -}}
        {{ viewArgument(t, "clipsToBounds") -}}
        {{ viewArgument(t, "opacity") -}}
        {{ viewArgument(t, "tint") }}
        {% endmacro %}

        {% macro viewArgument(t: ComponentType, name: code) %}
        {% for f in t.fields if f.name == name and isOfViewsInType(t, f) %}
        ,
        {{ name }}: style?.{{ name }}{{ ".map(Double.init)" if fieldType(f) == "Int" else "" }}
        {%- endfor %}
        {% endmacro %}

        {# A kind of the source: the view itself, then the parts that are views. #}
        {% macro hasOwnApplicator(t: ComponentType): bool = t.kind == "other" and (any(f in t.fields if isApplied(t, f)) or any(p in t.parts if hasApplicator(p.type))) %}

        {% macro ownApplicator(t: ComponentType) %}
        extension {{ styleType(t) }} {
          /// Applies a style to a view and the views inside it, or removes it.
          ///
          /// A property that a component of the kind {{ t.kindName | string }} declares, and the style leaves empty,
          /// gets UIKit's default. A property that none of them declares is not changed.
          @MainActor public static func apply(
            _ style: {{ styleType(t) }}?,
            to view: UIView
            {%- for p in t.parts if hasApplicator(p.type) %},
            {{ p.name if partName(p) == p.name else p.label ~ " " ~ partName(p) }}: {{ p.type.kindName | lookup("viewType") | default("UIView") }}
            {%- endfor %}

          ) {
            {% if any(f in t.fields if isApplied(t, f)) %}
            let fields = view.fieldsToSet(
              {{ fieldSet(t, t.fields) }},
              of: .ofViews,
              isStyled: style != nil
            )
            view.set(
              fields{{ viewArguments(t) }}
            )
            {% endif %}
            {% for p in t.parts if hasApplicator(p.type) %}
            {{ partName(p) }}.apply({{ p.type.kindName | name("lowerCamel") }}Style: style?.{{ p.name }}, fields: {{ partFieldSet(t, p) }})
            {% endfor %}
          }
        }
        {% endmacro %}

        {# The names that the function has for other things. #}
        {% macro partName(p: Component) %}
        {{ p.label ~ "_" if p.label in ("view", "style", "fields") else p.name }}
        {% endmacro %}

        """#
      ),
      file(
        "swift", "TokenStyles.swift.tmpl",
        #"""
        {% include "themed.tmpl" %}
        {% include "header.tmpl" %}
        {% if any(t in componentTypes if any(p in t.parts if isNested(p))) %}
        {{ partWrapper() }}

        {% endif %}
        {% for t in componentTypes %}
        {{ styleStructure(t) }}
        {% if t.instances is not empty %}

        {{ styleInstances(t) }}
        {% endif %}
        {% between %}

        {% endfor %}

        {% macro partWrapper() %}
        /// A part of a style that can have parts of the same type, which a structure cannot hold itself.
        @propertyWrapper
        public struct TokenPart<Style: Hashable & Sendable>: Hashable, Sendable {
          private var content: [Style]

          /// Makes a part.
          public init(wrappedValue: Style?) {
            content = wrappedValue.map { [$0] } ?? []
          }

          /// The part.
          public var wrappedValue: Style? {
            get { content.first }
            set { content = newValue.map { [$0] } ?? [] }
          }
        }
        {% endmacro %}

        {% macro styleStructure(t: ComponentType) %}
        {% for p in t.parts %}
        {% unique "members of " ~ styleType(t), p.name at p.group %}
        {% endfor %}
        {% for f in t.fields %}
        {% if let token = f.token %}
        {% unique "members of " ~ styleType(t), f.name at token %}
        {% elif let constant = f.constant %}
        {% unique "members of " ~ styleType(t), f.name at constant %}
        {% endif %}
        {% endfor %}
        /// How components of the kind {{ t.kindName | string }} look.
        ///
        /// A field that is `nil` is left to the platform.
        public struct {{ styleType(t) }}: Hashable, Sendable {
          {% for f in t.fields %}
          {{ fieldDocumentation(f) }}
          public var {{ f.name }}: {{ fieldType(f) }}?
          {% endfor %}
          {% for p in t.parts %}
          {{ documentation(p.group.description) }}
          {{ "@TokenPart " if isNested(p) else "" }}public var {{ p.name }}: {{ styleType(p.type) }}?
          {% endfor %}
          {% if hasApplicator(t) %}
          /// The properties of a view that the style sets; it leaves others as they are.
          public var fields: TokenStyleFields
          {% endif %}

          /// Makes a style.
          public init(
            {% for f in t.fields %}
            {{ f.name }}: {{ fieldType(f) }}? = nil{{ "" if loop.last and t.parts is empty and not hasApplicator(t) else "," }}
            {% endfor %}
            {% for p in t.parts %}
            {{ p.name }}: {{ styleType(p.type) }}? = nil{{ "" if loop.last and not hasApplicator(t) else "," }}
            {% endfor %}
            {% if hasApplicator(t) %}
            fields: TokenStyleFields = .{{ t.kindName | name("lowerCamel") }}
            {% endif %}
          ) {
            {% for f in t.fields %}
            self.{{ f.name }} = {{ f.name }}
            {% endfor %}
            {% for p in t.parts %}
            self.{{ p.name }} = {{ p.name }}
            {% endfor %}
            {% if hasApplicator(t) %}
            self.fields = fields
            {% endif %}
          }
        }
        {% endmacro %}

        {% macro fieldDocumentation(f: Field) %}
        {% if let t = f.token %}
        {{ documentation(t.description) }}
        {% elif let c = f.constant %}
        {{ documentation(c.description) }}
        {% endif %}
        {% endmacro %}

        {% macro styleInstances(t: ComponentType) %}
        extension {{ styleType(t) }} {
          {% for c in t.instances if c.group.isPublic %}
          {% set name = instanceName(c) %}
          {% unique "styles of " ~ styleType(t), name at c.group %}
          {{ documentation(c.group.description) }}
          {% if varies(c.group) %}
          {{ unavailableStyle(c.group) }}
          public static var {{ name }}: {{ styleType(t) }} { TokenContexts.unavailable() }
          {% else %}
          public static var {{ name }}: {{ styleType(t) }} {
            {{ styleValue(c, false) }}
          }
          {% endif %}
          {% between %}

          {% endfor %}
        }
        {% endmacro %}

        {% macro unavailableStyle(g: Group) %}
        {% set names %}{% for m in themedModifiers if any(t in g.allTokens if variesWith(t, m)) or any(c in g.allConstants if constantVariesWith(c, m)) %}{{ m.name }}{% between %} and {% endfor %}{% endset %}
        @available(*, unavailable, message: "varies with {{ names }}: read theme.{{ stylePath(g) }}")
        {% endmacro %}

        {% macro variesWith(t: Token, m: Modifier): bool = any(v in t.themes if any(c in v.contexts if c.modifier.name == m.name)) %}
        {% macro constantVariesWith(c: Constant, m: Modifier): bool = any(v in c.themes if any(x in v.contexts if x.modifier.name == m.name)) %}

        """#
      ),
      file(
        "swift", "TokenTextField.swift.tmpl",
        #"""
        {% include "themed.tmpl" %}
        {% include "names.tmpl" %}
        {% include "inspectable.tmpl" %}

        {% if isInspectable("UITextField") %}
        {% include "header.tmpl" %}
        #if canImport(UIKit) && !os(watchOS)
          public import UIKit

          /// A text field whose looks are set by names and numbers in Interface Builder.
          @IBDesignable
          open class TokenTextField: UITextField{{ ", TokenStyled" if options.runtime else "" }} {
            {{ textProperties() }}
            {{ styleProperties("UITextField", "text field") }}
            {{ colorProperty("colorName", "The colour of the text") }}
            {{ following("TokenTextField") }}

            private func restyle() {
              {{ restyling("UITextField", "colorName", hasNumbers()) }}
              {% if hasColorNames() %}
              if let color { textColor = color.uiColor }
              {% endif %}
              {{ showingStyle() }}
            }
          }
        #endif
        {% endif %}

        """#
      ),
      file(
        "swift", "TokenTextView.swift.tmpl",
        #"""
        {% include "themed.tmpl" %}
        {% include "names.tmpl" %}
        {% include "inspectable.tmpl" %}

        {% if isInspectable("UITextView") %}
        {% include "header.tmpl" %}
        #if canImport(UIKit) && !os(watchOS)
          public import UIKit

          /// A text view whose looks are set by names and numbers in Interface Builder.
          @IBDesignable
          open class TokenTextView: UITextView{{ ", TokenStyled" if options.runtime else "" }} {
            {{ textProperties() }}
            {{ styleProperties("UITextView", "text view") }}
            {{ colorProperty("colorName", "The colour of the text") }}
            {% if hasNumbers() %}
            open override var text: String! {
              didSet { restyle() }
            }

            {% endif %}
            {{ following("TokenTextView") }}

            private func restyle() {
              {{ restyling("UITextView", "colorName", hasNumbers()) }}
              {% if hasColorNames() %}
              if let color { textColor = color.uiColor }
              {% endif %}
              {{ showingStyle() }}
            }
          }
        #endif
        {% endif %}

        """#
      ),
      file(
        "swift", "TokenTheme+Environment.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        {% include "contexts.tmpl" %}
        #if canImport(UIKit) && !os(watchOS)
          public import UIKit
        #endif
        #if canImport(SwiftUI)
          public import SwiftUI

          private struct TokenThemeKey: EnvironmentKey {
            static let defaultValue = TokenTheme()
          }

          extension EnvironmentValues {
            /// The theme of the views below.
            public var tokenTheme: TokenTheme {
              {% if isAmbient() %}
              get {
                var theme = self[TokenThemeKey.self]
                {% if hasScheme() %}
                theme.contexts.tokenAmbience.appearance = colorScheme == .dark ? .dark : .light
                {% endif %}
                {% if hasContrast() %}
                theme.contexts.tokenAmbience.contrast = colorSchemeContrast == .increased ? .high : .standard
                {% endif %}
                return theme
              }
              {% else %}
              get { self[TokenThemeKey.self] }
              {% endif %}
              set { self[TokenThemeKey.self] = newValue }
            }
          }
        #endif

        #if canImport(UIKit) && !os(watchOS)
          /// The trait that holds the theme of a view and of the views inside it.
          @available(iOS 17, tvOS 17, *)
          public struct TokenThemeTrait: UITraitDefinition {
            /// The theme of views that no other one was set for.
            public static let defaultValue = TokenTheme()
            /// Dynamic colours are resolved again when the theme changes.
            public static let affectsColorAppearance = true
          }

          @available(iOS 17, tvOS 17, *)
          extension UITraitCollection {
            /// The theme of a view and of those inside it.
            ///
            /// It is set by `traitOverrides.tokenTheme` of a window, a view or a view controller.
            public var tokenTheme: TokenTheme {
              {% if isAmbient() %}
              var theme = self[TokenThemeTrait.self]
              {% if hasScheme() %}
              theme.contexts.tokenAmbience.appearance = userInterfaceStyle == .dark ? .dark : .light
              {% endif %}
              {% if hasContrast() %}
              theme.contexts.tokenAmbience.contrast = accessibilityContrast == .high ? .high : .standard
              {% endif %}
              return theme
              {% else %}
              self[TokenThemeTrait.self]
              {% endif %}
            }
          }

          @available(iOS 17, tvOS 17, *)
          extension UIMutableTraits {
            /// The theme of a view and of those inside it.
            public var tokenTheme: TokenTheme {
              get { self[TokenThemeTrait.self] }
              set { self[TokenThemeTrait.self] = newValue }
            }
          }

          extension TokenTheme {
            /// The theme of all views on systems before iOS 17, which have no custom traits.
            @MainActor public static var app = TokenTheme()
          }

          extension UIView {
            /// The theme that the view shows: that of its traits, or of the app before iOS 17.
            public var tokenTheme: TokenTheme {
              if #available(iOS 17, tvOS 17, *) { return traitCollection.tokenTheme }
              {% if isAmbient() %}
              var theme = TokenTheme.app
              {% if hasScheme() %}
              theme.contexts.tokenAmbience.appearance = traitCollection.userInterfaceStyle == .dark ? .dark : .light
              {% endif %}
              {% if hasContrast() %}
              theme.contexts.tokenAmbience.contrast = traitCollection.accessibilityContrast == .high ? .high : .standard
              {% endif %}
              return theme
              {% else %}
              return .app
              {% endif %}
            }
          }
        #endif

        #if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
          @available(iOS 17, tvOS 17, *)
          extension TokenThemeKey: UITraitBridgedEnvironmentKey {
            static func read(from traitCollection: UITraitCollection) -> TokenTheme {
              traitCollection.tokenTheme
            }

            static func write(to mutableTraits: inout any UIMutableTraits, value: TokenTheme) {
              mutableTraits.tokenTheme = value
            }
          }
        #endif

        """#
      ),
      file(
        "swift", "TokenTheme+Group.swift.tmpl",
        #"""
        {% include "themed.tmpl" %}
        {% if isInTheme(group) %}
        {% include "header.tmpl" %}
        extension TokenTheme {
          {{ themedGroup(group, "self") }}
        }
        {% endif %}

        """#
      ),
      file(
        "swift", "TokenTheme.swift.tmpl",
        #"""
        {% include "themed.tmpl" %}
        {% include "contexts.tmpl" %}
        {% include "header.tmpl" %}
        /// All tokens for one choice of contexts.
        ///
        /// A theme has every token at the same path as `{{ options.root }}`, including those that `{{ options.root }}` does not
        /// offer because they vary.
        public struct TokenTheme: Hashable, Sendable {
          /// The contexts that the tokens are for.
          public var contexts: TokenContexts
          {% if options.runtime %}
          /// What a file says in place of compiled values.
          var tokenOverrides: TokenOverrides?
          {% endif %}

          /// Makes the theme of a choice of contexts.
          public init(contexts: TokenContexts) {
            self.contexts = contexts
          }

          /// Makes the theme of these contexts.
          public init(
            {{ parameters("TokenContexts.") }}
          ) {
            contexts = TokenContexts(
              {{ arguments() }}
            )
          }

          /// The theme, by the name that groups know it by.
          var tokens: TokenTheme { self }
          {% if textStyles is not empty %}

          {{ styleFunction(textStyles) }}
          {% endif %}
          {% if hasLeaves(root) %}

          {{ themedLeaves(root) }}
          {% endif %}
        }

        """#
      ),
      file(
        "swift", "TokenTransition.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        /// A movement from one state to another.
        public struct TokenTransition: Hashable, Sendable {
          /// How long it takes, in milliseconds.
          public var milliseconds: Double
          /// How long it waits before it starts, in milliseconds.
          public var delayMilliseconds: Double
          /// How it gathers and loses speed.
          public var curve: TokenCurve

          /// Makes a movement.
          @inline(never)  // Otherwise its code is repeated for every token.
          public init(milliseconds: Double, delayMilliseconds: Double = 0, curve: TokenCurve) {
            self.milliseconds = milliseconds
            self.delayMilliseconds = delayMilliseconds
            self.curve = curve
          }

          /// How long it takes.
          public var duration: TokenDuration { .milliseconds(milliseconds) }

          /// How long it waits before it starts.
          public var delay: TokenDuration { .milliseconds(delayMilliseconds) }
        }

        """#
      ),
      file(
        "swift", "TokenView.swift.tmpl",
        #"""
        {% include "themed.tmpl" %}
        {% include "names.tmpl" %}
        {% include "inspectable.tmpl" %}

        {% if isInspectable("UIView") %}
        {% include "header.tmpl" %}
        #if canImport(UIKit) && !os(watchOS)
          public import UIKit

          /// A view whose looks are set by names in Interface Builder.
          @IBDesignable
          open class TokenView: UIView{{ ", TokenStyled" if options.runtime else "" }} {
            {{ styleProperties("UIView", "view") }}
            {{ colorProperty("backgroundName", "The colour of the background") }}
            {{ following("TokenView") }}

            private func restyle() {
              {{ restyling("UIView", "backgroundName", false) }}
              {% if hasColorNames() %}
              if let color { backgroundColor = color.uiColor }
              {% endif %}
            }
          }
        #endif
        {% endif %}

        """#
      ),
      file(
        "swift", "Tokens.swift.tmpl",
        #"""
        {% include "members.tmpl" %}

        {# Tokens and constants that stand in no group. #}
        {% macro outside(g: Group) %}
        {% for c in g.constants %}
        {{ constantMember(c) }}
        {% between %}

        {% endfor %}
        {% if g.constants is not empty and g.tokens is not empty %}

        {% endif %}
        {% for t in g.tokens if isInTokens(t) %}
        {{ member(t) }}
        {% between %}

        {% endfor %}
        {% endmacro %}

        {% include "header.tmpl" %}
        /// The design tokens, in the groups of the source.
        {% if hasThemes %}
        ///
        /// Colours adapt to light and dark appearance. Tokens that vary with anything else are read from a
        /// ``TokenTheme``; here they do not compile.
        {% else %}
        ///
        /// Colours adapt to light and dark appearance.
        {% endif %}
        public enum {{ options.root }} {
          {{ outside(root) }}
        }

        """#
      ),
      file(
        "swift", "Typography+Attributes.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        #if canImport(UIKit)
          public import UIKit
        #elseif canImport(AppKit)
          public import AppKit
        #endif

        #if canImport(UIKit) && !os(watchOS)
          extension Typography {
            /// The attributes of text in this style; every line is exactly as high as the style says.
            ///
            /// - Parameter traits: Where the content size is taken from; the system's by default.
            public func attributes(
              compatibleWith traits: UITraitCollection? = nil
            ) -> [NSAttributedString.Key: Any] {
              attributes(compatibleWith: traits, paragraph: NSMutableParagraphStyle())
            }

            /// Text in this style and in its letter case.
            public func attributedString(
              _ text: String,
              compatibleWith traits: UITraitCollection? = nil
            ) -> NSAttributedString {
              NSAttributedString(string: cased(text), attributes: attributes(compatibleWith: traits))
            }

            /// The attributes, with `paragraph` for what the source leaves open.
            func attributes(
              compatibleWith traits: UITraitCollection?,
              paragraph: NSMutableParagraphStyle
            ) -> [NSAttributedString.Key: Any] {
              let (font, factor) = scaledFont(compatibleWith: traits)
              var attributes = scaled(by: factor).attributes(paragraph: paragraph)
              attributes[.font] = font
              if lineHeight != nil {
                var isDoubled = true
                if #available(iOS 16.4, tvOS 16.4, *) { isDoubled = false }
                attributes[.baselineOffset] = scaled(by: factor)
                  .baselineOffset(fontLineHeight: font.lineHeight, isDoubled: isDoubled)
              }
              if let color { attributes[.foregroundColor] = color.uiColor }
              return attributes
            }
          }
        #elseif canImport(AppKit)
          extension Typography {
            /// The attributes of text in this style; every line is exactly as high as the style says.
            public var attributes: [NSAttributedString.Key: Any] {
              attributes(ofParagraph: NSMutableParagraphStyle())
            }

            /// Text in this style and in its letter case.
            public func attributedString(_ text: String) -> NSAttributedString {
              NSAttributedString(string: cased(text), attributes: attributes)
            }

            /// The attributes, with `paragraph` for what the source leaves open.
            func attributes(
              ofParagraph paragraph: NSMutableParagraphStyle
            ) -> [NSAttributedString.Key: Any] {
              let font = nsFont
              var attributes = attributes(paragraph: paragraph)
              attributes[.font] = font
              if lineHeight != nil {
                attributes[.baselineOffset] = baselineOffset(fontLineHeight: font.ascender - font.descender)
              }
              if let color { attributes[.foregroundColor] = color.nsColor }
              return attributes
            }
          }
        #endif

        #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
          extension Typography {
            /// What does not need the font.
            private func attributes(
              paragraph: NSMutableParagraphStyle
            ) -> [NSAttributedString.Key: Any] {
              if let lineHeight {
                paragraph.minimumLineHeight = lineHeight
                paragraph.maximumLineHeight = lineHeight
              }
              if let alignment { paragraph.alignment = alignment.textAlignment }
              if let lineBreak { paragraph.lineBreakMode = lineBreak.mode }
              var attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: paragraph]
              if let kern { attributes[.kern] = kern }
              // Text can have one shadow, which falls outside it.
              attributes[.shadow] = shadows.first { !$0.isInset }?.textShadow
              // It can have no line above it.
              if decoration == .underline {
                attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
              } else if decoration == .lineThrough {
                attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
              }
              return attributes
            }

            /// Text in the letter case of the style.
            func cased(_ text: String) -> String {
              switch letterCase {
              case .uppercase: return text.localizedUppercase
              case .lowercase: return text.localizedLowercase
              case .capitalize:
                // Only the first letter of a word, so that other capitals stay.
                var beginsWord = true
                return text.map { character in
                  defer { beginsWord = character.isWhitespace }
                  return beginsWord ? String(character).localizedUppercase : String(character)
                }.joined()
              case .some(.none), nil: return text
              }
            }
          }

          extension TokenShadow {
            /// The shadow for text, which has no spread.
            fileprivate var textShadow: NSShadow {
              let shadow = NSShadow()
              shadow.shadowBlurRadius = blur.points
              #if canImport(UIKit)
                shadow.shadowOffset = CGSize(width: offsetX.points, height: offsetY.points)
                shadow.shadowColor = color.uiColor
              #else
                // AppKit counts upwards.
                shadow.shadowOffset = CGSize(width: offsetX.points, height: -offsetY.points)
                shadow.shadowColor = color.nsColor
              #endif
              return shadow
            }
          }
        #endif

        """#
      ),
      file(
        "swift", "Typography+Font.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        #if canImport(UIKit)
          public import UIKit
        #elseif canImport(AppKit)
          public import AppKit
        #endif

        #if canImport(UIKit) && !os(watchOS)
          extension Typography {
            /// The font for UIKit, as large as the person who reads has asked for.
            ///
            /// - Parameter traits: Where the content size is taken from; the system's by default.
            public func uiFont(compatibleWith traits: UITraitCollection? = nil) -> UIFont {
              scaledFont(compatibleWith: traits).font
            }

            /// The font, and how many times larger it is than the source has it.
            func scaledFont(compatibleWith traits: UITraitCollection?) -> (font: UIFont, factor: Double) {
              let base = baseFont
              let style = UIFont.TextStyle(word: system ?? relativeTo ?? "body")
              let scaled: UIFont
              if system == nil {
                scaled = UIFontMetrics(forTextStyle: style).scaledFont(for: base, compatibleWith: traits)
              } else {
                scaled = weighted(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits))
              }
              return (scaled, base.pointSize > 0 ? scaled.pointSize / base.pointSize : 1)
            }
          }
        #elseif canImport(AppKit)
          extension Typography {
            /// The font for AppKit.
            public var nsFont: NSFont { baseFont }
          }
        #endif

        #if canImport(UIKit) || canImport(AppKit)
          extension Typography {
            /// The font in the size that the source has, which people see who have asked for no other.
            var baseFont: PlatformFont {
              let style = PlatformFont.TextStyle(word: system ?? relativeTo ?? "body")
              if system != nil { return weighted(Self.preferredFont(style)) }
              return font(ofSize: size ?? Double(Self.preferredFont(style).pointSize))
            }

            /// The same text style in the weight that the source asks for, if it does.
            private func weighted(_ font: PlatformFont) -> PlatformFont {
              guard let weight else { return font }
              return PlatformFont.systemFont(ofSize: font.pointSize, weight: weight.platformWeight)
            }

            private static func preferredFont(_ style: PlatformFont.TextStyle) -> PlatformFont {
              #if os(watchOS) || !canImport(UIKit)
                PlatformFont.preferredFont(forTextStyle: style)
              #else
                PlatformFont.preferredFont(
                  forTextStyle: style,
                  compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)
                )
              #endif
            }

            /// Where the font comes from, of what is installed.
            var fontSource: TokenFontFamily.Source {
              guard let family else { return .system(.standard) }
              return TokenInstalledFonts.source(
                of: family, weight: weight ?? 400, isItalic: slant != .normal
              )
            }

            private func font(ofSize size: Double) -> PlatformFont {
              let weight = (weight ?? 400).platformWeight
              let system = PlatformFont.systemFont(ofSize: size, weight: weight)
              var descriptor: PlatformFontDescriptor? = system.fontDescriptor
              switch fontSource {
              case .face(let name):
                return PlatformFont(name: name, size: size) ?? system
              case .family(let name):
                descriptor = PlatformFontDescriptor(fontAttributes: [
                  .family: name, .traits: [PlatformFontDescriptor.TraitKey.weight: weight.rawValue],
                ])
              case .system(.standard) where slant == .normal:
                return system
              case .system(let design):
                descriptor = descriptor?.withDesign(design.platformDesign) ?? descriptor
              }
              if slant != .normal, let upright = descriptor {
                descriptor = upright.slanted ?? upright
              }
              let font: PlatformFont? = descriptor.flatMap { PlatformFont(descriptor: $0, size: size) }
              return font ?? system
            }
          }

          extension PlatformFontDescriptor {
            /// The italic letters of the same family, if it has any.
            fileprivate var slanted: PlatformFontDescriptor? {
              #if canImport(UIKit)
                withSymbolicTraits(symbolicTraits.union(.traitItalic))
              #else
                withSymbolicTraits(symbolicTraits.union(.italic))
              #endif
            }
          }
        #endif

        """#
      ),
      file(
        "swift", "Typography+Scaling.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        extension Typography {
          /// The style with size, line height and kern made larger or smaller, so that it keeps its looks.
          public func scaled(by factor: Double) -> Typography {
            var scaled = self
            scaled.size = size.map { $0 * factor }
            scaled.lineHeight = lineHeight.map { $0 * factor }
            scaled.kern = kern.map { $0 * factor }
            return scaled
          }

          /// The space added between letters, as a part of the size; `nil` without a kern or a size.
          public var kernInEms: Double? {
            get {
              guard let kern, let size, size > 0 else { return nil }
              return kern / size
            }
            set {
              guard let size else { return }
              kern = newValue.map { $0 * size }
            }
          }

          /// How far a font must be raised to stand in the middle of a line of the style's height.
          ///
          /// A line that is higher than its font has all its extra space above the letters, so half of that
          /// space is below them when they are raised by half of it.
          ///
          /// - Parameters:
          ///   - fontLineHeight: The height of a line that the font itself asks for.
          ///   - isDoubled: Whether the system moves text by twice the offset, as UIKit did before iOS 16.4
          ///     (see developer.apple.com/forums/thread/124799).
          public func baselineOffset(fontLineHeight: Double, isDoubled: Bool = false) -> Double {
            guard let lineHeight else { return 0 }
            return (lineHeight - fontLineHeight) / (isDoubled ? 4 : 2)
          }
        }

        """#
      ),
      file(
        "swift", "Typography+SwiftUI.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        #if canImport(UIKit)
          import UIKit
        #elseif canImport(AppKit)
          import AppKit
        #endif
        #if canImport(SwiftUI)
          public import SwiftUI

          extension Typography {
            /// The font for SwiftUI.
            ///
            /// It grows and shrinks with what the person who reads has asked for, unless it is the system's
            /// own font in a size of the source: that only does so in ``SwiftUI/View/typography(_:)``.
            public var font: SwiftUI.Font {
              let style = SwiftUI.Font.TextStyle(word: system ?? relativeTo ?? "body")
              if system != nil { return fixedFont(ofSize: 0) }
              let size = baseFont.pointSize
              switch fontSource {
              case .face(let name):
                return .custom(name, size: size, relativeTo: style)
              case .family(let name):
                return slanted(
                  .custom(name, size: size, relativeTo: style).weight((weight ?? 400).swiftUIWeight)
                )
              case .system:
                return fixedFont(ofSize: size)
              }
            }

            /// The font in a size that is already scaled.
            fileprivate func fixedFont(ofSize size: Double) -> SwiftUI.Font {
              if let system {
                let font = SwiftUI.Font.system(SwiftUI.Font.TextStyle(word: system))
                return slanted(weight.map { font.weight($0.swiftUIWeight) } ?? font)
              }
              let weight = (weight ?? 400).swiftUIWeight
              switch fontSource {
              case .face(let name):
                return .custom(name, fixedSize: size)
              case .family(let name):
                return slanted(.custom(name, fixedSize: size).weight(weight))
              case .system(let design):
                return slanted(.system(size: size, weight: weight, design: design.swiftUIDesign))
              }
            }

            private func slanted(_ font: SwiftUI.Font) -> SwiftUI.Font {
              slant == .normal ? font : font.italic()
            }
          }

          extension SwiftUI.View {
            /// Shows text in this style, as large as the person who reads has asked for.
            ///
            /// Lines are as high as the style says, except that SwiftUI never sets lines closer together than
            /// the font asks for. Where a style's lines are lower than that, several lines are higher here than
            /// in UIKit, which sets them closer; one line is not.
            public func typography(_ typography: Typography) -> some SwiftUI.View {
              modifier(TypographyModifier(typography))
            }
            {% if textStyles is not empty %}

            /// Shows text in a numbered style{{ " of the theme" if (options.runtime or modifiers is not empty) else "" }}, such as `.textStyle(.{{ firstStyle(textStyles) }})`.
            public func textStyle(_ style: TextStyle) -> some SwiftUI.View {
              {% if (options.runtime or modifiers is not empty) %}
              modifier(TextStyleModifier(style: style))
              {% else %}
              typography(style.typography)
              {% endif %}
            }
            {% endif %}
          }
          {% if textStyles is not empty and (options.runtime or modifiers is not empty) %}

          private struct TextStyleModifier: SwiftUI.ViewModifier {
            let style: TextStyle
            @SwiftUI.Environment(\.tokenTheme) private var theme

            func body(content: Content) -> some SwiftUI.View {
              content.typography(theme.typography(style))
            }
          }
          {% endif %}

          private struct TypographyModifier: SwiftUI.ViewModifier {
            let typography: Typography
            private let base: PlatformFont
            /// Scaled as it is, not as a factor, because scaled values are rounded to whole pixels.
            @SwiftUI.ScaledMetric private var size: CGFloat

            init(_ typography: Typography) {
              self.typography = typography
              base = typography.baseFont
              let style = SwiftUI.Font.TextStyle(word: typography.system ?? typography.relativeTo ?? "body")
              _size = SwiftUI.ScaledMetric(wrappedValue: base.pointSize, relativeTo: style)
            }

            func body(content: Content) -> some SwiftUI.View {
              let factor = base.pointSize > 0 ? size / base.pointSize : 1
              let scaled = typography.scaled(by: factor)
              // The space that a line has beyond its font, one half above it and one below.
              // A line lower than its font takes from both, but SwiftUI brings no two lines closer together.
              let half = scaled.baselineOffset(fontLineHeight: base.heightOfLine * factor)
              content
                .font(typography.fixedFont(ofSize: size))
                .letters(kern: scaled.kern ?? 0, decoration: typography.decoration)
                .lineSpacing(max(0, half * 2))
                .padding(.vertical, half)
                .textShadow(typography.shadows)
                .foregroundStyle(
                  typography.color.map { AnyShapeStyle($0.color) } ?? AnyShapeStyle(ForegroundStyle())
                )
                .transformEnvironment(\.textCase) { $0 = typography.letterCase.map(\.textCase) ?? $0 }
                .transformEnvironment(\.multilineTextAlignment) {
                  $0 = typography.alignment.map(\.swiftUIAlignment) ?? $0
                }
                .transformEnvironment(\.truncationMode) { $0 = typography.lineBreak?.truncation ?? $0 }
            }
          }
        #endif

        {% macro firstStyle(styles: [Token]) %}
        {% for t in styles %}{% if loop.first %}{{ t.styleName }}{% endif %}{% endfor %}
        {% endmacro %}

        """#
      ),
      file(
        "swift", "Typography+Views.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        #if canImport(UIKit) && !os(watchOS)
          public import UIKit

          /// Text that a view has when a style is applied is shown in the style. Apply it anew after setting
          /// other text, and when the content size changes.
          extension Typography {
            /// Shows the text of labels in this style.
            @MainActor public func apply(to labels: UILabel...) { apply(to: labels) }

            /// Shows the text of labels in this style.
            @MainActor public func apply(to labels: [UILabel]) {
              for label in labels {
                label.attributedText = label.styled(label.text ?? "", self)
              }
            }

            /// Shows the titles of buttons in this style.
            @MainActor public func apply(to buttons: UIButton...) { apply(to: buttons) }

            /// Shows the titles of buttons in this style.
            @MainActor public func apply(to buttons: [UIButton]) {
              for button in buttons {
                let states: [UIControl.State] = [.normal, .highlighted, .selected, .disabled]
                // All are read first, because a state without a title has that of the normal one.
                let titles = states.map { button.title(for: $0) ?? button.attributedTitle(for: $0)?.string }
                for (state, title) in zip(states, titles) {
                  guard let title else { continue }
                  var attributes = attributes(compatibleWith: button.traitCollection)
                  if color == nil { attributes[.foregroundColor] = button.titleColor(for: state) }
                  let styled = NSAttributedString(string: cased(title), attributes: attributes)
                  button.setAttributedTitle(styled, for: state)
                }
              }
            }

            /// Shows the text of fields in this style; their one line stays as high as they are.
            @MainActor public func apply(to fields: UITextField...) { apply(to: fields) }

            /// Shows the text of fields in this style; their one line stays as high as they are.
            @MainActor public func apply(to fields: [UITextField]) {
              var single = self
              single.lineHeight = nil
              for field in fields {
                let paragraph = NSMutableParagraphStyle()
                paragraph.alignment = field.textAlignment
                let attributes = single.attributes(
                  compatibleWith: field.traitCollection, paragraph: paragraph
                )
                field.defaultTextAttributes.merge(attributes) { $1 }
              }
            }

            /// Shows the text of text views in this style, and what is typed next.
            @MainActor public func apply(to textViews: UITextView...) { apply(to: textViews) }

            /// Shows the text of text views in this style, and what is typed next.
            @MainActor public func apply(to textViews: [UITextView]) {
              for view in textViews {
                let paragraph = NSMutableParagraphStyle()
                paragraph.alignment = view.textAlignment
                var attributes = attributes(compatibleWith: view.traitCollection, paragraph: paragraph)
                if color == nil { attributes[.foregroundColor] = view.textColor }
                view.attributedText = NSAttributedString(string: cased(view.text ?? ""), attributes: attributes)
                view.typingAttributes = attributes
              }
            }
          }

          extension UILabel {
            /// Text in a style, with the label's own choice of what the style leaves open.
            func styled(_ text: String, _ typography: Typography) -> NSAttributedString {
              let paragraph = NSMutableParagraphStyle()
              paragraph.alignment = textAlignment
              paragraph.lineBreakMode = lineBreakMode
              var attributes = typography.attributes(
                compatibleWith: traitCollection, paragraph: paragraph
              )
              if typography.color == nil { attributes[.foregroundColor] = textColor }
              return NSAttributedString(string: typography.cased(text), attributes: attributes)
            }
            {% if textStyles is not empty %}

            /// Shows the text that the label has in a numbered style.
            {% if (options.runtime or modifiers is not empty) %}
            ///
            /// - Parameter theme: the theme to take the style from; `nil` for that of the label's traits.
            public func apply(_ style: TextStyle, in theme: TokenTheme? = nil) {
              (theme ?? tokenTheme).typography(style).apply(to: self)
            {% else %}
            public func apply(_ style: TextStyle) {
              style.typography.apply(to: self)
            {% endif %}
            }
            {% endif %}
          }
        #elseif canImport(AppKit)
          public import AppKit

          extension Typography {
            /// Shows the text of labels in this style.
            @MainActor public func apply(to fields: NSTextField...) { apply(to: fields) }

            /// Shows the text of labels in this style.
            @MainActor public func apply(to fields: [NSTextField]) {
              for field in fields {
                let paragraph = NSMutableParagraphStyle()
                paragraph.alignment = field.alignment
                paragraph.lineBreakMode = field.lineBreakMode
                var attributes = attributes(ofParagraph: paragraph)
                if color == nil { attributes[.foregroundColor] = field.textColor }
                let text = cased(field.stringValue)
                field.attributedStringValue = NSAttributedString(string: text, attributes: attributes)
              }
            }

            /// Shows the title of buttons in this style.
            @MainActor public func apply(to buttons: NSButton...) { apply(to: buttons) }

            /// Shows the title of buttons in this style.
            @MainActor public func apply(to buttons: [NSButton]) {
              for button in buttons {
                let paragraph = NSMutableParagraphStyle()
                paragraph.alignment = button.alignment
                var attributes = attributes(ofParagraph: paragraph)
                if color == nil {
                  attributes[.foregroundColor] = button.contentTintColor ?? .controlTextColor
                }
                let title = cased(button.title)
                button.attributedTitle = NSAttributedString(string: title, attributes: attributes)
              }
            }
          }
        #endif

        """#
      ),
      file(
        "swift", "Typography+Words.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        #if canImport(UIKit)
          import UIKit
        #elseif canImport(AppKit)
          import AppKit
        #endif
        #if canImport(SwiftUI)
          import SwiftUI
        #endif

        #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
          extension Typography.Alignment {
            /// The side for UIKit and AppKit.
            var textAlignment: NSTextAlignment {
              switch self {
              case .start: .natural
              case .end:
                NSParagraphStyle.defaultWritingDirection(forLanguage: nil) == .rightToLeft ? .left : .right
              case .left: .left
              case .right: .right
              case .center: .center
              case .justify: .justified
              }
            }
          }

          extension Typography.LineBreak {
            /// What happens, for UIKit and AppKit.
            var mode: NSLineBreakMode {
              switch self {
              case .wordWrapping: .byWordWrapping
              case .charWrapping: .byCharWrapping
              case .clipping: .byClipping
              case .truncatingHead: .byTruncatingHead
              case .truncatingMiddle: .byTruncatingMiddle
              case .truncatingTail: .byTruncatingTail
              }
            }
          }
        #endif

        #if canImport(SwiftUI)
          extension SwiftUI.View {
            /// Space between letters and lines with them, where SwiftUI has them for every view.
            @ViewBuilder func letters(
              kern: Double,
              decoration: Typography.Decoration?
            ) -> some SwiftUI.View {
              if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
                kerning(kern).underline(decoration == .underline)
                  .strikethrough(decoration == .lineThrough)
              } else {
                self
              }
            }
          }

          extension SwiftUI.View {
            /// The shadow of text, of which SwiftUI draws one layer that falls outside, without spread.
            @ViewBuilder func textShadow(_ shadows: [TokenShadow]) -> some SwiftUI.View {
              if let shadow = shadows.first(where: { !$0.isInset }) {
                // SwiftUI counts from the middle of the edge, the tokens count all of it.
                self.shadow(
                  color: shadow.color.color,
                  radius: shadow.blur.points / 2,
                  x: shadow.offsetX.points,
                  y: shadow.offsetY.points
                )
              } else {
                self
              }
            }
          }

          extension PlatformFont {
            /// The height of a line that the font asks for.
            var heightOfLine: CGFloat { ascender - descender }
          }

          extension Typography.LetterCase {
            /// The letter case for SwiftUI, which has none that capitalizes words.
            var textCase: SwiftUI.Text.Case? {
              switch self {
              case .uppercase: .uppercase
              case .lowercase: .lowercase
              case .none, .capitalize: nil
              }
            }
          }

          extension Typography.Alignment {
            /// The side for SwiftUI, which knows sides only by the direction of reading.
            var swiftUIAlignment: SwiftUI.TextAlignment {
              switch self {
              case .start, .left, .justify: .leading
              case .end, .right: .trailing
              case .center: .center
              }
            }
          }

          extension Typography.LineBreak {
            /// Where SwiftUI shortens text, if the style has a wish.
            var truncation: SwiftUI.Text.TruncationMode? {
              switch self {
              case .truncatingHead: .head
              case .truncatingMiddle: .middle
              case .truncatingTail: .tail
              case .wordWrapping, .charWrapping, .clipping: nil
              }
            }
          }
        #endif

        """#
      ),
      file(
        "swift", "Typography.swift.tmpl",
        #"""
        {% include "header.tmpl" %}
        /// How text looks.
        ///
        /// What is `nil`, the source leaves to the platform.
        public struct Typography: Hashable, Sendable {
          /// The typeface.
          public var family: TokenFontFamily?
          /// The size of the font, in points.
          public var size: Double?
          /// How heavy the letters are.
          public var weight: TokenFontWeight?
          /// Whether the letters stand upright.
          public var slant: Slant
          /// The distance from one line to the next, in points.
          public var lineHeight: Double?
          /// The space added between letters, in points.
          public var kern: Double?
          /// The text style of the platform that it grows and shrinks with, such as `body`.
          public var relativeTo: String?
          /// The text style of the platform that it is, such as `body`.
          public var system: String?
          /// The colour of the text.
          public var color: TokenColor?
          /// The side that lines are aligned to.
          public var alignment: Alignment?
          /// The letter case that text is shown in.
          public var letterCase: LetterCase?
          /// The line that is drawn with the text.
          public var decoration: Decoration?
          /// What happens to text that is too long.
          public var lineBreak: LineBreak?
          /// The shadows of the text, the first on top.
          public var shadows: [TokenShadow]

          /// Makes a text style of what every text style has.
          @inline(never)  // Otherwise its code is repeated for every token, as default arguments are.
          public init(
            family: TokenFontFamily,
            size: Double,
            weight: TokenFontWeight,
            lineHeight: Double,
            kern: Double
          ) {
            self.init(
              family: Optional(family),
              size: size,
              weight: weight,
              slant: .normal,
              lineHeight: lineHeight,
              kern: kern
            )
          }

          /// Makes a text style.
          @inline(never)  // Otherwise its code is repeated for every token.
          public init(
            family: TokenFontFamily? = nil,
            size: Double? = nil,
            weight: TokenFontWeight? = nil,
            slant: Slant = .normal,
            lineHeight: Double? = nil,
            kern: Double? = nil,
            relativeTo: String? = nil,
            system: String? = nil,
            color: TokenColor? = nil,
            alignment: Alignment? = nil,
            letterCase: LetterCase? = nil,
            decoration: Decoration? = nil,
            lineBreak: LineBreak? = nil,
            shadows: [TokenShadow] = []
          ) {
            self.family = family
            self.size = size
            self.weight = weight
            self.slant = slant
            self.lineHeight = lineHeight
            self.kern = kern
            self.relativeTo = relativeTo
            self.system = system
            self.color = color
            self.alignment = alignment
            self.letterCase = letterCase
            self.decoration = decoration
            self.lineBreak = lineBreak
            self.shadows = shadows
          }

          /// Whether letters stand upright.
          public enum Slant: String, CaseIterable, Hashable, Sendable {
            /// `italic` has shapes of its own, `oblique` the upright ones, slanted.
            case normal, italic, oblique
          }

          /// The sides that lines can be aligned to.
          public enum Alignment: String, CaseIterable, Hashable, Sendable {
            /// `start` and `end` follow the direction of reading.
            case start, end, left, right, center, justify
          }

          /// The letter cases that text can be shown in.
          public enum LetterCase: String, CaseIterable, Hashable, Sendable {
            /// `none` leaves text as it is.
            case none, uppercase, lowercase, capitalize
          }

          /// The lines that can be drawn with text.
          public enum Decoration: String, CaseIterable, Hashable, Sendable {
            /// `lineThrough` strikes the text out.
            case none, underline, overline, lineThrough
          }

          /// What can happen to text that is too long.
          public enum LineBreak: String, CaseIterable, Hashable, Sendable {
            /// The words of `NSLineBreakMode`.
            case wordWrapping, charWrapping, clipping, truncatingHead, truncatingMiddle, truncatingTail
          }
        }

        /// ``Typography``, by a name that no group of tokens can have.
        public typealias TokenTypography = Typography

        """#
      ),
      file(
        "swift", "constants.tmpl",
        #"""
        {# What the standard has no type for. #}

        {% macro constantMember(c: Constant) %}
        {% if let word = c.value as word %}
        {{ wordType(c, word) }}

        {% endif %}
        {{ documentation(c.description) }}
        {% if c.isThemed %}
        {% if let v = c.themes | first %}
        {{ unavailable(v.contexts, c.memberPath) }}
        {% endif %}
        {{ "public " if c.isPublic else "" }}static var {{ c.name }}: {{ constantType(c.value, "") }} { TokenContexts.unavailable() }
        {% elif c.value is insets or c.value is rect %}
        {{ "public " if c.isPublic else "" }}static var {{ c.name }}: {{ constantType(c.value, "") }} {
          {{ constant(c.value) }}
        }
        {% else %}
        {{ "public " if c.isPublic else "" }}static var {{ c.name }}: {{ constantType(c.value, "") }} { {{ constant(c.value) }} }
        {% endif %}
        {% endmacro %}

        {# The words that a constant can be. #}
        {% macro wordType(c: Constant, word: WordConstant) %}
        /// The words that `{{ c.name }}` can be.
        {{ "public " if c.isPublic else "" }}enum {{ word.typeName }}: String, CaseIterable, Hashable, Sendable {
          {% for w in word.words %}
          case {{ w.name }} = {{ w.text | string }}
          {% endfor %}
        }
        {% endmacro %}

        {# `scope`: what leads to the group that the constant stands in. #}

        {% macro constantType.boolean(c, scope: code) %}
        Bool
        {% endmacro %}

        {% macro constantType.string(c, scope: code) %}
        String
        {% endmacro %}

        {% macro constantType.image(c, scope: code) %}
        TokenImage
        {% endmacro %}

        {% macro constantType.word(c, scope: code) %}
        {{ scope }}{{ c.typeName }}
        {% endmacro %}

        {# A number that is whole in every context is one that can count. #}
        {% macro constantType.number(c: NumberConstant, scope: code) %}
        {{ "Int" if c.isWhole else "Double" }}
        {% endmacro %}

        {% macro constantType.point(c, scope: code) %}
        TokenPoint
        {% endmacro %}

        {% macro constantType.size(c, scope: code) %}
        TokenSize
        {% endmacro %}

        {% macro constantType.rect(c, scope: code) %}
        TokenRect
        {% endmacro %}

        {% macro constantType.insets(c, scope: code) %}
        TokenInsets
        {% endmacro %}

        {% macro constant.boolean(c) %}
        {{ "true" if c.value else "false" }}
        {% endmacro %}

        {% macro constant.string(c) %}
        {{ c.value | string }}
        {% endmacro %}

        {% macro constant.word(c) %}
        .{{ c.name }}
        {% endmacro %}

        {% macro constant.image(c) %}
        TokenImage({{ c.value | string }})
        {% endmacro %}

        {% macro constant.number(c: NumberConstant) %}
        {{ c.value }}
        {% endmacro %}

        {% macro constant.point(c) %}
        TokenPoint(x: {{ c.x }}, y: {{ c.y }})
        {% endmacro %}

        {% macro constant.size(c) %}
        TokenSize(width: {{ c.width }}, height: {{ c.height }})
        {% endmacro %}

        {% macro constant.rect(c) %}
        TokenRect(x: {{ c.x }}, y: {{ c.y }}, width: {{ c.width }}, height: {{ c.height }})
        {% endmacro %}

        {% macro constant.insets(c) %}
        TokenInsets(top: {{ c.top }}, leading: {{ c.leading }}, bottom: {{ c.bottom }}, trailing: {{ c.trailing }})
        {% endmacro %}

        """#
      ),
      file(
        "swift", "contexts.tmpl",
        #"""
        {# What a theme is chosen by. #}

        {# Whether the source says what is light and dark, and what has more contrast. #}
        {% macro hasScheme(): bool = any(m in modifiers if any(c in m.contexts if c.scheme is not none)) %}
        {% macro isHigh(c: Context): bool = (c.contrast | default("standard")) == "high" %}
        {% macro hasContrast(): bool = any(m in modifiers if any(c in m.contexts if isHigh(c))) %}

        {# A modifier is chosen by its contexts, unless each of them is an appearance or a contrast. #}
        {% macro isChosen(m: Modifier): bool = any(c in m.contexts if c.scheme is none and c.contrast is none) %}

        {# An appearance and a contrast can be chosen by themselves, unless a modifier has that name. #}
        {% macro offersScheme(): bool = hasScheme() and not any(m in modifiers if isChosen(m) and m.name == "appearance") %}
        {% macro offersContrast(): bool = hasContrast() and not any(m in modifiers if isChosen(m) and m.name == "contrast") %}

        {# A parameter for each choice, with its default. `scope`: what leads to the types of contexts. #}
        {% macro parameters(scope: code) %}
        {% for m in modifiers if isChosen(m) %}
        {{ m.name }}: {{ scope }}{{ m.typeName }}{{ " = ." ~ m.default.name if m.role is none else "? = nil" }}{{ "," if offersScheme() or offersContrast() or not loop.last else "" }}
        {% endfor %}
        {% if offersScheme() %}
        appearance: TokenAppearance? = nil{{ "," if offersContrast() else "" }}
        {% endif %}
        {% if offersContrast() %}
        contrast: TokenContrast? = nil
        {% endif %}
        {% endmacro %}

        {% macro arguments() %}
        {% for m in modifiers if isChosen(m) %}
        {{ m.label }}: {{ m.name }}{{ "," if offersScheme() or offersContrast() or not loop.last else "" }}
        {% endfor %}
        {% if offersScheme() %}
        appearance: appearance{{ "," if offersContrast() else "" }}
        {% endif %}
        {% if offersContrast() %}
        contrast: contrast
        {% endif %}
        {% endmacro %}

        {# Whether values that are no colours depend on the appearance or the contrast, now or in a file that replaces them. #}
        {% macro isAmbient(): bool = any(m in themedModifiers if m.role is not none) or (options.runtime and any(m in modifiers if m.role is not none)) %}

        """#
      ),
      file(
        "swift", "fields.tmpl",
        #"""
        {# Which fields of component styles are properties of views, which applicators set. Any other field is data. #}

        {# The property that a field is for, perhaps in one state; nothing for data. #}
        {% macro property(t: ComponentType, f: Field) %}
        {% set name = (t.kindName ~ "." ~ f.name) | lookup("kindField") | default(f.name | lookup("viewField") | default("")) %}
        {{ name if fieldType(f) == (name | lookup("fieldType") | default("")) or (name == "opacity" and fieldType(f) == "Int") else "" }}
        {% endmacro %}

        {% macro isApplied(t: ComponentType, f: Field): bool = property(t, f) != "" %}
        {% macro hasProperty(t: ComponentType, name: code): bool = any(f in t.fields if property(t, f) == name) %}
        {% macro hasApplicator(t: ComponentType): bool = t.kind != "other" and any(f in t.fields if isApplied(t, f)) %}
        {% macro isAnywhere(name: code): bool = any(t in componentTypes if hasProperty(t, name)) %}

        {# Whether `set` of views has to know a property: buttons show some of theirs in other ways. #}
        {% macro isOfViews(name: code): bool = any(t in componentTypes if hasProperty(t, name) and not isOfButton(t, name)) %}
        {% macro isOfButton(t: ComponentType, name: code): bool = t.kind == "button" and name in ("background", "border", "opacity") %}
        {% macro hasViewProperties(): bool = any(t in componentTypes if any(f in t.fields if isOfViewsInType(t, f))) %}
        {% macro isOfViewsInType(t: ComponentType, f: Field): bool = isApplied(t, f) and isViewField(f) and not isOfButton(t, property(t, f)) %}
        {% macro isViewField(f: Field): bool = f.name | lookup("viewField") is not none %}

        {# The properties that a component declares; one with values for states only stands for itself. #}
        {% macro fieldSet(t: ComponentType, own: [Field]) %}
        [{% for f in t.fields if isListed(t, f, own) %}.{{ property(t, f) }}{% between %}, {% endfor %}]
        {% endmacro %}

        {% macro isListed(t: ComponentType, f: Field, own: [Field]): bool = isApplied(t, f) and any(o in own if o.name == f.name) and (f.name == property(t, f) or not any(o in own if o.name == property(t, f))) %}

        {# The properties that a part has in any component of a kind. #}
        {% macro partFieldSet(whole: ComponentType, p: Component) %}
        [{% for f in p.type.fields if isListedInPart(whole, p, f) %}.{{ property(p.type, f) }}{% between %}, {% endfor %}]
        {% endmacro %}

        {% macro isListedInPart(whole: ComponentType, p: Component, f: Field): bool = isApplied(p.type, f) and isInPart(whole, p, f.name) and (f.name == property(p.type, f) or not isInPart(whole, p, property(p.type, f))) %}
        {% macro isInPart(whole: ComponentType, p: Component, name: code): bool = any(o in p.fields if o.name == name) or any(c in whole.instances if any(q in c.parts if q.name == p.name and any(o in q.fields if o.name == name))) %}

        {# Whether there are styles of text, and of which views. #}
        {% macro hasText(kind: code): bool = any(t in componentTypes if t.kind != "other" and isKind(t, kind) and hasProperty(t, "text")) %}
        {% macro isKind(t: ComponentType, kind: code): bool = (t.kindName | lookup("viewType") | default("")) == kind %}

        {# What a text field has only while it is edited. #}
        {% macro isFocused(t: ComponentType, f: Field): bool = t.kind == "textField" and isApplied(t, f) and f.name in ("backgroundFocused", "borderFocused", "colorFocused") %}

        """#
      ),
      file(
        "swift", "fonts.tmpl",
        #"""
        {# Typefaces as Swift expressions. #}

        {% macro value.fontFamily(f) %}
        {% set faces = faces(f.families) %}
        {% if faces == "" %}
        TokenFontFamily({{ names(f.families) }})
        {% else %}
        TokenFontFamily(
          {{ names(f.families) }},
          faces: [
            {{ faces }}
          ]
        )
        {% endif %}
        {% endmacro %}

        {% macro names(families: [Family]) %}
        [{% for f in families %}{{ f.name | string }}{% between %}, {% endfor %}]
        {% endmacro %}

        {% macro faces(families: [Family]) %}
        {% for family in families %}
        {% for f in family.faces %}
        .init(weight: {{ f.weight }}
        {%- if f.slant != "normal" %}, isItalic: true{% endif %}
        {%- if let name = f.postScriptName %}, postScriptName: {{ name | string }}{% endif %}
        {%- if let file = f.file %}, file: {{ file | string }}{% endif %}),
        {% endfor %}
        {% endfor %}
        {% endmacro %}

        """#
      ),
      file(
        "swift", "header.tmpl",
        #"""
        // Written by `tokens build`. Edit the token source, not this file.
        // swift-format-ignore-file
        // swiftlint:disable all


        """#
      ),
      file(
        "swift", "inspectable.tmpl",
        #"""
        {# What views have whose looks are set by names and numbers in Interface Builder. #}

        {% macro styleProperties(kind: code, view: code) %}
        {% if (options.runtime or modifiers is not empty) %}
        /// The theme that styles and colours are taken from; `nil` for that of the traits.
        public var theme: TokenTheme? { didSet { restyle() } }

        {% endif %}
        {% if hasInstances(kind) %}
        /// The name of a style of {{ view }}s in the source; empty for none.
        @IBInspectable public var componentName: String = "" {
          didSet {
            {% for t in componentTypes if isKind(t, kind) %}
            if componentName.isEmpty { apply({{ t.kindName | name("lowerCamel") }}Style: nil) }
            {% endfor %}
            restyle()
          }
        }

        {% endif %}
        {% endmacro %}

        {# How colours are set by name. #}
        {% macro colorProperty(name: code, comment: code) %}
        {% if hasColorNames() %}
        /// {{ comment }}, by its name in `TokenColorName`; empty for none.
        @IBInspectable public var {{ name }}: String = "" { didSet { restyle() } }

        {% endif %}
        {% endmacro %}

        {% macro textProperties() %}
        {% if hasNumbers() %}
        /// The style of the text.
        public var style: TextStyle? { didSet { restyle() } }

        /// The number of the style; 0 for none.
        @IBInspectable public var styleNumber: Int {
          get { style?.rawValue ?? 0 }
          set { style = .inspected(number: newValue) }
        }

        /// The name of the style, as in `TextStyle`; empty for none.
        @IBInspectable public var styleName: String {
          get { style?.name ?? "" }
          set { style = .inspected(name: newValue) }
        }

        {% endif %}
        {% endmacro %}

        {# When the looks have to be set again. #}
        {% macro following(class: code) %}
        {% if options.runtime %}
        /// The theme of the last `applyTokens` of a view around.
        private var appliedTheme: TokenTheme?

        /// Shows a theme, unless the view has one of its own.
        public func apply(_ theme: TokenTheme) {
          appliedTheme = theme
          restyle()
        }

        {% endif %}
        open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          super.traitCollectionDidChange(previous)
          if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            restyle()
          }
        }

        open override func didMoveToWindow() {
          super.didMoveToWindow()
          {% if (options.runtime or modifiers is not empty) %}
          followTheme()
          {% endif %}
          restyle()
        }
        {% if (options.runtime or modifiers is not empty) %}

        private var followsTheme = false

        /// Sets the looks again whenever the theme of the traits changes.
        private func followTheme() {
          guard #available(iOS 17, tvOS 17, *), !followsTheme else { return }
          followsTheme = true
          {% if options.runtime %}
          registerForTraitChanges([TokenThemeTrait.self]) { (view: {{ class }}, _) in
            view.appliedTheme = nil
            view.restyle()
          }
          {% else %}
          registerForTraitChanges([TokenThemeTrait.self]) { (view: {{ class }}, _) in view.restyle() }
          {% endif %}
        }
        {% endif %}
        {% endmacro %}

        {% macro restyling(kind: code, property: code, hasStyles: bool) %}
        {% if (options.runtime or modifiers is not empty) and (hasStyles or hasColorNames() or hasInstances(kind)) %}
        let theme = theme ?? {{ "appliedTheme ?? " if options.runtime else "" }}tokenTheme
        {% endif %}
        {% if hasInstances(kind) %}
        if !componentName.isEmpty {
          {% for t in componentTypes if isKind(t, kind) %}
          let style = {{ styleType(t) }}(name: componentName{{ ", in: theme" if (options.runtime or modifiers is not empty) else "" }})
          if style == nil { TokenNotice.say("there is no style \(componentName) of the kind {{ t.kindName | name("lowerCamel") }}") }
          apply({{ t.kindName | name("lowerCamel") }}Style: style)
          {% endfor %}
        }
        {% endif %}
        {% if hasColorNames() %}
        let color = TokenColor.inspected({{ property }}{{ ", in: theme" if (options.runtime or modifiers is not empty) else "" }})
        {% endif %}
        {% endmacro %}

        {# Shows the text in its style; a colour that is set by name wins over that of the style. #}
        {% macro showingStyle() %}
        {% if hasNumbers() %}
        guard let style else { return }
        {% set typography = "theme.typography(style)" if (options.runtime or modifiers is not empty) else "style.typography" %}
        {% if hasColorNames() %}
        var typography = {{ typography }}
        if color != nil { typography.color = nil }
        typography.apply(to: self)
        {% else %}
        {{ typography }}.apply(to: self)
        {% endif %}
        {% endif %}
        {% endmacro %}

        """#
      ),
      file(
        "swift", "members.tmpl",
        #"""
        {# Groups as enumerations without cases, tokens as computed properties. #}

        {% include "values.tmpl" %}
        {% include "fonts.tmpl" %}
        {% include "typography.tmpl" %}
        {% include "constants.tmpl" %}

        {% macro type(t: Token) %}
        {% if t.type == "color" %}
        TokenColor
        {% elif t.type == "dimension" %}
        TokenDimension
        {% elif t.type == "fontFamily" %}
        TokenFontFamily
        {% elif t.type == "fontWeight" %}
        TokenFontWeight
        {% elif t.type == "duration" %}
        TokenDuration
        {% elif t.type == "cubicBezier" %}
        TokenCurve
        {% elif t.type == "number" %}
        Double
        {% elif t.type == "strokeStyle" %}
        TokenStroke
        {% elif t.type == "border" %}
        TokenBorder
        {% elif t.type == "transition" %}
        TokenTransition
        {% elif t.type == "shadow" %}
        [TokenShadow]
        {% elif t.type == "gradient" %}
        TokenGradient
        {% else %}
        TokenTypography
        {% endif %}
        {% endmacro %}

        {% macro documentation(description: text?) %}
        {% if let d = description %}
        {{ d | comment }}
        {% endif %}
        {% endmacro %}

        {% macro deprecated(t: Token) %}
        {% if let d = t.deprecation %}
        @available(*, deprecated{% if let message = d.message %}, message: {{ message | string }}{% endif %}{{ renamed(t) }})
        {% endif %}
        {% endmacro %}

        {# The name of another member of the same group, which cannot be one that has to be escaped. #}
        {% macro isEscaped(name: code): bool = (("x" ~ name) | name("asWritten")) != "x" ~ name %}

        {% macro renamed(t: Token) %}
        {% if let d = t.deprecation %}
        {% if let other = d.replacement %}
        {{ ", renamed: \"" ~ other.name ~ "\"" if other.group == t.group and not isEscaped(other.name) else "" }}
        {% endif %}
        {% endif %}
        {% endmacro %}

        {# What stands before a member that says where its value is. #}
        {% macro unavailable(contexts: [Context], path: code) %}
        {% set names %}{% for c in contexts %}{{ c.modifier.name }}{% between %} and {% endfor %}{% endset %}
        @available(*, unavailable, message: "varies with {{ names }}: read theme.{{ path }}")
        {% endmacro %}

        {% macro isInTokens(t: Token): bool = t.isPublic or not t.isThemed %}
        {% macro isGroupInTokens(g: Group): bool = g.isPublic or g.allConstants is not empty or any(t in g.allTokens if not t.isThemed) %}

        {% macro member(t: Token) %}
        {{ documentation(t.description) }}
        {% if t.isThemed %}
        {% if let v = t.themes | first %}
        {{ unavailable(v.contexts, groupPath(t.group, false) ~ t.name) }}
        {% endif %}
        public static var {{ t.name }}: {{ type(t) }} { TokenContexts.unavailable() }
        {% else %}
        {% if t.isForwarded %}
        {{ deprecated(t) }}
        public static var {{ t.name }}: {{ type(t) }} { {{ t.internalName }} }

        {% endif %}
        {{ getter(t, t.value, "public static " if t.isPublic and not t.isForwarded else "static ", t.internalName) }}
        {% endif %}
        {% endmacro %}

        {# A property of one value; what is short stands in one line. A typeface is stored, because text styles share it. #}
        {% macro getter(t: Token, v: Value, access: code, name: code) %}
        {% if v is fontFamily and access in ("public static ", "static ") %}
        {{ access }}let {{ name }} = {{ value(v) }}
        {% elif v is reference or t.type in ("dimension", "fontWeight", "duration", "cubicBezier", "number", "strokeStyle") %}
        {{ access }}var {{ name }}: {{ type(t) }} { {{ value(v) }} }
        {% else %}
        {{ access }}var {{ name }}: {{ type(t) }} {
          {{ value(v) }}
        }
        {% endif %}
        {% endmacro %}

        {% macro group(g: Group) %}
        {{ documentation(g.description) }}
        {{ "public " if g.isPublic else "" }}enum {{ g.name }} {
          {{ members(g) }}
        }
        {% endmacro %}

        {# Constants, tokens and groups, with a blank line between any two. #}
        {% macro members(g: Group) %}
        {% for c in g.constants %}
        {{ constantMember(c) }}
        {% between %}

        {% endfor %}
        {% if g.constants is not empty and g.tokens is not empty %}

        {% endif %}
        {% for t in g.tokens if isInTokens(t) %}
        {{ member(t) }}
        {% between %}

        {% endfor %}
        {% if (g.constants is not empty or g.tokens is not empty) and g.groups is not empty %}

        {% endif %}
        {% for inner in g.groups if isGroupInTokens(inner) %}
        {{ group(inner) }}
        {% between %}

        {% endfor %}
        {% endmacro %}

        """#
      ),
      file(
        "swift", "names.tmpl",
        #"""
        {# Looking things up by name. #}

        {# A colour has a name unless it is a field of a component. #}
        {% macro isNamed(t: Token): bool = t.isPublic and t.type == "color" and inComponent(t.group) == "" %}

        {% macro hasColorNames(): bool = options.colorNames and any(t in tokens if isNamed(t)) %}

        {% macro inComponent(g: Group) %}
        {% if g.component is not none %}yes{% elif let parent = g.parent %}{{ inComponent(parent) }}{% endif %}
        {% endmacro %}

        {# Whether all colours stand in one group at the top, whose name then says nothing. #}
        {% macro isInOneGroup(): bool = root.groups | count > 0 and not any(t in root.tokens if isNamed(t)) and not any(g in root.groups if hasNamed(g) and any(other in root.groups if other.id != g.id and hasNamed(other))) %}
        {% macro hasNamed(g: Group): bool = any(t in g.allTokens if isNamed(t)) %}

        {% macro caseName(t: Token, skipsTop: bool) %}
        {% set joined = (groupNames(t.group, skipsTop) ~ t.name) | name("lowerCamel") %}
        {{ joined }}{{ "_" if joined == "allCases" else "" }}
        {% endmacro %}

        {% macro groupNames(g: Group, skipsTop: bool) %}
        {% if let parent = g.parent %}
        {{ groupNames(parent, skipsTop) }}{{ "" if skipsTop and g.depth == 1 else g.name ~ "." }}
        {%- endif %}
        {% endmacro %}

        {# Whether Interface Builder can set a style of a kind of views by its name. #}
        {% macro hasInstances(kind: code): bool = any(t in componentTypes if hasApplicator(t) and isKind(t, kind) and any(c in t.instances if c.group.isPublic)) %}
        {% macro hasNumbers(): bool = textStyles is not empty %}

        {# Whether there is anything to set in Interface Builder. #}
        {% macro isInspectable(kind: code): bool = hasColorNames() or hasInstances(kind) or (kind != "UIView" and hasNumbers()) %}

        """#
      ),
      file(
        "swift", "runtime.tmpl",
        #"""
        {# What themes have when their values can be replaced while the app runs. #}

        {# The number of a token or constant, which its entries in files are found by. #}
        {% macro themedAs(index: integer) %}
        .themed(tokens, {{ index }})
        {% endmacro %}

        {# A value that is written with numbers or words alone needs its type to have members. #}
        {% macro liveLiteral(type: code, value: code, index: integer) %}
        {% if type == "Double" or type == "Int" or type == "Bool" or type == "String" %}
        {{ type }}({{ value }}){{ themedAs(index) }}
        {%- else %}
        {{ value }}{{ themedAs(index) }}
        {%- endif %}
        {% endmacro %}

        {# A value whose references go through the theme, so that what is replaced there is seen here too. #}

        {% macro live.reference(r) %}
        {{ themedPath(r.token) if r.isThemed or isTokenInTheme(r.token) else r.qualified }}
        {% endmacro %}

        {% macro live.appearances(a) %}
        {% if a.light is reference and a.dark is reference and a.lightHighContrast is none and a.darkHighContrast is none %}
        TokenColor(light: {{ live(a.light) }}, dark: {{ live(a.dark) }})
        {% else %}
        TokenColor(
          light: {{ live(a.light) }},
          dark: {{ live(a.dark) }}
          {%- if let high = a.lightHighContrast %},
          lightHighContrast: {{ live(high) }}
          {%- endif %}
          {%- if let high = a.darkHighContrast %},
          darkHighContrast: {{ live(high) }}
          {%- endif %}

        )
        {% endif %}
        {% endmacro %}

        {% macro live.border(b) %}
        TokenBorder(
          color: {{ livePart(b.color) }},
          width: {{ livePart(b.width) }},
          stroke: {{ livePart(b.style) }}
        )
        {% endmacro %}

        {% macro live.transition(t) %}
        TokenTransition(
          milliseconds: {{ milliseconds(t.duration) }},
          delayMilliseconds: {{ milliseconds(t.delay) }},
          curve: {{ livePart(t.timingFunction) }}
        )
        {% endmacro %}

        {% macro live.shadow(s) %}
        [
          {% for l in s.layers %}
          TokenShadow(
            color: {{ livePart(l.color) }},
            offsetX: {{ livePart(l.offsetX) }},
            offsetY: {{ livePart(l.offsetY) }},
            blur: {{ livePart(l.blur) }},
            spread: {{ livePart(l.spread) }}
            {%- if l.isInset %},
            isInset: true
            {%- endif %}

          ){{ "" if loop.count == 1 else "," }}
          {% endfor %}
        ]
        {% endmacro %}

        {% macro live.gradient(g) %}
        TokenGradient([
          {% for s in g.stops %}
          .init({{ livePart(s.color) }}, at: {{ s.position }}),
          {% endfor %}
        ])
        {% endmacro %}

        {# What has no references inside. #}
        {% macro live.else(v: Value) %}
        {{ value(v) }}
        {% endmacro %}

        {% macro livePart.reference(r) %}
        {{ live(r) }}
        {% endmacro %}

        {% macro livePart.appearances(a) %}
        {{ live(a) }}
        {% endmacro %}

        {% macro livePart.shadow(s) %}
        {{ live(s) }}
        {% endmacro %}

        {% macro livePart.else(v: Value) %}
        {{ part(v) }}
        {% endmacro %}

        {# The same for a text style, of which only some members can be references. #}
        {% macro live.typography(t) %}
        TokenTypography(
          family: {% if let family = t.fontFamily %}{{ live(family) }}{% else %}{{ family(t) }}{% endif %}
          {%- if let size = t.size %},
          size: {{ size.px | number(6) }}
          {%- endif %}
          {%- if let weight = t.fontWeight %},
          weight: {{ livePart(weight) }}
          {%- endif %}
          {%- if t.slant != "normal" %},
          slant: .{{ t.slant }}
          {%- endif %}
          {%- if let height = t.absoluteLineHeight %},
          lineHeight: {{ height.px | number(6) }}
          {%- endif %}
          {%- if let kern = t.kern %},
          kern: {{ kern.px | number(6) }}
          {%- endif %}
          {%- if let style = t.relativeTo %},
          relativeTo: {{ style | string }}
          {%- endif %}
          {%- if let style = t.system %},
          system: {{ style | string }}
          {%- endif %}
          {%- if let color = t.color %},
          color: {{ livePart(color) }}
          {%- endif %}
          {%- if let align = t.align %},
          alignment: .{{ align }}
          {%- endif %}
          {%- if let case = t.letterCase %},
          letterCase: .{{ case }}
          {%- endif %}
          {%- if let line = t.decoration %},
          decoration: .{{ "lineThrough" if line == "line-through" else line }}
          {%- endif %}
          {%- if let break = t.lineBreak %},
          lineBreak: .{{ break }}
          {%- endif %}
          {%- if let shadow = t.shadow %},
          shadows: {{ livePart(shadow) }}
          {%- endif %}

        )
        {% endmacro %}

        {# A value, which is taken from `Tokens` where nothing in it goes through the theme. #}
        {% macro liveMember(t: Token) %}
        {% set access = "public " if t.isPublic and not t.isForwarded else "" %}
        {% if t.isThemed and t.uniform is none %}
        @inline(never) {{ access }}var {{ t.internalName }}: {{ type(t) }} {
          switch {% if let v = t.themes | first %}{{ subject(v.contexts) }}{% endif %} {
          {% for v in t.themes %}
          case {{ pattern(v.contexts) }}:
            {{ liveValue(t, live(v.value), v.value is number) }}
          {% endfor %}
          default:
            {{ liveValue(t, live(t.value), t.value is number) }}
          }
        }
        {% else %}
        {% if let same = t.uniform %}
        {{ liveGetter(t, live(same), access, same is number) }}
        {% elif live(t.value) == value(t.value) %}
        {{ liveGetter(t, t.qualified, access, false) }}
        {% else %}
        {{ liveGetter(t, live(t.value), access, t.value is number) }}
        {% endif %}
        {% endif %}
        {% endmacro %}

        {# What reads it would repeat its code otherwise. #}
        {% macro liveGetter(t: Token, value: code, access: code, isLiteral: bool) %}
        @inline(never) {{ access }}var {{ t.internalName }}: {{ type(t) }} {
          {{ liveValue(t, value, isLiteral) }}
        }
        {% endmacro %}

        {# Private tokens have no place in files. #}
        {% macro liveValue(t: Token, value: code, isLiteral: bool) %}
        {% if t.isPublic %}
        {{ liveLiteral("Double", value, t.index) if isLiteral else value ~ themedAs(t.index) }}
        {%- else %}
        {{ value }}{{ ".pinned(to: tokens)" if isPinned(t) else "" }}
        {%- endif %}
        {% endmacro %}

        {% macro liveConstant(c: Constant) %}
        {% if c.isThemed %}
        public var {{ c.name }}: {{ constantType(c.value, c.group.qualified ~ ".") }} {
          switch {% if let v = c.themes | first %}{{ subject(v.contexts) }}{% endif %} {
          {% for v in c.themes %}
          case {{ pattern(v.contexts) }}:
            {{ liveConstantValue(c, constant(v.value)) }}
          {% endfor %}
          default:
            {{ liveConstantValue(c, constant(c.value)) }}
          }
        }
        {% else %}
        public var {{ c.name }}: {{ constantType(c.value, c.group.qualified ~ ".") }} {
          {{ c.qualified }}{{ themedAs(c.index) }}
        }
        {% endif %}
        {% endmacro %}

        {% macro liveConstantValue(c: Constant, value: code) %}
        {% if c.value is word %}
        {{ constantType(c.value, c.group.qualified ~ ".") }}{{ value }}{{ themedAs(c.index) }}
        {%- else %}
        {{ liveLiteral(constantType(c.value, c.group.qualified ~ "."), value, c.index) }}
        {%- endif %}
        {% endmacro %}

        {# How a constant is reached in a theme: the fields of a component stand beside its style. #}
        {% macro liveConstantPath(c: Constant) %}
        tokens.{{ groupPath(c.group, true) }}{{ c.name }}
        {%- endmacro %}

        {# The letter of a type in the table of tokens. #}
        {% macro kindOf.boolean(c) %}n{% endmacro %}
        {% macro kindOf.string(c) %}o{% endmacro %}
        {% macro kindOf.word(c) %}p{% endmacro %}
        {% macro kindOf.image(c) %}q{% endmacro %}
        {% macro kindOf.number(c: NumberConstant) %}{{ "r" if c.isWhole else "g" }}{% endmacro %}
        {% macro kindOf.point(c) %}s{% endmacro %}
        {% macro kindOf.size(c) %}t{% endmacro %}
        {% macro kindOf.rect(c) %}u{% endmacro %}
        {% macro kindOf.insets(c) %}v{% endmacro %}

        """#
      ),
      file(
        "swift", "styles.tmpl",
        #"""
        {# Component styles: a type for each kind, and what each component of the kind is. #}

        {% include "fields.tmpl" %}

        {# A name that a framework has gets a word in front. #}
        {% macro styleType(t: ComponentType) %}
        {{ t.kindName | lookup("stylePrefix") | default("") }}{{ t.name }}Style
        {% endmacro %}

        {# The name of a component among those of its kind, and its path in a theme. #}
        {% macro instanceName(c: Component) %}
        {{ "none_" if c.name == "none" else c.name }}
        {% endmacro %}

        {% macro stylePath(g: Group) %}
        {% if let parent = g.parent %}
        {{ groupPath(parent, false) ~ g.memberName }}
        {%- endif %}
        {% endmacro %}

        {# Whether anything in a group is not the same in every context. #}
        {% macro varies(g: Group): bool = any(t in g.allTokens if t.isThemed) or any(c in g.allConstants if c.isThemed) %}

        {# Whether a field has a member of its own in a theme: its value varies, or can be replaced. #}
        {% macro isLiveToken(t: Token): bool = t.isThemed or (options.runtime and t.isPublic) %}
        {% macro isLiveField(c: Constant): bool = c.isThemed or (options.runtime and c.isPublic) %}
        {% macro isLive(g: Group): bool = varies(g) or (options.runtime and g.isPublic) %}

        {# Whether a part can hold a part of the same type, so that it cannot stand in the structure itself. #}
        {% macro isNested(part: Component): bool = part.type.parts is not empty %}

        {% macro fieldType(f: Field) %}
        {% if let t = f.token %}
        {{ type(t) }}
        {% elif let c = f.constant %}
        {{ constantType(c.value, c.group.qualified ~ ".") }}
        {% endif %}
        {% endmacro %}

        {# A component as an expression; its fields stand in the order of its type. #}
        {% macro styleValue(style: Component, inTheme: bool) %}
        {% set fields %}
        {% for f in style.type.fields if any(own in style.fields if own.name == f.name) %}
        {% if let own = first(own in style.fields if own.name == f.name) %}
        {{ f.label }}: {{ fieldValue(own, f, inTheme) }}
        {%- endif %}
        {% between %}
        ,
        {% endfor %}
        {% endset %}
        {% set parts %}
        {% for p in style.type.parts if any(own in style.parts if own.name == p.name) %}
        {% if let own = first(own in style.parts if own.name == p.name) %}
        {{ p.label }}: {{ styleValue(own, inTheme) }}
        {%- endif %}
        {% between %}
        ,
        {% endfor %}
        {% endset %}
        {% set declared %}
        {% if hasApplicator(style.type) and fieldSet(style.type, style.fields) != fieldSet(style.type, style.type.fields) %}
        fields: {{ fieldSet(style.type, style.fields) }}
        {% endif %}
        {% endset %}
        {% set own = fields ~ ("," if fields != "" and (parts != "" or declared != "") else "") %}
        {% set inner = parts ~ ("," if parts != "" and declared != "" else "") %}
        {{ styleType(style.type) }}(
          {{ own }}
          {{ inner }}
          {{ declared }}
        )
        {% endmacro %}

        {# `f`: the field of the type, which may have another type of number or other names for words. #}
        {% macro fieldValue(own: Field, f: Field, inTheme: bool) %}
        {% if let t = own.token %}
        {% if inTheme and isLiveToken(t) %}
        {{ themedPath(t) }}
        {%- else %}
        {{ t.qualified }}{{ pin(t, t.value) if inTheme else "" }}
        {%- endif %}
        {% elif let c = own.constant %}
        {% set path = "tokens." ~ groupPath(c.group, true) ~ c.name if inTheme and isLiveField(c) else c.qualified %}
        {% if fieldType(f) == fieldType(own) %}
        {{ path }}
        {%- elif c.value is word %}
        {{ fieldType(f) }}(rawValue: {{ path }}.rawValue)
        {%- else %}
        {{ fieldType(f) }}({{ path }})
        {%- endif %}
        {% endif %}
        {% endmacro %}

        """#
      ),
      file(
        "swift", "target.json",
        #"""
        {
          "targetVersion": 1,
          "summary": "A Swift module of plain values for UIKit, AppKit, SwiftUI and Linux",
          "options": {
            "root": { "type": "identifier", "default": "Tokens", "help": "name of the type that holds all tokens" },
            "remBase": { "type": "number", "default": 16, "help": "points of a rem" },
            "colorNames": { "type": "boolean", "default": false, "help": "TokenColorName, which finds colors by name, also in Interface Builder" },
            "previews": { "type": "boolean", "default": false, "help": "previews of colors, text styles and components for Xcode" },
            "runtime": { "type": "boolean", "default": false, "help": "TokenStore, which replaces values while the app runs" }
          },
          "names": {
            "group": "UpperCamel",
            "token": "lowerCamel",
            "scope": "group",
            "qualifier": ".",
            "caseSensitive": true,
            "digitFirst": "_",
            "allowed": "xid+emoji",
            "otherwise": "uHEX",
            "root": "root",
            "deprecated": "{}Value",
            "type": "Type_{}",
            "reserved": {
              "escape": {
                "words": [
                  "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
                  "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
                  "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
                  "public", "repeat", "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw",
                  "throws", "true", "try", "typealias", "var", "where", "while"
                ],
                "with": "`{}`",
                "labels": ["inout"]
              },
              "rename": {
                "words": [
                  "Any", "Bool", "CaseIterable", "Double", "Hashable", "Int", "Protocol", "Self", "Sendable", "String", "Swift", "TokenAmbience", "TokenAppearance", "TokenBorder", "TokenButton", "TokenCatalog", "TokenChanges", "TokenColor", "TokenColorName",
                  "TokenContexts", "TokenContrast", "TokenCurve", "TokenDimension", "TokenDuration", "TokenFontFamily", "TokenFontWeight", "TokenGradient",
                  "TokenImage", "TokenInsets", "TokenIssue", "TokenLabel", "TokenNotice", "TokenOverrides", "TokenPart", "TokenPoint", "TokenRect", "TokenReport", "TokenShadow", "TokenSize", "TokenStroke",
                  "TokenStore", "TokenStyleFields", "TokenStyled", "TokenTextField", "TokenTextView", "TokenTheme", "TokenThemeTrait", "TokenTransition", "TokenTypography", "TokenView", "Tokens", "Type", "contexts", "fields", "hashValue", "self", "tokenOverrides", "tokens"
                ],
                "with": "{}_"
              },
              "cases": { "words": ["allCases"], "with": "{}_" }
            }
          },
          "text": {
            "string": {
              "open": "\"",
              "close": "\"",
              "escapes": { "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" },
              "control": "\\u{{HEX}}"
            },
            "comment": { "line": "/// ", "width": 100 },
            "number": { "digits": null }
          },
          "references": {
            "color": true, "dimension": true, "fontFamily": true, "fontWeight": true, "duration": true,
            "cubicBezier": true, "number": true, "strokeStyle": true, "border": true,
            "transition": { "alias": true, "parts": ["timingFunction"] },
            "shadow": true, "gradient": true,
            "typography": { "alias": true, "parts": ["fontFamily", "fontWeight", "color", "shadow"] },
            "themed": false
          },
          "contexts": { "appearance": "inside", "contrast": "inside", "other": "themed", "inside": ["color"] },
          "units": ["px", "rem", "cm", "mm", "Q", "in", "pt", "pc"],
          "private": "keep",
          "tables": {
            "viewField": {
              "background": "background", "cornerRadius": "cornerRadius", "border": "border", "shadow": "shadow",
              "clipsToBounds": "clipsToBounds", "opacity": "opacity", "tint": "tint"
            },
            "kindField": {
              "label.text": "text", "label.color": "color", "label.colorHighlighted": "color", "label.numberOfLines": "numberOfLines",
              "button.text": "text", "button.contentInsets": "contentInsets",
              "button.backgroundHighlighted": "background", "button.backgroundFocused": "background", "button.backgroundSelected": "background",
              "button.backgroundPressed": "background", "button.backgroundDisabled": "background",
              "button.color": "color", "button.colorHighlighted": "color", "button.colorFocused": "color",
              "button.colorSelected": "color", "button.colorPressed": "color", "button.colorDisabled": "color",
              "button.borderHighlighted": "border", "button.borderFocused": "border", "button.borderSelected": "border",
              "button.borderPressed": "border", "button.borderDisabled": "border",
              "button.opacityHighlighted": "opacity", "button.opacityFocused": "opacity", "button.opacitySelected": "opacity",
              "button.opacityPressed": "opacity", "button.opacityDisabled": "opacity",
              "textField.text": "text", "textField.color": "color", "textField.colorFocused": "color",
              "textField.backgroundFocused": "background", "textField.borderFocused": "border", "textView.text": "text", "textView.color": "color"
            },
            "fieldType": {
              "background": "TokenColor", "cornerRadius": "TokenDimension", "border": "TokenBorder", "shadow": "[TokenShadow]",
              "clipsToBounds": "Bool", "opacity": "Double", "tint": "TokenColor", "text": "TokenTypography",
              "color": "TokenColor", "numberOfLines": "Int", "contentInsets": "TokenInsets"
            },
            "viewType": {
              "view": "UIView", "label": "UILabel", "button": "UIButton", "textView": "UITextView",
              "textField": "UITextField", "image": "UIImageView"
            },
            "stylePrefix": {
              "view": "Token", "label": "Token", "button": "Token", "textView": "Token", "textField": "Token", "image": "Token",
              "text": "Token", "list": "Token", "shape": "Token", "stroke": "Token", "fill": "Token", "line": "Token",
              "toggle": "Token", "menu": "Token", "picker": "Token", "table": "Token", "form": "Token", "gauge": "Token",
              "tabView": "Token", "groupBox": "Token", "datePicker": "Token", "progressView": "Token", "paragraph": "Token",
              "textEditor": "Token", "controlGroup": "Token", "disclosureGroup": "Token", "navigationView": "Token",
              "navigationSplitView": "Token", "indexView": "Token", "labeledContent": "Token", "window": "Token", "scene": "Token"
            },
            "textStyle": {
              "largeTitle": "largeTitle", "title": "title1", "title1": "title1", "title2": "title2",
              "title3": "title3", "headline": "headline", "subheadline": "subheadline", "body": "body",
              "callout": "callout", "footnote": "footnote", "caption": "caption1", "caption1": "caption1",
              "caption2": "caption2"
            },
            "kind": {
              "color": "a", "dimension": "b", "fontFamily": "c", "fontWeight": "d", "duration": "e", "cubicBezier": "f", "number": "g",
              "strokeStyle": "h", "border": "i", "transition": "j", "shadow": "k", "gradient": "l", "typography": "m"
            }
          },
          "files": [
            { "template": "Tokens.swift.tmpl", "path": "{root}.swift" },
            { "template": "Group.swift.tmpl", "path": "{root}+{group.id}.swift", "each": "group", "depth": 1 },
            { "template": "TextStyle.swift.tmpl", "path": "TextStyle.swift", "when": "textStyles" },
            { "template": "TokenTheme.swift.tmpl", "path": "TokenTheme.swift", "when": "modifiers or options.runtime" },
            { "template": "TokenTheme+Group.swift.tmpl", "path": "TokenTheme+{group.id}.swift", "each": "group", "depth": 1, "when": "modifiers or options.runtime" },
            { "template": "TokenContexts+Ambience.swift.tmpl", "path": "TokenContexts+Ambience.swift", "when": "themedModifiers or options.runtime" },
            { "template": "TokenTheme+Environment.swift.tmpl", "path": "TokenTheme+Environment.swift", "when": "modifiers or options.runtime" },
            { "template": "TokenContexts.swift.tmpl", "path": "TokenContexts.swift", "when": "modifiers or options.runtime" },
            { "template": "TokenContexts+Pinning.swift.tmpl", "path": "TokenContexts+Pinning.swift", "when": "modifiers or options.runtime" },
            { "template": "TokenColor.swift.tmpl", "path": "TokenColor.swift" },
            { "template": "TokenColor+Platform.swift.tmpl", "path": "TokenColor+Platform.swift" },
            { "template": "TokenColor+SwiftUI.swift.tmpl", "path": "TokenColor+SwiftUI.swift" },
            { "template": "TokenColor+Views.swift.tmpl", "path": "TokenColor+Views.swift" },
            { "template": "TokenDimension.swift.tmpl", "path": "TokenDimension.swift" },
            { "template": "TokenDimension+Arithmetic.swift.tmpl", "path": "TokenDimension+Arithmetic.swift" },
            { "template": "TokenFontFamily.swift.tmpl", "path": "TokenFontFamily.swift", "when": "uses.fontFamily" },
            { "template": "TokenFontFamily.swift.tmpl", "path": "TokenFontFamily.swift", "when": "uses.typography and not uses.fontFamily" },
            { "template": "TokenFontWeight.swift.tmpl", "path": "TokenFontWeight.swift", "when": "uses.fontWeight" },
            { "template": "TokenFontWeight.swift.tmpl", "path": "TokenFontWeight.swift", "when": "uses.typography and not uses.fontWeight" },
            { "template": "Typography.swift.tmpl", "path": "Typography.swift", "when": "uses.typography" },
            { "template": "TokenFont+Words.swift.tmpl", "path": "TokenFont+Words.swift", "when": "uses.typography" },
            { "template": "TokenFontFamily+Matching.swift.tmpl", "path": "TokenFontFamily+Matching.swift", "when": "uses.typography" },
            { "template": "TokenInstalledFonts.swift.tmpl", "path": "TokenInstalledFonts.swift", "when": "uses.typography" },
            { "template": "TokenFontFamily+Registration.swift.tmpl", "path": "TokenFontFamily+Registration.swift", "when": "uses.typography" },
            { "template": "Typography+Attributes.swift.tmpl", "path": "Typography+Attributes.swift", "when": "uses.typography" },
            { "template": "Typography+Font.swift.tmpl", "path": "Typography+Font.swift", "when": "uses.typography" },
            { "template": "Typography+Scaling.swift.tmpl", "path": "Typography+Scaling.swift", "when": "uses.typography" },
            { "template": "Typography+SwiftUI.swift.tmpl", "path": "Typography+SwiftUI.swift", "when": "uses.typography" },
            { "template": "Typography+Words.swift.tmpl", "path": "Typography+Words.swift", "when": "uses.typography" },
            { "template": "Typography+Views.swift.tmpl", "path": "Typography+Views.swift", "when": "uses.typography" },
            { "template": "TokenLabel.swift.tmpl", "path": "TokenLabel.swift", "when": "textStyles or options.colorNames or components" },
            { "template": "TokenView.swift.tmpl", "path": "TokenView.swift", "when": "options.colorNames or components" },
            { "template": "TokenButton.swift.tmpl", "path": "TokenButton.swift", "when": "textStyles or options.colorNames or components" },
            { "template": "TokenTextField.swift.tmpl", "path": "TokenTextField.swift", "when": "textStyles or options.colorNames or components" },
            { "template": "TokenTextView.swift.tmpl", "path": "TokenTextView.swift", "when": "textStyles or options.colorNames or components" },
            { "template": "TokenNotice.swift.tmpl", "path": "TokenNotice.swift", "when": "uses.typography or options.colorNames or components" },
            { "template": "TokenColorName.swift.tmpl", "path": "TokenColorName.swift", "when": "options.colorNames" },
            { "template": "TokenColorName+Platform.swift.tmpl", "path": "TokenColorName+Platform.swift", "when": "options.colorNames" },
            { "template": "TokenPreviews.swift.tmpl", "path": "TokenPreviews.swift", "when": "options.previews" },
            { "template": "TokenDuration.swift.tmpl", "path": "TokenDuration.swift", "when": "uses.duration or uses.transition" },
            { "template": "TokenStyles.swift.tmpl", "path": "TokenStyles.swift", "when": "components" },
            { "template": "TokenStyles+Names.swift.tmpl", "path": "TokenStyles+Names.swift", "when": "components" },
            { "template": "TokenStyleFields.swift.tmpl", "path": "TokenStyleFields.swift", "when": "components" },
            { "template": "TokenStyles+Views.swift.tmpl", "path": "TokenStyles+Views.swift", "when": "components" },
            { "template": "TokenStyles+SwiftUI.swift.tmpl", "path": "TokenStyles+SwiftUI.swift", "when": "components" },
            { "template": "TokenStyleFields+Views.swift.tmpl", "path": "TokenStyleFields+Views.swift", "when": "components" },
            { "template": "TokenStyles+Buttons.swift.tmpl", "path": "TokenStyles+Buttons.swift", "when": "components" },
            { "template": "TokenStyles+Editing.swift.tmpl", "path": "TokenStyles+Editing.swift", "when": "components" },
            { "template": "TokenStyles+Text.swift.tmpl", "path": "TokenStyles+Text.swift", "when": "components" },
            { "template": "TokenBorder+Views.swift.tmpl", "path": "TokenBorder+Views.swift", "when": "uses.border" },
            { "template": "TokenBorder+SwiftUI.swift.tmpl", "path": "TokenBorder+SwiftUI.swift", "when": "uses.border" },
            { "template": "TokenShadow+SwiftUI.swift.tmpl", "path": "TokenShadow+SwiftUI.swift", "when": "uses.shadow" },
            { "template": "TokenShadow+Views.swift.tmpl", "path": "TokenShadow+Views.swift", "when": "uses.shadow" },
            { "template": "TokenDecorationView.swift.tmpl", "path": "TokenDecorationView.swift", "when": "uses.border or uses.shadow or uses.gradient" },
            { "template": "TokenCurve.swift.tmpl", "path": "TokenCurve.swift", "when": "uses.cubicBezier" },
            { "template": "TokenCurve+Platform.swift.tmpl", "path": "TokenCurve+Platform.swift", "when": "uses.cubicBezier" },
            { "template": "TokenStroke.swift.tmpl", "path": "TokenStroke.swift", "when": "uses.strokeStyle" },
            { "template": "TokenBorder.swift.tmpl", "path": "TokenBorder.swift", "when": "uses.border" },
            { "template": "TokenShadow.swift.tmpl", "path": "TokenShadow.swift", "when": "uses.shadow" },
            { "template": "TokenShadow.swift.tmpl", "path": "TokenShadow.swift", "when": "uses.typography and not uses.shadow" },
            { "template": "TokenGradient.swift.tmpl", "path": "TokenGradient.swift", "when": "uses.gradient" },
            { "template": "TokenGradient+Platform.swift.tmpl", "path": "TokenGradient+Platform.swift", "when": "uses.gradient" },
            { "template": "TokenTransition.swift.tmpl", "path": "TokenTransition.swift", "when": "uses.transition" },
            { "template": "TokenConstants.swift.tmpl", "path": "TokenConstants.swift", "when": "uses.constants" },
            { "template": "TokenConstants+Platform.swift.tmpl", "path": "TokenConstants+Platform.swift", "when": "uses.constants" },
            { "template": "RuntimeStore.swift.tmpl", "path": "TokenStore.swift", "when": "options.runtime" },
            { "template": "RuntimeSources.swift.tmpl", "path": "TokenStore+Sources.swift", "when": "options.runtime" },
            { "template": "RuntimeTransfer.swift.tmpl", "path": "TokenTransfer.swift", "when": "options.runtime" },
            { "template": "RuntimeReport.swift.tmpl", "path": "TokenReport.swift", "when": "options.runtime" },
            { "template": "RuntimeJSON.swift.tmpl", "path": "TokenJSON.swift", "when": "options.runtime" },
            { "template": "RuntimePatch.swift.tmpl", "path": "TokenPatch.swift", "when": "options.runtime" },
            { "template": "RuntimeReading.swift.tmpl", "path": "TokenReading.swift", "when": "options.runtime" },
            { "template": "RuntimeFile.swift.tmpl", "path": "TokenFile.swift", "when": "options.runtime" },
            { "template": "RuntimeCatalog.swift.tmpl", "path": "TokenCatalog.swift", "when": "options.runtime" },
            { "template": "RuntimeOverrides.swift.tmpl", "path": "TokenOverrides.swift", "when": "options.runtime" },
            { "template": "RuntimeValues.swift.tmpl", "path": "TokenOverrides+Values.swift", "when": "options.runtime" },
            { "template": "RuntimeContexts.swift.tmpl", "path": "TokenContexts+Runtime.swift", "when": "options.runtime" },
            { "template": "RuntimeSnapshot.swift.tmpl", "path": "TokenSnapshot.swift", "when": "options.runtime" },
            { "template": "RuntimeStyled.swift.tmpl", "path": "TokenStyled.swift", "when": "options.runtime" }
          ],
          "spellings": [
            { "text": "theme.{token.memberPath}", "when": "modifiers and token.isPublic and not token.isForwarded", "note": "in a TokenTheme" },
            { "text": "{token.publicQualified}", "when": "not token.isThemed" },
            { "text": "{token.publicQualified}", "when": "token.isThemed", "note": "unavailable, because it varies" }
          ]
        }

        """#
      ),
      file(
        "swift", "themed.tmpl",
        #"""
        {# The members of a theme: each token and constant, at the path that it has without a theme. #}

        {% include "members.tmpl" %}
        {% include "styles.tmpl" %}
        {% include "runtime.tmpl" %}

        {# Whether a theme has a token: a private one is needed only where others are made from it. #}
        {% macro isTokenInTheme(t: Token): bool = t.isPublic or t.isThemed %}
        {% macro isInTheme(g: Group): bool = g.isPublic or any(t in g.allTokens if t.isThemed) %}

        {# Whether a value of the type holds colours, which a theme may fix to an appearance. #}
        {% macro isPinned(t: Token): bool = t.type in ("color", "border", "shadow", "gradient", "typography") and any(m in modifiers if m.role is not none) %}

        {# Whether a value is the same in every appearance and contrast, so that there is nothing to fix. #}
        {% macro isFixed.color(c): bool = true %}
        {% macro isFixed.reference(r): bool = isFixed(r.value) %}
        {% macro isFixed.border(b): bool = isFixed(b.color) %}
        {% macro isFixed.shadow(s): bool = not any(l in s.layers if not isFixed(l.color)) %}
        {% macro isFixed.gradient(g): bool = not any(s in g.stops if not isFixed(s.color)) %}
        {% macro isFixed.typography(t): bool = t.color is none and t.shadow is none %}
        {% macro isFixed.else(v: Value): bool = false %}

        {% macro styleFunction(styles: [Token]) %}
        /// How text of a style looks in this theme.
        public func typography(_ style: TextStyle) -> TokenTypography {
          switch style {
          {% for t in styles if t.isPublic %}
          case .{{ t.styleName }}: {{ themedPath(t) if isLiveToken(t) or t.group.component is none else t.qualified ~ pin(t, t.value) }}
          {% endfor %}
          }
        }
        {% endmacro %}

        {# The constants and tokens that stand in a group itself, with a blank line between any two. #}
        {% macro themedLeaves(g: Group) %}
        {% if g.groups is not empty %}
        {# Here a group is a member, named in the form of a token. #}
        {% for inner in g.groups %}
        {% unique "members of " ~ g.qualified, inner.memberName at inner %}
        {% endfor %}
        {% for c in g.constants %}
        {% unique "members of " ~ g.qualified, c.name at c %}
        {% endfor %}
        {% for t in g.tokens %}
        {% unique "members of " ~ g.qualified, t.name at t %}
        {% endfor %}
        {% endif %}
        {% for c in g.constants if c.isPublic %}
        {{ themedConstant(c) }}
        {% between %}

        {% endfor %}
        {% if any(c in g.constants if c.isPublic) and any(t in g.tokens if isTokenInTheme(t)) %}

        {% endif %}
        {% for t in g.tokens if isTokenInTheme(t) %}
        {{ themedMember(t) }}
        {% between %}

        {% endfor %}
        {% endmacro %}

        {% macro hasLeaves(g: Group): bool = any(c in g.constants if c.isPublic) or any(t in g.tokens if isTokenInTheme(t)) %}

        {# `theme`: how a group hands itself the whole theme. #}
        {% macro themedGroup(g: Group, theme: code) %}
        {% if let style = g.component %}
        {{ themedStyle(g, style, theme) }}
        {% else %}
        {{ plainGroup(g, theme) }}
        {% endif %}
        {% endmacro %}

        {# A component is seen as its style. What its fields are in each context stands beside it. #}
        {% macro themedStyle(g: Group, style: Component, theme: code) %}
        {{ documentation(g.description) }}
        public var {{ g.memberName }}: {{ styleType(style.type) }} {
          {{ styleValue(style, true) }}
        }
        {% if isLive(g) %}

        var fieldsOf{{ g.typeName }}: {{ g.typeName }} { {{ g.typeName }}(tokens: {{ theme }}) }

        struct {{ g.typeName }}: Sendable {
          let tokens: TokenTheme

          {{ themedValues(g) }}
        }
        {% endif %}
        {% endmacro %}

        {# The fields that vary, and those of the parts. #}
        {% macro themedValues(g: Group) %}
        {% for c in g.constants if isLiveField(c) %}
        {{ themedConstant(c) }}
        {% between %}

        {% endfor %}
        {% if any(c in g.constants if isLiveField(c)) and any(t in g.tokens if isLiveToken(t)) %}

        {% endif %}
        {% for t in g.tokens if isLiveToken(t) %}
        {{ themedMember(t) }}
        {% between %}

        {% endfor %}
        {% for inner in g.groups if isLive(inner) %}
        {% if not loop.first or any(c in g.constants if isLiveField(c)) or any(t in g.tokens if isLiveToken(t)) %}

        {% endif %}
        var {{ inner.memberName }}: {{ inner.typeName }} { {{ inner.typeName }}(tokens: tokens) }

        struct {{ inner.typeName }}: Sendable {
          let tokens: TokenTheme

          {{ themedValues(inner) }}
        }
        {% endfor %}
        {% endmacro %}

        {% macro plainGroup(g: Group, theme: code) %}
        {% set access = "public " if g.isPublic else "" %}
        {{ documentation(g.description) }}
        {{ access }}var {{ g.memberName }}: {{ g.typeName }} { {{ g.typeName }}(tokens: {{ theme }}) }

        {{ documentation(g.description) }}
        {{ access }}struct {{ g.typeName }}: Sendable {
          let tokens: TokenTheme
          {% if hasLeaves(g) %}

          {{ themedLeaves(g) }}
          {% endif %}
          {% for inner in g.groups if isInTheme(inner) %}

          {{ themedGroup(inner, "tokens") }}
          {% endfor %}
        }
        {% endmacro %}

        {% macro themedMember(t: Token) %}
        {{ documentation(t.description) }}
        {% if t.isForwarded %}
        {{ deprecated(t) }}
        public var {{ t.name }}: {{ type(t) }} { {{ t.internalName }} }

        {% endif %}
        {% set access = "public " if t.isPublic and not t.isForwarded else "" %}
        {% if options.runtime %}
        {{ liveMember(t) }}
        {% elif not t.isThemed %}
        {{ access }}var {{ t.internalName }}: {{ type(t) }} { {{ t.qualified }}{{ pin(t, t.value) }} }
        {% elif let same = t.uniform %}
        {% if not isPinned(t) or isOfTheme(same) %}
        {{ getter(t, same, access, t.internalName) }}
        {% elif same is reference %}
        {{ access }}var {{ t.internalName }}: {{ type(t) }} { {{ value(same) }}{{ pin(t, same) }} }
        {% else %}
        {{ access }}var {{ t.internalName }}: {{ type(t) }} {
          {{ value(same) }}{{ pin(t, same) }}
        }
        {% endif %}
        {% else %}
        {{ access }}var {{ t.internalName }}: {{ type(t) }} {
          switch {% if let v = t.themes | first %}{{ subject(v.contexts) }}{% endif %} {
          {% for v in t.themes %}
          case {{ pattern(v.contexts) }}:
            {{ value(v.value) }}{{ pin(t, v.value) }}
          {% endfor %}
          default:
            {{ value(t.value) }}{{ pin(t, t.value) }}
          }
        }
        {% endif %}
        {% endmacro %}

        {# Whether a value is a member of the theme, which has done with it what a theme does. #}
        {% macro isOfTheme.reference(r): bool = r.isThemed %}
        {% macro isOfTheme.else(v: Value): bool = false %}

        {% macro pin(t: Token, v: Value) %}
        {{ ".pinned(to: tokens)" if isPinned(t) and not isFixed(v) else "" }}
        {% endmacro %}

        {% macro themedConstant(c: Constant) %}
        {{ documentation(c.description) }}
        {% if options.runtime %}
        {{ liveConstant(c) }}
        {% elif c.isThemed %}
        public var {{ c.name }}: {{ constantType(c.value, c.group.qualified ~ ".") }} {
          switch {% if let v = c.themes | first %}{{ subject(v.contexts) }}{% endif %} {
          {% for v in c.themes %}
          case {{ pattern(v.contexts) }}:
            {{ constant(v.value) }}
          {% endfor %}
          default:
            {{ constant(c.value) }}
          }
        }
        {% else %}
        public var {{ c.name }}: {{ constantType(c.value, c.group.qualified ~ ".") }} { {{ c.qualified }} }
        {% endif %}
        {% endmacro %}

        {# The contexts that decide, and those of one choice. #}
        {% macro subject(contexts: [Context]) %}
        {% set names %}{% for c in contexts %}tokens.contexts.{{ c.modifier.name if c.modifier.role is none else "contextOf" ~ c.modifier.typeName }}{% between %}, {% endfor %}{% endset %}
        {{ names if contexts | count == 1 else "(" ~ names ~ ")" }}
        {% endmacro %}

        {% macro pattern(contexts: [Context]) %}
        {% set names %}{% for c in contexts %}.{{ c.name }}{% between %}, {% endfor %}{% endset %}
        {{ names if contexts | count == 1 else "(" ~ names ~ ")" }}
        {% endmacro %}

        """#
      ),
      file(
        "swift", "typography.tmpl",
        #"""
        {# A text style as a Swift expression. #}

        {% macro typography(t: Typography) %}
        TokenTypography(
          family: {{ family(t) }}
          {%- if let size = t.size %},
          size: {{ size.px | number(6) }}
          {%- endif %}
          {%- if let weight = t.fontWeight %},
          weight: {{ part(weight) }}
          {%- endif %}
          {%- if t.slant != "normal" %},
          slant: .{{ t.slant }}
          {%- endif %}
          {%- if let height = t.absoluteLineHeight %},
          lineHeight: {{ height.px | number(6) }}
          {%- endif %}
          {%- if let kern = t.kern %},
          kern: {{ kern.px | number(6) }}
          {%- endif %}
          {%- if let style = t.relativeTo %},
          relativeTo: {{ style | string }}
          {%- endif %}
          {%- if let style = t.system %},
          system: {{ style | string }}
          {%- endif %}
          {%- if let color = t.color %},
          color: {{ part(color) }}
          {%- endif %}
          {%- if let align = t.align %},
          alignment: .{{ align }}
          {%- endif %}
          {%- if let case = t.letterCase %},
          letterCase: .{{ case }}
          {%- endif %}
          {%- if let line = t.decoration %},
          decoration: .{{ "lineThrough" if line == "line-through" else line }}
          {%- endif %}
          {%- if let break = t.lineBreak %},
          lineBreak: .{{ break }}
          {%- endif %}
          {%- if let shadow = t.shadow %},
          shadows: {{ part(shadow) }}
          {%- endif %}

        )
        {% endmacro %}

        {% macro family(t: Typography) %}
        {% if let family = t.fontFamily %}
        {{ value(family) }}
        {% elif t.families is empty %}
        nil
        {% else %}
        TokenFontFamily({{ names(t.families) }})
        {% endif %}
        {% endmacro %}

        """#
      ),
      file(
        "swift", "values.tmpl",
        #"""
        {# Values as Swift expressions. `part`: inside another value, where the type is known. #}

        {% macro value.color(c) %}
        {% if let p3 = c.displayP3 %}
        TokenColor(
          {{ channels(c) }},
          displayP3: .init(red: {{ p3.red | number(4) }}, green: {{ p3.green | number(4) }}, blue: {{ p3.blue | number(4) }})
        )
        {% else %}
        TokenColor({{ channels(c) }})
        {% endif %}
        {% endmacro %}

        {% macro channels(c: Color) %}
        red: {{ c.red | number(4) }}, green: {{ c.green | number(4) }}, blue: {{ c.blue | number(4) }}{% if not c.isOpaque %}, alpha: {{ c.alpha | number(4) }}{% endif %}
        {% endmacro %}

        {% macro value.appearances(a) %}
        {% if a.light is reference and a.dark is reference and a.lightHighContrast is none and a.darkHighContrast is none %}
        TokenColor(light: {{ value(a.light) }}, dark: {{ value(a.dark) }})
        {% else %}
        TokenColor(
          light: {{ value(a.light) }},
          dark: {{ value(a.dark) }}
          {%- if let high = a.lightHighContrast %},
          lightHighContrast: {{ value(high) }}
          {%- endif %}
          {%- if let high = a.darkHighContrast %},
          darkHighContrast: {{ value(high) }}
          {%- endif %}

        )
        {% endif %}
        {% endmacro %}

        {% macro value.reference(r) %}
        {{ themedPath(r.token) if r.isThemed else r.qualified }}
        {% endmacro %}

        {% macro value.dimension(d) %}
        TokenDimension({{ d.px | number(6) }}{% if let units = d.gridUnits %}, gridUnits: {{ units | number(6) }}{% endif %})
        {% endmacro %}

        {% macro value.fontWeight(w) %}
        TokenFontWeight({{ w.value }})
        {% endmacro %}

        {% macro value.duration(d) %}
        .milliseconds({{ d.ms | number(6) }})
        {% endmacro %}

        {% macro value.cubicBezier(b) %}
        TokenCurve({{ b.x1 }}, {{ b.y1 }}, {{ b.x2 }}, {{ b.y2 }})
        {% endmacro %}

        {% macro value.number(n: Number) %}
        {{ n.value }}
        {% endmacro %}

        {% macro value.strokeStyle(s) %}
        {% if let keyword = s.keyword %}
        TokenStroke(.{{ keyword }})
        {% else %}
        TokenStroke(dashes: [{% for d in s.dashes %}{{ part(d) }}{% between %}, {% endfor %}], cap: .{% if let cap = s.cap %}{{ cap }}{% else %}butt{% endif %})
        {% endif %}
        {% endmacro %}

        {% macro value.border(b) %}
        TokenBorder(
          color: {{ part(b.color) }},
          width: {{ part(b.width) }},
          stroke: {{ part(b.style) }}
        )
        {% endmacro %}

        {% macro value.transition(t) %}
        TokenTransition(
          milliseconds: {{ milliseconds(t.duration) }},
          delayMilliseconds: {{ milliseconds(t.delay) }},
          curve: {{ part(t.timingFunction) }}
        )
        {% endmacro %}

        {% macro value.shadow(s) %}
        [
          {% for l in s.layers %}
          TokenShadow(
            color: {{ part(l.color) }},
            offsetX: {{ part(l.offsetX) }},
            offsetY: {{ part(l.offsetY) }},
            blur: {{ part(l.blur) }},
            spread: {{ part(l.spread) }}
            {%- if l.isInset %},
            isInset: true
            {%- endif %}

          ){{ "" if loop.count == 1 else "," }}
          {% endfor %}
        ]
        {% endmacro %}

        {% macro value.gradient(g) %}
        TokenGradient([
          {% for s in g.stops %}
          .init({{ part(s.color) }}, at: {{ s.position }}),
          {% endfor %}
        ])
        {% endmacro %}

        {% macro value.typography(t) %}
        {{ typography(t) }}
        {% endmacro %}

        {% macro part.dimension(d) %}
        {{ d.px | number(6) }}
        {% endmacro %}

        {% macro part.fontWeight(w) %}
        {{ w.value }}
        {% endmacro %}

        {% macro part.else(v: Value) %}
        {{ value(v) }}
        {% endmacro %}

        {% macro milliseconds.duration(d) %}
        {{ d.ms | number(6) }}
        {% endmacro %}

        {% macro milliseconds.reference(r) %}
        {{ milliseconds(r.value) }}
        {% endmacro %}

        {# No other value has the type of a duration. #}
        {% macro milliseconds.else(v: Value) %}
        0
        {% endmacro %}

        {# The path of a group in a theme, with a period at the end. `ofFields`: to the fields of a component, which stand
           beside its style. #}
        {% macro groupPath(g: Group, ofFields: bool) %}
        {% if let parent = g.parent %}
        {{ groupPath(parent, ofFields) }}{{ "fieldsOf" ~ g.typeName if ofFields and g.component is not none and parent.component is none else g.memberName }}.
        {%- endif %}
        {% endmacro %}

        {% macro themedPath(t: Token) %}
        {{ "tokens." ~ (t.memberPath if t.group.component is none else groupPath(t.group, true) ~ t.internalName) }}
        {% endmacro %}

        """#
      ),
    ]
  }

  private static func tailwind() -> [TemplateLibrary.File] {
    [
      file(
        "tailwind", "declarations.tmpl",
        #"""
        {# The variables of a token. `all`: also those that are the same in every context. #}

        {% macro declare.typography(t, name: code, all: bool) %}
        {{ style(t, name, "", all) }}
        {% endmacro %}

        {% macro declare.strokeStyle(s, name: code, all: bool) %}
        {{ name }}: {{ css(s) }};
        {% if s.dashes is not empty %}
        {{ name }}-dash-array: {% for d in s.dashes %}{{ css(d) }}{% between %} {% endfor %};
        {{ name }}-line-cap: {% if let cap = s.cap %}{{ cap }}{% else %}butt{% endif %};
        {% endif %}
        {% endmacro %}

        {% macro declare.else(v: Value, name: code, all: bool) %}
        {{ name }}: {{ css(v) }};
        {% endmacro %}

        {# The properties of a text style: variables of `name`, or where `target` is not empty, properties that are
           those variables. #}
        {% macro style(t: Typography, name: code, target: code, all: bool) %}
        {% if t.families is not empty and (all or t.varies.fontFamily) %}
        {{ line(name, target, "font-family", fonts(t.families)) }}
        {% endif %}
        {% if let size = t.fontSize %}
        {% if all or t.varies.fontSize %}
        {{ "font-size: var(" ~ target ~ ")" if target is not empty else name ~ ": " ~ css(size) }};
        {% endif %}
        {% endif %}
        {% if let weight = t.fontWeight %}
        {{ line(name, target, "font-weight", css(weight)) if all or t.varies.fontWeight else "" }}
        {% endif %}
        {% if t.varies.slant or (all and t.slant != "normal") %}
        {{ line(name, target, "font-style", t.slant) }}
        {% endif %}
        {% if all or t.varies.lineHeight %}
        {% set height = lineHeight(t) %}
        {{ line(name, target, "line-height", height) if height is not empty else "" }}
        {% endif %}
        {% if all or t.varies.kern %}
        {% set spacing = letterSpacing(t) %}
        {{ line(name, target, "letter-spacing", spacing) if spacing is not empty else "" }}
        {% endif %}
        {% if let align = t.align %}
        {{ line(name, target, "text-align", align) if all or t.varies.align else "" }}
        {% endif %}
        {% if let case = t.letterCase %}
        {{ line(name, target, "text-transform", case) if all or t.varies.letterCase else "" }}
        {% endif %}
        {% if let decoration = t.decoration %}
        {{ line(name, target, "text-decoration", decoration) if all or t.varies.decoration else "" }}
        {% endif %}
        {% if let break = t.lineBreak %}
        {{ lineBreak(break, name, target, t.varies.lineBreak) if all or t.varies.lineBreak else "" }}
        {% endif %}
        {% if let shadow = t.shadow %}
        {{ line(name, target, "text-shadow", textShadow(shadow)) if all or t.varies.shadow else "" }}
        {% endif %}
        {% if let color = t.color %}
        {{ line(name, target, "color", css(color)) if all or t.varies.color else "" }}
        {% endif %}
        {% endmacro %}

        {% macro line(name: code, target: code, property: code, value: code) %}
        {{ property ~ ": var(" ~ target ~ "--" ~ property ~ ")" if target is not empty else name ~ "--" ~ property ~ ": " ~ value }};
        {% endmacro %}

        {# The same properties as the target css writes. #}
        {% macro lineBreak(break: LineBreak, name: code, target: code, varies: bool) %}
        {% set cut = break not in ("wordWrapping", "charWrapping") %}
        {% if cut or varies %}
        {{ line(name, target, "overflow", "hidden" if cut else "visible") }}
        {{ line(name, target, "text-overflow", "ellipsis" if break in ("truncatingHead", "truncatingMiddle", "truncatingTail") else "clip") }}
        {% endif %}
        {% if break == "wordWrapping" or varies %}
        {{ line(name, target, "overflow-wrap", "break-word" if break == "wordWrapping" else "normal") }}
        {% endif %}
        {% if break == "charWrapping" or varies %}
        {{ line(name, target, "word-break", "break-all" if break == "charWrapping" else "normal") }}
        {% endif %}
        {% endmacro %}

        {# A length of our own extension wins over the value of the standard. #}
        {% macro lineHeight(t: Typography) %}
        {% if t.isLineHeightAbsolute %}
        {% if let height = t.absoluteLineHeight %}{{ css.dimension(height) }}{% endif %}
        {% elif let height = t.lineHeight %}
        {{ css(height) }}
        {% endif %}
        {% endmacro %}

        {% macro letterSpacing(t: Typography) %}
        {% if t.isKernAbsolute %}
        {% if let kern = t.kern %}{{ css.dimension(kern) }}{% endif %}
        {% elif let spacing = t.letterSpacing %}
        {{ inEm(spacing) }}
        {% endif %}
        {% endmacro %}

        {# Few browsers know a part of the font size in `%`; `em` means the same. #}
        {% macro inEm.dimension(d) %}
        {% if d.unit == "%" %}{{ (d.value / 100) | number(10) }}em{% else %}{{ css(d) }}{% endif %}
        {% endmacro %}

        {% macro inEm.else(v: Value) %}
        {{ css(v) }}
        {% endmacro %}

        {% macro declareConstant.point(c, name: code): code = lengths(c.lengths, name) %}
        {% macro declareConstant.size(c, name: code): code = lengths(c.lengths, name) %}
        {% macro declareConstant.rect(c, name: code): code = lengths(c.lengths, name) %}
        {% macro declareConstant.insets(c, name: code): code = lengths(c.lengths, name) %}
        {% macro declareConstant.boolean(c, name: code): code = name ~ ": " ~ ("1" if c.value else "0") ~ ";" %}
        {% macro declareConstant.number(c: NumberConstant, name: code): code = name ~ ": " ~ (c.value | number) ~ ";" %}
        {% macro declareConstant.string(c, name: code): code = name ~ ": " ~ (c.value | string) ~ ";" %}
        {% macro declareConstant.image(c, name: code): code = name ~ ": " ~ (c.value | string) ~ ";" %}
        {% macro declareConstant.word(c, name: code): code = name ~ ": " ~ (c.value | string) ~ ";" %}

        {% macro lengths(lengths: [ConstantLength], name: code) %}
        {% for l in lengths %}
        {{ name }}-{{ l.name }}: {{ l.value }}{{ l.unit }};
        {% endfor %}
        {% endmacro %}

        """#
      ),
      file(
        "tailwind", "names.tmpl",
        #"""
        {# What a token is called: `--radius-card` in the name space of a kind of value, or the name that the target css
           gives it where Tailwind has no such name space. #}

        {% macro space(t: Token): code = dimensionSpace(t.text | name("kebab"), t.group) if t.type == "dimension" else (t.type | lookup("namespace") | default("")) %}

        {# By the name of the token, else by that of the nearest group that says what its lengths are for. #}
        {% macro dimensionSpace(name: code, g: Group) %}
        {% if let own = name | lookup("dimensionNamespace") %}
        {{ own }}
        {% elif let parent = g.parent %}
        {{ dimensionSpace(g.text | name("kebab"), parent) }}
        {% else %}
        spacing
        {% endif %}
        {% endmacro %}

        {# The groups above a token, without those at the beginning that only say what the name space says. #}
        {% macro groups(g: Group, space: code) %}
        {% if let parent = g.parent %}
        {% set before = groups(parent, space) %}
        {% set own = g.text | name("kebab") %}
        {{ before }}{{ "" if before is empty and isLeading(own, space) else "-" ~ own }}
        {% endif %}
        {% endmacro %}

        {% macro isLeading(name: code, space: code): bool = name | lookup("leading") | default("none") in (space, space | lookup("alsoLeading") | default(space)) %}

        {# The name in a name space; a token that is the root of its group is called like the group. #}
        {% macro rest(t: Token, space: code): code = groups(t.group, space) ~ ("" if t.text == "$root" else "-" ~ (t.text | name("kebab"))) %}

        {% macro variable(t: Token) %}
        {% set space = space(t) %}
        --{{ t.qualified if space is empty else space ~ rest(t, space) }}
        {% endmacro %}

        """#
      ),
      file(
        "tailwind", "selectors.tmpl",
        #"""
        {# Which elements a rule or a variant is for. An element chooses a context by an attribute; a media query does
           where there is no such attribute in sight. #}

        {% macro attribute(m: Modifier): code = options.attribute ~ m.name %}
        {% macro chosen(c: Context): code = "[" ~ attribute(c.modifier) ~ "=" ~ (c.text | string) ~ "]" %}
        {% macro isHigh(c: Context): bool = c.contrast | default("standard") == "high" %}

        {# The media query of a context. #}
        {% macro query(c: Context) %}
        {% if let scheme = c.scheme %}
        (prefers-color-scheme: {{ scheme }}){{ " and (prefers-contrast: more)" if isHigh(c) else "" }}
        {% else %}
        (prefers-contrast: {{ "more" if isHigh(c) else "no-preference" }})
        {% endif %}
        {% endmacro %}

        {% macro selector(e: Element, r: Rule, s: Setting) %}
        {% if e.isRoot %}
        :root{% for c in r.environment %}{{ untold(c, "") }}{% endfor %}, :host{% for c in r.environment %}{{ untold(c, "") }}{% endfor %}
        {% else %}
        {% for c in e.chosen %}{{ chosen(c) }}{% endfor %}
        {%- for c in s.contexts %}{% if c in r.environment %}{{ untold(c, ", [" ~ attribute(c.modifier) ~ "] *") }}{% elif c in e.inherited %}{{ around(c) }}{% endif %}{% endfor %}
        {% endif %}
        {% endmacro %}

        {# No attribute tells the context. In high contrast it weighs more than the same scheme without. #}
        {% macro untold(c: Context, around: code): code = ":not([" ~ attribute(c.modifier) ~ "]" ~ around ~ ")" ~ (":not([" ~ attribute(c.modifier) ~ "])" if c.scheme is not none and isHigh(c) else "") %}

        {# The element has no such attribute, and the nearest one around it chooses the context. #}
        {% macro around(c: Context): code = ":not([" ~ attribute(c.modifier) ~ "]):is(" ~ chosen(c) ~ " *)" ~ nearest(c) %}
        {% macro nearest(c: Context): code = ":not(" ~ chosen(c) ~ " [" ~ attribute(c.modifier) ~ "]:not(" ~ chosen(c) ~ ") *)" %}

        {# What a variant selects: elements in which a context holds. #}
        {% macro holds(c: Context) %}
        &:where({{ chosen(c) }}, {{ chosen(c) }} :not([{{ attribute(c.modifier) }}]){{ nearest(c) }}) { @slot; }
        {% if c.scheme is not none or c.contrast is not none %}
        @media {{ query(c) }} {
          &:where(:not([{{ attribute(c.modifier) }}], [{{ attribute(c.modifier) }}] *)) { @slot; }
        }
        {% elif c.isDefault %}
        &:where(:not([{{ attribute(c.modifier) }}], [{{ attribute(c.modifier) }}] *)) { @slot; }
        {% endif %}
        {% endmacro %}

        """#
      ),
      file(
        "tailwind", "target.json",
        #"""
        {
          "targetVersion": 1,
          "summary": "A theme for Tailwind CSS 4: variables of its name spaces, themes, variants, text styles",
          "options": {
            "attribute": { "type": "string", "default": "data-", "pattern": "[a-z][a-z0-9-]*", "help": "what stands before a modifier's name in attributes: data-theme" },
            "reset": { "type": "boolean", "default": false, "help": "take away what Tailwind has in the name spaces that tokens fill, so that a wrong name has no utility" },
            "static": { "type": "boolean", "default": false, "help": "write all variables, also those that no utility uses" },
            "gamut": { "type": "choice", "values": ["srgb", "display-p3"], "default": "srgb", "help": "display-p3: colors beyond sRGB are color(display-p3 …)" }
          },
          "names": {
            "group": "kebab",
            "token": "kebab",
            "scope": "global",
            "join": "-",
            "caseSensitive": true,
            "digitFirst": null,
            "allowed": "ascii",
            "otherwise": "uHEX",
            "root": null
          },
          "text": {
            "string": { "open": "\"", "close": "\"", "escapes": { "\"": "\\\"", "\\": "\\\\", "<": "\\00003C" }, "control": "\\{HEX6}" },
            "comment": { "first": "/*", "line": " * ", "last": " */", "single": "/* {} */", "replace": { "*/": "* /", "/*": "/ *" }, "width": 100 },
            "number": { "digits": null }
          },
          "contexts": { "appearance": "cascade", "contrast": "cascade", "other": "cascade" },
          "private": "omit",
          "omits": { "lineBreak": ["truncatingHead", "truncatingMiddle"], "shadow": ["spread", "inset"] },
          "tables": {
            "namespace": {
              "color": "color", "dimension": null, "fontFamily": "font", "fontWeight": "font-weight", "duration": null,
              "cubicBezier": "ease", "number": null, "strokeStyle": null, "border": null, "transition": null,
              "shadow": "shadow", "gradient": null, "typography": "text"
            },
            "dimensionNamespace": {
              "radius": "radius", "radii": "radius", "border-radius": "radius", "corner-radius": "radius", "rounded": "radius",
              "breakpoint": "breakpoint", "breakpoints": "breakpoint", "container": "container", "containers": "container",
              "blur": "blur", "letter-spacing": "tracking", "tracking": "tracking", "line-height": "leading",
              "leading": "leading", "font-size": "text", "font-sizes": "text"
            },
            "leading": {
              "color": "color", "colors": "color", "colour": "color", "colours": "color",
              "dimension": "dimension", "dimensions": "dimension", "size": "dimension", "sizes": "dimension",
              "space": "spacing", "spacing": "spacing", "radius": "radius", "radii": "radius", "border-radius": "radius",
              "corner-radius": "radius", "rounded": "radius", "breakpoint": "breakpoint", "breakpoints": "breakpoint",
              "container": "container", "containers": "container", "blur": "blur", "shadow": "shadow", "shadows": "shadow",
              "text": "text", "typography": "text", "font-size": "text", "font-sizes": "text",
              "font": "font", "fonts": "font", "face": "font", "font-family": "font", "font-families": "font",
              "weight": "font-weight", "font-weight": "font-weight", "font-weights": "font-weight",
              "letter-spacing": "tracking", "tracking": "tracking", "line-height": "leading", "leading": "leading",
              "motion": "motion", "ease": "ease", "easing": "ease"
            },
            "alsoLeading": {
              "spacing": "dimension", "radius": "dimension", "breakpoint": "dimension", "container": "dimension",
              "blur": "dimension", "text": "typography", "ease": "motion"
            },
            "genericFamily": {
              "serif": "serif", "sans-serif": "sans-serif", "monospace": "monospace", "cursive": "cursive", "fantasy": "fantasy",
              "system-ui": "system-ui", "ui-serif": "ui-serif", "ui-sans-serif": "ui-sans-serif", "ui-monospace": "ui-monospace",
              "ui-rounded": "ui-rounded", "math": "math", "emoji": "emoji", "fangsong": "fangsong",
              "-apple-system": "-apple-system", "BlinkMacSystemFont": "BlinkMacSystemFont"
            }
          },
          "files": [
            { "template": "theme.css.tmpl", "path": "theme.css" }
          ]
        }

        """#
      ),
      file(
        "tailwind", "theme.css.tmpl",
        #"""
        {% include "names.tmpl" %}
        {% include "values.tmpl" %}
        {% include "declarations.tmpl" %}
        {% include "selectors.tmpl" %}
        /* Written by `tokens build`. Edit the token source, not this file. */

        @theme{{ " static" if options.static else "" }} {
          {% if options.reset %}
          {{ resets() }}
          {% endif %}
          {% for t in tokens if space(t) is not empty %}
          {% unique "variables", variable(t) at t %}
          {{ documentation(t) }}
          {{ declare(t.value, variable(t), true) }}
          {% endfor %}
        }
        {% set others %}
        {% for c in root.allConstants if c.isPublic %}
        {{ declareConstant(c.value, "--" ~ c.qualified) }}
        {% endfor %}
        {% for t in tokens if space(t) is empty %}
        {% unique "variables", variable(t) at t %}
        {{ documentation(t) }}
        {{ declare(t.value, variable(t), true) }}
        {% endfor %}
        {% endset %}
        {% if others is not empty %}

        /* What Tailwind has no name space for; a class takes it by name, as in duration-(--NAME). */
        @layer theme {
          :root, :host {
            {{ others }}
          }
        }
        {% endif %}
        {% if cascade | count > 1 %}

        /* What contexts change. Attributes choose them, on any element; where there are none, media queries do. */
        @layer theme {
          {% for s in cascade if s.contexts is not empty %}
          {% for r in s.rules %}
          {{ block(s, r) }}
          {% endfor %}
          {% endfor %}
        }
        {% endif %}
        {% for m in modifiers %}
        {% for c in m.contexts %}

        @custom-variant {{ m.name }}-{{ c.name }} {
          {{ holds(c) }}
        }
        {% endfor %}
        {% if any(c in m.contexts if c.scheme | default("light") == "dark") %}

        @custom-variant dark {
          {% for c in m.contexts if c.scheme | default("light") == "dark" %}
          {{ holds(c) }}
          {% endfor %}
        }
        {% endif %}
        {% endfor %}
        {% for t in tokens if t.type == "typography" %}
        {% if let text = t.resolved as typography %}

        {{ documentation(t) }}
        @utility type{{ rest(t, "text") }} {
          {{ style(text, "", variable(t), true) }}
        }
        {% endif %}
        {% endfor %}

        {% macro documentation(t: Token) %}
        {% if let d = t.deprecation %}
        {{ ("Deprecated. " ~ d.message | default("")) | comment }}
        {% elif let d = t.description %}
        {{ d | comment }}
        {% endif %}
        {% endmacro %}

        {# Takes away what Tailwind has in the name spaces of the tokens. #}
        {% macro resets() %}
        {{ "--color-*: initial;" if any(t in tokens if t.type == "color") else "" }}
        {{ "--font-*: initial;" if any(t in tokens if t.type == "fontFamily") else "" }}
        {{ "--font-weight-*: initial;" if any(t in tokens if t.type == "fontWeight") else "" }}
        {{ "--text-*: initial;" if any(t in tokens if space(t) == "text") else "" }}
        {{ "--shadow-*: initial;" if any(t in tokens if t.type == "shadow") else "" }}
        {{ "--ease-*: initial;" if any(t in tokens if t.type == "cubicBezier") else "" }}
        {{ "--spacing-*: initial;" if any(t in tokens if space(t) == "spacing") else "" }}
        {{ "--radius-*: initial;" if any(t in tokens if space(t) == "radius") else "" }}
        {{ "--breakpoint-*: initial;" if any(t in tokens if space(t) == "breakpoint") else "" }}
        {{ "--container-*: initial;" if any(t in tokens if space(t) == "container") else "" }}
        {{ "--blur-*: initial;" if any(t in tokens if space(t) == "blur") else "" }}
        {{ "--tracking-*: initial;" if any(t in tokens if space(t) == "tracking") else "" }}
        {{ "--leading-*: initial;" if any(t in tokens if space(t) == "leading") else "" }}
        {% endmacro %}

        {% macro block(s: Setting, r: Rule) %}
        {% set selector %}{% for e in r.elements %}{{ selector(e, r, s) }}{% between %},{{ "\n" }}{% endfor %}{% endset %}
        {% set body %}
        {% for c in s.constants if c.isPublic %}
        {{ declareConstant(c.value, "--" ~ c.qualified) }}
        {% endfor %}
        {% for t in s.tokens %}
        {{ declare(t.value, variable(t), false) }}
        {% endfor %}
        {% endset %}
        {% if body is not empty %}
        {% if r.environment is empty %}
        {{ selector }} {
          {{ body }}
        }
        {% else %}
        @media {% for c in r.environment %}{{ query(c) }}{% between %} and {% endfor %} {
          {{ selector }} {
            {{ body }}
          }
        }
        {% endif %}
        {% endif %}
        {% endmacro %}

        """#
      ),
      file(
        "tailwind", "values.tmpl",
        #"""
        {# What a value is in CSS. #}

        {% macro css.color(c) %}
        {% if let p3 = c.displayP3 %}{{ wide(p3) if options.gamut == "display-p3" else hex(c) }}{% else %}{{ hex(c) }}{% endif %}
        {% endmacro %}

        {% macro hex(c: Color): code = "#" ~ (c.hexRGB if c.isOpaque else c.hex) %}

        {% macro wide(c: WideColor) %}
        color(display-p3 {{ c.red | number(4) }} {{ c.green | number(4) }} {{ c.blue | number(4) }}{% if c.alpha != 1 %} / {{ c.alpha | number(4) }}{% endif %})
        {% endmacro %}

        {% macro css.dimension(d) %}
        {{ d.value }}{{ d.unit }}
        {% endmacro %}

        {% macro css.fontFamily(f) %}
        {{ fonts(f.families) }}
        {% endmacro %}

        {% macro fonts(families: [Family]) %}
        {% for f in families %}{{ f.generic | default(f.name | string) }}{% between %}, {% endfor %}
        {% endmacro %}

        {% macro css.fontWeight(w) %}
        {{ w.value }}
        {% endmacro %}

        {% macro css.duration(d) %}
        {{ d.value }}{{ d.unit }}
        {% endmacro %}

        {% macro css.cubicBezier(b) %}
        cubic-bezier({{ b.x1 }}, {{ b.y1 }}, {{ b.x2 }}, {{ b.y2 }})
        {% endmacro %}

        {% macro css.number(n: Number) %}
        {{ n.value }}
        {% endmacro %}

        {% macro css.strokeStyle(s) %}
        {{ s.keyword | default("dashed") }}
        {% endmacro %}

        {% macro css.border(b) %}
        {{ css(b.width) }} {{ css(b.style) }} {{ css(b.color) }}
        {% endmacro %}

        {% macro css.transition(t) %}
        {{ css(t.duration) }} {{ css(t.timingFunction) }} {{ css(t.delay) }}
        {% endmacro %}

        {% macro css.shadow(s) %}
        {% for l in s.layers %}{{ "inset " if l.isInset else "" }}{{ css(l.offsetX) }} {{ css(l.offsetY) }} {{ css(l.blur) }} {{ css(l.spread) }} {{ css(l.color) }}{% between %}, {% endfor %}
        {% endmacro %}

        {% macro css.gradient(g) %}
        {% for s in g.stops %}{{ css(s.color) }} {{ (s.position * 100) | number(10) }}%{% between %}, {% endfor %}
        {% endmacro %}

        {# The shadow of a text has no spread and is never inside. #}
        {% macro textShadow.shadow(s) %}
        {% for l in s.layers if not l.isInset %}{{ css(l.offsetX) }} {{ css(l.offsetY) }} {{ css(l.blur) }} {{ css(l.color) }}{% between %}, {% else %}none{% endfor %}
        {% endmacro %}

        {% macro textShadow.else(v: Value) %}
        none
        {% endmacro %}

        {# These never come: a text style is several properties, and `target.json` allows no references and no appearances. #}
        {% macro css.else(v: Value) %}
        {% endmacro %}

        """#
      ),
    ]
  }

  private static func typescript() -> [TemplateLibrary.File] {
    [
      file(
        "typescript", "constants.tmpl",
        #"""
        {# The constants of groups, in the forms of `styles.tmpl`. #}

        {% macro constantType.boolean(c): code = "boolean" %}
        {% macro constantType.number(c: NumberConstant): code = "number" %}
        {% macro constantType.word(c): code = words(c.words) %}
        {% macro constantType.point(c): code = lengthTypes(c.lengths) %}
        {% macro constantType.size(c): code = lengthTypes(c.lengths) %}
        {% macro constantType.rect(c): code = lengthTypes(c.lengths) %}
        {% macro constantType.insets(c): code = lengthTypes(c.lengths) %}
        {% macro constantType.else(c: ConstantValue): code = "string" %}

        {% macro words(words: [ConstantWord]) %}
        {% for w in words %}{{ w.text | string }}{% between %} | {% endfor %}
        {% endmacro %}

        {% macro lengthTypes(all: [ConstantLength]) %}
        { {% for l in all %}readonly {{ l.name }}: string;{% between %} {% endfor %} }
        {% endmacro %}

        {% macro constant.boolean(c): code = "true" if c.value else "false" %}
        {% macro constant.number(c: NumberConstant): code = c.value | number %}
        {% macro constant.word(c): code = c.value | string %}
        {% macro constant.string(c): code = c.value | string %}
        {% macro constant.image(c): code = c.value | string %}
        {% macro constant.point(c): code = lengths(c.lengths) %}
        {% macro constant.size(c): code = lengths(c.lengths) %}
        {% macro constant.rect(c): code = lengths(c.lengths) %}
        {% macro constant.insets(c): code = lengths(c.lengths) %}

        {% macro lengths(all: [ConstantLength]) %}
        { {% for l in all %}{{ l.name }}: "{{ l.value }}{{ l.unit }}"{% between %}, {% endfor %} }
        {% endmacro %}

        {% macro constantVariable.point(c, name: code): code = lengthVariables(c.lengths, name) %}
        {% macro constantVariable.size(c, name: code): code = lengthVariables(c.lengths, name) %}
        {% macro constantVariable.rect(c, name: code): code = lengthVariables(c.lengths, name) %}
        {% macro constantVariable.insets(c, name: code): code = lengthVariables(c.lengths, name) %}
        {% macro constantVariable.else(c: ConstantValue, name: code): code = "\"var(--" ~ name ~ ")\"" %}

        {% macro lengthVariables(all: [ConstantLength], name: code) %}
        { {% for l in all %}{{ l.name }}: "var(--{{ name }}-{{ l.name }})"{% between %}, {% endfor %} }
        {% endmacro %}

        {% macro constantNames.point(c, name: code): code = lengthNames(c.lengths, name) %}
        {% macro constantNames.size(c, name: code): code = lengthNames(c.lengths, name) %}
        {% macro constantNames.rect(c, name: code): code = lengthNames(c.lengths, name) %}
        {% macro constantNames.insets(c, name: code): code = lengthNames(c.lengths, name) %}
        {% macro constantNames.else(c: ConstantValue, name: code): code = "| \"--" ~ name ~ "\"" %}

        {% macro lengthNames(all: [ConstantLength], name: code) %}
        {% for l in all %}
        | "--{{ name }}-{{ l.name }}"
        {% endfor %}
        {% endmacro %}

        """#
      ),
      file(
        "typescript", "styles.tmpl",
        #"""
        {# The properties of a text style, in one of four forms: `type`, `value`, `variable` (a reference to the custom
           property of the style called `name`) and `name` (that property itself). #}

        {% macro style(t: Typography, form: code, name: code) %}
        {% if t.families is not empty %}
        {{ property(form, name, "fontFamily", "font-family", "string", "\"" ~ fonts(t.families) ~ "\"") }}
        {% endif %}
        {% if let size = t.fontSize %}
        {{ property(form, name, "fontSize", "font-size", "string", ts(size)) }}
        {% endif %}
        {% if let weight = t.fontWeight %}
        {{ property(form, name, "fontWeight", "font-weight", "number", ts(weight)) }}
        {% endif %}
        {% if t.varies.slant or t.slant != "normal" %}
        {{ property(form, name, "fontStyle", "font-style", "\"normal\" | \"italic\" | \"oblique\"", "\"" ~ t.slant ~ "\"") }}
        {% endif %}
        {% set height = lineHeight(t) %}
        {% if height is not empty %}
        {{ property(form, name, "lineHeight", "line-height", "number | string", height) }}
        {% endif %}
        {% set spacing = letterSpacing(t) %}
        {% if spacing is not empty %}
        {{ property(form, name, "letterSpacing", "letter-spacing", "string", spacing) }}
        {% endif %}
        {% if let align = t.align %}
        {{ property(form, name, "textAlign", "text-align", "\"start\" | \"end\" | \"left\" | \"right\" | \"center\" | \"justify\"", "\"" ~ align ~ "\"") }}
        {% endif %}
        {% if let case = t.letterCase %}
        {{ property(form, name, "textTransform", "text-transform", "\"none\" | \"uppercase\" | \"lowercase\" | \"capitalize\"", "\"" ~ case ~ "\"") }}
        {% endif %}
        {% if let decoration = t.decoration %}
        {{ property(form, name, "textDecoration", "text-decoration", "\"none\" | \"underline\" | \"overline\" | \"line-through\"", "\"" ~ decoration ~ "\"") }}
        {% endif %}
        {% if let break = t.lineBreak %}
        {{ lineBreak(form, name, break, t.varies.lineBreak) }}
        {% endif %}
        {% if let shadow = t.shadow %}
        {{ property(form, name, "textShadow", "text-shadow", "string", "\"" ~ textShadow(shadow) ~ "\"") }}
        {% endif %}
        {% if let color = t.color %}
        {{ property(form, name, "color", "color", "string", ts(color)) }}
        {% endif %}
        {% endmacro %}

        {# The same properties as the target css writes. #}
        {% macro lineBreak(form: code, name: code, break: LineBreak, varies: bool) %}
        {% set cut = break not in ("wordWrapping", "charWrapping") %}
        {% if cut or varies %}
        {{ property(form, name, "overflow", "overflow", "\"visible\" | \"hidden\"", "\"hidden\"" if cut else "\"visible\"") }}
        {{ property(form, name, "textOverflow", "text-overflow", "\"clip\" | \"ellipsis\"", "\"ellipsis\"" if break in ("truncatingHead", "truncatingMiddle", "truncatingTail") else "\"clip\"") }}
        {% endif %}
        {% if break == "wordWrapping" or varies %}
        {{ property(form, name, "overflowWrap", "overflow-wrap", "\"normal\" | \"break-word\"", "\"break-word\"" if break == "wordWrapping" else "\"normal\"") }}
        {% endif %}
        {% if break == "charWrapping" or varies %}
        {{ property(form, name, "wordBreak", "word-break", "\"normal\" | \"break-all\"", "\"break-all\"" if break == "charWrapping" else "\"normal\"") }}
        {% endif %}
        {% endmacro %}

        {% macro property(form: code, name: code, key: code, property: code, type: code, value: code) %}
        {% if form == "type" %}
        readonly {{ key }}: {{ type }};
        {% elif form == "value" %}
        {{ key }}: {{ value }},
        {% elif form == "variable" %}
        {{ key }}: "var(--{{ name }}-{{ property }})",
        {% else %}
        | "--{{ name }}-{{ property }}"
        {% endif %}
        {% endmacro %}

        {# A length of our own extension wins over the value of the standard. #}
        {% macro lineHeight(t: Typography) %}
        {% if t.isLineHeightAbsolute %}
        {% if let height = t.absoluteLineHeight %}{{ ts.dimension(height) }}{% endif %}
        {% elif let height = t.lineHeight %}
        {{ ts(height) }}
        {% endif %}
        {% endmacro %}

        {% macro letterSpacing(t: Typography) %}
        {% if t.isKernAbsolute %}
        {% if let kern = t.kern %}{{ ts.dimension(kern) }}{% endif %}
        {% elif let spacing = t.letterSpacing %}
        {{ inEm(spacing) }}
        {% endif %}
        {% endmacro %}

        {# Few browsers know a part of the font size in `%`; `em` means the same. #}
        {% macro inEm.dimension(d) %}
        {% if d.unit == "%" %}"{{ (d.value / 100) | number(10) }}em"{% else %}{{ ts(d) }}{% endif %}
        {% endmacro %}

        {% macro inEm.else(v: Value) %}
        {{ ts(v) }}
        {% endmacro %}

        """#
      ),
      file(
        "typescript", "target.json",
        #"""
        {
          "targetVersion": 1,
          "summary": "A typed tree of values, themes, and references to the custom properties of the target css",
          "options": {
            "prefix": { "type": "string", "pattern": "[A-Za-z][A-Za-z0-9-]*", "help": "first part of every custom property, as for the target css" },
            "gamut": { "type": "choice", "values": ["srgb", "display-p3"], "default": "srgb", "help": "display-p3: colors beyond sRGB are color(display-p3 …), which needs a browser" }
          },
          "names": {
            "group": "kebab",
            "token": "kebab",
            "scope": "global",
            "join": "-",
            "caseSensitive": true,
            "digitFirst": null,
            "allowed": "xid",
            "otherwise": "uHEX",
            "root": null
          },
          "text": {
            "string": {
              "open": "\"",
              "close": "\"",
              "escapes": { "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" },
              "control": "\\u{HEX4}"
            },
            "strings": {
              "css": {
                "open": "\\\"",
                "close": "\\\"",
                "escapes": { "\"": "\\\\\\\"", "\\": "\\\\\\\\" },
                "control": "\\\\{HEX6}"
              }
            },
            "comment": { "first": "/**", "line": " * ", "last": " */", "single": "/** {} */", "replace": { "*/": "* /", "/*": "/ *", "@": "\\@" }, "width": 100 },
            "comments": {
              "plain": { "first": "/**", "line": " * ", "last": " */", "single": "/** {} */", "replace": { "*/": "* /", "/*": "/ *" }, "width": 100 }
            },
            "number": { "digits": null }
          },
          "contexts": { "appearance": "themed", "contrast": "themed", "other": "themed" },
          "private": "omit",
          "omits": { "lineBreak": ["truncatingHead", "truncatingMiddle"], "shadow": ["spread", "inset"] },
          "tables": {
            "type": {
              "color": "string", "dimension": "string", "fontFamily": "string", "fontWeight": "number",
              "duration": "string", "cubicBezier": "string", "number": "number", "border": "string",
              "transition": "string", "shadow": "string", "gradient": "string"
            },
            "genericFamily": {
              "serif": "serif", "sans-serif": "sans-serif", "monospace": "monospace", "cursive": "cursive", "fantasy": "fantasy",
              "system-ui": "system-ui", "ui-serif": "ui-serif", "ui-sans-serif": "ui-sans-serif", "ui-monospace": "ui-monospace",
              "ui-rounded": "ui-rounded", "math": "math", "emoji": "emoji", "fangsong": "fangsong",
              "-apple-system": "-apple-system", "BlinkMacSystemFont": "BlinkMacSystemFont"
            }
          },
          "files": [
            { "template": "tokens.ts.tmpl", "path": "tokens.ts" }
          ],
          "spellings": [
            { "text": "variable(\"--{token.name}\")", "when": "token.type != 'typography'", "note": "a reference" },
            { "text": "variable(\"--{token.name}-font-size\")", "when": "token.type == 'typography'", "note": "a reference, to each property" }
          ]
        }

        """#
      ),
      file(
        "typescript", "tokens.ts.tmpl",
        #"""
        {% include "values.tmpl" %}
        {% include "styles.tmpl" %}
        {% include "constants.tmpl" %}
        {% include "tree.tmpl" %}
        // Written by `tokens build`. Edit the token source, not this file.

        /** The values in one theme. */
        export interface Tokens {
          {{ types(root) }}
        }

        /** The values in the default contexts. */
        export const tokens: Tokens = {
          {{ values(root) }}
        };

        /** A reference to a custom property of CSS. */
        export type VariableReference = `var(--${string})`;

        type References<T> = T extends string | number | boolean
          ? VariableReference
          : { readonly [K in keyof T]: References<NonNullable<T[K]>> };

        /** References to the custom properties that the target `css` writes: they follow the theme of an element. */
        export const vars: References<Tokens> = {
          {{ variables(root) }}
        };

        /** The names of all custom properties. */
        {% set names %}
        {% for c in root.allConstants if c.isPublic %}
        {{ constantNames(c.value, c.qualified) }}
        {% endfor %}
        {% for t in tokens %}
        {{ names(t.value, t.qualified) }}
        {% endfor %}
        {% endset %}
        export type VariableName =
          {{ names if names is not empty else "never" }};

        /** A reference to a custom property by its name. */
        export function variable(name: VariableName): VariableReference {
          return `var(${name})`;
        }
        {% if modifiers is not empty %}

        /** A choice of contexts, which makes a theme. */
        export interface TokenContexts {
          {% for m in modifiers %}
          readonly {{ m.text | string }}: {% for c in m.contexts %}{{ c.text | string }}{% between %} | {% endfor %};
          {% endfor %}
        }

        /** What can be chosen; the first context of each is the default one. */
        export const contexts: { readonly [M in keyof TokenContexts]: readonly TokenContexts[M][] } = {
          {% for m in modifiers %}
          {{ m.text | string }}: [{{ m.default.text | string }}{% for c in m.contexts if not c.isDefault %}, {{ c.text | string }}{% endfor %}],
          {% endfor %}
        };

        /** What differs from `tokens`. */
        const changes: readonly {
          readonly when: readonly (readonly [keyof TokenContexts, string])[];
          readonly values: readonly (readonly [string, unknown])[];
        }[] = [
          {% for s in variants %}
          {
            when: [{% for c in s.contexts %}[{{ c.modifier.text | string }}, {{ c.text | string }}]{% between %}, {% endfor %}],
            values: [
              {% for c in s.constants if c.isPublic %}
              [{{ key(c.path) | string }}, {{ constant(c.value) }}],
              {% endfor %}
              {% for t in s.tokens %}
              [{{ key(t.path) | string }}, {{ ts(t.value) }}],
              {% endfor %}
            ],
          },
          {% endfor %}
        ];

        /**
         * The values in a choice of contexts. What is not chosen has its default.
         *
         * Make a theme once and keep it: each call makes a new object.
         */
        export function createTheme(choice?: Partial<TokenContexts>): Tokens {
          type Node = { [name: string]: unknown };
          const chosen = new Map<string, unknown>(Object.entries(choice ?? {}));
          const theme: Node = { ...tokens };
          const copies = new Set<unknown>();
          for (const { when, values } of changes) {
            if (when.some(([modifier, context]) => (chosen.get(modifier) ?? contexts[modifier][0]) !== context)) continue;
            for (const [path, value] of values) {
              const names = path.split(".");
              const last = names.pop() as string;
              let node = theme;
              for (const name of names) {
                if (!copies.has(node[name])) {
                  node[name] = { ...(node[name] as Node) };
                  copies.add(node[name]);
                }
                node = node[name] as Node;
              }
              node[last] = value;
            }
          }
          return theme as unknown as Tokens;
        }
        {% endif %}

        """#
      ),
      file(
        "typescript", "tree.tmpl",
        #"""
        {# The tree of groups: types with documentation, values, and references. #}

        {% macro key(path: text): code = path | name("lowerCamel", ".") %}
        {% macro name(own: text): code = own | name("lowerCamel") | string %}

        {% macro types(g: Group) %}
        {% for c in g.constants if c.isPublic %}
        {% unique "members", key(c.path) at c %}
        {{ described(c.description) }}
        readonly {{ name(c.text) }}: {{ constantType(c.value) }};
        {% endfor %}
        {% for t in g.tokens %}
        {% unique "members", key(t.path) at t %}
        {{ documentation(t.description, t.deprecation) }}
        readonly {{ name(t.text) }}: {{ type(t.value, t) }};
        {% endfor %}
        {% for inner in g.groups if inner.isPublic %}
        {% unique "members", key(inner.path) at inner %}
        {{ documentation(inner.description, inner.deprecation) }}
        readonly {{ name(inner.text) }}: {
          {{ types(inner) }}
        };
        {% endfor %}
        {% endmacro %}

        {# A text style has the properties that it has in every theme; where themes differ in that, all are optional. #}
        {% macro type.typography(t, token: Token) %}
        {% set own = style(t, "type", "") %}
        {% if any(v in token.themes if shape(v.value) != own) %}
        Partial<{% for v in token.themes %}{{ braced(shape(v.value)) }} & {% endfor %}{{ braced(own) }}>
        {%- else -%}
        {{ braced(own) }}
        {%- endif %}
        {% endmacro %}

        {% macro braced(body: code) %}
        {
          {{ body }}
        }
        {% endmacro %}

        {% macro shape.typography(t): code = style(t, "type", "") %}
        {% macro shape.strokeStyle(s): code = "string" if s.dashes is empty else "{ readonly style: string; readonly dashArray: string; readonly lineCap: \"butt\" | \"round\" | \"square\" }" %}
        {% macro shape.else(v: Value): code = "" %}

        {% macro type.strokeStyle(s, token: Token) %}
        {% set own = shape.strokeStyle(s) %}
        {{ own }}{% for v in token.themes if shape(v.value) != own %}{{ " | " ~ shape(v.value) if loop.first else "" }}{% endfor %}
        {% endmacro %}

        {% macro type.else(v: Value, token: Token) %}
        {{ token.type | lookup("type") | default("string") }}
        {% endmacro %}

        {% macro documentation(description: text?, deprecation: Deprecation?) %}
        {% if let d = deprecation %}
        {% if let text = description %}
        {{ (text ~ "\n@deprecated " ~ (d.message | default(""))) | comment("plain") }}
        {% else %}
        {{ ("@deprecated " ~ (d.message | default(""))) | comment("plain") }}
        {% endif %}
        {% else %}
        {{ described(description) }}
        {% endif %}
        {% endmacro %}

        {% macro described(description: text?) %}
        {% if let text = description %}
        {{ text | comment }}
        {% endif %}
        {% endmacro %}

        {% macro values(g: Group) %}
        {% for c in g.constants if c.isPublic %}
        {{ name(c.text) }}: {{ constant(c.value) }},
        {% endfor %}
        {% for t in g.tokens %}
        {{ name(t.text) }}: {{ ts(t.value) }},
        {% endfor %}
        {% for inner in g.groups if inner.isPublic %}
        {{ name(inner.text) }}: {
          {{ values(inner) }}
        },
        {% endfor %}
        {% endmacro %}

        {% macro variables(g: Group) %}
        {% for c in g.constants if c.isPublic %}
        {{ name(c.text) }}: {{ constantVariable(c.value, c.qualified) }},
        {% endfor %}
        {% for t in g.tokens %}
        {{ name(t.text) }}: {{ reference(t.value, t.qualified) }},
        {% endfor %}
        {% for inner in g.groups if inner.isPublic %}
        {{ name(inner.text) }}: {
          {{ variables(inner) }}
        },
        {% endfor %}
        {% endmacro %}

        {% macro reference.typography(t, name: code) %}
        {
          {{ style(t, "variable", name) }}
        }
        {% endmacro %}

        {% macro reference.strokeStyle(s, name: code) %}
        {% if s.dashes is empty %}
        "var(--{{ name }})"
        {% else %}
        { style: "var(--{{ name }})", dashArray: "var(--{{ name }}-dash-array)", lineCap: "var(--{{ name }}-line-cap)" }
        {% endif %}
        {% endmacro %}

        {% macro reference.else(v: Value, name: code) %}
        "var(--{{ name }})"
        {% endmacro %}

        {% macro names.typography(t, name: code) %}
        {{ style(t, "name", name) }}
        {% endmacro %}

        {% macro names.strokeStyle(s, name: code) %}
        | "--{{ name }}"
        {% if s.dashes is not empty %}
        | "--{{ name }}-dash-array"
        | "--{{ name }}-line-cap"
        {% endif %}
        {% endmacro %}

        {% macro names.else(v: Value, name: code) %}
        | "--{{ name }}"
        {% endmacro %}

        """#
      ),
      file(
        "typescript", "values.tmpl",
        #"""
        {# What a value is in TypeScript: text that CSS understands, or a number that has no unit. #}

        {% macro ts.number(n: Number) %}
        {{ n.value }}
        {% endmacro %}

        {% macro ts.fontWeight(w) %}
        {{ w.value }}
        {% endmacro %}

        {% macro ts.strokeStyle(s) %}
        {% if s.dashes is empty %}
        "{{ css(s) }}"
        {% else %}
        { style: "{{ css(s) }}", dashArray: "{% for d in s.dashes %}{{ css(d) }}{% between %} {% endfor %}", lineCap: "{% if let cap = s.cap %}{{ cap }}{% else %}butt{% endif %}" }
        {% endif %}
        {% endmacro %}

        {% macro ts.dimension(d) %}
        "{{ css(d) }}"
        {% endmacro %}

        {% macro ts.typography(t) %}
        {
          {{ style(t, "value", "") }}
        }
        {% endmacro %}

        {% macro ts.else(v: Value) %}
        "{{ css(v) }}"
        {% endmacro %}

        {# Part of the text of a string literal. #}

        {% macro css.color(c) %}
        {% if let p3 = c.displayP3 %}{{ wide(p3) if options.gamut == "display-p3" else hex(c) }}{% else %}{{ hex(c) }}{% endif %}
        {% endmacro %}

        {% macro hex(c: Color): code = "#" ~ (c.hexRGB if c.isOpaque else c.hex) %}

        {% macro wide(c: WideColor) %}
        color(display-p3 {{ c.red | number(4) }} {{ c.green | number(4) }} {{ c.blue | number(4) }}{% if c.alpha != 1 %} / {{ c.alpha | number(4) }}{% endif %})
        {% endmacro %}

        {% macro css.dimension(d) %}
        {{ d.value }}{{ d.unit }}
        {% endmacro %}

        {% macro css.fontFamily(f) %}
        {{ fonts(f.families) }}
        {% endmacro %}

        {% macro fonts(families: [Family]) %}
        {% for f in families %}{{ f.generic | default(f.name | string("css")) }}{% between %}, {% endfor %}
        {% endmacro %}

        {% macro css.fontWeight(w) %}
        {{ w.value }}
        {% endmacro %}

        {% macro css.duration(d) %}
        {{ d.value }}{{ d.unit }}
        {% endmacro %}

        {% macro css.cubicBezier(b) %}
        cubic-bezier({{ b.x1 }}, {{ b.y1 }}, {{ b.x2 }}, {{ b.y2 }})
        {% endmacro %}

        {% macro css.number(n: Number) %}
        {{ n.value }}
        {% endmacro %}

        {% macro css.strokeStyle(s) %}
        {{ s.keyword | default("dashed") }}
        {% endmacro %}

        {% macro css.border(b) %}
        {{ css(b.width) }} {{ css(b.style) }} {{ css(b.color) }}
        {% endmacro %}

        {% macro css.transition(t) %}
        {{ css(t.duration) }} {{ css(t.timingFunction) }} {{ css(t.delay) }}
        {% endmacro %}

        {% macro css.shadow(s) %}
        {% for l in s.layers %}{{ "inset " if l.isInset else "" }}{{ css(l.offsetX) }} {{ css(l.offsetY) }} {{ css(l.blur) }} {{ css(l.spread) }} {{ css(l.color) }}{% between %}, {% endfor %}
        {% endmacro %}

        {% macro css.gradient(g) %}
        {% for s in g.stops %}{{ css(s.color) }} {{ (s.position * 100) | number(10) }}%{% between %}, {% endfor %}
        {% endmacro %}

        {# These never come: a text style is an object, and `target.json` allows no references and no appearances. #}
        {% macro css.else(v: Value) %}
        {% endmacro %}

        {# The shadow of a text has no spread and is never inside. #}
        {% macro textShadow.shadow(s) %}
        {% for l in s.layers if not l.isInset %}{{ css(l.offsetX) }} {{ css(l.offsetY) }} {{ css(l.blur) }} {{ css(l.color) }}{% between %}, {% else %}none{% endfor %}
        {% endmacro %}

        {% macro textShadow.else(v: Value) %}
        none
        {% endmacro %}

        """#
      ),
    ]
  }

  private static func xcassets() -> [TemplateLibrary.File] {
    [
      file(
        "xcassets", "catalog.json.tmpl",
        #"""
        {# What varies with a brand has one value in a catalogue. #}
        {% for t in tokens if t.type == "color" and t.isThemed %}
        {% if loop.first %}
        {% if let v = t.themes | first %}
        {% if let c = v.contexts | first %}
        {% warn "an asset catalog cannot vary with `" ~ c.modifier.text ~ "`, as this color does: make an output for each context, with `contexts`" at t %}
        {% endif %}
        {% endif %}
        {% endif %}
        {% endfor %}
        {
          "info" : {
            "author" : "xcode",
            "version" : 1
          }
        }

        """#
      ),
      file(
        "xcassets", "color.json.tmpl",
        #"""
        {
          "colors" : [
            {{ colors(token.value) }}
          ],
          "info" : {
            "author" : "xcode",
            "version" : 1
          }
        }

        {% macro colors.color(c) %}
        {{ color(c, "", isWide(c)) }}
        {% endmacro %}

        {# The first entry is for every appearance that has none of its own. Where one colour is beyond sRGB, each has
           an entry for either kind of screen. #}
        {% macro colors.appearances(a) %}
        {% set wide = isWide(a.light) or isWide(a.dark) or isWide(a.lightHighContrast | default(a.light)) or isWide(a.darkHighContrast | default(a.dark)) %}
        {{ color(a.light, "", wide) }},
        {{ color(a.dark, dark(), wide) }}
        {%- if a.lightHighContrast is not none or a.darkHighContrast is not none %},
        {{ color(a.lightHighContrast | default(a.light), high(), wide) }},
        {{ color(a.darkHighContrast | default(a.dark), dark() ~ ",\n" ~ high(), wide) }}
        {%- endif %}
        {% endmacro %}

        {# A color is nothing else: `target.json` asks for values. #}
        {% macro colors.else(v: Value) %}
        {% endmacro %}

        {% macro isWide.color(c): bool = c.displayP3 is not none %}
        {% macro isWide.else(v: Value): bool = false %}

        {% macro dark() %}
        {
          "appearance" : "luminosity",
          "value" : "dark"
        }
        {% endmacro %}

        {% macro high() %}
        {
          "appearance" : "contrast",
          "value" : "high"
        }
        {% endmacro %}

        {% macro color.color(c, appearances: code, wide: bool) %}
        {% if not wide %}
        {{ entry(appearances, "", srgb(c)) }}
        {% else %}
        {{ entry(appearances, "sRGB", srgb(c)) }},
        {% if let p3 = c.displayP3 %}
        {{ entry(appearances, "display-P3", space("display-p3", p3.red, p3.green, p3.blue, p3.alpha)) }}
        {% else %}
        {{ entry(appearances, "display-P3", srgb(c)) }}
        {% endif %}
        {% endif %}
        {% endmacro %}

        {% macro color.else(v: Value, appearances: code, wide: bool) %}
        {% endmacro %}

        {% macro entry(appearances: code, gamut: code, color: code) %}
        {
          {% if appearances is not empty %}
          "appearances" : [
            {{ appearances }}
          ],
          {% endif %}
          "color" : {
            {{ color }}
          },
          {% if gamut is not empty %}
          "display-gamut" : "{{ gamut }}",
          {% endif %}
          "idiom" : "universal"
        }
        {% endmacro %}

        {% macro srgb(c: Color) %}
        {{ space("srgb", c.red, c.green, c.blue, c.alpha) }}
        {% endmacro %}

        {% macro space(name: code, red: number, green: number, blue: number, alpha: number) %}
        "color-space" : "{{ name }}",
        "components" : {
          "alpha" : "{{ component(alpha) }}",
          "blue" : "{{ component(blue) }}",
          "green" : "{{ component(green) }}",
          "red" : "{{ component(red) }}"
        }
        {% endmacro %}

        {# Xcode takes a number without a period for one of 255. #}
        {% macro component(value: number) %}
        {% set parts = (value * 10000) | round %}
        {% if parts >= 10000 %}
        1.0000
        {%- elif parts <= 0 %}
        0.0000
        {%- else %}
        {{ parts / 10000 }}
        {%- endif %}
        {% endmacro %}

        """#
      ),
      file(
        "xcassets", "group.json.tmpl",
        #"""
        {% if any(t in group.allTokens if t.type == "color") %}
        {
          "info" : {
            "author" : "xcode",
            "version" : 1
          },
          "properties" : {
            "provides-namespace" : true
          }
        }
        {% endif %}

        """#
      ),
      file(
        "xcassets", "target.json",
        #"""
        {
          "targetVersion": 1,
          "summary": "An asset catalogue of Xcode with a colour set for each colour",
          "options": {
            "catalog": { "type": "identifier", "default": "Colors", "help": "name of the catalogue" }
          },
          "names": {
            "group": "UpperCamel",
            "token": "UpperCamel",
            "scope": "group",
            "qualifier": ".",
            "caseSensitive": false,
            "digitFirst": null,
            "allowed": "xid+emoji",
            "otherwise": "uHEX",
            "root": "Root"
          },
          "text": {
            "string": {
              "open": "\"",
              "close": "\"",
              "escapes": { "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" },
              "control": "\\u{HEX4}"
            },
            "number": { "digits": 4 }
          },
          "contexts": { "appearance": "inside", "contrast": "inside", "other": "themed", "inside": ["color"] },
          "private": "omit",
          "files": [
            { "template": "catalog.json.tmpl", "path": "{catalog}.xcassets/Contents.json" },
            { "template": "group.json.tmpl", "path": "{catalog}.xcassets/{group.qualified:path}/Contents.json", "each": "group", "when": "group.depth > 0" },
            { "template": "color.json.tmpl", "path": "{catalog}.xcassets/{token.publicQualified:path}.colorset/Contents.json", "each": "token", "when": "token.type == 'color'" }
          ],
          "spellings": [
            { "text": "{token.publicQualified}", "when": "token.type == 'color'", "note": "color set" }
          ]
        }

        """#
      ),
    ]
  }
}
