import GraphQLLanguage

/// Maps offsets in a document to offsets in the Swift file that contains it as a literal.
struct SwiftSourceMap: Sendable {
    /// The Swift file.
    let file: Source
    /// The starts of ranges whose bytes are the same in both, in ascending order.
    private(set) var segments: [(document: Int, file: Int)] = []

    init(file: Source) {
        self.file = file
    }

    // Maps are looked up by their document, so they need not be compared.

    mutating func add(document: Int, file: Int) {
        if let last = segments.last, file - last.file == document - last.document { return }
        if segments.last?.document == document {
            segments.removeLast()
        }
        segments.append((document, file))
    }

    /// Returns the offset in the file for an offset in the document.
    func fileOffset(_ offset: Int) -> Int {
        var low = 0
        var high = segments.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if segments[middle].document <= offset {
                low = middle
            } else {
                high = middle
            }
        }
        guard segments.indices.contains(low) else { return offset }
        return segments[low].file + max(0, offset - segments[low].document)
    }

    /// Returns the source range in the file for a range in the document.
    func fileSpan(_ span: SourceSpan) -> SourceSpan {
        let start = fileOffset(span.startOffset)
        // The end is after the last byte, not at the start of the next range.
        let end = span.range.isEmpty ? start : fileOffset(span.endOffset - 1) + 1
        return SourceSpan(source: file, range: start..<max(start, end))
    }
}

/// A document in a literal of a Swift file.
struct SwiftDocument: Sendable {
    /// The value of the literal.
    let source: Source
    /// The positions of its bytes in the file.
    let map: SwiftSourceMap
    /// Whether backslashes in the literal are not escapes.
    let isRaw: Bool
}

extension Diagnostic {
    /// Returns the diagnostic with positions in Swift files instead of those in the documents of
    /// their literals.
    ///
    /// - Parameter documents: The documents, by the identity of their sources.
    /// - Returns: The diagnostic.
    func inFiles(_ documents: [ObjectIdentifier: SwiftDocument]) -> Diagnostic {
        func mapped(_ span: SourceSpan) -> SourceSpan {
            documents[ObjectIdentifier(span.source)]?.map.fileSpan(span) ?? span
        }
        var copy = self
        copy.span = mapped(span)
        copy.related = related.map { .init(message: $0.message, span: mapped($0.span)) }
        copy.fixIts = fixIts.map { fixIt in
            let document = documents[ObjectIdentifier(fixIt.span.source)]
            let escaped =
                document?.isRaw == false
                ? fixIt.replacement.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
                : fixIt.replacement
            return .init(span: mapped(fixIt.span), replacement: escaped)
        }
        return copy
    }
}
