import { expect, test } from 'vitest'
import { appleAddress } from './appleAddress'

test('@AUTH-08 sign-in with Apple begins at Apple, which posts name and email to the backend', () => {
  const settings = { clientId: 'example.portal', redirectUri: 'https://api.example/apple?org=1' }
  const { origin, pathname, searchParams } = new URL(appleAddress(settings, 'a state', 'a nonce'))
  expect(origin + pathname).toBe('https://appleid.apple.com/auth/authorize')
  expect(Object.fromEntries(searchParams)).toEqual({
    response_type: 'code id_token',
    response_mode: 'form_post',
    client_id: 'example.portal',
    redirect_uri: 'https://api.example/apple?org=1',
    scope: 'name email',
    state: 'a state',
    nonce: 'a nonce',
  })
})
