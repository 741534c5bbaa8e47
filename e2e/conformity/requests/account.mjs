import { Untried } from '../judge.mjs'
import { first } from './first.mjs'

/** Good requests of the calls about the account: security, addresses, payment methods, wallet, devices. */

const ofRider = (name) => ({ [name]: { reads: true, make: async (t) => ({ as: await t.rider() }) } })

const address = {
  firstName: 'Conformity',
  lastName: 'Suite',
  address1: '18 Lantern Street',
  country: 'CA',
  state: 'NS',
  city: 'Halifax',
  zip: 'B3J 1S9',
  is_default: false,
}

/** Adds an address of the suite's own, which goes when the check ends. */
async function withAddress(t) {
  const as = await t.rider()
  const known = (await t.good('listAddresses', { as })).addresses.map(({ id }) => id)
  const { addresses } = await t.good('createAddress', { as, body: address })
  const { id, version } = addresses.find((entry) => !known.includes(entry.id)) ?? {}
  t.afterwards(() => t.call('removeAddress', { as, params: { id } }))
  return { as, params: { id }, version }
}

/** Removes what a call has added to a list. */
async function removeNew(t, as, { list, of, known, remove }) {
  const { [of]: entries } = await t.good(list, { as })
  for (const { id } of entries) if (!known.includes(id)) await t.call(remove, { as, params: { id } })
}

async function addsTo(t, { list, of, remove }, body) {
  const as = await t.rider()
  const known = (await t.good(list, { as }))[of].map(({ id }) => id)
  t.afterwards(() => removeNew(t, as, { list, of, known, remove }))
  return { as, body }
}

const methods = { list: 'listPaymentMethods', of: 'payment_methods', remove: 'removePaymentMethod' }
const newMethod = (t) => ({ type: 'card', card: t.fact('payCard'), is_default: false })

/** Whether a card, which expires at the end of a month (`MM/YY`), is good this month and the next. */
export function lasts(expiry, now = new Date()) {
  const [month, year] = (expiry ?? '').split('/').map(Number)
  return (2000 + year) * 12 + month > now.getUTCFullYear() * 12 + now.getUTCMonth() + 1
}

export const loadingMethodOf = async (t, as) =>
  first(
    (await t.good('listPaymentMethods', { as })).payment_methods.filter(
      ({ type, expiry }) => type === 'bank' || (type === 'card' && lasts(expiry)),
    ),
    'a saved payment method of the rider that can load',
  )

export const walletAmong = (t, methods) =>
  first(
    methods.filter(({ type }) => type === 'wallet'),
    'a wallet among the payment methods of the rider',
  )

export const monthly = (payment_method_id) => ({
  kind: 'time',
  unit: 'month',
  every: 1,
  day: 15,
  amount: 2000,
  payment_method_id,
})

/** The wallet with an autoload, which is set up where there is none. */
async function withWalletAutoload(t) {
  const as = await t.rider()
  const { autoload } = await t.good('getWallet', { as })
  if (autoload) return { as }
  const body = monthly((await loadingMethodOf(t, as)).id)
  await t.good('saveWalletAutoload', { as, body })
  t.afterwards(() => t.call('removeWalletAutoload', { as }))
  return { as }
}

const aKey = async (t) => ({ as: await t.rider(), params: { key: t.key() } })

/** An earlier promise may have emptied the wallet. */
export async function filledWallet(t, as, payment_method_id) {
  if ((await t.good('getWallet', { as })).balance > 0) return
  const load = await t.call('loadWallet', { as, key: t.key(), body: { amount: 2000, payment_method_id } })
  if (!load.ok) throw new Untried('money in the rider’s wallet')
}

/** The newest order of the rider, as what a case is about. */
const aboutAnOrder = async (t) => {
  const as = await t.rider()
  const { order_id } = first((await t.good('listOrders', { as })).results, 'an order of the rider')
  return { as, body: { about: { kind: 'order', id: order_id }, reason: 'other' } }
}

const withCase = async (t) => {
  const { as, body } = await aboutAnOrder(t)
  const { case_number } = await t.good('openCase', { as, body })
  return { as, params: { id: case_number } }
}

