import Foundation

/// What this process takes of memory.
enum ProcessMemory {
    static var peakMegabytes: Double {
        let peak = Double(ResourceUsage.process.read.ru_maxrss)
        #if canImport(Darwin)
        return peak / 1024 / 1024
        #else
        return peak / 1024
        #endif
    }

    /// The bytes of this process that are in memory now; `nil` where the system doesn't say.
    static var residentBytes: Double? {
        let statistics = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        guard
            let pages = statistics?.split(separator: " ").dropFirst().first.flatMap({ Double($0) })
        else { return nil }
        return pages * Double(sysconf(Int32(_SC_PAGESIZE)))
    }
}
