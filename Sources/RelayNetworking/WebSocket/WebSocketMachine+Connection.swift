import Foundation
import Relay

/// Opening, losing and closing connections.
extension WebSocketMachine {
    /// Moves to the state that the machine needs when no connection is being opened or closed.
    ///
    /// - Parameters:
    ///   - now: The current time.
    ///   - hasFailed: Whether the last connection has failed. If so, the machine reconnects only for
    ///     remaining operations.
    mutating func settle(now: Duration, afterFailure hasFailed: Bool = false) {
        switch phase {
        case .idle, .waiting:
            if isPaused {
                phase = .paused
            } else if operations.isEmpty, !isKept || hasFailed {
                (lostAt, owner) = (nil, nil)
                phase = .idle
                actions.append(.show(.idle))
            } else if phase == .idle {
                connectNow()
            }
        case .connecting, .acknowledging, .ready, .closing, .paused: break
        }
    }

    private mutating func connectNow() {
        phase = .connecting
        connection += 1
        wire = configuration.wire.init()
        hasProgress = false
        silenceLimit = nil
        pingSent = nil
        actions.append(.show(.connecting))
        actions.append(.connect)
    }

    /// Called after the server's acknowledgement: starts all waiting operations.
    mutating func becomeReady(now: Duration) {
        phase = .ready(since: now)
        wasReady = true
        provenOwner = owner
        actions.append(.show(.connected))
        let ids = operations.keys.sorted()
        let lost = ids.compactMap { operations[$0] }.filter { $0.isSubscription && $0.wasLost }
        for id in ids { begin(id, now: now) }
        if let lostAt, !lost.isEmpty {
            let gap = SubscriptionGap(operations: lost.map(\.name), duration: now - lostAt)
            actions.append(.report(gap, to: lost.compactMap(\.wire.gapReporter)))
        }
        lostAt = nil
        closeWhenUnused(now: now)
    }

    mutating func begin(_ id: Int, now: Duration) {
        guard let operation = operations[id], operation.isNamed else { return }
        if !operation.isSent { waitingBytes -= operation.wire.body.count }
        operations[id]?.isSent = true
        operations[id]?.isOwnerProven = true
        perform(wire.start(id, operation.wire), now: now)
    }

    /// Closes the connection, at once or later, if there are no operations.
    mutating func closeWhenUnused(now: Duration) {
        guard operations.isEmpty, !isKept else { return }
        switch phase {
        case .waiting: settle(now: now)
        case .closing: phase = .closing(retryAt: nil)
        case .connecting, .acknowledging, .ready:
            guard closingDelay > .zero else { return closeUnused() }
            closeAt = now + closingDelay
        case .idle, .paused: break
        }
    }

    mutating func closeUnused() {
        (lostAt, owner) = (nil, nil)
        close(CloseCodes.normal, "")
        actions.append(.show(.idle))
    }

    /// Sends a close frame.
    ///
    /// The next state is decided when the driver reports that the connection is closed.
    mutating func close(
        _ code: Int,
        _ reason: String,
        retryAt: Duration? = nil,
        hasFailed: Bool = false
    ) {
        if isConnected, code == CloseCodes.normal, let farewell = wire.farewell {
            actions.append(.send(farewell))
        }
        phase = .closing(retryAt: retryAt, hasFailed: hasFailed)
        closeAt = nil
        actions.append(.close(code: code, reason: reason))
    }

    /// Closes a connection that no longer works, as if it had been lost.
    mutating func giveUp(_ code: Int, _ error: WebSocketError, now: Duration) {
        let retryAt = lose(error, now: now)
        close(code, "", retryAt: retryAt, hasFailed: true)
    }

    /// Handles a lost connection: fails operations that cannot be restarted.
    ///
    /// Returns the time of the next attempt.
    mutating func lose(_ error: any Error, now: Duration) -> Duration? {
        closeAt = nil
        if case .ready(let since) = phase {
            // A server may send a response and close each connection at once.
            let hasLasted = now - since >= configuration.reconnection.settling
            if hasLasted { attempts = 0 }
            if hasLasted || hasProgress { failures = 0 }
        } else {
            switch error as? WebSocketError {
            case .closed, .refused: forgetUnprovenOwner()
            default: break
            }
        }
        failures += 1
        attempts += 1
        let socket = error as? WebSocketError
        let isFinal = socket?.isFinal(in: configuration.wire) ?? (error is CancellationError)
        guard !isFinal, !isUntrusted(socket), failures <= configuration.reconnection.attempts else {
            (failures, attempts) = (0, 0)
            (lostAt, owner) = (nil, nil)
            finishAll(error)
            return nil
        }
        loseOperations(error, isOurs: false, now: now)
        guard !operations.isEmpty || isKept else {
            (failures, attempts, owner) = (0, 0, nil)
            return nil
        }
        let delay = max(
            configuration.reconnection.delay(attempt: attempts, random: random()),
            socket?.retryAfter ?? .zero
        )
        let shown = failure(error, of: nil)
        actions.append(.show(.waiting(attempt: attempts, delay: delay, error: shown)))
        return now + delay
    }

    /// Returns whether the server's certificate is not trusted and never was, so that reconnecting
    /// is pointless.
    ///
    /// After a successful connection, an untrusted certificate may be that of a captive portal.
    private func isUntrusted(_ error: WebSocketError?) -> Bool {
        guard case .insecure? = error else { return false }
        return !wasReady
    }

    mutating func loseOperations(_ error: WebSocketError, isOurs: Bool, now: Duration) {
        loseOperations(error as any Error, isOurs: isOurs, now: now)
    }

    /// Marks the operations to restart, and fails the others.
    ///
    /// The others are mutations that were sent and, unless this client closed the connection,
    /// queries and mutations that waited for it.
    private mutating func loseOperations(_ error: any Error, isOurs: Bool, now: Duration) {
        let wasReady = if case .ready = phase { true } else { false }
        if wasReady { lostAt = lostAt ?? now }
        for id in operations.keys.sorted() {
            guard var operation = operations[id] else { continue }
            let isWaiting = !operation.isSent && (wasReady || isOurs || operation.isSubscription)
            guard isWaiting || operation.isSent && operation.isRepeatable else {
                remove(id)
                actions.append(.finish(id, failure(error, of: operation)))
                continue
            }
            operation.wasLost = operation.wasLost || operation.isSent
            if operation.isSent { waitingBytes += operation.wire.body.count }
            operation.isSent = false
            operation.startBy = nil
            operations[id] = operation
        }
    }

    private mutating func finishAll(_ error: any Error) {
        for id in operations.keys.sorted() {
            actions.append(.finish(id, operations[id].map { failure(error, of: $0) }))
        }
        (operations, failAt, waitingBytes) = ([:], [:], 0)
    }

    /// Returns the error for the consumer of an operation.
    ///
    /// The app's own errors are not changed.
    func failure(_ error: any Error, of operation: Operation?) -> any Error {
        guard let error = error as? WebSocketError else { return error }
        let shown = error.withoutSecrets(of: opening)
        let failure = NetworkError(shown, at: place(operation?.name))
        // If the operation was sent, its error must say that it may have been executed.
        guard operation?.isSent == true, case .cannotConnect(let reason, let place) = failure else {
            return failure
        }
        return NetworkError.connectionLost(reason: reason, at: place)
    }
}
