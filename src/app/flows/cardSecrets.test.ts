// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { fareCards } from '../../features/cards/fareMedia/cards/fareCards'
import { cardChosen, cardLeaveRequested } from '../../features/cards/fareMedia/cards/fareMediaSlice'
import { renameSubmission } from '../../features/cards/fareMedia/cards/rename'
import { selectVisitor } from '../../features/identity/session'
import '../../features/cards/fareMedia/guestCard/cardSession'
import '../../features/cards/fareMedia/guestCard/enteredNumber'
import { cardEntrySubmission } from '../../features/cards/fareMedia/guestCard/cardEntrySubmission'
import { changeableBackend } from '../../testing/buying/checkout'
import { testPortal } from '../../testing/portal'
import { watchSinks } from '../../testing/sinks'
import './cardFlows'

/** Each value appears nowhere else, in any spelling. */
const printed = '6030 9182 7364 5546'
const number = printed.replaceAll(' ', '')
const code = '7741'
const wrongCode = '7742'
const canaries = [printed, number, code, wrongCode]

/** Starts the portal of a guest who has that card. */
async function start() {
  const backend = changeableBackend()
  await backend.change((state) => {
    const card = state.fareMedia.find(({ faremedia_id }) => faremedia_id === 'card-guest')
    Object.assign(card ?? {}, { printed_card_number: printed, security_code: code })
  })
  const portal = testPortal()
  const expectNowhere = watchSinks(portal, backend)
  const enter = async (typed: { number: string; code: string }) => {
    portal.store.dispatch(cardEntrySubmission.requested(typed))
    return cardEntrySubmission.select(
      await portal.until((state) => cardEntrySubmission.select(state).status !== 'sending'),
    )
  }
  /** Checks that the values are only in the one request and in the action that starts it. */
  const expectKept = () => expectNowhere(canaries, ['startCardSession'], cardEntrySubmission.requested.type)
  return { backend, portal, enter, expectKept }
}

describe('The number and the security code of a guest’s card', () => {
  test('@FM-12 are only in the call: not found, shown, renamed, bought for and left', async () => {
    const { backend, portal, enter, expectKept } = await start()
    expect((await enter({ number, code: wrongCode })).status).toBe('failed')
    await expectKept()
    expect((await enter({ number, code })).status).toBe('done')
    portal.store.dispatch(fareCards.requested())
    await portal.until((state) => fareCards.select(state).status === 'loaded')
    await expectKept()
    portal.store.dispatch(renameSubmission.requested({ faremediaId: 'card-guest', nickname: 'Spare' }))
    await portal.until((state) => renameSubmission.select(state).status === 'done')
    portal.store.dispatch(cardChosen({ faremediaId: 'card-guest', aim: 'products' }))
    await expect.poll(() => portal.visited).toHaveLength(1)
    await expectKept()
    portal.store.dispatch(cardLeaveRequested())
    await portal.until((state) => selectVisitor(state).kind === 'visitor')
    await expectKept()
    // The one place that must hold the values.
    expect((await backend.sent('startCardSession')).map(({ body }) => body)).toEqual([
      { card_number: number, security_code: wrongCode },
      { card_number: number, security_code: code },
    ])
  })

  test.each(['offline', '500', '503', '429', '401', '50020', 'html', 'malformed', 'wrongShape', 'lostAnswer'] as const)(
    '@FM-12 are nowhere when the call fails: %s',
    async (kind) => {
      const { backend, enter, expectKept } = await start()
      await backend.fault('startCardSession', kind)
      expect((await enter({ number, code })).status).toBe('failed')
      await expectKept()
    },
  )
})
