/// Moves a value out of a variable, so that it has a single owner while it is changed.
@inline(__always)
package func take<Value>(_ place: inout Value, _ replacement: consuming Value) -> Value {
    swap(&place, &replacement)
    return replacement
}
