/// Reduces what a fragment's module exports of it to the fragment and an opaque `Data`.
///
/// Other modules need a fragment only as the `Fragment` of a `FragmentRef`. Its fields, and the types
/// nested in its data, are internal, so adding a field recompiles no other module:
///
/// ```swift
/// package nonisolated enum Row_user: Relay.GraphQLFragment {
///     package static let artifact: Relay.Artifact = makeArtifact()
///
///     package nonisolated struct Data: Relay.Selection, Relay.FieldValue {
///         let name: Swift.String
///         package init(_ reader: inout Relay.Reader) { … }
///         …
/// ```
struct FragmentSurface {
    /// Returns the declaration of a fragment with internal data.
    static func reduce(_ fragment: SwiftTypeDeclaration) -> SwiftTypeDeclaration {
        guard fragment.access != .internal else { return fragment }
        var result = fragment
        result.members = fragment.members.map { member in
            guard case .type(let type) = member, type.name == "Data" else { return member }
            return .type(opaque(type))
        }
        return result
    }

    /// Returns a type with internal members, except those that protocols require.
    private static func opaque(_ type: SwiftTypeDeclaration) -> SwiftTypeDeclaration {
        var result = type
        let isIdentifiable = type.conformances.contains(.standard("Identifiable"))
        let payloads = Set(
            type.members.flatMap { member -> [SwiftType] in
                if case .cases(let cases) = member { cases.compactMap(\.payload) } else { [] }
            }
        )
        result.members = type.members.map { member in
            switch member {
            case .type(let nested):
                // The payloads of an enum are as accessible as the enum.
                let isPayload = payloads.contains(.named(nested.name))
                return .type(isPayload ? opaque(nested) : hidden(nested))
            case .stored(let property) where isIdentifiable && property.name == "id":
                return member
            case .computed(let property) where isIdentifiable && property.name == "id":
                return member
            case .function(let function) where ["init", "areSame", "hash"].contains(function.name):
                return member
            default:
                return hidden(member)
            }
        }
        return result
    }

    private static func hidden(_ type: SwiftTypeDeclaration) -> SwiftTypeDeclaration {
        var type = type
        type.access = .internal
        type.members = type.members.map(hidden)
        return type
    }

    /// Returns a declaration that is internal, with everything in it.
    static func hidden(_ declaration: SwiftDeclaration) -> SwiftDeclaration {
        switch declaration {
        case .type(let type): return .type(hidden(type))
        case .extension(let type, let members):
            return .extension(type, members.map { hidden($0) })
        case .stored(var property):
            if property.access != nil { property.access = .internal }
            return .stored(property)
        case .computed(var property):
            property.access = .internal
            return .computed(property)
        case .function(var function):
            if function.access != nil { function.access = .internal }
            return .function(function)
        case .alias(var alias):
            alias.access = .internal
            return .alias(alias)
        case .cases, .requirement: return declaration
        }
    }
}
