// swift-format-ignore-file
// CoreFoundation, as far as this package uses it. `as CFArray` converts to `[Any]`.

public typealias CFIndex = Int
public typealias CFTimeInterval = Double
public typealias CFArray = [Any]
public typealias CFAllocator = OpaquePointer

nonisolated(unsafe) public let kCFAllocatorDefault: CFAllocator! = nil

public typealias CFAllocatorRetainCallBack =
    @convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer?
public typealias CFAllocatorReleaseCallBack = @convention(c) (UnsafeRawPointer?) -> Void
public typealias CFAllocatorCopyDescriptionCallBack =
    @convention(c) (UnsafeRawPointer?) -> OpaquePointer?
