/**
 * The portal's one clock. Everything that needs the time asks here, so that the mock backend, tests and a wrong
 * device clock are one place to handle.
 */
let read: () => number = Date.now

/** Milliseconds since the epoch. */
export function now(): number {
  return read()
}

/** Replaces the clock (the mock backend's `?now=`); without an argument the device's clock is back. */
export function setClock(reader: () => number = Date.now): void {
  read = reader
}
