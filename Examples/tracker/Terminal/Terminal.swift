import Foundation

/// A terminal that sends each key at once, and shows what is drawn with ANSI sequences.
struct Terminal {
    private let original: termios

    /// Whether input and output are a terminal.
    static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

    /// Takes the terminal over; `nil` if there is none.
    init?() {
        var settings = termios()
        guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
        original = settings
        cfmakeraw(&settings)
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
        // Another screen, without a cursor.
        write("\u{1b}[?1049h\u{1b}[?25l")
    }

    func restore() {
        write("\u{1b}[?25h\u{1b}[?1049l")
        var settings = original
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
    }

    /// Passes the keys on as they are pressed.
    ///
    /// Reading blocks, so it needs a thread of its own.
    func readKeys(_ receive: @escaping @Sendable ([Key]) -> Void) {
        Thread.detachNewThread {
            var bytes = [UInt8](repeating: 0, count: 1024)
            while true {
                let count = read(STDIN_FILENO, &bytes, bytes.count)
                guard count > 0 else { return receive([.interrupt]) }
                receive(Key.keys(in: Array(bytes[..<count])))
            }
        }
    }

    func draw(_ frame: Frame, spinner: Character) {
        let (width, height) = size
        let heading = frame.isBusy ? "\(spinner) \(frame.title)" : "  \(frame.title)"
        var lines = frame.lines.prefix(max(height - 4, 1)).map { styled($0, width) }
        lines.insert(contentsOf: [styled(.heading(heading), width), ""], at: 0)
        lines += ["", styled(.faint(frame.help), width)]
        // Each line is cleared to its end, and the screen below, so that nothing flickers.
        let text = lines.map { $0 + "\u{1b}[K" }.joined(separator: "\r\n")
        write("\u{1b}[H" + text + "\u{1b}[J")
    }

    private func styled(_ line: Line, _ width: Int) -> String {
        let text = printable(line.text.prefix(width))
        return switch line.style {
        case .text: text
        case .heading: "\u{1b}[1m\(text)\u{1b}[0m"
        case .faint: "\u{1b}[2m\(text)\u{1b}[0m"
        case .failure: "\u{1b}[31m\(text)\u{1b}[0m"
        case .selected: "\u{1b}[7m\(text)\u{1b}[0m"
        }
    }

    /// Text of a server must not control the terminal.
    private func printable(_ text: Substring) -> String {
        String(
            text.map { character in
                let hasControl = character.unicodeScalars.contains {
                    $0.properties.generalCategory == .control
                }
                return hasControl ? " " : character
            }
        )
    }

    private var size: (width: Int, height: Int) {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return (80, 24)
        }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    private func write(_ text: String) {
        FileHandle.standardOutput.write(Data(text.utf8))
    }
}
