/// A definition's reader plan with the variables known: which keys, which guards hold.
///
/// A class because many reads share it: all the rows of a list are read with one.
package final class BoundReader: Sendable {
    package let artifact: Artifact
    package let symbols: Symbols
    package let keys: ContiguousArray<FieldKey>
    package let guards: ContiguousArray<Bool>
    package let types: ContiguousArray<TypeName>
    /// The values of spreads' arguments.
    package let arguments: ContiguousArray<FragmentArguments>

    package init(_ artifact: Artifact, variables: VariableData, symbols: Symbols) {
        let plan = artifact.reader
        self.artifact = artifact
        self.symbols = symbols
        keys = symbols.fieldKeys(plan.keys, variables)
        guards = ContiguousArray(plan.guards.map { $0.holds(variables) })
        types = ContiguousArray(plan.types.map { symbols.typeName($0.type) })
        arguments = ContiguousArray(
            plan.arguments.map { FragmentArguments($0, variables) }
        )
    }
}
