import * as codes from '../../../api/contract/base/errorCodes'
import { hashOf } from '../../../shared/hash'
import { refuse } from './refusal'

/** The version of a record: it changes with each of its values. */
export const versionOf = (record: object): string => hashOf(JSON.stringify(record))

/** Refuses a change to a record that has changed since the version that the sender saw. */
export function expectVersion(seen: string | null | undefined, record: object): void {
  if (seen && seen !== versionOf(record)) refuse(codes.changedElsewhere)
}
