/// Converts GraphQL names to Swift names.
enum SwiftNames {
    /// Returns the name, with backticks if it is a Swift keyword.
    static func escaped(_ name: String) -> String {
        keywords.contains(name) ? "`\(name)`" : name
    }

    /// Returns the label of an argument, with backticks if it is the only keyword that can't be one.
    static func escapedArgumentLabel(_ name: String) -> String {
        name == "inout" ? "`inout`" : name
    }

    /// Returns the name of a type, with backticks if it is a Swift keyword.
    static func escapedType(_ name: String) -> String {
        name == "Self" || name == "Any" ? name : escaped(name)
    }

    /// Returns the property name for a response key: the key, except for names Swift rejects.
    static func property(_ key: String) -> String {
        impossibleMembers.contains(key) || key.allSatisfy({ $0 == "_" }) ? key + "_" : key
    }

    /// Returns a name in which the words that are acronyms are in capitals, except the first:
    /// `imageURL` for `imageUrl`, `userIDs` for `userIds`.
    ///
    /// - Parameters:
    ///   - acronyms: The acronyms in lower case.
    ///   - name: A name in camel case.
    /// - Returns: The name.
    static func capitalizing(_ acronyms: Set<String>, in name: String) -> String {
        guard !acronyms.isEmpty else { return name }
        var result = ""
        var word = ""
        func spelled() -> String {
            guard !result.isEmpty else { return word }
            if acronyms.contains(word.lowercased()) { return word.uppercased() }
            let isPlural = word.hasSuffix("s") && acronyms.contains(word.dropLast().lowercased())
            return isPlural ? word.dropLast().uppercased() + "s" : word
        }
        for character in name {
            if character.isUppercase || character == "_" {
                result += spelled()
                word = ""
            }
            word.append(character)
        }
        return result + spelled()
    }

    /// Returns the name of a type for a response key: `Friend` for a list `friends`, `Hero` for
    /// `hero`.
    static func type(_ key: String, isList: Bool) -> String {
        reserved(capitalized(isList ? singular(key) : key))
    }

    /// Returns the name for the type of a definition or of the schema, changed if generated code
    /// uses the same name.
    static func reserved(_ name: String) -> String {
        reservedTypes.contains(name) || name.allSatisfy({ $0 == "_" }) ? name + "_" : name
    }

    /// Returns whether a name is valid for a Swift type.
    static func isTypeName(_ name: String) -> Bool {
        let isWord = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        return isWord && name.first.map { !$0.isNumber } ?? false
    }

    /// Returns whether a text can be written where Swift expects a type: `Money`, `Payments.Money`.
    ///
    /// Keywords can't, modules alone can't, and `Money.Type` is something else than a type `Type`.
    static func isTypePath(_ text: String) -> Bool {
        let names = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard names.allSatisfy(isPlainIdentifier) else { return false }
        return names.count == 1
            ? !modules.contains(text) : !names.dropFirst().contains { metatypes.contains($0) }
    }

    /// Returns whether a name is an identifier of Swift, with or without backticks.
    static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first else { return false }
        return (first.properties.isXIDStart || first == "_")
            && name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
    }

    /// Returns whether a name is an identifier of Swift without backticks.
    static func isPlainIdentifier(_ name: String) -> Bool {
        isIdentifier(name) && !keywords.contains(name)
    }

    /// Returns the name with an upper-case first letter.
    static func capitalized(_ name: String) -> String {
        if let first = name.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) {
            return name
        }
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    /// Returns the name with a lower-case first letter.
    static func uncapitalized(_ name: String) -> String {
        name.prefix(1).lowercased() + name.dropFirst()
    }

    /// Returns the name of the case for an enum value: `newHope` for `NEW_HOPE`.
    ///
    /// Other values only get a lower-case first letter.
    static func enumCase(_ value: String) -> String {
        guard value == value.uppercased() else { return uncapitalized(value) }
        let words = value.split(separator: "_")
        guard let first = words.first else { return value }
        let name = words.dropFirst().reduce(first.lowercased()) { name, word in
            name + capitalized(word.lowercased())
        }
        let underscores = value.prefix { $0 == "_" }
        return underscores + name
    }

    /// Returns the singular of a plural: `friends` → `friend`, `entries` → `entry`, `boxes` →
    /// `box`, `heroes` → `hero`.
    ///
    /// `status`, `glass` and `bus` are not changed.
    static func singular(_ plural: String) -> String {
        let lower = plural.lowercased()
        guard lower.count > 3, lower.hasSuffix("s") else { return plural }
        if ["ss", "us", "is", "news", "series", "species"].contains(where: lower.hasSuffix) {
            return plural
        }
        if lower.hasSuffix("ies") {
            return lower.count > 4 ? plural.dropLast(3) + "y" : String(plural.dropLast())
        }
        if lower.hasSuffix("oes"), !["shoes", "toes"].contains(where: lower.hasSuffix) {
            return String(plural.dropLast(2))
        }
        if ["sses", "shes", "ches", "xes", "zzes"].contains(where: lower.hasSuffix) {
            return String(plural.dropLast(2))
        }
        return String(plural.dropLast())
    }

    /// Returns a type's name without the suffix that makes it unique: `Story` for `Story_` and
    /// `Story2`.
    static func stem(_ name: String) -> Substring {
        name.prefix(name.count - name.reversed().prefix { $0 == "_" || $0.isNumber }.count)
    }

    /// Names that Swift reserves even between backticks, the modules that generated code names, and
    /// `hashValue`, which types have that are `Hashable`: an option must not rename properties.
    private static let impossibleMembers: Set<String> = [
        "Protocol", "Relay", "RelayTesting", "Swift", "Type", "hashValue", "init", "self",
    ]

    /// The modules that generated code names.
    private static let modules: Set<String> = ["Relay", "RelayTesting", "Swift"]

    private static let metatypes: Set<String> = ["Protocol", "Type"]

    private static let keywords: Set<String> = [
        "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class",
        "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
        "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
        "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
        "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while", "_",
    ]

    /// Associated types of the protocols of generated types, generic parameters of types that generated
    /// code extends, modules that it names, and common types to keep visible.
    private static let reservedTypes: Set<String> = [
        "Any", "Array", "Artifact", "AssignableFragment", "BackwardPaginationFragment", "Bool",
        "ConnectionKey", "ConnectionSelection", "CustomScalar", "Data", "Double", "EdgeSelection",
        "Element", "Equality", "FieldErrors", "FieldValue", "ForwardPaginationFragment",
        "FragmentDefinition", "FragmentRef", "GraphQLEnum", "GraphQLFragment",
        "GraphQLInputObject", "GraphQLInputStruct", "GraphQLJSONOperation", "GraphQLMutation",
        "GraphQLOperation",
        "GraphQLQuery", "GraphQLSubscription", "GraphQLVariables", "Hashable", "Hasher", "ID",
        "Identifiable", "Index", "Indices", "Input", "InputFieldValues", "InputValue", "Int",
        "Iterator", "JSONValue", "Never", "ObjectSample", "Optional", "Output", "Protocol",
        "RawResponse",
        "RawResponseMutation", "RawResponseQuery", "Reader", "Ref", "RefetchableFragment",
        "RefetchQuery", "RefetchVariables", "Relay", "RelayTesting", "Result", "SampledDefinition",
        "SampledObject", "Scalars", "Selection", "Self", "Sendable",
        "StaticString", "String", "SubSequence", "Swift", "Type", "UpdatableFragment",
        "UpdatableQuery", "UpdatableRecord", "UpdatableSelection", "VariableProvider",
        "VariableWriter", "Void",
    ]
}
