/// A position as editors count it: lines from 1, columns from 1 in UTF-16 code units, as the
/// language server protocol and most editors have them.
public struct SourceLocation: Equatable, Hashable, Comparable, Sendable {
    /// The line, counted from 1.
    public var line: Int

    /// The column, counted from 1 in UTF-16 code units; a byte order mark is not counted.
    public var column: Int

    /// Creates a location.
    ///
    /// - Parameters:
    ///   - line: The line, counted from 1.
    ///   - column: The column, counted from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Whether one location comes before another in the same file.
    ///
    /// - Parameters:
    ///   - lhs: A location.
    ///   - rhs: Another location.
    /// - Returns: True when `lhs` comes first.
    public static func < (lhs: SourceLocation, rhs: SourceLocation) -> Bool {
        (lhs.line, lhs.column) < (rhs.line, rhs.column)
    }
}

/// A range of bytes of a source.
///
/// Lines and columns are computed when asked for: the price of a span is 16 bytes.
public struct SourceSpan: Equatable, Sendable {
    /// The source the bytes belong to.
    public let source: Source
    private let lower: UInt32
    private let upper: UInt32

    /// Creates a span.
    ///
    /// - Parameters:
    ///   - source: The source the bytes belong to.
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

    /// The span of nodes that were not parsed but made.
    public static let synthesized = SourceSpan(source: .synthesized, range: 0..<0)

    /// Whether the node was not parsed but made.
    public var isSynthesized: Bool { source === Source.synthesized }

    /// The byte offsets in the source.
    public var range: Range<Int> { Int(lower)..<Int(upper) }

    /// The byte offset of the first byte.
    public var startOffset: Int { Int(lower) }

    /// The byte offset behind the last byte.
    public var endOffset: Int { Int(upper) }

    /// The line and column of the first byte.
    public var start: SourceLocation { source.location(at: Int(lower)) }

    /// The line and column behind the last byte.
    public var end: SourceLocation { source.location(at: Int(upper)) }

    /// The bytes of the span as text.
    public var text: String { source.text(in: range) }

    /// The span from the start of this one to the end of another in the same source.
    ///
    /// - Parameter other: A span that ends later.
    /// - Returns: The span of both and what lies between.
    public func through(_ other: SourceSpan) -> SourceSpan {
        SourceSpan(source: source, lower: lower, upper: other.upper)
    }
}

extension SourceSpan: CustomStringConvertible {
    /// The place in the form `path:line:column`.
    public var description: String {
        let start = start
        return "\(source.path):\(start.line):\(start.column)"
    }
}
