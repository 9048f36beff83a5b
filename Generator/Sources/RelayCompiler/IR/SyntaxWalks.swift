import GraphQLLanguage

/// Collects the names of spread fragments.
enum SpreadNames {
    /// Returns the names in the order of the text, with repetitions.
    static func all(in set: SelectionSet) -> [String] {
        set.selections.flatMap { selection -> [String] in
            switch selection {
            case .field(let field): field.selectionSet.map(all) ?? []
            case .inlineFragment(let fragment): all(in: fragment.selectionSet)
            case .fragmentSpread(let spread): [spread.name.text]
            }
        }
    }

    /// Returns the names without repetitions.
    static func all(in selections: [Selection]) -> Set<String> {
        var names: Set<String> = []
        collect(selections, into: &names)
        return names
    }

    private static func collect(_ selections: [Selection], into names: inout Set<String>) {
        for selection in selections {
            switch selection {
            case .scalarField: break
            case .linkedField(let linked): collect(linked.selections, into: &names)
            case .inlineFragment(let fragment): collect(fragment.selections, into: &names)
            case .fragmentSpread(let spread): names.insert(spread.fragment)
            }
        }
    }
}

/// Collects fields with those of fragments.
enum SelectedFields {
    /// Returns the fields of the objects that selection sets select on.
    ///
    /// - Parameters:
    ///   - sets: The selection sets.
    ///   - fragments: The fragments that they may spread, by name.
    /// - Returns: The fields that the server may get, in no particular order.
    static func all(
        in sets: [SelectionSet],
        _ fragments: [String: FragmentDefinition]
    ) -> [Field] {
        var (open, fields, visited): ([SelectionSet], [Field], Set<String>) = (sets, [], [])
        while let set = open.popLast() {
            for selection in set.selections {
                switch selection {
                case .field(let field): fields.append(field)
                case .inlineFragment(let fragment): open.append(fragment.selectionSet)
                case .fragmentSpread(let spread):
                    guard visited.insert(spread.name.text).inserted,
                        let fragment = fragments[spread.name.text],
                        !fragment.directives.contains(.updatable)
                    else { continue }
                    open.append(fragment.selectionSet)
                }
            }
        }
        return fields
    }
}

/// Collects the names of the queries that fetch the objects of derived fields.
enum EdgeQueryNames {
    /// Returns the names in the order of the fields, also of those below others.
    static func all(in selections: [Selection]) -> [String] {
        selections.flatMap { selection -> [String] in
            switch selection {
            case .scalarField, .fragmentSpread: []
            case .linkedField(let linked):
                (linked.field.marks.edge.map { [$0.query] } ?? []) + all(in: linked.selections)
            case .inlineFragment(let fragment): all(in: fragment.selections)
            }
        }
    }
}

/// Finds spreads with arguments.
enum SpreadArguments {
    /// Returns whether fragments are spread with arguments.
    static func areUsed(in selections: [Selection]) -> Bool {
        selections.contains { selection in
            switch selection {
            case .scalarField: false
            case .linkedField(let linked): areUsed(in: linked.selections)
            case .inlineFragment(let fragment): areUsed(in: fragment.selections)
            case .fragmentSpread(let spread): !spread.arguments.isEmpty
            }
        }
    }
}

/// Collects the names of the variables in selections.
enum VariableNames {
    /// Returns the names.
    static func all(in set: SelectionSet) -> Set<String> {
        var names: Set<String> = []
        collect(set, into: &names)
        return names
    }

    /// Returns the names in the arguments of directives.
    static func all(in directives: [Directive]) -> Set<String> {
        var names: Set<String> = []
        for directive in directives { collect(directive.arguments, into: &names) }
        return names
    }

    /// Returns the names in selections of a program.
    static func all(in selections: [Selection]) -> Set<String> {
        var names: Set<String> = []
        collect(selections, into: &names)
        return names
    }

    /// Returns the names in conditions, and in the arguments of spreads.
    static func ofConditions(in selections: [Selection]) -> Set<String> {
        selections.reduce(into: []) { names, selection in
            names.formUnion(selection.condition.variables)
            switch selection {
            case .scalarField: break
            case .linkedField(let linked): names.formUnion(ofConditions(in: linked.selections))
            case .inlineFragment(let fragment):
                names.formUnion(ofConditions(in: fragment.selections))
            case .fragmentSpread(let spread): collect(spread.arguments, into: &names)
            }
        }
    }

