/// Hands out names of one scope, each once.
///
/// Who asks first gets the name as it is; a clash gets underscores, so the outcome depends on
/// nothing but the order of asking.
struct NameAllocator {
    private var taken: Set<String>

    /// An allocator that never hands out some names.
    init(reserving reserved: Set<String> = []) {
        taken = reserved
    }

    /// A name that nobody else has.
    mutating func allocate(_ name: String) -> String {
        var candidate = name
        while !taken.insert(candidate).inserted {
            candidate += "_"
        }
        return candidate
    }
}
