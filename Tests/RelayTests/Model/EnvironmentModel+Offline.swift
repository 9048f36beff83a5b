@testable import Relay

/// Queued mutations: each is sent after those before it with its key, until the server answers, in this
/// launch or a later one.
extension EnvironmentModel {
    /// The mutations with a key, and what the first of them waits for.
    struct Lane {
        /// The tasks that have queued them, in this order.
        var tasks: [Int] = []
        var sending: Int?
        /// When the first one is tried again.
        var retry: Int?
        var failures = 0
        /// Whether it was tried early because another request has succeeded.
        var wasHurried = false
        /// The tasks whose mutations are tried although there is no network.
        var forced: Set<Int> = []
    }

    /// A mutation that waits, has failed, or was answered since the store was last kept.
    struct Queued {
        /// The story that it likes; `nil` if that is an object which the app has made up.
        let story: Int?
        let lane: Int
        /// The key by which the server knows it.
        var key: String
        /// The id of the object that it names.
        var target: String
        /// Whether it makes up an object of its own, `temp-4` for task 4.
        let makesUp: Bool
    }

    /// What the app sees of a queued mutation.
    func state(ofQueued task: Int) -> String {
        let key = queued[task]?.key ?? ""
        if failed.contains(task) { return "\(key) failed" }
        return lanes.contains { $0.sending == task } ? "\(key) sending" : "\(key) waits"
    }

    /// The mutations that wait or have failed, oldest first.
    var queuedTasks: [Int] { (failed + lanes.flatMap(\.tasks)).sorted() }

    mutating func queue(_ task: Int, _ target: String, _ story: Int?, lane: Int, makesUp: Bool) {
        queued[task] = Queued(
            story: story,
            lane: lane,
            key: "m\(task)",
            target: target,
            makesUp: makesUp
        )
        lanes[lane].tasks.append(task)
        look(lane)
    }

    /// The pending mutations that make up objects.
    var creators: [Int] { lanes.flatMap(\.tasks).filter { queued[$0]?.makesUp == true } }

    /// Whether a mutation names an object that one in another lane is to create.
    private func waitsForOthers(_ task: Int) -> Bool {
        let creator = creators.first { queued[task]?.target == "temp-\($0)" && $0 < task }
        return creator.map { queued[$0]?.lane != queued[task]?.lane } ?? false
    }

    /// Sends the first mutation of a lane if it may be sent.
    private mutating func look(_ lane: Int) {
        guard let first = lanes[lane].tasks.first, lanes[lane].sending == nil else { return }
        if waitsForOthers(first) {
            if !isOnline { watchesNetwork = true }
            return
        }
        if !lanes[lane].forced.contains(first) {
            guard isOnline else {
                watchesNetwork = true
                return
            }
            if let retry = lanes[lane].retry, retry > time { return }
        }
        lanes[lane].sending = first
        lanes[lane].forced.remove(first)
        lanes[lane].retry = nil
        let (key, target) = (queued[first]?.key ?? "", queued[first]?.target ?? "")
        calls.append(Call(kind: .queued(first), text: "mutation \(key) of \(target)"))
    }

    mutating func lookAtAll() { for lane in lanes.indices { look(lane) } }

    /// How many wait for a time: lanes, and preloaded queries that will be too old.
    var sleepers: Int { waitingLanes + agingPreloads }

    /// How many lanes wait for a time.
    var waitingLanes: Int {
        guard isOnline else { return 0 }
        return lanes.count { lane in
            let waits = lane.tasks.first.map { waitsForOthers($0) } ?? false
            return lane.retry != nil && lane.sending == nil && !waits
        }
    }

    /// Whether the network may come or go: not while a lane waits for a time with a network, because it is not
    /// said which of both it waits for afterwards.
    var mayToggle: Bool { waitingLanes == 0 }

    /// Takes a mutation out of its lane.
    private mutating func leave(_ task: Int) {
        calls.removeAll { $0.kind == .queued(task) }
        guard let lane = queued[task]?.lane,
            let place = lanes[lane].tasks.firstIndex(of: task)
        else { return }
        if lanes[lane].sending == task { lanes[lane].sending = nil }
        lanes[lane].tasks.remove(at: place)
        lanes[lane].forced.remove(task)
        if place == 0 { restart(lane) }
        if lanes[lane].tasks.isEmpty { lanes[lane] = Lane() }
    }

