import Foundation
import GraphQLLanguage
import GraphQLSchema
import RelayCompiler

/// Generates the code of projects, from saved files.
enum Generation {
    /// The result of a run.
    struct Outcome {
        /// Whether nothing was generated.
        var isFailure: Bool
        /// Whether the reason is in the documents, where diagnostics show it.
        var isShown = false
        var text: String

        /// The notification that shows the result.
        var message: JSON {
            Message.notification(
                "window/showMessage",
                ["type": isFailure ? 1 : 3, "message": .string(text)]
            )
        }

        /// The notification that logs the result.
        var log: JSON {
            Message.notification("window/logMessage", ["type": 3, "message": .string(text)])
        }
    }

    /// Generates the code of the projects of a configuration.
    static func run(_ file: URL) -> Outcome {
        do throws(ProjectError) {
            let report = try ProjectCompiler.run(file)
            guard !report.diagnostics.hasErrors else {
                let count = report.diagnostics.count { $0.severity == .error }
                return Outcome(
                    isFailure: true,
                    isShown: true,
                    text: "Nothing was generated, because the saved files have \(count) "
                        + (count == 1 ? "error." : "errors.")
                )
            }
            return Outcome(
                isFailure: false,
                text: "Generated \(report.fileCount) files: \(report.written.count) written, "
                    + "\(report.deleted.count) deleted."
            )
        } catch {
            return Outcome(isFailure: true, text: error.description)
        }
    }
}
