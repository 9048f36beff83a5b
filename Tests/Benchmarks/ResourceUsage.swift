import Foundation

/// Whose use of the processor and of memory the system counts; the raw values are `getrusage`'s.
enum ResourceUsage: Int32 {
    case process = 0
    case children = -1
    /// The calling thread, on Linux.
    case thread = 1

    var read: rusage {
        var usage = rusage()
        #if canImport(Darwin)
        getrusage(rawValue, &usage)
        #else
        getrusage(__rusage_who_t(rawValue), &usage)
        #endif
        return usage
    }

    var processorSeconds: Double {
        let usage = read
        let seconds = Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
        return seconds + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
    }
}
