extension ContiguousArray {
    /// Appends the elements of `others`, and empties it.
    ///
    /// If this array is empty, the storage is moved.
    mutating func add(_ others: inout ContiguousArray) {
        if isEmpty { swap(&self, &others) } else { self += others }
        others = []
    }
}
