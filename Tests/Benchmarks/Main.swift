import Foundation

@main
struct Main {
    private static let usage = """
        usage: relay-benchmarks run [NAME…] [--data FOLDER] [--schemas FOLDER] [--network]
                                    [--scale] [--models] [--disk [--seconds N]] [--offline] [--derived]
                                    [--following] [--code] [--peers] [--json]
               relay-benchmarks run --growth [NUMBER…] [--json]
               relay-benchmarks make-data FOLDER

        `make-data` writes the workloads of the store into a folder.

        `run` measures the store on the workloads in the folder of `--data`: json, W1-1000,
        W1-10000, W1-again, W2, W3-100, W3-1000, W3-10000, W3-recorded, W4, W5, reader-wait, record-memory,
        hostile-ids, first-use; with `--scale` what records, publishes and readers cost in stores of 1,000 to
        1,000,000 records; with `--disk` what keeping such stores in a file costs, or,
        with `--seconds`, what 1,000 changes a second do for so long; with `--offline` what 1,000
        queued mutations cost, and a launch with them; with `--derived` what derived and live fields cost;
        with `--following` what lists that follow a filter cost; with `--models` what models cost, and
        how long the main actor is busy with a publication; on the schemas in the folder of `--schemas` the GraphQL language:
        parse-sdl, build-schema, validate, and the compiler: compile-cold, compile-change,
        check-one-field, fragments-1000, fragments-10000; payload, which generates test data; and with
        `--network` HTTP beside a bare URLSession:
        http-16, http-20MB, http-idle, http-memory, http2-100; and ws-events. Without names it
        measures all.
        With `--growth` it measures how costs grow with the size of a list or a store; `1` or `2a` is
        the number of a row.
        With `--code` it has swiftc compile what is generated, and says what a definition costs.
        With `--peers` node's JSON.parse runs beside, if it is there, and graphql-core, aiohttp and
        curl, if they are there.
        """

    static func main() async {
        do {
            try await run()
        } catch {
            FileHandle.standardError.write(Data("relay-benchmarks: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func run() async throws {
        var names: [String] = []
        var data: URL?
        var schemas: URL?
        var printsJSON = false
        var runsPeers = false
        var measuresNetwork = false
        var measuresCode = false
        var measuresScale = false
        var measuresModels = false
        var measuresGrowth = false
        var measuresDisk = false
        var measuresOffline = false
        var measuresDerived = false
        var measuresFollowing = false
        var seconds: Int?
        var arguments = CommandLine.arguments.dropFirst()
        let command = arguments.popFirst()
        if command == "make-data", let path = arguments.popFirst() {
            return try WorkloadData.write(to: folder(path))
        }
        guard command == "run" else { return print(usage) }
        while let argument = arguments.popFirst() {
            switch argument {
            case "--data": data = arguments.popFirst().map { folder($0) }
            case "--schemas": schemas = arguments.popFirst().map { folder($0) }
            case "--json": printsJSON = true
            case "--peers": runsPeers = true
            case "--network": measuresNetwork = true
            case "--code": measuresCode = true
            case "--scale": measuresScale = true
            case "--models": measuresModels = true
            case "--growth": measuresGrowth = true
            case "--disk": measuresDisk = true
            case "--offline": measuresOffline = true
            case "--derived": measuresDerived = true
            case "--following": measuresFollowing = true
            case "--seconds": seconds = arguments.popFirst().flatMap { Int($0) }
            default: names.append(argument)
            }
        }
        if measuresGrowth { return try Growth.run(names, printsJSON: printsJSON) }
        if measuresOffline { return try await OfflineWorkload.run(printsJSON: printsJSON) }
        if measuresFollowing { return try FollowWorkload.run(printsJSON: printsJSON) }
        if measuresDerived { return try await DerivedWorkload.run(printsJSON: printsJSON) }
        if measuresDisk {
            if let seconds {
                return try await SteadyWrites.run(seconds: seconds, printsJSON: printsJSON)
            }
            return try await DiskWorkload.run(printsJSON: printsJSON, runsPeers: runsPeers)
        }
        guard data != nil || schemas != nil || measuresNetwork || measuresCode || measuresScale
        else { return print(usage) }
        if measuresScale { try ScaleWorkload.run(printsJSON: printsJSON) }
        if measuresModels {
            guard let data else { return print(usage) }
            return try await ModelWorkload.run(data, printsJSON: printsJSON)
        }
        if let data {
            let wanted = Workloads.names.filter { names.isEmpty || names.contains($0) }
            try run(wanted, data, printsJSON: printsJSON, runsPeers: runsPeers)
        }
        let language = try schemas.map { try LanguageWorkloads(folder: $0) }
        let compiler = try schemas.map { try CompilerWorkloads(folder: $0) }
        let all = (language?.all ?? []) + (compiler?.all ?? [])
        for benchmark in all
        where names.isEmpty || names.contains(benchmark.name) {
            let result = try benchmark.measure()
            print(printsJSON ? result.json() : result.line())
        }
        if let schemas, let compiler, names.isEmpty || names.contains(PayloadWorkload.name) {
            let schema = schemas.appendingPathComponent("saleor/schema.graphql")
            let result = try PayloadWorkload(compiler.generatedCode(), schema: schema).measure()
            print(printsJSON ? result.json() : result.line())
        }
        if measuresNetwork {
            try await NetworkWorkloads().run(names, printsJSON: printsJSON, runsPeers: runsPeers)
        }
        if measuresCode {
            for cost in try CodeCost.measure() {
                print(printsJSON ? cost.json : cost.line)
            }
        }
        if runsPeers, let language { print(language.peers(), terminator: "") }
    }

    /// Measures workloads of the store, several of them each in a process of its own: the peak of
    /// memory is the process's, and the heap as new as an app's.
    private static func run(
        _ names: [String],
        _ data: URL,
        printsJSON: Bool,
        runsPeers: Bool
    ) throws {
        if names.count == 1 {
            let result = try Workloads(folder: data).measure(names[0], isBesideNode: runsPeers)
            return print(printsJSON ? result.json() : result.line())
        }
        for name in names {
            let process = Process()
            process.executableURL = Bundle.main.executableURL
            process.arguments =
                ["run", name, "--data", data.path] + (printsJSON ? ["--json"] : [])
                + (runsPeers ? ["--peers"] : [])
            try process.run()
            process.waitUntilExit()
        }
    }

    private static func folder(_ path: String) -> URL {
        URL(fileURLWithPath: path, isDirectory: true)
    }
}
