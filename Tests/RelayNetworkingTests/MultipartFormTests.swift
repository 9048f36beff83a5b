import Foundation
import Testing

@testable import RelayNetworking

/// The heads of the parts of a form.
struct MultipartFormTests {
    private func head(_ part: MultipartForm.Part) -> String {
        guard case .data(let head)? = MultipartForm([part]).segments.first else { return "" }
        // Not by characters: a line break and a mark behind it would be one.
        return String(decoding: head, as: UTF8.self)
    }

    @Test(
        .bug(id: "marked-name", "A mark behind a quotation mark or line break kept it unescaped."),
        arguments: [
            ("a\".txt", "a%22.txt"), ("a\"\u{FE0F}", "a%22\u{FE0F}"),
            ("a\n\u{301}X: y", "a%0A\u{301}X: y"), ("a\r\n\u{301}", "a%0D%0A\u{301}"),
            ("a\r\u{301}", "a%0D\u{301}"), ("a\r\n\r\n", "a%0D%0A%0D%0A"),
            ("\u{301}e\u{301}", "\u{301}e\u{301}"), ("100%", "100%"),
        ]
    )
    func namesCanNotEndThemselves(name: String, escaped: String) {
        for part in [
            MultipartForm.Part(name: "a", filename: name, content: .data(Data())),
            MultipartForm.Part(name: name, content: .data(Data())),
        ] {
            let head = head(part).unicodeScalars
            #expect(head.count { $0 == "\n" } == 3)
            #expect(head.count { $0 == "\r" } == 3)
            #expect(head.count { $0 == "\"" } == (part.filename == nil ? 2 : 4))
            #expect(Data(String(head).utf8).range(of: Data("=\"\(escaped)\"\r\n".utf8)) != nil)
        }
    }

    @Test(arguments: ["text/plain\r\nX: y", "text/plain\n\u{301}X: y", "text/plain\r\u{301}X: y"])
    func aTypeHasNoLineBreak(type: String) {
        let head = head(.init(name: "a", contentType: type, content: .data(Data()))).unicodeScalars
        #expect(head.count { $0 == "\n" || $0 == "\r" } == 8)
    }
}
