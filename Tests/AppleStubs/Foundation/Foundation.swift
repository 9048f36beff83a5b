// swift-format-ignore-file
// Apple's Foundation beyond FoundationEssentials, as far as this package uses it.

@_exported import Darwin
@_exported import Dispatch
@_exported import FoundationEssentials
@_exported import ObjectiveC

open class NSString: NSObject {
    public convenience init(string: String) { self.init() }
}

open class OperationQueue: NSObject, @unchecked Sendable {
    open var maxConcurrentOperationCount: Int { get { 0 } set {} }
}

open class Thread: NSObject, @unchecked Sendable {
    public init(block: @escaping @Sendable () -> Void) {}
    open class func detachNewThread(_ block: @escaping @Sendable () -> Void) {}
    open class func sleep(forTimeInterval interval: TimeInterval) {}
    open var stackSize: Int { get { 0 } set {} }
    open var name: String? { get { nil } set {} }
    open func start() {}
}

open class InputStream: NSObject {}

open class Pipe: NSObject, @unchecked Sendable {
    public override init() {}
    open var fileHandleForReading: FileHandle { .standardInput }
    open var fileHandleForWriting: FileHandle { .standardOutput }
}

open class FileHandle: NSObject, @unchecked Sendable {
    public init(fileDescriptor: Int32, closeOnDealloc: Bool) {}
    public convenience init?(forReadingAtPath path: String) { nil }
    public convenience init?(forWritingAtPath path: String) { nil }
    open class var standardInput: FileHandle { FileHandle(fileDescriptor: 0, closeOnDealloc: false) }
    open class var standardOutput: FileHandle { FileHandle(fileDescriptor: 1, closeOnDealloc: false) }
    open class var standardError: FileHandle { FileHandle(fileDescriptor: 2, closeOnDealloc: false) }
    public convenience init(forReadingFrom url: URL) throws {
        self.init(fileDescriptor: 0, closeOnDealloc: false)
    }
    open var fileDescriptor: Int32 { 0 }
    open func close() throws {}
    public func seekToEnd() throws -> UInt64 { 0 }
    public func read(upToCount count: Int) throws -> Data? { nil }
    public func readToEnd() throws -> Data? { nil }
    public func write(contentsOf data: some DataProtocol) throws {}
    public func seek(toOffset offset: UInt64) throws {}
    public func truncate(atOffset offset: UInt64) throws {}
}

public struct Locale: Hashable, Sendable { public init(identifier: String) {} }

open class Formatter: NSObject {}
open class DateFormatter: Formatter {
    open var locale: Locale! { get { nil } set {} }
    open var timeZone: TimeZone! { get { nil } set {} }
    open var dateFormat: String! { get { nil } set {} }
    open func date(from string: String) -> Date? { nil }
}

public struct CharacterSet: ExpressibleByArrayLiteral, Sendable {
    public init(arrayLiteral: Unicode.Scalar...) {}
    public init(charactersIn string: String) {}
    public static var whitespaces: CharacterSet { CharacterSet(charactersIn: " ") }
    public static var whitespacesAndNewlines: CharacterSet { CharacterSet(charactersIn: " ") }
    public static var alphanumerics: CharacterSet { CharacterSet(charactersIn: "a") }
}
extension StringProtocol {
    public func trimmingCharacters(in set: CharacterSet) -> String { "" }
    public func addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String? { nil }
    public var removingPercentEncoding: String? { nil }
    public func components<T: StringProtocol>(separatedBy separator: T) -> [String] { [] }
    public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
        of target: Target, with replacement: Replacement, options: NSString.CompareOptions = [],
        range searchRange: Range<Index>? = nil
    ) -> String { "" }
}
extension NSString {
    public struct CompareOptions: OptionSet, Sendable {
        public var rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
}
extension Error {
    public var localizedDescription: String { "" }
}
public func NSLog(_ format: String, _ args: any CVarArg...) {}

open class Process: NSObject, @unchecked Sendable {
    public enum TerminationReason: Int, @unchecked Sendable { case exit = 1, uncaughtSignal = 2 }
    public override init() {}
    open var executableURL: URL?
    open var arguments: [String]?
    open var currentDirectoryURL: URL?
    open var standardInput: Any?
    open var standardOutput: Any?
    open var standardError: Any?
    open var terminationHandler: (@Sendable (Process) -> Void)?
    open var processIdentifier: Int32 { 0 }
    open var terminationStatus: Int32 { 0 }
    open var terminationReason: TerminationReason { .exit }
    open func run() throws {}
    open func terminate() {}
    open func waitUntilExit() {}
}

open class NSLock: NSObject, @unchecked Sendable {
    public override init() {}
    public func lock() {}
    public func unlock() {}
    public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
}

open class NSCondition: NSObject, @unchecked Sendable {
    public override init() {}
    public func lock() {}
    public func unlock() {}
    open func wait() {}
    open func signal() {}
    open func broadcast() {}
}

public struct URLResourceValues {
    public var isExcludedFromBackup: Bool?
    public init() {}
}

extension URL {
    public mutating func setResourceValues(_ values: URLResourceValues) throws {}
}

public struct Notification: Sendable {
    public struct Name: Hashable, Sendable { public init(_ rawValue: String) {} }
}

open class NotificationCenter: NSObject, @unchecked Sendable {
    open class var `default`: NotificationCenter { NotificationCenter() }
    open func addObserver(
        forName name: Notification.Name?,
        object obj: Any?,
        queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol { self }
    open func removeObserver(_ observer: Any) {}
}

extension ProcessInfo {
    public func performExpiringActivity(
        withReason reason: String,
        using block: @escaping @Sendable (Bool) -> Void
    ) {}
}
