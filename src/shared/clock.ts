/**
 * The portal's only clock, so that the mock backend, tests and a correction of a wrong device clock need only one
 * place.
 */
const ofDevice = (): number => Date.now()
let read = ofDevice

/** Returns milliseconds since the epoch. */
export function now(): number {
  return read()
}

/** Replaces the clock (the mock's `?now=`). Without an argument it restores the device's clock. */
export function setClock(reader = ofDevice): void {
  read = reader
}
