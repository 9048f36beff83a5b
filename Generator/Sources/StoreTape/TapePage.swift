import GraphQLSchema

/// The page that shows a recording in a browser.
///
/// Its script is in Swift files, because a resource that SwiftPM embeds is an array of 40,000 numbers, which
/// takes the compiler eight seconds.
package enum TapePage {
    /// Returns the page with a recording, in UTF-8.
    ///
    /// - Parameters:
    ///   - bytes: The contents of the recording's file.
    ///   - tape: The recording.
    /// - Returns: The page.
    package static func html(_ bytes: [UInt8], of tape: Tape) -> [UInt8] {
        let problems = JSONWriter.bytes(TapeQuestions(tape).problems().json)
        var page = Array(layout.utf8)
        replace("<!--STYLE-->", with: Array(style.utf8), in: &page)
        let script = [modelScript, viewScript, eventScript].joined(separator: "\n\n")
        replace("<!--SCRIPT-->", with: Array(script.utf8), in: &page)
        replace("<!--PROBLEMS-->", with: escaped(problems), in: &page)
        // Last, so that nothing is looked for in it.
        replace("<!--TAPE-->", with: escaped(bytes), in: &page)
        return page
    }

    /// Returns JSON that can't end the element around it: `<` is only in its texts, which may have it so.
    private static func escaped(_ json: [UInt8]) -> [UInt8] {
        var escaped: [UInt8] = []
        escaped.reserveCapacity(json.count)
        for byte in json {
            if byte == UInt8(ascii: "<") {
                escaped += Array("\\u003c".utf8)
            } else {
                escaped.append(byte)
            }
        }
        return escaped
    }

    private static func replace(_ mark: String, with new: [UInt8], in page: inout [UInt8]) {
        guard let range = page.firstRange(of: Array(mark.utf8)) else { return }
        page.replaceSubrange(range, with: new)
    }
}
