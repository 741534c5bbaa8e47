// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { keepSession, onSessionOfOtherTabs } from './storedSession'

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

test('@AUTH-15 a rider whose data is not known yet keeps nothing of another rider’s', () => {
  const user = { uuid: 'user-1', version: 'v1', first_name: 'Nora', last_name: 'Roy', email: 'nora@example.com' }
  keepSession('token', user)
  expect(window.localStorage.getItem('cwp_user')).toContain('Nora')
  keepSession('other')
  expect(window.localStorage.getItem('cwp_user')).toBeNull()
})
