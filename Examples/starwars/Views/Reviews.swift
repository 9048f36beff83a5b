import Relay

/// Returns the average rating and the latest reviews of an episode, one line each.
func reviewSummary(
    _ summary: ReviewSummary_summary.Data,
    in environment: RelayEnvironment
) throws -> [String] {
    let average = summary.averageStars.map { "\($0.rounded(to: 2)) stars on average" }
    let count = "\(summary.total) review\(summary.total == 1 ? "" : "s")"
    let heading = "\(summary.episode.title): \(count), \(average ?? "no stars yet")"
    return try [heading]
        + summary.latest.map { "  " + (try reviewRow($0.reviewRow_review, in: environment)) }
}

/// Returns a review.
func reviewRow(
    _ reference: ReviewRow_review.Ref,
    in environment: RelayEnvironment
) throws -> String {
    let review = try environment.read(reference)
    let stars = String(repeating: "*", count: review.stars)
    return "\(stars) \(review.commentary ?? "(no comment)")"
}
