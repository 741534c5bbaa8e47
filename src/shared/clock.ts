/**
 * The portal's only clock, so that the mock backend, tests and a correction of a wrong device clock need only one
 * place.
 */
let read: () => number = Date.now

/** Returns milliseconds since the epoch. */
export function now(): number {
  return read()
}

/** Replaces the clock (the mock's `?now=`). Without an argument it restores the device's clock. */
export function setClock(reader: () => number = Date.now): void {
  read = reader
}
