/// An operation that was kept in an earlier run of the app, and was not fetched in this one.
///
/// Its artifact is unknown until it is used, so the collector keeps everything that its fields of the
/// query root reach.
struct RecalledOperation: Sendable {
    /// Identifies it over the runs of an app.
    struct Key: Hashable, Sendable {
        let name: String
        /// Its variables, with the defaults of those that are absent.
        let variables: JSONObject
    }

    let key: Key
    var written: StoreRoots.Written
    /// The fields of the query root that it selects.
    var rootFields: [FieldKey]
}

extension OperationDescriptor {
    /// Identifies a query over the runs of an app; `nil` if it is another operation, or sends files.
    var recallKey: RecalledOperation.Key? {
        guard request.operationKind == .query, variables.uploads.isEmpty else { return nil }
        return .init(name: request.name, variables: effectiveVariables.values)
    }

    /// The fields of the query root that it selects, and those in which handlers keep something.
    var rootFields: [FieldKey] {
        let bound = normalization
        var fields: [FieldKey] = []
        let level = bound.plan.levels[.root]
        for object in level.cases.map({ bound.plan.cases[$0].object }) + [level.otherwise] {
            for index in bound.plan.objects[object].fields {
                let field = bound.plan.fields[index]
                fields.append(bound.key(field))
                fields += field.handles.map { bound.handleKeys[$0] }
            }
        }
        return fields
    }
}
