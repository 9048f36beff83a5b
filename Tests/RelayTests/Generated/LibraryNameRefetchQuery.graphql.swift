// @generated LibraryNameRefetchQuery.graphql sha256:0005ca8ed2ca91efe68a600499abe2b3b04d328410039dbb80fc2a416c379400
// Made by relay-generator from GraphQL/Pages.graphql. Do not edit.
@_spi(Generated) import Relay

/// Fetches `LibraryName_library` again.
nonisolated struct LibraryNameRefetchQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query LibraryNameRefetchQuery
            template query LibraryNameRefetchQuery($language:String="en",$id:ID!){node(id:$id){__typename id ...LibraryName_library(language:$language)}}
            variables
             language: String = "en"
             id: ID!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
              ...LibraryName_library(language:$language) on type Library
            reader
             node(id: $id)
              ...LibraryName_library(language: $language) on type Library
            """#, fragments: [LibraryName_library.artifact])
    }

    var language: Relay.Input<Swift.String>
    var id: Relay.ID

    init(language: Swift.String? = nil, id: Relay.ID) {
        self.language = .init(language)
        self.id = id
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(language: Relay.Input<Swift.String> = .unset, id: Relay.ID) {
        self.language = language
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("language", self.language)
        variables.write("id", self.id)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let node: Node?

        init(_ reader: inout Relay.Reader) {
            self.node = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.node, b.node)
            return e.isEqual
        }

        /// Anything with an id that is the only one of its kind.
        nonisolated struct Node: Relay.Selection {
            let libraryName_library: LibraryName_library.Ref?

            init(_ reader: inout Relay.Reader) {
                self.libraryName_library = reader.optionalFragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalFragment(a.libraryName_library, b.libraryName_library)
                return e.isEqual
            }
        }
    }
}
