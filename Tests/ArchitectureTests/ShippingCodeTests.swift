import Testing

/// What code that users run never does.
struct ShippingCodeTests {
    @Test(arguments: SourceFile.shipping)
    func neitherTrapsNorLeavesThingsToDo(file: SourceFile) {
        #expect(traps(in: file) == [])
        #expect(file.lines.filter { $0.contains(/\b(TODO|FIXME|XXX)\b/) } == [])
    }

    @Test(arguments: ["try! a()", "a as! B", "a!.b", "a[0]!", "f()!", "var a: B!", "fatalError()"])
    func seesATrap(code: String) {
        #expect(traps(in: SourceFile(path: "", text: code)) == [code])
    }

    @Test(arguments: ["!a", "a != b", "a!=b", "\"a!\"", "// a!", "a ? !b : c", "if !(a) {}"])
    func seesNoTrap(code: String) {
        #expect(traps(in: SourceFile(path: "", text: code)) == [])
    }

    private func traps(in file: SourceFile) -> [String] {
        file.code.lines.filter { $0.contains("!") || $0.contains("fatalError") }.filter {
            $0.contains(/\btry!|\bas!|\bfatalError\b|[\w)\]]!(?!=)/)
        }
    }

    @Test(arguments: SourceFile.shipping)
    func saysWhyUncheckedCodeIsSafe(file: SourceFile) {
        #expect(unexplained(in: file) == [])
    }

    @Test func seesWhatIsNotExplained() {
        let file = SourceFile(
            path: "A.swift",
            text: """
                // @unchecked Sendable because the lock is held.
                final class A: @unchecked Sendable {
                }



                nonisolated(unsafe) var b = 0
                """
        )
        #expect(unexplained(in: file) == ["A.swift:7: nonisolated(unsafe) var b = 0"])
        let pointer = SourceFile(path: "B.swift", text: "let a: UnsafePointer<Int>")
        #expect(unexplained(in: pointer).count == 1)
    }

    /// Pointers are explained once in a file, the rest within three lines.
    private func unexplained(in file: SourceFile) -> [String] {
        let lines = file.lines
        return file.code.lines.enumerated().compactMap { index, code in
            // Regular expressions are slow without optimisation.
            guard code.contains("nsafe") || code.contains("@unchecked") else { return nil }
            let isUnchecked = code.contains(/@unchecked\s+Sendable|nonisolated\(unsafe\)/)
            let isPointer = code.contains(/\bUnsafe\w*Pointer\b|\bwithUnsafe\w+|\bunsafeBitCast\b/)
            guard isUnchecked || isPointer else { return nil }
            let around =
                isUnchecked
                ? lines[max(0, index - 3)..<min(lines.count, index + 4)] : lines[...]
            guard !around.contains(where: { $0.contains("because") }) else { return nil }
            return "\(file.path):\(index + 1): \(lines[index])"
        }
    }

    @Test(arguments: SourceFile.shipping)
    func choosesTheBufferOfEveryStream(file: SourceFile) {
        #expect(streamsWithoutPolicy(in: file) == 0)
    }

    @Test(arguments: [
        ("AsyncStream { continuation in }", 1), ("AsyncStream<Int>.makeStream()", 1),
        ("AsyncThrowingStream<Data, any Error>(Data.self) { _ in }", 1),
        ("let a = AsyncStream<[Int]> { c in }", 1),
        ("func f() -> AsyncThrowingStream<Data, any Error> {}", 0),
        ("var a: AsyncStream<Int> { b }", 0),
        ("AsyncStream.makeStream(\n  of: A.self,\n  bufferingPolicy: .bufferingNewest(1))", 0),
        ("AsyncThrowingStream(bufferingPolicy: .bufferingOldest(f(1))) { _ in }", 0),
        ("AsyncThrowingStream(unfolding: f)", 0),
    ])
    func seesAStreamWithoutPolicy(code: String, count: Int) {
        #expect(streamsWithoutPolicy(in: SourceFile(path: "", text: code)) == count)
    }

    private func streamsWithoutPolicy(in file: SourceFile) -> Int {
        let text = file.code.text
        let made = /Async(?:Throwing)?Stream(?:<[^>(){}]*>)?(?:\.makeStream)?\s*([({])/
        return text.matches(of: made).count { match in
            if match.1 == "{" {
                let before = text[..<match.range.lowerBound].suffix(8)
                return before.firstMatch(of: /(->|:)\s*$/) == nil
            }
            // Far enough for the arguments, which come before any closure.
            let arguments = text[match.range.upperBound...].prefix { $0 != "{" && $0 != ")" }
            return !arguments.contains("bufferingPolicy:") && !arguments.contains("unfolding:")
        }
    }
}

/// Errors that apps can see.
struct PublicErrorTests {
    @Test func haveALocalizedDescription() {
        let (errors, localized) = Self.errors(in: SourceFile.all(in: "Sources"))
        #expect(errors.count > 8)
        #expect(errors.subtracting(localized) == [])
    }

    @Test func seesAnErrorWithoutOne() {
        let file = SourceFile(
            path: "",
            text: """
                public enum AError: Error, Sendable {}
                public struct BError: Sendable, Error {}
                extension BError: CustomStringConvertible, LocalizedError {}
                struct Inner: Error {}
                public enum Result<Failure: Error> {}
                """
        )
        let (errors, localized) = Self.errors(in: [file])
        #expect(errors == ["AError", "BError"])
        #expect(localized == ["BError"])
    }

    private static func errors(
        in files: [SourceFile]
    ) -> (errors: Set<String>, localized: Set<String>) {
        var (errors, localized): (Set<String>, Set<String>) = ([], [])
        for line in files.flatMap(\.code.lines) where line.contains("Error") {
            let type = /^public\s+(?:final\s+)?(?:enum|struct|class)\s+(\w+)\s*:(.*)\{/
            if let match = line.firstMatch(of: type), match.2.contains(/\bError\b/) {
                errors.insert(String(match.1))
            }
            if let match = line.firstMatch(of: /^(?:public )?\w+\s+(\w+)\s*:.*\bLocalizedError\b/) {
                localized.insert(String(match.1))
            }
        }
        return (errors, localized)
    }
}
