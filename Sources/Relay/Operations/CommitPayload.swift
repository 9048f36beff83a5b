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
    /// Models show it when it returns to the main actor, as by
    /// ``RelayEnvironment/commitUpdate(isolation:_:)``.
    ///
    /// - Throws: A ``ResponseError``, also for a payload with neither data nor errors; nothing is
    ///   written then.
    public func commitPayload<Query: GraphQLQuery>(
        _ query: Query,
        response: Data,
        isolation: (any Actor)? = #isolation
    ) throws {
        var execution = Execution(describe(query))
        execution.keepsUnretained = true
        guard try store.commit(response, of: &execution) != nil else {
            throw ResponseError.noResponse(operation: execution.operation.request.name)
        }
        store.showNow(to: isolation)
    }

    /// Writes the data of a query that came some other way than through the network.
    ///
    /// `data` is what a server would answer below `data`, by response keys. Otherwise like
    /// ``commitPayload(_:response:isolation:)``.
    ///
    /// - Throws: A ``ResponseError`` if a value has another type than the schema says. Nothing is
    ///   written then.
    public func commitPayload<Query: GraphQLQuery>(
        _ query: Query,
        data: JSONObject,
        isolation: (any Actor)? = #isolation
    ) throws {
        let response = JSONValue.object(["data": .object(data)])
        try commitPayload(query, response: Data(response.description.utf8), isolation: isolation)
    }

    /// Writes the data of a query, in the type that the compiler has generated for it.
    ///
    /// In the data `nil` means null. Fields of types that the object isn't of, and fields that
    /// `@include` or `@skip` leave out, are left out. Otherwise like ``commitPayload(_:response:isolation:)``.
    ///
    /// - Throws: A ``ResponseError`` if a value has another type than the schema says, which a custom
    ///   scalar can have. Nothing is written then.
    public func commitPayload<Query: RawResponseQuery>(
        _ query: Query,
        data: Query.RawResponse,
        isolation: (any Actor)? = #isolation
    ) throws {
        let members = data.inputValue.object ?? JSONObject()
        let data = describe(query).normalization.addingNulls(to: members)
        try commitPayload(query, data: data, isolation: isolation)
    }
}
