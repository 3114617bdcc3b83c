// Made from tokens/tokens.config.schema.json by `UPDATE_GOLDENS=1 swift test --filter ConfigurationSchema`.

/// The schema of the configuration, which `tokens init` puts beside one for editors.
package enum ConfigurationSchema {
  static let name = "tokens.config.schema.json"

  /// The text of the file.
  package static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Configuration of the design-token compiler `tokens`",
      "description": "Says where the tokens are and what to make of them. Paths are relative to the file.",
      "type": "object",
      "required": ["source", "outputs"],
      "additionalProperties": false,
      "properties": {
        "$schema": {
          "description": "The path of this schema, for editors.",
          "type": "string",
          "minLength": 1
        },
        "source": {
          "description": "A resolver document, or token files in the order of their merge. In a list, `*` stands for any characters of a name, `?` for one, and `**` for folders to any depth.",
          "oneOf": [
            { "$ref": "#/$defs/text" },
            { "type": "array", "items": { "$ref": "#/$defs/text" }, "minItems": 1 }
          ]
        },
        "modifiers": {
          "description": "For a list of token files: the modifiers whose contexts tokens may name.",
          "type": "object",
          "additionalProperties": {
            "type": "object",
            "required": ["contexts"],
            "additionalProperties": false,
            "properties": {
              "contexts": {
                "description": "The names of the contexts.",
                "type": "array",
                "items": { "$ref": "#/$defs/text" },
                "minItems": 1
              },
              "default": {
                "description": "The context that holds unless another is chosen; else the first.",
                "$ref": "#/$defs/text"
              }
            }
          }
        },
        "appearance": {
          "description": "Which contexts are light and dark. Without it, the only modifier with contexts `light` and `dark` is taken.",
          "type": "object",
          "required": ["modifier", "light", "dark"],
          "additionalProperties": false,
          "properties": {
            "modifier": { "description": "The modifier.", "$ref": "#/$defs/text" },
            "light": { "description": "Its light context.", "$ref": "#/$defs/text" },
            "dark": { "description": "Its dark context.", "$ref": "#/$defs/text" },
            "highContrast": {
              "description": "Where high contrast stands: in further contexts of the modifier, or in a modifier of its own.",
              "oneOf": [
                {
                  "type": "object",
                  "minProperties": 1,
                  "additionalProperties": false,
                  "properties": {
                    "light": { "$ref": "#/$defs/text" },
                    "dark": { "$ref": "#/$defs/text" }
                  }
                },
                {
                  "type": "object",
                  "required": ["modifier", "high"],
                  "additionalProperties": false,
                  "properties": {
                    "modifier": { "$ref": "#/$defs/text" },
                    "high": { "$ref": "#/$defs/text" }
                  }
                }
              ]
            }
          }
        },
        "defaults": {
          "description": "The base context of modifiers that the resolver document gives no default.",
          "$ref": "#/$defs/contexts"
        },
        "outputs": {
          "description": "What to make.",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["target", "directory"],
            "additionalProperties": false,
            "properties": {
              "target": {
                "description": "The name of a target: a built-in one, or a folder in `templates`.",
                "$ref": "#/$defs/text"
              },
              "directory": {
                "description": "The folder that the files go to.",
                "$ref": "#/$defs/text"
              },
              "options": {
                "description": "Values of the target's options.",
                "type": "object"
              },
              "contexts": {
                "description": "The modifiers to fix to one context in this output.",
                "$ref": "#/$defs/contexts"
              },
              "include": {
                "description": "The tokens that the output takes: those that match each list that is here.",
                "$ref": "#/$defs/selection"
              },
              "exclude": {
                "description": "The tokens that the output leaves out: those that match one of the lists. Where others refer to them, the value is printed.",
                "$ref": "#/$defs/selection"
              }
            }
          }
        },
        "templates": {
          "description": "The folder of your own targets, or a list of such folders.",
          "anyOf": [
            { "$ref": "#/$defs/text" },
            { "type": "array", "items": { "$ref": "#/$defs/text" } }
          ]
        },
        "outside": {
          "description": "Folders outside of the repository that may be written to and referred to.",
          "type": "array",
          "items": { "$ref": "#/$defs/text" }
        },
        "rules": {
          "description": "What is said of tokens whose files must not be edited; a later rule wins.",
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "allOf": [
              { "anyOf": [{ "required": ["paths"] }, { "required": ["files"] }] },
              { "anyOf": [{ "required": ["private"] }, { "required": ["omit"] }, { "required": ["type"] }, { "required": ["unit"] }] }
            ],
            "properties": {
              "paths": {
                "description": "Paths of the tokens; without it, all paths.",
                "$ref": "#/$defs/pathPatterns"
              },
              "files": {
                "description": "Files that define the tokens; without it, all files.",
                "$ref": "#/$defs/filePatterns"
              },
              "private": {
                "description": "Whether the tokens are private, whatever the files say.",
                "type": "boolean"
              },
              "omit": {
                "description": "Whether the tokens are left out, as if the files did not define them.",
                "type": "boolean"
              },
              "type": {
                "description": "The type of tokens that have none, neither by themselves nor by a reference or a group.",
                "enum": [
                  "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number",
                  "strokeStyle", "border", "transition", "shadow", "gradient", "typography"
                ]
              },
              "unit": {
                "description": "The unit of lengths that are written without one; without a rule, px.",
                "enum": ["px", "rem"]
              }
            }
          }
        },
        "rename": {
          "description": "New paths of groups and tokens, by the paths that the files have; references follow. An empty path leaves out the name of a group.",
          "type": "object",
          "propertyNames": { "$ref": "#/$defs/path" },
          "additionalProperties": { "anyOf": [{ "const": "" }, { "$ref": "#/$defs/path" }] }
        },
        "contextExtensions": {
          "description": "Extensions of other tools that have values for contexts, by their names, each with the modifier whose contexts they are.",
          "type": "object",
          "additionalProperties": {
            "anyOf": [
              { "$ref": "#/$defs/text" },
              {
                "type": "object",
                "additionalProperties": false,
                "required": ["modifier"],
                "properties": {
                  "modifier": { "description": "The name of the modifier.", "$ref": "#/$defs/text" },
                  "contexts": {
                    "description": "The names in the extension that count in each context; the last one that a token has a value for wins. Without it, each name is that of a context.",
                    "type": "object",
                    "additionalProperties": {
                      "anyOf": [
                        { "$ref": "#/$defs/text" },
                        { "type": "array", "items": { "$ref": "#/$defs/text" } }
                      ]
                    }
                  }
                }
              }
            ]
          }
        },
        "lint": {
          "description": "The levels of warnings, by the code in the brackets of a message.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "changed-line-ends": { "$ref": "#/$defs/level" },
            "font-list-string": { "$ref": "#/$defs/level" },
            "foreign-form": { "$ref": "#/$defs/level" },
            "generated-source": { "$ref": "#/$defs/level" },
            "group-type-overridden": { "$ref": "#/$defs/level" },
            "hex-differs": { "$ref": "#/$defs/level" },
            "ignored-member": { "$ref": "#/$defs/level" },
            "legacy-color": { "$ref": "#/$defs/level" },
            "legacy-dimension": { "$ref": "#/$defs/level" },
            "legacy-duration": { "$ref": "#/$defs/level" },
            "legacy-font-weight": { "$ref": "#/$defs/level" },
            "legacy-line-height": { "$ref": "#/$defs/level" },
            "legacy-member": { "$ref": "#/$defs/level" },
            "legacy-reference": { "$ref": "#/$defs/level" },
            "legacy-type": { "$ref": "#/$defs/level" },
            "loose-pointer": { "$ref": "#/$defs/level" },
            "missing-composite-member": { "$ref": "#/$defs/level" },
            "missing-default": { "$ref": "#/$defs/level" },
            "missing-in-context": { "$ref": "#/$defs/level" },
            "misspelled-extension": { "$ref": "#/$defs/level" },
            "nested-reference": { "$ref": "#/$defs/level" },
            "nonstandard-unit": { "$ref": "#/$defs/level" },
            "not-migrated": { "$ref": "#/$defs/level" },
            "omitted-member": { "$ref": "#/$defs/level" },
            "outdated-value": { "$ref": "#/$defs/level" },
            "removed-type": { "$ref": "#/$defs/level" },
            "single-context": { "$ref": "#/$defs/level" },
            "template-warning": { "$ref": "#/$defs/level" },
            "unfinished-token": { "$ref": "#/$defs/level" },
            "unit-not-on-target": { "$ref": "#/$defs/level" },
            "unitless-zero": { "$ref": "#/$defs/level" },
            "unknown-composite-member": { "$ref": "#/$defs/level" },
            "unknown-text-style": { "$ref": "#/$defs/level" },
            "unknown-type": { "$ref": "#/$defs/level" },
            "unlikely-line-height": { "$ref": "#/$defs/level" },
            "unmatched-filter": { "$ref": "#/$defs/level" },
            "unmatched-rule": { "$ref": "#/$defs/level" },
            "unmatched-set": { "$ref": "#/$defs/level" },
            "unreadable-folder": { "$ref": "#/$defs/level" },
            "unused-template-name": { "$ref": "#/$defs/level" }
          }
        }
      },
      "$defs": {
        "level": {
          "description": "allow: not reported; warn: a warning; error: the build fails.",
          "enum": ["allow", "warn", "error"]
        },
        "text": { "type": "string", "minLength": 1 },
        "contexts": {
          "type": "object",
          "additionalProperties": { "$ref": "#/$defs/text" }
        },
        "selection": {
          "type": "object",
          "minProperties": 1,
          "additionalProperties": false,
          "properties": {
            "types": {
              "description": "Types of tokens; `constant` is that of all constants.",
              "anyOf": [
                { "$ref": "#/$defs/tokenType" },
                { "type": "array", "items": { "$ref": "#/$defs/tokenType" }, "minItems": 1 }
              ]
            },
            "paths": {
              "description": "Paths of tokens: names with periods between them, `*` and `?` within a name, `**` for any number of names.",
              "$ref": "#/$defs/pathPatterns"
            },
            "files": {
              "description": "Files that have the values, relative to the configuration's folder, with the wildcards of `source`.",
              "$ref": "#/$defs/filePatterns"
            }
          }
        },
        "tokenType": {
          "enum": [
            "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number",
            "strokeStyle", "border", "transition", "shadow", "gradient", "typography", "constant"
          ]
        },
        "pathPatterns": {
          "anyOf": [
            { "$ref": "#/$defs/pathPattern" },
            { "type": "array", "items": { "$ref": "#/$defs/pathPattern" }, "minItems": 1 }
          ]
        },
        "filePatterns": {
          "anyOf": [
            { "$ref": "#/$defs/filePattern" },
            { "type": "array", "items": { "$ref": "#/$defs/filePattern" }, "minItems": 1 }
          ]
        },
        "path": { "type": "string", "pattern": "^[^.${}*][^.{}*]*(\\.[^.${}*][^.{}*]*)*$" },
        "pathPattern": { "type": "string", "pattern": "^[^.]+(\\.[^.]+)*$" },
        "filePattern": { "type": "string", "pattern": "^[^/]+(/[^/]+)*$" }
      }
    }

    """#
}
