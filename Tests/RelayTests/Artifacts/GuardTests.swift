import Testing

@testable import Relay

struct GuardTests {
    private let a = GuardTests.variable("a")
    private let notA = GuardTests.variable("a", isNegated: true)
    private let b = GuardTests.variable("b")

    private static func variable(_ name: String, isNegated: Bool = false) -> Guard {
        Guard(alternatives: [[.init(variable: name, isNegated: isNegated)]])
    }

    @Test func simplifies() {
        #expect(a.and(notA).isNever)
        #expect(a.or(notA).isAlways)
        #expect(a.and(b).or(a) == a)
        #expect(a.or(a.and(b)) == a)
        #expect(a.and(b).or(notA.and(b)) == b)
        #expect(a.or(notA.and(b)) == a.or(b))
        #expect(a.and(b).or(notA) == notA.or(b.and(a)))
    }

    /// Each of 40 layers has two guards, which hold if one of the two before and a variable do.
    @Test func staysSmallInManyLayers() {
        var layer = [a, b]
        var variables: VariableData = ["a": true]
        for number in 0..<40 {
            layer = ["l", "r"].map { side in
                let (one, other) = ("\(side)\(number)", "\(side)\(number)x")
                return layer[0].and(Self.variable(one)).or(layer[1].and(Self.variable(other)))
            }
            variables["l\(number)"] = true
        }
        #expect(layer.allSatisfy { $0.alternatives.count <= 32 })
        #expect(layer[0].variables.count == 160)
        #expect(layer[0].holds(variables))
        #expect(!layer[1].holds(["a": true]))
        variables["a"] = false
        #expect(!layer[0].holds(variables))
    }

    @Test func guardsThatAreSharedAreEvaluatedOnce() {
        let shared = Guard(alternatives: [[.init(SharedGuard(a.or(b)))]])
        #expect(
            GuardEvaluation.truths(of: [shared, shared.and(notA), a.and(shared)], ["b": true])
                == [true, true, false]
        )
        #expect(shared.and(shared) == shared)
    }
}
