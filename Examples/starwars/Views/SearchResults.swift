import Relay

/// Returns a search result.
func searchResultRow(
    _ reference: SearchResultRow_result.Ref,
    in environment: RelayEnvironment
) throws -> String {
    switch try environment.read(reference) {
    case .human(let human):
        "human: \(human.name)" + (human.homePlanet.map { " of \($0)" } ?? "")
    case .droid(let droid):
        "droid: " + (try friendRow(droid.friendRow_character, in: environment))
    case .starship(let starship):
        "starship: " + (try starshipRow(starship.starshipRow_starship, in: environment))
    case .other:
        "something that this app has not heard of"
    }
}
