/// A line and column, as most editors and the language server protocol count them: from 1, columns
/// in UTF-16 code units.
public struct SourceLocation: Equatable, Hashable, Comparable, Sendable {
    /// The line, starting at 1.
    public var line: Int

    /// The column, starting at 1, in UTF-16 code units.
    ///
    /// A byte order mark is not counted.
    public var column: Int

    /// Returns whether one location is before another in the same file.
    ///
    /// - Parameters:
    ///   - lhs: A location.
    ///   - rhs: Another location.
    /// - Returns: Whether `lhs` is before `rhs`.
    public static func < (lhs: SourceLocation, rhs: SourceLocation) -> Bool {
        (lhs.line, lhs.column) < (rhs.line, rhs.column)
    }
}

/// A range of bytes in a source.
///
/// A span takes only 16 bytes, because lines and columns are computed on demand.
public struct SourceSpan: Equatable, Sendable {
    /// The source that contains the bytes.
    public let source: Source
    private let lower: UInt32
    private let upper: UInt32

    /// Creates a span.
    ///
    /// - Parameters:
    ///   - source: The source that contains the bytes.
    ///   - range: Byte offsets in it.
    public init(source: Source, range: Range<Int>) {
        self.source = source
        self.lower = UInt32(clamping: range.lowerBound)
        self.upper = UInt32(clamping: range.upperBound)
    }

    init(source: Source, lower: UInt32, upper: UInt32) {
        self.source = source
        self.lower = lower
        self.upper = max(lower, upper)
    }

    /// The span of nodes that were created by the compiler and not parsed.
    public static let synthesized = SourceSpan(source: .synthesized, range: 0..<0)

    /// Whether the node was created by the compiler and not parsed.
    public var isSynthesized: Bool { source === Source.synthesized }

    /// The byte offsets in the source.
    public var range: Range<Int> { Int(lower)..<Int(upper) }

    /// The byte offset of the first byte.
    public var startOffset: Int { Int(lower) }

    /// The byte offset after the last byte.
    public var endOffset: Int { Int(upper) }

    /// The line and column of the first byte.
    public var start: SourceLocation { source.location(at: Int(lower)) }

    /// The line and column after the last byte.
    public var end: SourceLocation { source.location(at: Int(upper)) }

    /// The text of the span.
    public var text: String { source.text(in: range) }

    /// Returns the span from the start of this one to the end of another one in the same source.
    ///
    /// - Parameter other: A span that ends later.
    /// - Returns: A span that covers both and everything between them.
    public func through(_ other: SourceSpan) -> SourceSpan {
        SourceSpan(source: source, lower: lower, upper: other.upper)
    }
}

extension SourceSpan: CustomStringConvertible {
    /// The position in the form `path:line:column`.
    public var description: String {
        let start = start
        return "\(source.path):\(start.line):\(start.column)"
    }
}
