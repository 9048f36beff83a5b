/// Whether errors that a server sends along with the data are thrown.
public enum ErrorPolicy: Sendable, Hashable {
    /// Returns the data.
    ///
    /// Fields that failed are `nil`. The errors are logged, and are in the ``GraphQLResponse``.
    case dataWithErrors
    /// Throws ``ResponseError/partial(operation:_:)`` instead.
    ///
    /// The data is in the store nevertheless.
    case throwErrors
}
