/// A wording that a native reader has to decode, and what to write instead.
///
/// STYLE.md, rules 19a to 19d, explains why these are avoided.
struct Dialect: Sendable {
    /// A regular expression, matched against a paragraph without its code.
    ///
    /// In prose, `nil` remains and other inline code is `x`. Letters match in either case unless the
    /// pattern is case-sensitive.
    let pattern: String
    /// A text that the pattern finds.
    let example: String
    /// The same text as it should be.
    let cure: String
    let isCaseSensitive: Bool

    init(_ pattern: String, _ example: String, _ cure: String, isCaseSensitive: Bool = false) {
        self.pattern = pattern
        self.example = example
        self.cure = cure
        self.isCaseSensitive = isCaseSensitive
    }

    static let all: [Dialect] = relativeClauses + verbs + particles

    /// Relative clauses in the place of a noun: name the thing.
    private static let relativeClauses: [Dialect] = [
        Dialect(
            #"(?:^|[.;:] )What (?!.*\?)"#,
            "What a variable is called.",
            "The name of a variable.",
            isCaseSensitive: true
        ),
        Dialect(
            #"\bwhat (?:is|was) there\b|\bas what\b|\bof what\b"#
                + #"|\bwhat (?:came|comes|has come|goes|holds|says|follows|remains|waits)\b"#,
            "Drops what comes after it.",
            "Drops the following bytes."
        ),
        Dialect(
            #"(?:^|[.,;:(] ?|\b(?:by|to|for|from|of|with|as|when|before|until|and|or|so|because"#
                + #"|that|if|whether|tells|told|takes|lets|what) )who\b"#,
            "It is told to who reads it.",
            "It notifies the reader."
        ),
        Dialect(
            #"\bwhoever\b|\bthose who\b"#,
            "Whoever has the lock goes first.",
            "The owner of the lock goes first."
        ),
        Dialect(
            #"\bnobody\b|\banybody\b|\bsomebody\b"#,
            "Fields that nobody selects.",
            "Fields that no operation selects."
        ),
        Dialect(
            #"\bof (?:which|whom|whose)\b|\bwhose\b[^.;]*\bwhose\b"#,
            "Records of which the owner has gone.",
            "Records that have lost their owner."
        ),
        Dialect(
            #"\ball there (?:is|are)\b|\ball that\b|\bwhole of\b"#,
            "Drops all that is old.",
            "Drops everything that is old."
        ),
        Dialect(
            #";\s+whether\b"#,
            "Skips a comma; whether there was one.",
            "Skips a comma. Returns whether there was one."
        ),
        Dialect(
            #"\bThe same(?:, | of | where| when| at | for | in |\.)"#,
            "The same, of an array.",
            "Returns the elements of an array.",
            isCaseSensitive: true
        ),
    ]

    /// Verbs with a plainer equivalent.
    private static let verbs: [Dialect] = [
        Dialect(
            #"\btell(?:s|ing)? of\b|\btold of\b"#,
            "Readers are told of the change.",
            "Readers are notified of the change."
        ),
        Dialect(
            #"\bstand(?:s|ing)?\b|\bstood\b"#,
            "The name stands for a type.",
            "The name means a type."
        ),
        Dialect(
            #"\bcom(?:es?|ing) (?:to|of|by)\b|\bcame (?:to|of|by)\b"#,
            "What the two lists come to.",
            "The sum of the two lists."
        ),
        Dialect(
            #"\bhand(?:s|ed|ing)? (?:out|on|over)\b"#,
            "Hands out the next value.",
            "Returns the next value."
        ),
        Dialect(
            #"\bmends?\b|\bmended\b|\bmending\b"#,
            "The edit that mends it.",
            "The edit that fixes it."
        ),
        Dialect(
            #"\bheeds?\b|\bheeded\b"#,
            "Servers that heed the header.",
            "Servers that support the header."
        ),
        Dialect(
            #"(?:^|[.;] )Notes\b"#,
            "Notes the name.",
            "Records the name.",
            isCaseSensitive: true
        ),
        Dialect(
            #"\blaid\b|\blays?\b"#,
            "Updates are laid over the base.",
            "Updates are applied to the base."
        ),
        Dialect(
            #"\b(?:is|are|was|were) to (?:be|tell|have|know)\b"#,
            "The bytes that are to be sent.",
            "The bytes to send."
        ),
        Dialect(
            #"\bsa(?:ys?|id) of\b"#,
            "The schema says of it that it is an enum.",
            "According to the schema it is an enum."
        ),
        Dialect(
            #"\bknow(?:n|s)? of\b|\bknow(?:n|s)? nothing\b"#,
            "Types that the schema knows of.",
            "Types of the schema."
        ),
        Dialect(
            #"\bgot\b"#,
            "It has not got a name.",
            "It has no name."
        ),
        Dialect(
            #"\bmakes? of\b|\bmade of (?:it|them|what)\b"#,
            "The text that it makes of a tree.",
            "The text of a tree."
        ),
        Dialect(
            #"\bbegin(?:s|ning)? (?:anew|again)\b"#,
            "The search begins again.",
            "The search starts over."
        ),
        Dialect(
            #"\bgo(?:es)? (?:on|by|with)\b"#,
            "The operation goes by its id.",
            "The operation is sent by its id."
        ),
        Dialect(
            #"\b(?:is|are) meant\b"#,
            "The types that the field is meant for.",
            "The types that the field applies to."
        ),
        Dialect(
            #"\bwants? to know\b|\bmust not mind\b"#,
            "Called when the app wants to know.",
            "Called if the app has set a handler."
        ),
        Dialect(
            #"\btakes? (?:it|them) for\b|\btaken for\b"#,
            "A link is never taken for a file.",
            "A link is never treated as a file."
        ),
    ]

    /// Small words that a native writer would not use this way.
    private static let particles: [Dialect] = [
        Dialect(#"\banew\b"#, "It is read anew.", "It is read again."),
        Dialect(#"\bbut for\b"#, "All but for the last.", "All except the last."),
        Dialect(
            #"(?<!there )\b(?:is|are|was|were) (?:no|none)\b(?! longer| more| matter)"#,
            "A value that is no object.",
            "A value that is not an object."
        ),
        Dialect(
            #"\b(?:thereby|whereof|thereof|wherein|therein|thereto|whereby|lest|upon)\b"#,
            "It is thereby complete.",
            "This completes it."
        ),
        Dialect(#"\bfor want of\b"#, "For want of a name.", "Without a name."),
        Dialect(#"\bfor ever\b"#, "It waits for ever.", "It never returns."),
        Dialect(#"\b(?:to|by) the letter\b"#, "Compared to the letter.", "Compared exactly."),
        Dialect(
            #"\bwithout (?:more ado|a word)\b"#,
            "Skipped without a word.",
            "Silently skipped."
        ),
        Dialect(
            #"\bso (?:many|much)\b(?![^.]*\bthat\b)"#,
            "So many bytes are left.",
            "The number of remaining bytes."
        ),
        Dialect(#"\bnil where\b"#, "Its name; nil where it has none.", "Its name, if it has one."),
        Dialect(
            #"\bsuch (?:a one|ones|one)\b"#,
            "A list with such ones.",
            "A list with such elements."
        ),
        Dialect(#"\bthat very\b"#, "It throws that very error.", "It throws the same error."),
        Dialect(#"\bbe (?:it|they)\b"#, "A value, be it null.", "A value, even null."),
        Dialect(#"\bfor people\b"#, "Text for people.", "Human-readable text."),
    ]
}
