import { loadingMethodOf, monthly } from './account.mjs'
import { first } from './first.mjs'

/** Good requests of the calls about fare cards, passes, autoloads and renewals. */

export const cardsOf = async (t, as) => (await t.good('listFareMedia', { as })).fare_mediums

const isOurs = ({ type, status }) => ['virtual', 'physical'].includes(type) && status === 'ACTIVE'

export const goodCard = async (t, as) =>
  first((await cardsOf(t, as)).filter(isOurs), 'an active fare card of the rider')

const ofCard = (more) => ({
  make: async (t) => {
    const as = await t.rider()
    const { faremedia_id } = await goodCard(t, as)
    return { as, params: { id: faremedia_id }, ...(await more?.(t, { as, faremedia_id })) }
  },
})

const ofCardHistory = (situation) => ({ ...ofCard(() => ({ query: { page: 1 } })), reads: true, situation })

/** A card with an autoload, which is set up where there is none. */
async function withAutoload(t, { as, faremedia_id }) {
  const { autoload } = await t.good('getAutoload', { as, params: { id: faremedia_id } })
  if (autoload) return {}
  await t.good('saveAutoload', { as, params: { id: faremedia_id }, body: monthly((await loadingMethodOf(t, as)).id) })
  t.afterwards(() => t.call('removeAutoload', { as, params: { id: faremedia_id } }))
  return {}
}

/** Returns a card with its renewals, the first that has any. */
async function withRenewal(t) {
  const as = await t.rider()
  for (const { faremedia_id: id } of await cardsOf(t, as)) {
    const { renewals } = await t.good('listRenewals', { as, params: { id } })
    const found = renewals?.find(({ state }) => state === 'active')
    if (found) return { as, params: { id, renewal: found.renewal_id } }
  }
  return first([], 'a pass of the rider that renews')
}

const plan = async (t, as) => ({
  payment_method_id: (await loadingMethodOf(t, as)).id,
  renew_below: null,
  notify: { unit: 'days', before: 3 },
})

const ofRenewal = (more) => ({
  allow: 'spend',
  situation: 'renewals',
  make: async (t) => {
    const call = await withRenewal(t)
    return { ...call, ...(await more?.(t, call)) }
  },
})

/** The general funds of a card; what a card holds may be unknown. */
export const fundsOf = ({ balances }) => balances?.general_funds ?? 0

/** Two cards of the rider, the first of which holds general funds. */
export async function twoCards(t, as) {
  const ours = (await cardsOf(t, as)).filter(isOurs)
  const from = first(
    ours.filter((card) => fundsOf(card) >= 10),
    'an active fare card of the rider with funds',
  )
  const to = first(
    ours.filter((card) => card !== from),
    'a second active fare card of the rider',
  )
  return { from, to }
}

/** A card that the suite has created. It goes when the check ends. */
async function newCard(t) {
  const as = await t.rider()
  const card = await t.good('createVirtualCard', { as, body: { nickname: 'Conformity', request_id: t.key() } })
  const remove = { as, params: { id: card.faremedia_id }, body: { gives_up: null } }
  t.afterwards(() => t.call('removeFareMedium', remove))
  return remove
}

async function passOf(t, situation) {
  const as = await t.rider()
  const { results } = await t.good('listPasses', { as, query: { page: 1 } })
  const movable = results.filter(({ status, location }) => status === 'Available' && location === 'cloud')
  return { as, pass: first(movable, situation) }
}

const removeAfter = (t, as) => (answer) =>
  answer?.data && t.call('removeFareMedium', { as, params: { id: answer.data.faremedia_id }, body: { gives_up: null } })

