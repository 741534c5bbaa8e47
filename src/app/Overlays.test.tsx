// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { setClock } from '../shared/clock'
import { connectionLost, connectionRetried, selectConnection } from '../shared/notices/noticesSlice'
import { take } from '../shared/saga/effects'
import type { SagaOf } from '../shared/saga/effects'
import { renderInPortal } from '../testing/screens/renderInPortal'
// Imported here, so that the test does not wait for a busy machine to load it.
import './dialogs/ConnectionDialog'
import { Overlays } from './Overlays'

async function loseConnection(unavailable: boolean, retryAfter?: number) {
  const portal = await renderInPortal(<Overlays />)
  const retried = vi.fn()
  function* listen(): SagaOf<void> {
    yield* take(connectionRetried)
    retried()
  }
  portal.store.attach({ name: 'test', saga: listen })
  act(() => {
    for (let call = 0; call < 10; call += 1) portal.store.dispatch(connectionLost({ unavailable, retryAfter }))
  })
  const popUp = await screen.findByRole('alertdialog', { name: 'No Internet Connection' })
  return { ...portal, popUp, retried }
}

describe('the pop-up about the connection', () => {
  it('@API-05 is one for ten failed calls, and trying again is its first action', async () => {
    const { popUp, user, store, retried } = await loseConnection(false)
    expect(popUp).toHaveAccessibleDescription(
      'You are not connected to the internet. Please connect to the internet and try again.',
    )
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(selectConnection(store.getState())).toBe('fine')
    expect(retried).toHaveBeenCalledOnce()
  })

  it('@API-05 leaves both readings open when it is the service that is down; Escape closes it without another try', async () => {
    const { popUp, user, retried } = await loseConnection(true)
    expect(popUp).toHaveTextContent(
      /^You may be offline, or our service isn’t responding\.No Internet ConnectionYou are not connected to/,
    )
    expect(popUp).toHaveAccessibleDescription(
      /^You may be offline, or our service isn’t responding\. You are not connected to the internet/,
    )
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(retried).not.toHaveBeenCalled()
  })

  it('@API-05 tries again only when the time has come that the service names', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    let clock = 1_000_000
    setClock(() => clock)
    const { user, retried } = await loseConnection(true, 2)
    const retry = screen.getByRole('button', { name: 'Try again' })
    expect(retry).toHaveFocus()
    expect(retry).toHaveTextContent('Try again in 2 seconds')
    expect(retry).toHaveAccessibleDescription('You may be offline, or our service isn’t responding.')
    await user.click(retry)
    expect(retried).not.toHaveBeenCalled()
    clock += 2_000
    act(() => void vi.advanceTimersByTime(1_000))
    expect(retry).toHaveTextContent(/^Try again\s*$/)
    await user.click(retry)
    expect(retried).toHaveBeenCalledOnce()
  })
})
