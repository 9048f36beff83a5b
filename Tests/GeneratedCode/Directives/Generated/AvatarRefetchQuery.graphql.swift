// @generated AvatarRefetchQuery.graphql sha256:57b7236411b9822c43e50c44946fc8fd835697d4f11eba8e4161427ac559704e
// Made by relay-generator from GraphQL/Refetching.graphql. Do not edit.
@_spi(Generated) package import Relay

/// Fetches `Avatar_person` again.
package nonisolated struct AvatarRefetchQuery: Relay.GraphQLQuery {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query AvatarRefetchQuery
            template query AvatarRefetchQuery($size:Int=64,$id:ID!){node(id:$id){__typename id ...Avatar_person(size:$size)}}
            variables
             size: Int = 64
             id: ID!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
              ...Avatar_person(size:$size) on type Person
            reader
             node(id: $id)
              ...Avatar_person(size: $size) on type Person
            """#, fragments: [Avatar_person.artifact])
    }

    package var size: Relay.Input<Swift.Int>
    package var id: Relay.ID

    package init(size: Swift.Int? = nil, id: Relay.ID) {
        self.size = .init(size)
        self.id = id
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    package init(size: Relay.Input<Swift.Int> = .unset, id: Relay.ID) {
        self.size = size
        self.id = id
    }

    package func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("size", self.size)
        variables.write("id", self.id)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let node: Node?

        package init(_ reader: inout Relay.Reader) {
            self.node = reader.optionalObject(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.node, b.node)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.node)
        }

        package nonisolated struct Node: Relay.Selection, Swift.Hashable {
            package let avatar_person: Avatar_person.Ref?

            package init(_ reader: inout Relay.Reader) {
                self.avatar_person = reader.optionalFragment(0)
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalFragment(a.avatar_person, b.avatar_person)
                return e.isEqual
            }

            package func hash(into hasher: inout Swift.Hasher) {
                hasher.combine(self.avatar_person)
            }
        }
    }
}
