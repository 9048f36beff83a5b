public import Relay

#if canImport(Darwin)
public import Foundation
#else
public import FoundationEssentials
#endif

/// Recordings that tests replay, and record again on demand.
///
/// ```swift
/// let network = try Recordings.network(in: folder, from: HTTPNetwork(url: endpoint))
/// ```
///
/// `RELAY_RECORD=1 swift test --filter StoryTests` runs the tests against the server and records it
/// again.
public enum Recordings {
    /// The environment variable that has recordings recorded again: any value except `0`.
    public static let variable = "RELAY_RECORD"

    /// Whether the environment variable asks for recording.
    public static var isRecording: Bool {
        let value = ProcessInfo.processInfo.environment[variable]
        return value != nil && value != "" && value != "0"
    }

    /// Returns a network that replays the recordings in a folder, or records `server`.
    ///
    /// Tests of one run may record the same request in the same folder if they get the same response:
    /// the n-th identical request of each network is the same recording. Otherwise the later one
    /// fails with ``RecordingError/recordedTwice(operation:variables:folder:)``.
    ///
    /// - Parameters:
    ///   - folder: The folder with the recordings.
    ///   - redaction: Removes secrets: by default those with a well-known name.
    ///   - rules: How recordings are found, and how old they may be.
    ///   - timing: When replayed payloads are delivered.
    ///   - isRecording: Whether to record; by default if ``isRecording``.
    ///   - server: The network to record. It is created only for recording.
    /// - Returns: A ``ReplayNetwork`` or a ``RecordingNetwork``.
    /// - Throws: ``RecordingError/cannotRead(file:reason:)``, and the error of creating `server`.
    public static func network(
        in folder: URL,
        redaction: Redaction = .knownSecrets,
        rules: RecordingRules = RecordingRules(),
        timing: ReplayNetwork.Timing = .immediate,
        isRecording: Bool = Self.isRecording,
        from server: @autoclosure () throws -> any Network
    ) throws -> any Network {
        if isRecording {
            return RecordingNetwork(
                try server(),
                folder: folder,
                redaction: redaction,
                run: .shared(in: folder)
            )
        }
        return try ReplayNetwork(
            folder: folder,
            redaction: redaction,
            rules: rules,
            timing: timing
        )
    }
}

extension Redaction {
    /// Replaces the values of members whose names are common for secrets, such as `password`,
    /// `token` and `email`.
    public static let knownSecrets = replacing([
        "accessToken", "access_token", "apiKey", "api_key", "authToken", "authorization",
        "clientSecret", "client_secret", "cookie", "creditCard", "csrfToken", "cvc", "cvv", "email",
        "idToken", "id_token", "iban", "jwt", "newPassword", "oldPassword", "otp", "password",
        "passwordConfirmation", "phone", "phoneNumber", "pin", "privateKey", "refreshToken",
        "refresh_token", "secret", "sessionToken", "ssn", "token",
    ])
}
