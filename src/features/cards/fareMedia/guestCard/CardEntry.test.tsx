// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import * as scripts from '../../../../shared/loadScript'
import { testBackend } from '../../../../testing/portal'
import { renderInPortal } from '../../../../testing/screens/renderInPortal'
import { selectVisitor } from '../../../identity/session/visitor/sessionSlice'
import CardEntry from './CardEntry'
import './cardSession'

describe('entering a fare card', () => {
  it('@FM-12 @AUTH-18 says in the form that the captcha failed, keeps what was typed, and goes on when it is solved', async () => {
    testBackend()
    vi.spyOn(scripts, 'loadScript').mockResolvedValue().mockRejectedValueOnce(new Error('blocked'))
    const { store, user } = await renderInPortal(<CardEntry />, {
      settings: (settings) => (settings.captcha = { siteKey: 'site-key_1' }),
    })
    await user.click(await screen.findByLabelText('Card number'))
    await user.paste('6030123456789012')
    await user.click(screen.getByLabelText('Security code'))
    await user.paste('123')
    await user.keyboard('{Enter}')
    const told = await screen.findByText(/couldn’t check that you’re not a robot/)
    expect(told.closest('[role="alert"]')).not.toBeNull()
    expect(screen.getByLabelText('Card number')).toHaveValue('6030 1234 5678 9012')
    window.grecaptcha = { ready: (done) => done(), execute: async () => 'captcha-token' }
    await user.click(screen.getByText('Show my card'))
    await waitFor(() => expect(selectVisitor(store.getState()).kind).toBe('guest'))
  })

  it('@FM-12 says of a card that was tried too often that it is closed for a while, and of a busy backend how long', async () => {
    const backend = testBackend()
    const { user } = await renderInPortal(<CardEntry />)
    await user.click(await screen.findByLabelText('Card number'))
    await user.paste('6030123456789012')
    await user.click(screen.getByLabelText('Security code'))
    await user.paste('999')
    for (let tries = 1; tries <= 5; tries += 1) {
      await user.click(screen.getByRole('button', { name: 'Show my card' }))
      await backend.answered(tries)
      await screen.findByText(/couldn’t find a card/)
    }
    await user.click(screen.getByRole('button', { name: 'Show my card' }))
    expect(await screen.findByText(/Too many attempts with this card/)).toBeVisible()
    await backend.fault('startCardSession', '42901')
    await user.click(screen.getByRole('button', { name: 'Show my card' }))
    expect(await screen.findByText(/5 seconds/)).toBeVisible()
  })
})
