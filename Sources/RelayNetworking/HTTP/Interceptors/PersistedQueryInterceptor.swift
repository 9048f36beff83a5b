import Foundation
import Relay

/// Automatic persisted queries: sends the hash of an operation's text, and the text itself only if
/// the server does not know the hash.
///
/// ```swift
/// HTTPNetwork(url: url, interceptors: [.automaticPersistedQueries], queries: .get)
/// ```
///
/// If a server answers `PersistedQueryNotSupported`, only texts are sent from then on. The same
/// applies if a server that has not accepted any hash yet fails on a query without a text (status
/// 400, 422 or 500). An operation that the compiler persisted is sent by its id first, and by its
/// text if the text was kept and the server does not know the id. Operations without a text, and
/// subscriptions, are not changed.
///
/// A mutation is sent a second time only if the server says that it does not know the hash or does
/// not support hashes. After any other answer it may have executed the mutation. If the first
/// operation sent to a server without support is a mutation, that mutation fails. Later ones are
/// sent by their texts, until a query has shown what the server supports.
///
/// Protocol: <https://www.apollographql.com/docs/apollo-server/performance/apq>
public struct PersistedQueryInterceptor: NetworkInterceptor {
    private let memory: Memory

    /// Creates an interceptor that does not know yet what its server supports.
    public init() {
        memory = Memory()
    }

    /// Sends an operation by its hash and, if necessary, again with its text.
    public func intercept(_ request: NetworkRequest, next: NetworkNext) async throws -> Payloads {
        let parameters = request.parameters
        guard let text = parameters.text, request.kind != .subscription else {
            return try await next(request)
        }
        guard memory.support.allowsHash(of: request) else {
            return try await next(request.sending(text: text))
        }
        let hash = parameters.id ?? memory.hash(of: text)
        let report = request.cacheConfig.failureReport
        let earlier = report?.outcome
        let payloads: Payloads
        do {
            payloads = try await next(request.sending(id: hash))
        } catch let error as NetworkError where mayLackText(error) {
            guard request.kind == .query else {
                memory.note(.doubtful)
                throw error
            }
            let payloads = try await next(request.sending(text: text))
            memory.note(.unsupported)
            return payloads
        }
        guard let first = payloads.first else { return payloads }
        switch verdict(first, status: payloads.head?.status, request.kind) {
        case .known:
            memory.note(.supported)
            return payloads
        case .undecided: return payloads
        case .doubtful:
            memory.note(.doubtful)
            return payloads
        case .unknown:
            memory.note(.supported)
            report?.restore(earlier)
            return try await next(request.sending(text: text, hash: hash))
        case .unsupported:
            memory.note(.unsupported)
            report?.restore(earlier)
            return try await next(request.sending(text: text))
        }
    }

    /// The information about the hash in a response.
    private enum Verdict {
        case known, unknown, unsupported, undecided
        /// A mutation failed, possibly because it had no text.
        case doubtful
    }

    private func verdict(_ payload: Data, status: Int?, _ kind: OperationKind) -> Verdict {
        guard payload.count <= Self.refusalLimit else { return .known }
        let answer = PayloadErrors(payload)
        guard answer.data == .none else { return .known }
        if answer.contains(["PERSISTED_QUERY_NOT_SUPPORTED", "PersistedQueryNotSupported"]) {
            return .unsupported
        }
        if answer.contains(["PERSISTED_QUERY_NOT_FOUND", "PersistedQueryNotFound"]) {
            return .unknown
        }
        let isBad = [400, 422].contains(status) && !answer.hasData && memory.support.isOpen
        guard isBad else { return .undecided }
        return kind == .query ? .unsupported : .doubtful
    }

    /// Returns whether a server that has not accepted any hash yet may have failed because the text
    /// was missing.
    private func mayLackText(_ error: NetworkError) -> Bool {
        guard memory.support.isOpen, case .status(let status, _, _, _) = error else {
            return false
        }
        return [400, 422, 500].contains(status)
    }

    /// Such answers are short.
    private static let refusalLimit = 64 << 10

    /// Whether the server supports persisted queries, as far as it is known.
    private enum Support {
        case unknown, supported, unsupported
        /// A mutation without a text failed, and may have been executed.
        case doubtful

        var isOpen: Bool { self == .unknown || self == .doubtful }

        /// Returns whether to try the hash.
        ///
        /// A mutation that has an id is sent by it even in doubt, because a server with a list of
        /// allowed operations rejects the text.
        func allowsHash(of request: NetworkRequest) -> Bool {
            switch self {
            case .unknown, .supported: true
            case .unsupported: false
            case .doubtful: request.kind == .query || request.parameters.id != nil
            }
        }
    }

    /// The knowledge so far; a class because all copies of the interceptor share it.
    private final class Memory: Sendable {
        private let state = Locked((support: Support.unknown, hashes: [String: String]()))

        var support: Support { state.withLock { $0.support } }

        func note(_ support: Support) {
            state.withLock { state in
                // A doubtful result does not replace a certain one.
                if support == .doubtful, state.support != .unknown { return }
                state.support = support
            }
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
    /// Returns the request with only its id.
    fileprivate func sending(id: String) -> NetworkRequest {
        replacing(text: nil, id: id)
    }

    /// Returns the request with its text, and with the hash under which the server should store it.
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
    /// An interceptor that sends hashes of operations instead of their texts.
    public static var automaticPersistedQueries: Self { PersistedQueryInterceptor() }
}
