// swift-format-ignore-file
import Relay

/// The code of the article on derived fields. It is compiled, and compared with the article.
struct StoryFields: DerivedFieldFunctions {
    let likes: String

    func storyCreditLine(_ story: CreditLine_story.Data, length: LineLength) -> String {
        switch length {
        case .short: story.author.name
        default: "\(story.author.name), \(story.likeCount) \(likes)"
        }
    }
}

func makeEnvironment(_ network: any Network) -> RelayEnvironment {
    var options = RelayEnvironment.Options()
    options.derivedFields = [StoryFields(likes: "likes")]
    return RelayEnvironment(network: network, options: options)
}
