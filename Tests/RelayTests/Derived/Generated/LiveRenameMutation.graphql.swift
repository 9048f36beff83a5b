// @generated LiveRenameMutation.graphql sha256:3d3ecc476a74d58274ec6a1cbbf4749e27b9f48a830981f14c609b1f33e216bd
// Made by relay-generator from GraphQL/Live.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct LiveRenameMutation: Relay.GraphQLMutation {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation LiveRenameMutation
            text mutation LiveRenameMutation($id:ID!){rename(first:"Eve",id:$id){id first ...Mood_person}}
            spreads Mood_person
            variables
             id: ID!
            normalization
             rename(first: "Eve", id: $id): type Person
              id: ID!
              first: String
              ...Mood_person
            reader
             rename(first: "Eve", id: $id)
              id
              first
              mood @derived(field: "Person.mood")
            """#, fragments: [Mood_person.artifact])
    }

    var id: Relay.ID

    init(id: Relay.ID) {
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let rename: Rename?

        init(_ reader: inout Relay.Reader) {
            self.rename = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.rename, b.rename)
            return e.isEqual
        }

        nonisolated struct Rename: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let first: Swift.String?
            /// What someone does just now.
            let mood: Swift.String?

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.first = reader.optionalString(1)
                self.mood = reader.optionalString(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.optionalString(a.first, b.first)
                e.optionalString(a.mood, b.mood)
                return e.isEqual
            }
        }
    }
}
