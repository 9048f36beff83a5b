import GraphQLSchema

/// A property that holds one item of what is read.
struct SelectionProperty {
    var name: String
    var type: SwiftType
    var documentation: [String] = []
    /// Why it should not be used any more; nil when it may be used.
    var deprecation: String?
    /// The function of `Reader` that gives its value.
    var readFunction: String
    /// The function of `Equality` that compares it.
    var compareFunction: String
    /// Whether its type is one that nests beside the property, so that a property of the same
    /// name and type elsewhere is of another type.
    var hasOwnType: Bool

    /// Whether it holds the edges of a connection.
    var isEdges = false
    /// The stored property's name; another than the property's where that is computed.
    var storage: String
}

/// The properties of one struct, and the types that nest in it.
struct SelectionLayout {
    /// In the order of the items.
    var properties: [SelectionProperty] = []
    var types: [SwiftTypeDeclaration] = []
    /// The role of the struct besides being a selection.
    var role = SelectionRole.plain
    /// Whether the object's id is among them.
    var isIdentifiable = false
}

extension TypeCodegen {
    /// The properties for items, and their types.
    ///
    /// - Parameters:
    ///   - items: What is read.
    ///   - shared: The names of types that are declared outside, by the names of properties.
    ///   - role: What the struct is besides a selection.
    /// - Returns: The properties, in the order of the items, and the types.
    func layout(
        _ items: [ReaderItem],
        shared: [String: String] = [:],
        role: SelectionRole = .plain
    ) -> SelectionLayout {
        let names = propertyNames(items, reserving: role.reservedNames)
        var storageNames = NameAllocator(reserving: Set(names))
        var typeNames = NameAllocator(
            reserving: usedNames.union(names).union(shared.values).union(role.reservedTypes)
                // Memberwise initializers spell the paths of shared types.
                .union(shared.isEmpty ? [] : [definitionName])
        )
        var layout = SelectionLayout()
        layout.role = role
        for (item, name) in zip(items, names) {
            var nested = shared[name]
            var hasOwnType = false
            if nested == nil, let inner = innerType(item) {
                let typeName = role.typeName(item) ?? typeNames.allocate(inner.name)
                layout.types.append(
                    type(
                        named: typeName,
                        inner.selections,
                        documentation: inner.documentation,
                        role: role.inner(item, usedNames),
                        isAnyValue: readsAnyValue(item)
                    )
                )
                nested = typeName
                hasOwnType = true
            }
            var property = property(item, name: name, nested: nested, hasOwnType: hasOwnType)
            if property.deprecation != nil {
                property.storage = storageNames.allocate("_" + name)
            }
            property.isEdges = item.kind.field?.definition.name == "edges"
            layout.properties.append(property)
            layout.isIdentifiable = layout.isIdentifiable || isIdentity(item)
        }
        return layout
    }

    /// The names of the properties of items, in their order; fields choose first.
    func propertyNames(
        _ items: [ReaderItem],
        reserving reserved: Set<String> = []
    ) -> [String] {
        var allocator = NameAllocator(reserving: reserved)
        var names = [String](repeating: "", count: items.count)
        func allocate(_ name: (ReaderItem.Kind) -> String?) {
            for (index, item) in items.enumerated() {
                if let name = name(item.kind) {
                    names[index] = allocator.allocate(SwiftNames.property(name))
                }
            }
        }
        allocate { if let field = $0.field { field.responseKey } else { nil } }
        allocate { kind in
            guard case .refinement(let name, _, _) = kind else { return nil }
            return SwiftNames.uncapitalized(name)
        }
        allocate { kind in
            guard case .fragment(let spread, _) = kind else { return nil }
            return spread.alias.map(SwiftNames.uncapitalized)
        }
        allocate { kind in
            guard case .fragment(let spread, _) = kind, spread.alias == nil else { return nil }
            return SwiftNames.uncapitalized(spread.fragment)
        }
        return names
    }

    /// The type that an item needs for its own, before clashes are resolved.
    func innerType(
        _ item: ReaderItem
    ) -> (name: String, selections: ReaderSelections, documentation: [String])? {
        let typeName: String
        let name: String
        let selections: ReaderSelections
        switch item.kind {
        case .scalar, .fragment:
            return nil
        case .linked(let field, let inner):
            name = SwiftNames.type(field.responseKey, isList: field.type.isList)
            typeName = field.type.name
            selections = inner
        case .refinement(let property, let type, let inner):
            name = SwiftNames.type(property, isList: false)
            typeName = type
            selections = inner
        }
        let description = mapper.schema.type(named: typeName)?.definition.description
        return (name, selections, Documentation.lines(description))
    }

    private func property(
        _ item: ReaderItem,
        name: String,
        nested: String?,
        hasOwnType: Bool
    ) -> SelectionProperty {
        let field = item.kind.field
        let type = propertyType(item, nested: nested)
        let functions = functions(item, type)
        return SelectionProperty(
            name: name,
            type: type,
            documentation: Documentation.lines(field?.definition.description),
            deprecation: field?.definition.deprecationReason,
            readFunction: functions.read,
            compareFunction: functions.compare,
            hasOwnType: hasOwnType,
            storage: name
        )
    }

