// @generated BoardSettings_query.graphql sha256:fb322773349c110ff48108a2745095357fb4fba86c9343b517049a3e5879f8af
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum BoardSettings_query: GraphQLFragment {
    static let artifact = Artifact(v1: #"""
        fragment BoardSettings_query on type Query
        reader
         settings
        """#)

    nonisolated struct Data: Selection, FieldValue {
        let settings: JSONValue?

        init(_ reader: inout Reader) {
            self.settings = reader.optionalValue(0)
        }

        static func == (a: Self, b: Self) -> Bool {
            var e = Equality()
            e.optionalValue(a.settings, b.settings)
            return e.isEqual
        }
    }
}
