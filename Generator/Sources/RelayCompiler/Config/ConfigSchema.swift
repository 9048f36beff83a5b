/// The JSON schema of `relay.json`, for completion and checks in editors.
public enum ConfigSchema {
    /// The schema.
    public static let text = """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "relay.json",
          "description": "The configuration of relay-generator. Paths are relative to the file's folder.",
          "type": "object",
          "properties": {
            "$schema": { "type": "string" },
            "projects": {
              "description": "Several projects by name. Keys next to this one are defaults for all projects.",
              "type": "object",
              "minProperties": 1,
              "additionalProperties": {
                "type": "object",
                "properties": {
        \(properties(indentation: 10))
                },
                "additionalProperties": false
              }
            },
        \(properties(indentation: 4))
          },
          "additionalProperties": false,
          "if": { "not": { "required": ["projects"] } },
          "then": {
            "required": ["schema"],
            "anyOf": [
              { "required": ["modules"] },
              { "required": ["src", "artifactDirectory"] }
            ]
          },
          "$defs": {
            "paths": {
              "anyOf": [
                { "type": "string", "minLength": 1 },
                { "type": "array", "items": { "type": "string", "minLength": 1 }, "minItems": 1 }
              ]
            },
            "type": {
              "type": "string",
              "pattern": "^[A-Za-z_\\\\u0080-\\\\uFFFF][0-9A-Za-z_\\\\u0080-\\\\uFFFF]*(\\\\.[A-Za-z_\\\\u0080-\\\\uFFFF][0-9A-Za-z_\\\\u0080-\\\\uFFFF]*)*$"
            }
          }
        }

        """

    private static func properties(indentation: Int) -> String {
        let space = String(repeating: " ", count: indentation)
        return projectProperties.split(separator: "\n").map { space + $0 }.joined(separator: "\n")
    }

