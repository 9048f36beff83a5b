// @generated ApolloWeighedQuery.graphql sha256:3394e076b3dcc045f92f2a11efcab00cb8360dfc07bcc6bf664fea83138b8272
// Made by relay-generator from GraphQL/Apollo.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ApolloWeighedQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ApolloWeighedQuery
            text query ApolloWeighedQuery($weight:Float!){weighed(weight:$weight){weight name}}
            variables
             weight: Float!
            normalization
             weighed(weight: $weight): type Weighed @key(fields: ["weight"]) @lookup(arguments: ["weight"], scope: "Weighed")
              weight: Float!
              name: String
            reader
             weighed(weight: $weight)
              name
            """#)
    }

    var weight: Swift.Double

    init(weight: Swift.Double) {
        self.weight = weight
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("weight", self.weight)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let weighed: Weighed?

        init(_ reader: inout Relay.Reader) {
            self.weighed = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.weighed, b.weighed)
            return e.isEqual
        }

        nonisolated struct Weighed: Relay.Selection {
            let name: Swift.String?

            init(_ reader: inout Relay.Reader) {
                self.name = reader.optionalString(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalString(a.name, b.name)
                return e.isEqual
            }
        }
    }
}
