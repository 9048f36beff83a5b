import GraphQLLanguage

/// Finds fields that cannot be merged.
///
/// A task is a group of selection sets that are merged in some response. It collects their fields
/// and those of their fragments, groups them by response name and checks each group. All fields of
/// a group must have the same shape. Those that can occur on the same object must be the same field
/// with the same arguments. The selection sets of a group form the next task. Each task is done
/// only once, and each field is visited once in a task, so fields are never compared in pairs.
struct FieldMerging {
    /// Two fields that cannot be merged.
    struct Conflict {
        var message: String
        var span: SourceSpan
        var first: SourceSpan
    }

    private struct Task: Hashable {
        var sets: [Int32]
        /// Whether the sets can belong only to different objects, so that only shapes are compared.
        var isShapeOnly: Bool
    }

    private(set) var conflicts: [Conflict] = []
    private(set) var isTooComplex = false
    private let selections: MergeableSelections
    private var known: Set<Task> = []
    private var pending: [Task] = []
    private var steps = 0
    private let maximumSteps = 40_000_000
    private let maximumConflicts = 1_000

    /// The number of the current task, with which visited sets and texts are marked.
    private var stamp: Int32 = 0
    private var setStamps: [Int32]
    /// For a set that only spreads a fragment, the fragment's set; for others, the set itself.
    private let soleFragments: [Int32]
    /// The sets that a task has checked for more than their shapes.
    private var isCovered: [Bool]
    private var spreadStamps: [Int32]
    private var spreadMarks: [MergeableSelections.Spread?]
    private var groupStamps: [Int32]
    private var groupNumbers: [Int32]
    private var groups: [[Int32]] = []

    init(_ selections: MergeableSelections) {
        self.selections = selections
        setStamps = Array(repeating: 0, count: selections.sets.count)
        soleFragments = selections.sets.enumerated().map { number, set in
            guard set.occurrences.isEmpty, set.spreads.count == 1, set.spreads[0].arguments == 0
            else { return Int32(number) }
            return selections.fragmentSets[set.spreads[0].fragment] ?? Int32(number)
        }
        isCovered = Array(repeating: false, count: selections.sets.count)
        spreadStamps = Array(repeating: 0, count: selections.textCount)
        spreadMarks = Array(repeating: nil, count: selections.textCount)
        groupStamps = spreadStamps
        groupNumbers = spreadStamps
    }

    mutating func run() {
        // A fragment that was checked as part of a larger task need not be checked by itself, so
        // fragments come after the definitions that spread them.
        for root in selections.rootsInOrder where !isCovered[Int(root)] {
            add([root], isShapeOnly: false)
            while let task = pending.popLast() {
                perform(task)
                if steps > maximumSteps {
                    isTooComplex = true
                    return
                }
            }
        }
    }

    // MARK: - Tasks

    private mutating func add(_ sets: [Int32], isShapeOnly: Bool) {
        guard !sets.isEmpty else { return }
        var task = Task(sets: normalized(sets), isShapeOnly: false)
        steps += task.sets.count
        if task.sets.isEmpty || known.contains(task) { return }
        task.isShapeOnly = isShapeOnly
        if known.insert(task).inserted {
            pending.append(task)
        }
    }

    /// Returns the sets in order and without repetitions, with sets that only spread a fragment
    /// replaced by the fragment's set.
    private func normalized(_ sets: [Int32]) -> [Int32] {
        var result: [Int32] = []
        result.reserveCapacity(sets.count)
        for set in sets {
            result.append(soleFragments[Int(set)])
        }
        if result.count > 1 {
            result.sort()
            var count = 1
            for index in 1..<result.count where result[index] != result[count - 1] {
                result[count] = result[index]
                count += 1
            }
            result.removeLast(result.count - count)
        }
        return result
    }

    private mutating func perform(_ task: Task) {
        gather(task.sets, covers: !task.isShapeOnly)
        let groups = groups
        steps += groups.count
        for group in groups {
            steps += group.count
            if group.count == 1 {
                let child = selections.occurrences[Int(group[0])].child
                if child >= 0 { add([child], isShapeOnly: task.isShapeOnly) }
                continue
            }
            checkShapes(group)
            if task.isShapeOnly {
                add(children(of: group), isShapeOnly: true)
            } else {
                checkSameFields(group)
            }
        }
    }

    /// Groups the fields of sets and their fragments by response name.
    private mutating func gather(_ sets: [Int32], covers: Bool) {
        stamp += 1
        groups.removeAll(keepingCapacity: true)
        var reached: [Int32] = []
        for set in sets where setStamps[Int(set)] != stamp {
            setStamps[Int(set)] = stamp
            reached.append(set)
        }
        var next = 0
        while next < reached.count {
            let set = Int(reached[next])
            next += 1
            if covers { isCovered[set] = true }
            steps += selections.sets[set].spreads.count + 1
            for occurrence in selections.sets[set].occurrences {
                group(occurrence)
            }
            for spread in selections.sets[set].spreads {
                checkArguments(of: spread)
                guard let fragment = selections.fragmentSets[spread.fragment],
                    setStamps[Int(fragment)] != stamp
                else { continue }
                setStamps[Int(fragment)] = stamp
                reached.append(fragment)
            }
        }
    }

