import GraphQLLanguage
import GraphQLSchema
import Testing

@testable import RelayCompiler

/// Each transform alone, on programs printed as GraphQL.
struct TransformFixtureTests {
    @Test(arguments: Fixture.all(in: "generate-ids"))
    func generatesIDs(fixture: Fixture) throws {
        try check(fixture) { program in
            let transform = GenerateIDs(schema: program.schema)
            return program.mapSelections { selections, _ in transform.transform(selections) }
        }
    }

    @Test(arguments: Fixture.all(in: "apply-fragment-arguments"))
    func appliesFragmentArguments(fixture: Fixture) throws {
        try check(fixture, { try ApplyFragmentArguments.transform($0) })
    }

    @Test(arguments: Fixture.all(in: "skip-client-extensions"))
    func skipsClientExtensions(fixture: Fixture) throws {
        try check(fixture, SkipClientExtensions.transform)
    }

    @Test(arguments: Fixture.all(in: "generate-connections"))
    func generatesConnections(fixture: Fixture) throws {
        try check(fixture) { program in
            GenerateConnections(schema: program.schema, isForReaders: false).transform(program)
        }
    }

    @Test(arguments: Fixture.all(in: "generate-refetch-queries"))
    func generatesRefetchQueries(fixture: Fixture) throws {
        try check(fixture, GenerateRefetchQueries.transform)
    }

    @Test(arguments: Fixture.all(in: "unmask-fragments"))
    func unmasksFragments(fixture: Fixture) throws {
        try check(fixture, UnmaskFragments.transform)
    }

    @Test(arguments: Fixture.all(in: "generate-typenames"))
    func generatesTypenames(fixture: Fixture) throws {
        try check(fixture) { program in
            let transform = GenerateTypenames(schema: program.schema)
            return program.mapSelections { selections, _ in transform.transform(selections) }
        }
    }

    @Test(arguments: Fixture.all(in: "generate-discriminators"))
    func generatesDiscriminators(fixture: Fixture) throws {
        try check(fixture) { program in
            let transform = GenerateDiscriminators(schema: program.schema)
            return program.mapSelections { selections, _ in transform.transform(selections) }
        }
    }

    @Test(arguments: Fixture.all(in: "flatten-selections"))
    func flattensSelections(fixture: Fixture) throws {
        try check(fixture) { program in
            let transform = FlattenSelections(schema: program.schema, mergesConditions: true)
            return program.mapSelections { transform.flatten($0, on: $1) }
        }
    }

    @Test(arguments: Fixture.all(in: "flatten-text"))
    func flattensSelectionsForText(fixture: Fixture) throws {
        try check(fixture) { program in
            let transform = FlattenSelections(schema: program.schema, mergesConditions: false)
            return program.mapSelections { transform.flatten($0, on: $1) }
        }
    }

    @Test(arguments: Fixture.all(in: "inline-fragments"))
    func inlinesFragments(fixture: Fixture) throws {
        try check(fixture) { program in
            program.mapSelections { selections, type in
                FlattenSelections(
                    schema: program.schema,
                    mergesConditions: true,
                    inlining: program
                ).flatten(selections, on: type)
            }
        }
    }

    @Test(arguments: Fixture.all(in: "skip-redundant-selections"))
    func skipsRedundantSelections(fixture: Fixture) throws {
        try check(fixture) { program in
            program.mapSelections { selections, _ in
                SkipRedundantSelections(schema: program.schema).transform(selections)
            }
        }
    }

    @Test(arguments: Fixture.all(in: "fill-empty-selections"))
    func fillsEmptySelections(fixture: Fixture) throws {
        try check(fixture) { program in
            let schema = program.schema
            let flattening = FlattenSelections(schema: schema, mergesConditions: false)
            let filling = FillEmptySelections(schema: schema)
            return program.mapSelections { selections, type in
                filling.transform(flattening.flatten(selections, on: type), on: type)
            }
        }
    }

    private func check(_ fixture: Fixture, _ transform: (Program) throws -> Program) throws {
        let schema = SchemaReader.read([fixture.schema], extensions: fixture.extensions)
        var document = Parser.parse(fixture.document)
        document.node = ArgumentDirectives.expand(document.node).0
        let findings = Validator.validate(
            document.document,
            schema: schema.schema,
            rules: RelayRules.all
        )
        try #require(!(schema.diagnostics + document.diagnostics + findings).hasErrors)
        let program = IRBuilder.build(document.document, schema: schema.schema)
        try fixture.check(IRPrinter.print(try transform(program)), hasErrors: false)
    }
}
