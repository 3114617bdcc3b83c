extension Project {
  /// A resolver document with the modifier `theme`, whose context `dark` adds a tree.
  static func themed(_ base: String, dark: String) -> Project {
    Project([
      "app.resolver.json": """
      { "version": "2025.10",
        "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
        "modifiers": { "theme": { "default": "light", "contexts": {
          "light": [], "dark": [{ "$ref": "dark.tokens.json" }] } } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
      """,
      "base.tokens.json": base,
      "dark.tokens.json": dark,
    ])
  }
}
