// swift-format-ignore-file
import Foundation
import Relay

/// The code of the article on errors. It is compiled, and compared with the article.
struct HandlingErrors {
    let environment: RelayEnvironment
    let report: (Any...) -> Void
    let show: (FeedQuery.Data) -> Void
    let showRetryButton: (@escaping () -> Void) -> Void

    func like(_ id: ID) async {
        do {
            try await environment.commit(LikeStoryMutation(id: id))
        } catch is CancellationError {
            // The user has left the screen.
        } catch ResponseError.failed(_, let errors) {
            report(errors.map(\.message))
        } catch {
            report(error.localizedDescription)
        }
    }

    func besideData() async throws {
        let response = try await environment.response(to: FeedQuery(first: 10))
        for error in response.errors {
            report(error.message, error.path, error.extensions["code"] ?? .null)
        }
    }

    func byline(_ story: Byline_story.Ref) throws -> String {
        switch try environment.read(story).author {
        case .success(let author): "by \(author.name)"
        case .failure(let failure): "by an unknown author: \(failure)"
        }
    }

    func observing() async {
        let feed = environment.observeResponses(to: FeedQuery(first: 10))
        for await response in feed {
            if let data = response.data { show(data) }
            if response.failure != nil { showRetryButton { feed.retry() } }
        }
    }

    func logging(_ report: @escaping @Sendable (Any...) -> Void) -> Disposable {
        let listening = environment.observeEvents { logged in
            if case .executeFieldErrors(let operation, let count, _) = logged.event {
                report("\(operation): \(count) fields failed")
            }
        }
        return listening
    }
}
