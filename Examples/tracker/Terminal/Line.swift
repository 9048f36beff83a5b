/// A line of the screen.
///
/// Views return lines. Only `Terminal` writes ANSI sequences.
struct Line: Equatable {
    enum Style {
        case text, heading, faint, failure, selected
    }

    var text: String
    var style: Style

    static func text(_ text: String) -> Line { Line(text: text, style: .text) }
    static func heading(_ text: String) -> Line { Line(text: text, style: .heading) }
    static func faint(_ text: String) -> Line { Line(text: text, style: .faint) }
    static func failure(_ text: String) -> Line { Line(text: "! " + text, style: .failure) }
}
