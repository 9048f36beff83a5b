extension Artifact {
    /// Creates the artifact of an operation that selects a fragment's fields of its root, and is never sent.
    ///
    /// Its variables are the fragment's arguments, except for the omitted ones; see ``variable(of:)``.
    ///
    /// - Throws: An error if a fragment's artifact lacks what operations need.
    convenience init(
        selecting fragment: Artifact,
        omitting omitted: Set<String>
    ) throws(ArtifactError) {
        let arguments = fragment.contents.variables.filter { !omitted.contains($0.name) }.map {
            Argument(name: $0.name, value: .variable(Self.variable(of: $0.name)))
        }
        let spread = NormalizationSelection.LinkedFragment(
            fragment: fragment.name,
            arguments: arguments,
            position: 0,
            match: nil,
            condition: nil
        )
        let item = ReaderSelection.Item(
            kind: .fragment(name: fragment.name, arguments: arguments, nil),
            condition: nil
        )
        var contents = ArtifactContents()
        contents.name = fragment.name
        contents.operationKind = .query
        contents.typeCondition = fragment.contents.typeCondition
        contents.normalization.spreads = [spread]
        contents.reader = .items([item])
        try self.init(
            contents,
            providers: ArtifactLinker(fragment.name, [fragment]).providers,
            fragments: [fragment]
        )
    }

    /// The variable of such an operation for an argument of its fragment.
    ///
    /// No document has a variable of this name, so that fragments below may use one of the argument's name.
    static func variable(of argument: String) -> String { "argument " + argument }
}

/// Identifies the operation that is made of a fragment.
struct FragmentOperationKey: Hashable {
    /// The fragment's artifact.
    let fragment: ObjectIdentifier
    /// The fragment's variables that have no value.
    let omitted: Set<String>
}
