/// Moves a value out of a variable, so that it has a single owner while it is changed.
package func take<Value>(_ place: inout Value, _ replacement: Value) -> Value {
    let value = place
    place = replacement
    return value
}
