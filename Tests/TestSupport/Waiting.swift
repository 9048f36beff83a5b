/// Waits until something holds; `false` when it does not within a minute, in which it was looked at
/// so often that everybody else had their turn, however busy the machine is.
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
