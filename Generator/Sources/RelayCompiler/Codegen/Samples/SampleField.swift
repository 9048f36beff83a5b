/// An object in a definition's data, as samples need it.
struct SampleObject {
    /// The name of its object type.
    let type: String
    /// The position of its case if the data is a choice by type.
    var caseIndex: Int?

    /// Returns `RelayTesting.SampleFields("User")`.
    var creation: SwiftExpression {
        var arguments = [SwiftArgument(.string(type))]
        if let caseIndex {
            arguments += [
                SwiftArgument(.boolean(true), label: "isChosen"),
                SwiftArgument(.integer(String(caseIndex)), label: "case"),
            ]
        }
        return .call(.type(.named("RelayTesting.SampleFields")), arguments)
    }
}

/// A field of a generated struct, as samples need it.
struct SampleField: Equatable {
    /// The name of the property.
    var name: String
    var type: SwiftType
    /// The method of `Reader` that reads it.
    var function: String
    /// Its position in the artifact.
    var position: String
    /// Whether it is the object's own id.
    var isIdentity: Bool

    /// Returns the fields of a struct, in their order.
    static func fields(of declaration: SwiftTypeDeclaration?) -> [SampleField] {
        guard let declaration else { return [] }
        var types: [String: SwiftType] = [:]
        var names: [String: String] = [:]
        for member in declaration.members {
            switch member {
            case .stored(let property) where !property.isStatic:
                types[property.name] = property.type
            case .computed(let property) where property.deprecation != nil:
                if case .return(.member(.name("self"), let storage))? = property.body.first {
                    names[storage] = property.name
                }
            default: continue
            }
        }
        let isIdentifiable = declaration.conformances.contains(.standard("Identifiable"))
        return declaration.readStatements.compactMap { storage, function, position in
            guard let type = types[storage] else { return nil }
            return SampleField(
                name: names[storage] ?? storage,
                type: type,
                function: function,
                position: position,
                isIdentity: isIdentifiable && storage == "id"
            )
        }
    }
}

extension SwiftTypeDeclaration {
    var types: [SwiftTypeDeclaration] {
        members.compactMap { if case .type(let type) = $0 { type } else { nil } }
    }

    var cases: [SwiftEnumCase] {
        members.flatMap { member -> [SwiftEnumCase] in
            if case .cases(let cases) = member { cases } else { [] }
        }
    }

    /// The names of the types of the cases.
    var caseTypes: Set<String> {
        Set(
            cases.compactMap { item -> String? in
                if case .named(let name)? = item.payload { name } else { nil }
            }
        )
    }

    /// The properties that the reading initializer sets, with the methods and positions.
    fileprivate var readStatements: [(storage: String, function: String, position: String)] {
        for case .function(let function) in members where function.name == "init" {
            return function.body.compactMap { statement in
                guard
                    case .assign(
                        .member(.name("self"), let storage),
                        .call(let callee, let arguments)
                    ) =
                        statement,
                    case .member(.name("reader"), let name) = callee,
                    case .integer(let position)? = arguments.first?.value
                else { return nil }
                return (storage, name, position)
            }
        }
        return []
    }
}
