// @generated VolumesQuery.graphql sha256:2b06a422cf70829fe7be74ba8f7b3fbd545852437e6d4c52d837cf88c62197a8
// Made by relay-generator from GraphQL/Growth.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct VolumesQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query VolumesQuery
            text query VolumesQuery{volumes{isbn region name value}}
            normalization
             volumes: [type Volume!]! @key(fields: ["isbn", "region"])
              isbn: String!
              region: Int!
              name: String!
              value: Int!
            reader
             volumes
              isbn
              region
              name
              value
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
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

        /// Identified by two fields.
        nonisolated struct Volume: Relay.Selection {
            let isbn: Swift.String
            let region: Swift.Int
            let name: Swift.String
            let value: Swift.Int

            init(_ reader: inout Relay.Reader) {
                self.isbn = reader.string(0)
                self.region = reader.int(1)
                self.name = reader.string(2)
                self.value = reader.int(3)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.isbn, b.isbn)
                e.int(a.region, b.region)
                e.string(a.name, b.name)
                e.int(a.value, b.value)
                return e.isEqual
            }
        }
    }
}
