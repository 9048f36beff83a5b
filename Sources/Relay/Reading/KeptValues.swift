/// The Swift values of large lists and large JSON that a live reader has read, for when it reads
/// again.
///
/// Of long lists of objects it keeps the chunks; see ``KeptList``.
///
/// A field that changes beside a list of 100,000 strings then costs what the field costs: the list is
/// neither built nor compared again.
///
/// A stored value is known by the memory of its list, which doesn't change, and is not reused for as
/// long as the entry refers to it.
///
/// A class because the reader that owns it, and each of its reads, change the same entries.
package final class KeptValues:
    @unchecked Sendable  // because one thread at a time refreshes a reader.
{
    /// The least number of elements, and of values in JSON, that are kept.
    static let leastCount = 64

    /// Identifies the memory of a list, or of an array or object of JSON.
    typealias Identity = UnsafeRawPointer

    /// A class because values of all types are kept.
    private class Entry {
        /// Keeps the memory by which the value is known.
        let stored: Value

        init(_ stored: Value) { self.stored = stored }
    }

    private final class EntryOf<Output>: Entry {
        let output: Output

        init(_ stored: Value, _ output: Output) {
            self.output = output
            super.init(stored)
        }
    }

    /// The values of the read before.
    private var before: [Identity: Entry] = [:]
    /// The values of the current, or last, read.
    private var entries: [Identity: Entry] = [:]
    /// The lists of the read before.
    private var listsBefore: [KeptList.Key: KeptList] = [:]
    /// The lists of the current, or last, read.
    private var lists: [KeptList.Key: KeptList] = [:]
    /// The values of derived fields; `nil` while there are none.
    var derivations: KeptDerivations?
    /// The sources of the live fields of the read before, which the current one may ask for.
    private var sourcesBefore: ContiguousArray<any HeldSource> = []
    /// With how many of these the sources of the current read begin, which usually are the same.
    private var sourcesAgain = 0
    /// The other sources of the live fields of the current read, or all of the last one.
    private var sources: ContiguousArray<any HeldSource> = []
    /// The facts about types when the lists were read.
    private var typeFacts: [RecordSource.TypeFact: Bool] = [:]

    package init() {}

    /// Begins a read, which may take over the values of the read before.
    func begin() {
        before = take(&entries, [:])
        listsBefore = take(&lists, [:])
        if !sources.isEmpty { sourcesBefore = take(&sources, []) }
        sourcesAgain = 0
    }

    /// Ends a read.
    ///
    /// Releases the values that it has not taken over.
    func end() {
        before = [:]
        listsBefore = [:]
        if sourcesAgain > 0 { hold([]) }
        if !sourcesBefore.isEmpty { sourcesBefore = [] }
    }

    /// Keeps the sources of live fields until the next read.
    func hold(_ new: ContiguousArray<any HeldSource>) {
        if sourcesAgain > 0 {
            if sourcesAgain == sourcesBefore.count {
                sources = take(&sourcesBefore, [])
            } else {
                sources = ContiguousArray(sourcesBefore[..<sourcesAgain])
            }
            sourcesAgain = 0
        }
        // Appending would count each reference.
        if sources.isEmpty { sources = new } else { sources += new }
    }

    /// Keeps the next source of the read before until the next read, if it is this one.
    ///
    /// Returns whether it is.
    @inline(__always)
    func holdsAgain(_ source: any LiveSource) -> Bool {
        guard sources.isEmpty, sourcesAgain < sourcesBefore.count,
            sourcesBefore[sourcesAgain].holds(source)
        else { return false }
        sourcesAgain += 1
        return true
    }

    /// The number of values that are kept for the next read.
    var count: Int { entries.count + lists.count }

    /// Returns a list of the read before; `nil` if the facts about types were different then.
    func list(_ key: KeptList.Key, _ facts: [RecordSource.TypeFact: Bool]) -> KeptList? {
        guard let list = listsBefore[key], typeFacts == facts else { return nil }
        return list
    }

    /// Keeps a list for the next read.
    func keep(_ list: KeptList, _ key: KeptList.Key, _ facts: [RecordSource.TypeFact: Bool]) {
        lists[key] = list
        if typeFacts != facts {
            // The lists of the read before may depend on the facts of that time. The sources of their live
            // fields stay.
            for list in listsBefore.values { sourcesBefore += list.liveSources }
            listsBefore = [:]
            typeFacts = facts
        }
    }

    /// Returns the value that was read from the same memory, if it was of the same type.
    func output<Output>(_ identity: Identity) -> Output? {
        guard let entry = entries[identity] ?? before[identity] else { return nil }
        guard let known = entry as? EntryOf<Output> else { return nil }
        entries[identity] = entry
        return known.output
    }

    /// Keeps a value, and the stored value from which it was read.
    func keep<Output>(_ output: Output, from stored: Value, _ identity: Identity) {
        entries[identity] = EntryOf(stored, output)
    }
}

