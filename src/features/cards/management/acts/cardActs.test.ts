// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest'
import { dialogAnswered, selectOpenDialog } from '../../../../shared/dialogs/dialogsSlice'
import { selectLostConnection } from '../../../../shared/notices/noticesSlice'
import { showCards } from '../../../../testing/ownCards'
import { testPortal } from '../../../../testing/portal'
import { settled } from '../../../../testing/settled'
import { fareCards, selectCard } from '../../fareMedia/onDemand'
import { blockAsked, blocking, unblockAsked } from './blocking'
import { removal, removalAsked } from './removal'
import type { RemoveCard } from './removal'
import { cardFunds } from '../../../../mocks/ledger/accounts'
import { generalFunds } from '../../../../mocks/ledger/funds'
import { adjustFunds } from '../../../../testing/adjustFunds'

describe('Blocking a card', () => {
  test('@FM-04 is confirmed first, then acts at once, and is undone', async () => {
    const { dispatch, until, asked, shown, record, told } = await showCards('riderWithTwoCards', {
      blockCard: 'block',
      unblockCard: 'unblock',
    })
    dispatch(blockAsked('card-plastic'))
    await until((state) => blocking.select(state).status === 'done')
    expect([asked, shown('card-plastic')?.status]).toEqual([['blockCard'], 'BLOCKED'])
    expect((await record('card-plastic'))?.status).toBe('BLOCKED')
    dispatch(unblockAsked('card-plastic'))
    await until((state) => selectCard(state, 'card-plastic')?.status === 'ACTIVE')
    expect(told()).toEqual(['cardManagement:block.done', 'cardManagement:unblock.done'])
  })

  test('@FM-04 does nothing if the rider does not confirm', async () => {
    const { dispatch, until, asked, sent } = await showCards('riderWithTwoCards', { blockCard: 'keep' })
    dispatch(blockAsked('card-plastic'))
    await until((state) => asked.length > 0 && selectOpenDialog(state) === undefined)
    await settled()
    expect(await sent()).toEqual([])
  })

  test('@FM-04 asks and sends once, however often it is pressed', async () => {
    const { dispatch, until, asked, sent } = await showCards('riderWithTwoCards', { blockCard: 'block' })
    for (let press = 0; press < 5; press += 1) dispatch(blockAsked('card-plastic'))
    await until((state) => blocking.select(state).status === 'done')
    expect([asked, await sent()]).toEqual([['blockCard'], ['blockFareMedium']])
  })

  test.each(['lostAnswer', '500json', '504json', 'wafHtml403'] as const)(
    '@FM-04 that was carried out and answered by %s is shown as it is, without a failure',
    async (fault) => {
      const { dispatch, until, backend, shown, told, store } = await showCards('riderWithTwoCards', {
        blockCard: 'block',
        unblockCard: 'unblock',
      })
      await backend.fault('blockFareMedium', fault, 1)
      dispatch(blockAsked('card-plastic'))
      await until((state) => blocking.select(state).status === 'done')
      expect(shown('card-plastic')?.status).toBe('BLOCKED')
      await backend.fault('unblockFareMedium', fault, 1)
      dispatch(unblockAsked('card-plastic'))
      await until((state) => selectCard(state, 'card-plastic')?.status === 'ACTIVE')
      expect(told()).toEqual(['cardManagement:block.done', 'cardManagement:unblock.done'])
      expect(selectLostConnection(store.getState())).toBeNull()
    },
  )

  test('@FM-04 that was not carried out, or of which nothing can be read, can be pressed again', async () => {
    const { dispatch, until, backend, record, store } = await showCards('riderWithTwoCards', { blockCard: 'block' })
    await backend.fault('blockFareMedium', '500', 1)
    dispatch(blockAsked('card-plastic'))
    await until((state) => blocking.select(state).status === 'failed')
    expect((await record('card-plastic'))?.status).toBe('ACTIVE')
    await backend.fault('blockFareMedium', 'lostAnswer', 1)
    await backend.fault('listFareMedia', 'offline', 1)
    dispatch(blockAsked('card-plastic'))
    await until((state) => selectLostConnection(state) !== null)
    expect(blocking.select(store.getState()).status).toBe('failed')
    dispatch(blockAsked('card-plastic'))
    await until((state) => blocking.select(state).status === 'done')
  })

  test('@FM-04 a card that was suspended meanwhile is shown as it is now', async () => {
    const { dispatch, until, meanwhile } = await showCards('riderWithTwoCards', { blockCard: 'block' })
    await meanwhile('card-plastic', (card) => (card.status = 'suspended'))
    dispatch(blockAsked('card-plastic'))
    await until((state) => blocking.select(state).status === 'failed')
    await until((state) => selectCard(state, 'card-plastic')?.status === 'suspended')
  })
})

