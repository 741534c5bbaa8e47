/** The portal's only clock, so that the mock backend, tests and a correction of the device's clock have one place. */
let read: () => number = Date.now

/** Returns milliseconds since the epoch. */
export function now(): number {
  return read()
}

/** Replaces the clock (the mock's `?now=`), or restores the device's. */
export function setClock(reader: () => number = Date.now): void {
  read = reader
}
