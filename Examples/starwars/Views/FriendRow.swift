import Relay

/// Returns a character in a list.
func friendRow(
    _ reference: FriendRow_character.Ref,
    in environment: RelayEnvironment
) throws -> String {
    let friend = try environment.read(reference)
    if case .droid(let droid) = friend, let function = droid.primaryFunction {
        return "\(friend.name) (\(function.lowercased()) droid)"
    }
    return friend.name
}
