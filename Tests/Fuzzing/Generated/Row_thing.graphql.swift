// @generated Row_thing.graphql sha256:cdb8691798e51c844d195b49918948d277f9a1e8cb99aef613958b7c84d06231
// Made by relay-generator from GraphQL/Fuzz.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Row_thing: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Row_thing on type Thing
            text fragment Row_thing on Thing{name size}
            normalization
             name: String
             size: Int!
             isChosen: Boolean @client
             note: type Note @client
              text: String @client
              about: type Thing @client
               id: ID!
               size: Int!
            reader
             name
             size
             isChosen @client
             note @client
              text @client
              about @client
               size
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let name: Swift.String?
        let size: Swift.Int
        let isChosen: Swift.Bool?
        /// What the app keeps of it.
        let note: Note?

        init(_ reader: inout Relay.Reader) {
            self.name = reader.optionalString(0)
            self.size = reader.int(1)
            self.isChosen = reader.optionalBool(2)
            self.note = reader.optionalObject(3)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalString(a.name, b.name)
            e.int(a.size, b.size)
            e.optionalBool(a.isChosen, b.isChosen)
            e.optionalObject(a.note, b.note)
            return e.isEqual
        }

        nonisolated struct Note: Relay.Selection {
            let text: Swift.String?
            let about: About?

            init(_ reader: inout Relay.Reader) {
                self.text = reader.optionalString(0)
                self.about = reader.optionalObject(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalString(a.text, b.text)
                e.optionalObject(a.about, b.about)
                return e.isEqual
            }

            nonisolated struct About: Relay.Selection {
                let size: Swift.Int

                init(_ reader: inout Relay.Reader) {
                    self.size = reader.int(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.int(a.size, b.size)
                    return e.isEqual
                }
            }
        }
    }
}
