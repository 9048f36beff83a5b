extension ContiguousArray {
    /// Appends the elements of `others`, which is left with none: moved over where there were none
    /// so far.
    mutating func add(_ others: inout ContiguousArray) {
        if isEmpty { swap(&self, &others) } else { self += others }
        others = []
    }
}
