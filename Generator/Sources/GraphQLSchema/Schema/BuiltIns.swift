import GraphQLLanguage

/// The built-in parts of every schema: scalars, directives, introspection.
enum BuiltIns {
    static let scalarNames: Set<String> = ["Int", "Float", "String", "Boolean", "ID"]
    static let directiveNames = Set(
        StandardDirective.allCases.filter(\.isBuiltIn).map(\.rawValue)
    )

    /// The definitions of this file, parsed once.
    static let document = Parser.parse(
        Source(
            path: "<built-in>",
            text: StandardDirective.allCases.filter(\.isBuiltIn).map(\.definition)
                .joined(separator: "\n")
                + "\n" + text
        )
    ).document

    static let types: [TypeDefinition] = document.definitions.compactMap {
        if case .type(let type) = $0 { type } else { nil }
    }

    static let typeNames = Set(types.map(\.name.text))

    static let directives: [SchemaDirective] = document.definitions.compactMap {
        if case .directive(let node) = $0 { SchemaDirective(node, origin: .builtIn) } else { nil }
    }

    static let typenameField = field(named: "__typename", type: .nonNull(.named("String")))
    static let schemaField = field(named: "__schema", type: .nonNull(.named("__Schema")))
    static let typeField = field(
        named: "__type",
        arguments: [
            InputValueDefinition(
                name: Name("name"),
                type: TypeNode(.nonNull(.named("String")))
            )
        ],
        type: .named("__Type")
    )

    private static func field(
        named name: String,
        arguments: [InputValueDefinition] = [],
        type: TypeReference
    ) -> OutputField {
        let node = FieldDefinition(name: Name(name), arguments: arguments, type: TypeNode(type))
        return OutputField(node, origin: .builtIn)
    }

    private static let text = """
        "A signed integer of 32 bits."
        scalar Int
        "A number of double precision as IEEE 754 specifies it."
        scalar Float
        "A text."
        scalar String
        "`true` or `false`."
        scalar Boolean
        "A unique identifier, not meant to be human-readable; a string, also accepted as an integer."
        scalar ID

        type __Schema {
          description: String
          types: [__Type!]!
          queryType: __Type!
          mutationType: __Type
          subscriptionType: __Type
          directives: [__Directive!]!
        }
        type __Type {
          kind: __TypeKind!
          name: String
          description: String
          specifiedByURL: String
          fields(includeDeprecated: Boolean = false): [__Field!]
          interfaces: [__Type!]
          possibleTypes: [__Type!]
          enumValues(includeDeprecated: Boolean = false): [__EnumValue!]
          inputFields(includeDeprecated: Boolean = false): [__InputValue!]
          ofType: __Type
          isOneOf: Boolean
        }
        enum __TypeKind { SCALAR OBJECT INTERFACE UNION ENUM INPUT_OBJECT LIST NON_NULL }
        type __Field {
          name: String!
          description: String
          args(includeDeprecated: Boolean = false): [__InputValue!]!
          type: __Type!
          isDeprecated: Boolean!
          deprecationReason: String
        }
        type __InputValue {
          name: String!
          description: String
          type: __Type!
          defaultValue: String
          isDeprecated: Boolean!
          deprecationReason: String
        }
        type __EnumValue {
          name: String!
          description: String
          isDeprecated: Boolean!
          deprecationReason: String
        }
        type __Directive {
          name: String!
          description: String
          isRepeatable: Boolean!
          locations: [__DirectiveLocation!]!
          args(includeDeprecated: Boolean = false): [__InputValue!]!
        }
        enum __DirectiveLocation {
          QUERY MUTATION SUBSCRIPTION FIELD FRAGMENT_DEFINITION FRAGMENT_SPREAD INLINE_FRAGMENT
          VARIABLE_DEFINITION SCHEMA SCALAR OBJECT FIELD_DEFINITION ARGUMENT_DEFINITION INTERFACE
          UNION ENUM ENUM_VALUE INPUT_OBJECT INPUT_FIELD_DEFINITION
        }
        """
}
