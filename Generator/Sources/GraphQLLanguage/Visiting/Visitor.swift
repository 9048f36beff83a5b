/// Whether to visit the children of a node.
public enum VisitAction: Sendable {
    /// Visit the children.
    case descend
    /// Do not visit the children.
    case skip
}

/// A visitor of the nodes of an executable document, in source order.
///
/// By default every method does nothing. `leave` is called for each node, even if its children were
/// skipped.
public protocol Visitor {
    /// Called before the children of an operation.
    mutating func enter(_ operation: OperationDefinition) -> VisitAction
    /// Called after the children of an operation.
    mutating func leave(_ operation: OperationDefinition)
    /// Called before the children of a fragment.
    mutating func enter(_ fragment: FragmentDefinition) -> VisitAction
    /// Called after the children of a fragment.
    mutating func leave(_ fragment: FragmentDefinition)
    /// Called for a variable of an operation or a fragment.
    mutating func visit(_ variable: VariableDefinition)
    /// Called before the children of a field.
    mutating func enter(_ field: Field) -> VisitAction
    /// Called after the children of a field.
    mutating func leave(_ field: Field)
    /// Called for a fragment spread.
    mutating func visit(_ spread: FragmentSpread)
    /// Called before the children of an inline fragment.
    mutating func enter(_ inlineFragment: InlineFragment) -> VisitAction
    /// Called after the children of an inline fragment.
    mutating func leave(_ inlineFragment: InlineFragment)
    /// Called for an applied directive.
    mutating func visit(_ directive: Directive)
    /// Called for an argument of a field, a directive or a spread.
    mutating func visit(_ argument: Argument)
    /// Called for a variable used in a value.
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
    /// Visits all operations and fragments.
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
    /// Visits the operation and its children.
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
    /// Visits the fragment and its children.
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
    /// Visits the selections and their children.
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