    /// The type of an item.
    private func propertyType(_ item: ReaderItem, nested: String?) -> SwiftType {
        let plain = plainType(item.kind, nested: nested)
        let isAlways = item.condition.isAlways
        return switch item.catchTarget {
        case .result: isAlways ? .result(plain) : .optional(.result(plain))
        case .null: plain.orNil
        case nil: isAlways ? plain : plain.orNil
        }
    }

    /// Whether no function that reads objects fits an item of objects, so that their type must be
    /// a `FieldValue` like any other.
    func readsAnyValue(_ item: ReaderItem) -> Bool {
        functions(item, propertyType(item, nested: nil)).compare == "value"
    }

    /// The type of an item where no condition makes it optional.
    private func plainType(_ kind: ReaderItem.Kind, nested: String?) -> SwiftType {
        let leaf = nested.map(SwiftType.named) ?? .standard("Never")
        switch kind {
        case .scalar(let field): return mapper.type(field.type)
        case .linked(let field, let selections):
            // A required object makes the one around it null in turn.
            let stays = field.marks.required != nil && !field.type.isList
            let type = selections.canVanish && !stays ? field.type.vanishing : field.type
            return mapper.type(type, leaf: leaf)
        case .refinement: return .optional(leaf)
        case .fragment(let spread, let match):
            let fragment = SwiftType.named(mapper.names.fragment(spread.fragment))
            let reference = SwiftType.member(fragment, "Ref")
            return match == nil ? reference : .optional(reference)
        }
    }

    /// The functions of `Reader` and of `Equality` for an item of a type.
    private func functions(
        _ item: ReaderItem,
        _ type: SwiftType
    ) -> (read: String, compare: String) {
        switch item.kind {
        case .refinement:
            return item.catchTarget == .result
                ? ("inlineResult", "value") : ("optionalInline", "optionalObject")
        case .fragment:
            let function = type.isOptional ? "optionalFragment" : "fragment"
            return (function, function)
        case .linked:
            let function = Self.objectFunction(type)
            return (function, function)
        case .scalar(let field):
            let function = Self.scalarFunction(field, type)
            return (function, function)
        }
    }

    /// The function for objects of a type; the one for any values where they are wrapped in what
    /// is rare.
    private static func objectFunction(_ type: SwiftType) -> String {
        switch type {
        case .array(let element) where element.isName: "objects"
        case .array(.optional(let element)) where element.isName: "objectsOrNil"
        case .optional(.array(let element)) where element.isName: "optionalObjects"
        case .optional(.array(.optional(let element))) where element.isName: "optionalObjectsOrNil"
        case .optional(let wrapped) where wrapped.isName: "optionalObject"
        default: type.isName ? "object" : "value"
        }
    }

    private static func scalarFunction(_ field: FieldReference, _ type: SwiftType) -> String {
        let words = [
            "ID": "id", "String": "string", "Int": "int", "Float": "double", "Boolean": "bool",
        ]
        let wrapped: SwiftType? = if case .optional(let wrapped) = type { wrapped } else { nil }
        guard (wrapped ?? type).isName, !field.type.isList else { return "value" }
        let word = words[field.type.name] ?? "value"
        guard wrapped != nil else { return word }
        return "optional" + (word == "id" ? "ID" : SwiftNames.capitalized(word))
    }

    /// Whether an item is the object's own id, there in every response.
    private func isIdentity(_ item: ReaderItem) -> Bool {
        guard case .scalar(let field) = item.kind else { return false }
        return field.responseKey == "id" && field.definition.name == "id"
            && field.type == .nonNull(.named("ID")) && item.condition.isAlways
    }
}

extension SwiftType {
    var isOptional: Bool {
        if case .optional = self { true } else { false }
    }

    /// Whether it is neither optional nor an array.
    var isName: Bool {
        switch self {
        case .optional, .array, .result: false
        case .named, .runtime, .standard, .member, .generic: true
        }
    }
}

extension ReaderSelections {
    /// Whether the object counts as null where a required field is.
    var canVanish: Bool {
        switch self {
        case .items(let items): items.contains(where: \.canVanish)
        case .variants(let variants, let others):
            variants.contains { $0.items.contains(where: \.canVanish) }
                || others.contains(where: \.canVanish)
        }
    }
}

extension ReaderItem {
    /// Whether the object around it counts as null where it is null.
    fileprivate var canVanish: Bool {
        guard let action = kind.field?.marks.required else { return false }
        return action != .throw
    }
}

extension TypeReference {
    /// The type with objects that may count as null.
    fileprivate var vanishing: TypeReference {
        switch self {
        case .named: self
        case .list(let element): .list(element.vanishing)
        case .nonNull(.list(let element)): .nonNull(.list(element.vanishing))
        case .nonNull(let inner): inner
        }
    }
}
