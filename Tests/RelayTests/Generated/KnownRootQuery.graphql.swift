// @generated KnownRootQuery.graphql sha256:fd26edee512a9d726289b16d7e1369bb5a8e127817875ef830295cbf800dc377
// Made by relay-generator from GraphQL/KnownTypes.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct KnownRootQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query KnownRootQuery
            text query KnownRootQuery{viewer{id name} ...KnownRoot_query}
            spreads KnownRoot_query
            normalization
             viewer: type User
              id: ID!
              name: String!
             ...KnownRoot_query
            reader
             ... as root
              viewer
               name
             ...KnownRoot_query
            """#, fragments: [KnownRoot_query.artifact])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let root: Root?
        let knownRoot_query: KnownRoot_query.Ref

        init(_ reader: inout Relay.Reader) {
            self.root = reader.optionalInline(0)
            self.knownRoot_query = reader.fragment(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.root, b.root)
            e.fragment(a.knownRoot_query, b.knownRoot_query)
            return e.isEqual
        }

        nonisolated struct Root: Relay.Selection {
            let viewer: Viewer?

            init(_ reader: inout Relay.Reader) {
                self.viewer = reader.optionalObject(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalObject(a.viewer, b.viewer)
                return e.isEqual
            }

            nonisolated struct Viewer: Relay.Selection {
                let name: Swift.String

                init(_ reader: inout Relay.Reader) {
                    self.name = reader.string(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.name, b.name)
                    return e.isEqual
                }
            }
        }
    }
}
