/// Which close codes of RFC 6455 say that connecting again is no use.
enum CloseCodes {
    static let normal = 1000

    /// All of 1000 to 1999 but for: normal, going away, none, abnormal, service restart, try again
    /// later, bad gateway.
    ///
    /// So does the reference client of `graphql-transport-ws`.
    static func isFinal(_ code: Int) -> Bool {
        1000..<2000 ~= code && ![1000, 1001, 1005, 1006, 1012, 1013, 1014].contains(code)
    }
}