    private mutating func restart(_ lane: Int) {
        lanes[lane].retry = nil
        lanes[lane].failures = 0
        lanes[lane].wasHurried = false
    }

    /// A request of a queued mutation was answered.
    mutating func answer(queued task: Int, _ answer: Answer) {
        guard let mutation = queued[task] else { return }
        let lane = mutation.lane
        switch answer {
        case .outage:
            lanes[lane].sending = nil
            if !lanes[lane].forced.contains(task) { lanes[lane].forced = [] }
            lanes[lane].retry = time + min(60, 1 << lanes[lane].failures)
            lanes[lane].failures += 1
        case .errors:
            leave(task)
            failed.insert(task)
            if outcomes[task] == nil { outcomes[task] = .refused }
        case .data, .null:
            leave(task)
            if answer == .data, let story = mutation.story {
                // A server executes a mutation once, by its key.
                if executed.insert(mutation.key).inserted { serverLikes[story] += 10 }
                likes[story] = serverLikes[story]
            }
            unkept.insert(task)
            if outcomes[task] == nil { outcomes[task] = .done }
            if mutation.makesUp { exchange(task, isThere: answer == .data) }
        }
        lookAtAll()
    }

    /// Those that name the object of a mutation get the server's id, or fail if the answer has none.
    private mutating func exchange(_ task: Int, isThere: Bool) {
        for (later, mutation) in queued where mutation.target == "temp-\(task)" {
            if isThere {
                queued[later]?.target = "real-\(task)"
            } else if later > task, lanes[mutation.lane].tasks.contains(later),
                lanes[mutation.lane].sending != later
            {
                leave(later)
                failed.insert(later)
                if outcomes[later] == nil { outcomes[later] = .done }
            }
        }
    }

    /// Another request has succeeded, so that those are tried that wait after a failure.
    mutating func hurry() {
        for lane in lanes.indices where lanes[lane].retry != nil && !lanes[lane].wasHurried {
            lanes[lane].retry = nil
            lanes[lane].wasHurried = true
            look(lane)
        }
    }

    mutating func toggleNetwork() {
        isOnline.toggle()
        guard isOnline, take(&watchesNetwork, false) else { return }
        endWaits(isForced: false)
    }

    mutating func sendNow() { endWaits(isForced: true) }

    private mutating func endWaits(isForced: Bool) {
        for lane in lanes.indices where !lanes[lane].tasks.isEmpty {
            lanes[lane].retry = nil
            lanes[lane].wasHurried = false
            if isForced { lanes[lane].forced = Set(lanes[lane].tasks) }
            look(lane)
        }
    }

    /// The app removes a mutation that waits or has failed.
    mutating func remove(queued task: Int) {
        leave(task)
        failed.remove(task)
        queued[task] = nil
        if outcomes[task] == nil { outcomes[task] = .done }
        lookAtAll()
    }

    /// The app sends a mutation again that has failed, with another key.
    mutating func sendAgain(_ task: Int, key: String) {
        guard failed.remove(task) != nil, let lane = queued[task]?.lane else { return }
        queued[task]?.key = key
        let place = lanes[lane].tasks.firstIndex { $0 > task } ?? lanes[lane].tasks.count
        lanes[lane].tasks.insert(task, at: place)
        if place == 0 { restart(lane) }
        lookAtAll()
    }

    /// Another launch finds the mutations that wait or have failed, and those whose answers the store has not
    /// kept.
    mutating func relaunchQueued() {
        watchesNetwork = false
        for lane in lanes.indices {
            let answered = unkept.filter { queued[$0]?.lane == lane }
            lanes[lane] = Lane(tasks: (lanes[lane].tasks + answered).sorted())
        }
        unkept = []
        calls.removeAll { if case .queued = $0.kind { true } else { false } }
        lookAtAll()
    }

    /// The likes that queued mutations show.
    func queuedLikes(_ story: Int) -> Int {
        lanes.flatMap(\.tasks).count { queued[$0]?.story == story }
    }
}
