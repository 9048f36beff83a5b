// @generated ApolloVolumesQuery.graphql sha256:504abab51805ddb046da970f782db4728ca6df112077af8fdc503c826b073de9
// Made by relay-generator from GraphQL/Apollo.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ApolloVolumesQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ApolloVolumesQuery
            text query ApolloVolumesQuery($isbns:[String!]!){volumes(isbns:$isbns){isbn title}}
            variables
             isbns: [String!]!
            normalization
             volumes(isbns: $isbns): [type Volume!]! @key(fields: ["isbn"]) @lookup(arguments: ["isbns"], scope: "Volume")
              isbn: String!
              title: String!
            reader
             volumes(isbns: $isbns)
              title
            """#)
    }

    var isbns: [Swift.String]

    init(isbns: [Swift.String]) {
        self.isbns = isbns
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("isbns", self.isbns)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let volumes: [Volume]

        init(_ reader: inout Relay.Reader) {
            self.volumes = reader.objects(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objects(a.volumes, b.volumes)
            return e.isEqual
        }

        nonisolated struct Volume: Relay.Selection {
            let title: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.title = reader.string(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.title, b.title)
                return e.isEqual
            }
        }
    }
}
