import GraphQLLanguage

/// The checks that need the transformed program.
///
/// They run once the documents keep all `RelayRules`.
enum ProgramRules {
    /// Returns what is wrong with programs, in no particular order.
    static func check(_ programs: Programs) -> [Diagnostic] {
        let findings = RequireFittingVariables.check(programs.source)
        // A query whose variables do not fit is invalid in the second check as well.
        return findings.isEmpty ? RequireValidRefetchQueries.check(programs) : findings
    }
}
