/// A branch of a ``RadixArray`` that is made when it is first looked at.
///
/// A subclass knows where its elements are encoded. A class because the versions of an array share the
/// branch, and whichever thread is first makes it for all of them.
class EncodedBranch: @unchecked Sendable {  // because a branch that was made never changes.
    private let made = OnceReference<RadixBranch>()

    /// How many elements a branch has.
    static var size: Int { 64 }

    /// The branch, which lives as long as this object does.
    final var branch: RadixBranch {
        if let branch = made.value { return branch }
        // Two threads may both make it; the first one's is used.
        let branch = made.store(makeBranch())
        didMakeBranch()
        return branch
    }

    /// Makes the branch; it may be called by several threads at once.
    func makeBranch() -> RadixBranch { RadixBranch.make(8, from: nil) }

    /// Called once or more when the branch is known to all threads.
    func didMakeBranch() {}
}
