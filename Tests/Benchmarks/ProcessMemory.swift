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

    /// The bytes that are allocated now, by glibc's `malloc_info`; `nil` elsewhere.
    static var allocatedBytes: Double? {
        typealias MallocInfo = @convention(c) (Int32, UnsafeMutablePointer<FILE>?) -> Int32
        let symbol = dlopen(nil, RTLD_NOW).flatMap { dlsym($0, "malloc_info") }
        guard let symbol, let file = tmpfile() else { return nil }
        defer { fclose(file) }
        guard unsafeBitCast(symbol, to: MallocInfo.self)(0, file) == 0 else { return nil }
        // The totals come last: fast="…", rest="…", mmap="…", current="…". The rest is not read,
        // because that would take memory itself.
        var text = [UInt8](repeating: 0, count: 4096)
        if fseek(file, -text.count, SEEK_END) != 0 { rewind(file) }
        let count = fread(&text, 1, text.count, file)
        let totals = String(decoding: text[..<count], as: UTF8.self)
        func size(_ type: String) -> Double {
            let line = totals.split(separator: "\n").last { $0.contains("type=\"\(type)\"") }
            let digits = line?.split(separator: "size=\"").last?.prefix { $0.isNumber }
            return digits.flatMap { Double($0) } ?? 0
        }
        return size("current") + size("mmap") - size("fast") - size("rest")
    }
}
