// @generated PageName_page.graphql sha256:5ab4e143912df10922690199203bbba15bd7ba1077df4005edeae2e7c86f8893
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum PageName_page: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment PageName_page on type Page
            text fragment PageName_page on Page{id pageName:name}
            normalization
             id: ID!
             pageName = name: String!
            reader
             id
             pageName = name
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        let id: Relay.ID
        let pageName: Swift.String

        init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
            self.pageName = reader.string(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            e.string(a.pageName, b.pageName)
            return e.isEqual
        }
    }
}
