extension ContiguousArray {
    /// Removes the elements at positions, which are in ascending order.
    mutating func remove(at positions: ContiguousArray<Int>) {
        guard let first = positions.first else { return }
        var next = 0
        var end = first
        for position in first..<count {
            if next < positions.count, positions[next] == position {
                next += 1
            } else {
                swapAt(position, end)
                end += 1
            }
        }
        removeLast(count - end)
    }
}
