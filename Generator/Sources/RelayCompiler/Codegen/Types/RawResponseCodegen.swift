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
/// A field that several types or fragments select has the selections of all:
///
/// `... on Ok { info { message } } ... on Failure { info { code } }`:
/// ```swift
/// var info: Relay.Input<Info>
/// struct Info: Relay.GraphQLInputObject {
///     var message: Relay.Input<Swift.String>
///     var code: Relay.Input<Swift.Int>
/// }
/// ```
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
        declaration(named: name, [Occurrence(selections: selections, type: type, isCertain: true)])
    }

    /// A selection of an object's fields.
    private struct Occurrence {
        let selections: [Selection]
        /// The type of the field that has the object.
        let type: SchemaType
        /// Whether the selection applies whenever there is the object.
        let isCertain: Bool
    }

    /// Returns the type of an object that is selected at least once.
    private func declaration(
        named name: String,
        _ occurrences: [Occurrence]
    ) -> SwiftTypeDeclaration {
        let types = Set(occurrences.map(\.type.name))
        let closedType = types.count == 1 ? occurrences.first?.type : nil
        let isOpen = closedType?.isAbstract ?? true
        var collection = Collection()
        for occurrence in occurrences {
            collection.begin(isCertain: occurrence.isCertain || occurrences.count == 1)
            collect(occurrence.selections, on: occurrence.type, isCertain: true, into: &collection)
        }
        let object = object(collection.fields, among: occurrences.count, isOpen: isOpen)
        let codegen = VariableCodegen(access: access, mapper: mapper)
        var members = codegen.members(object.properties)
        var additions = collection.discriminators.map { discriminator($0, isOpen: isOpen) }
        if let closedType, !isOpen {
            additions += collection.typenames.map { write($0, .string(closedType.name)) }
        } else {
            // A property has the other.
            additions += collection.typenames.filter { $0 != "__typename" }.map {
                write($0, .selfMember("typename"))
            }
        }
        if let index = members.firstIndex(where: \.isWriting),
            case .function(var function) = members[index]
        {
            function.body += additions
            members[index] = .function(function)
        }
        return SwiftTypeDeclaration(
            documentation: Documentation.lines(closedType?.definition.description),
            access: access,
            kind: .struct,
            name: name,
            conformances: [.runtime("GraphQLInputObject")],
            members: members + object.types.map { .type($0) }
        )
    }

    // MARK: - Collecting

    /// The fields of an object, from all of its selections.
    private struct Collection {
        private(set) var fields: [CollectedField] = []
        /// The abstract types that the server tests for.
        private(set) var discriminators: [SchemaType] = []
        /// The names under which `__typename` is selected.
        private(set) var typenames: [String] = []
        private var positions: [String: Int] = [:]
        private var number = 0
        private var isCertain = true

        /// Begins a selection of the object.
        mutating func begin(isCertain: Bool) {
            self.isCertain = isCertain
            number += 1
        }

        /// Adds a field; `inner` is the type of its objects.
        mutating func add(
            _ field: FieldReference,
            isCertain: Bool,
            _ selections: [Selection] = [],
            on inner: SchemaType? = nil
        ) {
            let position = positions[field.responseKey] ?? fields.count
            if position == fields.count {
                positions[field.responseKey] = position
                fields.append(CollectedField(field: field))
            }
            if isCertain { fields[position].selecting.insert(number) }
            let isAlways = isCertain && self.isCertain
            if isAlways { fields[position].isCertain = true }
            guard let inner else { return }
            fields[position].occurrences.append(
                Occurrence(selections: selections, type: inner, isCertain: isAlways)
            )
        }

        mutating func add(typename name: String) {
            if !typenames.contains(name) { typenames.append(name) }
        }

        mutating func add(discriminator type: SchemaType) {
            guard !discriminators.contains(where: { $0.name == type.name }) else { return }
            discriminators.append(type)
        }
    }

    private struct CollectedField {
        let field: FieldReference
        /// The selections of its own object or list of objects; empty for leaves.
        var occurrences: [Occurrence] = []
        /// Whether a selection that always applies selects it.
        var isCertain = false
        /// The numbers of the object's selections that select it whenever they apply.
        var selecting: Set<Int> = []
    }

    /// Collects fields.
    ///
    /// Those of refinements are optional.
    private func collect(
        _ selections: [Selection],
        on type: SchemaType,
        isCertain: Bool,
        into collection: inout Collection
    ) {
        for selection in selections {
            switch selection {
            case .scalarField(let scalar):
                guard scalar.field.definition.name != "__typename" else {
                    collection.add(typename: scalar.field.responseKey)
                    continue
                }
                collection.add(scalar.field, isCertain: isCertain && scalar.condition.isAlways)
            case .linkedField(let linked):
                guard let inner = mapper.schema.namedType(of: linked.field.definition.type) else {
                    continue
                }
                collection.add(
                    linked.field,
                    isCertain: isCertain && linked.condition.isAlways,
                    linked.selections,
                    on: inner
                )
            case .inlineFragment(let fragment):
                let condition = fragment.typeCondition.flatMap { mapper.schema.type(named: $0) }
                if let condition, condition.isAbstract {
                    collection.add(discriminator: condition)
                }
                let isAll =
                    condition.map { mapper.schema.isSubtype(type.name, of: $0.name) } ?? true
                collect(
                    fragment.selections,
                    on: type,
                    isCertain: isCertain && isAll,
                    into: &collection
                )
            case .fragmentSpread:
                break
            }
        }
    }

    // MARK: - Properties

    /// Returns the properties of an object that is selected `count` times, and their types.
    private func object(
        _ fields: [CollectedField],
        among count: Int,
        isOpen: Bool
    ) -> (properties: [VariableProperty], types: [SwiftTypeDeclaration]) {
        var names = NameAllocator()
        var typeNames = NameAllocator(reserving: usedNames)
        var properties: [VariableProperty] = []
        var types: [SwiftTypeDeclaration] = []
        if isOpen {
            properties.append(
                VariableProperty(
                    name: "__typename",
                    property: names.allocate("typename"),
                    value: .string,
                    isInput: false,
                    documentation: ["The name of the object's type in the schema."]
                )
            )
        }
        for collected in fields {
            let field = collected.field
            let definition = field.definition
            var type: SwiftType?
            if !collected.occurrences.isEmpty {
                let name = typeNames.allocate(
                    SwiftNames.type(field.responseKey, isList: definition.type.isList)
                )
                types.append(declaration(named: name, collected.occurrences))
                type = .named(name)
            }
            let value = TypeReference.nonNull(definition.type.nullable)
            let isCertain = collected.isCertain || collected.selecting.count == count
            properties.append(
                VariableProperty(
                    name: field.responseKey,
                    property: names.allocate(mapper.property(field.responseKey)),
                    value: type.map { mapper.type(value, leaf: $0) } ?? mapper.type(value),
                    isInput: !(isCertain && definition.type.isNonNull),
                    documentation: Documentation.lines(
                        definition.description,
                        deprecation: definition.deprecationReason
                    )
                )
            )
        }
        return (properties, types)
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
