public import GraphQLLanguage
import GraphQLSchema

/// Compiles documents to Swift.
///
/// There is one pipeline. `Compiler.compile(_:)` runs it on sources in memory, `ProjectCompiler` on
/// the files of projects, where it recompiles only what changed. These are the stages in order. Each
/// reports all its findings before the next one begins:
///
/// | Stage | From | To |
/// | --- | --- | --- |
/// | `SchemaReader` | sources of the schema | `Schema` |
/// | `ParsedFile` | sources of documents | `Document`s |
/// | `SyntaxRewrites` | `Document`s | `Document`s in the specification's form |
/// | `DefaultCatches` | `Document`s and `Schema` | `Document`s with `@catch` that the schema asks for |
/// | `DerivedSpreads` | `Document`s and `Schema` | `Document`s with the spreads that derived fields imply |
/// | `ProvidedVariables` | `Document`s | `Document`s whose operations have the variables of providers |
/// | `RelayRules` | `Document`s and `Schema` | `Diagnostic`s |
/// | `IRBuilder` | `Document`s and `Schema` | `Program`, with names resolved |
/// | `CompilerPasses` | `Program` | `Programs`: to send, to expect, to read |
/// | `ProgramRules` | `Programs` | `Diagnostic`s that only show there |
/// | `ArtifactBuilder` | `Programs` | `CompiledDefinition`s, then `ArtifactSet` |
/// | `ArtifactWriter` | `ArtifactSet` | files that differ from those on disk |
public struct Compiler: Sendable {
    /// The sources to compile, and the options for generated code.
    public struct Input: Sendable {
        /// The files of the schema.
        public var schema: [Source]
        /// The client's extensions of the schema.
        public var extensions: [Source] = []
        /// The documents: GraphQL, or Swift with `graphql(…)` where the path ends in `.swift`.
        public var documents: [Source]
        /// The options for generated code.
        public var options: CodegenOptions

        /// Creates an input of sources.
        public init(
            schema: [Source],
            documents: [Source],
            options: CodegenOptions = CodegenOptions()
        ) {
            self.schema = schema
            self.documents = documents
            self.options = options
        }
    }

    /// The result of some stages.
    public struct Output<Result: Sendable>: Sendable {
        /// The result; nil when there are errors.
        public var result: Result?
        /// The findings, sorted.
        public var diagnostics: [Diagnostic]
    }

    /// An operation that is sent to the server.
    public struct OperationOutput: Sendable, Hashable {
        /// Its name.
        public var name: String
        /// Its kind.
        public var kind: OperationType
        /// Its text.
        public var text: String
    }

    /// Compiles documents to files.
    ///
    /// - Parameter input: The sources and the options.
    /// - Returns: The files, by name, and the findings.
    public static func compile(_ input: Input) -> Output<[GeneratedFile]> {
        run(input) { compile($0, schema: $1, options: $2) }.map { $0.artifacts().files() }
    }

    /// Compiles documents to the operations that are sent to the server.
    ///
    /// - Parameter input: The sources.
    /// - Returns: The operations in the order of the documents, and the findings.
    public static func operations(_ input: Input) -> Output<[OperationOutput]> {
        run(input) { compile($0, schema: $1, options: $2) }.map(\.operations)
    }

    /// Prints the program at a stage as GraphQL.
    ///
    /// - Parameters:
    ///   - stage: The stage.
    ///   - input: The sources.
    /// - Returns: The text and the findings.
    public static func print(_ stage: CompilerStage, _ input: Input) -> Output<String> {
        run(input) { check($0, schema: $1, options: $2) }.map {
            IRPrinter.print(stage.program(of: $0))
        }
    }

    /// Reads sources and runs the later stages on them.
    private static func run<Result>(
        _ input: Input,
        _ later: ([Document], Schema, CodegenOptions) -> Output<Result>
    ) -> Output<Result> {
        let read = SchemaReader.read(input.schema, extensions: input.extensions)
        let files = input.documents.map(ParsedFile.init)
        var output = Output<Result>(
            result: nil,
            diagnostics: read.diagnostics + files.flatMap(\.diagnostics)
        )
        if !output.diagnostics.hasErrors {
            let documents = files.flatMap(\.documents).map(\.document)
            let rest = later(documents, read.schema, input.options)
            output.result = rest.result
            output.diagnostics += rest.diagnostics
        }
        output.diagnostics = files.locate(output.diagnostics).sortedAndDeduplicated()
        return output
    }
}

