// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { keepSession, onSessionOfOtherTabs, readStoredSession } from './storedSession'

test.each(['auth_token', 'cwp_user', 'tempAuthToken', 'isGuestUser', 'card_token'])(
  '@AUTH-15 another tab’s change of %s is heard, until the listener stops',
  (key) => {
    const changed = vi.fn()
    const stop = onSessionOfOtherTabs(changed)
    const change = () => window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.localStorage }))
    change()
    stop()
    change()
    expect(changed).toHaveBeenCalledExactlyOnceWith({ isGuest: false })
  },
)

test('@AUTH-15 @FM-12 other tabs see no visitor between a guest and the rider who signs in', () => {
  window.localStorage.setItem('isGuestUser', 'true')
  window.localStorage.setItem('card_token', 'token-of-card')
  const seen: boolean[] = []
  for (const act of ['setItem', 'removeItem'] as const) {
    const write = Storage.prototype[act] as (this: Storage, ...given: string[]) => void
    vi.spyOn(Storage.prototype, act).mockImplementation(function (this: Storage, ...given: string[]) {
      write.apply(this, given)
      const { authToken, isGuest } = readStoredSession()
      seen.push(authToken !== undefined || isGuest)
    })
  }
  keepSession('token')
  expect(seen.length).toBeGreaterThan(2)
  expect(seen).not.toContain(false)
})

test('@AUTH-15 a rider whose data is not known yet keeps nothing of another rider’s', () => {
  const user = { uuid: 'user-1', version: 'v1', first_name: 'Nora', last_name: 'Roy', email: 'nora@example.com' }
  keepSession('token', user)
  expect(window.localStorage.getItem('cwp_user')).toContain('Nora')
  keepSession('other')
  expect(window.localStorage.getItem('cwp_user')).toBeNull()
})
