import { walletAmong } from '../requests/account.mjs'
import { cardsOf, fundsOf, goodCard, twoCards } from '../requests/cards.mjs'
import { first } from '../requests/first.mjs'
import { check } from './check.mjs'

/** Promises about fare cards, passes and renewals. */

export const cardChecks = [
  check(
    'listFareMedia',
    'balances',
    'A virtual or physical card tells what it holds, and 0 where that is nothing.',
    async (t) => {
      const ours = (await cardsOf(t, await t.rider())).filter(({ type }) => ['virtual', 'physical'].includes(type))
      first(ours, 'a virtual or physical fare card of the rider')
      for (const { faremedia_id, balances } of ours)
        t.expect(balances != null, `The card ${faremedia_id} has no \`balances\`.`)
    },
    { reads: true },
  ),
  check('renameFareMedium', 'kept', 'A card’s new name is read again.', async (t) => {
    const as = await t.rider()
    const { faremedia_id: id, nickname } = await goodCard(t, as)
    t.afterwards(() => t.call('renameFareMedium', { as, params: { id }, body: { nickname } }))
    await t.good('renameFareMedium', { as, params: { id }, body: { nickname: 'Harbour card' } })
    t.equal((await goodCard(t, as)).nickname, 'Harbour card', 'The name')
  }),
  check(
    'createVirtualCard',
    'once',
    'The same request sent again creates no second card.',
    async (t) => {
      const as = await t.rider()
      const body = { nickname: 'Conformity', request_id: t.key() }
      const one = await t.good('createVirtualCard', { as, body })
      t.afterwards(() => t.call('removeFareMedium', { as, params: { id: one.faremedia_id }, body: { gives_up: null } }))
      const other = await t.good('createVirtualCard', { as, body })
      t.equal(other.faremedia_id, one.faremedia_id, 'The card')
      const { fare_mediums } = await t.good('listFareMedia', { as })
      t.equal(fare_mediums.filter(({ nickname }) => nickname === 'Conformity').length, 1, 'The cards of this name')
    },
    { allow: 'close' },
  ),
  check(
    'createVirtualCard',
    'unconfirmed',
    'A rider who has not confirmed the email gets no card: 40301.',
    async (t) => {
      const as = await t.signIn('unconfirmedRider')
      await t.refused('createVirtualCard', 40301, { as, body: { nickname: 'Conformity', request_id: t.key() } })
    },
  ),
  check(
    'linkFareMedium',
    'owners',
    'A card is on one account: linked again it is refused by 40904, by another rider by 40908.',
    async (t) => {
      const as = await t.rider()
      const { number: card_number, security_code } = t.fact('cardToLink')
      const body = { card_number, security_code }
      await t.refused('linkFareMedium', 40404, { as, body: { ...body, security_code: '000' } })
      const { faremedia_id: id } = await t.good('linkFareMedium', { as, body })
      t.afterwards(() => t.call('removeFareMedium', { as, params: { id }, body: { gives_up: null } }))
      await t.refused('linkFareMedium', 40904, { as, body })
      await t.refused('linkFareMedium', 40908, { as: await t.signIn('otherRider'), body })
    },
    { allow: 'close' },
  ),
  check(
    'linkFareMedium',
    'history',
    'Who links a card that another rider had is told nothing of that time: no activity, no name.',
    async (t) => {
      const as = await t.rider()
      const { number: card_number, security_code } = t.fact('cardToLink')
      const link = async (who) => await t.good('linkFareMedium', { as: who, body: { card_number, security_code } })
      const unlink = (who) => t.call('removeFareMedium', { as: who, params, body: { gives_up: null } })
      const activityOf = async (who) =>
        (await t.good('listCardActivity', { as: who, params, query: { page: 1 } })).results.map(
          ({ activity_id }) => activity_id,
        )
      const { from } = await twoCards(t, as)
      const { faremedia_id: id } = await link(as)
      const params = { id }
      t.afterwards(() => unlink(as))
      const move = (from_id, to_id) => t.good('transferFunds', { as, body: { from_id, to_id, amount: 1 } })
      await move(from.faremedia_id, id)
      await move(id, from.faremedia_id)
      await t.good('renameFareMedium', { as, params, body: { nickname: 'Conformity' } })
      const before = await activityOf(as)
      first(before, 'an activity of the card that was linked')
      await t.good('removeFareMedium', { as, params, body: { gives_up: null } })
      const other = await t.signIn('otherRider')
      const linked = await link(other)
      t.afterwards(() => unlink(other))
      t.expect(linked.nickname !== 'Conformity', 'It has the name that the earlier rider gave to it.')
      const after = await activityOf(other)
      t.equal(
        after.filter((activity) => before.includes(activity)),
        [],
        'What is told of the time before',
      )
      for (const activity of before) {
        const body = { about: { kind: 'activity', id: activity }, reason: 'other' }
        await t.refused('openCase', 40404, { as: other, body })
      }
      await t.refused('listCardActivity', 40404, { as, params })
    },
    { allow: ['spend', 'close'] },
  ),
  check(
    'linkBankCard',
    'notFound',
    'A bank card that was not tapped like that is refused by 40404.',
    async (t) => {
      const body = { ...t.fact('bankCard'), last4: '0000' }
      await t.refused('linkBankCard', 40404, { as: await t.rider(), body })
    },
    { situation: 'taps' },
  ),
  check(
    'blockFareMedium',
    'blocks',
    'A blocked card is blocked in the list, twice is no fault, and unblocked it is active again.',
    async (t) => {
      const as = await t.rider()
      const { faremedia_id: id } = await goodCard(t, as)
      t.afterwards(() => t.call('unblockFareMedium', { as, params: { id } }))
      const block = { as, params: { id }, body: { reason: 'lost' } }
      await t.good('blockFareMedium', block)
      t.equal((await t.good('blockFareMedium', block)).status, 'BLOCKED', 'The status')
      const { fare_mediums } = await t.good('listFareMedia', { as })
      t.equal(fare_mediums.find(({ faremedia_id }) => faremedia_id === id).status, 'BLOCKED', 'The status in the list')
      t.equal((await t.good('unblockFareMedium', { as, params: { id } })).status, 'ACTIVE', 'The status')
    },
    { allow: 'close' },
  ),
  check(
    'removeFareMedium',
    'notEmpty',
    'A virtual card with funds is not removed unless they are given up: 40907.',
    async (t) => {
      const as = await t.rider()
      const full = first(
        (await cardsOf(t, as)).filter((card) => card.type === 'virtual' && fundsOf(card) > 0),
        'a virtual card of the rider with funds',
      )
      const params = { id: full.faremedia_id }
      const gives_up = { funds: 0, passes: [] }
      await t.refused('removeFareMedium', 40907, { as, params, body: { gives_up } })
      t.equal(
        fundsOf((await cardsOf(t, as)).find(({ faremedia_id }) => faremedia_id === full.faremedia_id)),
        fundsOf(full),
        'The balance',
      )
    },
    { allow: 'close' },
  ),
  check(
    'attachPasses',
    'told',
    'Each pass is told as attached or as rejected with its reason.',
    async (t) => {
      const as = await t.rider()
      const { passes } = await t.good('listUnattachedPasses', { as })
      const pass_ids = [...passes.map(({ pass_id }) => pass_id), 'no-such-pass']
      const body = { pass_ids, faremedia_id: (await goodCard(t, as)).faremedia_id }
      const { attached, rejected } = await t.good('attachPasses', { as, body })
      t.equal([...attached, ...rejected.map(({ pass_id }) => pass_id)].sort(), [...pass_ids].sort(), 'The passes')
      t.equal(rejected.find(({ pass_id }) => pass_id === 'no-such-pass')?.reason, 'not_found', 'The reason')
      const left = (await t.good('listUnattachedPasses', { as })).passes.map(({ pass_id }) => pass_id)
      t.expect(
        attached.every((id) => !left.includes(id)),
        'An attached pass is still on no card.',
      )
    },
    { allow: 'close', situation: 'passes' },
  ),
  check(
    'pauseRenewal',
    'paused',
    'A paused renewal is paused in the list, twice is no fault, and a resumed one is active.',
    async (t) => {
      const as = await t.rider()
      const { fare_mediums } = await t.good('listFareMedia', { as })
      for (const { faremedia_id: id } of fare_mediums) {
        const { renewals } = await t.good('listRenewals', { as, params: { id } })
        const active = renewals.find(({ state }) => state === 'active')
        if (!active) continue
        const call = { as, params: { id, renewal: active.renewal_id } }
        const stateOf = async (name) =>
          (await t.good(name, call)).renewals.find(({ renewal_id }) => renewal_id === active.renewal_id).state
        t.equal([await stateOf('pauseRenewal'), await stateOf('pauseRenewal')], ['paused', 'paused'], 'The state')
        t.equal(await stateOf('resumeRenewal'), 'active', 'The state')
        return
      }
      t.needs(false, 'a pass of the rider that renews')
    },
    { allow: 'spend', situation: 'renewals' },
  ),
  check(
    'updateRenewal',
    'wallet',
    'A wallet cannot pay a renewal: 40302; a method that does not exist: 40404.',
    async (t) => {
      const as = await t.rider()
      const { faremedia_id: id, pass_id } = t.fact('renewablePass')
      const { payment_methods } = await t.good('listPaymentMethods', { as })
      const plan = { pass_id, renew_below: null, notify: null }
      await t.refused('createRenewal', 40404, { as, params: { id }, body: { ...plan, payment_method_id: 'none' } })
      const wallet = walletAmong(t, payment_methods)
      await t.refused('createRenewal', 40302, { as, params: { id }, body: { ...plan, payment_method_id: wallet.id } })
    },
    { allow: 'spend', situation: 'renewals' },
  ),
]
