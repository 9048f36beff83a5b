// @generated Avatar_person.graphql sha256:57b7236411b9822c43e50c44946fc8fd835697d4f11eba8e4161427ac559704e
// Made by relay-generator from GraphQL/Refetching.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum Avatar_person: Relay.RefetchableFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Avatar_person on type Person
            template fragment Avatar_person on Person{picture(size:$size) id}
            arguments
             size: Int = 64
            refetch AvatarRefetchQuery
             path node
             identifier id: $id
            normalization
             picture(size: $size): String
             id: ID!
            reader
             picture(size: $size)
            """#)
    }

    package typealias RefetchQuery = AvatarRefetchQuery

    /// Variables to change in a refetch; those that are unset stay.
    package nonisolated struct RefetchVariables: Relay.GraphQLVariables {
        package var size: Relay.Input<Swift.Int>

        package init(size: Swift.Int? = nil) {
            self.size = .init(size)
        }

        /// Tells `.unset` from `.null`.
        @_disfavoredOverload
        package init(size: Relay.Input<Swift.Int> = .unset) {
            self.size = size
        }

        package func write(to variables: inout Relay.VariableWriter) {
            variables.writeInput("size", self.size)
        }
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let picture: Swift.String?

        package init(_ reader: inout Relay.Reader) {
            self.picture = reader.optionalString(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalString(a.picture, b.picture)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.picture)
        }
    }
}
