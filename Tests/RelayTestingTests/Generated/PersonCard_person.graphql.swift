// @generated PersonCard_person.graphql sha256:7824c7caca0ce9c06390d7305c03c1797db1ab46b8129b18e5086e3806d3dce3
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum PersonCard_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment PersonCard_person on type Person
            template fragment PersonCard_person on Person{name@include(if:$withName) username@skip(if:$withName) site@skip(if:$hidesSite) body@include(if:$showsBody){text} icon:picture(scale:$small){uri} photo:picture(scale:$big){uri} unscaled:picture{uri} author{id ...PersonName_person(withName:$withName)}}
            arguments
             withName: Boolean!
             hidesSite: Boolean! = true
             small: Float
             big: Float = 1
            normalization
             name: String! if $withName
             username: String if !$withName
             site: enum Site if !$hidesSite
             body: type Text if $showsBody
              text: String
             icon = picture(scale: $small): type Image
              uri: String
             photo = picture(scale: $big): type Image
              uri: String
             unscaled = picture: type Image
              uri: String
             author: type Person
              id: ID!
              ...PersonName_person(withName:$withName)
            reader
             name if $withName
             username if !$withName
             site if !$hidesSite
             body if $showsBody
              text
             icon = picture(scale: $small)
              uri
             photo = picture(scale: $big)
              uri
             unscaled = picture
              uri
             author
              ...PersonName_person(withName: $withName)
            """#, fragments: [PersonName_person.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let name: Swift.String?
        let username: Swift.String?
        let site: Site?
        let body: Body?
        let icon: Icon?
        let photo: Photo?
        let unscaled: Unscaled?
        let author: Author?

        init(_ reader: inout Relay.Reader) {
            self.name = reader.optionalString(0)
            self.username = reader.optionalString(1)
            self.site = reader.optionalValue(2)
            self.body = reader.optionalObject(3)
            self.icon = reader.optionalObject(4)
            self.photo = reader.optionalObject(5)
            self.unscaled = reader.optionalObject(6)
            self.author = reader.optionalObject(7)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalString(a.name, b.name)
            e.optionalString(a.username, b.username)
            e.optionalValue(a.site, b.site)
            e.optionalObject(a.body, b.body)
            e.optionalObject(a.icon, b.icon)
            e.optionalObject(a.photo, b.photo)
            e.optionalObject(a.unscaled, b.unscaled)
            e.optionalObject(a.author, b.author)
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

        nonisolated struct Icon: Relay.Selection {
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

        nonisolated struct Photo: Relay.Selection {
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

        nonisolated struct Unscaled: Relay.Selection {
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

        nonisolated struct Author: Relay.Selection {
            let byline: PersonName_person.Ref

            init(_ reader: inout Relay.Reader) {
                self.byline = reader.fragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.byline, b.byline)
                return e.isEqual
            }
        }
    }
}
