#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

/// The order in which queued mutations are sent, and how attempts end.
extension MutationLog {
    /// The next thing that a lane does.
    enum Step {
        /// Sends a mutation, which has begun.
        case send(Entry)
        /// Wait until something changes, or for a time.
        case wait(Duration?)
        /// Its deadline has passed.
        case expire(Int64)
        case end

        /// Whether a mutation has begun to be sent.
        var sends: Bool { if case .send = self { true } else { false } }
    }

    /// The bounds and the state of the world by which a lane decides.
    struct Conditions {
        let now: ContinuousClock.Instant
        /// The time in milliseconds since 1970.
        let time: Int64
        let isReachable: Bool
    }

    /// Returns the next step of a lane.
    mutating func step(in key: String, _ conditions: Conditions) -> Step {
        guard var lane = take(&lanes[key], nil) else { return .end }
        lane.isSignalled = false
        lane.waitsForRequests = false
        lane.waitsForOthers = false
        // A lane without mutations goes.
        guard !hasEnded, let first = lane.numbers.first, let entry = entries[first] else {
            return .end
        }
        defer { lanes[key] = lane }
        var untilDeadline: Duration?
        if lane.hasDeadlines {
            switch deadline(of: lane, conditions.time) {
            case .passed(let number): return .expire(number)
            case .none: lane.hasDeadlines = false
            case .after(let duration): untilDeadline = duration
            }
        }
        guard entry.isSaved, entry.replacement == nil, isOpen, !isPaused else {
            return .wait(untilDeadline)
        }
        lane.waitsForOthers = waitsForOthers(entry)
        if lane.waitsForOthers { return .wait(untilDeadline) }
        isReachable = conditions.isReachable
        if !lane.forced.contains(first) {
            guard isReachable else {
                hasWaited = true
                return .wait(untilDeadline)
            }
            if let retry = lane.retry, retry > conditions.now {
                let wait = retry - conditions.now
                return .wait(untilDeadline.map { min($0, wait) } ?? wait)
            }
        }
        guard sendingCount < maximumRequests else {
            lane.waitsForRequests = true
            return .wait(untilDeadline)
        }
        guard let begun = begin(first) else { return .wait(untilDeadline) }
        lane.forced.remove(first)
        lane.retry = nil
        return .send(begun)
    }

    private enum Deadline {
        case none
        case passed(Int64)
        case after(Duration)
    }

    private func deadline(of lane: Lane, _ time: Int64) -> Deadline {
        var first: Int64?
        for number in lane.numbers {
            guard let entry = entries[number], !entry.isSending, let end = entry.frame.deadline
            else { continue }
            if end <= time { return .passed(number) }
            // A clock that was set back doesn't make it longer.
            let longest = end.subtractingClamped(entry.frame.queued)
            first = max(1, min(first ?? .max, longest, end.subtractingClamped(time)))
        }
        return first.map { .after(.milliseconds($0)) } ?? .none
    }

    /// Returns whether a mutation names objects that earlier ones are to create, with other keys or in another version
    /// of the app.
    func waitsForOthers(_ entry: Entry) -> Bool {
        guard !creators.isEmpty else { return false }
        return JSONValue.object(entry.frame.variables).containsName { text in
            guard let number = creators[text], number < entry.frame.number,
                let creator = entries[number]
            else { return false }
            return !creator.isPending || creator.frame.key != entry.frame.key
        }
    }

    /// Records that a mutation is being sent; returns `nil` if it isn't pending any more.
    private mutating func begin(_ number: Int64) -> Entry? {
        guard let entry = entries[number], entry.isPending, !entry.isSending else { return nil }
        change(number) { entry in
            entry.isSending = true
            entry.frame.attempts += 1
            entry.frame.mayHaveRun = entry.frame.isSentOnce
        }
        return entries[number]
    }

    /// Sets how the attempt that is being made is cancelled.
    ///
    /// Returns whether it is still wanted.
    mutating func setCancel(_ cancel: @escaping @Sendable () -> Void, of number: Int64) -> Bool {
        guard !hasEnded, entries[number]?.isSending == true else { return false }
        entries[number]?.cancel = cancel
        return true
    }

    /// Whether an attempt is still wanted.
    func isSending(_ number: Int64) -> Bool { !hasEnded && entries[number]?.isSending == true }

