/// Finds fields whose objects have other fields if the object around them has other types.
extension NormalizationPlanBuilder {
    /// The selections below a field for objects that have all types of one of some chains.
    private struct Group {
        var chains: [[PlanIndex<String>]]
        var children: [Below]
    }

    /// With how many different groups a field has variants, whose number doubles with each.
    private static var maximumGroups: Int { 5 }

    /// How many variants a plan has, whose number can double with each level.
    private static var maximumVariants: Int { 500 }

    /// Returns whether a field has variants.
    ///
    /// Without them although types differ, its objects are looked for in the store with the fields of
    /// all types, and found to lack some.
    mutating func hasVariants(_ merged: MergedField) -> Bool {
        let first = merged.children[0].types
        guard merged.children.contains(where: { $0.types != first }) else { return false }
        let groups = groups(of: merged)
        guard groups.count > 1 else { return false }
        let isPossible =
            groups.count <= Self.maximumGroups && variantCount < Self.maximumVariants
        if !isPossible { plan.hasAllVariants = false }
        return isPossible
    }

    /// Returns the types that decide about a field's objects, and what is selected below it for each,
    /// the most types first.
    func variants(of merged: MergedField) -> [(chains: [[PlanIndex<String>]], children: [Below])] {
        let groups = groups(of: merged)
        let subsets = (1..<1 << groups.count).sorted { one, other in
            (other.nonzeroBitCount, one) < (one.nonzeroBitCount, other)
        }
        return subsets.compactMap { subset in
            let (inside, outside) = (
                groups.indices.filter { subset & 1 << $0 != 0 },
                groups.indices.filter { subset & 1 << $0 == 0 }
            )
            let chains = inside.reduce([[]]) { chains, index in
                chains.flatMap { chain in
                    groups[index].chains.map { chain + $0.filter { !chain.contains($0) } }
                }
            }
            // Objects with these types have those of another group too.
            let isPart = outside.contains { index in
                chains.allSatisfy { chain in
                    groups[index].chains.contains { $0.allSatisfy(chain.contains) }
                }
            }
            return isPart ? nil : (chains, inside.flatMap { groups[$0].children })
        }
    }

    /// Returns what is selected for different types.
    private func groups(of merged: MergedField) -> [Group] {
        var groups: [Group] = []
        for below in merged.children {
            if let same = groups.firstIndex(where: { $0.chains == [below.types] }) {
                groups[same].children.append(below)
            } else {
                groups.append(Group(chains: [below.types], children: [below]))
            }
        }
        // Where two chains have the same selections, objects have the types of one or the other.
        var distinct: [Group] = []
        for group in groups {
            if let same = distinct.firstIndex(where: { areSame($0.children, group.children) }) {
                distinct[same].chains += group.chains
            } else {
                distinct.append(group)
            }
        }
        return distinct
    }

    private func areSame(_ one: [Below], _ other: [Below]) -> Bool {
        one.count == other.count
            && zip(one, other).allSatisfy { one, other in
                isSame(one.condition, other.condition) && areSame(one.selection, other.selection)
            }
    }

    /// Returns whether two selections have the same fields in the same order.
    private func areSame(_ one: Numbered, _ other: Numbered) -> Bool {
        let areFieldsSame =
            one.fields.count == other.fields.count
            && zip(one.fields, other.fields).allSatisfy { one, other in
                one.field.responseKey == other.field.responseKey
                    && one.field.key == other.field.key
                    && isSame(one.condition, other.condition)
                    && one.context.deferrals == other.context.deferrals
                    && areSame(one.children ?? Numbered(), other.children ?? Numbered())
            }
        return areFieldsSame && one.refinements.count == other.refinements.count
            && zip(one.refinements, other.refinements).allSatisfy { one, other in
                one.type == other.type && areSame(one.selection, other.selection)
            }
    }
}
