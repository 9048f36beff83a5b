@testable import Relay

/// Pages: calls for one list run one after another, and identical calls are one.
extension EnvironmentModel {
    /// A task loads a page or refetches, or joins an identical call.
    mutating func load(_ task: Int, _ list: Int, _ kind: PageCall.Kind) {
        if let index = queues[list].firstIndex(where: { $0.kind == kind }) {
            queues[list][index].waiters.append(task)
            return
        }
        queues[list].append(PageCall(kind: kind, waiters: [task]))
        if queues[list].count == 1 { run(list) }
    }

    mutating func loadAll(_ task: Int, _ list: Int, limit: Int, size: Int) {
        loops[task] = Loop(list: list, limit: limit, size: size)
        load(task, list, .next(size))
    }

    /// Sends the request of the first call in a list's queue.
    mutating func run(_ list: Int) {
        guard let head = queues[list].first, let known = lists[list] else { return }
        var variables: [String]
        switch head.kind {
        case .next(let count):
            guard known.next else { return end(list, .page(.atEnd)) }
            queues[list][0].cursor = known.end
            variables = ["first=\(count)", "after=c\(known.end ?? "")"]
        case .previous(let count):
            guard known.previous else { return end(list, .page(.atEnd)) }
            queues[list][0].cursor = known.start
            variables = ["last=\(count)", "before=c\(known.start ?? "")"]
        case .refetch:
            queues[list][0].count = max(2, known.ids.count)
            variables = ["first=\(max(2, known.ids.count))", "after=c\(anchor(list))"]
        }
        let text = "page \(list) \(variables.joined(separator: " "))"
        calls.append(Call(kind: .page(list), text: text))
    }

    /// The call of a list that was sent is answered.
    mutating func answer(pageOf list: Int, _ answer: Answer) {
        guard let head = queues[list].first else { return }
        switch answer {
        case .outage, .null: return end(list, .outage)
        case .errors: return end(list, .refused)
        case .data: break
        }
        switch head.kind {
        case .refetch:
            lists[list] = firstPage(list, head.count)
            end(list, .done)
        case .next(let count): addNext(list, count, head)
        case .previous(let count): addPrevious(list, count, head)
        }
    }

    private mutating func addNext(_ list: Int, _ count: Int, _ head: PageCall) {
        guard let known = lists[list] else { return }
        let following = rows[list].after(head.cursor)
        let page = following.prefix(count)
        guard known.end == head.cursor || page.last != nil && known.end == page.last else {
            return again(list)
        }
        let new = page.filter { !known.ids.contains($0) }
        let hasMore = following.count > page.count
        lists[list]?.ids += new
        lists[list]?.end = page.last ?? known.end
        lists[list]?.next = hasMore
        end(list, .page(.loaded(added: new.count, hasMore: hasMore)))
    }

    private mutating func addPrevious(_ list: Int, _ count: Int, _ head: PageCall) {
        guard let known = lists[list] else { return }
        let preceding = rows[list].before(head.cursor)
        let page = preceding.suffix(count)
        guard known.start == head.cursor else { return again(list) }
        let added = page.filter { !known.ids.contains($0) }.count
        let hasMore = preceding.count > page.count
        lists[list]?.ids = page + known.ids.filter { !page.contains($0) }
        lists[list]?.start = page.first ?? known.start
        lists[list]?.previous = hasMore
        end(list, .page(.loaded(added: added, hasMore: hasMore)))
    }

    /// The list was replaced meanwhile: the page after its new end is requested, three times at most.
    private mutating func again(_ list: Int) {
        queues[list][0].attempts += 1
        guard queues[list][0].attempts < 3 else { return end(list, .replaced) }
        run(list)
    }

    /// The first call of a list's queue has ended: the next one runs, and its waiters go on.
    private mutating func end(_ list: Int, _ outcome: Outcome) {
        let head = queues[list].removeFirst()
        run(list)
        for task in head.waiters {
            if loops[task] == nil {
                outcomes[task] = outcome
            } else {
                goOn(task, outcome)
            }
        }
    }

    private mutating func goOn(_ task: Int, _ outcome: Outcome) {
        guard var loop = loops.removeValue(forKey: task) else { return }
        switch outcome {
        case .page(.atEnd):
            let total = loop.total
            outcomes[task] = .page(total == 0 ? .atEnd : .loaded(added: total, hasMore: false))
        case .page(.loaded(let added, let hasMore)):
            loop.total += added
            let last = lists[loop.list]?.end
            if !hasMore {
                outcomes[task] = .page(.loaded(added: loop.total, hasMore: false))
            } else if added == 0, last == loop.cursor {
                outcomes[task] = .noProgress
            } else if loop.total >= loop.limit {
                outcomes[task] = .page(.loaded(added: loop.total, hasMore: true))
            } else {
                loop.cursor = last
                loops[task] = loop
                load(task, loop.list, .next(loop.size))
            }
        default: outcomes[task] = outcome
        }
    }
}
