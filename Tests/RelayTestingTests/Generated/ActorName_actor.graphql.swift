// @generated ActorName_actor.graphql sha256:bc911bdd95e40fde7390c3dab12cee5e879c9ad76b06f7c6a98535daba856f2c
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum ActorName_actor: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment ActorName_actor on interface Actor of [Person Page]
            text fragment ActorName_actor on Actor{__isActor:__typename id ...on Named{__isNamed:__typename name} ...on Person{firstName traits} ...on Page{websites}}
            normalization
             id: ID!
             ... on interface Named of [Person]
              __isNamed: String!
              name: String!
             ... on type Person
              firstName: String
              traits: [enum Trait!]
             ... on type Page
              websites: [String!]
            reader
             id
             ... as named on interface Named
              name
             ... as person on type Person
              firstName
              traits
             ... as page on type Page
              websites
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        let id: Relay.ID
        let named: Named?
        let person: Person?
        let page: Page?

        init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
            self.named = reader.optionalInline(1)
            self.person = reader.optionalInline(2)
            self.page = reader.optionalInline(3)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            e.optionalObject(a.named, b.named)
            e.optionalObject(a.person, b.person)
            e.optionalObject(a.page, b.page)
            return e.isEqual
        }

        nonisolated struct Named: Relay.Selection {
            let name: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.name = reader.string(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.name, b.name)
                return e.isEqual
            }
        }

        nonisolated struct Person: Relay.Selection {
            let firstName: Swift.String?
            let traits: [Trait]?

            init(_ reader: inout Relay.Reader) {
                self.firstName = reader.optionalString(0)
                self.traits = reader.value(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalString(a.firstName, b.firstName)
                e.value(a.traits, b.traits)
                return e.isEqual
            }
        }

        nonisolated struct Page: Relay.Selection {
            let websites: [Swift.String]?

            init(_ reader: inout Relay.Reader) {
                self.websites = reader.value(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.value(a.websites, b.websites)
                return e.isEqual
            }
        }
    }
}
