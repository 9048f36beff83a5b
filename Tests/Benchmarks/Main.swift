import Foundation

@main
struct Main {
    private static let usage = """
        usage: relay-benchmarks run [NAME…] --data FOLDER [--json]

        Measures the store on the workloads in FOLDER: W1-1000, W1-10000, W1-again, W2, W3-100,
        W3-1000, W3-10000, W4, W5, json. Without names it measures them all.
        """

    static func main() throws {
        var names: [String] = []
        var folder: URL?
        var printsJSON = false
        var arguments = CommandLine.arguments.dropFirst()
        guard arguments.popFirst() == "run" else { return print(usage) }
        while let argument = arguments.popFirst() {
            switch argument {
            case "--data":
                folder = arguments.popFirst().map { URL(fileURLWithPath: $0, isDirectory: true) }
            case "--json": printsJSON = true
            default: names.append(argument)
            }
        }
        guard let folder else { return print(usage) }
        let workloads = try Workloads(folder: folder)
        let chosen = workloads.all.filter { names.isEmpty || names.contains($0.name) }
        let reference = workloads.jsonSerialization()
        for benchmark in chosen {
            let result = try benchmark.measure()
            print(printsJSON ? result.json(reference) : result.line(reference))
        }
    }
}