    /// Leaves a mutation as it was written, because a reset has ended its attempt.
    mutating func suspend(_ number: Int64) {
        guard entries[number]?.isSending == true else { return }
        entries[number]?.isSending = false
        entries[number]?.cancel = nil
        sendingCount -= 1
    }

    /// Records that an attempt has failed, and that there will be another one.
    ///
    /// Returns the lanes that may send now.
    mutating func retry(
        _ number: Int64,
        at instant: ContinuousClock.Instant?,
        isCounted: Bool
    ) -> [CheckedContinuation<Void, Never>] {
        guard let entry = entries[number], entry.isSending else { return [] }
        change(number) { entry in
            (entry.isSending, entry.cancel, entry.frame.mayHaveRun) = (false, nil, false)
            if !isCounted { entry.frame.attempts -= 1 }
        }
        hasWaited = true
        // It was forced, and so were those behind it, unless the app has asked for that once more meanwhile.
        if lanes[entry.frame.key]?.forced.contains(number) == false {
            lanes[entry.frame.key]?.forced = []
        }
        lanes[entry.frame.key]?.failures += 1
        lanes[entry.frame.key]?.retry = instant
        return signalBlocked()
    }

    /// Records that a mutation has failed; returns it as it was, or `nil` if it isn't pending any more.
    mutating func fail(_ number: Int64, _ failure: QueuedMutation.Failure) -> Entry? {
        guard let entry = entries[number], entry.isPending else { return nil }
        change(number) { entry in
            entry.frame.failure = failure
            (entry.isSending, entry.cancel, entry.outcome, entry.shown) = (false, nil, nil, nil)
        }
        return entry
    }

    /// Records that the answer of a mutation is published, and puts the texts of the server's keys in the place of
    /// temporary ones in all other mutations.
    ///
    /// Those that the store has not found, `unknown`, are looked up in `payload`, the answer; all of them if the
    /// mutation wasn't shown, for which `unknown` is `nil`. Mutations that name an object which the answer lacks fail.
    /// The storage keeps the answered one until that of the store has the answer.
    mutating func noteAnswer(
        _ number: Int64,
        _ texts: [String: String],
        unknown: Set<String>?,
        _ payload: Data
    ) {
        guard let entry = entries.removeValue(forKey: number) else { return }
        let open = entry.frame.temporaryNames.filter { name in
            texts[name] == nil && creators[name] == number && unknown?.contains(name) != false
        }
        let (found, lost) = find(open, entry.frame, payload)
        let texts = texts.merging(found) { $1 }
        leave(entry)
        unsaved.remove(number)
        var answer = Answered(frame: entry.frame)
        exchanged.merge(texts) { $1 }
        for (later, name) in namesakes(of: lost, after: number) {
            let failure = QueuedMutation.Failure.refused(
                "It names `\(name)`, which the answer of `\(entry.frame.name)` doesn't have."
            )
            guard let failed = fail(later, failure) else { continue }
            orphans.append((failed, failure))
            answer.exchanged[later] = entries[later]?.revision
        }
        if !texts.isEmpty {
            for (number, later) in entries where names(texts, later.frame) {
                change(number) { _ in }
                answer.exchanged[number] = entries[number]?.revision
            }
        }
        answered[number] = answer
    }

    /// Looks up temporary names of an answered mutation in its answer.
    ///
    /// Returns the texts in their places, and the names that the answer lacks.
    private func find(
        _ names: Set<String>,
        _ frame: MutationFrame,
        _ payload: Data
    ) -> (found: [String: String], lost: Set<String>) {
        guard !names.isEmpty, let response = frame.response.map({ JSONValue.object($0) }),
            let answer = try? JSONValue(parsing: payload)
        else { return ([:], []) }
        var found: [String: String] = [:]
        response.find(names, in: answer["data"] ?? .null, &found)
        // Later parts of the answer may have them.
        let isWhole = answer["hasNext"]?.bool != true
        let lost = names.filter { name in
            isWhole && found[name] == nil && response.contains { $0 == name }
        }
        return (found.filter { $0.key != $0.value }, lost)
    }

