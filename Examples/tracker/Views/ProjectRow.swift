import Relay

private let document = graphql(
    """
    fragment ProjectRow_project on Project {
      name
      openIssueCount
      build @catch(to: RESULT)
    }
    """
)

/// Returns a project in a list.
///
/// Another service knows about builds. If it doesn't answer, only this field fails: `@catch` turns the
/// error into a `Result`, so that the row can show it in the field's place.
func projectRow(_ project: ProjectRow_project.Data) -> Line {
    let open = "\(project.openIssueCount) open"
    switch project.build {
    case .success(let build): return .text("\(project.name): \(open), build \(build ?? "unknown")")
    case .failure(let error):
        return .text("\(project.name): \(open), build unknown (\(message(of: error)))")
    }
}
