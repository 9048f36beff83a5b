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

    /// Parses version 1 of the text form.
    ///
    /// Generated code calls this from a static property, so it runs once, on first use. An invalid
    /// text is a programming error and traps.
    @_spi(Generated) public init(
        v1 text: StaticString,
        keys: [(name: String, type: any ComputedKey.Type)] = []
    ) {
        do {
            contents = try Self.parse(text.description)
        } catch {
            preconditionFailure(error.description)
        }
        keyTypes = Dictionary(keys.map { ($0.name, $0.type) }) { first, _ in first }
        parameters = contents.parameters
        normalization = NormalizationPlan(contents.normalization)
        reader = ReaderPlan(contents.reader)
    }

    package init(
        parsing text: String,
        keys: [String: any ComputedKey.Type] = [:]
    ) throws(ArtifactError) {
        contents = try Self.parse(text)
        keyTypes = keys
        parameters = contents.parameters
        normalization = NormalizationPlan(contents.normalization)
        reader = ReaderPlan(contents.reader)
    }

    private static func parse(_ text: String) throws(ArtifactError) -> ArtifactContents {
        var parser = ArtifactParser(text)
        return try parser.parse()
    }
}

extension Artifact {
    /// The name of the definition: `FeedQuery`, `StoryRow_story`.
    public var name: String { contents.name }
}
