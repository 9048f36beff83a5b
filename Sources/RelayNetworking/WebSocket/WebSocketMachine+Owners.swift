import Relay

/// Operations belong to the user for whom they were started, and a connection to the user for whom it
/// was opened.
///
/// If the app names its users, it is asked for the user of each operation when it starts. Otherwise an
/// operation belongs to the credentials of the connection on which it starts or for which it waits.
extension WebSocketMachine {
    /// The owner of an operation that starts now; `nil` if the next connection decides.
    var ownerOfNewOperation: ConnectionOwner? {
        configuration.namesUsers || phase == .idle ? nil : provenOwner ?? owner
    }

    /// Called when the server has not accepted the credentials of a connection.
    ///
    /// The app will replace them, so operations that have not been sent under others do not belong to
    /// them.
    mutating func forgetUnprovenOwner() {
        guard !configuration.namesUsers else { return }
        for (id, operation) in operations where !operation.isOwnerProven {
            operations[id]?.owner = nil
        }
        owner = provenOwner
    }

    /// Asks for the user of the operations that have started, unless the last answer is not there.
    mutating func nameUsers() {
        guard !isNaming, !unnamed.isEmpty else { return }
        isNaming = true
        naming = take(&unnamed, [])
        actions.append(.nameUser)
    }

    /// Learn the user of the operations for which ``Action/nameUser`` has asked.
    var reportsOfNaming: [SenderReport] { naming.compactMap { operations[$0]?.wire.senderReport } }

    /// Called with the user of the operations for which ``Action/nameUser`` has asked.
    mutating func named(_ user: String?, now: Duration) {
        isNaming = false
        let ids = take(&naming, []).filter { operations[$0] != nil }
        let new = ConnectionOwner.user(user)
        for id in ids {
            operations[id]?.owner = new
            operations[id]?.isNamed = true
        }
        nameUsers()
        guard !ids.isEmpty else { return }
        if let owner, !owner.isSame(as: new) { leaveUser(now: now) }
        if case .ready = phase {
            for id in ids { begin(id, now: now) }
        } else {
            settle(now: now)
        }
    }

    /// Called when the app could not name the user.
    mutating func namingFailed(_ error: any Error, now: Duration) {
        isNaming = false
        for id in take(&naming, []) { fail(id, failure(error, of: operations[id]), now: now) }
        nameUsers()
    }

    /// Called with the owner of the next connection, before it is opened.
    ///
    /// Fails all operations of others.
    mutating func prepared(
        _ new: ConnectionOwner,
        opening request: HTTPRequest? = nil,
        now: Duration
    ) {
        guard case .connecting = phase else { return }
        owner = new
        opening = request
        for id in operations.keys.sorted() {
            guard let operation = operations[id], operation.isNamed else { continue }
            if let own = operation.owner, !own.isSame(as: new) {
                endSession(of: id)
            } else {
                operations[id]?.owner = new
            }
        }
        closeWhenUnused(now: now)
    }

    /// Closes the connection of the last user, because another one has started an operation.
    ///
    /// The next connection fails the operations that are not of its user.
    private mutating func leaveUser(now: Duration) {
        owner = nil
        (failures, attempts) = (0, 0)
        for id in operations.keys.sorted() {
            guard var operation = operations[id], operation.isSent else { continue }
            guard operation.isRepeatable else {
                endSession(of: id)
                continue
            }
            waitingBytes += operation.wire.body.count
            (operation.isSent, operation.wasLost, operation.startBy) = (false, true, nil)
            operations[id] = operation
        }
        switch phase {
        case .idle, .paused: break
        case .waiting: phase = .idle
        case .closing: phase = .closing(retryAt: nil)
        case .connecting, .acknowledging, .ready: close(CloseCodes.normal, "another user")
        }
    }

    mutating func endSession(of id: Int) {
        guard let operation = remove(id) else { return }
        actions.append(.finish(id, NetworkError.sessionEnded(at: place(operation.name))))
    }
}
