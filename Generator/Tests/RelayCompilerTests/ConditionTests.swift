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
