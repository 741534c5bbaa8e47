// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInPortal } from '../../../../testing/screens/renderInPortal'
import { PassDetails } from './PassDetails'

const pass = {
  pass_id: 'pass-9',
  name: 'Day Pass',
  faremedia_id: 'card-1',
  order_number: 'SP-1',
  expiration_date: '2026-10-20',
}

test.each([
  ['spoiled', 'Voided', ['Reason', 'Fare card', 'Order number', 'Price', 'Bought'], 'Good through'],
  ['expired', null, ['Expired', 'Fare card', 'Order number', 'Price', 'Bought'], 'Expired'],
])('@ACC-08 a pass that is %s begins with what it was and what it cost', async (status, reason, first, end) => {
  await renderInPortal(<PassDetails pass={{ ...pass, status, status_reason: reason }} />)
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(terms.slice(0, first.length)).toEqual(first)
  expect(terms.filter((term) => term === end)).toHaveLength(1)
})
