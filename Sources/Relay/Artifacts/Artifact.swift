/// The compiled form of a definition, which generated code passes to the runtime as text; see
/// <doc:ArtifactFormat>.
///
/// It is a class because it has identity: it is parsed once, and a store caches derived data under
/// it.
public final class Artifact: Sendable {
    package let contents: ArtifactContents
    /// The operation's name, text and id; `nil` for a fragment.
    package let parameters: RequestParameters?
    package let normalization: NormalizationPlan
    package let reader: ReaderPlan
    /// The app's types that compute keys, by the names that the text gives them.
    let keyTypes: [String: any ComputedKey.Type]
    /// The app's types that provide variables, by the variables' names; only in artifacts of fragments.
    let providers: [String: any VariableProvider.Type]
    /// The artifacts of the fragments that the definition spreads.
    let fragments: [Artifact]
    /// The artifacts of the queries that fetch the objects of derived fields in the definition, by name.
    let edgeQueries: [String: Artifact]

    /// Parses version 1 of the text form.
    ///
    /// Generated code calls this from a static property, so it runs once, on first use. An invalid
    /// text is a programming error and traps.
    @_spi(Generated) public convenience init(
        v1 text: StaticString,
        keys: [(name: String, type: any ComputedKey.Type)] = [],
        providers: [(name: String, type: any VariableProvider.Type)] = [],
        fragments: [Artifact] = [],
        queries: [Artifact] = []
    ) {
        do {
            try self.init(
                parsing: text.description,
                keys: Dictionary(keys.map { ($0.name, $0.type) }) { first, _ in first },
                providers: Dictionary(providers.map { ($0.name, $0.type) }) { first, _ in first },
                fragments: fragments,
                queries: queries
            )
        } catch {
            preconditionFailure(error.description)
        }
    }

    package convenience init(
        parsing text: String,
        keys: [String: any ComputedKey.Type] = [:],
        providers: [String: any VariableProvider.Type] = [:],
        fragments: [Artifact] = [],
        queries: [Artifact] = []
    ) throws(ArtifactError) {
        var parser = ArtifactParser(text)
        try self.init(
            parser.parse(),
            keys: keys,
            providers: providers,
            fragments: fragments,
            queries: queries
        )
    }

    init(
        _ contents: ArtifactContents,
        keys: [String: any ComputedKey.Type] = [:],
        providers: [String: any VariableProvider.Type] = [:],
        fragments: [Artifact],
        queries: [Artifact] = []
    ) throws(ArtifactError) {
        var contents = contents
        var keyTypes = keys
        if contents.operationKind != nil {
            let linker = ArtifactLinker(contents.name, fragments)
            try linker.link(&contents)
            keyTypes.merge(linker.keyTypes) { own, _ in own }
        }
        self.contents = contents
        self.keyTypes = keyTypes
        self.providers = providers
        self.fragments = fragments
        edgeQueries = Dictionary(queries.map { ($0.name, $0) }) { first, _ in first }
        parameters = contents.parameters
        // The fields of a fragment are part of the plans of operations.
        let isOperation = contents.operationKind != nil
        normalization = NormalizationPlan(
            isOperation ? contents.normalization : .init(),
            root: contents.typeCondition.map { .named($0.kind, $0.type) }
        )
        reader = ReaderPlan(contents.reader)
    }
}

extension Artifact {
    /// The name of the definition: `FeedQuery`, `StoryRow_story`.
    public var name: String { contents.name }
}
