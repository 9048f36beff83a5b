// @generated NumberedQuery.graphql sha256:af797e57c021f7de744b26f48b8801d428f10e9ab6461fa0fec761e2a68d10fb
// Made by relay-generator from GraphQL/Following.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct NumberedQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query NumberedQuery
            text query NumberedQuery($offset:Int=0,$limit:Int=2){numbered(limit:$limit,offset:$offset){id title state rank}}
            variables
             offset: Int = 0
             limit: Int = 2
            pagination numbered offset: $offset limit: $limit
            normalization
             numbered(limit: $limit, offset: $offset): [type Issue!]! @pagination(key: "Numbered_numbered", filters: [], offset: "offset", limit: "limit") @follows(types: ["Issue"], where: {not: {state: {eq: CLOSED}}}, orderBy: [{rank: ASC}])
              id: ID!
              title: String!
              state: enum State!
              rank: Int
            reader
             numbered = __Numbered_numbered_pagination
              id
              title
            """#)
    }

    var offset: Relay.Input<Swift.Int>
    var limit: Relay.Input<Swift.Int>

    init(offset: Swift.Int? = nil, limit: Swift.Int? = nil) {
        self.offset = .init(offset)
        self.limit = .init(limit)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(offset: Relay.Input<Swift.Int> = .unset, limit: Relay.Input<Swift.Int> = .unset) {
        self.offset = offset
        self.limit = limit
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("offset", self.offset)
        variables.writeInput("limit", self.limit)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let numbered: Relay.GrowingList<Numbered>

        init(_ reader: inout Relay.Reader) {
            self.numbered = reader.growingList(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.growingList(a.numbered, b.numbered)
            return e.isEqual
        }

        nonisolated struct Numbered: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let title: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.title = reader.string(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.string(a.title, b.title)
                return e.isEqual
            }
        }
    }
}
