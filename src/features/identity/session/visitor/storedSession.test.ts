// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { onSessionOfOtherTabs } from './storedSession'

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
