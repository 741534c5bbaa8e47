import type { TextRef } from '../../../shared/notices/noticesSlice'

/** Whose account signs in, besides our own (AUTH-06, AUTH-07). */
export type Provider = 'google' | 'facebook' | 'apple'

/** As the backend names them. */
export const loginTypes = { google: 'Google', facebook: 'Facebook', apple: 'AppleId' } as const satisfies Record<
  Provider,
  string
>

const providers = Object.keys(loginTypes) as Provider[]

export const failureOf = (provider: Provider): TextRef => ({ key: `session:social.failed.${provider}` })

/** What is said when a provider's token is not taken; nothing for credentials that were typed. */
export function providerFailure(loginType: string | undefined): TextRef | undefined {
  const provider = providers.find((name) => loginTypes[name] === loginType)
  return provider && failureOf(provider)
}
