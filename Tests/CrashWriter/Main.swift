import Foundation
import Relay
import RelaySQLite

/// A program for tests of the files in which a store is kept.
///
/// `relay-crash-writer FOLDER` writes until it is killed, see ``EndlessWriter``.
///
/// `relay-crash-writer FOLDER faults [SEED] [COUNT] [POINT]` runs a script with faults of the disk,
/// see ``FaultCampaign``: at COUNT calls of each kind, or at `all`, or at one point that it has
/// printed. Its exit status is 1 if the store that opens is wrong after one of them.
///
/// `relay-crash-writer FOLDER queue URL [drain]` queues mutations for a server until it is killed, or sends
/// those that wait, see ``QueueWriter``.
@main
struct Main {
    static func main() async throws {
        let arguments = CommandLine.arguments
        let folder = URL(fileURLWithPath: arguments[1], isDirectory: true)
        if arguments.count > 3, arguments[2] == "queue", let url = URL(string: arguments[3]) {
            return try await QueueWriter.run(in: folder, url, drains: arguments.count > 4)
        }
        guard arguments.count > 2, arguments[2] == "faults" else {
            return try await EndlessWriter.run(in: folder)
        }
        #if os(Linux)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let campaign = FaultCampaign(
            folder: folder,
            seed: arguments.count > 3 ? UInt64(arguments[3]) ?? 1 : 1,
            count: arguments.count > 4 ? Int(arguments[4]) : 15,
            only: arguments.count > 5 ? arguments[5] : nil
        )
        exit(await campaign.run() ? 0 : 1)
        #else
        print("Faults of the disk are only made on Linux.")
        #endif
    }
}
