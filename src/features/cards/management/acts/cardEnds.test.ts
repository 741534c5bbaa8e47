// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { phonePlace, placeOf } from '../../../../mocks/ledger/places'
import { autoloadRecord } from '../../../../mocks/state/cards/autoloads'
import { dialogAnswered, selectOpenDialog } from '../../../../shared/dialogs/dialogsSlice'
import { selectNotices } from '../../../../shared/notices/noticesSlice'
import { layPass } from '../../../../testing/layPass'
import { showCards } from '../../../../testing/ownCards'
import { fareCards, selectCard } from '../../fareMedia/onDemand'
import { blockAsked, unblockAsked } from './blocking'
import type { BlockCard, UnblockCard } from './blocking'
import { removal, removalAsked } from './removal'
import type { RemoveCard } from './removal'

describe('What an act on a card stops or ends', () => {
  const monthly = {
    kind: 'time',
    unit: 'month',
    every: 1,
    day: 1,
    amount: 1000,
    payment_method_id: 'pay-visa',
  } as const

  /** A card with an autoload and three renewals, of which one still runs. Asks, and returns the dialog. */
  async function askedOf(act: typeof blockAsked | typeof removalAsked, fault?: '500') {
    const shown = await showCards('riderWithRenewals', {})
    await shown.changeState(
      ({ autoloads }) => void autoloads.push(autoloadRecord({ card: 'card-phone', plan: monthly })),
    )
    shown.dispatch(fareCards.requested())
    await shown.until((state) => !!selectCard(state, 'card-phone')?.autoload)
    if (fault) await shown.backend.fault('listRenewals', fault, 1)
    shown.dispatch(act('card-phone'))
    const open = selectOpenDialog(await shown.until((state) => selectOpenDialog(state) !== undefined))
    return { ...shown, open, ends: (open?.params as BlockCard['params']).ends }
  }
  const all = { autoload: true, renewals: ['Adult Monthly Pass', 'Adult 10-Ride Ticket', 'Adult 7-Day Pass'] }

  test('@FM-20 the question before a block names the charges that fail meanwhile, not those that are stopped', async () => {
    const { ends, sent } = await askedOf(blockAsked)
    expect(ends).toEqual({ autoload: true, renewals: ['Adult Monthly Pass'] })
    expect(await sent()).toEqual([])
  })

  test('@FM-20 the question before an unblock names the charges that run from then on', async () => {
    const shown = await showCards('riderWithRenewals', {})
    await shown.meanwhile('card-phone', (card) => (card.status = 'BLOCKED'))
    shown.dispatch(fareCards.requested())
    await shown.until((state) => selectCard(state, 'card-phone')?.status === 'BLOCKED')
    shown.dispatch(unblockAsked('card-phone'))
    const open = selectOpenDialog(await shown.until((state) => selectOpenDialog(state) !== undefined))
    expect((open?.params as UnblockCard['params']).runs).toEqual({
      autoload: false,
      renewals: ['Adult Monthly Pass'],
    })
    expect(await shown.sent()).toEqual([])
  })

  test('@FM-20 the question before a removal names all charges, and the answer says how many have ended', async () => {
    const { ends, open, dispatch, until, store, backend } = await askedOf(removalAsked)
    expect(ends).toEqual(all)
    dispatch(dialogAnswered({ id: open?.id ?? 0, answer: 'remove' }))
    await until((state) => removal.select(state).status === 'done')
    const [notice] = selectNotices(store.getState())
    expect(notice?.text).toEqual({ key: 'cardManagement:remove.doneEnded', values: { count: 4 } })
    const { autoloads, renewals } = await backend.state()
    expect([autoloads, renewals].flat().filter(({ card }) => card === 'card-phone')).toEqual([])
  })

  test('@FM-20 the question before a physical card is unlinked names the passes that leave a phone, and the answer counts them', async () => {
    const shown = await showCards('riderWithTwoCards', {})
    await shown.changeState((state) => {
      const [pass] = state.passes
      if (!pass) throw new Error('There is no pass')
      const stored = { ...pass, pass_id: 'pass-stored', status: 'Available' as const }
      layPass(state, stored, phonePlace('device-phone', 'card-plastic'))
    })
    shown.dispatch(fareCards.requested())
    await shown.until((state) => !!selectCard(state, 'card-plastic')?.passes.some(({ device }) => device))
    shown.dispatch(removalAsked('card-plastic'))
    const open = selectOpenDialog(await shown.until((state) => selectOpenDialog(state) !== undefined))
    const { offPhones } = open?.params as RemoveCard['params']
    expect(offPhones).toHaveLength(1)
    shown.dispatch(dialogAnswered({ id: open?.id ?? 0, answer: 'remove' }))
    await shown.until((state) => removal.select(state).status === 'done')
    expect(shown.told()).toEqual(['cardManagement:unlink.done', 'cardManagement:unlink.offPhones'])
    expect(placeOf(await shown.backend.state(), 'pass-stored')).toBe('card:card-plastic')
  })

  test('@FM-20 where the renewals cannot be read, the question says that there may be some', async () => {
    expect((await askedOf(removalAsked, '500')).ends).toEqual({ autoload: true, renewals: null })
  })
})
