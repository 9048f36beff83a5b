/// Deletes objects: the handler of `@deleteRecord`, on a field that holds an object's id, or a list
/// of ids.
struct DeleteRecordHandler: FieldHandler {
    func update(_ payload: FieldPayload, in store: RecordSourceProxy) {
        for key in payload.keys(in: store) { store.delete(key) }
    }
}