extension Compiler {
    /// Checks documents that belong together, and transforms their program.
    ///
    /// - Parameters:
    ///   - documents: The documents, each rewritten by itself.
    ///   - schema: The schema.
    ///   - options: The options for generated code.
    ///   - areAll: Whether there are no other documents.
    /// - Returns: The forms of the program, and the findings.
    static func check(
        _ documents: [Document],
        schema: Schema,
        options: CodegenOptions,
        areAll: Bool = true
    ) -> Output<Programs> {
        let caught = DefaultCatches.apply(to: documents, schema: schema)
        // First, because operations also need the provided variables of the fragments that they imply.
        let implied = DerivedSpreads.apply(to: caught, schema: schema)
        let (documents, mistakes) = SyntaxRewrites.rewrite(together: implied)
        var diagnostics = mistakes + RelayRules.check(documents, schema: schema, options: options)
        if areAll {
            let fragments = documents.flatMap(\.fragments)
            diagnostics += RequireSoundDerivations.check(schema, fragments)
        }
        guard !diagnostics.hasErrors else { return Output(result: nil, diagnostics: diagnostics) }
        let whole = Document(definitions: documents.flatMap(\.definitions))
        let program = IRBuilder.build(whole, schema: schema)
        let limit = ExpansionLimit(maximum: options.maximumSelections)
        var programs: Programs?
        do throws(Diagnostic) {
            let transformed = try CompilerPasses(
                schema: schema,
                linkingFragments: options.linksFragments
            )
            .run(program, within: limit)
            let findings = ProgramRules.check(transformed)
            if !findings.hasErrors { programs = transformed }
            diagnostics += findings
        } catch {
            diagnostics.append(error)
        }
        return Output(result: programs, diagnostics: diagnostics.sortedAndDeduplicated())
    }

    /// Compiles documents that belong together as far as they go without the ids of persisted
    /// operations.
    ///
    /// - Parameters:
    ///   - documents: The documents, each rewritten by itself.
    ///   - schema: The schema.
    ///   - options: The options for generated code.
    ///   - names: The names of all definitions where these documents hold only some of them.
    ///   - isWanted: Whether to compile the definition with a source. Others are context.
    /// - Returns: The compiled definitions, and the findings.
    static func compile(
        _ documents: [Document],
        schema: Schema,
        options: CodegenOptions,
        names: DefinitionNames? = nil,
        where isWanted: (DefinitionSource) -> Bool = { _ in true }
    ) -> Output<Compilation> {
        check(documents, schema: schema, options: options, areAll: names == nil).map { programs in
            let builder = ArtifactBuilder(programs: programs, options: options, names: names)
            return Compilation(
                builder: builder,
                definitions: builder.compiledDefinitions(where: isWanted)
            )
        }
    }
}

/// Definitions that are checked and compiled, but not yet printed.
struct Compilation: Sendable {
    let builder: ArtifactBuilder
    let definitions: [CompiledDefinition]

    /// The operations as they go to the server.
    var operations: [Compiler.OperationOutput] { definitions.compactMap(\.operationOutput) }

    /// Prints the definitions, and the types of the schema that they use.
    ///
    /// - Parameters:
    ///   - persistedIDs: The ids of persisted operations by name; nil when none is persisted.
    ///   - kept: Artifacts of definitions that did not change.
    ///   - known: Artifacts of types of the same schema, by name.
    ///   - derivedFields: The protocols for derived fields; `nil` if they are not known.
    /// - Returns: The artifacts.
    func artifacts(
        persistedIDs: [String: String]? = nil,
        besides kept: [DefinitionArtifact] = [],
        known: [String: TypeArtifact] = [:],
        derivedFields: [ModuleArtifact]? = nil
    ) -> ArtifactSet {
        var artifacts = ArtifactSet()
        artifacts.definitions =
            kept
            + builder.definitions(definitions, persistedIDs: persistedIDs, besides: kept)
        artifacts.types = builder.types(usedBy: artifacts.definitions, known: known)
        artifacts.persistenceRules = builder.persistenceRules
        artifacts.derivedFields = derivedFields ?? builder.derivedFields
        return artifacts
    }
}

extension Compiler.Output {
    /// Returns the output with something made of its result.
    fileprivate func map<Other>(_ transform: (Result) -> Other) -> Compiler.Output<Other> {
        .init(result: result.map(transform), diagnostics: diagnostics)
    }
}
