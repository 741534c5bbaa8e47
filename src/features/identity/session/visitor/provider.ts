import type * as v from 'valibot'
import type { TextRef } from '../../../../shared/notices/noticesSlice'
import type { sessionKeys } from './sessionKeys'

/** Besides our own (AUTH-06, AUTH-07). */
export type Provider = v.InferOutput<(typeof sessionKeys.provider)['schema']>

/** By the backend. */
export const loginTypes = { google: 'Google', facebook: 'Facebook', apple: 'AppleId' } as const satisfies Record<
  Provider,
  string
>

const providers = Object.keys(loginTypes) as Provider[]

export const failureOf = (provider: Provider): TextRef => ({ key: `session:social.failed.${provider}` })

/** Undefined for typed credentials. */
export const providerOf = (loginType: string | undefined): Provider | undefined =>
  providers.find((name) => loginTypes[name] === loginType)

/** Undefined for typed credentials. */
export function providerFailure(loginType: string | undefined): TextRef | undefined {
  const provider = providerOf(loginType)
  return provider && failureOf(provider)
}
