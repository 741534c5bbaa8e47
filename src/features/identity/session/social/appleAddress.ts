import type { OperatorSettings } from '../../settings'

type AppleSettings = NonNullable<NonNullable<OperatorSettings['social']>['apple']>

/**
 * Returns the address of Apple's sign-in. Apple posts its answer to the backend, because only a form post has name and
 * email; the backend redirects here.
 */
export function appleAddress({ clientId, redirectUri }: AppleSettings, state: string, nonce: string): string {
  const url = new URL('https://appleid.apple.com/auth/authorize')
  url.search = String(
    new URLSearchParams({
      response_type: 'code id_token',
      response_mode: 'form_post',
      client_id: clientId,
      redirect_uri: redirectUri,
      scope: 'name email',
      state,
      nonce,
    }),
  )
  return url.href
}
