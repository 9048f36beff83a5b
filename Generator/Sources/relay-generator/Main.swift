import Foundation
import RelayCompiler

@main
struct Main {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        let console = Console()
        do {
            exit(try CommandLineTool(console: console).run(arguments).rawValue)
        } catch {
            console.error(error.description)
            exit(ExitCode.usage.rawValue)
        }
    }
}
