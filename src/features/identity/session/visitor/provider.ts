import type * as v from 'valibot'
import type { TextRef } from '../../../../shared/notices/noticesSlice'
import type { sessionKeys } from './sessionKeys'

/** The providers whose accounts sign in, besides our own (AUTH-06, AUTH-07). */
export type Provider = v.InferOutput<(typeof sessionKeys.provider)['schema']>

/** The backend's names of the providers. */
export const loginTypes = { google: 'Google', facebook: 'Facebook', apple: 'AppleId' } as const satisfies Record<
  Provider,
  string
>

const providers = Object.keys(loginTypes) as Provider[]

export const failureOf = (provider: Provider): TextRef => ({ key: `session:social.failed.${provider}` })

/** Returns the provider of the credentials; undefined if the visitor typed them. */
export const providerOf = (loginType: string | undefined): Provider | undefined =>
  providers.find((name) => loginTypes[name] === loginType)

/** Returns the text for a refused token; undefined if the visitor typed the credentials. */
export function providerFailure(loginType: string | undefined): TextRef | undefined {
  const provider = providerOf(loginType)
  return provider && failureOf(provider)
}
