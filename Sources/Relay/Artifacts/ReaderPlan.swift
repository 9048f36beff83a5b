/// A reader selection made ready for the reader: flat lists, found by position.
package struct ReaderPlan: Sendable {
    /// The storage keys of all fields; an item names its own by position.
    package private(set) var keys: [StorageKey] = []
    package private(set) var guards: [Guard] = []
    package private(set) var types: [ReaderSelection.TypeCondition] = []
    /// The arguments of the spreads that have some.
    package private(set) var arguments: [[Argument]] = []
    /// The blocks; the first is the definition's own.
    package private(set) var blocks: ContiguousArray<Block> = []

    /// One level of the selection.
    package enum Block: Sendable {
        case items(ContiguousArray<Item>)
        case `switch`(types: [Int], blocks: [Int], otherwise: Int)
    }

    /// What generated code asks for by its position; what an item has not got is -1.
    package struct Item: Sendable {
        package let name: String
        package var key = -1
        package var block = -1
        package var condition = -1
        package var type = -1
        package var arguments = -1
    }

    package init(_ selection: ReaderSelection) {
        _ = add(selection)
    }

    /// Whether keys, guards and arguments are the same for all variables.
    package var isConstant: Bool {
        guards.isEmpty && arguments.isEmpty && keys.allSatisfy { $0.constant != nil }
    }

    private mutating func add(_ selection: ReaderSelection) -> Int {
        let index = blocks.count
        blocks.append(.items([]))
        switch selection {
        case .items(let items):
            blocks[index] = .items(ContiguousArray(items.map { add($0) }))
        case .switch(let cases, let otherwise):
            let types = cases.map { add(.init(kind: .object, type: $0.type)) }
            let blocks = cases.map { add($0.selection) }
            self.blocks[index] = .switch(types: types, blocks: blocks, otherwise: add(otherwise))
        }
        return index
    }

    private mutating func add(_ type: ReaderSelection.TypeCondition) -> Int {
        types.append(type)
        return types.count - 1
    }

    private mutating func add(_ item: ReaderSelection.Item) -> Item {
        var condition = -1
        if let guardian = item.condition {
            guards.append(guardian)
            condition = guards.count - 1
        }
        switch item.kind {
        case .field(let responseKey, let key, let selection):
            keys.append(key)
            var result = Item(name: responseKey, key: keys.count - 1, condition: condition)
            if let selection { result.block = add(selection) }
            return result
        case .fragment(let name, let arguments, let type):
            var result = Item(name: name, condition: condition)
            if let type { result.type = add(type) }
            if !arguments.isEmpty {
                self.arguments.append(arguments)
                result.arguments = self.arguments.count - 1
            }
            return result
        case .inline(let alias, let type, let selection):
            return Item(
                name: alias,
                block: add(selection),
                condition: condition,
                type: add(type)
            )
        }
    }
}
