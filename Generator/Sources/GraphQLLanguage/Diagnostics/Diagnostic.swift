/// An error or another finding in a source: what is wrong, where, and how to fix it.
public struct Diagnostic: Error, Equatable, Sendable {
    /// The severity of a diagnostic.
    public enum Severity: String, Sendable, Comparable {
        /// Compilation fails.
        case error
        /// Compilation continues, but the user should know about it.
        case warning
        /// Additional information.
        case note

        private var rank: Int {
            switch self {
            case .error: 0
            case .warning: 1
            case .note: 2
            }
        }

        /// Returns whether one severity is worse than another.
        ///
        /// - Parameters:
        ///   - lhs: A severity.
        ///   - rhs: Another severity.
        /// - Returns: Whether `lhs` is worse.
        public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }
    }

    /// Another source range that is related to a diagnostic.
    public struct Related: Equatable, Sendable {
        /// How it is related.
        public var message: String
        /// The source range.
        public var span: SourceSpan

        /// Creates a related range.
        ///
        /// - Parameters:
        ///   - message: How it is related.
        ///   - span: The source range.
        public init(message: String, span: SourceSpan) {
            self.message = message
            self.span = span
        }
    }

    /// An edit that would fix the error.
    public struct FixIt: Equatable, Sendable {
        /// The range to replace; an empty range inserts.
        public var span: SourceSpan
        /// The replacement text.
        public var replacement: String

        /// Creates a fix-it.
        ///
        /// A space is added where the replacement would join two names: ` __typename` before `id`.
        ///
        /// - Parameters:
        ///   - span: The range to replace.
        ///   - replacement: The replacement text.
        public init(span: SourceSpan, replacement: String) {
            self.span = span
            let bytes = span.source.bytes
            let before = bytes.prefix(max(0, span.startOffset)).last
            let after = bytes.dropFirst(max(0, span.endOffset)).first
            func joins(_ left: UInt8?, _ right: UInt8?) -> Bool {
                guard let left, let right else { return false }
                return isNameContinue(left) && isNameContinue(right)
            }
            let text = replacement.utf8
            let start = joins(before, text.first ?? after) ? " " : ""
            let end = joins(text.last, after) ? " " : ""
            self.replacement = start + replacement + end
        }
    }

    /// Its severity.
    public var severity: Severity
    /// The rule that reported it, such as `FieldsOnCorrectTypeRule`, or `Syntax` for the parser.
    public var rule: String
    /// One sentence that says what is wrong, with offending values in backquotes, and how to fix it
    /// if known.
    public var message: String
    /// The source range.
    public var span: SourceSpan
    /// Related source ranges.
    public var related: [Related]
    /// Edits that would fix it, best first.
    public var fixIts: [FixIt]

    /// Creates a diagnostic.
    ///
    /// - Parameters:
    ///   - severity: Its severity.
    ///   - rule: The rule that reported it.
    ///   - message: The error, and how to fix it if known.
    ///   - span: The source range.
    ///   - related: Related source ranges.
    ///   - fixIts: Edits that would fix it.
    public init(
        severity: Severity = .error,
        rule: String,
        message: String,
        span: SourceSpan,
        related: [Related] = [],
        fixIts: [FixIt] = []
    ) {
        self.severity = severity
        self.rule = rule
        self.message = Self.shortened(message)
        self.span = span
        self.related = related
        self.fixIts = fixIts
    }
}

extension Sequence<Diagnostic> {
    /// Whether any diagnostic is an error.
    public var hasErrors: Bool { contains { $0.severity == .error } }

    /// Returns the diagnostics without duplicates, sorted by file, position, severity, rule and
    /// message.
    ///
    /// - Returns: The sorted diagnostics.
    public func sortedAndDeduplicated() -> [Diagnostic] {
        let sorted = self.sorted(by: Diagnostic.precedes)
        var result: [Diagnostic] = []
        result.reserveCapacity(sorted.count)
        for diagnostic in sorted where result.last.map({ !diagnostic.repeats($0) }) ?? true {
            result.append(diagnostic)
        }
        return result
    }
}

extension Diagnostic {
    private static let maximumMessageLength = 2_000
    private static let maximumNameLength = 200

    /// Returns a message with very long quotations shortened, because malicious documents may
    /// contain very long names.
    private static func shortened(_ message: String) -> String {
        guard message.utf8.count > maximumMessageLength else { return message }
        let parts = message.split(separator: "`", omittingEmptySubsequences: false)
        return parts.enumerated().map { index, part in
            index.isMultiple(of: 2) || part.utf8.count <= maximumNameLength
                ? String(part) : part.prefix(maximumNameLength / 2) + "…"
        }.joined(separator: "`")
    }

    fileprivate static func precedes(_ lhs: Diagnostic, _ rhs: Diagnostic) -> Bool {
        if lhs.span.source.path != rhs.span.source.path {
            return lhs.span.source.path < rhs.span.source.path
        }
        let left = (lhs.span.source.firstLine, lhs.span.startOffset, lhs.span.endOffset)
        let right = (rhs.span.source.firstLine, rhs.span.startOffset, rhs.span.endOffset)
        if left != right {
            return left < right
        }
        if lhs.severity != rhs.severity {
            return lhs.severity < rhs.severity
        }
        return (lhs.rule, lhs.message) < (rhs.rule, rhs.message)
    }

    fileprivate func repeats(_ other: Diagnostic) -> Bool {
        severity == other.severity && rule == other.rule && message == other.message
            && span.range == other.span.range && span.source.path == other.span.source.path
            && span.source.firstLine == other.span.source.firstLine
    }
}
