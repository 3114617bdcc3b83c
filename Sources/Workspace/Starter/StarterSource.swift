internal import TokenOutput

/// The files of a token source to begin with: small, complete, and explained where they stand.
///
/// They hold what every app needs first (a palette under colours named for purpose, a dark theme, a
/// grid, two text styles, one component) in the layout that our own `tokens/` has.
package enum StarterSource {
  /// A file of the source: its path in the source's folder, and its text.
  package struct File: Hashable, Sendable {
    package let path: String
    package let text: String
  }

  /// The files, in the order in which a newcomer should read them.
  package static var files: [File] {
    [
      File(path: "tokens.config.json", text: configuration),
      File(path: "app.resolver.json", text: resolver),
      File(path: "swatch.tokens.json", text: swatches),
      File(path: "color.tokens.json", text: colors),
      File(path: "dimension.tokens.json", text: dimensions),
      File(path: "text.tokens.json", text: textStyles),
      File(path: "component.tokens.json", text: components),
      File(path: "theme/dark.tokens.json", text: darkTheme),
      File(path: ConfigurationSchema.name, text: ConfigurationSchema.text),
    ]
  }

  /// Has Git leave the line ends of outputs alone.
  ///
  /// It is left out where there is such a file, which may say something else.
  package static let attributes = File(
    path: ".gitattributes",
    text: """
      # Git does not change the line ends of what `tokens build` writes.
      /generated/** text eol=lf
      /.tokens-manifest*.json text eol=lf

      """
  )

  /// A target for each platform; the others add to what these make.
  static let platformTargets = ["swift", "kotlin", "android", "css", "json"]

  /// The configuration, with an output for each target that there is.
  private static var configuration: String {
    let outputs = TemplateLibrary().names
      .map { #"    { "target": "\#($0)", "directory": "generated/\#($0)" }"# }
      .joined(separator: ",\n")
    return """
      // What to build. `tokens build` reads this file; paths are relative to it.
      {
        // Editors complete and check the settings by this.
        "$schema": "./\(ConfigurationSchema.name)",
        // The document that says which files belong together.
        "source": "app.resolver.json",
        // Which contexts are light and dark.
        "appearance": { "modifier": "theme", "light": "light", "dark": "dark" },
        // One line for each platform: remove those that you do not need.
        "outputs": [
      \(outputs)
        ]
      }

      """
  }

  private static let resolver = """
    {
      "version": "2025.10",
      "name": "app",
      "sets": {
        "base": {
          "description": "What holds everywhere unless a theme says otherwise. Later files win.",
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
          "description": "What the reader has chosen. A context holds only what is different there.",
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
        "$description": "The palette, named for looks. It is private: apps use the colours of `color`.",
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
        "$description": "Colours, named for purpose.",
        "background": { "$value": "{swatch.white}", "$description": "The ground of every screen." },
        "text": { "$value": "{swatch.ink}", "$description": "Running text and titles." },
        "accent": { "$value": "{swatch.blue}", "$description": "What can be tapped." },
        "onAccent": { "$value": "{swatch.white}", "$description": "Text on the accent colour." },
        "line": {
          "$value": "~color.alpha({color.text}, 0.15)",
          "$description": "Hairlines. A value that begins with ~ is worked out, in every theme anew."
        }
      }
    }

    """

  private static let dimensions = """
    {
      "dimension": {
        "$type": "dimension",
        "$description": "Measures, made from one grid unit.",
        "grid": {
          "$value": { "value": 8, "unit": "px" },
          "$description": "The grid unit.",
          "$extensions": { "dev.tokens": { "grid": true } }
        },
        "margin": { "$value": "~{dimension.grid} * 2", "$description": "At the edges of the screen." },
        "radius": { "$value": "{dimension.grid}", "$description": "The corners of controls." }
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
          "$description": "Running text.",
          "$extensions": { "dev.tokens": { "number": 2, "relativeTo": "body" } }
        }
      }
    }

    """

  private static let components = """
    {
      "component": {
        "$description": "Styles of whole views: how they look, never what they show.",
        "button": {
          "$description": "The button for what matters most.",
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
