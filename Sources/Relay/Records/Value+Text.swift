/// The text of slots.
///
/// Readers, the normalizer and field handlers ask for it here, so that a record may store text in
/// another way without them.
extension Value {
    /// The text of a string; `nil` for other values.
    @inline(__always)
    package var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// Whether the value is a string.
    @inline(__always)
    package var isText: Bool {
        if case .string = self { true } else { false }
    }

    @inline(__always)
    package init(text: String) {
        self = .string(text)
    }
}
