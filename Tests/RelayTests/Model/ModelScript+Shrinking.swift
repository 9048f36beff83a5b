extension ModelScript {
    /// Leaves out what a failure doesn't need, in ever smaller pieces.
    ///
    /// `failure` tells after which step, if any, a script fails.
    static func shrink<Step>(_ steps: [Step], failure: ([Step]) -> Int?) -> [Step] {
        var steps = steps
        var size = steps.count / 2
        while size >= 1 {
            var start = 0
            while start < steps.count {
                var fewer = steps
                fewer.removeSubrange(start..<min(start + size, steps.count))
                if let last = failure(fewer) {
                    steps = Array(fewer.prefix(last + 1))
                } else {
                    start += size
                }
            }
            size /= 2
        }
        return steps
    }
}
