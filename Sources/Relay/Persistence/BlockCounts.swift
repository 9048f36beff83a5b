/// How many records the rows of records in a storage have.
struct BlockCounts {
    /// By the numbers of the rows, as far as there are any.
    private var all = ContiguousArray<UInt8>()

    /// The number of records in a row; 0 if there is no such row.
    ///
    /// Rows have numbers from 0 on; memory is taken up to the greatest that is set.
    subscript(number: Int64) -> UInt8 {
        get {
            guard let place = Int(exactly: number), all.indices.contains(place) else { return 0 }
            return all[place]
        }
        set {
            guard let place = Int(exactly: number), place >= 0 else { return }
            if place < all.count {
                all[place] = newValue
            } else if newValue > 0 {
                all.append(contentsOf: repeatElement(0, count: place - all.count))
                all.append(newValue)
            }
        }
    }

    /// Calls `body` with each row that there is.
    func forEach(_ body: (_ number: Int64, _ count: Int) -> Void) {
        for (number, count) in all.enumerated() where count > 0 { body(Int64(number), Int(count)) }
    }
}
