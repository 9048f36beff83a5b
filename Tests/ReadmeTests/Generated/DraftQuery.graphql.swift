// @generated DraftQuery.graphql sha256:320d8736e00b2fa60df38227d50f99718ce0719f1cb9fab599ed37b95bebb049
// Made by relay-generator from GraphQL/Local.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct DraftQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query DraftQuery
            text query DraftQuery{__typename}
            normalization
             draft: type Draft @client
              text: String @client
            reader
             draft @client
              text @client
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let draft: Draft?

        init(_ reader: inout Relay.Reader) {
            self.draft = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.draft, b.draft)
            return e.isEqual
        }

        nonisolated struct Draft: Relay.Selection {
            let text: Swift.String?

            init(_ reader: inout Relay.Reader) {
                self.text = reader.optionalString(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalString(a.text, b.text)
                return e.isEqual
            }
        }
    }
}
