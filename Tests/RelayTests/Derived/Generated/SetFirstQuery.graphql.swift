// @generated SetFirstQuery.graphql sha256:a1cfb48da77f22253e87d78e8ae671aefe69123d14ca528b61f4c17c62c01579
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct SetFirstQuery: Relay.UpdatableQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query SetFirstQuery
            variables
             id: ID!
            reader
             node(id: $id) @lookup(arguments: ["id"], scope: "", types: ["Person", "Team"])
              ... as asPerson on type Person
               __typename
               first
            """#)
    }

    var id: Relay.ID

    init(id: Relay.ID) {
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
    }

    nonisolated struct Data: Relay.UpdatableSelection {
        let record: Relay.UpdatableRecord

        init(_ record: Relay.UpdatableRecord) {
            self.record = record
        }

        var node: Node? {
            return self.record.object(0)
        }

        nonisolated struct Node: Relay.UpdatableSelection {
            let record: Relay.UpdatableRecord

            init(_ record: Relay.UpdatableRecord) {
                self.record = record
            }

            var asPerson: AsPerson? {
                return self.record.inline(0)
            }

            nonisolated struct AsPerson: Relay.UpdatableSelection {
                let record: Relay.UpdatableRecord

                init(_ record: Relay.UpdatableRecord) {
                    self.record = record
                }

                var __typename: Swift.String? {
                    return self.record.value(0)
                }

                var first: Swift.String? {
                    get {
                        return self.record.value(1)
                    }
                    nonmutating set {
                        self.record.setValue(1, newValue)
                    }
                }
            }
        }
    }
}
