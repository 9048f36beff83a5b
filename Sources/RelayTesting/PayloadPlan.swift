import Relay

/// The parts of a definition's plan from which payloads are generated, independent of variables and of
/// the schema.
///
/// A class because all payloads of a definition share it.
final class PayloadPlan: Sendable {
    // Keeps the artifact's identity, by which the plan is found.
    private let artifact: Artifact
    let plan: NormalizationPlan
    /// The fields, by their positions in `plan`.
    let fields: ContiguousArray<Field>
    /// For each object of `plan`, the fields that a response has; `nil` if that depends on its type,
    /// on variables or on the schema.
    let selections: ContiguousArray<PayloadSelection?>

    /// A field of the plan.
    struct Field: Sendable {
        let responseKey: String
        let name: String
        let part: ConnectionWindow.Part?
        let content: PayloadSelection.Content
        let kind: TypeReference.Kind
        /// The name of the type inside all lists.
        let typeName: String
        let listDepth: Int
        /// Bit 0 for the field itself, bit 1 for the elements of its list, and so on.
        let nonNullDepths: UInt64
        let level: OptionalPlanIndex<NormalizationPlan.Level>
        let hasArguments: Bool
        /// The position of the storage key in the plan.
        let key: Int
        /// The hash of the storage key; `nil` if it depends on variables.
        let keyHash: UInt64?

        /// Returns whether null is not allowed at a depth of the field's lists.
        func isNonNull(atDepth depth: Int) -> Bool {
            depth >= 64 || nonNullDepths & (1 << UInt64(depth)) != 0
        }
    }

    private init(_ artifact: Artifact) {
        let plan = artifact.normalization
        self.artifact = artifact
        self.plan = plan
        fields = ContiguousArray(plan.fields.map { Field($0, plan) })
        let fields = fields
        selections = ContiguousArray(
            plan.objects.map { object in
                let positions = object.fields.prefix(object.serverCount)
                guard positions.allSatisfy({ plan.fields[$0].isAlwaysSelected }) else { return nil }
                return PayloadSelection(
                    plan,
                    Array(positions),
                    contents: { fields[$0].content },
                    storageKey: { _ in 0 }
                )
            }
        )
    }

    /// Returns a hash of a storage key: 64-bit FNV-1a.
    static func hash(_ key: String) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in key.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return hash
    }
}

extension PayloadPlan {
    /// The plans of definitions for which payloads were generated.
    private static let known = Locked<[ObjectIdentifier: PayloadPlan]>([:])
    private static let limit = 4_096

    /// Returns the plan of a definition, which is made once.
    static func of(_ artifact: Artifact) -> PayloadPlan {
        let id = ObjectIdentifier(artifact)
        if let plan = known.withLock({ $0[id] }) { return plan }
        let new = PayloadPlan(artifact)
        // Returned, so that they are released outside of the lock.
        let dropped = known.withLock { plans in
            let dropped = plans.count < limit ? [:] : plans
            if !dropped.isEmpty { plans = [:] }
            plans[id] = new
            return dropped
        }
        withExtendedLifetime(dropped) {}
        return new
    }
}

extension PayloadPlan.Field {
    fileprivate init(_ field: NormalizationPlan.Field, _ plan: NormalizationPlan) {
        let key = plan.keys[field.key]
        responseKey = plan.responseKey(field)
        name = key.name
        part = ConnectionWindow.Part(rawValue: key.name)
        content = PayloadSelection.Content(field, key)
        let type = plan.types[field.type]
        (kind, typeName) = type.named
        listDepth = type.listDepth
        nonNullDepths = type.allNonNullDepths
        level = field.level
        hasArguments = !key.arguments.isEmpty
        self.key = field.key.position
        keyHash = key.constant.map(PayloadPlan.hash)
    }
}

extension TypeReference {
    /// The depths at which null is not allowed, for up to 64 lists.
    fileprivate var allNonNullDepths: UInt64 {
        switch self {
        case .named: 0
        case .list(let inner): inner.allNonNullDepths << 1
        case .nonNull(let inner): inner.allNonNullDepths | 1
        }
    }
}

extension NormalizationPlan.Field {
    /// Whether each object has the field, under one alias.
    fileprivate var isAlwaysSelected: Bool {
        condition.isNone && typeTest.isNone && !sharesName && alternative.isNone
            && role != .discriminator
    }
}
