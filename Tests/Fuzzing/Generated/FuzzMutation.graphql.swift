// @generated FuzzMutation.graphql sha256:9d5e9d00a48a1157650f1586c9fe99d2aa51c46f48471f282bfb4c6535c0597c
// Made by relay-generator from GraphQL/Fuzz.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct FuzzMutation: Relay.GraphQLMutation {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation FuzzMutation
            text mutation FuzzMutation($name:String){add(name:$name){edge{node{id ...Row_thing}} thing{id ...Row_thing} removed}}
            spreads Row_thing
            variables
             name: String
             connections: [ID!]!
            normalization
             add(name: $name): type AddPayload
              edge: type ThingEdge @appendEdge(connections: $connections)
               node: type Thing
                id: ID!
                ...Row_thing
              thing: type Thing @prependNode(connections: $connections, edgeTypeName: "ThingEdge")
               id: ID!
               ...Row_thing
              removed: ID @deleteEdge(connections: $connections) @deleteRecord
            reader
             add(name: $name)
              edge
               node
                ...Row_thing
              thing
               ...Row_thing
              removed
            """#, fragments: [Row_thing.artifact])
    }

    var name: Relay.Input<Swift.String>
    var connections: [Relay.ID]

    init(name: Swift.String? = nil, connections: [Relay.ID]) {
        self.name = .init(name)
        self.connections = connections
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(name: Relay.Input<Swift.String> = .unset, connections: [Relay.ID]) {
        self.name = name
        self.connections = connections
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("name", self.name)
        variables.write("connections", self.connections)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let add: Add?

        init(_ reader: inout Relay.Reader) {
            self.add = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.add, b.add)
            return e.isEqual
        }

        nonisolated struct Add: Relay.Selection {
            let edge: Edge?
            let thing: Thing?
            let removed: Relay.ID?

            init(_ reader: inout Relay.Reader) {
                self.edge = reader.optionalObject(0)
                self.thing = reader.optionalObject(1)
                self.removed = reader.optionalID(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalObject(a.edge, b.edge)
                e.optionalObject(a.thing, b.thing)
                e.optionalID(a.removed, b.removed)
                return e.isEqual
            }

            nonisolated struct Edge: Relay.Selection {
                let node: Node?

                init(_ reader: inout Relay.Reader) {
                    self.node = reader.optionalObject(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalObject(a.node, b.node)
                    return e.isEqual
                }

                nonisolated struct Node: Relay.Selection {
                    let row_thing: Row_thing.Ref

                    init(_ reader: inout Relay.Reader) {
                        self.row_thing = reader.fragment(0)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.fragment(a.row_thing, b.row_thing)
                        return e.isEqual
                    }
                }
            }

            nonisolated struct Thing: Relay.Selection {
                let row_thing: Row_thing.Ref

                init(_ reader: inout Relay.Reader) {
                    self.row_thing = reader.fragment(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.fragment(a.row_thing, b.row_thing)
                    return e.isEqual
                }
            }
        }
    }
}
