/// The response to an ``Endpoint``: the decoded body with the status and the headers.
public struct EndpointResponse<Value> {
    /// The decoded body.
    public var value: Value
    /// The status and the headers.
    public var head: HTTPHead
    /// The request that was sent.
    public var request: HTTPRequest

    /// The status code: `200`.
    public var status: Int { head.status }
    /// The header fields.
    public var headers: HTTPHeaders { head.headers }

    /// Returns the same response with another value.
    public func map<Other>(
        _ transform: (Value) throws -> Other
    ) rethrows -> EndpointResponse<Other> {
        EndpointResponse<Other>(value: try transform(value), head: head, request: request)
    }
}

extension EndpointResponse: Sendable where Value: Sendable {}
