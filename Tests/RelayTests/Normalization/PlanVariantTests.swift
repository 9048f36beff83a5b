import Foundation
import Testing

@testable import Relay

/// Fields that a response has only if objects have some interfaces, and under some conditions.
///
/// A response with all that was asked for lacks nothing, and the store has all of it; without one
/// value, the store does not.
@Suite struct PlanVariantTests {
    private static let types = ["T0", "T1", "T2", "T3"]
    private static let interfaces = ["A", "B", "C"]

    /// Selections, and the interfaces of each type.
    private struct Sample {
        indirect enum Selection {
            case leaf(String, condition: String?)
            case object(String, condition: String?, [Selection])
            case refinement(String, condition: String?, [Selection])
        }

        var random: SeededGenerator
        var implemented: [String: Set<String>] = [:]

        init(seed: UInt64) {
            random = SeededGenerator(seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ 11)
            for type in PlanVariantTests.types {
                implemented[type] = Set(
                    PlanVariantTests.interfaces.filter { _ in Bool.random(using: &random) }
                )
            }
        }

        mutating func selections(depth: Int) -> [Selection] {
            let count = Int.random(in: 1...4, using: &random)
            return (0..<count).map { _ in
                let conditions: [String?] = [nil, nil, nil, "$a", "!$a", "$b"]
                let condition = conditions.randomElement(using: &random) ?? nil
                let kind = Int.random(in: 0..<10, using: &random)
                if depth > 0, kind < 4 {
                    let name = PlanVariantTests.interfaces.randomElement(using: &random) ?? "A"
                    return .refinement(name, condition: condition, selections(depth: depth - 1))
                } else if depth > 0, kind < 7 {
                    let name = ["p", "q"].randomElement(using: &random) ?? "p"
                    return .object(name, condition: condition, selections(depth: depth - 1))
                }
                let name = ["x", "y", "z"].randomElement(using: &random) ?? "x"
                return .leaf(name, condition: condition)
            }
        }

        /// Returns the lines of an artifact, without what is never there.
        ///
        /// Those inside of a refinement have its condition.
        static func text(
            _ selections: [Selection],
            _ indent: String,
            under outer: [String] = []
        ) -> [String] {
            func all(_ condition: String?) -> [String]? {
                guard let condition, !outer.contains(condition) else { return outer }
                let isNegated = condition.hasPrefix("!")
                let opposite = isNegated ? String(condition.dropFirst()) : "!" + condition
                return outer.contains(opposite) ? nil : outer + [condition]
            }
            func suffix(_ conditions: [String]) -> String {
                conditions.isEmpty ? "" : " if " + conditions.joined(separator: " & ")
            }
            var fields: [String] = []
            var refinements: [String] = []
            for selection in selections {
                switch selection {
                case .leaf(let name, let condition):
                    guard let all = all(condition) else { continue }
                    fields.append("\(indent)\(name): Int" + suffix(all))
                case .object(let name, let condition, let children):
                    guard let all = all(condition) else { continue }
                    fields.append("\(indent)\(name): interface Node" + suffix(all))
                    fields.append("\(indent) __typename: String!")
                    fields += text(children, indent + " ")
                case .refinement(let name, let condition, let children):
                    guard let all = all(condition) else { continue }
                    refinements.append("\(indent)... on interface \(name)")
                    refinements.append("\(indent) __is\(name): String!" + suffix(all))
                    refinements += text(children, indent + " ", under: all)
                }
            }
            return fields + refinements
        }

        /// Returns an object with all that selections ask for.
        mutating func object(
            _ type: String,
            _ selections: [Selection],
            _ variables: [String: Bool]
        ) -> JSONObject {
            var object: JSONObject = ["__typename": .string(type)]
            var below: [(key: String, selections: [Selection])] = []
            collect(selections, type, variables, &object, &below)
            for (key, children) in below {
                let inner = PlanVariantTests.types.randomElement(using: &random) ?? "T0"
                object[key] = .object(self.object(inner, children, variables))
            }
            return object
        }

