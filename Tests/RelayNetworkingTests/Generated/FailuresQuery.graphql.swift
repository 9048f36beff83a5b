// @generated FailuresQuery.graphql sha256:0ecbe3d8b742f50792871e708870de61429794bf00ed2e708a2b20b0ae9ee84d
// Made by relay-generator from GraphQL/Scenes.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct FailuresQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query FailuresQuery
            text query FailuresQuery{errors{nullable listOfNullable ...Failure_errors}}
            spreads Failure_errors
            normalization
             errors: type Errors
              nullable: String
              listOfNullable: [String]!
              ...Failure_errors
            reader
             errors
              nullable
              listOfNullable
              ...Failure_errors
            """#, fragments: [Failure_errors.artifact])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let errors: Errors?

        init(_ reader: inout Relay.Reader) {
            self.errors = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.errors, b.errors)
            return e.isEqual
        }

        nonisolated struct Errors: Relay.Selection {
            let nullable: Swift.String?
            let listOfNullable: [Swift.String?]
            let failure_errors: Failure_errors.Ref

            init(_ reader: inout Relay.Reader) {
                self.nullable = reader.optionalString(0)
                self.listOfNullable = reader.value(1)
                self.failure_errors = reader.fragment(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalString(a.nullable, b.nullable)
                e.value(a.listOfNullable, b.listOfNullable)
                e.fragment(a.failure_errors, b.failure_errors)
                return e.isEqual
            }
        }
    }
}
