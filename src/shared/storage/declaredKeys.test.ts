import { expect, test } from 'vitest'
import { declaredKeys } from '../../testing/declaredKeys'

test('@STORE-01 the specification’s keys have their names', () => {
  const names = declaredKeys.map((entry) => entry.key)
  const specified = ['auth_token', 'cwp_user', 'faremedia_id', 'tempAuthToken', 'parentOrgId', 'isGuestUser']
  expect(names).toEqual(expect.arrayContaining([...specified, 'card_token', 'language', 'service_config_uuid']))
  expect(new Set(names).size).toBe(names.length)
})

test('@STORE-02 no token and no key that opens something is ever copied', () => {
  const secret = declaredKeys.flatMap(({ key, isSecret }) => (isSecret ? key : []))
  expect(secret.sort()).toEqual([
    'apple_state',
    'attempt_of_tab',
    'auth_token',
    'card_token',
    'guest_order_keys',
    'order_attempt',
    'tempAuthToken',
    'transfer_attempt',
    'wallet_load_attempt',
    'wallet_payout_attempt',
  ])
})
