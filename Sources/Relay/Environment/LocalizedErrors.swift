// Foundation shows an error's `errorDescription` as its `localizedDescription`. Without one it
// shows only "The operation could not be completed" and an error number.

#if canImport(Darwin)
public import Foundation
#else
public import FoundationEssentials
#endif

extension FieldError: LocalizedError {
    /// The ``description``, for Foundation's `localizedDescription`.
    public var errorDescription: String? { description }
}

extension FieldErrors: LocalizedError {
    /// The ``description``, for Foundation's `localizedDescription`.
    public var errorDescription: String? { description }
}

extension GraphQLError: LocalizedError {
    /// The ``description``, for Foundation's `localizedDescription`.
    public var errorDescription: String? { description }
}

extension InspectionError: LocalizedError {
    /// The ``description``, for Foundation's `localizedDescription`.
    public var errorDescription: String? { description }
}

extension InvalidScalar: LocalizedError {
    /// The ``description``, for Foundation's `localizedDescription`.
    public var errorDescription: String? { description }
}

extension JSONError: LocalizedError {
    /// The ``description``, for Foundation's `localizedDescription`.
    public var errorDescription: String? { description }
}

extension MutationError: LocalizedError {
    /// The ``description``, for Foundation's `localizedDescription`.
    public var errorDescription: String? { description }
}

extension OfflineError: LocalizedError {
    /// The ``description``, for Foundation's `localizedDescription`.
    public var errorDescription: String? { description }
}

extension PayloadError: LocalizedError {
    /// The ``description``, for Foundation's `localizedDescription`.
    public var errorDescription: String? { description }
}

extension RefetchError: LocalizedError {
    /// The ``description``, for Foundation's `localizedDescription`.
    public var errorDescription: String? { description }
}

extension ResponseError: LocalizedError {
    /// The ``description``, for Foundation's `localizedDescription`.
    public var errorDescription: String? { description }
}

extension StorageError: LocalizedError {
    /// The ``description``, for Foundation's `localizedDescription`.
    public var errorDescription: String? { description }
}

extension StoreError: LocalizedError {
    /// The ``description``, for Foundation's `localizedDescription`.
    public var errorDescription: String? { description }
}

extension UnreachableError: LocalizedError {
    /// The ``description``, for Foundation's `localizedDescription`.
    public var errorDescription: String? { description }
}

extension UpdateError: LocalizedError {
    /// The ``description``, for Foundation's `localizedDescription`.
    public var errorDescription: String? { description }
}
