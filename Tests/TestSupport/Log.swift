import Relay

/// Counts and remembers, for what runs at the same time.
package final class Log<Element: Sendable>: Sendable {
    private let state = Locked<[Element]>([])

    package init() {}

    package var all: [Element] { state.withLock { $0 } }
    package var count: Int { all.count }

    package func append(_ element: Element) { state.withLock { $0.append(element) } }

    /// Appends what is made of the count before, and returns it.
    package func append(_ element: (Int) -> Element) -> Element {
        state.withLock { elements in
            let element = element(elements.count)
            elements.append(element)
            return element
        }
    }
}
