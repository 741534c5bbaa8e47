// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { dialogAnswered, selectOpenDialog } from '../../../../shared/dialogs/dialogsSlice'
import { useAppSelector } from '../../../../shared/store'
import { autoloadRecord } from '../../../../mocks/state/cards/autoloads'
import { people } from '../../../../mocks/state/identity/users'
import { testBackend } from '../../../../testing/portal'
import { renderInPortal } from '../../../../testing/screens/renderInPortal'
import { selectCard, useFareMedia } from '../../fareMedia/onDemand'
import { ManageTab } from '../ManageTab'
import { OverviewTab } from '../OverviewTab'

const noon = '2026-11-22T15:00:00Z'

/** The card as the portal's list holds it. */
function Held({ id, tab: Tab }: { id: string; tab: typeof OverviewTab }) {
  useFareMedia()
  const card: FareMedium | undefined = useAppSelector((state) => selectCard(state, id))
  return card ? <Tab card={card} /> : null
}

async function showTab(tab: typeof OverviewTab, id: string, backend: ReturnType<typeof testBackend>) {
  await backend.now(noon)
  const shown = await renderInPortal(<Held id={id} tab={tab} />)
  return { ...shown, sent: async () => (await backend.calls()).filter(({ method }) => method !== 'GET') }
}

/** What is charged for a card by itself, in its line. */
const lineOf = async (name: string) =>
  within(
    (await screen.findByRole('link', { name: new RegExp(`^(Auto-renewal )?${name}`) })).closest('li') ?? document.body,
  )
const sentNames = (calls: { name: string }[]) => calls.map(({ name }) => name)

test('@FM-14 autoload and renewals are paused and resumed by one press on the card’s overview', async () => {
  const backend = testBackend('riderWithRenewals')
  await backend.change((state) => {
    const plan = { kind: 'time', unit: 'week', every: 1, day: 5, amount: 1500, payment_method_id: 'pay-visa' } as const
    state.autoloads.push(autoloadRecord({ card: 'card-phone', plan }))
  })
  const { user, sent } = await showTab(OverviewTab, 'card-phone', backend)
  for (const [name, ...calls] of [
    ['Autoload', 'pauseAutoload', 'resumeAutoload'],
    ['Adult Monthly Pass', 'pauseRenewal', 'resumeRenewal'],
  ]) {
    const line = await lineOf(name ?? '')
    const pause = await line.findByRole('button', { name: 'Pause' })
    expect(pause).toHaveAccessibleDescription(new RegExp(name ?? ''))
    await user.click(pause)
    expect(await line.findByText('Paused')).toBeVisible()
    const resume = await line.findByRole('button', { name: 'Resume' })
    expect(resume).toHaveFocus()
    await user.click(resume)
    await waitFor(() => expect(line.queryByText('Paused')).toBeNull())
    expect(sentNames(await sent()).slice(-2)).toEqual(calls)
  }
})

test('@FM-14 on the overview, one whose method has expired leads to another method in place of “Resume”', async () => {
  const backend = testBackend('riderWithRenewals')
  await backend.change((state) => {
    const plan = {
      kind: 'time',
      unit: 'week',
      every: 1,
      day: 5,
      amount: 1500,
      payment_method_id: 'pay-old-visa',
    } as const
    state.autoloads.push(autoloadRecord({ card: 'card-phone', plan, state: 'failed', reason: 'expired' }))
  })
  await showTab(OverviewTab, 'card-phone', backend)
  for (const [name, to] of [
    ['Autoload', '/faremedia/card-phone?tab=autoload'],
    ['Adult 7-Day Pass', '/faremedia/card-phone?tab=autorenew&renew=pass-week'],
  ]) {
    const line = await lineOf(name ?? '')
    expect(await line.findByRole('link', { name: 'Choose another payment method' })).toHaveAttribute('href', to)
    expect(line.queryByRole('button')).toBeNull()
  }
})

test('@FM-14 on the overview, “Resume” at a low balance says before which charge follows', async () => {
  const backend = testBackend('riderWithTwoCards')
  await backend.change((state) => {
    const plan = { kind: 'threshold', threshold: 9000, amount: 2000, payment_method_id: 'pay-visa' } as const
    state.autoloads.push(autoloadRecord({ card: 'card-phone', plan, state: 'paused' }))
  })
  await showTab(OverviewTab, 'card-phone', backend)
  const line = await lineOf('Autoload')
  expect(await line.findByRole('note')).toHaveTextContent(
    'If you resume autoload now, it will charge $20.00 right away.',
  )
})