        private func collect(
            _ selections: [Selection],
            _ type: String,
            _ variables: [String: Bool],
            _ object: inout JSONObject,
            _ below: inout [(key: String, selections: [Selection])]
        ) {
            func holds(_ condition: String?) -> Bool {
                guard let condition else { return true }
                let isNegated = condition.hasPrefix("!")
                let name = String(condition.dropFirst(isNegated ? 2 : 1))
                return variables[name] != isNegated
            }
            for selection in selections {
                switch selection {
                case .leaf(let name, let condition) where holds(condition):
                    object[name] = .int(1)
                case .object(let name, let condition, let children) where holds(condition):
                    if let known = below.firstIndex(where: { $0.key == name }) {
                        below[known].selections += children
                    } else {
                        below.append((name, children))
                    }
                case .refinement(let name, let condition, let children)
                where holds(condition) && implemented[type]?.contains(name) == true:
                    object["__is\(name)"] = .string(type)
                    collect(children, type, variables, &object, &below)
                case .leaf, .object, .refinement: break
                }
            }
        }

        /// Returns an object with its members, and those of the objects in it, in another order.
        mutating func shuffled(_ object: JSONObject) -> JSONObject {
            let members = object.map { (key: $0.key, value: $0.value) }.shuffled(using: &random)
            return JSONObject(
                members.map { key, value in
                    guard case .object(let inner) = value else { return (key, value) }
                    return (key, .object(shuffled(inner)))
                }
            )
        }

        /// Returns all responses that lack one leaf of this one.
        static func withoutLeaf(_ object: JSONObject) -> [JSONObject] {
            object.keys.flatMap { key -> [JSONObject] in
                var changed = object
                switch object[key] {
                case .int:
                    changed[key] = nil
                    return [changed]
                case .object(let inner):
                    return withoutLeaf(inner).map { inner in
                        changed[key] = .object(inner)
                        return changed
                    }
                default: return []
                }
            }
        }
    }

    private func write(
        _ data: JSONObject,
        _ operation: OperationDescriptor,
        in test: TestEnvironment
    ) throws -> [String] {
        test.forgetLog()
        let response = JSONValue.object(["data": .object(data)]).description
        try test.environment.commit(Data(response.utf8), operation, root: .root)
        return Written(events: test.log).missing
    }

    private func operation(
        _ artifact: Artifact,
        _ variables: [String: Bool],
        in test: TestEnvironment
    ) throws -> OperationDescriptor {
        OperationDescriptor(
            artifact: artifact,
            request: try #require(artifact.parameters),
            variables: VariableData(JSONObject(variables.map { ($0, .bool($1)) })),
            symbols: test.environment.store.symbols
        )
    }

    @Test func aResponseHasWhatItsTypesAndConditionsAskFor() throws {
        var (variants, without) = (0, 0)
        for seed in 0..<400 as Range<UInt64> {
            var sample = Sample(seed: seed)
            let selections = sample.selections(depth: Int(seed % 3) + 1)
            let lines =
                Self.types.flatMap { type in
                    [" \(type): interface Node", "  __typename: String!"]
                        + Sample.text(selections, "  ")
                }
            let text = lines.joined(separator: "\n")
            let artifact = try Artifact(
                parsing: "query Q\ntext query Q\nnormalization\n" + text
            )
            if !artifact.normalization.variants.isEmpty { variants += 1 }
            for a in [false, true] {
                for b in [false, true] {
                    let test = TestEnvironment()
                    let operation = try operation(artifact, ["a": a, "b": b], in: test)
                    var data: JSONObject = [:]
                    for type in Self.types {
                        let object = sample.object(type, selections, ["a": a, "b": b])
                        data[type] = .object(object)
                    }
                    // Servers may send members in any order.
                    if seed % 2 == 1 { data = sample.shuffled(data) }
                    let missing = try write(data, operation, in: test)
                    #expect(missing.isEmpty, "Seed \(seed) \(a) \(b)\n\(text)\n\(data)")
                    #expect(
                        test.environment.isAvailable(operation),
                        "Seed \(seed) \(a) \(b)\n\(text)\n\(data)"
                    )
                    let less = Sample.withoutLeaf(data)
                    guard let one = less.randomElement(using: &sample.random) else { continue }
                    without += 1
                    let other = TestEnvironment()
                    let same = try self.operation(artifact, ["a": a, "b": b], in: other)
                    _ = try write(one, same, in: other)
                    #expect(!other.environment.isAvailable(same), "Seed \(seed)\n\(text)\n\(one)")
                }
            }
        }
        #expect(variants > 50)
        #expect(without > 800)
    }
}
