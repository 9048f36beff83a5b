import Observation

/// The contents of the screen at one time.
struct Frame: Equatable {
    let title: String
    let lines: [Line]
    let help: String
    let isBusy: Bool

    @MainActor
    init(of app: App) {
        title = app.title
        lines = app.lines
        help = app.help
        isBusy = app.isBusy
    }
}

/// The frames of an app: the present one, and another one after each change of its models.
///
/// This connects models to a user interface without SwiftUI.
@MainActor
final class Frames {
    let stream: AsyncStream<Frame>
    private let continuation: AsyncStream<Frame>.Continuation
    private let app: App

    init(of app: App) {
        self.app = app
        (stream, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
        draw()
    }

    func end() {
        continuation.finish()
    }

    private func draw() {
        let frame = withObservationTracking {
            Frame(of: app)
        } onChange: { [weak self] in
            // The change is about to be made. Draw when it has been.
            Task { @MainActor in self?.draw() }
        }
        continuation.yield(frame)
    }
}
