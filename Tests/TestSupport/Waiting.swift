/// How long tests wait for what must happen: only a test that fails ever waits that long, and no
/// machine is so busy that one that passes does.
package let patience = Duration.seconds(120)

/// Waits until something holds; `false` when it does not within ``patience``.
package func comesToHold(_ condition: () async throws -> Bool) async throws -> Bool {
    let start = ContinuousClock.now
    while try await !condition() {
        guard ContinuousClock.now - start < patience else { return false }
        try await Task.sleep(for: .milliseconds(10))
    }
    return true
}

/// Waits until a number has grown and grows no more, as what is written to a full buffer does; that
/// number.
package func standstill(of number: () -> Int) async throws -> Int {
    var (last, times) = (0, 0)
    while times < 20 {
        try await Task.sleep(for: .milliseconds(20))
        let next = number()
        times = next > 0 && next == last ? times + 1 : 0
        last = next
    }
    return last
}
