// @generated PicturesQuery.graphql sha256:cbf46fe2e17b4fe38ed82afd1ce0e9858a0c37201b45243bb9917a71c3fe8e79
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct PicturesQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query PicturesQuery
            template query PicturesQuery($small:Float=1,$big:Float=100){me{id smallImage:picture(scale:$small){uri} bigImage:picture(scale:$big){uri} ...PersonName_person(withName:true)}}
            variables
             small: Float = 1
             big: Float = 100
            normalization
             me: type Person
              id: ID!
              smallImage = picture(scale: $small): type Image
               uri: String
              bigImage = picture(scale: $big): type Image
               uri: String
              ...PersonName_person(withName:true)
            reader
             me
              smallImage = picture(scale: $small)
               uri
              bigImage = picture(scale: $big)
               uri
              ...PersonName_person(withName: true)
            """#, fragments: [PersonName_person.artifact])
    }

    var small: Relay.Input<Swift.Double>
    var big: Relay.Input<Swift.Double>

    init(small: Swift.Double? = nil, big: Swift.Double? = nil) {
        self.small = .init(small)
        self.big = .init(big)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(small: Relay.Input<Swift.Double> = .unset, big: Relay.Input<Swift.Double> = .unset) {
        self.small = small
        self.big = big
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("small", self.small)
        variables.writeInput("big", self.big)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let me: Me?

        init(_ reader: inout Relay.Reader) {
            self.me = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.me, b.me)
            return e.isEqual
        }

        nonisolated struct Me: Relay.Selection {
            let smallImage: SmallImage?
            let bigImage: BigImage?
            let personName_person: PersonName_person.Ref

            init(_ reader: inout Relay.Reader) {
                self.smallImage = reader.optionalObject(0)
                self.bigImage = reader.optionalObject(1)
                self.personName_person = reader.fragment(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalObject(a.smallImage, b.smallImage)
                e.optionalObject(a.bigImage, b.bigImage)
                e.fragment(a.personName_person, b.personName_person)
                return e.isEqual
            }

            nonisolated struct SmallImage: Relay.Selection {
                let uri: Swift.String?

                init(_ reader: inout Relay.Reader) {
                    self.uri = reader.optionalString(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalString(a.uri, b.uri)
                    return e.isEqual
                }
            }

            nonisolated struct BigImage: Relay.Selection {
                let uri: Swift.String?

                init(_ reader: inout Relay.Reader) {
                    self.uri = reader.optionalString(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalString(a.uri, b.uri)
                    return e.isEqual
                }
            }
        }
    }
}
