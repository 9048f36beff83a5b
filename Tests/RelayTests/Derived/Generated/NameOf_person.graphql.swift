// @generated NameOf_person.graphql sha256:c28fc4c0e1dc68ab131607dbf5305883080ee17814dd8c65aa5b06244e380f8f
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum NameOf_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment NameOf_person on type Person
            template fragment NameOf_person on Person{...FullName_person}
            arguments
             style: enum NameStyle
            normalization
             ...FullName_person
            reader
             fullName(style: $style) @derived(field: "Person.fullName")
            """#, fragments: [FullName_person.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        /// The name, as cards show it.
        let fullName: Swift.String

        init(_ reader: inout Relay.Reader) {
            self.fullName = reader.string(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.fullName, b.fullName)
            return e.isEqual
        }
    }
}
