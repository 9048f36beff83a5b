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
        return [usage.ru_utime, usage.ru_stime].reduce(0) { sum, time in
            sum + Double(time.tv_sec) + Double(time.tv_usec) / 1e6
        }
    }
}