    /// Returns the names in the arguments and conditions of derived fields, and in the arguments of spreads.
    static func ofReaders(in selections: [Selection]) -> Set<String> {
        selections.reduce(into: []) { names, selection in
            switch selection {
            case .scalarField(let scalar):
                if scalar.field.marks.derived != nil {
                    names.formUnion(scalar.condition.variables)
                    collect(scalar.field.arguments, into: &names)
                }
            case .linkedField(let linked):
                if linked.field.marks.derived != nil {
                    // Those below are variables of its query.
                    collect([selection], into: &names)
                } else {
                    names.formUnion(ofReaders(in: linked.selections))
                }
            case .inlineFragment(let fragment):
                names.formUnion(ofReaders(in: fragment.selections))
            case .fragmentSpread(let spread): collect(spread.arguments, into: &names)
            }
        }
    }

    private static func collect(_ selections: [Selection], into names: inout Set<String>) {
        for selection in selections {
            names.formUnion(selection.condition.variables)
            switch selection {
            case .scalarField(let scalar): collect(scalar.field, into: &names)
            case .linkedField(let linked):
                collect(linked.field, into: &names)
                collect(linked.selections, into: &names)
            case .inlineFragment(let fragment):
                for directive in fragment.directives { collect(directive.arguments, into: &names) }
                collect(fragment.selections, into: &names)
            case .fragmentSpread(let spread):
                for directive in spread.directives { collect(directive.arguments, into: &names) }
                collect(spread.arguments, into: &names)
            }
        }
    }

    private static func collect(_ field: FieldReference, into names: inout Set<String>) {
        for directive in field.directives { collect(directive.arguments, into: &names) }
        collect(field.arguments + field.marks.storeArguments, into: &names)
    }

    private static func collect(_ set: SelectionSet, into names: inout Set<String>) {
        for selection in set.selections {
            for directive in selection.directives { collect(directive.arguments, into: &names) }
            switch selection {
            case .field(let field):
                collect(field.arguments, into: &names)
                if let set = field.selectionSet { collect(set, into: &names) }
            case .inlineFragment(let fragment): collect(fragment.selectionSet, into: &names)
            case .fragmentSpread(let spread): collect(spread.arguments, into: &names)
            }
        }
    }

    private static func collect(_ arguments: [Argument], into names: inout Set<String>) {
        for argument in arguments {
            names.formUnion(argument.value.variables.map(\.name.text))
        }
    }
}

/// Renames variables in selections.
struct VariableRenaming {
    /// The new names, by the old ones.
    let names: [String: String]

    /// Returns the selections with the new names.
    func rename(_ set: SelectionSet) -> SelectionSet {
        var set = set
        set.selections = set.selections.map { selection in
            switch selection {
            case .field(var field):
                field.arguments = rename(field.arguments)
                field.directives = rename(field.directives)
                field.selectionSet = field.selectionSet.map(rename)
                return .field(field)
            case .inlineFragment(var fragment):
                fragment.directives = rename(fragment.directives)
                fragment.selectionSet = rename(fragment.selectionSet)
                return .inlineFragment(fragment)
            case .fragmentSpread(var spread):
                spread.arguments = rename(spread.arguments)
                spread.directives = rename(spread.directives)
                return .fragmentSpread(spread)
            }
        }
        return set
    }

    /// Returns directives with the new names.
    func rename(_ directives: [Directive]) -> [Directive] {
        directives.map { directive in
            Directive(
                name: directive.name,
                arguments: rename(directive.arguments),
                span: directive.span
            )
        }
    }

    private func rename(_ arguments: [Argument]) -> [Argument] {
        arguments.map { argument in
            Argument(name: argument.name, value: rename(argument.value), span: argument.span)
        }
    }

    private func rename(_ value: Value) -> Value {
        switch value {
        case .variable(let variable):
            guard let name = names[variable.name.text] else { return value }
            return .variable(
                Variable(name: Name(name, span: variable.name.span), span: variable.span)
            )
        case .list(let list):
            return .list(ListValue(values: list.values.map(rename), span: list.span))
        case .object(let object):
            let fields = object.fields.map { field in
                ObjectField(name: field.name, value: rename(field.value), span: field.span)
            }
            return .object(ObjectValue(fields: fields, span: object.span))
        default:
            return value
        }
    }
}
