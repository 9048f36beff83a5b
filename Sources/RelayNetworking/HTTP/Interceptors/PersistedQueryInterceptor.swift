import Foundation
import Relay

/// Automatic persisted queries: sends the hash of an operation's text, and the text only when the
/// server does not know it.
///
/// ```swift
/// HTTPNetwork(url: url, interceptors: [.automaticPersistedQueries], queries: .get)
/// ```
///
/// A server that does not support them is asked once; from then on texts are sent. An operation
/// that the compiler persisted goes by its id first, and by its text when that was kept and the
/// server does not know the id; one without a text goes through unchanged. Subscriptions do too.
///
/// Protocol: <https://www.apollographql.com/docs/apollo-server/performance/apq>
public struct PersistedQueryInterceptor: NetworkInterceptor {
    private let memory: Memory

    /// An interceptor that knows nothing of its server yet.
    public init() {
        memory = Memory()
    }

    /// Sends an operation by its hash, and once more with its text if need be.
    public func intercept(_ request: NetworkRequest, next: NetworkNext) async throws -> Payloads {
        let parameters = request.parameters
        guard let text = parameters.text, request.kind != .subscription else {
            return try await next(request)
        }
        guard memory.isSupported else { return try await next(request.sending(text: text)) }
        let hash = parameters.id ?? memory.hash(of: text)
        let payloads = try await next(request.sending(id: hash))
        guard let first = payloads.first, first.count <= Self.refusalLimit else { return payloads }
        let answer = PayloadErrors(first)
        guard answer.data == .none else { return payloads }
        if answer.contains(["PERSISTED_QUERY_NOT_SUPPORTED", "PersistedQueryNotSupported"]) {
            memory.noteNotSupported()
            return try await next(request.sending(text: text))
        }
        guard answer.contains(["PERSISTED_QUERY_NOT_FOUND", "PersistedQueryNotFound"]) else {
            return payloads
        }
        return try await next(request.sending(text: text, hash: hash))
    }

    /// Refusals are short.
    private static let refusalLimit = 64 << 10

    /// What was learned; a class because all copies of the interceptor share it.
    private final class Memory: Sendable {
        private let state = Locked((isSupported: true, hashes: [String: String]()))

        var isSupported: Bool { state.withLock { $0.isSupported } }

        func noteNotSupported() {
            state.withLock { $0.isSupported = false }
        }

        func hash(of text: String) -> String {
            if let known = state.withLock({ $0.hashes[text] }) { return known }
            let hash = SHA256.hex(of: text)
            state.withLock { $0.hashes[text] = hash }
            return hash
        }
    }
}

extension NetworkRequest {
    /// The request with its id alone.
    fileprivate func sending(id: String) -> NetworkRequest {
        replacing(text: nil, id: id)
    }

    /// The request with its text, and with the hash under which the server is to keep it.
    fileprivate func sending(text: String, hash: String? = nil) -> NetworkRequest {
        var copy = replacing(text: text, id: nil)
        if let hash {
            copy.extensions["persistedQuery"] = ["version": 1, "sha256Hash": .string(hash)]
        }
        return copy
    }

    private func replacing(text: String?, id: String?) -> NetworkRequest {
        var copy = self
        copy.parameters = RequestParameters(
            name: parameters.name,
            operationKind: parameters.operationKind,
            text: text,
            id: id,
            metadata: parameters.metadata
        )
        return copy
    }
}

extension NetworkInterceptor where Self == PersistedQueryInterceptor {
    /// Sends hashes of operations instead of their texts.
    public static var automaticPersistedQueries: Self { PersistedQueryInterceptor() }
}
