// @generated Author_person.graphql sha256:dcd97aae3a824c2bec8cefb6c5cb42ba4d55c96f7491c728356b86631421e9ee
// Made by relay-generator from GraphQL/Writing.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum Author_person: Relay.AssignableFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Author_person on type Person
            text fragment Author_person on Person{__typename}
            normalization
             __typename: String!
            reader
             __typename
            """#)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let __typename: Swift.String

        package init(_ reader: inout Relay.Reader) {
            self.__typename = reader.string(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.__typename, b.__typename)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.__typename)
        }
    }
}
