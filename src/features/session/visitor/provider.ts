import type * as v from 'valibot'
import type { TextRef } from '../../../shared/notices/noticesSlice'
import type { stored } from '../../../shared/storage/storedKeys'

/** Whose account signs in, besides our own (AUTH-06, AUTH-07). */
export type Provider = v.InferOutput<(typeof stored.provider)['schema']>

/** As the backend names them. */
export const loginTypes = { google: 'Google', facebook: 'Facebook', apple: 'AppleId' } as const satisfies Record<
  Provider,
  string
>

const providers = Object.keys(loginTypes) as Provider[]

export const failureOf = (provider: Provider): TextRef => ({ key: `session:social.failed.${provider}` })

/** Whose account credentials come from; nobody's where they were typed. */
export const providerOf = (loginType: string | undefined): Provider | undefined =>
  providers.find((name) => loginTypes[name] === loginType)

/** What is said when a provider's token is not taken; nothing for credentials that were typed. */
export function providerFailure(loginType: string | undefined): TextRef | undefined {
  const provider = providerOf(loginType)
  return provider && failureOf(provider)
}
