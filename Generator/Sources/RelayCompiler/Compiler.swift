public import GraphQLLanguage
import GraphQLSchema

/// Compiles documents to Swift.
///
/// The stages, each of which finishes and reports all it finds before the next may begin:
///
/// 1. `Parser` and `SchemaReader` read the sources.
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
        /// The client's extensions of the schema.
        public var extensions: [Source] = []
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
    public struct Output<Result: Sendable>: Sendable {
        /// What was made; nil when there are errors.
        public var result: Result?
        /// What was found, sorted.
        public var diagnostics: [Diagnostic]
    }

    /// An operation as it goes to the server.
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
    /// - Parameter input: The sources and what is made of them.
    /// - Returns: The files, by name, and what was found.
    public static func compile(_ input: Input) -> Output<[GeneratedFile]> {
        analyze(input).map { programs in
            ArtifactBuilder(
                programs: programs,
                options: CodegenOptions(
                    accessLevel: input.accessLevel,
                    customScalarTypes: input.customScalarTypes,
                    pathsInHeaders: input.pathsInHeaders
                )
            ).files()
        }
    }

    /// Compiles the operations of documents to what goes to the server.
    ///
    /// - Parameter input: The sources.
    /// - Returns: The operations, by name, and what was found.
    public static func operations(_ input: Input) -> Output<[OperationOutput]> {
        analyze(input).map { programs in
            let texts = OperationText(programs.operationText)
            return programs.operationText.operations.map { operation in
                OperationOutput(
                    name: operation.name,
                    kind: operation.kind,
                    text: texts.text(of: operation).text
                )
            }
        }
    }

    /// Prints the program at a stage as GraphQL.
    ///
    /// - Parameters:
    ///   - stage: The stage.
    ///   - input: The sources.
    /// - Returns: The text and what was found.
    public static func print(_ stage: CompilerStage, _ input: Input) -> Output<String> {
        analyze(input).map { IRPrinter.print(stage.program(of: $0)) }
    }

    /// Reads and validates the sources and runs the passes.
    private static func analyze(_ input: Input) -> Output<Programs> {
        let built = SchemaReader.read(input.schema, extensions: input.extensions)
        let parsed = input.documents.map { source in
            var options = ParserOptions()
            options.allowsEmptyDocument = true
            return Parser.parse(source, options: options)
        }
        var diagnostics = built.diagnostics + parsed.flatMap(\.diagnostics)
        let expanded = parsed.map { ArgumentDirectives.expand($0.document) }
        diagnostics += expanded.flatMap(\.1)
        let documents = expanded.map(\.0)
        if !diagnostics.hasErrors {
            diagnostics += RelayRules.check(documents, schema: built.schema)
        }
        diagnostics = diagnostics.sortedAndDeduplicated()
        guard !diagnostics.hasErrors else { return Output(result: nil, diagnostics: diagnostics) }

        let whole = Document(definitions: documents.flatMap(\.definitions))
        let program = IRBuilder.build(whole, schema: built.schema)
        let programs = CompilerPasses(schema: built.schema).run(program)
        return Output(result: programs, diagnostics: diagnostics)
    }
}

extension Compiler.Output {
    /// The output with something made of its result.
    fileprivate func map<Other>(_ transform: (Result) -> Other) -> Compiler.Output<Other> {
        .init(result: result.map(transform), diagnostics: diagnostics)
    }
}
