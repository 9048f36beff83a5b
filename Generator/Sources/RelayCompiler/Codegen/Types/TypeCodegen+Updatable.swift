import GraphQLSchema

extension TypeCodegen {
    /// A struct that reads and writes a record of the store.
    ///
    /// ```swift
    /// struct Data: Relay.UpdatableSelection {
    ///     let record: Relay.UpdatableRecord
    ///     var name: Swift.String? { get { record.value(0) } nonmutating set { record.setValue(0, newValue) } }
    /// }
    /// ```
    func updatable(
        named name: String,
        _ selections: ReaderSelections,
        documentation: [String] = []
    ) -> SwiftTypeDeclaration {
        guard case .items(let items) = selections else {
            preconditionFailure("What is updatable is read without a switch.")
        }
        let names = propertyNames(items, reserving: ["record"])
        var typeNames = NameAllocator(reserving: usedNames.union(names))
        var members: [SwiftDeclaration] = [
            .stored(
                SwiftStoredProperty(access: access, name: "record", type: Self.record)
            ),
            .function(recordInitializer),
        ]
        var types: [SwiftDeclaration] = []
        var setterNames = NameAllocator()
        for (index, (item, name)) in zip(items, names).enumerated() {
            var nested: String?
            if let inner = innerType(item) {
                let typeName = typeNames.allocate(inner.name)
                nested = typeName
                types.append(
                    .type(
                        updatable(
                            named: typeName,
                            inner.selections,
                            documentation: inner.documentation
                        )
                    )
                )
            }
            members += accessors(item, at: index, name: name, nested: nested)
            members += setters(of: item, at: index, &setterNames)
        }
        return SwiftTypeDeclaration(
            documentation: documentation,
            access: access,
            kind: .struct,
            name: name,
            conformances: [.runtime("UpdatableSelection")],
            members: members + types
        )
    }

    private static let record = SwiftType.runtime("UpdatableRecord")

    private var recordInitializer: SwiftFunction {
        SwiftFunction(
            access: access,
            name: "init",
            parameters: [.init(label: "_", name: "record", type: Self.record)],
            body: [.assign(.selfMember("record"), .name("record"))]
        )
    }

    private func accessors(
        _ item: ReaderItem,
        at index: Int,
        name: String,
        nested: String?
    ) -> [SwiftDeclaration] {
        let object = nested.map(SwiftType.named) ?? .standard("Never")
        switch item.kind {
        case .scalar(let field):
            let isFixed = field.definition.name == "__typename" || field.definition.name == "id"
            let setter = field.type.isNonNull ? "setNonNull" : "setValue"
            return [
                property(
                    item,
                    name,
                    type: mapper.type(field.type).orNil,
                    get: call("value", index),
                    set: isFixed ? nil : call(setter, index, .name("newValue"))
                )
            ]
        case .linked(let field, _):
            let type: SwiftType =
                field.type.isList ? .optional(.array(.optional(object))) : .optional(object)
            let getter = call(field.type.isList ? "objects" : "object", index)
            return [property(item, name, type: type, get: getter)]
        case .refinement:
            return [property(item, name, type: .optional(object), get: call("inline", index))]
        case .fragment:
            // A spread determines which references can be assigned; it has nothing to read.
            return []
        }
    }

    /// Returns a method for each kind of reference that can be assigned to a field.
    private func setters(
        of item: ReaderItem,
        at index: Int,
        _ names: inout NameAllocator
    ) -> [SwiftDeclaration] {
        guard case .linked(let field, let selections) = item.kind else { return [] }
        let fragments = selections.assignableFragments
        guard !fragments.isEmpty else { return [] }
        let name = names.allocate("set\(SwiftNames.capitalized(field.responseKey))")
        return fragments.map { fragment in
            let reference = SwiftType.member(
                .named(mapper.names.fragment(fragment)),
                "Ref"
            )
            let function = field.type.isList ? "setObjects" : "setObject"
            return .function(
                SwiftFunction(
                    documentation: Documentation.lines(field.definition.description),
                    access: access,
                    name: name,
                    parameters: [
                        .init(
                            label: "_",
                            name: "value",
                            type: field.type.isList ? .array(reference) : .optional(reference)
                        )
                    ],
                    body: [.expression(call(function, index, .name("value")))]
                )
            )
        }
    }

    private func property(
        _ item: ReaderItem,
        _ name: String,
        type: SwiftType,
        get: SwiftExpression,
        set: SwiftExpression? = nil
    ) -> SwiftDeclaration {
        .computed(
            SwiftComputedProperty(
                documentation: Documentation.lines(item.kind.field?.definition.description),
                deprecation: item.kind.field?.definition.deprecationReason,
                access: access,
                name: name,
                type: type,
                body: [.return(get)],
                setter: set.map { [.expression($0)] }
            )
        )
    }

    /// Returns `self.record.function(index, value)`.
    private func call(
        _ function: String,
        _ index: Int,
        _ value: SwiftExpression? = nil
    ) -> SwiftExpression {
        .call(
            .member(.selfMember("record"), function),
            [SwiftArgument(.integer(String(index)))] + (value.map { [SwiftArgument($0)] } ?? [])
        )
    }
}

extension ReaderSelections {
    /// The fragments that are spread, each once.
    ///
    /// Their references can be assigned.
    fileprivate var assignableFragments: [String] {
        guard case .items(let items) = self else { return [] }
        let fragments = items.flatMap { item -> [String] in
            switch item.kind {
            case .fragment(let spread, _): [spread.fragment]
            case .refinement(_, _, let selections): selections.assignableFragments
            default: []
            }
        }
        var known: Set<String> = []
        return fragments.filter { known.insert($0).inserted }
    }
}
