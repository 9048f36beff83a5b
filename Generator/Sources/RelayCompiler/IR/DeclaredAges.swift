/// The ages of a field whose object is known when the artifact is linked.
///
/// ```graphql
/// extend type Book @cacheControlField(name: "title", maxAge: 5)
/// fragment Row on Item { title }    inherited; for objects that are known to be a Book, 5 seconds
/// ```
struct DeclaredAges: Hashable, Sendable {
    enum Age: Hashable, Sendable {
        /// The age that is declared for the field, in seconds.
        case field(Int)
        /// The age that is declared for its type.
        case type(Int)
        /// The age of the field that leads to the object.
        case inherited
        case none
        /// The type doesn't have the field, and says nothing about its age.
        case lacking
    }

    var age: Age
    /// The ages for objects of these types, if they are different.
    var others: [String: Age] = [:]
}
