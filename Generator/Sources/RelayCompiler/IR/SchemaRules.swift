import GraphQLLanguage
package import GraphQLSchema

/// Describes in sentences how the store keeps the data of a schema.
package struct SchemaRules {
    private let schema: Schema

    /// Describes a schema.
    package init(_ schema: Schema) { self.schema = schema }

    /// Returns the rules for the objects of a type.
    ///
    /// An example is "Identified by `isbn` among the objects of its type."
    package func sentences(of type: SchemaType) -> [String] {
        guard type.isComposite else { return [] }
        var sentences = [key(of: type)]
        if let age = AgePolicies.of(schema).age(of: type) { sentences.append(Self.sentence(age)) }
        if OmissionPolicies.of(schema).names.contains(type.name) { sentences.append(Self.omission) }
        return sentences
    }

    /// Returns the rules for a field of a type.
    package func sentences(of field: OutputField, in type: SchemaType) -> [String] {
        var sentences: [String] = []
        if let age = AgePolicies.of(schema).age(of: field.name, in: type) {
            sentences.append(Self.sentence(age))
        } else if let target = schema.namedType(of: field.type), target.isComposite,
            let age = AgePolicies.of(schema).age(of: target)
        {
            sentences.append(Self.sentence(age))
        }
        if OmissionPolicies.of(schema).names.contains("\(type.name).\(field.name)") {
            sentences.append(Self.omission)
        }
        if let derivation = Derivations.of(schema)[type.name, field.name] {
            let ending = derivation.isLive ? ", and live" : ""
            sentences.append("Derived by the app from `\(derivation.fragment)`\(ending).")
        }
        return sentences
    }

    /// Returns what a fragment is for besides being spread.
    ///
    /// An example is "`Issue.heading` is derived from it."
    package func sentences(ofFragmentNamed name: String) -> [String] {
        Derivations.of(schema).fields.filter { $0.fragment == name }.map {
            "`\($0.name)` is derived from it."
        }
    }

    private static let omission = "Never kept between two runs of the app."

    private func key(of type: SchemaType) -> String {
        switch KeyPolicies.of(schema).policy(of: type) {
        case .place:
            return "Objects have no key: each belongs to its place in the response."
        case .fields(let paths, let scope):
            let fields = paths.map { "`\($0.joined(separator: "."))`" }.joined(separator: " and ")
            let objects =
                switch scope {
                case .global: "all objects"
                case .type: "the objects of its type"
                case .group(let group): "the objects of the group `\(group)`"
                }
            return "Identified by \(fields) among \(objects)."
        }
    }

    private static func sentence(_ age: AgePolicies.Age) -> String {
        switch age {
        case .seconds(let seconds):
            "Fresh for \(seconds) \(seconds == 1 ? "second" : "seconds")."
        case .inherited: "Fresh as long as the field that leads to it."
        }
    }
}
