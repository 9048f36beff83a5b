/// Has a list follow its filter: the handler of `@follows`.
///
/// Only lists of responses do, because an optimistic update can be withdrawn.
struct FollowHandler: FieldHandler {
    func update(_ payload: FieldPayload, in store: RecordSourceProxy) {
        // Its fields aren't rows.
        if case .element? = payload.part { return }
        let transaction = store.current
        guard !transaction.isOptimistic,
            let list = FollowedList(
                payload,
                transaction.source,
                transaction.symbols,
                isAnswer: true,
                later: transaction.later
            )
        else { return }
        store.change { $0.followedLists.append(list) }
    }
}
