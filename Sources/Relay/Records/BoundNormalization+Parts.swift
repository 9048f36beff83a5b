/// The parts of an operation that may come later than the rest.
extension BoundNormalization {
    /// Whether a server may deliver parts of the operation.
    package var mayHaveParts: Bool { plan.hasParts[0] }

    /// Whether there are fragments that may come later with these variables.
    package var hasDeferredFields: Bool { plan.deferrals.indices.contains { isActive($0) } }

    private func isActive(_ deferral: Int) -> Bool {
        let condition = plan.deferrals[deferral].condition
        return condition < 0 || guards[condition]
    }

    /// Returns whether a field of the plan belongs to a deferred fragment whose label satisfies
    /// `isPart`.
    func isField(_ field: Int, inPart isPart: (String) -> Bool) -> Bool {
        plan.deferralChains[field]?.contains { chain in
            chain.last(where: isActive).map { isPart(plan.deferrals[$0].label) } ?? false
        } ?? false
    }
}
