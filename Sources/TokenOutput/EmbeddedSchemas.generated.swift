// Made from the schemas in templates/ by `UPDATE_GOLDENS=1 swift test --filter EmbeddedSchemas`.
// swift-format-ignore-file

/// The schemas of files that targets are made of and make.
package enum EmbeddedSchemas {
  /// The schema of `target.json`.
  package static let target = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "A target of tokens: target.json",
      "type": "object",
      "required": ["targetVersion"],
      "if": { "type": "object", "required": ["extends"] },
      "then": {},
      "else": { "required": ["files"] },
      "additionalProperties": false,
      "properties": {
        "$schema": { "description": "where this schema lies" },
        "targetVersion": { "type": "integer", "const": 1 },
        "summary": { "type": "string", "description": "one line for lists of targets" },
        "extends": { "type": "string", "description": "a built-in target, or another one of your own" },
        "options": { "type": "object", "additionalProperties": {"$ref": "#/$defs/option"} },
        "names": {
          "type": "object",
          "properties": {
            "group": { "enum": ["lowerCamel", "UpperCamel", "kebab", "snake", "UPPER_SNAKE", "asWritten"] },
            "token": { "enum": ["lowerCamel", "UpperCamel", "kebab", "snake", "UPPER_SNAKE", "asWritten"] },
            "context": { "enum": ["lowerCamel", "UpperCamel", "kebab", "snake", "UPPER_SNAKE", "asWritten"] },
            "style": { "enum": ["lowerCamel", "UpperCamel", "kebab", "snake", "UPPER_SNAKE", "asWritten"] },
            "resource": { "enum": ["lowerCamel", "UpperCamel", "kebab", "snake", "UPPER_SNAKE", "asWritten"] },
            "scope": { "enum": ["group", "global"] },
            "join": { "type": ["string", "null"] },
            "qualifier": { "type": "string" },
            "caseSensitive": { "type": "boolean" },
            "digitFirst": { "type": ["string", "null"] },
            "allowed": { "enum": ["ascii", "xid", "xid-bmp", "xid+emoji", "any"] },
            "unicode": { "type": ["integer", "null"], "minimum": 1, "maximum": 1000 },
            "plain": { "enum": ["letters"] },
            "otherwise": { "type": "string", "pattern": "HEX" },
            "root": { "type": ["string", "null"] },
            "reserved": {
              "type": "object",
              "properties": {
                "escape": {"$ref": "#/$defs/escaped"},
                "rename": {"$ref": "#/$defs/reserved"},
                "cases": {"$ref": "#/$defs/reserved"}
              },
              "additionalProperties": false
            },
            "taken": {
              "anyOf": [
                { "type": "array", "items": {"type": "string"} },
                {
                  "type": "object",
                  "properties": {
                    "root": { "type": "array", "items": {"type": "string"} },
                    "group": { "type": "array", "items": {"type": "string"} }
                  },
                  "additionalProperties": false
                }
              ]
            },
            "kinds": {
              "type": "object",
              "properties": {
                "color": { "$ref": "#/$defs/names" }, "dimension": { "$ref": "#/$defs/names" },
                "fontFamily": { "$ref": "#/$defs/names" }, "fontWeight": { "$ref": "#/$defs/names" },
                "duration": { "$ref": "#/$defs/names" }, "cubicBezier": { "$ref": "#/$defs/names" },
                "number": { "$ref": "#/$defs/names" }, "strokeStyle": { "$ref": "#/$defs/names" },
                "border": { "$ref": "#/$defs/names" }, "transition": { "$ref": "#/$defs/names" },
                "shadow": { "$ref": "#/$defs/names" }, "gradient": { "$ref": "#/$defs/names" },
                "typography": { "$ref": "#/$defs/names" }, "boolean": { "$ref": "#/$defs/names" },
                "string": { "$ref": "#/$defs/names" }, "word": { "$ref": "#/$defs/names" },
                "image": { "$ref": "#/$defs/names" }, "integer": { "$ref": "#/$defs/names" },
                "point": { "$ref": "#/$defs/names" }, "size": { "$ref": "#/$defs/names" },
                "rect": { "$ref": "#/$defs/names" }, "insets": { "$ref": "#/$defs/names" }
              },
              "additionalProperties": false
            },
            "parts": {
              "type": "object",
              "properties": {
                "fontFamily": {
                  "type": "object",
                  "properties": {
                    "generic": { "$ref": "#/$defs/names" }
                  },
                  "additionalProperties": false
                },
                "strokeStyle": {
                  "type": "object",
                  "properties": {
                    "dashes": { "$ref": "#/$defs/names" }, "cap": { "$ref": "#/$defs/names" }
                  },
                  "additionalProperties": false
                },
                "border": {
                  "type": "object",
                  "properties": {
                    "color": { "$ref": "#/$defs/names" }, "width": { "$ref": "#/$defs/names" },
                    "style": { "$ref": "#/$defs/names" }, "dashes": { "$ref": "#/$defs/names" },
                    "cap": { "$ref": "#/$defs/names" }
                  },
                  "additionalProperties": false
                },
                "transition": {
                  "type": "object",
                  "properties": {
                    "duration": { "$ref": "#/$defs/names" }, "delay": { "$ref": "#/$defs/names" },
                    "timingFunction": { "$ref": "#/$defs/names" }
                  },
                  "additionalProperties": false
                },
                "shadow": {
                  "type": "object",
                  "properties": {
                    "color": { "$ref": "#/$defs/names" }, "offsetX": { "$ref": "#/$defs/names" },
                    "offsetY": { "$ref": "#/$defs/names" }, "blur": { "$ref": "#/$defs/names" },
                    "spread": { "$ref": "#/$defs/names" }, "inset": { "$ref": "#/$defs/names" }
                  },
                  "additionalProperties": false
                },
                "gradient": {
                  "type": "object",
                  "properties": {
                    "color": { "$ref": "#/$defs/names" }, "position": { "$ref": "#/$defs/names" }
                  },
                  "additionalProperties": false
                },
                "typography": {
                  "type": "object",
                  "properties": {
                    "fontFamily": { "$ref": "#/$defs/names" }, "fontSize": { "$ref": "#/$defs/names" },
                    "fontWeight": { "$ref": "#/$defs/names" }, "slant": { "$ref": "#/$defs/names" },
                    "lineHeight": { "$ref": "#/$defs/names" }, "lineHeightLength": { "$ref": "#/$defs/names" },
                    "lineHeightRatio": { "$ref": "#/$defs/names" }, "kern": { "$ref": "#/$defs/names" },
                    "kernEm": { "$ref": "#/$defs/names" }, "number": { "$ref": "#/$defs/names" },
                    "align": { "$ref": "#/$defs/names" }, "letterCase": { "$ref": "#/$defs/names" },
                    "decoration": { "$ref": "#/$defs/names" }, "lineBreak": { "$ref": "#/$defs/names" },
                    "shadow": { "$ref": "#/$defs/names" }, "shadowColor": { "$ref": "#/$defs/names" },
                    "shadowOffsetX": { "$ref": "#/$defs/names" }, "shadowOffsetY": { "$ref": "#/$defs/names" },
                    "shadowBlur": { "$ref": "#/$defs/names" }, "shadowSpread": { "$ref": "#/$defs/names" },
                    "shadowInset": { "$ref": "#/$defs/names" }, "color": { "$ref": "#/$defs/names" }
                  },
                  "additionalProperties": false
                },
                "point": {
                  "type": "object",
                  "properties": {
                    "x": { "$ref": "#/$defs/names" }, "y": { "$ref": "#/$defs/names" }
                  },
                  "additionalProperties": false
                },
                "size": {
                  "type": "object",
                  "properties": {
                    "width": { "$ref": "#/$defs/names" }, "height": { "$ref": "#/$defs/names" }
                  },
                  "additionalProperties": false
                },
                "rect": {
                  "type": "object",
                  "properties": {
                    "x": { "$ref": "#/$defs/names" }, "y": { "$ref": "#/$defs/names" },
                    "width": { "$ref": "#/$defs/names" }, "height": { "$ref": "#/$defs/names" }
                  },
                  "additionalProperties": false
                },
                "insets": {
                  "type": "object",
                  "properties": {
                    "top": { "$ref": "#/$defs/names" }, "leading": { "$ref": "#/$defs/names" },
                    "bottom": { "$ref": "#/$defs/names" }, "trailing": { "$ref": "#/$defs/names" }
                  },
                  "additionalProperties": false
                }
              },
              "additionalProperties": false
            },
            "sharesParts": { "type": "boolean" },
            "deprecated": { "type": ["string", "null"], "pattern": "\\{\\}" },
            "type": { "type": ["string", "null"], "pattern": "\\{\\}" }
          },
          "additionalProperties": false
        },
        "text": {
          "type": "object",
          "properties": {
            "string": { "$ref": "#/$defs/string" },
            "strings": { "type": "object", "additionalProperties": {"$ref": "#/$defs/string"} },
            "comment": { "$ref": "#/$defs/comment" },
            "comments": { "type": "object", "additionalProperties": {"$ref": "#/$defs/comment"} },
            "number": {
              "type": "object",
              "properties": {
                "digits": { "type": ["integer", "null"], "minimum": 0, "maximum": 17 },
                "float": { "type": "string" }
              },
              "additionalProperties": false
            }
          },
          "additionalProperties": false
        },
        "references": {
          "type": "object",
          "properties": {
            "color": { "type": "boolean" },
            "dimension": { "type": "boolean" },
            "fontFamily": { "type": "boolean" },
            "fontWeight": { "type": "boolean" },
            "duration": { "type": "boolean" },
            "cubicBezier": { "type": "boolean" },
            "number": { "type": "boolean" },
            "strokeStyle": {
              "anyOf": [
                { "type": "boolean" },
                {
                  "type": "object",
                  "properties": {
                    "alias": { "type": "boolean" },
                    "parts": {
                      "anyOf": [{"type": "boolean"}, {"type": "array", "items": {"enum": ["dashArray"]}}]
                    }
                  },
                  "additionalProperties": false
                }
              ]
            },
            "border": {
              "anyOf": [
                { "type": "boolean" },
                {
                  "type": "object",
                  "properties": {
                    "alias": { "type": "boolean" },
                    "parts": {
                      "anyOf": [
                        { "type": "boolean" },
                        { "type": "array", "items": {"enum": ["color", "width", "style", "dashArray"]} }
                      ]
                    }
                  },
                  "additionalProperties": false
                }
              ]
            },
            "transition": {
              "anyOf": [
                { "type": "boolean" },
                {
                  "type": "object",
                  "properties": {
                    "alias": { "type": "boolean" },
                    "parts": {
                      "anyOf": [
                        { "type": "boolean" },
                        { "type": "array", "items": {"enum": ["duration", "delay", "timingFunction"]} }
                      ]
                    }
                  },
                  "additionalProperties": false
                }
              ]
            },
            "shadow": {
              "anyOf": [
                { "type": "boolean" },
                {
                  "type": "object",
                  "properties": {
                    "alias": { "type": "boolean" },
                    "parts": {
                      "anyOf": [
                        { "type": "boolean" },
                        {
                          "type": "array",
                          "items": { "enum": ["color", "offsetX", "offsetY", "blur", "spread"] }
                        }
                      ]
                    }
                  },
                  "additionalProperties": false
                }
              ]
            },
            "gradient": {
              "anyOf": [
                { "type": "boolean" },
                {
                  "type": "object",
                  "properties": {
                    "alias": { "type": "boolean" },
                    "parts": { "anyOf": [{"type": "boolean"}, {"type": "array", "items": {"enum": ["color"]}}] }
                  },
                  "additionalProperties": false
                }
              ]
            },
            "typography": {
              "anyOf": [
                { "type": "boolean" },
                {
                  "type": "object",
                  "properties": {
                    "alias": { "type": "boolean" },
                    "parts": {
                      "anyOf": [
                        { "type": "boolean" },
                        {
                          "type": "array",
                          "items": {
                            "enum": [
                              "fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight",
                              "color", "shadow", "offsetX", "offsetY", "blur", "spread"
                            ]
                          }
                        }
                      ]
                    }
                  },
                  "additionalProperties": false
                }
              ]
            },
            "order": { "enum": ["any", "earlier"] },
            "themed": { "type": "boolean" }
          },
          "additionalProperties": false
        },
        "contexts": {
          "type": "object",
          "properties": {
            "appearance": { "enum": ["inside", "themed", "cascade", "files", "base"] },
            "contrast": { "enum": ["inside", "themed", "cascade", "files", "base"] },
            "other": { "enum": ["themed", "cascade", "files", "base"] },
            "inside": {
              "type": "array",
              "items": {
                "enum": [
                  "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier",
                  "number", "strokeStyle", "border", "transition", "shadow", "gradient", "typography"
                ]
              }
            }
          },
          "additionalProperties": false
        },
        "limits": {
          "type": "object",
          "properties": { "members": {"$ref": "#/$defs/limit"} },
          "additionalProperties": false
        },
        "units": {
          "type": "array",
          "items": {
            "enum": [
              "px", "rem", "em", "%", "vw", "vh", "vmin", "vmax", "vi", "vb", "svw", "svh", "lvw",
              "lvh", "dvw", "dvh", "ex", "ch", "cap", "ic", "lh", "rlh", "cqw", "cqh", "cqi", "cqb",
              "cqmin", "cqmax", "cm", "mm", "Q", "in", "pt", "pc"
            ]
          }
        },
        "private": { "enum": ["keep", "used", "omit"] },
        "absent": { "enum": ["keep", "omit"] },
        "omits": { "$ref": "#/$defs/omits" },
        "tables": {
          "type": "object",
          "additionalProperties": { "type": "object", "additionalProperties": {"type": ["string", "null"]} }
        },
        "files": { "type": "array", "items": {"$ref": "#/$defs/file"} },
        "oneFile": {
          "description": "how an import begins, the widest access first, where all files of an output may also be one",
          "type": "array",
          "items": { "type": "string" }
        },
        "spellings": { "type": "array", "items": {"$ref": "#/$defs/spelling"} }
      },
      "$defs": {
        "option": {
          "type": "object",
          "properties": {
            "type": { "enum": ["string", "identifier", "number", "integer", "boolean", "choice", "context", "modifier", "token"] },
            "default": {},
            "pattern": { "type": "string" },
            "values": { "type": "array", "items": {"type": "string"} },
            "minimum": { "type": "number" },
            "maximum": { "type": "number" },
            "help": { "type": "string" },
            "omits": { "$ref": "#/$defs/omits" }
          },
          "additionalProperties": false,
          "required": ["type"],
          "if": { "properties": {"type": {"const": "choice"}} },
          "then": { "required": ["values"] }
        },
        "escaped": {
          "type": "object",
          "properties": {
            "words": { "type": "array", "items": {"type": "string"} },
            "with": { "type": "string", "pattern": "\\{\\}" },
            "labels": { "type": "array", "items": {"type": "string"} }
          },
          "additionalProperties": false
        },
        "reserved": {
          "type": "object",
          "properties": {
            "words": { "type": "array", "items": {"type": "string"} },
            "with": { "type": "string", "pattern": "\\{\\}" }
          },
          "additionalProperties": false
        },
        "string": {
          "type": "object",
          "properties": {
            "open": { "type": "string" },
            "close": { "type": "string" },
            "control": { "type": "string" },
            "escapes": { "type": "object", "additionalProperties": {"type": "string"} }
          },
          "additionalProperties": false
        },
        "comment": {
          "type": "object",
          "properties": {
            "first": { "type": ["string", "null"] },
            "line": { "type": ["string", "null"] },
            "last": { "type": ["string", "null"] },
            "single": { "type": ["string", "null"] },
            "replace": { "type": "object", "additionalProperties": {"type": "string"} },
            "width": { "type": "integer", "minimum": 20, "maximum": 10000 }
          },
          "additionalProperties": false
        },
        "names": { "anyOf": [{ "type": "string" }, { "type": "array", "items": {"type": "string"} }] },
        "omits": {
          "type": "object",
          "properties": {
            "fontFamily": { "type": "boolean" },
            "fontSize": { "type": "boolean" },
            "fontWeight": { "type": "boolean" },
            "style": { "$ref": "#/$defs/omitted", "items": { "enum": ["normal", "italic", "oblique"] } },
            "lineHeight": { "type": "boolean" },
            "letterSpacing": { "type": "boolean" },
            "align": { "$ref": "#/$defs/omitted", "items": { "enum": ["start", "end", "left", "right", "center", "justify"] } },
            "case": { "$ref": "#/$defs/omitted", "items": { "enum": ["none", "uppercase", "lowercase", "capitalize"] } },
            "decoration": { "$ref": "#/$defs/omitted", "items": { "enum": ["none", "underline", "overline", "line-through"] } },
            "lineBreak": {
              "$ref": "#/$defs/omitted",
              "items": { "enum": ["wordWrapping", "charWrapping", "clipping", "truncatingHead", "truncatingMiddle", "truncatingTail"] }
            },
            "color": { "type": "boolean" },
            "shadow": { "$ref": "#/$defs/omitted", "items": { "enum": ["layers", "spread", "inset"] } },
            "faces": { "type": "boolean" },
            "$deprecated": { "type": "boolean" }
          },
          "additionalProperties": false
        },
        "omitted": { "type": ["boolean", "array"] },
        "limit": { "type": "integer", "minimum": 1, "maximum": 1000000 },
        "file": {
          "type": "object",
          "properties": {
            "template": { "type": "string" },
            "copy": { "type": "string" },
            "path": { "type": "string" },
            "each": { "enum": ["once", "group", "type", "token", "context", "appearance", "component"] },
            "depth": { "type": "integer", "minimum": 1, "maximum": 1000 },
            "when": { "type": "string" }
          },
          "additionalProperties": false,
          "oneOf": [
            { "required": ["template", "path"] },
            { "required": ["copy", "path"], "properties": { "each": false } }
          ]
        },
        "spelling": {
          "type": "object",
          "properties": {
            "text": { "type": "string" },
            "template": { "type": "string" },
            "when": { "type": "string" },
            "note": { "type": "string" }
          },
          "additionalProperties": false,
          "oneOf": [{ "required": ["text"] }, { "required": ["template"] }]
        }
      }
    }

    """#

  /// The schema of what `tokens ir` prints.
  package static let ir = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "The IR of a token source, as `tokens ir` prints it",
      "type": "object",
      "additionalProperties": false,
      "required": ["irVersion", "name", "modifiers", "pinned", "groups", "tokens", "components"],
      "properties": {
        "irVersion": { "const": 1 },
        "name": { "type": ["string", "null"] },
        "modifiers": { "type": "array", "items": { "$ref": "#/$defs/modifier" } },
        "pinned": { "type": "object", "additionalProperties": { "type": "string" } },
        "groups": { "type": "array", "items": { "$ref": "#/$defs/group" } },
        "tokens": { "type": "array", "items": { "$ref": "#/$defs/token" } },
        "components": { "type": "array", "items": { "$ref": "#/$defs/component" } }
      },
      "$defs": {
        "origin": {
          "type": "object",
          "additionalProperties": false,
          "required": ["file", "line", "column"],
          "properties": {
            "file": { "type": "string" },
            "line": { "type": "integer", "minimum": 1 },
            "column": { "type": "integer", "minimum": 1 }
          }
        },
        "deprecated": { "type": ["boolean", "string"] },
        "visibility": { "enum": ["public", "private"] },
        "when": { "type": "object", "additionalProperties": { "type": "string" } },
        "modifier": {
          "type": "object",
          "additionalProperties": false,
          "required": ["name", "contexts", "default", "role"],
          "properties": {
            "name": { "type": "string" },
            "contexts": { "type": "array", "items": { "type": "string" }, "minItems": 1 },
            "default": { "type": "string" },
            "role": { "enum": ["appearance", "contrast", null] },
            "appearance": {
              "type": "object",
              "additionalProperties": {
                "type": "array",
                "prefixItems": [{ "enum": ["light", "dark", null] }, { "enum": ["standard", "high", null] }],
                "minItems": 2,
                "maxItems": 2
              }
            }
          }
        },
        "group": {
          "type": "object",
          "additionalProperties": false,
          "required": ["path", "description", "deprecated", "visibility", "extensions", "constants", "origin"],
          "properties": {
            "path": { "type": "string" },
            "description": { "type": ["string", "null"] },
            "deprecated": { "$ref": "#/$defs/deprecated" },
            "visibility": { "$ref": "#/$defs/visibility" },
            "extensions": { "type": "object" },
            "constants": { "type": "object", "additionalProperties": { "$ref": "#/$defs/constant" } },
            "origin": { "$ref": "#/$defs/origin" }
          }
        },
        "constant": {
          "type": "object",
          "additionalProperties": false,
          "required": ["type", "value", "references", "description", "origin", "dependsOn", "absentIn", "variants"],
          "properties": {
            "type": { "enum": ["boolean", "string", "word", "image", "number", "point", "size", "rect", "insets"] },
            "of": { "type": "array", "items": { "type": "string" }, "minItems": 1 },
            "value": { "$ref": "#/$defs/constantValue" },
            "references": { "type": "object", "additionalProperties": { "type": "string" } },
            "description": { "type": ["string", "null"] },
            "origin": { "$ref": "#/$defs/origin" },
            "dependsOn": { "type": "array", "items": { "type": "string" }, "uniqueItems": true },
            "absentIn": { "type": "array", "items": { "$ref": "#/$defs/when" } },
            "variants": { "type": "array", "items": { "$ref": "#/$defs/constantVariant" } }
          }
        },
        "constantValue": {
          "type": ["boolean", "string", "number", "object"],
          "additionalProperties": { "anyOf": [{ "type": "number" }, { "$ref": "#/$defs/dimensionValue" }] }
        },
        "constantVariant": {
          "type": "object",
          "additionalProperties": false,
          "required": ["when", "own", "value", "references", "origin"],
          "properties": {
            "when": { "$ref": "#/$defs/when" },
            "own": { "type": "boolean" },
            "value": { "$ref": "#/$defs/constantValue" },
            "references": { "type": "object", "additionalProperties": { "type": "string" } },
            "origin": { "$ref": "#/$defs/origin" }
          }
        },
        "derived": {
          "type": "object",
          "additionalProperties": false,
          "required": ["srgb", "displayP3", "hex", "inSrgb"],
          "properties": {
            "srgb": {
              "type": "array",
              "items": { "type": "number", "minimum": 0, "maximum": 1 },
              "minItems": 4,
              "maxItems": 4
            },
            "displayP3": {
              "type": "array",
              "items": { "type": "number", "minimum": 0, "maximum": 1 },
              "minItems": 4,
              "maxItems": 4
            },
            "hex": { "type": "string", "pattern": "^#[0-9a-f]{8}$" },
            "inSrgb": { "type": "boolean" }
          }
        },
        "face": {
          "type": "object",
          "additionalProperties": false,
          "required": ["weight", "style", "postScriptName", "file", "resource"],
          "properties": {
            "weight": { "type": "number" },
            "style": { "enum": ["normal", "italic", "oblique"] },
            "postScriptName": { "type": ["string", "null"] },
            "file": { "type": ["string", "null"] },
            "resource": { "type": ["string", "null"] }
          }
        },
        "family": {
          "type": "object",
          "additionalProperties": false,
          "required": ["name", "generic", "faces"],
          "properties": {
            "name": { "type": "string" },
            "generic": { "type": "boolean" },
            "faces": { "type": "array", "items": { "$ref": "#/$defs/face" } }
          }
        },
        "part": {
          "anyOf": [
            {
              "type": "object",
              "additionalProperties": false,
              "required": ["value", "alias"],
              "properties": { "value": {}, "alias": { "type": ["string", "null"] } }
            },
            { "type": "null" }
          ]
        },
        "textStyle": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "number",
            "families",
            "size",
            "weight",
            "style",
            "lineHeight",
            "kern",
            "relativeTo",
            "system",
            "align",
            "case",
            "decoration",
            "lineBreak",
            "shadow",
            "color"
          ],
          "properties": {
            "number": { "type": ["integer", "null"], "minimum": 1 },
            "families": { "type": "array", "items": { "$ref": "#/$defs/family" } },
            "size": { "type": ["number", "null"] },
            "weight": { "type": ["number", "null"] },
            "style": { "enum": ["normal", "italic", "oblique"] },
            "lineHeight": {
              "anyOf": [
                {
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["ratio", "absolute"],
                  "properties": {
                    "ratio": { "type": ["number", "null"] },
                    "absolute": { "type": ["number", "null"] }
                  }
                },
                { "type": "null" }
              ]
            },
            "kern": {
              "anyOf": [
                {
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["absolute", "em"],
                  "properties": {
                    "absolute": { "type": ["number", "null"] },
                    "em": { "type": ["number", "null"] }
                  }
                },
                { "type": "null" }
              ]
            },
            "relativeTo": { "type": ["string", "null"] },
            "system": { "type": ["string", "null"] },
            "align": { "enum": ["start", "end", "left", "right", "center", "justify", null] },
            "case": { "enum": ["none", "uppercase", "lowercase", "capitalize", null] },
            "decoration": { "enum": ["none", "underline", "overline", "line-through", null] },
            "lineBreak": {
              "enum": [
                "wordWrapping",
                "charWrapping",
                "clipping",
                "truncatingHead",
                "truncatingMiddle",
                "truncatingTail",
                null
              ]
            },
            "shadow": { "$ref": "#/$defs/part" },
            "color": { "$ref": "#/$defs/part" }
          }
        },
        "variant": {
          "type": "object",
          "additionalProperties": false,
          "required": ["when", "own", "value", "alias", "references", "expression", "origin"],
          "properties": {
            "when": { "$ref": "#/$defs/when" },
            "own": { "type": "boolean" },
            "value": {},
            "alias": { "type": ["string", "null"] },
            "references": { "type": "object", "additionalProperties": { "type": "string" } },
            "expression": { "type": ["string", "null"] },
            "derived": { "$ref": "#/$defs/derived" },
            "gridUnits": { "type": "number" },
            "textStyle": { "$ref": "#/$defs/textStyle" },
            "origin": { "$ref": "#/$defs/origin" }
          }
        },
        "colorValue": {
          "type": "object",
          "additionalProperties": false,
          "required": ["colorSpace", "components"],
          "properties": {
            "colorSpace": {
              "enum": [
                "srgb",
                "srgb-linear",
                "hsl",
                "hwb",
                "lab",
                "lch",
                "oklab",
                "oklch",
                "display-p3",
                "a98-rgb",
                "prophoto-rgb",
                "rec2020",
                "xyz-d65",
                "xyz-d50"
              ]
            },
            "components": {
              "type": "array",
              "items": { "anyOf": [{ "type": "number" }, { "const": "none" }] },
              "minItems": 3,
              "maxItems": 3
            },
            "alpha": { "type": "number", "minimum": 0, "maximum": 1 },
            "hex": { "type": "string", "pattern": "^#[0-9A-Fa-f]{6}$" }
          }
        },
        "dimensionValue": {
          "type": "object",
          "additionalProperties": false,
          "required": ["value", "unit"],
          "properties": { "value": { "type": "number" }, "unit": { "type": "string" } }
        },
        "fontFamilyValue": {
          "anyOf": [{ "type": "string" }, { "type": "array", "items": { "type": "string" }, "minItems": 1 }]
        },
        "fontWeightValue": {
          "anyOf": [{ "type": "number", "minimum": 1, "maximum": 1000 }, { "type": "string" }]
        },
        "durationValue": {
          "type": "object",
          "additionalProperties": false,
          "required": ["value", "unit"],
          "properties": { "value": { "type": "number" }, "unit": { "enum": ["ms", "s"] } }
        },
        "cubicBezierValue": { "type": "array", "items": { "type": "number" }, "minItems": 4, "maxItems": 4 },
        "numberValue": { "type": "number" },
        "strokeStyleValue": {
          "anyOf": [
            { "type": "string" },
            {
              "type": "object",
              "additionalProperties": false,
              "required": ["dashArray", "lineCap"],
              "properties": {
                "dashArray": { "type": "array", "items": { "$ref": "#/$defs/dimensionValue" }, "minItems": 1 },
                "lineCap": { "enum": ["round", "butt", "square"] }
              }
            }
          ]
        },
        "borderValue": {
          "type": "object",
          "additionalProperties": false,
          "required": ["color", "width", "style"],
          "properties": {
            "color": { "$ref": "#/$defs/colorValue" },
            "width": { "$ref": "#/$defs/dimensionValue" },
            "style": { "$ref": "#/$defs/strokeStyleValue" }
          }
        },
        "transitionValue": {
          "type": "object",
          "additionalProperties": false,
          "required": ["duration", "delay", "timingFunction"],
          "properties": {
            "duration": { "$ref": "#/$defs/durationValue" },
            "delay": { "$ref": "#/$defs/durationValue" },
            "timingFunction": { "$ref": "#/$defs/cubicBezierValue" }
          }
        },
        "shadowValue": {
          "anyOf": [
            { "$ref": "#/$defs/shadowLayer" },
            { "type": "array", "items": { "$ref": "#/$defs/shadowLayer" }, "minItems": 1 }
          ]
        },
        "gradientValue": {
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["color", "position"],
            "properties": {
              "color": { "$ref": "#/$defs/colorValue" },
              "position": { "type": "number", "minimum": 0, "maximum": 1 }
            }
          },
          "minItems": 1
        },
        "typographyValue": {
          "type": "object",
          "additionalProperties": false,
          "required": [],
          "properties": {
            "fontFamily": { "$ref": "#/$defs/fontFamilyValue" },
            "fontSize": { "$ref": "#/$defs/dimensionValue" },
            "fontWeight": { "$ref": "#/$defs/fontWeightValue" },
            "letterSpacing": { "$ref": "#/$defs/dimensionValue" },
            "lineHeight": { "type": "number" }
          }
        },
        "shadowLayer": {
          "type": "object",
          "additionalProperties": false,
          "required": ["color", "offsetX", "offsetY", "blur", "spread"],
          "properties": {
            "color": { "$ref": "#/$defs/colorValue" },
            "offsetX": { "$ref": "#/$defs/dimensionValue" },
            "offsetY": { "$ref": "#/$defs/dimensionValue" },
            "blur": { "$ref": "#/$defs/dimensionValue" },
            "spread": { "$ref": "#/$defs/dimensionValue" },
            "inset": { "type": "boolean" }
          }
        },
        "token": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "path",
            "type",
            "visibility",
            "deprecated",
            "description",
            "extensions",
            "origin",
            "value",
            "alias",
            "references",
            "expression",
            "dependsOn",
            "absentIn",
            "variants"
          ],
          "properties": {
            "path": { "type": "string" },
            "type": {
              "enum": [
                "color",
                "dimension",
                "fontFamily",
                "fontWeight",
                "duration",
                "cubicBezier",
                "number",
                "strokeStyle",
                "border",
                "transition",
                "shadow",
                "gradient",
                "typography"
              ]
            },
            "visibility": { "$ref": "#/$defs/visibility" },
            "deprecated": { "$ref": "#/$defs/deprecated" },
            "description": { "type": ["string", "null"] },
            "extensions": { "type": "object" },
            "origin": { "$ref": "#/$defs/origin" },
            "value": {},
            "alias": { "type": ["string", "null"] },
            "references": { "type": "object", "additionalProperties": { "type": "string" } },
            "expression": { "type": ["string", "null"] },
            "derived": { "$ref": "#/$defs/derived" },
            "gridUnits": { "type": "number" },
            "textStyle": { "$ref": "#/$defs/textStyle" },
            "dependsOn": { "type": "array", "items": { "type": "string" }, "uniqueItems": true },
            "absentIn": { "type": "array", "items": { "$ref": "#/$defs/when" } },
            "variants": { "type": "array", "items": { "$ref": "#/$defs/variant" } }
          },
          "allOf": [
            {
              "if": { "properties": { "type": { "const": "color" } } },
              "then": {
                "properties": {
                  "value": { "$ref": "#/$defs/colorValue" },
                  "variants": { "items": { "properties": { "value": { "$ref": "#/$defs/colorValue" } } } }
                },
                "required": ["derived"]
              }
            },
            {
              "if": { "properties": { "type": { "const": "dimension" } } },
              "then": {
                "properties": {
                  "value": { "$ref": "#/$defs/dimensionValue" },
                  "variants": { "items": { "properties": { "value": { "$ref": "#/$defs/dimensionValue" } } } }
                }
              }
            },
            {
              "if": { "properties": { "type": { "const": "fontFamily" } } },
              "then": {
                "properties": {
                  "value": { "$ref": "#/$defs/fontFamilyValue" },
                  "variants": { "items": { "properties": { "value": { "$ref": "#/$defs/fontFamilyValue" } } } }
                }
              }
            },
            {
              "if": { "properties": { "type": { "const": "fontWeight" } } },
              "then": {
                "properties": {
                  "value": { "$ref": "#/$defs/fontWeightValue" },
                  "variants": { "items": { "properties": { "value": { "$ref": "#/$defs/fontWeightValue" } } } }
                }
              }
            },
            {
              "if": { "properties": { "type": { "const": "duration" } } },
              "then": {
                "properties": {
                  "value": { "$ref": "#/$defs/durationValue" },
                  "variants": { "items": { "properties": { "value": { "$ref": "#/$defs/durationValue" } } } }
                }
              }
            },
            {
              "if": { "properties": { "type": { "const": "cubicBezier" } } },
              "then": {
                "properties": {
                  "value": { "$ref": "#/$defs/cubicBezierValue" },
                  "variants": { "items": { "properties": { "value": { "$ref": "#/$defs/cubicBezierValue" } } } }
                }
              }
            },
            {
              "if": { "properties": { "type": { "const": "number" } } },
              "then": {
                "properties": {
                  "value": { "$ref": "#/$defs/numberValue" },
                  "variants": { "items": { "properties": { "value": { "$ref": "#/$defs/numberValue" } } } }
                }
              }
            },
            {
              "if": { "properties": { "type": { "const": "strokeStyle" } } },
              "then": {
                "properties": {
                  "value": { "$ref": "#/$defs/strokeStyleValue" },
                  "variants": { "items": { "properties": { "value": { "$ref": "#/$defs/strokeStyleValue" } } } }
                }
              }
            },
            {
              "if": { "properties": { "type": { "const": "border" } } },
              "then": {
                "properties": {
                  "value": { "$ref": "#/$defs/borderValue" },
                  "variants": { "items": { "properties": { "value": { "$ref": "#/$defs/borderValue" } } } }
                }
              }
            },
            {
              "if": { "properties": { "type": { "const": "transition" } } },
              "then": {
                "properties": {
                  "value": { "$ref": "#/$defs/transitionValue" },
                  "variants": { "items": { "properties": { "value": { "$ref": "#/$defs/transitionValue" } } } }
                }
              }
            },
            {
              "if": { "properties": { "type": { "const": "shadow" } } },
              "then": {
                "properties": {
                  "value": { "$ref": "#/$defs/shadowValue" },
                  "variants": { "items": { "properties": { "value": { "$ref": "#/$defs/shadowValue" } } } }
                }
              }
            },
            {
              "if": { "properties": { "type": { "const": "gradient" } } },
              "then": {
                "properties": {
                  "value": { "$ref": "#/$defs/gradientValue" },
                  "variants": { "items": { "properties": { "value": { "$ref": "#/$defs/gradientValue" } } } }
                }
              }
            },
            {
              "if": { "properties": { "type": { "const": "typography" } } },
              "then": {
                "properties": {
                  "value": { "$ref": "#/$defs/typographyValue" },
                  "variants": { "items": { "properties": { "value": { "$ref": "#/$defs/typographyValue" } } } }
                },
                "required": ["textStyle"]
              }
            }
          ]
        },
        "component": {
          "type": "object",
          "additionalProperties": false,
          "required": ["path", "kind", "fields", "parts"],
          "properties": {
            "path": { "type": "string" },
            "kind": { "type": "string" },
            "fields": {
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["name", "token"],
                "properties": { "name": { "type": "string" }, "token": { "type": "string" } }
              }
            },
            "parts": { "type": "array", "items": { "$ref": "#/$defs/componentPart" } }
          }
        },
        "componentPart": {
          "type": "object",
          "additionalProperties": false,
          "required": ["name", "kind", "fields", "parts"],
          "properties": {
            "name": { "type": "string" },
            "kind": { "type": "string" },
            "fields": {
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["name", "token"],
                "properties": { "name": { "type": "string" }, "token": { "type": "string" } }
              }
            },
            "parts": { "type": "array", "items": { "$ref": "#/$defs/componentPart" } }
          }
        }
      }
    }

    """#

  /// The schema of what the target `json` writes.
  package static let tokens = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "What the target `json` makes: tokens for programs that load their theme at run time",
      "description": "Only `version` is required, so that a file may hold nothing but the values that it changes. A build writes all members but `components` and `fonts`, which are left out where there are none.",
      "type": "object",
      "additionalProperties": false,
      "required": ["version"],
      "properties": {
        "version": { "const": 2 },
        "fingerprint": { "$ref": "#/$defs/hash", "description": "Of the tokens and constants that there are, and their types." },
        "modifiers": { "type": "array", "items": { "$ref": "#/$defs/modifier" } },
        "base": { "$ref": "#/$defs/group", "description": "The values with all modifiers in their default contexts, in the groups of the source." },
        "components": { "type": "array", "items": { "$ref": "#/$defs/component" }, "minItems": 1 },
        "fonts": {
          "type": "object",
          "minProperties": 1,
          "additionalProperties": { "type": "array", "items": { "$ref": "#/$defs/face" }, "minItems": 1 }
        },
        "tokens": { "$ref": "#/$defs/rows" },
        "contexts": { "type": "array", "items": { "$ref": "#/$defs/context" } },
        "revision": { "$ref": "#/$defs/hash", "description": "Of everything between `version` and `revision`." }
      },
      "$defs": {
        "hash": { "type": "string", "pattern": "^[0-9a-f]{16}$" },
        "modifier": {
          "type": "object",
          "additionalProperties": false,
          "required": ["name", "contexts", "default"],
          "properties": {
            "name": { "type": "string" },
            "contexts": { "type": "array", "items": { "type": "string" }, "minItems": 1, "uniqueItems": true },
            "default": { "type": "string" }
          }
        },
        "context": {
          "type": "object",
          "additionalProperties": false,
          "required": ["when", "values"],
          "properties": {
            "when": { "type": "object", "minProperties": 1, "additionalProperties": { "type": "string" } },
            "values": { "type": "object", "additionalProperties": { "$ref": "#/$defs/value" } },
            "tokens": { "$ref": "#/$defs/rows" }
          }
        },
        "group": {
          "type": "object",
          "additionalProperties": { "anyOf": [{ "$ref": "#/$defs/value" }, { "$ref": "#/$defs/group" }] }
        },
        "rows": { "type": "object", "additionalProperties": { "$ref": "#/$defs/row" } },
        "row": {
          "type": "object",
          "additionalProperties": false,
          "required": ["type"],
          "properties": {
            "type": {
              "enum": [
                "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number", "strokeStyle",
                "border", "transition", "shadow", "gradient", "typography",
                "boolean", "string", "word", "image", "integer", "point", "size", "rect", "insets"
              ]
            },
            "of": { "type": "array", "items": { "type": "string" }, "minItems": 1, "uniqueItems": true },
            "references": {
              "anyOf": [
                { "type": "string" },
                { "$ref": "#/$defs/partReferences" },
                { "type": "array", "items": { "anyOf": [{ "type": "null" }, { "$ref": "#/$defs/partReferences" }] } }
              ]
            },
            "displayP3": {
              "anyOf": [
                { "$ref": "#/$defs/wideColor" },
                { "$ref": "#/$defs/wideParts" },
                { "$ref": "#/$defs/wideList" }
              ]
            },
            "units": {
              "anyOf": [
                { "$ref": "#/$defs/length" },
                { "$ref": "#/$defs/partLengths" },
                { "type": "array", "items": { "anyOf": [{ "type": "null" }, { "$ref": "#/$defs/partLengths" }] } }
              ]
            },
            "deprecated": { "anyOf": [{ "const": true }, { "type": "string" }] }
          },
          "if": { "properties": { "type": { "const": "word" } } },
          "then": { "required": ["of"] },
          "else": { "properties": { "of": false } }
        },
        "partReferences": { "type": "object", "minProperties": 1, "additionalProperties": { "type": "string" } },
        "wideColor": {
          "type": "array",
          "items": { "type": "number", "minimum": 0, "maximum": 1 },
          "minItems": 4,
          "maxItems": 4
        },
        "wideList": {
          "type": "array",
          "items": { "anyOf": [{ "type": "null" }, { "$ref": "#/$defs/wideParts" }] }
        },
        "wideParts": {
          "type": "object",
          "additionalProperties": false,
          "minProperties": 1,
          "properties": { "color": { "$ref": "#/$defs/wideColor" }, "shadow": { "$ref": "#/$defs/wideList" } }
        },
        "length": {
          "type": "object",
          "additionalProperties": false,
          "required": ["value", "unit"],
          "properties": { "value": { "type": "number" }, "unit": { "type": "string" } }
        },
        "partLengths": { "type": "object", "minProperties": 1, "additionalProperties": { "$ref": "#/$defs/length" } },
        "face": {
          "type": "object",
          "additionalProperties": false,
          "required": ["weight", "style"],
          "properties": {
            "weight": { "type": "number", "minimum": 1, "maximum": 1000 },
            "style": { "enum": ["normal", "italic", "oblique"] },
            "postScriptName": { "type": "string" },
            "file": { "type": "string" },
            "resource": { "type": "string" }
          }
        },
        "component": {
          "type": "object",
          "additionalProperties": false,
          "required": ["kind", "fields"],
          "properties": {
            "path": { "type": "string" },
            "kind": { "type": "string" },
            "fields": { "type": "object", "additionalProperties": { "type": "string" } },
            "states": {
              "type": "object",
              "minProperties": 1,
              "additionalProperties": { "type": "object", "additionalProperties": { "type": "string" } }
            },
            "parts": { "type": "object", "minProperties": 1, "additionalProperties": { "$ref": "#/$defs/component" } }
          }
        },
        "value": {
          "anyOf": [
            { "type": ["string", "number", "boolean"] },
            { "$ref": "#/$defs/numbers" },
            { "$ref": "#/$defs/families" },
            { "$ref": "#/$defs/dashes" },
            { "$ref": "#/$defs/border" },
            { "$ref": "#/$defs/transition" },
            { "$ref": "#/$defs/shadow" },
            { "$ref": "#/$defs/gradient" },
            { "$ref": "#/$defs/typography" },
            { "$ref": "#/$defs/point" },
            { "$ref": "#/$defs/size" },
            { "$ref": "#/$defs/rect" },
            { "$ref": "#/$defs/insets" }
          ]
        },
        "color": { "type": "string", "pattern": "^#[0-9a-f]{8}$" },
        "dimension": {
          "description": "A number of pixels, or a text such as `2em` where the unit depends on the place.",
          "type": ["number", "string"]
        },
        "numbers": {
          "description": "The control points of a timing curve.",
          "type": "array",
          "items": { "type": "number" },
          "minItems": 4,
          "maxItems": 4
        },
        "families": { "type": "array", "items": { "type": "string" }, "minItems": 1 },
        "dashes": {
          "type": "object",
          "additionalProperties": false,
          "required": ["dashArray", "lineCap"],
          "properties": {
            "dashArray": { "type": "array", "items": { "$ref": "#/$defs/dimension" }, "minItems": 1 },
            "lineCap": { "enum": ["round", "butt", "square"] }
          }
        },
        "border": {
          "type": "object",
          "additionalProperties": false,
          "required": ["color", "width", "style"],
          "properties": {
            "color": { "$ref": "#/$defs/color" },
            "width": { "$ref": "#/$defs/dimension" },
            "style": { "anyOf": [{ "type": "string" }, { "$ref": "#/$defs/dashes" }] }
          }
        },
        "transition": {
          "type": "object",
          "additionalProperties": false,
          "required": ["duration", "delay", "timingFunction"],
          "properties": {
            "duration": { "type": "number", "description": "In milliseconds." },
            "delay": { "type": "number" },
            "timingFunction": { "$ref": "#/$defs/numbers" }
          }
        },
        "shadow": {
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["color", "offsetX", "offsetY", "blur", "spread", "inset"],
            "properties": {
              "color": { "$ref": "#/$defs/color" },
              "offsetX": { "$ref": "#/$defs/dimension" },
              "offsetY": { "$ref": "#/$defs/dimension" },
              "blur": { "$ref": "#/$defs/dimension" },
              "spread": { "$ref": "#/$defs/dimension" },
              "inset": { "type": "boolean" }
            }
          }
        },
        "gradient": {
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["color", "position"],
            "properties": {
              "color": { "$ref": "#/$defs/color" },
              "position": { "type": "number", "minimum": 0, "maximum": 1 }
            }
          }
        },
        "typography": {
          "type": "object",
          "additionalProperties": false,
          "required": ["fontFamily"],
          "properties": {
            "number": { "type": "integer" },
            "fontFamily": { "$ref": "#/$defs/families" },
            "fontSize": { "$ref": "#/$defs/dimension" },
            "fontWeight": { "type": "number", "minimum": 1, "maximum": 1000 },
            "fontStyle": { "enum": ["italic", "oblique"] },
            "lineHeight": { "$ref": "#/$defs/dimension" },
            "letterSpacing": { "$ref": "#/$defs/dimension" },
            "align": { "enum": ["start", "end", "left", "right", "center", "justify"] },
            "case": { "enum": ["none", "uppercase", "lowercase", "capitalize"] },
            "decoration": { "enum": ["none", "underline", "overline", "line-through"] },
            "lineBreak": {
              "enum": ["wordWrapping", "charWrapping", "clipping", "truncatingHead", "truncatingMiddle", "truncatingTail"]
            },
            "relativeTo": { "type": "string" },
            "system": { "type": "string" },
            "color": { "$ref": "#/$defs/color" },
            "shadow": { "$ref": "#/$defs/shadow" }
          }
        },
        "point": {
          "type": "object",
          "additionalProperties": false,
          "required": ["x", "y"],
          "properties": { "x": { "type": "number" }, "y": { "type": "number" } }
        },
        "size": {
          "type": "object",
          "additionalProperties": false,
          "required": ["width", "height"],
          "properties": { "width": { "type": "number" }, "height": { "type": "number" } }
        },
        "rect": {
          "type": "object",
          "additionalProperties": false,
          "required": ["x", "y", "width", "height"],
          "properties": {
            "x": { "type": "number" },
            "y": { "type": "number" },
            "width": { "type": "number" },
            "height": { "type": "number" }
          }
        },
        "insets": {
          "type": "object",
          "additionalProperties": false,
          "required": ["top", "leading", "bottom", "trailing"],
          "properties": {
            "top": { "type": "number" },
            "leading": { "type": "number" },
            "bottom": { "type": "number" },
            "trailing": { "type": "number" }
          }
        }
      }
    }

    """#
}
