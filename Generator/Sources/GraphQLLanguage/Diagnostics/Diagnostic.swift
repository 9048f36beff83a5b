/// One finding about a text: what is wrong, where, and what to do about it.
public struct Diagnostic: Error, Equatable, Sendable {
    /// How bad a finding is.
    public enum Severity: String, Sendable, Comparable {
        /// Compilation cannot go on.
        case error
        /// Compilation goes on; the user should know.
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

        /// Whether one severity is worse than another.
        ///
        /// - Parameters:
        ///   - lhs: A severity.
        ///   - rhs: Another severity.
        /// - Returns: True when `lhs` is the worse.
        public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }
    }

    /// Another place that a finding has to do with.
    public struct Related: Equatable, Sendable {
        /// What the place has to do with the finding.
        public var message: String
        /// The place.
        public var span: SourceSpan

        /// Creates a related place.
        ///
        /// - Parameters:
        ///   - message: What the place has to do with the finding.
        ///   - span: The place.
        public init(message: String, span: SourceSpan) {
            self.message = message
            self.span = span
        }
    }

    /// A replacement that would mend the text.
    public struct FixIt: Equatable, Sendable {
        /// What to replace; an empty span inserts.
        public var span: SourceSpan
        /// What to put there.
        public var replacement: String

        /// Creates a fix-it.
        ///
        /// - Parameters:
        ///   - span: What to replace.
        ///   - replacement: What to put there.
        public init(span: SourceSpan, replacement: String) {
            self.span = span
            self.replacement = replacement
        }
    }

    /// How bad it is.
    public var severity: Severity
    /// The rule that found it, `FieldsOnCorrectTypeRule` for example; `Syntax` from the parser.
    public var rule: String
    /// One sentence: what is wrong, with offending values in backquotes, and the remedy if known.
    public var message: String
    /// Where it is.
    public var span: SourceSpan
    /// Other places it has to do with.
    public var related: [Related]
    /// Edits that would mend it, best first.
    public var fixIts: [FixIt]

    /// Creates a diagnostic.
    ///
    /// - Parameters:
    ///   - severity: How bad it is.
    ///   - rule: The rule that found it.
    ///   - message: What is wrong and the remedy if known.
    ///   - span: Where it is.
    ///   - related: Other places it has to do with.
    ///   - fixIts: Edits that would mend it.
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
    /// Whether one of the diagnostics is an error.
    public var hasErrors: Bool { contains { $0.severity == .error } }

    /// The diagnostics by file, place, severity, rule and message, each once.
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

    /// A message in which what stands between backquotes is cut when it is very long, as names in
    /// hostile documents are.
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
