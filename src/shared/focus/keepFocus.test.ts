// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { keepFocus } from './keepFocus'

test('@ACC-12 where the focused button leaves, the focus goes past what is disabled to the closest heading', async () => {
  document.body.innerHTML =
    '<section><h2>Outcome</h2><form><input type="checkbox" disabled><button>Send</button></form></section>'
  onTestFinished(keepFocus())
  const send = screen.getByRole('button', { name: 'Send' })
  send.focus()
  send.remove()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Outcome' })).toHaveFocus())
})
