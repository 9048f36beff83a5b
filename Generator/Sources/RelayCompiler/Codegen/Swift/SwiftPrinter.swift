import GraphQLLanguage

/// Prints a `SwiftFile`.
///
/// No other code prints Swift.
struct SwiftPrinter {
    private var text = ""
    private var depth = 0

    /// Returns the text of a file, with a final line feed.
    static func print(_ file: SwiftFile) -> String {
        var printer = SwiftPrinter()
        for line in file.header {
            printer.line("// \(VisibleText.line(line))")
        }
        func prefix(_ access: AccessLevel) -> String {
            access == .internal ? "" : "\(access.rawValue) "
        }
        if file.importsRuntime {
            printer.line("@_spi(Generated) \(prefix(file.runtimeAccess))import Relay")
        }
        for item in file.imports {
            let module = SwiftNames.escaped(item.module)
            let path = item.type.map { type in
                "\(type.kind == .struct ? "struct" : "enum") \(module).\(SwiftNames.escapedType(type.name))"
            }
            let attribute = item.isTestable ? "@testable " : ""
            printer.line("\(attribute)\(prefix(item.access))import \(path ?? module)")
        }
        let limit = file.nestedTypeLimit
        for declaration in SplitDeepTypes.transform(file.declarations, limit: limit) {
            printer.line("")
            printer.print(declaration)
        }
        return printer.text
    }

    // MARK: - Declarations

    private mutating func print(_ declaration: SwiftDeclaration) {
        switch declaration {
        case .type(let type): print(type)
        case .extension(let type, let members):
            open("nonisolated extension \(spelled(type))")
            for (index, member) in members.enumerated() {
                if index > 0, case .type = member { line("") }
                print(member)
            }
            close()
        case .stored(let property): print(property)
        case .computed(let property): print(property)
        case .function(let function):
            open(beginning(of: function))
            print(function.body)
            close()
        case .requirement(let function): line(beginning(of: function))
        case .cases(let cases): print(cases)
        case .alias(let alias):
            let name = SwiftNames.escaped(alias.name)
            line("\(modifier(alias.access))typealias \(name) = \(spelled(alias.type))")
        }
    }

    private mutating func print(_ type: SwiftTypeDeclaration) {
        document(type.documentation)
        let conformances =
            type.conformances.isEmpty
            ? "" : ": " + type.conformances.map(spelled).joined(separator: ", ")
        let name = SwiftNames.escaped(type.name)
        open(modifier(type.access) + "nonisolated \(type.kind.rawValue) \(name)\(conformances)")
        var previous: SwiftDeclaration?
        for member in type.members {
            if let previous, !Self.standTogether(previous, member) {
                line("")
            }
            print(member)
            previous = member
        }
        close()
    }

    /// Returns whether there is no blank line between two members.
    private static func standTogether(_ first: SwiftDeclaration, _ second: SwiftDeclaration) -> Bool
    {
        switch (first, second) {
        case (.stored(let first), .stored(let second)): first.isStatic == second.isStatic
        case (.alias, .alias): true
        default: false
        }
    }

    private mutating func print(_ property: SwiftStoredProperty) {
        document(property.documentation)
        var declaration = property.access.map { modifier($0) } ?? "private "
        declaration += property.isStatic ? "static " : ""
        declaration += property.isMutable ? "var " : "let "
        declaration += SwiftNames.escaped(property.name)
        if let type = property.type {
            declaration += ": \(spelled(type))"
        }
        if let value = property.value {
            declaration += " = \(spelled(value))"
        }
        line(declaration)
    }

    private mutating func print(_ property: SwiftComputedProperty) {
        document(property.documentation)
        if let reason = property.deprecation {
            line("@available(*, deprecated, message: \(Self.literal(reason)))")
        }
        if property.isEmittedOnUse, property.access != .internal {
            line("@_alwaysEmitIntoClient")
        }
        let start = modifier(property.access) + (property.isStatic ? "static " : "")
        let name = SwiftNames.escaped(property.name)
        open("\(start)var \(name): \(spelled(property.type))")
        if let setter = property.setter {
            open("get")
            print(property.body)
            close()
            open(property.isSetterNonmutating ? "nonmutating set" : "set")
            print(setter)
            close()
        } else {
            print(property.body)
        }
        close()
    }

