/// The functions of fields that an app derives from others.
///
/// The generator writes a protocol that refines this one, with a requirement for each field that the
/// schema declares with `@derived`. A type of the app implements it, and
/// ``RelayEnvironment/Options/derivedFields`` takes a value of that type:
///
/// ```swift
/// struct TrackerFields: DerivedFieldFunctions {
///     func issueHeading(_ issue: IssueHeading_issue.Data) -> String {
///         "#\(issue.number) \(issue.title)"
///     }
/// }
/// ```
///
/// The function of a field with objects returns their keys, and that of a live field a ``LiveState``.
///
/// A function is called on the thread that reads, which may be any. Observers of the field call it again
/// only after an object has changed from which the field is derived. A function must depend on nothing else
/// that changes, and must not change the store. See <doc:DerivingFields>.
public protocol DerivedFields: Sendable {
    /// The functions, which generated code lists.
    var derivedFields: [DerivedField] { get }
}

/// A field that an app derives from others of the same object, and its function.
///
/// Generated code creates it.
public struct DerivedField: Sendable {
    /// The type of the object and the field: `Issue.heading`.
    public let name: String
    /// Makes the function for a store with these sources.
    fileprivate let function: @Sendable (DerivedSources) -> DerivedFunction

    /// Creates a field with a function of a fragment's data and the arguments.
    @_spi(Generated) public init<Fragment: GraphQLFragment, Output: InputValue>(
        _ name: String,
        of fragment: Fragment.Type,
        _ function: @escaping @Sendable (Fragment.Data, DerivedArguments) throws -> Output
    ) where Fragment.Data: FieldValue {
        self.name = name
        let value: DerivedFunction.Value = { reader, arguments in
            let input: Fragment.Data = reader.definition()
            if let failure = reader.failure { return DerivedValue(failure) }
            do {
                let output = try function(input, DerivedArguments(arguments, reader))
                return DerivedValue(output.inputValue)
            } catch {
                return DerivedValue(name, error)
            }
        }
        self.function = { DerivedFunction({ Fragment.artifact }, .value(value), $0.edges) }
    }

    /// Creates a live field with a function of a fragment's data and the arguments.
    @_spi(Generated) public init<Fragment: GraphQLFragment, Output: InputValue & Sendable>(
        _ name: String,
        of fragment: Fragment.Type,
        live function:
            @escaping @Sendable (Fragment.Data, DerivedArguments) throws -> LiveState<Output>
    ) where Fragment.Data: FieldValue & Sendable {
        self.name = name
        self.function = { all in
            let sources = all.live
            let source: DerivedFunction.Source = { reader, arguments, place in
                let input: Fragment.Data = reader.definition()
                if let failure = reader.failure { return .none(DerivedValue(failure)) }
                let holds = reader.holdsSources
                while true {
                    let (known, last) = sources.known(at: place)
                    let same = known.last { hold in
                        guard let other = hold.input as? Fragment.Data else { return false }
                        return Fragment.Data.areSame(other, input)
                    }
                    if let same { return .source(same) }
                    do {
                        let live = try function(input, DerivedArguments(arguments, reader))
                            .map { DerivedValue($0.inputValue) }
                        // A single read has no use for later values.
                        guard holds else {
                            return .none(live.current ?? DerivedValue(stored: .absent))
                        }
                        let definition = Fragment.artifact.name
                        let field = LiveField(place: place, name: name, definition: definition)
                        if let new = sources.add(live, of: field, input: input, after: last) {
                            return .source(new)
                        }
                    } catch {
                        return .none(DerivedValue(name, error))
                    }
                }
            }
            return DerivedFunction({ Fragment.artifact }, .live(source), all.edges)
        }
    }
}

/// A function of a derived field, and its input.
final class DerivedFunction: Derivation, @unchecked Sendable {  // because it never changes.
    /// Reads the input, and calls the function with the field's arguments.
    typealias Value = @Sendable (_ reader: inout Reader, _ arguments: JSONObject) -> DerivedValue
    /// Reads the input, and returns the source at a place; calls the function if there is none with this
    /// input.
    typealias Source =
        @Sendable (
            _ reader: inout Reader, _ arguments: JSONObject, _ place: LivePlace
        ) -> LiveAnswer

