// @generated CaughtAsNull_person.graphql sha256:632eade98e40113d4452c99e486a149c48ff2bba41a7f438e762eb442d117d7b
// Made by relay-generator from GraphQL/Nulls.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum CaughtAsNull_person: GraphQLFragment {
    package static let artifact = Artifact(v1: #"""
        fragment CaughtAsNull_person on type Person @catch(to: NULL)
        reader
         name
        """#)

    package typealias Output = Data?

    package nonisolated struct Data: Selection, FieldValue, Hashable {
        package let name: String?

        package init(_ reader: inout Reader) {
            self.name = reader.optionalString(0)
        }

        package static func == (a: Self, b: Self) -> Bool {
            var e = Equality()
            e.optionalString(a.name, b.name)
            return e.isEqual
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(self.name)
        }
    }
}
