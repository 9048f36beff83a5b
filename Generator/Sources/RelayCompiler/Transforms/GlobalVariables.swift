import GraphQLLanguage
import GraphQLSchema

/// Finds the operation's variables that a fragment and those it spreads use, and the types they
/// need.
///
/// In `fragment F on User { picture(size: $size) { url } }`, which declares nothing, `$size` is
/// the operation's, and of the type of the argument.
struct GlobalVariables {
    private let program: Program
    private var types: [String: TypeReference] = [:]
    private var visited: Set<String> = []

    /// The variables by name.
    static func used(by fragment: Fragment, in program: Program) -> [String: TypeReference] {
        var pass = GlobalVariables(program: program)
        pass.visit(fragment)
        return pass.types
    }

    private init(program: Program) {
        self.program = program
    }

    private mutating func visit(_ fragment: Fragment) {
        guard visited.insert(fragment.name).inserted else { return }
        let own = Set(fragment.variables.map(\.variable.name.text))
        visit(fragment.directives, own)
        visit(fragment.selections, own)
    }

    private mutating func visit(_ selections: [Selection], _ own: Set<String>) {
        for selection in selections {
            for variable in selection.condition.variables {
                use(variable, as: .nonNull(.named("Boolean")), own)
            }
            switch selection {
            case .scalarField(let scalar): visit(scalar.field, own)
            case .linkedField(let linked):
                visit(linked.field, own)
                visit(linked.selections, own)
            case .inlineFragment(let fragment):
                visit(fragment.directives, own)
                visit(fragment.selections, own)
            case .fragmentSpread(let spread):
                visit(spread.directives, own)
                guard let fragment = program.fragment(named: spread.fragment) else { continue }
                for argument in spread.arguments {
                    let variable = fragment.variables.first {
                        $0.variable.name == argument.name
                    }
                    visit(argument.value, variable.map { TypeReference($0.type) }, own)
                }
                visit(fragment)
            }
        }
    }

    private mutating func visit(_ field: FieldReference, _ own: Set<String>) {
        for argument in field.arguments {
            visit(argument.value, field.definition.arguments[argument.name.text]?.type, own)
        }
        visit(field.directives, own)
        visit(field.marks.edges, own)
        visit(field.marks.streamConnection.map { [$0] } ?? [], own)
    }

    private mutating func visit(_ directives: [Directive], _ own: Set<String>) {
        for directive in directives {
            let definition = program.schema.directive(named: directive.name.text)
            for argument in directive.arguments {
                visit(argument.value, definition?.arguments[argument.name.text]?.type, own)
            }
        }
    }

    private mutating func visit(_ value: Value, _ type: TypeReference?, _ own: Set<String>) {
        switch value {
        case .variable(let variable):
            if let type { use(variable.name.text, as: type, own) }
        case .list(let list):
            let element: TypeReference? =
                if case .list(let element)? = type?.nullable { element } else { type }
            for value in list.values { visit(value, element, own) }
        case .object(let object):
            guard let name = type?.name,
                case .inputObject(let input)? = program.schema.type(named: name)
            else { return }
            for field in object.fields {
                visit(field.value, input.fields[field.name.text]?.type, own)
            }
        default:
            break
        }
    }

    /// Notes a use; of two types the narrower is kept.
    private mutating func use(_ name: String, as type: TypeReference, _ own: Set<String>) {
        guard !own.contains(name) else { return }
        guard let known = types[name] else {
            types[name] = type
            return
        }
        if program.schema.isSubtype(type, of: known) {
            types[name] = type
        }
    }
}

extension TypeNode {
    /// The type as it would be written.
    init(_ reference: TypeReference) {
        switch reference {
        case .named(let name):
            self = .named(NamedType(name: Name(name)))
        case .list(let element):
            self = .list(ListType(elementType: TypeNode(element)))
        case .nonNull(let inner):
            self = .nonNull(NonNullType(type: TypeNode(inner)))
        }
    }
}
