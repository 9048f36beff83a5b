import GraphQLSchema

/// A property for one item of a selection.
struct SelectionProperty {
    var name: String
    var type: SwiftType
    var documentation: [String] = []
    /// The reason for its deprecation; `nil` if it is not deprecated.
    var deprecation: String?
    /// The method of `Reader` that returns its value.
    var readFunction: String
    /// The method of `Equality` that compares it.
    var compareFunction: String
    /// Whether its type is declared next to the property, so that a property of the same name and
    /// type elsewhere has a different type.
    var hasOwnType: Bool

    /// Whether it contains the edges of a connection.
    var isEdges = false
    /// The name of the stored property, which differs from the property's name if that is computed.
    var storage: String
}

/// The properties of a struct, and the types nested in it.
struct SelectionLayout {
    /// The properties, in the order of the items.
    var properties: [SelectionProperty] = []
    var types: [SwiftTypeDeclaration] = []
    /// The role of the struct besides being a selection.
    var role = SelectionRole.plain
    /// Whether the object's id is one of them.
    var isIdentifiable = false
}

extension TypeCodegen {
    /// Returns the properties for items, and their types.
    ///
    /// - Parameters:
    ///   - items: The items to read.
    ///   - shared: The names of types that are declared outside, by the response keys of fields.
    ///   - role: The role of the struct.
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
                // Memberwise initializers write the paths of shared types.
                .union(shared.isEmpty ? [] : [definitionName])
        )
        var layout = SelectionLayout()
        layout.role = role
        for (item, name) in zip(items, names) {
            var nested = item.kind.field.flatMap { shared[$0.responseKey] }
            var hasOwnType = false
            if nested == nil, let inner = innerType(item) {
                let typeName = role.typeName(item) ?? typeNames.allocate(inner.name)
                var declaration = type(
                    named: typeName,
                    inner.selections,
                    documentation: inner.documentation,
                    role: role.inner(item, usedNames),
                    isAnyValue: readsAnyValue(item)
                )
                declaration.schemaType = inner.schemaType
                layout.types.append(declaration)
                nested = typeName
                hasOwnType = true
            }
            var property = property(
                item,
                name: name,
                nested: nested,
                hasOwnType: hasOwnType,
                isGrowing: role.isGrowing(item)
            )
            if property.deprecation != nil {
                property.storage = storageNames.allocate("_" + name)
            }
            property.isEdges = item.kind.field?.definition.name == "edges"
            layout.properties.append(property)
            layout.isIdentifiable = layout.isIdentifiable || isIdentity(item)
        }
        return layout
    }

    /// Returns the names of the properties of items, in their order.
    ///
    /// Fields are named first.
    func propertyNames(
        _ items: [ReaderItem],
        reserving reserved: Set<String> = []
    ) -> [String] {
        var allocator = NameAllocator(reserving: reserved)
        var names = [String](repeating: "", count: items.count)
        func allocate(_ name: (ReaderItem.Kind) -> String?) {
            for (index, item) in items.enumerated() {
                if let name = name(item.kind) {
                    names[index] = allocator.allocate(name)
                }
            }
        }
        allocate { $0.field.map { mapper.property($0.responseKey) } }
        allocate { kind in
            guard case .refinement(let name, _, _) = kind else { return nil }
            return SwiftNames.property(SwiftNames.uncapitalized(name))
        }
        allocate { kind in
            guard case .fragment(let spread, _) = kind else { return nil }
            return spread.alias.map { SwiftNames.property(SwiftNames.uncapitalized($0)) }
        }
        allocate { kind in
            guard case .fragment(let spread, _) = kind, spread.alias == nil else { return nil }
            return SwiftNames.property(SwiftNames.uncapitalized(spread.fragment))
        }
        return names
    }

    /// Returns the type that an item needs for its own data, before clashes are resolved.
    func innerType(
        _ item: ReaderItem
    ) -> (
        name: String, schemaType: String, selections: ReaderSelections, documentation: [String]
    )? {
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
        return (name, typeName, selections, Documentation.lines(description))
    }

    private func property(
        _ item: ReaderItem,
        name: String,
        nested: String?,
        hasOwnType: Bool,
        isGrowing: Bool
    ) -> SelectionProperty {
        let field = item.kind.field
        let plain = propertyType(item, nested: nested)
        let type = isGrowing ? plain.growing : plain
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

    /// Returns the type of an item.
    private func propertyType(_ item: ReaderItem, nested: String?) -> SwiftType {
        let plain = plainType(item.kind, nested: nested)
        let isAlways = item.condition.isAlways
        return switch item.catchTarget {
        case .result: isAlways ? .result(plain) : .optional(.result(plain))
        case .null: plain.orNil
        case nil: isAlways ? plain : plain.orNil
        }
    }

    /// Returns whether none of the methods that read objects is suitable for an item of objects, so
    /// that its type must be a `FieldValue`.
    func readsAnyValue(_ item: ReaderItem) -> Bool {
        functions(item, propertyType(item, nested: nil)).compare == "value"
    }

    /// Returns the type of an item without conditions that make it optional.
    private func plainType(_ kind: ReaderItem.Kind, nested: String?) -> SwiftType {
        let leaf = nested.map(SwiftType.named) ?? .standard("Never")
        switch kind {
        case .scalar(let field): return mapper.type(field.type)
        case .linked(let field, let selections):
            // If a required object is null, the object around it becomes null.
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

    /// Returns the methods of `Reader` and `Equality` for an item of a type.
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

    /// Returns the method for objects of a type, or the method for any values in unusual cases.
    private static func objectFunction(_ type: SwiftType) -> String {
        if let function = growingListFunction(type) { return function }
        return switch type {
        case .array(let element) where element.isName: "objects"
        case .array(.optional(let element)) where element.isName: "objectsOrNil"
        case .optional(.array(let element)) where element.isName: "optionalObjects"
        case .optional(.array(.optional(let element))) where element.isName: "optionalObjectsOrNil"
        case .optional(let wrapped) where wrapped.isName: "optionalObject"
        default: type.isName ? "object" : "value"
        }
    }

    /// Returns the method for a list that grows; `nil` for other types.
    private static func growingListFunction(_ type: SwiftType) -> String? {
        if case .optional(let list) = type, let element = list.growingElement {
            return element.isOptional ? "optionalGrowingListOrNil" : "optionalGrowingList"
        }
        guard let element = type.growingElement else { return nil }
        return element.isOptional ? "growingListOrNil" : "growingList"
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

    /// Returns whether an item is the object's own id, which every response contains.
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
    /// Whether the object counts as null if a required field is null.
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
    /// Whether the object around it counts as null if it is null.
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
