// swift-format-ignore-file
// Apple's C library where it differs from Glibc, as far as this package uses it.

@_exported import DarwinStat
@_exported import Glibc

public let SOCK_STREAM: Int32 = 1
public let SO_NOSIGPIPE: Int32 = 0x1022

@discardableResult
public func getrusage(_ who: Int32, _ usage: UnsafeMutablePointer<rusage>!) -> Int32 { 0 }

public typealias pthread_t = UnsafeMutablePointer<_opaque_pthread_t>
public struct _opaque_pthread_t {}
public func pthread_self() -> pthread_t { UnsafeMutablePointer(bitPattern: 1)! }
public func pthread_equal(_ left: pthread_t!, _ right: pthread_t!) -> Int32 { 0 }

/// Glibc names the times otherwise: `st_mtim`.
public struct stat {
    public var st_dev: Int32 = 0
    public var st_mode: UInt16 = 0
    public var st_nlink: UInt16 = 0
    public var st_ino: UInt64 = 0
    public var st_uid: UInt32 = 0
    public var st_gid: UInt32 = 0
    public var st_rdev: Int32 = 0
    public var st_atimespec = timespec()
    public var st_mtimespec = timespec()
    public var st_ctimespec = timespec()
    public var st_birthtimespec = timespec()
    public var st_size: Int64 = 0
    public var st_blocks: Int64 = 0
    public var st_blksize: Int32 = 0
    public init() {}
}

public typealias mode_t = UInt16
public typealias off_t = Int64
public let S_IFMT: mode_t = 0o170000
public let S_IFREG: mode_t = 0o100000
public let S_IFDIR: mode_t = 0o040000
public let S_IFLNK: mode_t = 0o120000
public let S_IFIFO: mode_t = 0o010000
public let S_IFSOCK: mode_t = 0o140000
public let F_FULLFSYNC: Int32 = 51
public func fcntl(_ file: Int32, _ command: Int32) -> Int32 { 0 }
public func chmod(_ path: UnsafePointer<CChar>!, _ mode: mode_t) -> Int32 { 0 }
public func truncate(_ path: UnsafePointer<CChar>!, _ size: off_t) -> Int32 { 0 }

@discardableResult
public func lstat(_ path: UnsafePointer<CChar>!, _ status: UnsafeMutablePointer<stat>!) -> Int32 { 0 }
@discardableResult
public func fstat(_ file: Int32, _ status: UnsafeMutablePointer<stat>!) -> Int32 { 0 }
@discardableResult
public func fstatat(
    _ folder: Int32, _ path: UnsafePointer<CChar>!, _ status: UnsafeMutablePointer<stat>!, _ flags: Int32
) -> Int32 { 0 }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { 0 }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { 0 }
