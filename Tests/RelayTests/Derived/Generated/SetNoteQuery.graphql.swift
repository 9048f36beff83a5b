// @generated SetNoteQuery.graphql sha256:b7b080105b653a55c2c24e550b8ddfc919c775f0570d2bd99174a62e9fdd951c
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct SetNoteQuery: Relay.UpdatableQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query SetNoteQuery
            variables
             id: ID!
            reader
             node(id: $id) @lookup(arguments: ["id"], scope: "", types: ["Person", "Team"])
              ... as asPerson on type Person
               __typename
               note @client
                text @client
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

                var note: Note? {
                    return self.record.object(1)
                }

                /// Something that only the app knows.
                nonisolated struct Note: Relay.UpdatableSelection {
                    let record: Relay.UpdatableRecord

                    init(_ record: Relay.UpdatableRecord) {
                        self.record = record
                    }

                    var text: Swift.String? {
                        get {
                            return self.record.value(0)
                        }
                        nonmutating set {
                            self.record.setValue(0, newValue)
                        }
                    }
                }
            }
        }
    }
}
