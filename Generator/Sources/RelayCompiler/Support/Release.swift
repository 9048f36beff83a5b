import Foundation

/// Releases values on another thread, because that of a large project's program takes milliseconds.
enum Release {
    static func later(_ value: consuming some Sendable) {
        DispatchQueue.global(qos: .utility).async { [value] in withExtendedLifetime(value) {} }
    }
}
