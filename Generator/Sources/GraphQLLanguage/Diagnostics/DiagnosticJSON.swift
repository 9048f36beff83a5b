/// Prints diagnostics as single-line JSON objects.
///
/// `{"severity":"error","rule":"Syntax","message":"…","file":"a.graphql","line":1,"column":3,
/// "endLine":1,"endColumn":4,"related":[…]}`, where related ranges have the same fields from
/// `message` to `endColumn`. On request, `"fixIts"` lists the edits that would fix the error, as
/// ranges with a `"replacement"`.
public enum DiagnosticJSON {
    /// Returns a diagnostic as a JSON object without line feeds.
    ///
    /// - Parameters:
    ///   - diagnostic: The diagnostic.
    ///   - listsFixIts: Whether to list the edits that would fix it.
    /// - Returns: The object.
    public static func line(_ diagnostic: Diagnostic, listsFixIts: Bool = false) -> String {
        var text = "{\"severity\":\(quoted(diagnostic.severity.rawValue))"
        text += ",\"rule\":\(quoted(diagnostic.rule))"
        text += ",\"message\":\(quoted(diagnostic.message)),\(place(diagnostic.span))"
        let related = diagnostic.related.map {
            "{\"message\":\(quoted($0.message)),\(place($0.span))}"
        }
        text += ",\"related\":[\(related.joined(separator: ","))]"
        guard listsFixIts else { return text + "}" }
        let fixIts = diagnostic.fixIts.map {
            "{\"replacement\":\(quoted($0.replacement)),\(place($0.span))}"
        }
        return text + ",\"fixIts\":[\(fixIts.joined(separator: ","))]}"
    }

    private static func place(_ span: SourceSpan) -> String {
        let start = span.start
        let end = span.end
        return "\"file\":\(quoted(span.source.path)),\"line\":\(start.line)"
            + ",\"column\":\(start.column),\"endLine\":\(end.line),\"endColumn\":\(end.column)"
    }

    /// Returns a JSON string literal.
    ///
    /// - Parameter text: The value.
    /// - Returns: The literal with its quotation marks. Characters that `VisibleText` hides are
    ///   escaped.
    public static func quoted(_ text: String) -> String {
        let literal = quotedASCII(text)
        guard !text.utf8.allSatisfy({ $0 < 0x7f }) else { return literal }
        return literal.unicodeScalars.reduce(into: "") { result, scalar in
            guard VisibleText.isHidden(scalar) else {
                result.unicodeScalars.append(scalar)
                return
            }
            for unit in String(scalar).utf16 {
                let digits = String(unit, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        }
    }

    /// Returns a JSON string literal with ASCII control characters escaped.
    private static func quotedASCII(_ text: String) -> String {
        var result: [UInt8] = [UInt8(ascii: "\"")]
        let hex = Array("0123456789abcdef".utf8)
        for byte in Array(text.utf8) {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                result.append(UInt8(ascii: "\\"))
                result.append(byte)
            case 0x0A: result.append(contentsOf: Array("\\n".utf8))
            case 0x0D: result.append(contentsOf: Array("\\r".utf8))
            case 0x09: result.append(contentsOf: Array("\\t".utf8))
            case 0x00..<0x20:
                result.append(contentsOf: Array("\\u00".utf8))
                result.append(hex[Int(byte >> 4)])
                result.append(hex[Int(byte & 15)])
            default: result.append(byte)
            }
        }
        result.append(UInt8(ascii: "\""))
        return String(decoding: result, as: UTF8.self)
    }
}
