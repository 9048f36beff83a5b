extension Array {
    /// The elements in memory of their own, to be made under the lock that protects the array.
    ///
    /// An array that was returned as it is shares its memory for a while, and is appended to in
    /// place as soon as it is released. The thread sanitizer doesn't see that release, because it
    /// happens in the standard library, and reports a race.
    var copied: [Element] { map { $0 } }
}
