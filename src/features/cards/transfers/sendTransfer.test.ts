// @vitest-environment jsdom
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import * as codes from '../../../api/contract/base/errorCodes'
import { transferFunds } from '../../../api/contract/cards/transfers'
import { createMockBackend } from '../../../mocks/node'
import type { FareMediumRecord } from '../../../mocks/state/cards/fareCards'
import { setClock } from '../../../shared/clock'
import { transferAttempts } from '../../../shared/payments/openPayments'
import { answerOtherwise, refuseAfterwards } from '../../../testing/refuseAfterwards'
import { testPortal } from '../../../testing/portal'
import { fareCards, selectCard } from '../fareMedia/onDemand'
import { transferAgreed, transferAsked, transferOpened, transferring } from './sendTransfer'
import { cardFunds } from '../../../mocks/ledger/accounts'
import { generalFunds } from '../../../mocks/ledger/funds'
import { adjustFunds } from '../../../testing/adjustFunds'

const wanted = { fromId: 'card-plastic', toId: 'card-phone', amount: 500 }

async function start() {
  const { server, api: backend, store: memory } = createMockBackend('riderWithTwoCards')
  server.listen({ onUnhandledRequest: 'error' })
  onTestFinished(() => server.close())
  const openTab = async () => {
    const portal = testPortal()
    portal.store.dispatch(fareCards.requested())
    await portal.until((state) => fareCards.select(state).status === 'loaded')
    return portal
  }
  const funds = async () => {
    const state = await backend.state()
    return [generalFunds(state, 'card-plastic'), generalFunds(state, 'card-phone')]
  }
  const sent = async () => (await backend.calls()).filter(({ name }) => name === 'transferFunds')
  const meanwhile = (id: string, change: (card: FareMediumRecord) => void) =>
    memory.run(({ fareMedia }) => fareMedia.filter((card) => card.faremedia_id === id).forEach(change))
  return { backend, openTab, funds, sent, meanwhile, changeState: memory.run, ...(await openTab()) }
}

/** The answer to the next transfer is lost, and its first look-up fails. */
async function startWithoutAnswer() {
  const portal = await start()
  await portal.backend.fault('transferFunds', 'lostAnswer', 1)
  await portal.backend.fault('findTransfer', 'offline', 1)
  return portal
}

const over = (portal: Awaited<ReturnType<typeof start>>) =>
  portal.until((state) => ['done', 'failed'].includes(transferring.select(state).status))
const kept = () => transferAttempts.openOf('user-rider') ?? null

describe('@PAY-13 A transfer', () => {
  const press = async (portal: Awaited<ReturnType<typeof start>>, amount = 500) => {
    portal.store.dispatch(transferAsked({ ...wanted, amount }))
    return transferring.select(await over(portal))
  }

  test.each([500, 100])('that is refused and made all the same is found before %i is moved', async (amount) => {
    const portal = await start()
    refuseAfterwards(transferFunds, codes.notAllowed)
    expect((await press(portal)).status).toBe('failed')
    expect(await press(portal, amount)).toMatchObject({ value: { amount: 500 } })
    expect(await portal.funds()).toEqual([310, 2850])
  })

  test('whose outcome the backend no longer knows is repeated after a word only', async () => {
    const portal = await startWithoutAnswer()
    await press(portal, 100)
    const later = Date.now() + 30 * 3_600_000
    setClock(() => later)
    await press(portal, 100)
    expect([kept()?.isForgotten, await portal.funds()]).toEqual([true, [710, 2450]])
    portal.store.dispatch(transferAgreed())
    expect(await press(portal, 100)).toMatchObject({ status: 'done' })
    expect([kept(), await portal.funds()]).toEqual([null, [610, 2550]])
  })

  test('of another rider of this browser is told, and needs a word', async () => {
    const portal = await start()
    const theirs = { key: 'theirs', owner: 'user-other', since: Date.now(), at: Date.now() }
    window.localStorage.setItem('transfer_attempt', JSON.stringify([theirs]))
    await press(portal)
    expect(await portal.sent()).toEqual([])
    portal.store.dispatch(transferAgreed())
    expect((await press(portal)).status).toBe('done')
    expect(transferAttempts.ofOwner('user-other')).toEqual([theirs])
  })
})