    /// Prints what is above a function.
    ///
    /// Returns its declaration.
    private mutating func beginning(of function: SwiftFunction) -> String {
        document(function.documentation)
        // The compiler removes unused internal functions anyway.
        if function.isEmittedOnUse, function.access != .internal {
            line("@_alwaysEmitIntoClient")
        }
        if function.isDisfavored {
            line("@_disfavoredOverload")
        }
        var declaration = function.access.map { modifier($0) } ?? "private "
        declaration += function.isStatic ? "static " : ""
        declaration += function.name == "init" ? "init" : "func \(function.name)"
        declaration += "(" + function.parameters.map(spelled).joined(separator: ", ") + ")"
        declaration += function.isThrowing ? " throws" : ""
        if let result = function.result {
            declaration += " -> \(spelled(result))"
        }
        return declaration
    }

    private mutating func print(_ cases: [SwiftEnumCase]) {
        for item in cases {
            document(item.documentation)
            let payload = item.payload.map { "(\(spelled($0)))" } ?? ""
            line("case \(SwiftNames.escaped(item.name))\(payload)")
        }
    }

    private func spelled(_ parameter: SwiftFunction.Parameter) -> String {
        let label = parameter.label.map { "\($0) " } ?? ""
        let type = (parameter.isInout ? "inout " : "") + spelled(parameter.type)
        let value = parameter.defaultValue.map { " = \(spelled($0))" } ?? ""
        return "\(label)\(SwiftNames.escaped(parameter.name)): \(type)\(value)"
    }

    private func modifier(_ access: AccessLevel) -> String {
        access == .internal ? "" : "\(access.rawValue) "
    }

    // MARK: - Statements

    private mutating func print(_ statements: [SwiftStatement]) {
        for statement in statements {
            print(statement)
        }
    }

    private mutating func print(_ statement: SwiftStatement) {
        switch statement {
        case .assign(let target, let value): line("\(spelled(target)) = \(spelled(value))")
        case .variable(let name, let value): line("var \(name) = \(spelled(value))")
        case .expression(let expression): line(spelled(expression))
        case .break: line("break")
        case .return(let expression): line("return \(spelled(expression))")
        case .switch(let subject, let cases):
            line("switch \(spelled(subject)) {")
            for branch in cases {
                line(branch.pattern == .default ? "default:" : "case \(spelled(branch.pattern)):")
                depth += 1
                print(branch.body)
                depth -= 1
            }
            line("}")
        }
    }

    private func spelled(_ pattern: SwiftPattern) -> String {
        switch pattern {
        case .expression(let expression): spelled(expression)
        case .enumCase(let name, nil): "." + SwiftNames.escaped(name)
        case .enumCase(let name, let binding?): ".\(SwiftNames.escaped(name))(let \(binding))"
        case .tuple(let patterns): "(" + patterns.map(spelled).joined(separator: ", ") + ")"
        case .default: "default"
        }
    }

    // MARK: - Types and expressions

    private func spelled(_ type: SwiftType) -> String {
        switch type {
        case .named(let name): SwiftNames.escapedType(name)
        case .runtime(let name): "Relay.\(name)"
        case .standard(let name): "Swift.\(name)"
        case .member(let base, let name): "\(spelled(base)).\(SwiftNames.escapedType(name))"
        case .optional(let wrapped): "\(spelled(wrapped))?"
        case .array(let element): "[\(spelled(element))]"
        case .generic(let type, let argument): "\(spelled(type))<\(spelled(argument))>"
        case .result(let success): "Swift.Result<\(spelled(success)), Relay.FieldErrors>"
        }
    }

