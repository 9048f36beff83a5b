import Foundation
import Relay

/// Handling the protocol's steps and the passing of time.
extension WebSocketMachine {
    mutating func perform(_ steps: [WireStep], now: Duration) {
        for step in steps {
            switch step {
            case .send(let data): actions.append(.send(data))
            case .acknowledged: becomeReady(now: now)
            case .keepAlive(let limit):
                silenceLimit = limit?.waitable ?? configuration.timeouts.keepAlive
            case .authorize(let id, let data):
                actions.append(.authorize(id, data: data, connection: connection))
            case .awaitStart(let id):
                let startBy = now + configuration.timeouts.start
                operations[id]?.startBy = startBy
            case .started(let id): operations[id]?.startBy = nil
            case .deliver(let id, let data): deliver(id, data)
            case .fail(let id, let data):
                deliver(id, data)
                finish(id, now: now)
            case .complete(let id): finish(id, now: now)
            case .refused(let code, let reason):
                giveUp(CloseCodes.normal, .closed(code: code, reason: reason), now: now)
            case .breach(let reason):
                giveUp(wireCloseCodes.badMessage, .violation(reason: reason), now: now)
            }
        }
    }

    private mutating func deliver(_ id: Int, _ data: Data) {
        // Nothing is done for operations that have ended, because the server may not know yet.
        guard operations[id]?.isSent == true else { return }
        operations[id]?.hasResponse = true
        hasProgress = true
        actions.append(.deliver(id, data))
    }

    private mutating func finish(_ id: Int, now: Duration) {
        guard operations[id]?.isSent == true else { return }
        remove(id)
        hasProgress = true
        actions.append(.finish(id, nil))
        closeWhenUnused(now: now)
    }

    private var wireCloseCodes: WireCloseCodes { configuration.wire.closeCodes }

    // MARK: - Time

    /// The time at which ``advance(now:)`` must be called, if nothing happens before.
    var deadline: Duration? {
        var times = [closeAt, failAt.values.min()]
        switch phase {
        case .acknowledging(let until), .waiting(let until): times.append(until)
        case .ready:
            times += operations.values.map(\.startBy)
            times.append(silenceLimit.map { lastHeard + $0 })
            times.append(pingSent.map { $0 + configuration.timeouts.pong } ?? pingAt)
        case .idle, .connecting, .closing, .paused: break
        }
        return times.compactMap { $0 }.min()
    }

    private var pingAt: Duration? {
        guard wire.ping != nil else { return nil }
        return configuration.timeouts.silence.map { lastHeard + $0 }
    }

    /// Performs everything that is due.
    mutating func advance(now: Duration) {
        failOverdue(now: now)
        if let closeAt, closeAt <= now { closeUnused() }
        switch phase {
        case .waiting(let until) where until <= now:
            phase = .idle
            settle(now: now)
        case .acknowledging(let until) where until <= now:
            let limit = configuration.timeouts.acknowledgement
            giveUp(wireCloseCodes.unacknowledged, .timedOut(after: limit), now: now)
        case .ready: checkSigns(now: now)
        default: break
        }
    }

    private mutating func failOverdue(now: Duration) {
        guard let deadline = configuration.deadline else { return }
        for id in failAt.filter({ $0.value <= now }).keys.sorted() {
            let place = place(operations[id]?.name)
            fail(id, NetworkError.deadlineExceeded(after: deadline, at: place), now: now)
        }
    }

    private mutating func checkSigns(now: Duration) {
        for (id, operation) in operations {
            guard let startBy = operation.startBy, startBy <= now else { continue }
            let limit = configuration.timeouts.start
            fail(id, NetworkError.timedOut(after: limit, at: place(operation.name)), now: now)
        }
        let pong = configuration.timeouts.pong
        if let silenceLimit, lastHeard + silenceLimit <= now {
            let reason = "nothing was received for \(silenceLimit)"
            giveUp(CloseCodes.normal, .lost(reason: reason), now: now)
        } else if let pingSent {
            guard pingSent + pong <= now else { return }
            let reason = "a ping was not answered within \(pong)"
            giveUp(wireCloseCodes.pingUnanswered, .lost(reason: reason), now: now)
        } else if let pingAt, pingAt <= now, let ping = wire.ping {
            pingSent = now
            actions.append(.send(ping))
        }
    }
}