describe('A transfer', () => {
  test('@FM-05 is found after its card has left the account, and does not bring the card back', async () => {
    const portal = await startWithoutAnswer()
    portal.store.dispatch(transferAsked(wanted))
    await over(portal)
    await portal.meanwhile('card-plastic', (card) => (card.owner = null))
    portal.store.dispatch(fareCards.requested())
    await portal.until((state) => selectCard(state, 'card-plastic') === undefined)
    portal.store.dispatch(transferOpened())
    const state = await portal.until((now) => transferring.select(now).status === 'done')
    expect(transferring.select(state)).toMatchObject({ value: { amount: 500, from: { nickname: 'Blue card' } } })
    expect([selectCard(state, 'card-plastic'), selectCard(state, 'card-phone')]).toMatchObject([
      undefined,
      { balances: { general_funds: 2850 } },
    ])
  })

  test('@FM-05 moves whole cents once, however often it is pressed, and both balances are right', async () => {
    const portal = await start()
    for (let press = 0; press < 5; press += 1) portal.store.dispatch(transferAsked(wanted))
    const state = await over(portal)
    expect(transferring.select(state)).toMatchObject({ status: 'done', value: { amount: 500 } })
    expect(await portal.funds()).toEqual([310, 2850])
    expect([selectCard(state, 'card-plastic'), selectCard(state, 'card-phone')]).toMatchObject([
      { balances: { general_funds: 310, commuter_benefits: 4000 } },
      { balances: { general_funds: 2850 } },
    ])
    expect([await portal.sent(), kept()]).toMatchObject([{ length: 1 }, null])
  })

  test.each(['lostAnswer', '500json', 'wafHtml403'] as const)(
    '@FM-05 whose answer is lost by %s is looked up before anything is said (F21)',
    async (kind) => {
      const portal = await start()
      await portal.backend.fault('transferFunds', kind, 1)
      portal.store.dispatch(transferAsked(wanted))
      expect(transferring.select(await over(portal)).status).toBe('done')
      expect([await portal.funds(), kept()]).toEqual([[310, 2850], null])
    },
  )

  test('@FM-05 @FM-16 to a card that owes money pays its debt off in part', async () => {
    const portal = await start()
    await portal.changeState((state) => adjustFunds(state, cardFunds('card-phone', 'general'), -150))
    portal.store.dispatch(fareCards.requested())
    await portal.until((state) => selectCard(state, 'card-phone')?.balances?.general_funds === -150)
    portal.store.dispatch(transferAsked({ ...wanted, amount: 100 }))
    const state = await over(portal)
    expect(transferring.select(state)).toMatchObject({ status: 'done', value: { amount: 100 } })
    expect(selectCard(state, 'card-phone')).toMatchObject({ balances: { general_funds: -50 } })
    expect(kept()).toBeNull()
  })

  test('@FM-05 of another amount than was asked for is looked up before it is told', async () => {
    const portal = await start()
    answerOtherwise(transferFunds, { amount: 1 })
    portal.store.dispatch(transferAsked(wanted))
    expect(transferring.select(await over(portal))).toMatchObject({ value: { amount: 500 } })
    expect(await portal.funds()).toEqual([310, 2850])
  })

  test('@FM-05 that did not arrive is tried again with its key, also when the rider has changed the amount', async () => {
    const portal = await start()
    await portal.backend.fault('transferFunds', 'offline', 1)
    portal.store.dispatch(transferAsked(wanted))
    expect(transferring.select(await over(portal))).toMatchObject({
      fault: { errors: [{ key: 'transfers:failed' }, { key: 'payment:again.mayArrive' }] },
    })
    portal.store.dispatch(transferAsked({ ...wanted, amount: 200 }))
    await portal.until((state) => transferring.select(state).status === 'done')
    const keys = (await portal.sent()).map(({ headers }) => headers['idempotency-key'])
    expect([new Set(keys).size, await portal.funds()]).toEqual([1, [610, 2550]])
  })

  test('@FM-05 whose outcome is unknown moves nothing more: another amount tells what was moved', async () => {
    const portal = await startWithoutAnswer()
    portal.store.dispatch(transferAsked(wanted))
    expect(transferring.select(await over(portal))).toMatchObject({ fault: { errors: [{ key: 'transfers:unknown' }] } })
    portal.store.dispatch(transferAsked({ ...wanted, amount: 200 }))
    const state = await portal.until((now) => transferring.select(now).status === 'done')
    expect(transferring.select(state)).toMatchObject({ value: { amount: 500 } })
    expect(await portal.funds()).toEqual([310, 2850])
  })

  test('@FM-05 is known again after a reload, in another tab as well', async () => {
    const portal = await startWithoutAnswer()
    portal.store.dispatch(transferAsked(wanted))
    await over(portal)
    const again = await portal.openTab()
    again.store.dispatch(transferOpened())
    const state = await again.until((now) => transferring.select(now).status === 'done')
    expect([transferring.select(state), kept()]).toMatchObject([{ value: { amount: 500 } }, null])
  })

  test('@FM-05 that never arrived is forgotten once it cannot arrive any more', async () => {
    const portal = await start()
    await portal.backend.fault('transferFunds', 'offline', 1)
    portal.store.dispatch(transferAsked(wanted))
    await over(portal)
    const later = Date.now() + 11 * 60_000
    setClock(() => later)
    const again = await portal.openTab()
    again.store.dispatch(transferOpened())
    await vi.waitFor(() => expect(kept()).toBeNull())
    expect(transferring.select(await again.until(() => true)).status).toBe('idle')
  })

  test('@FM-05 into a card that was blocked meanwhile is refused, and the page sees it', async () => {
    const portal = await start()
    await portal.meanwhile('card-phone', (card) => (card.status = 'BLOCKED'))
    portal.store.dispatch(transferAsked(wanted))
    expect(transferring.select(await over(portal))).toMatchObject({
      fault: { errors: [{ values: { message: 'The selected virtual card is blocked' } }] },
    })
    await portal.until((state) => selectCard(state, 'card-phone')?.status === 'BLOCKED')
    expect([await portal.funds(), kept()]).toEqual([[810, 2350], null])
  })

  test('@FM-05 of more than is left is refused in the specification’s words', async () => {
    const portal = await start()
    await portal.changeState((state) => adjustFunds(state, cardFunds('card-plastic', 'general'), 400))
    portal.store.dispatch(transferAsked(wanted))
    expect(transferring.select(await over(portal))).toMatchObject({ fault: { errors: [{ key: 'transfers:tooMuch' }] } })
    await portal.until((state) => selectCard(state, 'card-plastic')?.balances?.general_funds === 400)
  })
})
