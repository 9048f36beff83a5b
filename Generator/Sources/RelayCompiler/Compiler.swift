public import GraphQLLanguage
import GraphQLSchema

/// Compiles documents to Swift.
///
/// The stages, each of which finishes and reports all it finds before the next may begin:
///
/// 1. `Parser` and `SchemaBuilder` read the sources.
/// 2. `Validator` checks documents against the schema, by the specification and `RelayRules`.
/// 3. `IRBuilder` makes a `Program`: typed, names resolved.
/// 4. `CompilerPasses` make `Programs`: what is sent, what is expected back, what is read.
/// 5. `ArtifactBuilder` makes the files.
///
/// Reading and writing files is `ProjectCompiler`'s business.
public struct Compiler: Sendable {
    /// What is compiled.
    public struct Input: Sendable {
        /// The files of the schema.
        public var schema: [Source]
        /// The documents.
        public var documents: [Source]
        /// Who may use the generated code.
        public var accessLevel: AccessLevel
        /// The Swift types of custom scalars, by the scalars' names.
        public var customScalarTypes: [String: String]
        /// How headers of generated files call the documents, by their paths.
        public var pathsInHeaders: [String: String]

        /// An input of sources.
        public init(
            schema: [Source],
            documents: [Source],
            accessLevel: AccessLevel = .internal,
            customScalarTypes: [String: String] = [:],
            pathsInHeaders: [String: String] = [:]
        ) {
            self.schema = schema
            self.documents = documents
            self.accessLevel = accessLevel
            self.customScalarTypes = customScalarTypes
            self.pathsInHeaders = pathsInHeaders
        }
    }

    /// What came of it.
    public struct Output: Sendable {
        /// The files, by name; none when there are errors.
        public var files: [GeneratedFile]
        /// What was found, sorted.
        public var diagnostics: [Diagnostic]
    }

    /// Compiles documents.
    ///
    /// - Parameter input: The sources and what is made of them.
    /// - Returns: The files and what was found.
    public static func compile(_ input: Input) -> Output {
        let built = SchemaBuilder.build(input.schema)
        let parsed = input.documents.map { source in
            var options = ParserOptions()
            options.allowsEmptyDocument = true
            return Parser.parse(source, options: options)
        }
        var diagnostics = built.diagnostics + parsed.flatMap(\.diagnostics)
        guard !diagnostics.hasErrors else {
            return Output(files: [], diagnostics: diagnostics.sortedAndDeduplicated())
        }
        let documents = parsed.map(\.document)
        let findings = Validator.validate(documents, schema: built.schema, rules: RelayRules.all)
        diagnostics = (diagnostics + RelayRules.withoutRepetition(findings))
            .sortedAndDeduplicated()
        guard !diagnostics.hasErrors else { return Output(files: [], diagnostics: diagnostics) }

        let whole = Document(definitions: documents.flatMap(\.definitions))
        let program = IRBuilder.build(whole, schema: built.schema)
        let passes = CompilerPasses(schema: built.schema)
        let builder = ArtifactBuilder(
            programs: passes.run(program),
            passes: passes,
            options: CodegenOptions(
                accessLevel: input.accessLevel,
                customScalarTypes: input.customScalarTypes,
                pathsInHeaders: input.pathsInHeaders
            )
        )
        return Output(files: builder.files(), diagnostics: diagnostics)
    }
}
