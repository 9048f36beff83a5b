// Feeds libFuzzer's input to everything that reads documents: nothing may crash or hang, and what
// was parsed without errors must print to the same again and again. `run` builds and starts it.

import GraphQLLanguage
import GraphQLSchema

private let checker = DocumentChecker(
    schema: SchemaBuilder.build([
        Source(
            text: """
                type Query implements Node { id: ID! a(x: Int, i: I, e: [E!]): Query b: U n: Node s: String }
                interface Node { id: ID! }
                type B implements Node { id: ID! c: Float s: [String] }
                union U = Query | B
                enum E { A B }
                input I @oneOf { a: Int b: [I!] }
                type Mutation { m: Query }
                type Subscription { s: Query }
                directive @defer(label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT
                """
        )
    ]).schema
)

/// Reads one input in every way there is.
///
/// An unsafe pointer because that is how libFuzzer hands over its input; it is copied at once.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let source = Source(path: "fuzz", bytes: Array(UnsafeBufferPointer(start: start, count: count)))
    let diagnostics = checker.check([source])
    _ = DiagnosticRenderer().render(diagnostics)
    _ = DiagnosticRenderer(style: .json).render(diagnostics)
    let schema = SchemaBuilder.build([source])
    _ = SchemaPrinter.print(schema.schema)
    _ = IntrospectionReader.read(source)
    let result = Parser.parse(source)
    let pretty = Printer.print(result.document)
    let formatted = Printer.format(result.document)
    guard result.diagnostics.isEmpty else { return 0 }
    let again = Parser.parse(Source(text: pretty))
    precondition(again.diagnostics.isEmpty, "what is printed must parse")
    precondition(Printer.print(again.document) == pretty, "printing must be a fixed point")
    let minified = Printer.print(result.document, style: .minified)
    let small = Parser.parse(Source(text: minified))
    precondition(Printer.print(small.document) == pretty, "minified documents must mean the same")
    let tidy = Parser.parse(Source(text: formatted))
    precondition(Printer.format(tidy.document) == formatted, "formatting must be a fixed point")
    return 0
}
