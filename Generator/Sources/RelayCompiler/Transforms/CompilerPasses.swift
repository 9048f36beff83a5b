import GraphQLLanguage
import GraphQLSchema

/// The forms of a program that code is made of.
struct Programs {
    /// As it was written, with directives resolved.
    var source: Program
    /// As servers get it: with ids, type names and discriminators, fragments apart.
    var operationText: Program
    /// As `operationText` before it was flattened; `normalization` starts from it.
    var fetched: Program
}

/// Which transforms run, and in which order.
struct CompilerPasses {
    private let schema: Schema

    init(schema: Schema) {
        self.schema = schema
    }

    /// Runs the passes that look at the definitions one by one.
    func run(_ program: Program) -> Programs {
        // Type names go before ids, and both before what the author asks for: the normalizer
        // wants to know an object before it reads on.
        let ids = GenerateIDs(schema: schema)
        let typenames = GenerateTypenames(schema: schema)
        let fetched = program.mapSelections { selections, _ in
            typenames.transform(ids.transform(selections))
        }
        // Flattening comes first of the rest: redundancy is judged, and discriminators are given,
        // by refinement, and flattening decides which there are.
        let flattening = FlattenSelections(schema: schema, mergesConditions: false)
        let redundancy = SkipRedundantSelections()
        let discriminators = GenerateDiscriminators(schema: schema)
        let filling = FillEmptySelections(schema: schema)
        let text = fetched.mapSelections { selections, type in
            let flattened = flattening.flatten(selections, on: type)
            let minimal = redundancy.transform(flattened)
            return filling.transform(discriminators.transform(minimal), on: type)
        }
        return Programs(source: program, operationText: text, fetched: fetched)
    }

    /// The fields of an operation's response, all fragments merged in.
    func normalization(of operation: Operation, in programs: Programs) -> [Selection] {
        guard let fetched = programs.fetched.operation(named: operation.name) else { return [] }
        let flattening = FlattenSelections(
            schema: schema,
            mergesConditions: true,
            inlining: programs.fetched
        )
        let flattened = flattening.flatten(fetched.selections, on: fetched.type)
        let minimal = SkipRedundantSelections().transform(flattened)
        let discriminators = GenerateDiscriminators(schema: schema, repeatsConditions: true)
        return discriminators.transform(minimal)
    }

    /// What a definition itself reads.
    func reader(_ selections: [Selection], on type: SchemaType) -> ReaderSelections {
        SplitTypeRefinements(schema: schema).transform(selections, on: type)
    }
}
