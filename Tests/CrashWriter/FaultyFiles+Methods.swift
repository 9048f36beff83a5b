#if os(Linux)
import Foundation

extension FaultyFiles {
    /// Returns the methods of our files.
    static func makeMethods() -> SQLiteFileMethods {
        SQLiteFileMethods(
            version: 3,
            close: { FaultyFiles.close($0) },
            read: { FaultyFiles.read($0, $1, $2, $3) },
            write: { FaultyFiles.write($0, $1, $2, $3) },
            truncate: { FaultyFiles.truncate($0, $1) },
            sync: { FaultyFiles.sync($0, $1) },
            size: { file, size in
                FaultyFiles.call(file, .read, SQLiteConstant.sizeError) { $0.size($1, size) }
            },
            lock: { file, kind in
                FaultyFiles.call(file, .lock, SQLiteConstant.lockError) { $0.lock($1, kind) }
            },
            unlock: { file, kind in FaultyFiles.pass(file) { $0.unlock($1, kind) } },
            checkReservedLock: { file, result in
                FaultyFiles.pass(file) { $0.checkReservedLock($1, result) }
            },
            control: { file, operation, argument in
                FaultyFiles.pass(file) { $0.control($1, operation, argument) }
            },
            sectorSize: { file in FaultyFiles.pass(file) { $0.sectorSize($1) } },
            characteristics: { file in FaultyFiles.pass(file) { $0.characteristics($1) } },
            mapShared: { file, region, size, extends, result in
                FaultyFiles.call(file, .lock, SQLiteConstant.sharedMapError) {
                    $0.mapShared?($1, region, size, extends, result) ?? SQLiteConstant.ioError
                }
            },
            lockShared: { file, offset, count, flags in
                FaultyFiles.lockShared(file, offset, count, flags)
            },
            barrier: { file in
                guard let file else { return }
                FaultyFiles.methods(file)?.barrier?(FaultyFiles.base(file))
            },
            unmapShared: { file, deletes in
                FaultyFiles.pass(file) { $0.unmapShared?($1, deletes) ?? SQLiteConstant.ok }
            },
            // Nothing is ever mapped: all reads and writes are calls.
            fetch: { _, _, _, result in
                result?.pointee = nil
                return SQLiteConstant.ok
            },
            unfetch: { _, _, _ in SQLiteConstant.ok }
        )
    }

    /// Returns the methods of the real file.
    private static func methods(_ file: File) -> SQLiteFileMethods? {
        base(file).load(as: SQLiteFileHeader.self).methods?.pointee
    }

    private static func path(_ file: File) -> String? {
        file.load(as: Header.self).open?.takeUnretainedValue().path
    }

    /// Calls the real file, without a fault.
    private static func pass(
        _ file: File?,
        _ body: (SQLiteFileMethods, File) -> Int32
    ) -> Int32 {
        guard let file, let methods = methods(file) else { return SQLiteConstant.ioError }
        return body(methods, base(file))
    }

    /// Calls the real file, or returns the code for a fault.
    private static func call(
        _ file: File?,
        _ call: FileCall,
        _ code: Int32,
        _ body: (SQLiteFileMethods, File) -> Int32
    ) -> Int32 {
        switch FaultyDisk.shared.course(of: call) {
        case .pass: pass(file, body)
        case .fail(.busy): SQLiteConstant.busy
        case let course: fail(code, course)
        }
    }

    private static func close(_ file: File?) -> Int32 {
        let code = pass(file) { $0.close($1) }
        guard let file else { return code }
        let header = file.assumingMemoryBound(to: Header.self)
        header.pointee.open?.release()
        header.pointee = Header(base: .init(methods: nil), open: nil)
        FaultyDisk.shared.noteClose()
        return code
    }

    private static func lockShared(
        _ file: File?,
        _ offset: Int32,
        _ count: Int32,
        _ flags: Int32
    ) -> Int32 {
        let body: (SQLiteFileMethods, File) -> Int32 = {
            $0.lockShared?($1, offset, count, flags) ?? SQLiteConstant.ioError
        }
        guard flags & SQLiteConstant.takesLock != 0 else { return pass(file, body) }
        return call(file, .lock, SQLiteConstant.sharedLockError, body)
    }

    private static func read(
        _ file: File?,
        _ bytes: UnsafeMutableRawPointer?,
        _ count: Int32,
        _ offset: Int64
    ) -> Int32 {
        call(file, .read, SQLiteConstant.readError) { $0.read($1, bytes, count, offset) }
    }

    // MARK: Changes

    private static func write(
        _ file: File?,
        _ bytes: UnsafeRawPointer?,
        _ count: Int32,
        _ offset: Int64
    ) -> Int32 {
        guard let file else { return SQLiteConstant.ioError }
        let end = offset + Int64(count)
        let course = FaultyDisk.shared.course(
            of: .change,
            needsSpace: end > size(file),
            isWrite: true
        )
        switch course {
        case .pass, .failAfterwards:
            noteWrite(file, Int(offset)..<Int(end)) { max($0, Int(end)) }
            let code = pass(file) { $0.write($1, bytes, count, offset) }
            return course == .pass ? code : fail(SQLiteConstant.writeError)
        case .failHalfway, .fail(.half):
            noteWrite(file, Int(offset)..<Int(offset) + Int(count / 2)) {
                max($0, Int(offset) + Int(count / 2))
            }
            _ = pass(file) { $0.write($1, bytes, count / 2, offset) }
            return fail(course == .failHalfway ? SQLiteConstant.writeError : SQLiteConstant.full)
        case .fail(.full):
            return fail(SQLiteConstant.full, course)
        case .fail:
            return fail(SQLiteConstant.writeError)
        }
    }

    private static func truncate(_ file: File?, _ size: Int64) -> Int32 {
        guard let file else { return SQLiteConstant.ioError }
        let course = FaultyDisk.shared.course(of: .change)
        switch course {
        case .pass, .failAfterwards:
            let end = Int(Self.size(file))
            noteWrite(file, Int(size)..<max(Int(size), end)) { _ in Int(size) }
            let code = pass(file) { $0.truncate($1, size) }
            return course == .pass ? code : fail(SQLiteConstant.truncateError)
        case .fail, .failHalfway:
            return fail(SQLiteConstant.truncateError, course)
        }
    }

    /// Makes the writes to a file durable.
    ///
    /// Without a sync of the real file, which would only take time: this process is never killed.
    private static func sync(_ file: File?, _ flags: Int32) -> Int32 {
        guard let file else { return SQLiteConstant.ioError }
        let course = FaultyDisk.shared.course(of: .change)
        guard course == .pass else { return fail(SQLiteConstant.syncError, course) }
        if let path = path(file) { FaultyDisk.shared.noteSync(path) }
        return SQLiteConstant.ok
    }

    private static func noteWrite(_ file: File, _ range: Range<Int>, newSize: (Int) -> Int) {
        guard let path = path(file) else { return }
        FaultyDisk.shared.noteWrite(path, range, newSize: newSize) {
            let size = Int(Self.size(file))
            var old = Data(count: max(0, min(range.upperBound, size) - range.lowerBound))
            let count = Int32(old.count)
            if count > 0 {
                _ = old.withUnsafeMutableBytes { bytes in
                    pass(file) {
                        $0.read($1, bytes.baseAddress, count, Int64(range.lowerBound))
                    }
                }
            }
            return (size, old)
        }
    }

    private static func size(_ file: File) -> Int64 {
        var size: Int64 = 0
        _ = pass(file) { $0.size($1, &size) }
        return size
    }
}
#endif
