// @generated Caught_person.graphql sha256:fba2380996c3c3ca1506a6d74a499f302b31d365b5953222f841ed74c01af276
// Made by relay-generator from GraphQL/Nulls.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum Caught_person: GraphQLFragment {
    package static let artifact = Artifact(v1: #"""
        fragment Caught_person on type Person @catch(to: RESULT)
        reader
         name
         nick
        """#)

    package typealias Output = Result<Data, FieldErrors>

    package nonisolated struct Data: Selection, FieldValue, Hashable {
        package let name: String?
        package let nick: String

        package init(_ reader: inout Reader) {
            self.name = reader.optionalString(0)
            self.nick = reader.string(1)
        }

        package static func == (a: Self, b: Self) -> Bool {
            var e = Equality()
            e.optionalString(a.name, b.name)
            e.string(a.nick, b.nick)
            return e.isEqual
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(self.name)
            hasher.combine(self.nick)
        }
    }
}
