/// Finds the chunks of a new version of a list among those of the version before.
///
/// Chunks are matched in order: first those at the end that both versions share, then each of the
/// others among the next few. So a list that grows, or in which elements were inserted, removed or
/// replaced in one place, is matched completely.
struct ChunkMatcher {
    /// How many chunks further a chunk is looked for.
    private static let reach = 8

    /// The number of chunks at the end that both versions share.
    private let common: Int
    private let oldCount: Int
    private let newCount: Int
    /// The first chunk of the version before that was not matched or passed.
    private var next = 0

    /// Compares the ends of two versions; `areSame` compares a chunk of the version before with a new
    /// one.
    init(from oldCount: Int, to newCount: Int, _ areSame: (Int, Int) -> Bool) {
        (self.oldCount, self.newCount) = (oldCount, newCount)
        var common = 0
        while common < min(oldCount, newCount),
            areSame(oldCount - 1 - common, newCount - 1 - common)
        {
            common += 1
        }
        self.common = common
    }

    /// Returns the position that a new chunk had in the version before; `nil` if it isn't found there.
    ///
    /// Call it for each new chunk in order.
    mutating func match(_ new: Int, _ areSame: (Int, Int) -> Bool) -> Int? {
        guard new < newCount - common else { return oldCount - (newCount - new) }
        for old in next..<min(next + Self.reach, oldCount - common) where areSame(old, new) {
            next = old + 1
            return old
        }
        return nil
    }
}
