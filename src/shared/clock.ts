/**
 * The portal's only clock. All code that needs the time asks here, so that the mock backend, tests and a correction for
 * a wrong device clock need only one place.
 */
let read: () => number = Date.now

/** Returns milliseconds since the epoch. */
export function now(): number {
  return read()
}

/** Replaces the clock (the mock backend's `?now=`). Without an argument it restores the device's clock. */
export function setClock(reader: () => number = Date.now): void {
  read = reader
}
