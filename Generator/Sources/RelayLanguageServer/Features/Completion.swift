import GraphQLLanguage
import GraphQLSchema
import RelayCompiler

/// Answers `textDocument/completion`: what fits at a position, best first.
struct Completion {
    let session: Session
    let position: DocumentPosition
    let context: ProjectContext
    let cursor: Cursor
    let index: DocumentIndex

    var schema: Schema? { context.schema }

    static func answer(_ session: Session, _ parameters: JSON) throws(ResponseError) -> JSON {
        guard let position = try session.position(parameters), let context = position.context,
            let inDocument = position.inDocument
        else { return .null }
        let source = inDocument.document.source
        let (cursor, _, index) = Cursor.find(
            inDocument.offset,
            in: source,
            schema: context.schema
        )
        guard let cursor else { return .null }
        let completion = Completion(
            session: session,
            position: inDocument,
            context: context,
            cursor: cursor,
            index: index
        )
        let items = completion.items().enumerated().sorted {
            ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
        }
        return CompletionItem.Writer(session, inDocument, cursor.range).list(items.map(\.element))
    }

    private func items() -> [CompletionItem] {
        switch cursor.context {
        case .document: return CompletionSnippets.definitions(self)
        case .on: return [CompletionItem(label: "on", kind: .keyword)]
        case .selection(let parent): return fields(parent) + spreads(parent, withDots: true)
        case .spread(let parent):
            let on = CompletionItem(
                label: "on",
                kind: .keyword,
                detail: "a narrower type",
                snippet: "on ${1:Type} {\n\t$0\n}",
                rank: 4
            )
            return spreads(parent, withDots: false) + [on]
        case .typeCondition(let parent): return typeConditions(parent)
        case .argument(let owner, let used): return arguments(owner, used)
        case .value(let value): return values(value)
        case .inputField(let type, let used): return inputFields(type, used)
        case .variable(let type): return variables(type, isAfterDollar: true)
        case .variableType: return inputTypes()
        case .directive(let location): return directives(location)
        }
    }

    var definition: DocumentIndex.Definition? {
        index.definitions.indices.contains(cursor.definition)
            ? index.definitions[cursor.definition] : nil
    }

    func type(_ name: String?) -> SchemaType? { name.flatMap { schema?.type(named: $0) } }

    /// The first byte after the replaced text that is not a space.
    var next: UInt8? {
        let bytes = position.document.source.bytes
        let end = min(cursor.range.upperBound, bytes.count)
        return bytes[end...].first { $0 != 0x20 && $0 != 0x09 }
    }

    // MARK: - Selections

    private func fields(_ parent: String?) -> [CompletionItem] {
        guard let schema, let type = type(parent) else { return [] }
        let isEmbedded = next == UInt8(ascii: "{") || next == UInt8(ascii: "(")
        var items = (type.fields.map { Array($0) } ?? []).map { field -> CompletionItem in
            let isKnown = cursor.siblings.contains(field.name)
            var item = CompletionItem(
                label: field.name,
                kind: .field,
                detail: "\(field.type)" + (isKnown ? ", already selected" : ""),
                rank: isKnown ? 8 : field.deprecationReason == nil ? 2 : 7,
                isDeprecated: field.deprecationReason != nil,
                element: "\(type.name).\(field.name)"
            )
            if !isEmbedded { item.snippet = snippet(field, schema) }
            return item
        }
        items.append(
            CompletionItem(
                label: "__typename",
                kind: .field,
                detail: "String!",
                rank: cursor.siblings.contains("__typename") ? 8 : 6
            )
        )
        return items
    }

    /// Returns a field with its required arguments and its selections as places to fill in.
    private func snippet(_ field: OutputField, _ schema: Schema) -> String? {
        let required = field.arguments.required.enumerated().map { "\($1.name): $\($0 + 1)" }
        let isComposite = schema.namedType(of: field.type)?.isComposite == true
        guard isComposite || !required.isEmpty else { return nil }
        return field.name + (required.isEmpty ? "" : "(\(required.joined(separator: ", ")))")
            + (isComposite ? " {\n\t$0\n}" : "")
    }

