@testable import Relay

extension EnvironmentRun {
    /// Does one random step on the environment and on the model, and compares both.
    func step() async throws {
        let list = Int.random(in: 0..<EnvironmentModel.listCount, using: &random)
        let isBusy = running.count >= 10
        switch Int.random(in: 0..<(storage == nil ? 110 : 134), using: &random) {
        case 0..<12 where !isBusy: fetch(list)
        case 12..<18 where model.preloads.count < 4:
            let (number, age) = (nextTask(), randomAge())
            note("preload \(list) as \(number), at most \(age ?? -1) s old")
            model.preload(number, list, maxAge: age)
            preload(number, list, maxAge: age.map { .seconds($0) })
        case 18..<22 where !model.preloads.isEmpty:
            let number = random.pick(model.preloads.keys.sorted())
            note("drop preload \(number)")
            model.dropPreload(number)
            dropPreload(number)
        case 22..<46 where !isBusy && model.references[list] > 0: load(list)
        case 46..<58 where !isBusy: commit()
        case 58..<66 where !running.isEmpty:
            let task = random.pick(running)
            note("cancel \(task)")
            model.cancel(task)
            cancel(task)
        case 66..<70:
            try await advance()
        case 70..<72: try deleteLast(list)
        case 72..<74:
            note("drop references to \(list)")
            model.dropReferences(list)
            dropReferences(list)
        // Nothing is collected while there are optimistic updates.
        case 74..<77 where model.mutations.isEmpty && model.lanes.allSatisfy(\.tasks.isEmpty):
            note("release memory")
            try await releaseMemory()
        case 77 where random.chance(30):
            note("reset")
            try reset()
        case 78..<81 where model.lists[list] != nil:
            note("replace \(list)")
            model.replace(list)
            try replace(list)
        case 81..<83 where storage != nil:
            note("persist")
            try await environment.persist()
            model.persist()
        case 83 where model.saved != nil:
            let (persists, isDamaged) = (random.chance(50), random.chance(25))
            note("relaunch, persists before: \(persists), is damaged: \(isDamaged)")
            if persists {
                try await environment.persist()
                model.persist()
            }
            try await relaunch(isDamaged: isDamaged)
        case 110..<124: try await offlineStep()
        default: try answer()
        }
        try await settle()
    }

    /// Ten seconds pass.
    private func advance() async throws {
        note("10 s later")
        if model.waitingLanes > 0 {
            // A lane that was looked at once more waits anew.
            try await environment.offline.persist()
            let (clock, sleepers) = (clock, model.sleepers)
            repeat {
                try await settle()
            } while try await !remains { clock.sleepers == sleepers }
        }
        model.time += 10
        clock.advance(by: .seconds(10))
        model.lookAtAll()
    }

    // MARK: - Queued mutations

    private func offlineStep() async throws {
        let lane = Int.random(in: 0..<model.lanes.count, using: &random)
        switch Int.random(in: 0..<14, using: &random) {
        case 0..<7 where running.count < 10 && model.queuedTasks.count < 8: try await queue(lane)
        case 7..<10 where model.mayToggle:
            note(model.isOnline ? "no network" : "network")
            reachability.isReachable.toggle()
            model.toggleNetwork()
        case 10:
            note("send now")
            environment.offline.sendNow()
            model.sendNow()
        case 11 where !model.queuedTasks.isEmpty:
            let task = random.pick(model.queuedTasks)
            note("remove \(task)")
            try environment.offline.remove(number(ofQueued: task))
            model.remove(queued: task)
        case 12..<14 where !model.failed.isEmpty:
            let task = random.pick(model.failed.sorted())
            note("send \(task) again")
            let number = try number(ofQueued: task)
            try environment.offline.sendAgain(number)
            let mutation = environment.offline.mutations.first { $0.id == number }
            let (key, old) = (mutation?.idempotencyKey ?? "", model.queued[task]?.key)
            guard key != old else { throw Mismatch(description: "\(task) has its key again") }
            model.sendAgain(task, key: key)
        default: try answer()
        }
    }

    private func number(ofQueued task: Int) throws -> QueuedMutation.ID {
        let key = model.queued[task]?.key
        let mutation = environment.offline.mutations.first { $0.idempotencyKey == key }
        guard let mutation else { throw Mismatch(description: "\(task) is not queued") }
        return mutation.id
    }

    private func queue(_ lane: Int) async throws {
        let (task, environment) = (nextTask(), environment)
        var story: Int? = Int.random(in: 0..<2, using: &random)
        var target = story.map { "s\($0)" } ?? ""
        let makesUp = random.chance(50)
        if let creator = model.creators.last, random.chance(75) {
            (story, target) = (nil, "temp-\(creator)")
        } else if makesUp {
            (story, target) = (nil, "new")
        }
        note("\(task): queue a like of \(target) in \(lane), makes up an object: \(makesUp)")
        model.queue(task, target, story, lane: lane, makesUp: makesUp)
        let response: JSONObject = ["likeStory": ["id": .string("temp-\(task)"), "likeCount": 1]]
        start(task) { [target] in
            let mutation = LikeMutation(id: ID(target))
            let policy = OfflinePolicy.queue(key: "\(lane)")
            let config = CacheConfig(transactionID: "m\(task)")
            if makesUp {
                _ = try await environment.commit(
                    mutation,
                    optimisticResponse: response,
                    whenOffline: policy,
                    cacheConfig: config
                )
            } else {
                _ = try await environment.commit(mutation, whenOffline: policy, cacheConfig: config)
            }
            return .done
        }
    }

