// swift-format-ignore-file
// Declarations of Apple's module SQLite3, as Swift imports them from sqlite3.h.

public typealias sqlite3_destructor_type = @convention(c) (UnsafeMutableRawPointer?) -> Void

public func sqlite3_libversion_number() -> Int32 { 0 }
public func sqlite3_threadsafe() -> Int32 { 0 }
public func sqlite3_errstr(_: Int32) -> UnsafePointer<CChar>! { nil }
public func sqlite3_open_v2(
    _: UnsafePointer<CChar>!,
    _: UnsafeMutablePointer<OpaquePointer?>!,
    _: Int32,
    _: UnsafePointer<CChar>!
) -> Int32 { 0 }
public func sqlite3_close_v2(_: OpaquePointer!) -> Int32 { 0 }
public func sqlite3_extended_result_codes(_: OpaquePointer!, _: Int32) -> Int32 { 0 }
public func sqlite3_system_errno(_: OpaquePointer!) -> Int32 { 0 }
public func sqlite3_busy_timeout(_: OpaquePointer!, _: Int32) -> Int32 { 0 }
public func sqlite3_get_autocommit(_: OpaquePointer!) -> Int32 { 0 }
public func sqlite3_db_readonly(_: OpaquePointer!, _: UnsafePointer<CChar>!) -> Int32 { 0 }
public func sqlite3_file_control(
    _: OpaquePointer!,
    _: UnsafePointer<CChar>!,
    _: Int32,
    _: UnsafeMutableRawPointer!
) -> Int32 { 0 }
public func sqlite3_prepare_v2(
    _: OpaquePointer!,
    _: UnsafePointer<CChar>!,
    _: Int32,
    _: UnsafeMutablePointer<OpaquePointer?>!,
    _: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> Int32 { 0 }
public func sqlite3_db_handle(_: OpaquePointer!) -> OpaquePointer! { nil }
public func sqlite3_step(_: OpaquePointer!) -> Int32 { 0 }
public func sqlite3_reset(_: OpaquePointer!) -> Int32 { 0 }
public func sqlite3_clear_bindings(_: OpaquePointer!) -> Int32 { 0 }
public func sqlite3_finalize(_: OpaquePointer!) -> Int32 { 0 }
public func sqlite3_bind_int64(_: OpaquePointer!, _: Int32, _: Int64) -> Int32 { 0 }
public func sqlite3_bind_text64(
    _: OpaquePointer!,
    _: Int32,
    _: UnsafePointer<CChar>!,
    _: UInt64,
    _: sqlite3_destructor_type!,
    _: UInt8
) -> Int32 { 0 }
public func sqlite3_bind_blob64(
    _: OpaquePointer!,
    _: Int32,
    _: UnsafeRawPointer!,
    _: UInt64,
    _: sqlite3_destructor_type!
) -> Int32 { 0 }
public func sqlite3_bind_zeroblob(_: OpaquePointer!, _: Int32, _: Int32) -> Int32 { 0 }
public func sqlite3_column_int64(_: OpaquePointer!, _: Int32) -> Int64 { 0 }
public func sqlite3_column_text(_: OpaquePointer!, _: Int32) -> UnsafePointer<UInt8>! { nil }
public func sqlite3_column_blob(_: OpaquePointer!, _: Int32) -> UnsafeRawPointer! { nil }
public func sqlite3_column_bytes(_: OpaquePointer!, _: Int32) -> Int32 { 0 }
