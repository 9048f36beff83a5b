/// A set of object types, by their numbers in the schema.
///
/// Small sets are lists and large ones bit sets, so that thousands of small sets use little memory.
struct ObjectSet: Sendable {
    private let capacity: Int
    /// The numbers in ascending order; empty if the set is a bit set.
    private var numbers: [UInt32] = []
    private var words: [UInt64] = []

    init(count: Int) {
        capacity = count
    }

    mutating func insert(_ index: Int) {
        guard words.isEmpty else {
            words[index / 64] |= 1 << UInt64(index % 64)
            return
        }
        let position = position(of: UInt32(index))
        guard position == numbers.count || numbers[position] != index else { return }
        numbers.insert(UInt32(index), at: position)
        guard numbers.count * 32 > capacity else { return }
        words = Array(repeating: 0, count: (capacity + 63) / 64)
        for number in numbers {
            words[Int(number) / 64] |= 1 << UInt64(number % 64)
        }
        numbers = []
    }

    func contains(_ index: Int) -> Bool {
        guard words.isEmpty else {
            return words[index / 64] & (1 << UInt64(index % 64)) != 0
        }
        let position = position(of: UInt32(index))
        return position < numbers.count && numbers[position] == index
    }

    func intersects(_ other: ObjectSet) -> Bool {
        if words.isEmpty, numbers.count <= other.numbers.count || !other.words.isEmpty {
            return numbers.contains { other.contains(Int($0)) }
        }
        if other.words.isEmpty {
            return other.numbers.contains { contains(Int($0)) }
        }
        for index in words.indices where words[index] & other.words[index] != 0 {
            return true
        }
        return false
    }

    /// Returns the position at which a number is or would be inserted.
    private func position(of number: UInt32) -> Int {
        guard let last = numbers.last, number <= last else { return numbers.count }
        var (low, high) = (0, numbers.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if numbers[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
