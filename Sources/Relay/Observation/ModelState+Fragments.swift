extension ModelState: FragmentReceiver {
    nonisolated var isModel: Bool { true }
    nonisolated var followsStatus: Bool { true }

    /// Shows what a fragment's reader reads, at first the version that other models show.
    ///
    /// With `dropsData`, the model has the data of another object.
    func follow(
        _ observation: FragmentObservation<Output>,
        dropsData: Bool = false,
        isSilent: Bool
    ) {
        let first = observation.readFirst()
        show(first.status, first.data, from: observation, dropsData: dropsData, isSilent: isSilent)
        observation.subscribeLater()
    }

    nonisolated func receive(
        _ status: FragmentStatus,
        _ data: Output?,
        from observation: FragmentObservation<Output>
    ) -> Bool {
        observation.environment.store.gather(for: observation) { [weak self] in
            self?.show(status, data, from: observation, dropsData: false, isSilent: false)
        }
        return true
    }

    /// Shows what a fragment's reader has read, unless the model shows another object by now.
    ///
    /// With `dropsData`, the model has the data of another object.
    private func show(
        _ status: FragmentStatus,
        _ data: Output?,
        from observation: FragmentObservation<Output>,
        dropsData: Bool,
        isSilent: Bool
    ) {
        guard source === observation else { return }
        var new = ModelContents()
        new.page = status.page
        // A list with data has complete rows, or rows that keep theirs.
        var keepsData = data != nil || keepsData && !dropsData && self.data != nil
        var hasData = false
        switch status.kind {
        case .value:
            hasData = true
            new.phase = status.page.isEmpty ? .empty : .loaded
        case .stale:
            hasData = true
            new.isStale = true
            new.phase = status.page.isEmpty ? .empty : .stale
        case .loading:
            new.isLoading = true
            new.phase = keepsData ? .refreshing : .loading
        case .missing(let fields):
            new.error = StoreError.missing(definition: observation.definition, fields: fields)
            new.phase = .failed
        case .failed(let error):
            new.error = error
            if case .reset = error { keepsData = false }
            new.phase = .failed
        case .deleted:
            keepsData = false
            new.phase = .empty
        }
        if !hasData, keepsData, data == nil {
            show(new, isSilent: isSilent)
        } else {
            show(new, data: data, isSilent: isSilent)
        }
    }
}
