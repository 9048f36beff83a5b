/// Deletes objects: the handler of `@deleteRecord`, on a field that holds an object's id, or a list
/// of ids.
struct DeleteRecordHandler: FieldHandler {
    func update(_ payload: FieldPayload, in store: RecordSourceProxy) {
        for id in payload.ids(in: store) { store.delete(id) }
    }
}
