/// What a visitor wants to happen with the parts of a node.
public enum VisitAction: Sendable {
    /// Visit them.
    case descend
    /// Leave them out.
    case skip
}

/// Something that is shown the nodes of an executable document in the order of the text.
///
/// Every method does nothing by default. A node's `leave` is called after its parts also when they
/// were skipped.
public protocol Visitor {
    /// Shows an operation.
    mutating func enter(_ operation: OperationDefinition) -> VisitAction
    /// Ends an operation.
    mutating func leave(_ operation: OperationDefinition)
    /// Shows a fragment.
    mutating func enter(_ fragment: FragmentDefinition) -> VisitAction
    /// Ends a fragment.
    mutating func leave(_ fragment: FragmentDefinition)
    /// Shows a variable of an operation or a fragment.
    mutating func visit(_ variable: VariableDefinition)
    /// Shows a field.
    mutating func enter(_ field: Field) -> VisitAction
    /// Ends a field.
    mutating func leave(_ field: Field)
    /// Shows a fragment spread.
    mutating func visit(_ spread: FragmentSpread)
    /// Shows an inline fragment.
    mutating func enter(_ inlineFragment: InlineFragment) -> VisitAction
    /// Ends an inline fragment.
    mutating func leave(_ inlineFragment: InlineFragment)
    /// Shows a directive.
    mutating func visit(_ directive: Directive)
    /// Shows an argument of a field, a directive or a spread.
    mutating func visit(_ argument: Argument)
    /// Shows a variable used in a value.
    mutating func visit(_ variable: Variable)
}

extension Visitor {
    /// Descends.
    public mutating func enter(_ operation: OperationDefinition) -> VisitAction { .descend }
    /// Does nothing.
    public mutating func leave(_ operation: OperationDefinition) {}
    /// Descends.
    public mutating func enter(_ fragment: FragmentDefinition) -> VisitAction { .descend }
    /// Does nothing.
    public mutating func leave(_ fragment: FragmentDefinition) {}
    /// Does nothing.
    public mutating func visit(_ variable: VariableDefinition) {}
    /// Descends.
    public mutating func enter(_ field: Field) -> VisitAction { .descend }
    /// Does nothing.
    public mutating func leave(_ field: Field) {}
    /// Does nothing.
    public mutating func visit(_ spread: FragmentSpread) {}
    /// Descends.
    public mutating func enter(_ inlineFragment: InlineFragment) -> VisitAction { .descend }
    /// Does nothing.
    public mutating func leave(_ inlineFragment: InlineFragment) {}
    /// Does nothing.
    public mutating func visit(_ directive: Directive) {}
    /// Does nothing.
    public mutating func visit(_ argument: Argument) {}
    /// Does nothing.
    public mutating func visit(_ variable: Variable) {}
}

extension Document {
    /// Shows all operations and fragments to a visitor.
    ///
    /// - Parameter visitor: The visitor.
    public func visit(with visitor: inout some Visitor) {
        for definition in definitions {
            switch definition {
            case .operation(let operation): operation.visit(with: &visitor)
            case .fragment(let fragment): fragment.visit(with: &visitor)
            default: break
            }
        }
    }
}

extension OperationDefinition {
    /// Shows the operation and its parts to a visitor.
    ///
    /// - Parameter visitor: The visitor.
    public func visit(with visitor: inout some Visitor) {
        if visitor.enter(self) == .descend {
            variableDefinitions.visit(with: &visitor)
            directives.visit(with: &visitor)
            selectionSet.visit(with: &visitor)
        }
        visitor.leave(self)
    }
}

extension FragmentDefinition {
    /// Shows the fragment and its parts to a visitor.
    ///
    /// - Parameter visitor: The visitor.
    public func visit(with visitor: inout some Visitor) {
        if visitor.enter(self) == .descend {
            variableDefinitions.visit(with: &visitor)
            directives.visit(with: &visitor)
            selectionSet.visit(with: &visitor)
        }
        visitor.leave(self)
    }
}

extension SelectionSet {
    /// Shows the selections and their parts to a visitor.
    ///
    /// - Parameter visitor: The visitor.
    public func visit(with visitor: inout some Visitor) {
        for selection in selections {
            switch selection {
            case .field(let field):
                if visitor.enter(field) == .descend {
                    field.arguments.visit(with: &visitor)
                    field.directives.visit(with: &visitor)
                    field.selectionSet?.visit(with: &visitor)
                }
                visitor.leave(field)
            case .fragmentSpread(let spread):
                visitor.visit(spread)
                spread.arguments.visit(with: &visitor)
                spread.directives.visit(with: &visitor)
            case .inlineFragment(let inlineFragment):
                if visitor.enter(inlineFragment) == .descend {
                    inlineFragment.directives.visit(with: &visitor)
                    inlineFragment.selectionSet.visit(with: &visitor)
                }
                visitor.leave(inlineFragment)
            }
        }
    }
}

extension [VariableDefinition] {
    fileprivate func visit(with visitor: inout some Visitor) {
        for variable in self {
            visitor.visit(variable)
            variable.directives.visit(with: &visitor)
        }
    }
}

extension [Directive] {
    fileprivate func visit(with visitor: inout some Visitor) {
        for directive in self {
            visitor.visit(directive)
            directive.arguments.visit(with: &visitor)
        }
    }
}

extension [Argument] {
    fileprivate func visit(with visitor: inout some Visitor) {
        for argument in self {
            visitor.visit(argument)
            for variable in argument.value.variables {
                visitor.visit(variable)
            }
        }
    }
}
