import GraphQLSchema

extension TypeCodegen {
    /// Returns an enum with a case for each refined type and `other`.
    ///
    /// Properties that all cases share are also properties of the enum. Linked fields with the same
    /// selection in all cases share a type, which is nested in the enum.
    func choice(
        _ name: String,
        _ variants: [ReaderVariant],
        _ others: [ReaderItem],
        documentation: [String]
    ) -> SwiftTypeDeclaration {
        let lists = variants.map(\.items) + [others]
        let objectTypes = variants.map { SwiftNames.capitalized($0.type.name) }
        var typeNames = NameAllocator(reserving: usedNames)
        let structNames =
            objectTypes.map {
                typeNames.allocate(SwiftNames.reserved($0 == "Other" ? "Other_" : $0))
            }
            + [typeNames.allocate("Other")]
        let shared = sharedTypes(lists, &typeNames)
        let layouts = lists.map { layout($0, shared: shared.names) }
        let accessors = commonProperties(layouts)

        var caseNames = NameAllocator(
            reserving: Set(accessors.map(\.name)).union(structNames).union(["other"])
        )
        let cases =
            objectTypes.map {
                caseNames.allocate(SwiftNames.property(SwiftNames.uncapitalized($0)))
            } + ["other"]
        var members: [SwiftDeclaration] = [
            .cases(zip(cases, structNames).map { SwiftEnumCase(name: $0, payload: .named($1)) }),
            caseInitializer(cases),
        ]
        members += accessors.map { .computed(accessor($0, cases: cases)) }
        members.append(caseEquality(cases))
        if isHashable {
            members.append(caseHashing(cases))
        }
        for (index, layout) in layouts.enumerated() {
            let documentation =
                index < variants.count
                ? Documentation.lines(variants[index].type.description)
                : ["An object of another type."]
            var type = structure(structNames[index], layout, documentation: documentation)
            if index < variants.count { type.schemaType = variants[index].type.name }
            members.append(.type(type))
        }
        members += shared.types.map { .type($0) }
        let isIdentifiable = layouts.allSatisfy(\.isIdentifiable)
        return SwiftTypeDeclaration(
            documentation: documentation,
            access: access,
            kind: .enum,
            name: name,
            conformances: [.runtime("Selection")]
                + (isIdentifiable ? [.standard("Identifiable")] : [])
                + (isHashable ? [.standard("Hashable")] : []),
            members: members
        )
    }

    /// Returns the types of linked fields with the same selection in all cases, and their names by
    /// the response keys of the fields.
    private func sharedTypes(
        _ lists: [[ReaderItem]],
        _ allocator: inout NameAllocator
    ) -> (names: [String: String], types: [SwiftTypeDeclaration]) {
        var names: [String: String] = [:]
        var types: [SwiftTypeDeclaration] = []
        for item in lists.first ?? [] {
            guard case .linked(let field, let selections) = item.kind,
                let inner = innerType(item),
                lists.dropFirst().allSatisfy({ $0.selectsSame(as: field, selections) })
            else {
                continue
            }
            let name = allocator.allocate(inner.name)
            names[field.responseKey] = name
            let items = lists.joined().filter { $0.kind.field?.responseKey == field.responseKey }
            var declaration = type(
                named: name,
                inner.selections,
                documentation: inner.documentation,
                isAnyValue: items.contains(where: readsAnyValue)
            )
            declaration.schemaType = inner.schemaType
            types.append(declaration)
        }
        return (names, types)
    }

    /// Returns the properties that all cases have with the same type.
    private func commonProperties(_ layouts: [SelectionLayout]) -> [SelectionProperty] {
        guard let first = layouts.first else { return [] }
        // Looked up by name, because names are unique in a layout, and there may be thousands.
        let others = layouts.dropFirst().map { layout in
            Dictionary(
                layout.properties.filter { !$0.hasOwnType }.map { ($0.name, $0.type) },
                uniquingKeysWith: { first, _ in first }
            )
        }
        return first.properties.filter { property in
            !property.hasOwnType && others.allSatisfy { $0[property.name] == property.type }
        }
    }

    private func accessor(_ property: SelectionProperty, cases: [String]) -> SwiftComputedProperty {
        let branches = cases.map { name in
            SwiftCase(
                pattern: .enumCase(name, binding: "value"),
                body: [.return(.member(.name("value"), property.name))]
            )
        }
        return SwiftComputedProperty(
            documentation: property.documentation,
            deprecation: property.deprecation,
            access: access,
            name: property.name,
            type: property.type,
            body: [.switch(.name("self"), branches)]
        )
    }

    private func caseInitializer(_ cases: [String]) -> SwiftDeclaration {
        let branches = cases.enumerated().map { index, name in
            let number = SwiftExpression.integer(String(index))
            let value = SwiftExpression.call(
                .member(.name("reader"), "caseValue"),
                [SwiftArgument(number)]
            )
            return SwiftCase(
                pattern: index == cases.count - 1 ? .default : .expression(number),
                body: [
                    .assign(
                        .name("self"),
                        .call(.implicitMember(name), [SwiftArgument(value)])
                    )
                ]
            )
        }
        let subject = SwiftExpression.call(.member(.name("reader"), "switchCase"), [])
        return .function(
            .readingInitializer(access: access, body: [.switch(subject, branches)])
        )
    }

    private func caseHashing(_ cases: [String]) -> SwiftDeclaration {
        let branches = cases.map { name in
            SwiftCase(
                pattern: .enumCase(name, binding: "value"),
                body: [.combine(.name("value"))]
            )
        }
        return .function(.hashing(access: access, body: [.switch(.name("self"), branches)]))
    }

    private func caseEquality(_ cases: [String]) -> SwiftDeclaration {
        var branches = cases.map { name in
            SwiftCase(
                pattern: .tuple([.enumCase(name, binding: "a"), .enumCase(name, binding: "b")]),
                body: [
                    .expression(
                        .call(
                            .member(.name("e"), "object"),
                            [SwiftArgument(.name("a")), SwiftArgument(.name("b"))]
                        )
                    )
                ]
            )
        }
        branches.append(SwiftCase(pattern: .default, body: [.return(.boolean(false))]))
        let body: [SwiftStatement] = [
            .variable("e", .runtime("Equality")),
            .switch(.tuple([.name("a"), .name("b")]), branches),
            .return(.member(.name("e"), "isEqual")),
        ]
        return .function(.equality(access: access, body: body))
    }
}

extension [ReaderItem] {
    /// Returns whether one of the items is a field with the same response key, type and selection.
    fileprivate func selectsSame(as field: FieldReference, _ selections: ReaderSelections) -> Bool {
        contains { item in
            guard case .linked(let other, let otherSelections) = item.kind else { return false }
            return other.responseKey == field.responseKey && other.type.name == field.type.name
                && otherSelections == selections
        }
    }
}
