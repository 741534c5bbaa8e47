import type { Result } from '../../api/errors'
import type { Matcher, SagaOf } from '../saga/effects'
import { attachOnImport } from '../store'
import { load } from './load'
import { remoteSlice } from './remoteSlice'
import type { RemoteSlice, SliceOptions } from './remoteSlice'

interface Options<Of> extends SliceOptions<Of> {
  /** Events after which the value is read again, such as another language. */
  again?: readonly Matcher[]
}

/** A value of a backend: its slice, with its saga attached. Components read it by `useRemote`. */
export function remoteRead<T, Of = void>(
  name: string,
  read: (of: Of) => SagaOf<Result<T>>,
  { again, ...options }: Options<Of> = {},
): RemoteSlice<T, Of> {
  const slice = remoteSlice<T, Of>(name, options)
  attachOnImport(`read/${name}`, load(slice, read, again))
  return slice
}
