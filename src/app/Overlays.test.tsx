// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { connectionLost, connectionRetried, selectConnection } from '../shared/notices/noticesSlice'
import { take } from '../shared/saga/effects'
import type { SagaOf } from '../shared/saga/effects'
import { renderInPortal } from '../testing/renderInPortal'
// Fetched here, so that a busy machine does not fetch it while the test waits.
import './dialogs/ConnectionDialog'
import { Overlays } from './Overlays'

async function loseConnection(unavailable: boolean) {
  const portal = await renderInPortal(<Overlays />)
  const retried = vi.fn()
  function* listen(): SagaOf<void> {
    yield* take(connectionRetried)
    retried()
  }
  portal.store.attach({ name: 'test', saga: listen })
  act(() => {
    for (let call = 0; call < 10; call += 1) portal.store.dispatch(connectionLost({ unavailable }))
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

  it('@API-05 says when it is the service that is down; Escape closes it without another try', async () => {
    const { popUp, user, retried } = await loseConnection(true)
    expect(popUp).toHaveTextContent('The service is unavailable at the moment.')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(retried).not.toHaveBeenCalled()
  })
})
