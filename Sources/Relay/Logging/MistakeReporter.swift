#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Reports events that are almost always a mistake in the app, one line each.
///
/// A class because the lines that were reported are not repeated.
final class MistakeReporter: Sendable {
    private let reported = Locked<Set<String>>([])
    private let report: @Sendable (String) -> Void

    /// The maximum number of lines.
    private static let limit = 100

    init(_ report: @escaping @Sendable (String) -> Void) {
        self.report = report
    }

    /// Reports an event if it is a mistake that was not reported before.
    func receive(_ event: LogEvent) {
        guard let line = event.mistake else { return }
        let isNew = reported.withLock { $0.count < Self.limit && $0.insert(line).inserted }
        if isNew { report(line) }
    }

    /// Writes a line to the standard error output.
    static let writeLine: @Sendable (String) -> Void = { line in
        var text = "Relay: \(line)\n"
        text.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}

extension LogEvent {
    /// A description and a remedy for events that are almost always a mistake.
    ///
    /// It contains no text of servers other than the ids of objects.
    var mistake: String? {
        switch self {
        case .readMissing(let definition, let object, let operation, let fields):
            "`\(definition)` is observed, but the store has no "
                + fields.lazy.map { "`\($0)`" }.listed(separator: ", ")
                + " of the object `\(object)`, and `\(operation)`, where the reference comes from, is "
                + "not in flight. Fetch the query first, and spread the fragment in whatever else "
                + "writes the object."
        case .readForeignReference(let definition):
            "`\(definition)` is observed with a reference of another environment, so nothing is "
                + "delivered. Use the environment that fetched it."
        case .modelWithoutReference(let definition, let call):
            "`\(call)` of a model of `\(definition)` does nothing, because the model has no reference. Set "
                + "one first, or have the model follow the one that has it: `init(following:_:)`."
        case .readUnderived(let definition, let field):
            "`\(definition)` reads `\(field)`, for which the environment has no function. Give the "
                + "environment the app's functions: `options.derivedFields`."
        case .readDerivedFail(let definition, let field, let error):
            "The function of `\(field)`, which `\(definition)` reads, has thrown `\(error)`. Catch it there, "
                + "or read the field with `@catch`."
        case .readFail(let definition, _, let errors):
            "`\(definition)` is observed, but can't be read because fields failed: \(errors.paths). "
                + "Handle them with `@catch`, or observe its state."
        case .readFieldErrors(let definition, _, let errors):
            "`\(definition)` has values that its Swift types reject, at \(errors.paths). They are "
                + "`nil`. Check the scalars in `relay.json`."
        case .executeFieldErrors(let operation, _, let errors):
            "Fields of the response to `\(operation)` failed, and are `nil` in the data unless the "
                + "document has `@catch` there: \(errors.paths). Read the errors with "
                + "`response(to:)`, or throw them with an `ErrorPolicy`."
        case .updateUnknownField(let type, let field):
            "An updater sets `\(field)`, which no operation selects on "
                + "\(type.isEmpty ? "the root" : "`\(type)`"). Check the spelling, or select the field."
        case .updateUnknownConnection(let type, let key):
            "An updater looks for the connection `\(key)`, which no operation declares on "
                + "\(type.isEmpty ? "the root" : "`\(type)`"). Use the `ConnectionKey` that is generated "
                + "for the `@connection`."
        case .updateUnknownObject(let definition, let field):
            "An updater finds no object \(field.isEmpty ? "" : "at `\(field)` ")in `\(definition)`, because "
                + "the store doesn't know it, so what the updater sets there is lost. Fetch the object "
                + "first, or create it with `create(_:type:)`."
        case .publishHandlerSkip(let operation, let handler, let message):
            "`\(operation)`: the handler `\(handler)` skipped a field. \(message)"
        case .subscriptionUnfinished(let operation, let parts, _):
            "The server ended an event of `\(operation)` without "
                + parts.lazy.map { "`\($0)`" }.listed(separator: ", ")
                + ", which it had announced. Have it deliver each part of an event, or complete the part "
                + "with errors."
        case .storageFail(let message): "The store is not kept: \(message)"
        case .storageSetAside(let reason):
            "The kept store could not be read, and was set aside: \(reason)"
        default: nil
        }
    }
}

extension [LoggedFieldError] {
    fileprivate var paths: String {
        lazy.map { "`\($0.path)`" }.listed(separator: ", ")
    }
}
