import GraphQLSchema

/// A definition's own part of requests and responses, without the fragments that it spreads.
///
/// An artifact contains nothing else. The runtime adds the parts of the fragments, which are in their
/// own artifacts, so that a change of a fragment changes no other file.
///
/// ```graphql
/// query Shop { product { id ...Page_product } }    the text of Shop, and the name Page_product
/// fragment Page_product on Product { title }       the text of Page_product
/// ```
///
/// It has the fragment's variables, and the arguments of spreads, as they are written: the runtime
/// makes the copies of fragments that arguments create.
struct DefinitionPart: Sendable {
    /// The text of the definition; `nil` for a fragment that has only fields of the client.
    var text: Text?
    /// The text for operations with `@jsonResponse`; `nil` if none that is linked reaches the definition.
    var jsonText: Text?
    /// The fields of responses, with spreads of fragments; `nil` if the definition has none.
    var normalization: [Selection]?
    /// Whether the schema declares ages, so that linking assigns them.
    var hasAges = false
    /// The age that the type of an operation declares.
    var maxAge: Int?
    /// The fragments whose artifacts it needs: those that it spreads, with arguments or without; sorted.
    var fragments: [String] = []

    /// A text without the fragments that it spreads.
    struct Text: Sendable {
        var text: String
        /// Whether it has fragments' variables, or spreads with arguments.
        var isTemplate = false
        /// The fragments that it spreads, sorted; none of a template, which the runtime reads.
        var spreads: [String] = []

        init(_ text: String) { self.text = text }

        init(_ text: String, isTemplate: Bool, spreads: Set<String>) {
            self.text = text
            self.isTemplate = isTemplate
            if !isTemplate { self.spreads = spreads.sorted() }
        }
    }
}
