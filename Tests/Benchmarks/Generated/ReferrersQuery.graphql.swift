// @generated ReferrersQuery.graphql sha256:f8cf091f6581fa39eaa800cc1fc5a1b4d5ac867205d4a5661ea85d32445aee8d
// Made by relay-generator from GraphQL/Growth.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ReferrersQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ReferrersQuery
            text query ReferrersQuery{stories{id author{id name}}}
            normalization
             stories: [type Story!]!
              id: ID!
              author: type User!
               id: ID!
               name: String!
            reader
             stories
              id
              author
               id
               name
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let stories: [Story]

        init(_ reader: inout Relay.Reader) {
            self.stories = reader.objects(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objects(a.stories, b.stories)
            return e.isEqual
        }

        nonisolated struct Story: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let author: Author

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.author = reader.object(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.object(a.author, b.author)
                return e.isEqual
            }

            nonisolated struct Author: Relay.Selection, Swift.Identifiable {
                let id: Relay.ID
                let name: Swift.String

                init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.name = reader.string(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.string(a.name, b.name)
                    return e.isEqual
                }
            }
        }
    }
}
