// swift-format-ignore-file
import Foundation
import Relay
import RelayInspector

func recordEnvironment(_ environment: RelayEnvironment) throws -> EnvironmentRecording {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("app.tape")
    return try environment.record(to: file)
}

func serveRecording(_ environment: RelayEnvironment, _ file: URL) throws -> EnvironmentRecording {
    let recording = try environment.record(to: file, options: .init(port: 8099))
    return recording
}