describe('Taking a card off the account', () => {
  test('@FM-03 a physical card keeps what is on it, and is no longer chosen', async () => {
    window.localStorage.setItem('faremedia_id', 'card-plastic')
    const { dispatch, until, shown, record, told } = await showCards('lostCard', { removeCard: 'remove' })
    const before = await record('card-plastic')
    dispatch(removalAsked('card-plastic'))
    await until((state) => removal.select(state).status === 'done')
    // Its autoload and its renewal have ended with it.
    expect([shown('card-plastic'), told()]).toEqual([undefined, ['cardManagement:unlink.doneEnded']])
    const { pastStays, ...after } = (await record('card-plastic')) ?? {}
    // The name that the rider gave to it does not stay on it.
    expect(after).toEqual({ ...before, owner: null, nickname: '' })
    expect(pastStays).toMatchObject([{ owner: 'user-rider', nickname: 'Blue card' }])
    dispatch(fareCards.requested())
    await vi.waitFor(() => expect(window.localStorage.getItem('faremedia_id')).toBeNull())
  })

  test('@FM-03 a virtual card with something on it is removed only when that is given up', async () => {
    const kept = await showCards('riderWithTwoCards', { removeCard: 'keep' })
    kept.dispatch(removalAsked('card-phone'))
    await kept.until((state) => kept.asked.length > 0 && selectOpenDialog(state) === undefined)
    expect(await kept.sent()).toEqual([])
    const given = testPortal({ answers: { removeCard: 'remove' } })
    given.store.dispatch(fareCards.requested())
    await given.until((state) => fareCards.select(state).status === 'loaded')
    given.store.dispatch(removalAsked('card-phone'))
    await given.until((state) => removal.select(state).status === 'done')
    expect((await kept.backend.calls()).at(-1)?.body).toEqual({ gives_up: { funds: 2350, passes: ['pass-1'] } })
    expect(await kept.record('card-phone')).toBeUndefined()
  })

  test('@FM-03 a card that was taken off in another tab is off', async () => {
    const { dispatch, until, shown, meanwhile } = await showCards('riderWithTwoCards', { removeCard: 'remove' })
    await meanwhile('card-plastic', (card) => (card.owner = null))
    dispatch(removalAsked('card-plastic'))
    await until((state) => removal.select(state).status === 'done')
    expect(shown('card-plastic')).toBeUndefined()
  })

  test('@FM-03 what reached a virtual card after the rider agreed is asked about, never lost', async () => {
    const seen: unknown[] = []
    const { store, dispatch, until, changeState, record, backend } = await showCards('riderWithTwoCards', {})
    const dialog = async () => {
      const open = selectOpenDialog(await until((state) => selectOpenDialog(state) !== undefined))
      if (open?.name !== 'removeCard') throw new Error('Another dialog is open')
      const { card, isChanged } = open.params as RemoveCard['params']
      seen.push([isChanged, card.balances?.general_funds, card.passes.map(({ pass_id }) => pass_id)])
      return open.id
    }
    const answer = (id: number, given: 'remove' | 'keep') => dispatch(dialogAnswered({ id, answer: given }))
    dispatch(removalAsked('card-phone'))
    const first = await dialog()
    await changeState((state) => adjustFunds(state, cardFunds('card-phone', 'general'), 7350))
    answer(first, 'remove')
    await until((state) => (selectOpenDialog(state)?.id ?? first) !== first)
    const second = await dialog()
    expect(generalFunds(await backend.state(), 'card-phone')).toBe(7350)
    answer(second, 'keep')
    await until((state) => selectOpenDialog(state) === undefined)
    expect(removal.select(store.getState()).status).toBe('idle')
    expect(seen).toEqual([
      [false, 2350, ['pass-1']],
      [true, 7350, ['pass-1']],
    ])
    // Agreed to, it is given up.
    dispatch(removalAsked('card-phone'))
    answer(await dialog(), 'remove')
    await until((state) => removal.select(state).status === 'done')
    expect((await backend.calls()).at(-1)?.body).toEqual({ gives_up: { funds: 7350, passes: ['pass-1'] } })
    expect(await record('card-phone')).toBeUndefined()
  })

  test('@FM-03 a refusal without a change, or without the new state, is told', async () => {
    const { dispatch, until, changeState, backend, record, told } = await showCards('riderWithTwoCards', {
      removeCard: 'remove',
    })
    await changeState((state) => adjustFunds(state, cardFunds('card-phone', 'general'), 7350))
    await backend.fault('listFareMedia', '500', 1)
    dispatch(removalAsked('card-phone'))
    const state = await until((now) => removal.select(now).status === 'failed')
    expect(removal.select(state)).toMatchObject({ fault: { errors: [{ key: 'cardManagement:remove.notEmpty' }] } })
    expect(await record('card-phone')).toBeDefined()
    expect(told()).toEqual([])
  })

  test('@FM-03 a virtual card whose content is not told is not removed', async () => {
    const { dispatch, until, asked, sent, store } = await showCards('riderWithTwoCards', { removeCard: 'remove' })
    const card = selectCard(store.getState(), 'card-phone')
    if (!card) throw new Error('There is no card')
    dispatch(fareCards.replaced([{ ...card, balances: null }]))
    dispatch(removalAsked('card-phone'))
    await until((state) => removal.select(state).status === 'failed')
    expect([asked, await sent()]).toEqual([[], []])
  })
})