    private mutating func group(_ occurrence: Int32) {
        let name = Int(selections.occurrences[Int(occurrence)].responseName)
        if groupStamps[name] == stamp {
            groups[Int(groupNumbers[name])].append(occurrence)
        } else {
            groupStamps[name] = stamp
            groupNumbers[name] = Int32(groups.count)
            groups.append([occurrence])
        }
    }

    private func children(of group: some Sequence<Int32>) -> [Int32] {
        group.compactMap {
            let child = selections.occurrences[Int($0)].child
            return child >= 0 ? child : nil
        }
    }

    // MARK: - Checks

    /// Checks that all spreads of a fragment in the merged sets have the same arguments.
    private mutating func checkArguments(of spread: MergeableSelections.Spread) {
        let fragment = Int(spread.fragment)
        guard spreadStamps[fragment] == stamp, let first = spreadMarks[fragment] else {
            spreadStamps[fragment] = stamp
            spreadMarks[fragment] = spread
            return
        }
        if first.arguments != spread.arguments {
            report(
                "Spreads of `\(selections.text(spread.fragment))` conflict: they have different "
                    + "arguments. Spread it with the same ones.",
                spread.span,
                first.span
            )
        }
    }

    private mutating func checkShapes(_ group: [Int32]) {
        // By index, because copies of occurrences would count references.
        let occurrences = selections.occurrences
        let first = Int(group[0])
        var shaped = occurrences[first].shape >= 0 ? first : nil
        for number in group.dropFirst() {
            let other = Int(number)
            if occurrences[first].isStreamed || occurrences[other].isStreamed {
                conflict(first, other, "one with `@stream` can be selected only once")
            }
            guard occurrences[other].shape >= 0 else { continue }
            guard let known = shaped else {
                shaped = other
                continue
            }
            if occurrences[known].shape != occurrences[other].shape {
                let types = [known, other].map {
                    occurrences[$0].definition?.type.description ?? ""
                }
                conflict(known, other, "their types are `\(types[0])` and `\(types[1])`")
            }
        }
    }

    /// Fields on interfaces and unions may occur on the same object as any other field.
    ///
    /// Fields on different object types never do.
    private mutating func checkSameFields(_ group: [Int32]) {
        let occurrences = selections.occurrences
        var shared: [Int32] = []
        var buckets: [[Int32]] = []
        var bucketNumbers: [Int32: Int] = [:]
        for number in group {
            let objectType = occurrences[Int(number)].objectType
            if objectType < 0 {
                shared.append(number)
            } else if let bucket = bucketNumbers[objectType] {
                buckets[bucket].append(number)
            } else {
                bucketNumbers[objectType] = buckets.count
                buckets.append([number])
            }
        }
        if let first = shared.first {
            checkSame(as: Int(first), shared.dropFirst())
        }
        let sharedChildren = children(of: shared)
        for bucket in buckets {
            checkSame(as: Int(shared.first ?? bucket[0]), bucket[...])
            steps += sharedChildren.count
            add(sharedChildren + children(of: bucket), isShapeOnly: false)
        }
        if buckets.isEmpty {
            add(sharedChildren, isShapeOnly: false)
        } else if buckets.count > 1 {
            add(children(of: group), isShapeOnly: true)
        }
    }

    private mutating func checkSame(as first: Int, _ others: ArraySlice<Int32>) {
        let occurrences = selections.occurrences
        for number in others {
            let other = Int(number)
            let names = (occurrences[first].name, occurrences[other].name)
            if names.0 != names.1 {
                let texts = (selections.text(names.0), selections.text(names.1))
                conflict(first, other, "`\(texts.0)` and `\(texts.1)` are different fields")
            } else if occurrences[other].arguments != occurrences[first].arguments {
                conflict(first, other, "they have different arguments")
            }
        }
    }

    private mutating func conflict(_ first: Int, _ other: Int, _ reason: String) {
        let name = selections.text(selections.occurrences[other].responseName)
        report(
            "Fields `\(name)` conflict: \(reason). Use different aliases to fetch both.",
            selections.occurrences[other].span,
            selections.occurrences[first].span
        )
    }

    private mutating func report(_ message: String, _ span: SourceSpan, _ first: SourceSpan) {
        guard conflicts.count < maximumConflicts else { return }
        conflicts.append(Conflict(message: message, span: span, first: first))
    }
}