export const accountRequests = {
  ...ofRider('listSecurityQuestions'),
  ...ofRider('listOwnQuestions'),
  ...ofRider('listConnections'),
  ...ofRider('getWallet'),
  ...ofRider('listAddresses'),
  ...ofRider('getNotifications'),
  ...ofRider('listDevices'),
  ...ofRider('listCases'),
  ...ofRider('listPaymentMethods'),
  ...ofRider('startPayPal'),
  chooseQuestions: {
    make: async (t) => {
      const as = await t.newRider()
      const { questions } = await t.good('listSecurityQuestions', { as })
      const answers = questions.slice(0, 3).map(({ question_uuid }) => ({ question_uuid, answer: 'Harbour' }))
      return { as, body: { answers, current_password: as.password } }
    },
  },
  addConnection: {
    make: async (t) => {
      const as = await t.newRider()
      return { as, body: { ...t.fact('provider.good'), current_password: as.password } }
    },
  },
  removeConnection: {
    make: async (t) => {
      const as = await t.newRider()
      const body = { ...t.fact('provider.good'), current_password: as.password }
      const { connections } = await t.good('addConnection', { as, body })
      return { as, params: { id: connections[0]?.id } }
    },
  },
  payOutWallet: {
    allow: 'spend',
    make: async (t) => {
      const as = await t.rider()
      const payment_method_id = (await loadingMethodOf(t, as)).id
      await filledWallet(t, as, payment_method_id)
      return { as, body: { payment_method_id, password: t.fact('rider.password') } }
    },
  },
  findWalletPayout: { reads: true, make: aKey },
  deactivateAccount: { allow: 'close', make: closing },
  deleteAccount: { allow: 'close', make: closing },
  loadWallet: {
    allow: 'spend',
    make: async (t) => {
      const as = await t.rider()
      return { as, body: { amount: 2000, payment_method_id: (await loadingMethodOf(t, as)).id } }
    },
  },
  findWalletLoad: { reads: true, make: aKey },
  saveWalletAutoload: {
    allow: 'spend',
    make: async (t) => {
      const as = await t.rider()
      const body = monthly((await loadingMethodOf(t, as)).id)
      return { as, body, after: () => t.call('removeWalletAutoload', { as }) }
    },
  },
  pauseWalletAutoload: { allow: 'spend', make: withWalletAutoload },
  resumeWalletAutoload: { allow: 'spend', make: withWalletAutoload },
  removeWalletAutoload: { allow: 'spend', make: withWalletAutoload },
  createAddress: {
    make: (t) => addsTo(t, { list: 'listAddresses', of: 'addresses', remove: 'removeAddress' }, address),
  },
  updateAddress: {
    make: async (t) => {
      const { as, params } = await withAddress(t)
      return { as, params, body: { ...address, city: 'Dartmouth' } }
    },
  },
  removeAddress: { make: withAddress },
  updateNotifications: {
    make: async (t) => {
      const as = await t.rider()
      const { settings } = await t.good('getNotifications', { as })
      const body = { settings: settings.map(({ event, email, sms, threshold }) => ({ event, email, sms, threshold })) }
      return { as, body }
    },
  },
  getCase: { make: withCase },
  readCase: { make: withCase },
  openCase: { make: aboutAnOrder },
  renameDevice: {
    make: async (t) => {
      const as = await t.rider()
      const { id, nickname } = first((await t.good('listDevices', { as })).devices, 'a device of the rider')
      const call = { as, params: { id }, body: { nickname } }
      return { ...call, after: () => t.call('renameDevice', call) }
    },
  },
  removeDevice: {
    allow: 'close',
    make: async (t) => {
      const as = await t.rider()
      const { devices } = await t.good('listDevices', { as })
      const { id } = first(devices, 'a device of the rider')
      return { as, params: { id }, body: { gives_up: [] } }
    },
  },
  addPaymentMethod: { allow: 'spend', make: (t) => addsTo(t, methods, newMethod(t)) },
  updatePaymentMethod: {
    make: async (t) => {
      const as = await t.rider()
      const { payment_methods } = await t.good('listPaymentMethods', { as })
      const { id, nickname } = first(payment_methods, 'a payment method of the rider')
      const call = { as, params: { id }, body: { nickname, is_default: false } }
      return { ...call, after: () => t.call('updatePaymentMethod', call) }
    },
  },
  removePaymentMethod: {
    allow: 'spend',
    make: async (t) => {
      const { as } = await addsTo(t, methods)
      const known = (await t.good('listPaymentMethods', { as })).payment_methods.map(({ id }) => id)
      const { payment_methods } = await t.good('addPaymentMethod', { as, body: newMethod(t) })
      return {
        as,
        params: {
          id: first(
            payment_methods.filter(({ id }) => !known.includes(id)),
            'a payCard that the rider has not saved',
          ).id,
        },
      }
    },
  },
}

async function closing(t) {
  const as = await t.newRider()
  return { as, body: { password: as.password } }
}
