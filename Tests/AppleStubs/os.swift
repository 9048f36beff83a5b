// swift-format-ignore-file
// Apple's os, as far as this package uses it.

public struct OSLogType: Equatable, RawRepresentable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static var `default`: OSLogType { OSLogType(rawValue: 0) }
    public static var info: OSLogType { OSLogType(rawValue: 1) }
    public static var debug: OSLogType { OSLogType(rawValue: 2) }
    public static var error: OSLogType { OSLogType(rawValue: 16) }
    public static var fault: OSLogType { OSLogType(rawValue: 17) }
}

public struct OSLogPrivacy {
    public static var auto: OSLogPrivacy { OSLogPrivacy() }
    public static var `public`: OSLogPrivacy { OSLogPrivacy() }
    public static var `private`: OSLogPrivacy { OSLogPrivacy() }
}

public struct OSLogInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure @escaping () -> String,
        privacy: OSLogPrivacy = .auto
    ) {}
}

public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
    public init(stringInterpolation: OSLogInterpolation) {}
    public init(stringLiteral value: String) {}
}

public typealias SignpostMetadata = OSLogMessage

public struct Logger {
    public init(subsystem: String, category: String) {}
    public func log(level: OSLogType, _ message: OSLogMessage) {}
}

public struct OSSignpostID: Hashable {
    public static var exclusive: OSSignpostID { OSSignpostID() }
}

public final class OSSignpostIntervalState {}

public struct OSSignposter {
    public init(subsystem: String, category: String) {}
    public func makeSignpostID() -> OSSignpostID { OSSignpostID() }
    public func beginInterval(
        _ name: StaticString,
        id: OSSignpostID = .exclusive,
        _ message: SignpostMetadata
    ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
    public func endInterval(
        _ name: StaticString,
        _ state: OSSignpostIntervalState,
        _ message: SignpostMetadata
    ) {}
    public func emitEvent(
        _ name: StaticString,
        id: OSSignpostID = .exclusive,
        _ message: SignpostMetadata
    ) {}
}

public struct os_unfair_lock_s: Sendable {
    public init() {}
    public init(_os_unfair_lock_opaque: UInt32) {}
}
public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

@available(*, noasync, message: "Use OSAllocatedUnfairLock.withLock() for async-safe scoped locking")
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {}
@available(*, noasync, message: "Use OSAllocatedUnfairLock.withLock() for async-safe scoped locking")
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { true }
@available(*, noasync, message: "Use OSAllocatedUnfairLock.withLock() for async-safe scoped locking")
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {}
