// @generated StarshipListQuery.graphql sha256:9ab578405ac111f85a91d7170ebcb4de4162e7ddfc2134bffc08a90a57fa595c
// Made by relay-generator from ../../Examples/starwars/Views/StarshipList.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct StarshipListQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query StarshipListQuery
            template query StarshipListQuery($first:Int!){...StarshipList_query(count:$first)}
            metadata {screen: "Starships"}
            variables
             first: Int!
            normalization
             ...StarshipList_query(count:$first)
            reader
             ...StarshipList_query(count: $first)
            """#, fragments: [StarshipList_query.artifact])
    }

    var first: Swift.Int

    init(first: Swift.Int) {
        self.first = first
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("first", self.first)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let starshipList_query: StarshipList_query.Ref

        init(_ reader: inout Relay.Reader) {
            self.starshipList_query = reader.fragment(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.fragment(a.starshipList_query, b.starshipList_query)
            return e.isEqual
        }
    }
}
