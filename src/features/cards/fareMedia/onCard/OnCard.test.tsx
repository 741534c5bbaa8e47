// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { setClock } from '../../../../shared/clock'
import { testBackend } from '../../../../testing/portal'
import { renderInPortal } from '../../../../testing/screens/renderInPortal'
import { OnCard } from './OnCard'

beforeEach(() => {
  setClock(() => Date.parse('2026-11-22T15:00:00Z'))
  testBackend('riderBuyingForCard')
})
const show = (faremediaId: string, product?: string) =>
  renderInPortal(<OnCard faremediaId={faremediaId} named product={product} />)

test.each([
  ['card-plastic', 'bus-adult-day', 'This card already has a valid pass like this one.'],
  ['card-phone', 'bus-adult-month', 'This card already has this pass, valid until Sat, Dec 5.'],
])('@FM-18 %s has %s already, and says so', async (card, product, note) => {
  await show(card, product)
  expect(await screen.findByText(note)).toBeVisible()
})

test('@FM-18 the note stands alone where a list names the card once', async () => {
  await renderInPortal(<OnCard faremediaId="card-plastic" named product="bus-adult-day" noteOnly />)
  expect(await screen.findByText(/already has/)).toBeVisible()
  expect(screen.queryByText(/On your card/)).toBeNull()
})

test.each([['bus-adult-7day'], [undefined]])('@FM-18 nothing is said of %s', async (product) => {
  await show('card-plastic', product)
  expect(await screen.findByText(/Blue card/)).toBeVisible()
  expect(screen.queryByText(/already/)).toBeNull()
})
