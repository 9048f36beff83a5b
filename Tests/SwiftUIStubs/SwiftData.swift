// swift-format-ignore-file
// Apple's SwiftData, as far as its names could clash with those of RelaySwiftUI.
public import SwiftUI

@MainActor @preconcurrency @propertyWrapper
public struct Query<Element, Result>: DynamicProperty {
    public init() {}
    public var wrappedValue: Result { fatalError() }
}
