public import Foundation
public import Relay
public import RelayTesting

/// A recording of an environment that is being written: everything that happens in it, for
/// `relay-generator inspect`.
///
/// ```swift
/// #if DEBUG
/// let recording = try environment.record(to: URL.temporaryDirectory.appending(path: "app.tape"))
/// #endif
/// ```
///
/// It has each version of the store as the difference from the one before, the operations with their
/// variables, the events, what each live reader reads, and what the garbage collector keeps and why.
/// Work in progress is written after a fiftieth of a second, on a background task.
///
/// It ends when the last reference to it is released, or ``end()`` is called. A class because it has
/// an end.
public final class EnvironmentRecording: Sendable {
    /// How an environment is recorded.
    public struct Options: Sendable {
        /// The name that the inspector shows, such as that of the app.
        public var name: String
        /// Removes secrets from variables, records and texts; `nil` removes nothing.
        ///
        /// The fields of a record are passed to `Redaction.payload` under their names, without
        /// arguments and with an empty operation name. A removed value of at least six bytes is removed
        /// from everything that is written afterwards.
        public var redaction: Redaction?
        /// The size in bytes at which the file is set aside.
        ///
        /// It is called `NAME.previous` then, and a new one begins with the whole store. So both
        /// together take about twice as much at most.
        public var maximumBytes: Int
        /// The port of `127.0.0.1` at which the file is served to `relay-generator inspect --port`; 0 for
        /// any that is free, `nil` for none.
        ///
        /// A simulator shares the ports of its Mac. Every program of the machine can read the recording
        /// there, but no page in a browser.
        public var port: UInt16?

        /// Creates options; by default nothing is removed, a file grows to 64 MiB and is served at no port.
        public init(
            name: String = ProcessInfo.processInfo.processName,
            redaction: Redaction? = nil,
            maximumBytes: Int = 64 << 20,
            port: UInt16? = nil
        ) {
            self.name = name
            self.redaction = redaction
            self.maximumBytes = maximumBytes
            self.port = port
        }
    }

    /// The port at which the recording is served; `nil` for none.
    public var port: UInt16? { server?.port }

    private let recorder: StoreRecorder
    private let server: TapeServer?

    init(_ recorder: StoreRecorder, _ server: TapeServer?) {
        self.recorder = recorder
        self.server = server
    }

    deinit {
        server?.stop()
        let recorder = recorder
        recorder.stop()
        Task.detached { await recorder.finish() }
    }

    /// Writes everything that has happened until now.
    ///
    /// - Throws: The error of the file system that has ended the recording, if any.
    public func flush() async throws {
        try await recorder.flush()
    }

    /// Writes everything that has happened until now, and ends the recording.
    ///
    /// Its port is closed, as soon as a client that is being served has what it asked for.
    ///
    /// - Throws: The error of the file system that has ended it before, if any. The lines until
    ///   then stay.
    public func end() async throws {
        server?.stop()
        recorder.stop()
        try await recorder.flush()
        await recorder.finish()
    }
}

extension RelayEnvironment {
    /// Records everything that happens from now on into a file, until the result is released.
    ///
    /// The file is replaced if it exists. It begins with the store as it is, and is readable at any time,
    /// also after a crash: `relay-generator inspect FILE` shows it. Record in debug builds only, because it has
    /// the app's data.
    ///
    /// - Throws: An error of the file system if the file can't be created, ``RecordingPortError`` if the port
    ///   can't be used; the file is as it was then, and nothing is recorded.
    public func record(
        to file: URL,
        options: EnvironmentRecording.Options = .init()
    ) throws -> EnvironmentRecording {
        // First, so that a port that is taken costs no recording.
        let port = try options.port.map { try TapePort($0) }
        let tape = try TapeFile(file, maximumBytes: options.maximumBytes)
        let recorder = StoreRecorder(self, options, tape)
        recorder.start(self)
        let server = port.map { TapeServer($0, file: file) { await recorder.content() } }
        return EnvironmentRecording(recorder, server)
    }
}
