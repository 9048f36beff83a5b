import GraphQLLanguage
import Testing

@Suite struct VisitorTests {
    private struct Recorder: Visitor {
        var log: [String] = []
        var skipped: String?

        mutating func enter(_ operation: OperationDefinition) -> VisitAction {
            log.append("operation")
            return .descend
        }
        mutating func leave(_ operation: OperationDefinition) { log.append("/operation") }
        mutating func enter(_ fragment: FragmentDefinition) -> VisitAction {
            log.append("fragment")
            return .descend
        }
        mutating func visit(_ variable: VariableDefinition) { log.append("define") }
        mutating func enter(_ field: Field) -> VisitAction {
            log.append(field.name.text)
            return field.name.text == skipped ? .skip : .descend
        }
        mutating func leave(_ field: Field) { log.append("/" + field.name.text) }
        mutating func visit(_ spread: FragmentSpread) { log.append("..." + spread.name.text) }
        mutating func enter(_ inlineFragment: InlineFragment) -> VisitAction {
            log.append("inline")
            return .descend
        }
        mutating func visit(_ directive: Directive) { log.append("@" + directive.name.text) }
        mutating func visit(_ argument: Argument) { log.append(argument.name.text + ":") }
        mutating func visit(_ variable: Variable) { log.append("$" + variable.name.text) }
    }

    private let document = Parser.parse(
        Source(
            text:
                "query ($v: Int @x) @y { a(b: [$v]) { ... @z { c } ...F(d: $v) } } fragment F on T { e }"
        )
    ).document

    @Test func nodesAreShownInOrder() {
        var recorder = Recorder()
        document.visit(with: &recorder)
        #expect(
            recorder.log == [
                "operation", "define", "@x", "@y", "a", "b:", "$v", "inline", "@z", "c", "/c",
                "...F", "d:",
                "$v", "/a", "/operation", "fragment", "e", "/e",
            ]
        )
    }

    @Test func partsCanBeSkipped() {
        var recorder = Recorder(skipped: "a")
        document.visit(with: &recorder)
        #expect(
            recorder.log == [
                "operation", "define", "@x", "@y", "a", "/a", "/operation", "fragment", "e", "/e",
            ]
        )
    }
}