    private func randomAge() -> Int? { random.pick([nil, nil, 10, 20, 40]) }

    private func answer() throws {
        guard !model.calls.isEmpty else { return }
        let index = Int.random(in: 0..<model.calls.count, using: &random)
        // Most of what can happen to a queued mutation begins with a failure.
        let isQueued = if case .queued = model.calls[index].kind { true } else { false }
        let others: [EnvironmentModel.Answer] =
            [.data, .outage, .errors] + (isQueued ? [.null] : [])
        let answer = random.chance(isQueued ? 40 : 75) ? .data : random.pick(others)
        note("answer `\(model.calls[index].text)` with \(answer)")
        try self.answer(index, answer)
    }

    /// Lets everything end, and drops all that holds data.
    func finish() async throws {
        note("finish")
        for task in model.failed.sorted() {
            try environment.offline.remove(number(ofQueued: task))
            model.remove(queued: task)
        }
        if !model.isOnline {
            reachability.isReachable = true
            model.toggleNetwork()
        }
        environment.offline.sendNow()
        model.sendNow()
        try await settle()
        while !model.calls.isEmpty {
            try answer(0, .data)
            try await settle()
        }
        for number in model.preloads.keys.sorted() {
            model.dropPreload(number)
            dropPreload(number)
        }
        for list in model.lists.indices {
            model.dropReferences(list)
            dropReferences(list)
        }
        try await releaseMemory()
        try await settle()
        guard model.lists == [nil, nil] || model.isKept, running.isEmpty else {
            throw Mismatch(description: "something is left: \(model.lists), \(running)")
        }
    }

    // MARK: - Calls

    private func fetch(_ list: Int) {
        let task = nextTask()
        let policies: [FetchPolicy] = [.storeOrNetwork, .storeOrNetwork, .networkOnly, .storeOnly]
        var policy = random.pick(policies)
        // The query's own data is that of both lists, so it is there if one of them is.
        if model.lists[list] == nil, model.lists != [nil, nil], policy == .storeOnly {
            policy = .networkOnly
        }
        let age = policy == .storeOrNetwork ? randomAge() : nil
        let keeps = random.chance(60)
        note("\(task): fetch \(list) \(policy), at most \(age ?? -1) s old, keep \(keeps)")
        model.fetch(task, list, policy, maxAge: age, keeps: keeps)
        let (environment, query, references) = (environment, query(list), references)
        start(task) { [policy] in
            let data = try await environment.fetch(
                query,
                fetchPolicy: policy,
                maxAge: age.map { .seconds($0) }
            )
            if keeps, let books = data.library?.books_library {
                references.withLock { $0[list].append(books) }
            }
            return .done
        }
    }

    private func load(_ list: Int) {
        guard let reference = references.withLock({ $0[list].last }) else { return }
        let (task, environment) = (nextTask(), environment)
        let count = Int.random(in: 1...3, using: &random)
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<4:
            note("\(task): next \(count) of \(list)")
            model.load(task, list, .next(count))
            start(task) { .page(try await environment.loadNext(count, of: reference)) }
        case 4..<7:
            note("\(task): previous \(count) of \(list)")
            model.load(task, list, .previous(count))
            start(task) { .page(try await environment.loadPrevious(count, of: reference)) }
        case 7:
            let limit = count * 2
            note("\(task): all of \(list), \(limit) by \(count)")
            model.loadAll(task, list, limit: limit, size: count)
            start(task) {
                .page(try await environment.loadAll(limit, pageSize: count, of: reference))
            }
        default:
            note("\(task): refetch \(list)")
            model.load(task, list, .refetch)
            start(task) {
                try await environment.refetch(reference)
                return .done
            }
        }
    }

    private func commit() {
        let (task, environment) = (nextTask(), environment)
        let story = Int.random(in: 0..<2, using: &random)
        let queue = random.pick([nil, 0, 1, 1])
        let replaces = queue == 1 && random.chance(40)
        note("\(task): like \(story) in \(queue ?? -1), replaces \(replaces)")
        model.commit(task, story, queue: queue, replaces: replaces)
        start(task) {
            try await environment.commit(
                LikeStoryMutation(id: ID("s\(story)")),
                optimisticUpdater: { store in
                    Self.addLike(to: ID("s\(story)"), in: store)
                },
                queue: queue.map { MutationQueue($0, replacesWaiting: replaces) },
                cacheConfig: CacheConfig(transactionID: "m\(task)")
            )
            return .done
        }
    }

    /// The last row is deleted on the server and from the list.
    private func deleteLast(_ list: Int) throws {
        guard let row = model.deleteLast(list) else { return }
        note("delete \(row)")
        let genre: JSONValue? = list == 0 ? nil : "crime"
        try environment.commitUpdate { store in
            guard let library = store.record("l") else { return }
            let lists = ConnectionHandler.connections(of: library, key: "Books_books") {
                $0["genre"] == genre
            }
            for list in lists { ConnectionHandler.deleteNode(ID(row), in: list) }
        }
    }
}
