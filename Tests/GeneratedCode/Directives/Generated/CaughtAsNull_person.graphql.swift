// @generated CaughtAsNull_person.graphql sha256:632eade98e40113d4452c99e486a149c48ff2bba41a7f438e762eb442d117d7b
// Made by relay-generator from GraphQL/Nulls.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum CaughtAsNull_person: Relay.GraphQLFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment CaughtAsNull_person on type Person @catch(to: NULL)
            text fragment CaughtAsNull_person on Person{name}
            normalization
             name: String
            reader
             name
            """#)
    }

    package typealias Output = Data?

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let name: Swift.String?

        package init(_ reader: inout Relay.Reader) {
            self.name = reader.optionalString(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalString(a.name, b.name)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.name)
        }
    }
}