    private func spreads(_ parent: String?, withDots: Bool) -> [CompletionItem] {
        guard let schema, let parent = type(parent) else { return [] }
        let own = definition?.kind == .fragment ? definition?.name : nil
        let places = context.symbols.fragments.sorted { $0.key < $1.key }
        return places.compactMap { name, place -> CompletionItem? in
            guard case .fragment(let fragment) = place.entry.definition,
                let type = schema.type(named: fragment.typeCondition.name.text), type.isComposite,
                schema.typesOverlap(type, parent)
            else { return nil }
            if let own, context.symbols.reaches(name, own) { return nil }
            let isKnown = cursor.siblings.contains("...\(name)")
            let isSure = schema.isSubtype(parent.name, of: type.name)
            let rank = isKnown ? 8 : type.name == parent.name ? 1 : isSure ? 2 : 3
            return CompletionItem(
                label: withDots ? "...\(name)" : name,
                kind: .reference,
                detail: "on \(type.name)" + (isKnown ? ", already spread" : ""),
                rank: withDots && !isKnown ? rank + 2 : rank,
                element: "...\(name)"
            )
        }
    }

    private func typeConditions(_ parent: String?) -> [CompletionItem] {
        guard let schema else { return [] }
        let parent = type(parent)
        return schema.types.compactMap { type in
            guard type.isComposite, !type.name.hasPrefix("__") else { return nil }
            if let parent {
                guard schema.typesOverlap(type, parent) else { return nil }
            }
            let isNarrower = parent.map { schema.isSubtype(type.name, of: $0.name) } ?? true
            return CompletionItem(
                label: type.name,
                kind: type.isAbstract ? .interface : .struct,
                detail: type.kindName,
                rank: type.name == parent?.name ? 6 : isNarrower ? type.isAbstract ? 3 : 2 : 5,
                element: type.name
            )
        }
    }

    // MARK: - Arguments and values

    private func arguments(
        _ owner: Occurrence.ArgumentOwner,
        _ used: Set<String>
    ) -> [CompletionItem] {
        if owner == .directive("argumentDefinitions") { return [] }
        return context.arguments(of: owner).filter {
            !used.contains($0.name) || isReplaced($0.name)
        }
        .map { parameterItem($0, element: Self.element(of: owner, $0.name)) }
    }

    private func inputFields(_ type: String?, _ used: Set<String>) -> [CompletionItem] {
        guard case .inputObject(let object)? = self.type(type) else { return [] }
        return object.fields.filter { !used.contains($0.name) || isReplaced($0.name) }.map {
            parameterItem(Parameter($0), element: "\(object.name).\($0.name)")
        }
    }

    /// Returns whether the word that is replaced is a name.
    private func isReplaced(_ name: String) -> Bool {
        position.document.source.text(in: cursor.range) == name
    }

    private func parameterItem(_ parameter: Parameter, element: String?) -> CompletionItem {
        let hasColon = next == UInt8(ascii: ":")
        return CompletionItem(
            label: parameter.name,
            kind: .property,
            detail: parameter.type.description
                + (parameter.defaultValue.map { " = \(Printer.print($0))" } ?? ""),
            text: hasColon ? parameter.name : "\(parameter.name): ",
            rank: parameter.deprecationReason != nil ? 7 : parameter.isRequired ? 2 : 3,
            isDeprecated: parameter.deprecationReason != nil,
            element: element
        )
    }

    static func element(of owner: Occurrence.ArgumentOwner, _ argument: String) -> String? {
        switch owner {
        case .field(let parent, let name): parent.map { "\($0).\(name)(\(argument):)" }
        case .directive(let name): "@\(name)(\(argument):)"
        case .fragment(let name): "...\(name)"
        }
    }

