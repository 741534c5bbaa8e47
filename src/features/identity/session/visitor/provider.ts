import type * as v from 'valibot'
import type { TextRef } from '../../../../shared/notices/noticesSlice'
import type { sessionKeys } from './sessionKeys'

/** The providers whose accounts can sign in, besides our own (AUTH-06, AUTH-07). */
export type Provider = v.InferOutput<(typeof sessionKeys.provider)['schema']>

/** The backend's names of the providers. */
export const loginTypes = { google: 'Google', facebook: 'Facebook', apple: 'AppleId' } as const satisfies Record<
  Provider,
  string
>

const providers = Object.keys(loginTypes) as Provider[]

export const failureOf = (provider: Provider): TextRef => ({ key: `session:social.failed.${provider}` })

/** Returns the provider of the credentials, or undefined if the visitor typed them. */
export const providerOf = (loginType: string | undefined): Provider | undefined =>
  providers.find((name) => loginTypes[name] === loginType)

/** Returns the error text for a refused token of a provider, or undefined for credentials that the visitor typed. */
export function providerFailure(loginType: string | undefined): TextRef | undefined {
  const provider = providerOf(loginType)
  return provider && failureOf(provider)
}
