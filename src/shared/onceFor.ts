/** Returns a function that makes a value once for each key, of what takes long to make and is the same for all visitors. */
export function onceFor<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    const value = made.has(key) ? (made.get(key) as Value) : make(key)
    made.set(key, value)
    return value
  }
}
