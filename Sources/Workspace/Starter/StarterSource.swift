internal import TokenOutput

/// The files of a starter source: small, complete, and explained in place.
///
/// They contain what every app needs first (a palette behind semantic colors, a dark theme, a grid,
/// two text styles, and a component) in the layout of our own `tokens/` folder.
package enum StarterSource {
  /// A file of the source: its path in the source's folder, and its text.
  package struct File: Hashable, Sendable {
    package let path: String
    package let text: String

    package init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// The name of the configuration's schema, which is written next to it for editors.
  static let schemaName = "tokens.config.schema.json"

  /// Returns the files, in the order in which a newcomer should read them.
  package static func files(for targets: ProjectTargets) -> [File] {
    [
      File(path: "tokens.config.json", text: configuration(for: targets)),
      File(path: "app.resolver.json", text: resolver),
      File(path: "swatch.tokens.json", text: swatches),
      File(path: "color.tokens.json", text: colors),
      File(path: "dimension.tokens.json", text: dimensions),
      File(path: "text.tokens.json", text: textStyles),
      File(path: "component.tokens.json", text: components),
      File(path: "theme/dark.tokens.json", text: darkTheme),
      File(path: schemaName, text: EmbeddedSchemas.configuration),
    ]
  }

  /// Makes Git keep the line endings of outputs and merge them without conflicts, and GitHub
  /// collapse their diffs.
  ///
  /// It isn't written if the file exists, which may have other settings.
  package static let attributes = File(
    path: ".gitattributes",
    text: """
      # Generated files merge without conflicts. Run `tokens build` after each merge.
      /generated/** text eol=lf linguist-generated merge=union
      /.tokens-manifest*.json text eol=lf linguist-generated merge=union

      """
  )

  /// The targets for each platform.
  ///
  /// The remaining targets complement these.
  static let platformTargets = ["swift", "kotlin", "android", "css", "json"]

  /// Returns the configuration, with an output for each target that the project needs.
  private static func configuration(for targets: ProjectTargets) -> String {
    let outputs = targets.names
      .map { #"    { "target": "\#($0)", "directory": "generated/\#($0)" }"# }
      .joined(separator: ",\n")
    return """
      // The configuration of `tokens build`. Paths are relative to this file.
      {
        // Lets editors complete and validate the settings.
        "$schema": "./\(schemaName)",
        // The resolver document, which lists the source files.
        "source": "app.resolver.json",
        // The contexts of the light and dark appearance.
        "appearance": { "modifier": "theme", "light": "light", "dark": "dark" },
        // One line per platform.
        "outputs": [
      \(lines(for: targets.others).joined(separator: "\n"))
      \(outputs)
        ]
      }

      """
  }

  /// Returns comments for the `outputs` list, with a line to uncomment for each of `targets`.
  static func lines(for targets: [String]) -> [String] {
    ["    // More targets (see `tokens targets`). To build one, uncomment its line."]
      + targets.map { #"    // { "target": "\#($0)", "directory": "generated/\#($0)" },"# }
  }

  private static let resolver = """
    {
      "version": "2025.10",
      "name": "app",
      "sets": {
        "base": {
          "description": "The base values, which themes can override. Later files take precedence.",
          "sources": [
            { "$ref": "swatch.tokens.json" },
            { "$ref": "color.tokens.json" },
            { "$ref": "dimension.tokens.json" },
            { "$ref": "text.tokens.json" },
            { "$ref": "component.tokens.json" }
          ]
        }
      },
      "modifiers": {
        "theme": {
          "description": "The appearance. A context contains only the values it overrides.",
          "contexts": {
            "light": [],
            "dark": [{ "$ref": "theme/dark.tokens.json" }]
          },
          "default": "light"
        }
      },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }]
    }

    """

  private static let swatches = """
    {
      "swatch": {
        "$type": "color",
        "$description": "The palette, named by appearance. Private: apps use the semantic colors in `color`.",
        "$extensions": { "dev.tokens": { "visibility": "private" } },
        "white": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff" } },
        "ink": { "$value": { "colorSpace": "srgb", "components": [0.1, 0.1, 0.15], "hex": "#1a1a26" } },
        "blue": { "$value": { "colorSpace": "srgb", "components": [0, 0.35, 0.8], "hex": "#0059cc" } },
        "sky": { "$value": { "colorSpace": "srgb", "components": [0.55, 0.75, 1], "hex": "#8cbfff" } }
      }
    }

    """

  private static let colors = """
    {
      "color": {
        "$type": "color",
        "$description": "Semantic colors, named by purpose.",
        "background": { "$value": "{swatch.white}", "$description": "The background of every screen." },
        "text": { "$value": "{swatch.ink}", "$description": "Body text and titles." },
        "accent": { "$value": "{swatch.blue}", "$description": "Links and controls." },
        "onAccent": { "$value": "{swatch.white}", "$description": "Text on the accent color." },
        "line": {
          "$value": "~color.alpha({color.text}, 0.15)",
          "$description": "Hairlines. A value that starts with ~ is an expression, evaluated for each theme."
        }
      }
    }

    """

  private static let dimensions = """
    {
      "dimension": {
        "$type": "dimension",
        "$description": "Dimensions, based on one grid unit.",
        "grid": {
          "$value": { "value": 8, "unit": "px" },
          "$description": "The grid unit.",
          "$extensions": { "dev.tokens": { "grid": true } }
        },
        "margin": { "$value": "~{dimension.grid} * 2", "$description": "The margin at the edges of the screen." },
        "radius": { "$value": "{dimension.grid}", "$description": "The corner radius of controls." }
      }
    }

    """

  private static let textStyles = """
    {
      "text": {
        "$type": "typography",
        "$description": "The text styles. Each has a name and a number.",
        "title": {
          "$value": {
            "fontFamily": ["system-ui", "sans-serif"],
            "fontSize": { "value": 24, "unit": "px" },
            "fontWeight": 700,
            "letterSpacing": { "value": -0.5, "unit": "px" },
            "lineHeight": 1.25
          },
          "$description": "The title of a screen.",
          "$extensions": { "dev.tokens": { "number": 1, "relativeTo": "title1" } }
        },
        "body": {
          "$value": {
            "fontFamily": ["system-ui", "sans-serif"],
            "fontSize": { "value": 16, "unit": "px" },
            "fontWeight": 400,
            "letterSpacing": { "value": 0, "unit": "px" },
            "lineHeight": 1.5
          },
          "$description": "Body text.",
          "$extensions": { "dev.tokens": { "number": 2, "relativeTo": "body" } }
        }
      }
    }

    """

  private static let components = """
    {
      "component": {
        "$description": "Component styles: how a view looks, not what it contains.",
        "button": {
          "$description": "The button for the primary action.",
          "$extensions": { "dev.tokens": { "component": "button" } },
          "background": { "$type": "color", "$value": "{color.accent}" },
          "color": { "$type": "color", "$value": "{color.onAccent}" },
          "text": { "$type": "typography", "$value": "{text.body}" },
          "cornerRadius": { "$type": "dimension", "$value": "{dimension.radius}" }
        }
      }
    }

    """

  private static let darkTheme = """
    {
      "color": {
        "$type": "color",
        "background": { "$value": "{swatch.ink}" },
        "text": { "$value": "{swatch.white}" },
        "accent": { "$value": "{swatch.sky}" },
        "onAccent": { "$value": "{swatch.ink}" }
      }
    }

    """
}
