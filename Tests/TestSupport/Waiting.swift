/// Waits until a condition is true.
///
/// Returns `false` if it is not true after a minute and 1,000 checks. The number of checks matters on
/// a busy machine, where other threads need their turn.
package func comesToHold(_ condition: () async throws -> Bool) async throws -> Bool {
    let start = ContinuousClock.now
    var looks = 0
    while try await !condition() {
        looks += 1
        guard looks < 1000 || ContinuousClock.now - start < .seconds(60) else { return false }
        try await Task.sleep(for: .milliseconds(10))
    }
    return true
}

/// Waits until a growing number stops growing, as when a buffer is full, and returns it.
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
