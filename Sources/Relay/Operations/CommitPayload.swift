#if canImport(Darwin)
public import Foundation
#else
public import FoundationEssentials
#endif

extension RelayEnvironment {
    /// Writes a response that came some other way than through the network: with a push message,
    /// from a file, from a test.
    ///
    /// `response` is a whole GraphQL response in UTF-8, as a server would answer `query`. It counts
    /// as fetched now. Unless the query is retained, the data is kept like that of a query that was
    /// just released: while the release buffer has room, see
    /// ``Options/releaseBufferSize``.
    ///
    /// - Throws: A ``ResponseError``, also for a payload with neither data nor errors; nothing is
    ///   written then.
    public func commitPayload<Query: GraphQLQuery>(_ query: Query, response: Data) throws {
        var execution = Execution(describe(query))
        execution.keepsUnretained = true
        guard try store.commit(response, of: &execution) != nil else {
            throw ResponseError.noResponse(operation: execution.operation.request.name)
        }
    }
}
