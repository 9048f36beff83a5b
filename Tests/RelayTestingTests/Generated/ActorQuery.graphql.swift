// @generated ActorQuery.graphql sha256:f3ca0fc4755557c3b4f90b70e6bb88341b1ba6955d14046b5a4f60c9c9cf5a1a
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ActorQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ActorQuery
            text query ActorQuery{me{id actor{__typename id ...ActorName_actor}}}
            spreads ActorName_actor
            normalization
             me: type Person
              id: ID!
              actor: interface Actor
               __typename: String!
               id: ID!
               ...ActorName_actor
            reader
             me
              actor
               ...ActorName_actor
            """#, fragments: [ActorName_actor.artifact])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let me: Me?

        init(_ reader: inout Relay.Reader) {
            self.me = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.me, b.me)
            return e.isEqual
        }

        nonisolated struct Me: Relay.Selection {
            let actor: Actor?

            init(_ reader: inout Relay.Reader) {
                self.actor = reader.optionalObject(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalObject(a.actor, b.actor)
                return e.isEqual
            }

            nonisolated struct Actor: Relay.Selection {
                let actorName_actor: ActorName_actor.Ref

                init(_ reader: inout Relay.Reader) {
                    self.actorName_actor = reader.fragment(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.fragment(a.actorName_actor, b.actorName_actor)
                    return e.isEqual
                }
            }
        }
    }
}