    /// Returns the waiting mutations after `number` that name one of several objects, each with such a name.
    private func namesakes(of names: Set<String>, after number: Int64) -> [Int64: String] {
        guard !names.isEmpty else { return [:] }
        var found: [Int64: String] = [:]
        for (later, entry) in entries where later > number && entry.isPending && !entry.isSending {
            let variables = JSONValue.object(entry.frame.variables)
            found[later] = names.first { name in variables.contains { $0 == name } }
        }
        return found
    }

    private func names(_ texts: [String: String], _ frame: MutationFrame) -> Bool {
        JSONValue.object(frame.variables).containsName { texts[$0] != nil }
            || frame.response.map { JSONValue.object($0).contains { texts[$0] != nil } } ?? false
    }

    /// Returns a mutation with the server's keys in place of temporary ones.
    func exchanging(_ frame: MutationFrame) -> MutationFrame {
        guard !exchanged.isEmpty, names(exchanged, frame) else { return frame }
        var frame = frame
        frame.variables = frame.variables.exchanging { text in
            if let other = exchanged[text] { return other }
            guard let name = PlaceName(text), let owner = name.ownerText.flatMap({ exchanged[$0] })
            else { return nil }
            return name.replacingOwner(owner)
        }
        frame.response = frame.response?.exchanging(exchanged)
        return frame
    }

    // MARK: - Waking lanes

    /// Takes the lanes that no task sends, and that have mutations.
    mutating func takeIdleLanes() -> [String] {
        guard !hasEnded else { return [] }
        let keys = lanes.filter { !$0.value.isRunning && !$0.value.numbers.isEmpty }.map(\.key)
        for key in keys { lanes[key]?.isRunning = true }
        return keys
    }

    /// Ends the waits of lanes because another request has succeeded; returns those that wait.
    ///
    /// Once for each mutation, because a server can fail at one of them and work otherwise.
    mutating func hurry() -> [CheckedContinuation<Void, Never>] {
        let keys = lanes.filter { $0.value.retry != nil && !$0.value.wasHurried }.map(\.key)
        for key in keys {
            lanes[key]?.retry = nil
            lanes[key]?.wasHurried = true
        }
        return keys.compactMap { signal($0) }
    }

    /// Ends all waits; returns the lanes that wait.
    ///
    /// With `isForced`, the mutations that wait now are tried even if the network can't be reached, one after the other.
    mutating func endWaits(isForced: Bool) -> [CheckedContinuation<Void, Never>] {
        for key in lanes.keys {
            lanes[key]?.retry = nil
            lanes[key]?.wasHurried = false
            if isForced, let numbers = lanes[key]?.numbers { lanes[key]?.forced = Set(numbers) }
        }
        return signalAll()
    }

    /// Has all lanes looked at again; returns those that wait.
    mutating func signalAll() -> [CheckedContinuation<Void, Never>] {
        lanes.keys.compactMap { signal($0) }
    }

    /// Has lanes looked at again that wait for others, and as many of those that wait until fewer requests are on
    /// their way as there may be; returns them.
    mutating func signalBlocked() -> [CheckedContinuation<Void, Never>] {
        let keys = lanes.filter(\.value.waitsForOthers).map(\.key)
        return keys.compactMap { signal($0) } + signalFree()
    }

    /// Has as many lanes looked at again as there may be further requests; returns them.
    ///
    /// A lane that doesn't send then must call it, because another one may.
    mutating func signalFree() -> [CheckedContinuation<Void, Never>] {
        var keys: [String] = []
        let count = maximumRequests - sendingCount
        for (key, lane) in lanes where lane.waitsForRequests {
            guard keys.count < count else { break }
            keys.append(key)
        }
        for key in keys { lanes[key]?.waitsForRequests = false }
        return keys.compactMap { signal($0) }
    }

    /// Has a lane looked at again; returns its waiter if it waits.
    mutating func signal(_ key: String) -> CheckedContinuation<Void, Never>? {
        guard var lane = take(&lanes[key], nil) else { return nil }
        defer { lanes[key] = lane }
        lane.isSignalled = true
        return take(&lane.waiter, nil)
    }
}

extension JSONValue {
    /// Returns whether `condition` holds for one of the texts in it, or for the owner of a connection that it names.
    fileprivate func containsName(where condition: (String) -> Bool) -> Bool {
        contains { condition($0) || PlaceName($0)?.ownerText.map(condition) == true }
    }
}