extension Value {
    /// Identifies the memory of a large list of scalars, or of large JSON; `nil` for other values.
    var largeIdentity: KeptValues.Identity? {
        switch self {
        case .list(let values) where values.count >= KeptValues.leastCount:
            values.withUnsafeBytes { $0.baseAddress }
        case .json(let json): json.largeIdentity
        default: nil
        }
    }
}

extension JSONValue {
    /// Identifies the memory of a large array or object; `nil` for other values.
    fileprivate var largeIdentity: KeptValues.Identity? {
        var rest = KeptValues.leastCount
        return takeValues(from: &rest) ? nil : identity
    }

    private var identity: KeptValues.Identity? {
        switch self {
        case .array(let elements): elements.withUnsafeBytes { $0.baseAddress }
        case .object(let object): object.identity
        default: nil
        }
    }

    /// Subtracts the number of values in this one.
    ///
    /// Returns whether there were as many. Stops as soon as there are not.
    private func takeValues(from rest: inout Int) -> Bool {
        rest -= 1
        switch self {
        case .array(let elements):
            for element in elements {
                guard rest > 0, element.takeValues(from: &rest) else { return false }
            }
        case .object(let object):
            for (_, value) in object {
                guard rest > 0, value.takeValues(from: &rest) else { return false }
            }
        default: break
        }
        return true
    }
}

extension KeptValues? {
    /// Runs one read of a live reader, which may take over the values of the read before.
    @inline(__always)
    mutating func reading<Result>(_ read: (inout KeptValues?) -> Result) -> Result {
        self?.begin()
        defer { self?.end() }
        return read(&self)
    }
}

// MARK: - Reading

extension Reader {
    /// Returns what a live reader has read from the same memory before, or what `read` returns,
    /// which is kept then.
    ///
    /// `read` must depend on nothing but the stored value, as it does for scalars. Its result is not
    /// kept if something was missing or invalid.
    @inline(__always)
    mutating func keeping<Output>(
        _ stored: StoredValue,
        _ read: (inout Reader) -> Output
    ) -> Output {
        guard keepsValues, stored.block.isNone, let identity = stored.value.largeIdentity else {
            return read(&self)
        }
        if let known: Output = kept?.output(identity) { return known }
        let before = (isFailing, errors.count, missing.count)
        let output = read(&self)
        guard !isAbandoned, !isFailing, before == (isFailing, errors.count, missing.count) else {
            return output
        }
        let kept = kept ?? KeptValues()
        self.kept = kept
        kept.keep(output, from: stored.value, identity)
        return output
    }
}

extension Array {
    /// Returns whether two arrays of the same length share their memory.
    @inline(__always)
    func hasSameMemory(as other: [Element]) -> Bool {
        withUnsafeBytes { $0.baseAddress } == other.withUnsafeBytes { $0.baseAddress }
    }
}