test('@FM-14 on the overview, “Resume” of a renewal whose pass has ended says before that it charges', async () => {
  const backend = testBackend('riderWithRenewals')
  await backend.change(({ renewals, passes }) => {
    for (const renewal of renewals) if (renewal.pass_id === 'pass-1') renewal.state = 'paused'
    for (const pass of passes) if (pass.pass_id === 'pass-1') pass.expiration_date = '2026-11-20'
  })
  await showTab(OverviewTab, 'card-phone', backend)
  const line = await lineOf('Adult Monthly Pass')
  expect(await line.findByRole('note')).toHaveTextContent(
    'If you resume the renewal now, we’ll charge $112.00 right away.',
  )
})

test('@FM-14 on the overview of a blocked card, “Resume” announces no charge', async () => {
  const backend = testBackend('riderWithRenewals')
  await blocked(backend)
  await backend.change(({ renewals, passes }) => {
    for (const renewal of renewals) if (renewal.pass_id === 'pass-1') renewal.state = 'paused'
    for (const pass of passes) if (pass.pass_id === 'pass-1') pass.expiration_date = '2026-11-20'
  })
  await showTab(OverviewTab, 'card-phone', backend)
  const line = await lineOf('Adult Monthly Pass')
  expect(await line.findByRole('button', { name: 'Resume' })).toBeVisible()
  expect(line.queryByRole('note')).toBeNull()
})

test('@FM-14 a refusal is told in the line that was pressed', async () => {
  const backend = testBackend('riderWithRenewals')
  const { user } = await showTab(OverviewTab, 'card-phone', backend)
  await backend.fault('pauseRenewal', '500', 1)
  const line = await lineOf('Adult Monthly Pass')
  await user.click(await line.findByRole('button', { name: 'Pause' }))
  expect(await line.findByRole('alert')).toBeVisible()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

async function unblock(shown: Awaited<ReturnType<typeof showTab>>) {
  await shown.user.click(await screen.findByRole('button', { name: 'Unblock this card' }))
  const open = selectOpenDialog(shown.store.getState())
  if (!open) throw new Error('Nothing is asked')
  shown.store.dispatch(dialogAnswered({ id: open.id, answer: 'unblock' }))
  await screen.findByRole('button', { name: 'Block this card' })
}

const blocked = (backend: ReturnType<typeof testBackend>) =>
  backend.change(({ fareMedia }) => {
    for (const card of fareMedia) if (card.faremedia_id === 'card-phone') card.status = 'BLOCKED'
  })

test('@FM-13 @FM-14 after “Unblock” the page says what is still stopped, and resumes each by one press', async () => {
  const backend = testBackend('riderWithRenewals')
  await blocked(backend)
  await backend.change((state) => {
    const plan = { kind: 'time', unit: 'week', every: 1, day: 5, amount: 1500, payment_method_id: 'pay-visa' } as const
    state.autoloads.push(autoloadRecord({ card: 'card-phone', owner: people.rider.uuid, plan, state: 'paused' }))
  })
  const shown = await showTab(ManageTab, 'card-phone', backend)
  await screen.findByRole('button', { name: 'Unblock this card' })
  expect(screen.queryByRole('region', { name: 'Still stopped' })).toBeNull()
  await unblock(shown)
  const part = within(await screen.findByRole('region', { name: 'Still stopped' }))
  expect(part.getByText(/^3 automatic charges for this card are still stopped/)).toBeVisible()
  const names = part.getAllByRole('listitem').map((line) => within(line).getAllByRole('link')[0]?.textContent)
  expect(names).toEqual(['Autoload', 'Adult 10-Ride Ticket', 'Adult 7-Day Pass'])
  const line = await lineOf('Autoload')
  await shown.user.click(line.getByRole('button', { name: 'Resume' }))
  // The line stays, so that the focus does, and the press can be undone.
  expect(await line.findByRole('button', { name: 'Pause' })).toHaveFocus()
  expect(part.getByText(/^2 automatic charges/)).toBeVisible()
  expect(sentNames(await shown.sent())).toEqual(['unblockFareMedium', 'resumeAutoload'])
})

test('@FM-13 after “Unblock” of a card whose charges all run, nothing is said of them', async () => {
  const backend = testBackend('riderWithTwoCards')
  await blocked(backend)
  const shown = await showTab(ManageTab, 'card-phone', backend)
  await unblock(shown)
  await backend.answered(4)
  expect(screen.queryByRole('region', { name: 'Still stopped' })).toBeNull()
})
