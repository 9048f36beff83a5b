import Observation

/// The selected row of a list.
@MainActor
@Observable
final class Selection {
    private var index = 0
    @ObservationIgnored private var count = 0

    func move(by distance: Int) {
        index = min(max(clamped + distance, 0), max(count - 1, 0))
    }

    /// Returns the rows with a mark at the selected one.
    func mark(_ rows: [Line]) -> [Line] {
        count = rows.count
        let selected = clamped
        return rows.enumerated().map { position, row in
            position == selected
                ? Line(text: "> " + row.text, style: .selected)
                : Line(text: "  " + row.text, style: row.style)
        }
    }

    /// Returns the selected one of the elements that the rows show.
    func element<List: RandomAccessCollection>(of elements: List) -> List.Element?
    where List.Index == Int {
        elements.indices.contains(index) ? elements[index] : elements.last
    }

    /// The list may have become shorter.
    private var clamped: Int { min(index, max(count - 1, 0)) }
}