    private func values(_ value: Cursor.ValueContext) -> [CompletionItem] {
        if let keys = connectionKeys(value) { return keys }
        guard !value.isString else { return [] }
        var items = variables(value.type, isAfterDollar: false)
        guard let reference = value.type else { return items }
        if reference.isList {
            items.append(CompletionItem(label: "[]", kind: .value, snippet: "[$0]", rank: 3))
        }
        switch type(reference.name) {
        case .enum(let type):
            items += type.values.map {
                CompletionItem(
                    label: $0.name,
                    kind: .enumMember,
                    detail: type.name,
                    rank: $0.deprecationReason == nil ? 2 : 7,
                    isDeprecated: $0.deprecationReason != nil,
                    element: "\(type.name).\($0.name)"
                )
            }
        case .inputObject(let type):
            items.append(
                CompletionItem(
                    label: "{}",
                    kind: .value,
                    detail: type.name,
                    snippet: "{ $0 }",
                    rank: 2,
                    element: type.name
                )
            )
        case .scalar(let scalar) where scalar.name == "Boolean":
            items += ["true", "false"].map { CompletionItem(label: $0, kind: .keyword, rank: 2) }
        default: break
        }
        if !reference.isNonNull {
            items.append(CompletionItem(label: "null", kind: .keyword, rank: 6))
        }
        return items
    }

    /// Returns keys for a list in the store, which end in the response name of its field.
    private func connectionKeys(_ value: Cursor.ValueContext) -> [CompletionItem]? {
        guard case .directive(let directive)? = value.owner, value.argument == "key",
            ["connection", "stream_connection", "pagination"].contains(directive),
            let subject = value.subject
        else { return nil }
        let names = [definition?.name, definition?.type].compactMap(\.self)
        return names.enumerated().map { number, name in
            let key = "\(name)_\(subject)"
            return CompletionItem(
                label: value.isString ? key : "\"\(key)\"",
                kind: .value,
                detail: "the name of the list in the store",
                rank: number + 1
            )
        }
    }

    private func variables(_ expected: TypeReference?, isAfterDollar: Bool) -> [CompletionItem] {
        (definition?.variables ?? []).map { variable in
            let fits = fits(variable.type, expected)
            return CompletionItem(
                label: "$\(variable.name)",
                kind: .variable,
                detail: variable.type?.description,
                text: isAfterDollar ? variable.name : "$\(variable.name)",
                rank: fits ? 1 : 8
            )
        }
    }

    private func fits(_ type: TypeReference?, _ expected: TypeReference?) -> Bool {
        guard let type, let expected else { return true }
        return schema?.isSubtype(type, of: expected) == true || type == expected.nullable
    }

    private func inputTypes() -> [CompletionItem] {
        (schema?.types ?? []).filter { $0.isInput && !$0.name.hasPrefix("__") }.map { type in
            CompletionItem(
                label: type.name,
                kind: type.isLeaf ? .enum : .struct,
                detail: type.kindName,
                rank: type.definition.origin == .builtIn ? 2 : 3,
                element: type.name
            )
        }
    }

    // MARK: - Directives

    private func directives(_ location: DirectiveLocation) -> [CompletionItem] {
        var items = (schema?.directives ?? []).filter { $0.locations.contains(location) }.map {
            directive -> CompletionItem in
            let required = directive.arguments.required.enumerated().map { number, argument in
                argument.type.name == "String"
                    ? "\(argument.name): \"$\(number + 1)\"" : "\(argument.name): $\(number + 1)"
            }
            return CompletionItem(
                label: directive.name,
                kind: .event,
                detail: directive.arguments.names.map { "\($0):" }.joined(separator: " "),
                snippet: required.isEmpty || next == UInt8(ascii: "(")
                    ? nil : "\(directive.name)(\(required.joined(separator: ", ")))",
                rank: directive.deprecationReason == nil ? 2 : 7,
                isDeprecated: directive.deprecationReason != nil,
                element: "@\(directive.name)"
            )
        }
        if location == .fragmentDefinition {
            items.append(
                CompletionItem(
                    label: "argumentDefinitions",
                    kind: .event,
                    detail: "the fragment's variables",
                    snippet: "argumentDefinitions(${1:name}: {type: \"${2:Int}\"})",
                    rank: 3
                )
            )
        }
        if location == .fragmentSpread {
            items.append(
                CompletionItem(
                    label: "arguments",
                    kind: .event,
                    detail: "values of the fragment's variables",
                    snippet: "arguments($1)",
                    rank: 3
                )
            )
        }
        return items
    }
}
