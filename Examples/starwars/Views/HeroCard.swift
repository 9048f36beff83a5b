import Relay

/// Returns a character with all details, and the character's friends below.
func heroCard(
    _ reference: HeroCard_character.Ref,
    in environment: RelayEnvironment
) throws -> [String] {
    let hero = try environment.read(reference)
    var lines = ["\(hero.name), seen in \(hero.appearsIn.map(\.title).joined(separator: ", "))"]
    switch hero {
    case .human(let human):
        lines.append("  a human from \(human.homePlanet ?? "nobody knows where")")
        if let height = human.height {
            lines.append("  \(height.rounded(to: 1)) feet tall")
        }
        lines += try human.starships.map { starship in
            "  flies " + (try starshipRow(starship.starshipRow_starship, in: environment))
        }
    case .droid(let droid):
        lines.append("  a droid, made for \(droid.primaryFunction ?? "nobody knows what")")
    case .other:
        lines.append("  of a kind that this app has not heard of")
    }
    lines.append("  their secret: \(hero.secretBackstory ?? "not for us to know")")
    lines += try hero.friends.map { friend in
        "  friend: " + (try friendRow(friend.friendRow_character, in: environment))
    }
    return lines
}

extension Episode {
    /// The film's title.
    var title: String {
        switch self {
        case .newhope: "A New Hope"
        case .empire: "The Empire Strikes Back"
        case .jedi: "Return of the Jedi"
        case .unknown(let name): name
        }
    }
}
