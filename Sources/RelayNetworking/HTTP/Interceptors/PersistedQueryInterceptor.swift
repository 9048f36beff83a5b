import Foundation
import Relay

/// Automatic persisted queries: sends the hash of an operation's text, and the text only when the
/// server does not know it.
///
/// ```swift
/// HTTPNetwork(url: url, interceptors: [.automaticPersistedQueries], queries: .get)
/// ```
///
/// A server that answers `PersistedQueryNotSupported` is asked once; from then on texts are sent. The
/// same holds for a server that fails at a query without a text (status 400, 422 or 500) before it
/// has known any hash. An operation that the compiler persisted goes by its id first, and by its
/// text when that was kept and the server does not know the id; one without a text goes through
/// unchanged. Subscriptions do too.
///
/// A mutation is sent a second time only when the server says that it does not know the hash or
/// supports none: whatever else it answers, it may have run the mutation. When the first operation
/// that a server without support gets is a mutation, that mutation fails; the next ones go by their
/// texts until a query has shown what the server supports.
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
        guard memory.support.allowsHash(of: request) else {
            return try await next(request.sending(text: text))
        }
        let hash = parameters.id ?? memory.hash(of: text)
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
            return try await next(request.sending(text: text, hash: hash))
        case .unsupported:
            memory.note(.unsupported)
            return try await next(request.sending(text: text))
        }
    }

    /// What an answer tells of the hash.
    private enum Verdict {
        case known, unknown, unsupported, undecided
        /// A mutation failed as one without a text does, and for that reason or another.
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

    /// Whether a server that has known no hash yet may have failed because there was no text.
    private func mayLackText(_ error: NetworkError) -> Bool {
        guard memory.support.isOpen, case .status(let status, _, _, _) = error else {
            return false
        }
        return [400, 422, 500].contains(status)
    }

    /// Refusals are short.
    private static let refusalLimit = 64 << 10

    /// What the server has shown of persisted queries.
    private enum Support {
        case unknown, supported, unsupported
        /// It failed at a mutation without a text, which it may have run.
        case doubtful

        var isOpen: Bool { self == .unknown || self == .doubtful }

        /// Whether to try the hash.
        ///
        /// A mutation that has an id goes by it even when in doubt: a
        /// server with a list of the operations that it allows refuses the text.
        func allowsHash(of request: NetworkRequest) -> Bool {
            switch self {
            case .unknown, .supported: true
            case .unsupported: false
            case .doubtful: request.kind == .query || request.parameters.id != nil
            }
        }
    }

    /// What was learned; a class because all copies of the interceptor share it.
    private final class Memory: Sendable {
        private let state = Locked((support: Support.unknown, hashes: [String: String]()))

        var support: Support { state.withLock { $0.support } }

        func note(_ support: Support) {
            state.withLock { state in
                // What is known already is doubted no more.
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
