package import GraphQLLanguage

/// Maps offsets in a document to offsets in the Swift file that contains it as a literal.
package struct SwiftSourceMap: Sendable {
    /// The Swift file.
    package let file: Source
    /// The starts of ranges whose bytes are the same in both, and of escapes with their lengths in the
    /// file, in ascending order.
    package private(set) var segments: [(document: Int, file: Int, escape: Int)] = []

    /// The indentation of the closing quotes, which each line of a multi-line literal needs.
    private let indentation: [UInt8]

    init(file: Source, indentation: [UInt8] = []) {
        self.file = file
        self.indentation = indentation
    }

    // Maps are looked up by their document, so they need not be compared.

    mutating func add(document: Int, file: Int, escape: Int = 0) {
        if escape == 0, let last = segments.last,
            file - last.file == document - last.document
        {
            return
        }
        if segments.last?.document == document {
            segments.removeLast()
        }
        segments.append((document, file, escape))
    }

    /// Returns the offset in the file for an offset in the document.
    package func fileOffset(_ offset: Int) -> Int {
        guard let segment = segment(offset) else { return offset }
        return segment.file + max(0, offset - segment.document)
    }

    /// Returns the offset in the file after a byte of the document.
    private func fileEnd(of offset: Int) -> Int {
        guard let segment = segment(offset), segment.escape > 0 else {
            return fileOffset(offset) + 1
        }
        return segment.file + segment.escape
    }

    /// Returns the segment with an offset in the document.
    private func segment(_ offset: Int) -> (document: Int, file: Int, escape: Int)? {
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
        return segments.indices.contains(low) ? segments[low] : nil
    }

    /// Returns the offset in the document for an offset in the file.
    ///
    /// - Parameters:
    ///   - offset: An offset in the file.
    ///   - count: The number of bytes of the document.
    /// - Returns: The offset; the nearest one for bytes that are not part of the document, such as
    ///   indentation, and `nil` outside the literal.
    package func documentOffset(_ offset: Int, count: Int) -> Int? {
        guard let first = segments.first, offset >= first.file, offset <= fileOffset(count) else {
            return nil
        }
        let index = (segments.firstIndex { $0.file > offset } ?? segments.count) - 1
        let segment = segments[max(0, index)]
        let next = index + 1 < segments.count ? segments[index + 1].document : count
        return min(segment.document + offset - segment.file, next)
    }

    /// Returns a text that is inserted at an offset in the file, with the indentation that its lines
    /// need there.
    ///
    /// Only empty lines of a literal may be indented less than its closing quotes.
    package func indented(_ text: String, at offset: Int) -> String {
        let line = file.bytes[..<offset].reversed().prefix { $0 != 0x0A && $0 != 0x0D }
        guard line.count < indentation.count, indentation.starts(with: line.reversed()) else {
            return text
        }
        let missing = String(decoding: indentation.dropFirst(line.count), as: UTF8.self)
        return missing + text.replacing("\n", with: "\n" + missing)
    }

    /// Returns the source range in the file for a range in the document.
    package func fileSpan(_ span: SourceSpan) -> SourceSpan {
        let start = fileOffset(span.startOffset)
        // The end is after the last byte, not at the start of the next range.
        let end = span.range.isEmpty ? start : fileEnd(of: span.endOffset - 1)
        return SourceSpan(source: file, range: start..<max(start, end))
    }
}

/// A document in a literal of a Swift file.
package struct SwiftDocument: Sendable {
    /// The value of the literal.
    package let source: Source
    /// The positions of its bytes in the file.
    package let map: SwiftSourceMap
    /// Whether backslashes in the literal are not escapes.
    package let isRaw: Bool
    /// Whether the literal may have several lines.
    package let isMultiline: Bool
    /// Whether the literal has a line for text; false if its quotes are on lines that follow each other.
    package let hasLines: Bool
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
            var fixIt = fixIt
            if document?.isRaw == false {
                fixIt.replacement = fixIt.replacement.replacing("\\", with: "\\\\")
                    .replacing("\"", with: "\\\"")
            }
            fixIt.span = mapped(fixIt.span)
            if let document {
                fixIt.replacement = document.map.indented(
                    fixIt.replacement,
                    at: fixIt.span.startOffset
                )
            }
            return fixIt
        }
        return copy
    }
}
