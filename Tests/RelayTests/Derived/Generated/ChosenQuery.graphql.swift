// @generated ChosenQuery.graphql sha256:647eb764c6ff880eaf0f7c018f872e2e48e5a36067f8cb12ba4ac0970a898626
// Made by relay-generator from GraphQL/Edges.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ChosenQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ChosenQuery
            text query ChosenQuery($isShown:Boolean=true){...Headline_query@include(if:$isShown)}
            spreads Headline_query
            variables
             isShown: Boolean = true
            normalization
             ...Headline_query if $isShown
            reader
             chosen if $isShown @derived(field: "Query.chosen", query: "ChosenQuery_chosen", keys: "ids", type: "Person")
              id
              last
            """#, fragments: [Headline_query.artifact], queries: [ChosenQuery_chosen.artifact])
    }

    var isShown: Relay.Input<Swift.Bool>

    init(isShown: Swift.Bool? = nil) {
        self.isShown = .init(isShown)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(isShown: Relay.Input<Swift.Bool> = .unset) {
        self.isShown = isShown
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("isShown", self.isShown)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let chosen: Chosen?

        init(_ reader: inout Relay.Reader) {
            self.chosen = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.chosen, b.chosen)
            return e.isEqual
        }

        nonisolated struct Chosen: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let last: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.last = reader.string(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.string(a.last, b.last)
                return e.isEqual
            }
        }
    }
}
