/// A generated struct of a field with `@connection`: a collection of the nodes of all pages that
/// were fetched, edges without a node left out.
///
/// ```swift
/// ForEach(data.feed) { story in StoryRow(story: story.storyRow_story) }
/// ```
public protocol ConnectionSelection: Selection, RandomAccessCollection
where
    Element == Node,
    Index == Int,
    Indices == Range<Int>,
    Iterator == IndexingIterator<[Node]>,
    SubSequence == ArraySlice<Node>
{
    /// What is selected of a node.
    associatedtype Node
    /// The nodes, in the order of their edges.
    var nodes: [Node] { get }
}

extension ConnectionSelection {
    /// The position of the first node.
    public var startIndex: Int { nodes.startIndex }
    /// The position past the last node.
    public var endIndex: Int { nodes.endIndex }
    /// The node at `position`, counted from zero.
    public subscript(position: Int) -> Node { nodes[position] }
    /// The nodes at `bounds`.
    public subscript(bounds: Range<Int>) -> ArraySlice<Node> { nodes[bounds] }
    /// The positions of all nodes.
    public var indices: Range<Int> { nodes.indices }
    /// The nodes one by one.
    public func makeIterator() -> IndexingIterator<[Node]> { nodes.makeIterator() }
    // Pointers because the standard library asks for them.
    /// What `body` makes of the nodes where they stand.
    public func withContiguousStorageIfAvailable<Result>(
        _ body: (UnsafeBufferPointer<Node>) throws -> Result
    ) rethrows -> Result? {
        try nodes.withContiguousStorageIfAvailable(body)
    }
}

/// A generated struct of an edge of a connection.
public typealias EdgeSelection = ConnectionEdge & Equatable

/// What can be read from an edge of a connection.
public protocol ConnectionEdge: SelectedObject, NodeSource {
    /// The edge's node; `nil` where it has none.
    var connectionNode: Node? { get }
}

extension ConnectionEdge {
    /// Adds the edge's node.
    public func appendNodes(to nodes: inout [Node]) {
        if let node = connectionNode { nodes.append(node) }
    }
}

/// Edges, however a schema wraps them: a list, with or without nulls in it, or null itself.
public protocol NodeSource {
    /// What is selected of a node.
    associatedtype Node
    /// Adds the nodes that are there.
    func appendNodes(to nodes: inout [Node])
}

extension Optional: NodeSource where Wrapped: NodeSource {
    /// Adds the nodes of what is there.
    public func appendNodes(to nodes: inout [Wrapped.Node]) {
        self?.appendNodes(to: &nodes)
    }
}

extension Array: NodeSource where Element: NodeSource {
    /// Adds the nodes of all elements.
    public func appendNodes(to nodes: inout [Element.Node]) {
        nodes.reserveCapacity(count)
        for element in self { element.appendNodes(to: &nodes) }
    }
}

extension Reader {
    /// The nodes of edges.
    @_spi(Generated) public func nodes<Edges: NodeSource>(_ edges: Edges) -> [Edges.Node] {
        var nodes: [Edges.Node] = []
        edges.appendNodes(to: &nodes)
        return nodes
    }
}
