// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testBackend } from '../../../testing/portal'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { settled } from '../../../testing/settled'
import { SeeCard } from './SeeCard'

test('@FM-19 a receipt leads to the card that holds what was bought', async () => {
  testBackend('riderSignedIn')
  await renderInPortal(<SeeCard cardId="card-plastic" />)
  expect(await screen.findByRole('link', { name: 'See it on Blue card' })).toHaveAttribute(
    'href',
    '/faremedia/card-plastic',
  )
})

test('@FM-19 and to no card that is not the visitor’s', async () => {
  const backend = testBackend('riderSignedIn')
  await renderInPortal(<SeeCard cardId="card-guest" />)
  await backend.answered(1)
  await settled()
  expect(screen.queryByRole('link')).toBeNull()
})
