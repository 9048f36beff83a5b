import GraphQLLanguage
import GraphQLSchema

/// Answers `textDocument/foldingRange` and `textDocument/selectionRange`.
enum Ranges {
    static func folding(_ session: Session, _ parameters: JSON) throws(ResponseError) -> JSON {
        guard let (view, context) = try session.file(parameters) else { return .null }
        var ranges: [JSON] = []
        func add(_ range: Range<Int>, _ kind: JSON?) {
            let start = view.lines.line(at: range.lowerBound)
            let end = view.lines.line(at: max(range.lowerBound, range.upperBound - 1))
            guard end > start else { return }
            // The last line, with the bracket, stays visible.
            let last = kind == nil ? end - 1 : end
            guard last > start else { return }
            var json: [String: JSON] = ["startLine": .int(start), "endLine": .int(last)]
            if let kind { json["kind"] = kind }
            ranges.append(.object(json))
        }
        for (number, document) in view.documents.enumerated() {
            let index = view.index(number, schema: context?.schema)
            for region in index.regions { add(document.fileRange(region.range), nil) }
            for comment in blocks(index.comments, view, document) { add(comment, "comment") }
        }
        return .array(ranges)
    }

    /// Returns the ranges of comments on lines of their own that follow each other.
    private static func blocks(
        _ comments: [Range<Int>],
        _ view: FileView,
        _ document: EmbeddedDocument
    ) -> [Range<Int>] {
        var blocks: [Range<Int>] = []
        for comment in comments.map(document.fileRange) where isAlone(comment, view) {
            if let last = blocks.last,
                view.lines.line(at: last.upperBound) + 1 == view.lines.line(at: comment.lowerBound)
            {
                blocks[blocks.count - 1] = last.lowerBound..<comment.upperBound
            } else {
                blocks.append(comment)
            }
        }
        return blocks
    }

    /// Returns whether only spaces are before a comment on its line.
    private static func isAlone(_ comment: Range<Int>, _ view: FileView) -> Bool {
        let line = view.lines.range(ofLine: view.lines.line(at: comment.lowerBound))
        return view.source.bytes[line.lowerBound..<max(line.lowerBound, comment.lowerBound)]
            .allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }

    static func selection(_ session: Session, _ parameters: JSON) throws(ResponseError) -> JSON {
        guard let (view, context) = try session.file(parameters) else { return .null }
        guard let positions = parameters["positions"]?.array else {
            throw .parameters("`positions`")
        }
        var answers: [JSON] = []
        for position in positions {
            guard let offset = view.lines.offset(position, session.encoding) else {
                throw .parameters("valid `positions`")
            }
            answers.append(selection(at: offset, session, view, context))
        }
        return .array(answers)
    }

    private static func selection(
        at offset: Int,
        _ session: Session,
        _ view: FileView,
        _ context: ProjectContext?
    ) -> JSON {
        var json = JSON.null
        func wrap(_ range: Range<Int>) {
            var object: [String: JSON] = ["range": session.range(range, in: view)]
            if json != .null { object["parent"] = json }
            json = .object(object)
        }
        guard let (number, inner) = view.document(at: offset) else {
            wrap(offset..<offset)
            return json
        }
        let document = view.documents[number]
        let index = view.index(number, schema: context?.schema)
        var ranges = index.definitions.map(\.range) + index.elements
        for region in index.regions.map(\.range) {
            ranges.append(region)
            ranges.append(content(of: region, document.source))
        }
        if let name = index.occurrence(at: inner) { ranges.append(name.range) }
        ranges.append(0..<document.source.bytes.count)
        let around = ranges.filter { $0.lowerBound <= inner && inner <= $0.upperBound }
            .sorted { ($0.count, $1.lowerBound) > ($1.count, $0.lowerBound) }
        var last: Range<Int>?
        for range in around where range != last {
            let file = document.fileRange(range)
            // In Swift files, an offset in an escape or in indentation is nearest to one of the document.
            guard file.lowerBound <= offset, offset <= file.upperBound else { continue }
            // Each range must contain the next one.
            if let last, range.lowerBound < last.lowerBound || range.upperBound > last.upperBound {
                continue
            }
            wrap(file)
            last = range
        }
        if last == nil { wrap(offset..<offset) }
        return json
    }

    /// Returns the range between brackets, which may not have been closed.
    private static func content(of region: Range<Int>, _ source: Source) -> Range<Int> {
        guard region.count > 1 else { return region }
        let start = region.lowerBound + 1
        let isClosed = source.bytes[start..<region.upperBound].last.map(Array(")]}".utf8).contains)
        return start..<(isClosed == true ? region.upperBound - 1 : region.upperBound)
    }
}
