import Testing

@testable import RelayCompiler

struct ConditionTests {
    private let a = Condition(variable: "a", passingValue: true)
    private let notA = Condition(variable: "a", passingValue: false)
    private let b = Condition(variable: "b", passingValue: true)
    private let c = Condition(variable: "c", passingValue: true)

    @Test func describesItself() {
        #expect(a.and(b).or(notA.and(c)).description == "$a & $b | !$a & $c")
        #expect(Condition.always.description.isEmpty)
    }

    @Test func contradictionsAreNever() {
        #expect(a.and(notA).isNever)
        #expect(a.and(.never).isNever)
        #expect(a.and(b).and(notA).isNever)
    }

    @Test func tautologiesAreAlways() {
        #expect(a.or(notA).isAlways)
        #expect(a.or(.always).isAlways)
        #expect(a.and(b).or(notA.and(b)) == b)
    }

    @Test func coveredAlternativesGo() {
        #expect(a.or(a.and(b)) == a)
        #expect(a.and(b).or(a) == a)
        #expect(a.or(.never) == a)
        #expect(a.or(notA.and(b)) == a.or(b))
    }

    @Test func orderOfWritingMakesNoDifference() {
        #expect(a.and(b) == b.and(a))
        #expect(a.or(b).or(c) == c.or(b).or(a))
    }

    /// Each of 40 layers has two conditions, which hold if one of the two before and a variable do.
    @Test func staysSmallInManyLayers() {
        var layer = [a, b]
        var again = [a, b]
        for number in 0..<40 {
            let next = { (before: [Condition], side: String) in
                before[0].and(Condition(variable: "\(side)\(number)", passingValue: true))
                    .or(before[1].and(Condition(variable: "x\(side)\(number)", passingValue: true)))
            }
            layer = ["l", "r"].map { next(layer, $0) }
            again = ["l", "r"].map { next(again, $0) }
        }
        #expect(layer.allSatisfy { $0.alternatives.count <= 32 })
        #expect(layer[0].variables.count == 160)
        #expect(layer == again)
        #expect(layer[0] != layer[1])
        #expect(layer[0].and(.never).isNever)
        #expect(layer[0].or(.always).isAlways)
    }

    @Test func impliesWhatIsWeaker() {
        #expect(a.and(b).implies(a))
        #expect(a.implies(a.or(b)))
        #expect(!a.implies(b))
        #expect(!a.or(b).implies(a))
        #expect(Condition.never.implies(a))
        #expect(a.implies(.always))
    }

    @Test func assumingRemovesWhatIsKnown() {
        #expect(a.and(b).assuming(a) == b)
        #expect(a.assuming(a.and(b)).isAlways)
        #expect(b.assuming(a) == b)
        #expect(a.or(b).assuming(b).isAlways)
        #expect(a.assuming(a.or(b)) == a)
    }
}