    enum Function {
        case value(Value)
        case live(Source)
    }

    /// Returns the artifact of the fragment with the input.
    ///
    /// A closure because an artifact is parsed when it is used first.
    let artifact: @Sendable () -> Artifact
    let function: Function
    /// Finds the objects, if the function returns keys.
    let edges: any EdgeSources

    fileprivate init(
        _ artifact: @escaping @Sendable () -> Artifact,
        _ function: Function,
        _ edges: any EdgeSources
    ) {
        (self.artifact, self.function, self.edges) = (artifact, function, edges)
        let isStored = if case .live = function { true } else { false }
        super.init(isStored: isStored)
    }
}

/// The result of asking for the source of a live field.
enum LiveAnswer {
    case source(LiveHold)
    /// There is none: the input can't be read, the function has thrown, or the value is read once.
    case none(DerivedValue)
}

/// The sources of a store from which its derived fields have what is not in their input.
struct DerivedSources {
    let live: any LiveSources
    let edges: any EdgeSources
}

extension ReadOptions {
    /// Adds functions; for a field that has one, it stays.
    mutating func add(_ fields: [any DerivedFields], _ sources: DerivedSources) {
        for field in fields.flatMap(\.derivedFields) where derivations[field.name] == nil {
            add(field.function(sources), of: field.name)
        }
    }
}

/// The arguments of a derived field, as values of its function's parameters.
@_documentation(visibility: internal)
public struct DerivedArguments {
    private let values: JSONObject
    /// Reads values, which it has not to look up in its store.
    private let reader: Reader

    init(_ values: JSONObject, _ reader: Reader) { (self.values, self.reader) = (values, reader) }

    /// Returns the value of an argument; the default of the schema, if there is one, for null and if the
    /// document gives none.
    ///
    /// - Throws: If it is a custom scalar whose type rejects the value.
    @_spi(Generated) public func value<Argument: FieldValue>(
        _ name: String,
        default defaultValue: JSONValue = .null
    ) throws -> Argument {
        var reader = reader
        // Of a list, the position of an element is noted at the last step.
        reader.path.append(Reader.PathStep(item: -1, index: -1))
        let given = values[name] ?? .null
        let value = Argument.read(
            StoredValue(value: .list(of: given == .null ? defaultValue : given), block: .none),
            &reader
        )
        guard !reader.isFailing, reader.errors.isEmpty else {
            let reasons = reader.errors.map(\.description).joined(separator: "; ")
            throw InvalidScalar("the argument `\(name)` is of another type: \(reasons)")
        }
        return value
    }
}

/// The result of a derived field's function.
struct DerivedValue: Sendable {
    let value: Value
    /// The type of the error that the function has thrown.
    var thrown: String?

    /// The value of a field whose function has returned JSON.
    init(_ json: JSONValue) { value = .list(of: json) }

    /// A value as readers expect it.
    init(stored value: Value) { self.value = value }

    /// The value of a field whose function has thrown.
    init(_ field: String, _ error: any Error) {
        value = .error([GraphQLError(message: "`\(field)` can't be derived: \(error)")])
        thrown = String(describing: type(of: error))
    }

    /// The value of a field whose input can't be read.
    init(_ failure: ReadFailure) {
        switch failure {
        case .missing: value = .absent
        case .deleted: value = .null
        case .failed(let errors):
            // A null that the fragment requires makes the field null, without an error unless it throws.
            value =
                errors.isEmpty
                ? .null : .error([GraphQLError(message: FieldErrors(errors).description)])
        }
    }
}

extension Value {
    /// A scalar, or a list of any depth, as readers expect it.
    ///
    /// A scalar that is an array in JSON becomes a list, too: its type can be made of a list as well.
    fileprivate static func list(of json: JSONValue) -> Value {
        guard case .array(let elements) = json else { return Value(json) }
        return .list(ContiguousArray(elements.map { list(of: $0) }))
    }
}
