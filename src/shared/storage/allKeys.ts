import { currentCardKey, stored } from './storedKeys'

/** Every key of the browser's storage. There is no other: a test holds it, and the privacy page explains each. */
export const allKeys = { ...stored, currentCard: currentCardKey }
export type KeyName = keyof typeof allKeys
