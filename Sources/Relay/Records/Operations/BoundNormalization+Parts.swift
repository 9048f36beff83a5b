/// The parts of an operation that may come later than the rest.
extension BoundNormalization {
    /// Whether a server may deliver parts of the operation.
    package var mayHaveParts: Bool { plan.hasParts[0] }

    /// Whether there are fragments that may come later with these variables.
    package var hasDeferredFields: Bool { plan.deferrals.contains { isActive($0) } }

    private func isActive(_ fragment: NormalizationPlan.DeferredFragment) -> Bool {
        holds(fragment.condition)
    }

    /// Returns whether a field of the plan belongs to a deferred fragment whose label satisfies
    /// `isPart`.
    func isField(_ field: Int, inPart isPart: (String) -> Bool) -> Bool {
        plan.deferralChains[field]?.contains { chain in
            let innermost = chain.map { plan.deferrals[$0] }.last(where: isActive)
            return innermost.map { isPart($0.label) } ?? false
        } ?? false
    }
}
