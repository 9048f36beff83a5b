// @generated ChangeMutation.graphql sha256:4a086e4458cc3a70ba55744f5698729b65a2bdc10f0d4500b641d17a6faff7d4
// Made by relay-generator from GraphQL/Following.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ChangeMutation: Relay.RawResponseMutation {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation ChangeMutation
            text mutation ChangeMutation($id:ID!){change(id:$id){id state rank}}
            variables
             id: ID!
            normalization
             change(id: $id): type Issue
              id: ID!
              state: enum State!
              rank: Int
            reader
             change(id: $id)
              id
              state
              rank
            """#)
    }

    var id: Relay.ID

    init(id: Relay.ID) {
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let change: Change?

        init(_ reader: inout Relay.Reader) {
            self.change = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.change, b.change)
            return e.isEqual
        }

        nonisolated struct Change: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let state: State
            let rank: Swift.Int?

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.state = reader.value(1)
                self.rank = reader.optionalInt(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.value(a.state, b.state)
                e.optionalInt(a.rank, b.rank)
                return e.isEqual
            }
        }
    }

    nonisolated struct RawResponse: Relay.GraphQLInputObject {
        var change: Relay.Input<Change>

        init(change: Change? = nil) {
            self.change = .init(change)
        }

        /// Tells `.unset` from `.null`.
        @_disfavoredOverload
        init(change: Relay.Input<Change> = .unset) {
            self.change = change
        }

        func write(to variables: inout Relay.VariableWriter) {
            variables.writeInput("change", self.change)
        }

        nonisolated struct Change: Relay.GraphQLInputObject {
            var id: Relay.ID
            var state: State
            var rank: Relay.Input<Swift.Int>

            init(id: Relay.ID, state: State, rank: Swift.Int? = nil) {
                self.id = id
                self.state = state
                self.rank = .init(rank)
            }

            /// Tells `.unset` from `.null`.
            @_disfavoredOverload
            init(id: Relay.ID, state: State, rank: Relay.Input<Swift.Int> = .unset) {
                self.id = id
                self.state = state
                self.rank = rank
            }

            func write(to variables: inout Relay.VariableWriter) {
                variables.write("id", self.id)
                variables.write("state", self.state)
                variables.writeInput("rank", self.rank)
            }
        }
    }
}
