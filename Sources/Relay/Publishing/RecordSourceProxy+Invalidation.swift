extension RecordSourceProxy {
    /// Has every operation asked for again that was written until now.
    ///
    /// It counts as ``OperationAvailability/stale`` until its next response. Data that is on
    /// screen stays there. In an optimistic update this does nothing.
    public func invalidateStore() {
        change { $0.invalidateStore() }
    }
}

extension RecordProxy {
    /// Has the operations asked for again that were written until now and select this object.
    ///
    /// They count as ``OperationAvailability/stale`` until their next response. Data that is on
    /// screen stays there. In an optimistic update this does nothing.
    public func invalidateRecord() {
        let id = dataID
        store.change { $0.invalidate(id) }
    }
}
