/// Allocates unique names in one scope.
///
/// The first request for a name gets it unchanged, and later ones get underscores appended. So the
/// result depends only on the order of the requests.
struct NameAllocator {
    private var taken: Set<String>

    /// Creates an allocator that never returns the reserved names.
    init(reserving reserved: Set<String> = []) {
        taken = reserved
    }

    /// Returns a name that was not returned before.
    mutating func allocate(_ name: String) -> String {
        var candidate = name
        while !taken.insert(candidate).inserted {
            candidate += "_"
        }
        return candidate
    }
}
