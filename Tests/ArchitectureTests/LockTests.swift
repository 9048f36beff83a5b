import Testing

/// What is never done while a lock is held, as far as text shows: resuming, yielding, finishing,
/// cancelling, disposing, logging.
///
/// Whoever waits for us may hold what we would wait for.
struct LockTests {
    @Test(arguments: SourceFile.shipping)
    func callsNobodyWhileALockIsHeld(file: SourceFile) {
        #expect(calls(in: file) == [])
    }

    @Test(arguments: [
        "lock.withLock { $0.continuation.yield(1) }",
        "a.withLock {\n  b\n  waiter.resume()\n}",
        "a.withLock { b in\n  if c {\n    task.cancel()\n  }\n}",
        "let (a, b) = try state.withLock { state throws(E) in\n  state.stream.finish()\n  return a\n}",
        "a.withLock { b in\n  log(.event)\n}",
        "a.withLock({ $0.subscription.dispose() })",
        "a.withLock { b in\n  onChange?(b)\n}",
        "lock.lock()\na = b\nwaiter.resume()\nlock.unlock()",
        "lock.lock()\ndefer { lock.unlock() }\na = b\nwaiter.resume()\n",
        "a.withLock {\n  b.withLock { $0 = c }\n  waiter.resume()\n}",
        "a.withLock { $0 = nil }; b.withLock { $0.task.cancel() }",
    ])
    func seesACall(code: String) {
        #expect(calls(in: SourceFile(path: "", text: code)).count == 1)
    }

    @Test(arguments: [
        "let waiter = a.withLock { $0.waiter }\nwaiter.resume()",
        "a.withLock { $0.continuation }?.yield(1)",
        "lock.lock()\nlet a = b\nlock.unlock()\nwaiter.resume()",
        "func f() {\n  lock.lock()\n  defer { lock.unlock() }\n  a = b\n}\nfunc g() {\n  waiter.resume()\n}",
        "a.withLock { state in\n  state.resumed = true\n  state.finishCount += 1\n}",
        "a.withLock { state in\n  state.actions.append { task.cancel() }\n}",
        "a.withLock { state in\n  state.cancel = { task.cancel() }\n}",
    ])
    func seesNoCall(code: String) {
        #expect(calls(in: SourceFile(path: "", text: code)) == [])
    }

    private func calls(in file: SourceFile) -> [String] {
        guard file.text.contains("ithLock") || file.text.contains(".lock()") else { return [] }
        var sections = LockedSections()
        for (index, line) in file.code.lines.enumerated() {
            sections.read(line, at: index)
        }
        return sections.calls.map { "\(file.path):\($0 + 1): \(file.lines[$0])" }
    }
}

/// Follows the text of a file: which locks are held in each line, and what is called there.
private struct LockedSections {
    /// The lines in which something is called that mustn't be.
    private(set) var calls: [Int] = []

    private enum Brace {
        /// The body of `withLock`.
        case locked
        /// A closure that is kept for later: assigned, appended or returned.
        case later
        case other
    }

    private var braces: [Brace] = []
    /// How deep the braces were where a lock was taken that a later line releases.
    private var manual: Int?

    mutating func read(_ line: String, at index: Int) {
        var rest = Substring(line)
        if rest.contains(".lock()"), !rest.contains("func ") { manual = braces.count }
        if rest.contains(".unlock()"), !rest.contains("defer") { manual = nil }
        var hasCalled = false
        var segment = ""
        while let character = rest.popFirst() {
            if character == "{" || character == "}" {
                hasCalled = hasCalled || isCall(segment)
                if character == "{" {
                    braces.append(kind(of: segment))
                } else {
                    _ = braces.popLast()
                    if let depth = manual, braces.count < depth { manual = nil }
                }
                segment = ""
            } else {
                segment.append(character)
            }
        }
        if hasCalled || isCall(segment) { calls.append(index) }
    }

    private func kind(of before: String) -> Brace {
        if before.contains(/\.withLock\s*\(?\s*$/) { return .locked }
        return before.contains(/(?:=|append|append\(|return)\s*$/) ? .later : .other
    }

    private func isCall(_ segment: String) -> Bool {
        let last = braces.last { $0 != .other }
        guard last == .locked || last == nil && manual != nil else { return false }
        // Regular expressions are slow without optimisation.
        guard segment.contains("(") else { return false }
        return segment.contains(
            /\.(?:resume|yield|finish|cancel|dispose)\(|\blog\(|\bon[A-Z]\w*\??\(/
        )
    }
}
