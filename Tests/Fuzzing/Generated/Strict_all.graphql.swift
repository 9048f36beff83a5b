// @generated Strict_all.graphql sha256:926b640136a7dadd8d40abc4ce77c4cce5c65e266193ad8f1213960387152fde
// Made by relay-generator from GraphQL/Fuzz.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Strict_all: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Strict_all on type All @throwOnFieldError
            text fragment Strict_all on All{sure maybe}
            normalization
             sure: String
             maybe: String
            reader
             sure
             maybe @required(action: THROW)
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let sure: Swift.String
        let maybe: Swift.String

        init(_ reader: inout Relay.Reader) {
            self.sure = reader.string(0)
            self.maybe = reader.string(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.sure, b.sure)
            e.string(a.maybe, b.maybe)
            return e.isEqual
        }
    }
}
