// @generated CellarQuery.graphql sha256:83546e157089b165e0e693ba0eda384b828e2b1ab13b4b85f2dd5711965e692c
// Made by relay-generator from GraphQL/Pages.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct CellarQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query CellarQuery
            template query CellarQuery($id:ID!,$page:Int,$size:Int){library(id:$id){id ...Cellar_library(page:$page,size:$size)}}
            variables
             id: ID!
             page: Int
             size: Int
            normalization
             library(id: $id): type Library
              id: ID!
              ...Cellar_library(page:$page,size:$size)
            reader
             library(id: $id)
              ...Cellar_library(page: $page, size: $size)
            """#, fragments: [Cellar_library.artifact])
    }

    var id: Relay.ID
    var page: Relay.Input<Swift.Int>
    var size: Relay.Input<Swift.Int>

    init(id: Relay.ID, page: Swift.Int? = nil, size: Swift.Int? = nil) {
        self.id = id
        self.page = .init(page)
        self.size = .init(size)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(id: Relay.ID, page: Relay.Input<Swift.Int> = .unset, size: Relay.Input<Swift.Int> = .unset) {
        self.id = id
        self.page = page
        self.size = size
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
        variables.writeInput("page", self.page)
        variables.writeInput("size", self.size)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let library: Library?

        init(_ reader: inout Relay.Reader) {
            self.library = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.library, b.library)
            return e.isEqual
        }

        nonisolated struct Library: Relay.Selection {
            let cellar_library: Cellar_library.Ref

            init(_ reader: inout Relay.Reader) {
                self.cellar_library = reader.fragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.cellar_library, b.cellar_library)
                return e.isEqual
            }
        }
    }
}
