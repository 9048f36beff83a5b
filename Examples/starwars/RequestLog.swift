import Foundation
import Relay

/// Prints the requests of an app to standard error, and how they ended.
///
/// A request has the same transaction id in the network, and in the environment's events about it.
struct RequestLog: Network {
    /// The app's name in the output.
    let app: String
    let network: any Network

    func execute(
        request: RequestParameters,
        variables: VariableData,
        cacheConfig: CacheConfig
    ) -> AsyncThrowingStream<Data, any Error> {
        // The screen comes from the `@metadata` of the operation; servers don't receive it.
        let screen = request.metadata["screen"]?.string.map { " for \($0)" } ?? ""
        write(request.name + screen, cacheConfig.transactionID)
        return network.execute(request: request, variables: variables, cacheConfig: cacheConfig)
    }

    func reset() {
        network.reset()
    }

    /// Prints how a request ended.
    func note(_ event: LogEvent) {
        switch event {
        case .networkComplete(_, _, let bytes, let transactionID):
            write("complete, \(bytes) bytes", transactionID)
        case .networkError(_, let message, let transactionID): write(message, transactionID)
        default: break
        }
    }

    private func write(_ text: String, _ transactionID: String?) {
        let line = "\(app) \(transactionID ?? "-"): \(text)\n"
        FileHandle.standardError.write(Data(line.utf8))
    }
}
