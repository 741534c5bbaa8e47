// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { valueOf } from '../../../shared/remote/remote'
import { testBackend } from '../../../testing/portal'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { AttachForm } from './AttachForm'
import { passAttachment, unattached } from './passActs'
import UnattachedScreen from './UnattachedScreen'

test('@ACC-12 a pass that no card can take comes last and cannot be ticked; one that is refused says why', async () => {
  testBackend('riderWithEveryPass')
  const { store } = await renderInPortal(<UnattachedScreen />)
  const passes = within(await screen.findByRole('group', { name: 'Which passes?' }))
  const [day, visitor, youth] = passes.getAllByRole('checkbox')
  expect(day).toBeEnabled()
  expect(visitor).toBeEnabled()
  expect(youth).toBeDisabled()
  expect(youth?.closest('label')).toHaveTextContent(/^Youth Day Pass.*None of your cards can take it/)
  const all = (valueOf(unattached.select(store.getState())) ?? []).map(({ pass_id }) => pass_id)
  store.dispatch(passAttachment.requested({ passes: all, card: 'card-plastic' }))
  expect(await screen.findByText('2 passes added to the card')).toBeVisible()
  expect(screen.getByText(/The selected passes are not eligible for this fare media\./)).toBeVisible()
})

const card = (name: string, rider_type: string, status = 'ACTIVE'): FareMedium => ({
  ...{ faremedia_id: name, type: 'virtual', nickname: name, status, rider_type },
  ...{ passes: [], passesDropped: 0 },
})
const youth = { pass_id: 'youth', name: 'Youth Day Pass', status: 'available', rider_type: 'Youth' }

test('@ACC-12 a pass that only another card can take is named before it is sent', async () => {
  const { user } = await renderInPortal(
    <AttachForm passes={[youth]} cards={[card('Blue', 'Adult'), card('Sam', 'Youth')]} />,
  )
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('radio', { name: /Blue/ }))
  expect(screen.getByText('This card can’t take: Youth Day Pass.')).toBeVisible()
})

test('@ACC-12 passes that no card can take are listed, without a form that could never be sent', async () => {
  await renderInPortal(<AttachForm passes={[youth]} cards={[card('Blue', 'Adult')]} />)
  expect(screen.getByText(/None of your cards can take it/)).toBeVisible()
  expect(screen.getByRole('checkbox')).toBeDisabled()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('@ACC-12 a chosen pass whose only card is blocked meanwhile is no longer chosen', async () => {
  testBackend('riderWithEveryPass')
  const passes = [youth, { ...youth, pass_id: 'adult', name: 'Adult Day Pass', rider_type: 'Adult' }]
  function Meanwhile() {
    const [status, setStatus] = useState('ACTIVE')
    return (
      <>
        <button onClick={() => setStatus('BLOCKED')}>Block</button>
        <AttachForm passes={passes} cards={[card('Blue', 'Adult'), card('Sam', 'Youth', status)]} />
      </>
    )
  }
  const { store, user } = await renderInPortal(<Meanwhile />)
  await user.click(screen.getByRole('checkbox', { name: /^Youth/ }))
  await user.click(screen.getByRole('radio', { name: /Blue/ }))
  await user.click(screen.getByRole('button', { name: 'Block' }))
  expect(screen.getByRole('checkbox', { name: /^Youth/ })).not.toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Add to card' }))
  expect(screen.getByText('Choose at least one pass.')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: /^Adult/ })).toHaveFocus()
  expect(passAttachment.select(store.getState()).status).toBe('idle')
})
