// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { BlockCardDialog } from './BlockDialogs'
import { noCharges } from './charges/endingCharges'
import { ManageTab } from './ManageTab'

const plastic = { faremedia_id: 'card-1', type: 'physical', status: 'ACTIVE', passes: [], passesDropped: 0 }

test('@FM-17 what a card of an unknown kind cannot do here says how the operator is reached', async () => {
  const card = { faremedia_id: 'card-1', type: 'wristband', status: 'ACTIVE', passes: [], passesDropped: 0 }
  await renderInPortal(<ManageTab card={card} />)
  for (const name of ['Block this card', 'Unlink this card']) {
    const part = within(screen.getByRole('region', { name }))
    expect(part.getByText(/Please contact us\.$/)).toBeVisible()
    expect(part.getByRole('link', { name: '+1 902 555 0100' })).toBeVisible()
  }
})

test.each([
  [3460, 'Move general funds from this card to another of your cards.', 1],
  [0, 'Nothing to move', 0],
  [-275, 'Nothing to move', 0],
])('@FM-05 a card that holds %d cents says %j', async (general_funds, says, links) => {
  const balances = { general_funds, commuter_benefits: 0 }
  await renderInPortal(<ManageTab card={{ ...plastic, balances }} />)
  const part = within(screen.getByRole('region', { name: 'Move funds' }))
  expect(part.getByText(says)).toBeVisible()
  expect(part.queryAllByRole('link')).toHaveLength(links)
})

test('@FM-04 blocking is amber in the list of acts and in its question, because it can be undone', async () => {
  await renderInPortal(
    <>
      <ManageTab card={plastic} />
      <BlockCardDialog params={{ card: plastic, ends: noCharges }} answer={() => undefined} />
    </>,
  )
  const [act, ...others] = screen.getAllByRole('button', { name: /^Block/, hidden: true })
  for (const button of [act, ...others]) expect(button).toHaveAttribute('data-color', 'warning')
  expect(others).toHaveLength(1)
})
