import Foundation

/// A key.
///
/// In line output, its name is a command.
enum Key: Hashable {
    case up, down, enter, back, delete, interrupt
    case character(Character)

    /// The key's name in the list of commands.
    var title: String {
        switch self {
        case .up: "up"
        case .down: "down"
        case .enter: "enter"
        case .back: "back"
        case .delete: "delete"
        case .interrupt: "^C"
        case .character(let character): String(character)
        }
    }

    /// Reads the name of a key; `nil` for other words.
    init?(title: String) {
        let named: [Key] = [.up, .down, .enter, .back]
        if let key = named.first(where: { $0.title == title }) {
            self = key
        } else if title.count == 1, let character = title.first {
            self = .character(character)
        } else {
            return nil
        }
    }

    /// Reads what a terminal sends for one key press, or for text that is pasted.
    static func keys(in bytes: [UInt8]) -> [Key] {
        let text = String(decoding: bytes, as: UTF8.self)
        switch text {
        case "\u{1b}[A", "\u{1b}OA": return [.up]
        case "\u{1b}[B", "\u{1b}OB": return [.down]
        case "\u{1b}", "\u{1b}[D", "\u{1b}OD": return [.back]
        case _ where text.first == "\u{1b}": return []
        default: return text.compactMap(key)
        }
    }

    private static func key(_ character: Character) -> Key? {
        switch character {
        case "\r", "\n", "\r\n": .enter
        case "\u{7f}", "\u{8}": .delete
        case "\u{3}", "\u{4}": .interrupt
        case _ where character.unicodeScalars.contains { $0.value < 32 }: nil
        default: .character(character)
        }
    }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
    init(extendedGraphemeClusterLiteral character: Character) {
        self = .character(character)
    }
}
