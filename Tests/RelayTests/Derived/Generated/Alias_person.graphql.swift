// @generated Alias_person.graphql sha256:e1130b44ba52b01bc18c723ee10148f1e77d7c394faffb9eb5aa855f93730fc9
// Made by relay-generator from GraphQL/Resolvers.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Alias_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Alias_person on type Person
            text fragment Alias_person on Person{last first@include(if:$__relay_internal__pv__ShownNames)}
            normalization
             last: String!
             first: String if $__relay_internal__pv__ShownNames
            reader
             last
             first if $__relay_internal__pv__ShownNames
            """#, providers: [("__relay_internal__pv__ShownNames", ShownNames.self)])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let last: Swift.String
        let first: Swift.String?

        init(_ reader: inout Relay.Reader) {
            self.last = reader.string(0)
            self.first = reader.optionalString(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.last, b.last)
            e.optionalString(a.first, b.first)
            return e.isEqual
        }
    }
}
