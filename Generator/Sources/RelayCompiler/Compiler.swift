public import GraphQLLanguage
import GraphQLSchema

/// Compiles documents to Swift.
///
/// The stages, each of which finishes and reports all it finds before the next may begin:
///
/// 1. `Parser` and `SchemaReader` read the sources.
/// 2. `Validator` checks documents against the schema, by the specification and `RelayRules`.
/// 3. `IRBuilder` makes a `Program`: typed, names resolved.
/// 4. `CompilerPasses` make `Programs`: what is sent, what is expected back, what is read;
///    `ProgramRules` check what only shows there.
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
        /// What is said about generated code.
        public var options: CodegenOptions

        /// An input of sources.
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
            ArtifactBuilder(programs: programs, options: input.options).files()
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
        let parsed = input.documents.map(ParsedSource.init)
        let diagnostics = built.diagnostics + parsed.flatMap(\.diagnostics)
        guard !diagnostics.hasErrors else {
            return Output(result: nil, diagnostics: diagnostics.sortedAndDeduplicated())
        }
        var output = analyze(
            parsed.map(\.document),
            schema: built.schema,
            options: input.options
        )
        output.diagnostics = (diagnostics + output.diagnostics).sortedAndDeduplicated()
        return output
    }

    /// Validates documents that belong together and runs the passes.
    static func analyze(
        _ documents: [Document],
        schema: Schema,
        options: CodegenOptions
    ) -> Output<Programs> {
        let (documents, mistakes) = ProvidedVariables.resolve(documents)
        let diagnostics =
            mistakes.sortedAndDeduplicated()
            + RelayRules.check(documents, schema: schema, options: options)
        guard !diagnostics.hasErrors else { return Output(result: nil, diagnostics: diagnostics) }
        let whole = Document(definitions: documents.flatMap(\.definitions))
        let program = IRBuilder.build(whole, schema: schema)
        let limit = ExpansionLimit(maximum: options.maximumSelections)
        do throws(Diagnostic) {
            let programs = try CompilerPasses(schema: schema).run(program, within: limit)
            let findings = ProgramRules.check(programs)
            return Output(
                result: findings.hasErrors ? nil : programs,
                diagnostics: (diagnostics + findings).sortedAndDeduplicated()
            )
        } catch {
            return Output(result: nil, diagnostics: (diagnostics + [error]).sortedAndDeduplicated())
        }
    }
}

/// A document as it comes out of the parser, with directives for arguments in the draft's form.
struct ParsedSource: Sendable {
    let document: Document
    let diagnostics: [Diagnostic]

    init(_ source: Source) {
        var options = ParserOptions()
        options.allowsEmptyDocument = true
        let parsed = Parser.parse(source, options: options)
        let (document, mistakes) = ArgumentDirectives.expand(parsed.document)
        self.document = IncrementalLabels.complete(document)
        diagnostics = parsed.diagnostics + mistakes
    }
}

extension Compiler.Output {
    /// The output with something made of its result.
    fileprivate func map<Other>(_ transform: (Result) -> Other) -> Compiler.Output<Other> {
        .init(result: result.map(transform), diagnostics: diagnostics)
    }
}
