import Relay

/// Returns a starship in a list.
func starshipRow(
    _ reference: StarshipRow_starship.Ref,
    in environment: RelayEnvironment
) throws -> String {
    let starship = try environment.read(reference)
    return "\(starship.name) (\(starship.length.rounded(to: 1)) m)"
}

extension Double {
    /// Returns the number with at most `digits` digits after the decimal point.
    func rounded(to digits: Int) -> String {
        let factor = (0..<digits).reduce(1.0) { factor, _ in factor * 10 }
        let rounded = (self * factor).rounded() / factor
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}
