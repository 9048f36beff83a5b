/// The objects that an app asks for by a fragment, and their order.
package struct ObjectSearch<Fragment: GraphQLFragment>: Sendable {
    let variables: VariableData
    /// `nil` for all objects.
    let isIncluded: (@Sendable (Fragment.Output) -> Bool)?
    /// `nil` for the order in which the store first saw the objects.
    let areInIncreasingOrder: (@Sendable (Fragment.Output, Fragment.Output) -> Bool)?

    package init(
        _ variables: VariableData,
        where isIncluded: (@Sendable (Fragment.Output) -> Bool)?,
        sortedBy areInIncreasingOrder: (@Sendable (Fragment.Output, Fragment.Output) -> Bool)?
    ) {
        self.variables = variables
        self.isIncluded = isIncluded
        self.areInIncreasingOrder = areInIncreasingOrder
    }
}

/// An object that a search has looked at, without its data.
///
/// A class because its subclass ``FoundObject`` has the data: generic code that depends on the type of the
/// data, which only the app knows, is slow. Finding 10,000 objects took three times as long.
class SearchedObject {
    let id: DataID
    /// Whether it is in the list.
    var isFound = false
    /// The other records on which this depends, with their fields.
    var others: [SeenRecord] = []
    /// Keeps the sources of live fields.
    var sources: KeptValues?

    init(_ id: DataID) { self.id = id }
}

/// An object with its data.
final class FoundObject<Fragment: GraphQLFragment>: SearchedObject {
    let output: Fragment.Output

    init(_ id: DataID, _ output: Fragment.Output) {
        self.output = output
        super.init(id)
    }
}

/// The functions of a search, which depend on the type of the data.
struct SearchFunctions {
    /// Reads the object of a reader.
    let read: (inout Reader, DataID) -> SearchedObject
    let isIncluded: ((SearchedObject) -> Bool)?
    let areInIncreasingOrder: ((SearchedObject, SearchedObject) -> Bool)?

    init<Fragment: GraphQLFragment>(_ search: ObjectSearch<Fragment>) {
        func output(_ object: SearchedObject) -> Fragment.Output {
            unsafeDowncast(object, to: FoundObject<Fragment>.self).output
        }
        read = { FoundObject<Fragment>($1, $0.definition()) }
        isIncluded = search.isIncluded.map { body in { body(output($0)) } }
        areInIncreasingOrder = search.areInIncreasingOrder.map { body in
            { body(output($0), output($1)) }
        }
    }
}