export const cardRequests = {
  startCardSession: {
    make: (t) => ({
      as: {},
      body: {
        card_number: t.fact('guestCard.number'),
        security_code: t.fact('guestCard.security_code'),
        ...t.captcha(),
      },
    }),
  },
  listFareMedia: { reads: true, make: async (t) => ({ as: await t.rider() }) },
  createVirtualCard: {
    allow: 'close',
    make: async (t) => {
      const as = await t.rider()
      return { as, body: { nickname: 'Conformity', request_id: t.key() }, after: removeAfter(t, as) }
    },
  },
  renameFareMedium: ofCard(async (t, { as, faremedia_id }) => {
    const { nickname } = (await cardsOf(t, as)).find((card) => card.faremedia_id === faremedia_id)
    const call = { as, params: { id: faremedia_id }, body: { nickname: nickname || 'Card' } }
    return { body: call.body, after: () => t.call('renameFareMedium', call) }
  }),
  removeFareMedium: { allow: 'close', make: newCard },
  listCardActivity: ofCardHistory(),
  listCardTaps: ofCardHistory('taps'),
  linkFareMedium: {
    allow: 'close',
    make: async (t) => {
      const as = await t.rider()
      const { number, security_code } = t.fact('cardToLink')
      return { as, body: { card_number: number, security_code }, after: removeAfter(t, as) }
    },
  },
  linkBankCard: {
    allow: 'close',
    situation: 'taps',
    make: async (t) => ({ as: await t.rider(), body: t.fact('bankCard') }),
  },
  blockFareMedium: {
    allow: 'close',
    ...ofCard((t, { as, faremedia_id }) => ({
      body: { reason: 'lost' },
      after: () => t.call('unblockFareMedium', { as, params: { id: faremedia_id } }),
    })),
  },
  unblockFareMedium: { allow: 'close', ...ofCard() },
  movePass: {
    allow: 'close',
    make: async (t) => {
      const { as, pass } = await passOf(t, 'an available pass of the rider')
      const { devices } = await t.good('listDevices', { as })
      const { id } = first(
        devices.filter(({ is_active }) => is_active),
        'an active device of the rider',
      )
      return { as, params: { id: pass.pass_id }, body: { to: 'device', device_id: id } }
    },
  },
  listUnattachedPasses: { reads: true, make: async (t) => ({ as: await t.rider() }) },
  attachPasses: {
    allow: 'close',
    situation: 'passes',
    make: async (t) => {
      const as = await t.rider()
      const { passes } = await t.good('listUnattachedPasses', { as })
      const { pass_id } = first(passes, 'a pass of the rider on no card')
      return { as, body: { pass_ids: [pass_id], faremedia_id: (await goodCard(t, as)).faremedia_id } }
    },
  },
  listRenewals: { ...ofCard(), reads: true },
  createRenewal: {
    allow: 'spend',
    situation: 'renewals',
    make: async (t) => {
      const as = await t.rider()
      const { faremedia_id: id, pass_id } = t.fact('renewablePass')
      return { as, params: { id }, body: { pass_id, ...(await plan(t, as)) } }
    },
  },
  updateRenewal: ofRenewal(async (t, { as }) => ({ body: await plan(t, as) })),
  removeRenewal: { ...ofRenewal(), allow: 'close' },
  pauseRenewal: ofRenewal((t, call) => ({ after: () => t.call('resumeRenewal', call) })),
  resumeRenewal: ofRenewal(),
  transferFunds: {
    allow: 'spend',
    make: async (t) => {
      const as = await t.rider()
      const { from, to } = await twoCards(t, as)
      return { as, body: { from_id: from.faremedia_id, to_id: to.faremedia_id, amount: 10 } }
    },
  },
  findTransfer: { reads: true, make: async (t) => ({ as: await t.rider(), params: { key: t.key() } }) },
  listPasses: { reads: true, make: async (t) => ({ as: await t.rider(), query: { page: 1 } }) },
  getPass: {
    reads: true,
    make: async (t) => {
      const as = await t.rider()
      const { results } = await t.good('listPasses', { as, query: { page: 1 } })
      return { as, params: { id: first(results, 'a pass of the rider').pass_id } }
    },
  },
  getAutoload: { ...ofCard(), reads: true },
  saveAutoload: {
    allow: 'spend',
    ...ofCard(async (t, { as, faremedia_id }) => ({
      body: monthly((await loadingMethodOf(t, as)).id),
      after: () => t.call('removeAutoload', { as, params: { id: faremedia_id } }),
    })),
  },
  pauseAutoload: { allow: 'spend', ...ofCard(withAutoload) },
  resumeAutoload: { allow: 'spend', ...ofCard(withAutoload) },
  removeAutoload: { allow: 'spend', ...ofCard(withAutoload) },
}
