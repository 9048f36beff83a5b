#if canImport(SwiftUI)
import SwiftUI

/// Returns a function that changes a model inside of an animation; `nil` without an animation.
@MainActor
func transaction(_ animation: Animation?) -> ((() -> Void) -> Void)? {
    guard let animation else { return nil }
    return { change in withAnimation(animation, change) }
}
#endif
