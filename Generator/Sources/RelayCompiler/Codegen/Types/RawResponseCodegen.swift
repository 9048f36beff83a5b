import GraphQLLanguage
import GraphQLSchema

/// Makes the type of a response that the app creates itself, with the fields that a server would
/// return.
///
/// ```swift
/// struct RawResponse: Relay.GraphQLInputObject {
///     var likeStory: Relay.Input<LikeStory>
///     struct LikeStory: Relay.GraphQLInputObject {
///         var id: Relay.ID
///         var likeCount: Relay.Input<Swift.Int>
///     }
/// }
/// ```
///
/// Objects of an open type say which it is, in `typename`; fields of single types can be left out.
struct RawResponseCodegen {
    let access: AccessLevel
    let mapper: SwiftTypeMapper
    /// The names of types from other files that this file uses, which must not be shadowed.
    let usedNames: Set<String>

    /// Returns the type for the fields of a response.
    func declaration(
        named name: String,
        _ selections: [Selection],
        on type: SchemaType
    ) -> SwiftTypeDeclaration {
        var object = Object(usedNames: usedNames)
        if type.isAbstract {
            object.add(
                VariableProperty(
                    name: "__typename",
                    property: "typename",
                    value: .string,
                    isInput: false,
                    documentation: ["The name of the object's type in the schema."]
                )
            )
        }
        collect(selections, on: type, isCertain: true, into: &object)
        let codegen = VariableCodegen(access: access, mapper: mapper)
        var members = codegen.members(object.properties)
        let additions =
            object.discriminators.map { discriminator($0, isOpen: type.isAbstract) }
            + (!type.isAbstract && object.hasTypename
                ? [write("__typename", .string(type.name))] : [])
        if let index = members.firstIndex(where: \.isWriting),
            case .function(var function) = members[index]
        {
            function.body += additions
            members[index] = .function(function)
        }
        return SwiftTypeDeclaration(
            documentation: Documentation.lines(type.definition.description),
            access: access,
            kind: .struct,
            name: name,
            conformances: [.runtime("GraphQLInputObject")],
            members: members + object.types.map { .type($0) }
        )
    }

    /// The properties collected for one object.
    private struct Object {
        var properties: [VariableProperty] = []
        var types: [SwiftTypeDeclaration] = []
        /// The abstract types that the server tests for.
        var discriminators: [SchemaType] = []
        var hasTypename = false
        var typeNames: NameAllocator
        private var names = NameAllocator()
        private var keys: Set<String> = []

        init(usedNames: Set<String>) {
            typeNames = NameAllocator(reserving: usedNames)
        }

        /// Returns whether a response key occurs for the first time.
        mutating func isNew(_ key: String) -> Bool { keys.insert(key).inserted }

        mutating func add(_ property: VariableProperty) {
            var property = property
            property.property = names.allocate(property.property)
            properties.append(property)
        }
    }

    /// Collects fields.
    ///
    /// Those of refinements are optional.
    private func collect(
        _ selections: [Selection],
        on type: SchemaType,
        isCertain: Bool,
        into object: inout Object
    ) {
        for selection in selections {
            switch selection {
            case .scalarField(let scalar):
                guard object.isNew(scalar.field.responseKey) else { continue }
                guard scalar.field.definition.name != "__typename" else {
                    object.hasTypename = object.hasTypename || scalar.field.alias == nil
                    continue
                }
                let value = mapper.type(.nonNull(scalar.field.definition.type.nullable))
                add(scalar.field, value, isCertain && scalar.condition.isAlways, to: &object)
            case .linkedField(let linked):
                guard object.isNew(linked.field.responseKey),
                    let inner = mapper.schema.namedType(of: linked.field.definition.type)
                else { continue }
                let field = linked.field
                let name = object.typeNames.allocate(
                    SwiftNames.type(field.responseKey, isList: field.definition.type.isList)
                )
                object.types.append(declaration(named: name, linked.selections, on: inner))
                let value = mapper.type(
                    .nonNull(field.definition.type.nullable),
                    leaf: .named(name)
                )
                add(field, value, isCertain && linked.condition.isAlways, to: &object)
            case .inlineFragment(let fragment):
                let condition = fragment.typeCondition.flatMap { mapper.schema.type(named: $0) }
                if let condition, condition.isAbstract { object.discriminators.append(condition) }
                let isAll =
                    condition.map { mapper.schema.isSubtype(type.name, of: $0.name) } ?? true
                collect(
                    fragment.selections,
                    on: type,
                    isCertain: isCertain && isAll,
                    into: &object
                )
            case .fragmentSpread:
                break
            }
        }
    }

    private func add(
        _ field: FieldReference,
        _ value: SwiftType,
        _ isCertain: Bool,
        to object: inout Object
    ) {
        object.add(
            VariableProperty(
                name: field.responseKey,
                property: mapper.property(field.responseKey),
                value: value,
                isInput: !(isCertain && field.definition.type.isNonNull),
                documentation: Documentation.lines(
                    field.definition.description,
                    deprecation: field.definition.deprecationReason
                )
            )
        )
    }

    /// Writes the discriminator of an abstract type if the object belongs to it.
    private func discriminator(_ type: SchemaType, isOpen: Bool) -> SwiftStatement {
        let key = "__is\(type.name)"
        guard isOpen else { return write(key, .string(type.name)) }
        let names = mapper.schema.possibleTypes(of: type).map(\.name)
        return .switch(
            .selfMember("typename"),
            names.map { name in
                SwiftCase(
                    pattern: .expression(.string(name)),
                    body: [write(key, .selfMember("typename"))]
                )
            } + [SwiftCase(pattern: .default, body: [.break])]
        )
    }

    private func write(_ key: String, _ value: SwiftExpression) -> SwiftStatement {
        .expression(
            .call(
                .member(.name("variables"), "write"),
                [SwiftArgument(.string(key)), SwiftArgument(value)]
            )
        )
    }
}

extension SwiftDeclaration {
    /// Whether it is `func write(to:)`.
    fileprivate var isWriting: Bool {
        if case .function(let function) = self { function.name == "write" } else { false }
    }
}
