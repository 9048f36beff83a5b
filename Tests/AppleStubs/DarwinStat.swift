// swift-format-ignore-file
// The function `stat`, because a Swift module cannot have a type and a function of one name.

@discardableResult
public func stat<Status>(
    _ path: UnsafePointer<CChar>!, _ status: UnsafeMutablePointer<Status>!
) -> Int32 { 0 }
