// @generated MoodsQuery.graphql sha256:c771b335283f39341249c6fced77e552c3b0a96f937e0bece9c83028fc812e9d
// Made by relay-generator from GraphQL/Live.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct MoodsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query MoodsQuery
            text query MoodsQuery{people{id ...Mood_person}}
            spreads Mood_person
            variables
             scale: Int
             isShown: Boolean = true
            normalization
             people: [type Person!]!
              id: ID!
              ...Mood_person
            reader
             people
              id
              mood(scale: $scale) if $isShown @derived(field: "Person.mood")
              plain = mood @derived(field: "Person.mood")
            """#, fragments: [Mood_person.artifact])
    }

    var scale: Relay.Input<Swift.Int>
    var isShown: Relay.Input<Swift.Bool>

    init(scale: Swift.Int? = nil, isShown: Swift.Bool? = nil) {
        self.scale = .init(scale)
        self.isShown = .init(isShown)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(scale: Relay.Input<Swift.Int> = .unset, isShown: Relay.Input<Swift.Bool> = .unset) {
        self.scale = scale
        self.isShown = isShown
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("scale", self.scale)
        variables.writeInput("isShown", self.isShown)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let people: [People]

        init(_ reader: inout Relay.Reader) {
            self.people = reader.objects(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objects(a.people, b.people)
            return e.isEqual
        }

        nonisolated struct People: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            /// What someone does just now.
            let mood: Swift.String?
            /// What someone does just now.
            let plain: Swift.String?

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.mood = reader.optionalString(1)
                self.plain = reader.optionalString(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.optionalString(a.mood, b.mood)
                e.optionalString(a.plain, b.plain)
                return e.isEqual
            }
        }
    }
}
