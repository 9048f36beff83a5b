// @generated FoundTitle_issue.graphql sha256:dcbeb3d58dbf16af7fdd6954b3a686e837d503f4589fd26ea7fb821e3308e808
// Made by relay-generator from GraphQL/Objects.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum FoundTitle_issue: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment FoundTitle_issue on type Issue
            text fragment FoundTitle_issue on Issue{title@include(if:$__relay_internal__pv__FoundTitles)}
            normalization
             title: String! if $__relay_internal__pv__FoundTitles
            reader
             title if $__relay_internal__pv__FoundTitles
            """#, providers: [("__relay_internal__pv__FoundTitles", FoundTitles.self)])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let title: Swift.String?

        init(_ reader: inout Relay.Reader) {
            self.title = reader.optionalString(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalString(a.title, b.title)
            return e.isEqual
        }
    }
}
