// @generated LibraryName_library.graphql sha256:0005ca8ed2ca91efe68a600499abe2b3b04d328410039dbb80fc2a416c379400
// Made by relay-generator from GraphQL/Pages.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum LibraryName_library: Relay.RefetchableFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment LibraryName_library on type Library
            template fragment LibraryName_library on Library{name(language:$language) id}
            arguments
             language: String = "en"
            refetch LibraryNameRefetchQuery
             path node
             identifier id: $id
            normalization
             name(language: $language): String
             id: ID!
            reader
             name(language: $language)
            """#)
    }

    typealias RefetchQuery = LibraryNameRefetchQuery

    /// Variables to change in a refetch; those that are unset stay.
    nonisolated struct RefetchVariables: Relay.GraphQLVariables {
        var language: Relay.Input<Swift.String>

        init(language: Swift.String? = nil) {
            self.language = .init(language)
        }

        /// Tells `.unset` from `.null`.
        @_disfavoredOverload
        init(language: Relay.Input<Swift.String> = .unset) {
            self.language = language
        }

        func write(to variables: inout Relay.VariableWriter) {
            variables.writeInput("language", self.language)
        }
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let name: Swift.String?

        init(_ reader: inout Relay.Reader) {
            self.name = reader.optionalString(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalString(a.name, b.name)
            return e.isEqual
        }
    }
}
