// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { Erasure } from './Erasure'

test('@ACC-19 an erasure that has begun keeps the focus, and can no longer be taken back', async () => {
  await renderInPortal(<Erasure level="h2" things={[]} />)
  fireEvent.click(screen.getByRole('button', { name: 'Erase everything' }))
  const keep = screen.getByRole('button', { name: 'Keep everything' })
  expect(keep).toHaveFocus()
  const erase = screen.getByRole('button', { name: 'Erase everything' })
  erase.focus()
  // The page would load again once the browser is empty.
  fireEvent.click(erase)
  expect(erase).toHaveFocus()
  fireEvent.click(keep)
  expect(screen.getByRole('button', { name: 'Please wait…' })).toHaveFocus()
})
