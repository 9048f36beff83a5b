import GraphQLLanguage

/// The checks that need the transformed program.
///
/// They run after the documents pass all `RelayRules`.
enum ProgramRules {
    /// Returns the errors in programs, in no particular order.
    static func check(_ programs: Programs) -> [Diagnostic] {
        let findings = RequireFittingVariables.check(programs.source)
        // A query with invalid variables would fail the second check as well.
        guard findings.isEmpty else { return findings }
        return RequireMergeableFields.check(programs)
            + RequireServerFields.check(programs) + RequireOneEdgeQuery.check(programs.source)
            + RequireOneFilter.check(programs.fetched) + RequireServerValues.check(programs)
            + RequireValidRefetchQueries.check(programs)
    }
}
