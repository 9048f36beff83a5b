// @generated PersonBody_person.graphql sha256:92c365df59c898d2ff5f15fbe23641a8eefce654ebbcd5f1db5eb16ca6a7cfa6
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum PersonBody_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment PersonBody_person on type Person
            text fragment PersonBody_person on Person{body{text}}
            normalization
             body: type Text
              text: String
            reader
             body
              text
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let body: Body?

        init(_ reader: inout Relay.Reader) {
            self.body = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.body, b.body)
            return e.isEqual
        }

        nonisolated struct Body: Relay.Selection {
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
