#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension RelayEnvironment {
    /// Writes a response that came some other way than through the network: with a push message,
    /// from a file, from a test.
    ///
    /// `response` is a whole GraphQL response in UTF-8, as a server would answer `query`.
    ///
    /// - Throws: A ``ResponseError``; nothing is written then.
    public func commitPayload<Query: GraphQLQuery>(_ query: Query, response: Data) throws {
        try executor.publish(response, describe(query), root: .root)
    }
}
