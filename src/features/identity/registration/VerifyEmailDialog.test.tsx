import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { request } from '../../../api/client'
import { confirmEmail } from '../../../api/contract/identity/registration'
import { testBackend } from '../../../testing/portal'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import VerifyEmailDialog from './VerifyEmailDialog'

async function open() {
  const backend = testBackend('unverified')
  const answer = vi.fn()
  const shown = await renderInPortal(<VerifyEmailDialog params={{ email: 'new.rider@example.com' }} answer={answer} />)
  return { backend, answer, ...shown }
}

const text = 'Unable to complete your request. Please verify your email and try again.'

describe('the blocked-action dialog', () => {
  it('@AUTH-16 says why in the specification’s words, and can be left', async () => {
    const { answer, user } = await open()
    expect(await screen.findByRole('dialog', { name: 'Your email isn’t verified' })).toHaveTextContent(text)
    await user.click(screen.getByRole('button', { name: 'Not now' }))
    await user.keyboard('{Escape}')
    expect(answer.mock.calls).toEqual([['cancel'], ['cancel']])
  })

  it('@AUTH-16 sends the message again, once a minute', async () => {
    const { user, backend } = await open()
    await user.click(await screen.findByRole('button', { name: 'Send the message again' }))
    expect(await screen.findByText('We’ve sent you a new message. Open the link in it.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Send the message again' }))
    expect((await backend.calls()).filter((call) => call.name === 'resendConfirmation')).toHaveLength(1)
  })

  it('@AUTH-16 says when the message could not be sent', async () => {
    const { user, backend } = await open()
    await backend.fault('resendConfirmation', '500')
    await user.click(await screen.findByRole('button', { name: 'Send the message again' }))
    expect(await screen.findByText('Failed to send a verification email. Please try later.')).toBeInTheDocument()
  })

  it('@AUTH-16 does not take the rider’s word for it', async () => {
    const { user, answer } = await open()
    await user.click(await screen.findByRole('button', { name: 'I’ve verified it' }))
    expect(await screen.findByText(/^Your email isn’t verified yet/)).toBeInTheDocument()
    await request(confirmEmail, { params: { token: 'valid-token' } })
    await user.click(screen.getByRole('button', { name: 'I’ve verified it' }))
    await waitFor(() => expect(answer).toHaveBeenCalledExactlyOnceWith('verified'))
  })

  it('@AUTH-16 goes on by itself when the window is returned to after confirming', async () => {
    const { answer } = await open()
    await screen.findByRole('dialog')
    await request(confirmEmail, { params: { token: 'valid-token' } })
    act(() => void window.dispatchEvent(new Event('focus')))
    await waitFor(() => expect(answer).toHaveBeenCalledExactlyOnceWith('verified'))
  })
})
