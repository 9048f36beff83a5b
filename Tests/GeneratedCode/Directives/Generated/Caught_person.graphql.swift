// @generated Caught_person.graphql sha256:fba2380996c3c3ca1506a6d74a499f302b31d365b5953222f841ed74c01af276
// Made by relay-generator from GraphQL/Nulls.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum Caught_person: Relay.GraphQLFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Caught_person on type Person @catch(to: RESULT)
            text fragment Caught_person on Person{name nick}
            normalization
             name: String
             nick: String
            reader
             name
             nick
            """#)
    }

    package typealias Output = Swift.Result<Data, Relay.FieldErrors>

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let name: Swift.String?
        package let nick: Swift.String

        package init(_ reader: inout Relay.Reader) {
            self.name = reader.optionalString(0)
            self.nick = reader.string(1)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalString(a.name, b.name)
            e.string(a.nick, b.nick)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.name)
            hasher.combine(self.nick)
        }
    }
}
