/// The close codes of RFC 6455 after which reconnecting is pointless.
enum CloseCodes {
    static let normal = 1000

    /// Returns true for 1000 to 1999, except: normal, going away, none, abnormal, service restart,
    /// try again later, bad gateway.
    ///
    /// The reference client of `graphql-transport-ws` does the same.
    static func isFinal(_ code: Int) -> Bool {
        1000..<2000 ~= code && ![1000, 1001, 1005, 1006, 1012, 1013, 1014].contains(code)
    }
}