    /// The keys of a project.
    private static let projectProperties = """
        "schema": {
          "description": "The server's schema: files or folders of SDL, or introspection results (.json).",
          "$ref": "#/$defs/paths"
        },
        "schemaExtensions": {
          "description": "The client's additions to the schema: files or folders of SDL.",
          "$ref": "#/$defs/paths"
        },
        "src": {
          "description": "Files or folders with documents: .graphql files, and graphql(…) in .swift files.",
          "$ref": "#/$defs/paths"
        },
        "excludes": {
          "description": "Patterns of files to ignore: Sources/Old/**, **/*.draft.graphql.",
          "$ref": "#/$defs/paths"
        },
        "artifactDirectory": {
          "description": "The folder for generated files.",
          "type": "string",
          "minLength": 1
        },
        "accessLevel": {
          "description": "The access level of the generated code.",
          "enum": ["public", "package", "internal"],
          "default": "internal"
        },
        "customScalarTypes": {
          "description": "The Swift types of custom scalars; they conform to CustomScalar. Others are JSONValue.",
          "type": "object",
          "additionalProperties": {
            "anyOf": [
              { "$ref": "#/$defs/type" },
              {
                "type": "object",
                "properties": {
                  "type": { "$ref": "#/$defs/type" },
                  "module": { "description": "The module to import for it.", "type": "string", "minLength": 1 }
                },
                "required": ["type"],
                "additionalProperties": false
              }
            ],
            "examples": [
              "Scalars.DateTime", "Scalars.CalendarDate", "Scalars.URL", "Scalars.UUID",
              "Scalars.Decimal", "Scalars.Int64", "Scalars.JSON"
            ]
          }
        },
        "identity": {
          "description": "What identifies objects: ids that are unique on the server, ids that are unique within a type, or the key fields of types. By default global for schemas with interface Node { id: ID! }, and perType for others.",
          "anyOf": [
            { "enum": ["global", "perType"] },
            { "type": "object", "additionalProperties": { "type": "string" } }
          ]
        },
        "modules": {
          "description": "The modules of an app of many modules, by name, in place of src and artifactDirectory.",
          "type": "object",
          "minProperties": 1,
          "additionalProperties": {
            "type": "object",
            "properties": {
              "src": {
                "description": "Files or folders with the module's documents.",
                "$ref": "#/$defs/paths"
              },
              "imports": {
                "description": "The modules whose fragments and schema types it may use.",
                "type": "array",
                "items": { "type": "string", "minLength": 1 }
              },
              "schemaTypes": {
                "description": "Whether the enums and input object types of the schema that modules use, or all of them, are generated in it.",
                "enum": [true, false, "all"],
                "default": false
              },
              "description": {
                "description": "The description of a module that another package generates: its file Name.module.swift.",
                "type": "string",
                "minLength": 1
              },
              "artifactDirectory": {
                "description": "The folder for the module's generated files. By default the folder Generated in the first folder of src.",
                "type": "string",
                "minLength": 1
              },
              "samples": {
                "description": "The folder for functions that make samples of the module's data, for tests and previews, in a target of its own. The target's name is that of the folder unless a name is given.",
                "anyOf": [
                  { "type": "string", "minLength": 1 },
                  {
                    "type": "object",
                    "properties": {
                      "directory": { "type": "string", "minLength": 1 },
                      "name": { "type": "string", "minLength": 1 }
                    },
                    "required": ["directory"],
                    "additionalProperties": false
                  }
                ]
              },
              "accessLevel": {
                "description": "The access level of the module's generated code.",
                "enum": ["public", "package", "internal"],
                "default": "package"
              }
            },
            "anyOf": [
              { "required": ["src"] },
              { "required": ["artifactDirectory"] },
              { "required": ["description"] }
            ],
            "additionalProperties": false
          }
        },
        "naming": {
          "description": "How GraphQL names are converted to Swift names.",
          "type": "object",
          "properties": {
            "enumCases": {
              "description": "NEW_HOPE becomes newHope, or is unchanged.",
              "enum": ["camelCase", "verbatim"],
              "default": "camelCase"
            },
            "acronyms": {
              "description": "Words that are written in capitals in the names of properties: URL makes imageUrl imageURL.",
              "type": "array",
              "items": { "type": "string", "pattern": "^[A-Za-z_][0-9A-Za-z_]*$" }
            },
            "memberNames": {
              "description": "The Swift names of single enum values and input fields, by their coordinates: Role.ADMIN.",
              "type": "object",
              "additionalProperties": { "type": "string", "minLength": 1 }
            },
            "operationNames": {
              "description": "The names of the Swift types of single operations, by their GraphQL names.",
              "type": "object",
              "additionalProperties": { "type": "string", "minLength": 1 }
            },
            "fragmentNames": {
              "description": "The names of the Swift types of single fragments, by their GraphQL names.",
              "type": "object",
              "additionalProperties": { "type": "string", "minLength": 1 }
            },
            "schemaTypeNames": {
              "description": "The Swift names of single enums and input object types, by their GraphQL names.",
              "type": "object",
              "additionalProperties": { "type": "string", "minLength": 1 }
            },
            "schemaTypePrefix": {
              "description": "The prefix of the names of enums and input object types.",
              "type": "string",
              "minLength": 1
            }
          },
          "additionalProperties": false
        },
        "hashable": {
          "description": "Whether the data of operations and fragments is Hashable.",
          "type": "boolean",
          "default": false
        },
        "maximumSelections": {
          "description": "The most selections that an operation, or the reader of a definition, may expand to.",
          "type": "integer",
          "minimum": 1,
          "maximum": 1000000000,
          "default": 200000
        },
        "memberwiseInitializers": {
          "description": "Whether to generate memberwise initializers for tests and previews, in separate files.",
          "type": "boolean",
          "default": false
        },
        "persistenceRules": {
          "description": "The name of a constant, of the type PersistenceRules, with the rules by which data is kept between two runs of the app.",
          "type": "string",
          "minLength": 1
        },
        "samples": {
          "description": "The folder for functions that make samples of data, for tests and previews, and the module with the generated code that they import.",
          "anyOf": [
            { "type": "string", "minLength": 1 },
            {
              "type": "object",
              "properties": {
                "directory": { "type": "string", "minLength": 1 },
                "module": { "type": "string", "minLength": 1 }
              },
              "required": ["directory"],
              "additionalProperties": false
            }
          ]
        },
        "persist": {
          "description": "Operations are sent by id instead of text.",
          "type": "object",
          "properties": {
            "file": {
              "description": "The JSON file that maps ids to texts. Entries are added and never removed.",
              "type": "string",
              "minLength": 1
            },
            "apolloManifest": {
              "description": "A file for the operation manifest of Apollo's servers and tools, in addition to file.",
              "type": "string",
              "minLength": 1
            },
            "algorithm": {
              "description": "The hash of the text that is used as its id if there is no command.",
              "enum": ["md5", "sha256"],
              "default": "sha256"
            },
            "command": {
              "description": "A command with its arguments that receives new texts as JSON on standard input and prints their ids.",
              "$ref": "#/$defs/paths"
            },
            "timeoutSeconds": {
              "description": "The time limit of the command.",
              "type": "number",
              "exclusiveMinimum": 0,
              "exclusiveMaximum": 1000000,
              "default": 60
            },
            "keepText": {
              "description": "Whether to send the text in addition to the id.",
              "type": "boolean",
              "default": false
            }
          },
          "required": ["file"],
          "additionalProperties": false
        }
        """
}