    private func spelled(_ expression: SwiftExpression) -> String {
        switch expression {
        case .name(let name): name == "self" ? name : SwiftNames.escaped(name)
        case .type(let type): spelled(type)
        case .metatype(let type): "\(spelled(type)).self"
        case .string(let string): Self.literal(string)
        case .multilineString(let lines): multiline(lines)
        case .integer(let digits), .float(let digits): digits
        case .boolean(let value): value ? "true" : "false"
        case .nil: "nil"
        case .array(let elements): "[" + elements.map(spelled).joined(separator: ", ") + "]"
        case .tuple(let elements): "(" + elements.map(spelled).joined(separator: ", ") + ")"
        case .member(let base, let name): "\(spelled(base)).\(SwiftNames.escaped(name))"
        case .element(let base, let argument): "\(spelled(base))[\(spelled(argument))]"
        case .optionalMember(let base, let name):
            "\(spelled(base))?.\(SwiftNames.escaped(name))"
        case .coalesce(let value, let other): "\(spelled(value)) ?? \(spelled(other))"
        case .implicitMember(let name): "." + SwiftNames.escaped(name)
        case .call(let callee, let arguments):
            spelled(callee) + "(" + arguments.map(spelled).joined(separator: ", ") + ")"
        case .throwingClosure(let names, let value):
            "{ \(names.joined(separator: ", ")) in try \(spelled(value)) }"
        case .initialize(let arguments):
            ".init(" + arguments.map(spelled).joined(separator: ", ") + ")"
        }
    }

    private func spelled(_ argument: SwiftArgument) -> String {
        let label = argument.label.map { "\($0): " } ?? ""
        return label + spelled(argument.value)
    }

    /// Returns a raw string literal with enough `#` that its content neither ends nor escapes it.
    private func multiline(_ lines: [String]) -> String {
        let count = lines.map(Self.poundsThatMatter).max() ?? 0
        let pounds = String(repeating: "#", count: count + 1)
        let indent = String(repeating: "    ", count: depth + 1)
        let body = lines.map { line in
            line.isEmpty ? "" : indent + Self.escaped(line, pounds: pounds, "")
        }
        return "\(pounds)\"\"\"\n\(body.joined(separator: "\n"))\n\(indent)\"\"\"\(pounds)"
    }

    /// Returns the largest number of `#` in a row after a backslash or three quotation marks.
    ///
    /// It compares bytes, as the compiler does, because in a `String` a combining mark makes
    /// another character of the `#` before it.
    private static func poundsThatMatter(_ line: String) -> Int {
        let pound = UInt8(ascii: "#")
        guard line.utf8.withContiguousStorageIfAvailable({ $0.contains(pound) }) ?? true else {
            return 0
        }
        var most = 0
        var quotes = 0
        var count: Int?
        for byte in line.utf8 {
            if byte == pound, let before = count {
                count = before + 1
                quotes = 0
                most = max(most, before + 1)
            } else {
                quotes = byte == UInt8(ascii: "\"") ? quotes + 1 : 0
                count = byte == UInt8(ascii: "\\") || quotes >= 3 ? 0 : nil
            }
        }
        return most
    }

    /// Returns a string literal.
    private static func literal(_ string: String) -> String {
        "\"" + escaped(string, pounds: "", "\"\\") + "\""
    }

    /// Returns the text between the quotation marks of a literal.
    ///
    /// - Parameters:
    ///   - string: The value of the literal.
    ///   - pounds: The `#` of a raw literal.
    ///   - escapes: Characters that get a backslash.
    /// - Returns: The text.
    private static func escaped(_ string: String, pounds: String, _ escapes: String) -> String {
        guard !VisibleText.isPlain(string, except: escapes) else { return string }
        var text = String.UnicodeScalarView()
        for scalar in string.unicodeScalars {
            if VisibleText.isHidden(scalar) {
                text.append(contentsOf: VisibleText.code(scalar, pounds: pounds).unicodeScalars)
            } else {
                if escapes.unicodeScalars.contains(scalar) { text.append("\\") }
                text.append(scalar)
            }
        }
        return String(text)
    }

    // MARK: - Lines

    private mutating func document(_ lines: [String]) {
        for line in lines {
            self.line(line.isEmpty ? "///" : "/// \(VisibleText.line(line))")
        }
    }

    private mutating func open(_ declaration: String) {
        line(declaration + " {")
        depth += 1
    }

    private mutating func close() {
        depth -= 1
        line("}")
    }

    private mutating func line(_ content: String) {
        if !content.isEmpty {
            text += String(repeating: "    ", count: depth)
            text += content
        }
        text += "\n"
    }
}
