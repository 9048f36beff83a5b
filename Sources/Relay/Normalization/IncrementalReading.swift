/// The normalizer's state while it reads payloads of a response that comes in parts.
struct IncrementalReading {
    /// The incremental-delivery members of the payload, if it has any.
    ///
    /// Set while the envelope of the first payload is read; empty for later ones, which are scanned as
    /// a whole. In an array because most responses have none.
    var members: [IncrementalPayload] = []
    /// Whether an object is being read whose other fields came with an earlier payload.
    ///
    /// True only while `Normalizer.readObject(of:at:_:_:)` runs.
    var isPart = false
    /// Where the links lead through which parts may be reached.
    ///
    /// Set before the data is read if the operation may have parts, and `nil` otherwise.
    var outline: ResponseOutline?
    /// The fields with handles that came with an earlier payload and have been continued.
    ///
    /// Filled while a later payload is read, and valid when it has been read.
    var continued: [ContinuedField] = []

    struct ContinuedField {
        let id: DataID
        let field: Int
        var part: FieldPayload.Part
    }
}
