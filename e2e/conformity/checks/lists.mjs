import { first } from '../requests/first.mjs'
import { anOrder } from '../requests/buying.mjs'
import { cardsOf } from '../requests/cards.mjs'

/** Lists in pages: to the end without gaps or doubles, newest first, with sums and filters. */

const situation = 'history'
const most = 200
const sum = (list, of) => list.reduce((total, entry) => total + of(entry), 0)

/** What came from the wallet was charged when the wallet was loaded. */
const outside = ({ amount, from_wallet }) => amount - Math.sign(amount) * (from_wallet ?? 0)

const firstCard = async (t, as) => ({ id: first(await cardsOf(t, as), 'a fare card of the rider').faremedia_id })

const lists = {
  listOrders: { id: 'order_id', at: 'date', summed: (entry) => entry.amount_paid - (entry.amount_refunded ?? 0) },
  listTransactions: { id: 'transaction_id', at: 'date', summed: outside },
  listPurchases: { id: 'purchase_id', at: 'date', summed: ({ amount }) => amount },
  listPasses: { id: 'pass_id' },
  listCardActivity: { id: 'activity_id', at: 'date_time', params: firstCard },
  listCardTaps: {
    id: 'tap_id',
    at: 'date_time',
    situation: 'taps',
    params: async (t, as) => {
      const cards = await cardsOf(t, as)
      return {
        id: first(
          cards.filter(({ type }) => !['virtual', 'physical'].includes(type)),
          'a bank card of the rider',
        ).faremedia_id,
      }
    },
  },
}

async function reader(t, call) {
  const as = await t.rider()
  const params = await lists[call].params?.(t, as)
  return (query) => t.good(call, { as, params, query })
}

/** Reads a list to its end, once as long as the backend's state stays. */
function within(t, call, query = {}) {
  const kept = `${call} ${JSON.stringify(query)}`
  return (t.kept.lists[kept] ??= readWhole(t, call, query))
}

/** A list without entries proves nothing. */
async function whole(t, call) {
  const list = await within(t, call)
  first(list.results, `entries of the rider in ${call}`)
  return list
}

async function readWhole(t, call, query) {
  const read = await reader(t, call)
  const pages = []
  for (let page = 1; page <= most; page += 1) {
    const answer = await read({ ...query, page })
    if (answer.results.length === 0) break
    pages.push(answer)
  }
  return { pages, results: pages.flatMap(({ results }) => results) }
}

const dayOf = (instant) => instant.slice(0, 10)

const byDays = (call, at, summed) => async (t) => {
  const read = await reader(t, call)
  const all = (await whole(t, call)).results.filter((entry) => entry[at] != null)
  const middle = t.needs(all[Math.floor(all.length / 2)], `entries of the rider in ${call} with a time`)
  const day = 86_400_000
  // A day of the operator's calendar may be another one than that of the instant's text: a day on either side is open.
  const around = (days) => new Date(Date.parse(middle[at]) + days * day).toISOString().slice(0, 10)
  const query = { from: around(-5), to: around(5) }
  const { results, pages } = await within(t, call, query)
  const near = (entry) => dayOf(entry[at]) >= around(-6) && dayOf(entry[at]) <= around(6)
  const inside = (entry) => dayOf(entry[at]) > around(-4) && dayOf(entry[at]) < around(4)
  t.expect(
    results.every((entry) => entry[at] == null || near(entry)),
    'An entry lies outside of the days.',
  )
  t.equal(results.filter(inside).length, all.filter(inside).length, 'The entries between the days')
  if (summed) t.equal(pages[0].sum, sum(results, summed), '`sum` of the days')
  t.equal((await read({ ...query, from: '2199-01-01', to: '2199-01-02', page: 1 })).total, 0, 'Entries of days to come')
}

export const listChecks = Object.entries(lists).flatMap(([call, { id, at, summed, situation: own = situation }]) => {
  const check = (promise, sentence, run) => ({ call, promise, sentence, run, reads: true, situation: own })
  return [
    check(
      'pages',
      'The pages hold every entry once, and as many as `total` says; a page after the last is empty.',
      async (t) => {
        const { pages, results } = await whole(t, call)
        t.equal(new Set(results.map((entry) => entry[id])).size, results.length, 'Entries that are there twice')
        for (const [index, page] of pages.entries()) {
          t.equal(page.total, results.length, '`total`')
          t.equal(page.page, index + 1, '`page`')
          t.expect(page.results.length <= page.row_count, 'A page holds more than `row_count`.')
          if (index < pages.length - 1)
            t.equal(page.results.length, page.row_count, 'The entries of a page before the last')
        }
      },
    ),
    check('firstPage', 'Without a page it answers the first.', async (t) => {
      await whole(t, call)
      const read = await reader(t, call)
      t.equal((await read({})).results, (await read({ page: 1 })).results, 'The entries')
    }),
    ...(at
      ? [
          check('newestFirst', 'The newest comes first.', async (t) => {
            const { results } = await whole(t, call)
            const times = results.map((entry) => Date.parse(entry[at])).filter((time) => !Number.isNaN(time))
            t.equal(
              times,
              [...times].sort((one, other) => other - one),
              'The times',
            )
          }),
        ]
      : []),
    ...(summed
      ? [
          check('sum', '`sum` is the sum of all entries, on every page.', async (t) => {
            const { pages, results } = await whole(t, call)
            const total = sum(results, summed)
            for (const page of pages) t.equal(page.sum, total, '`sum`')
          }),
        ]
      : []),
    ...(at && call !== 'listCardTaps'
      ? [check('days', 'Days from and to hold what lies between them, and nothing else.', byDays(call, at, summed))]
      : []),
  ]
})

const check = (call, promise, sentence, run) => ({ call, promise, sentence, run, reads: true, situation })

listChecks.push(
  check(
    'listTransactions',
    'type',
    'A type leaves transactions of that type alone, and `sum` is theirs.',
    async (t) => {
      const all = (await whole(t, 'listTransactions')).results
      for (const type of new Set(all.map((entry) => entry.type))) {
        const { results, pages } = await within(t, 'listTransactions', { type })
        t.equal(results.length, all.filter((entry) => entry.type === type).length, `Transactions of the type ${type}`)
        t.expect(
          results.every((entry) => entry.type === type),
          'A transaction of another type.',
        )
        t.equal(pages[0].sum, sum(results, outside), '`sum`')
      }
    },
  ),
  check('listTransactions', 'card', 'A card leaves transactions of that card alone.', async (t) => {
    // A transfer does not name both of its cards by their ids.
    const idsOf = (list) => list.filter(({ type }) => type !== 'transfer').map((entry) => entry.transaction_id)
    const all = (await whole(t, 'listTransactions')).results
    const card = first(
      all.filter(({ account, type }) => type !== 'transfer' && account?.faremedia_id),
      'a transaction of a card',
    ).account.faremedia_id
    const { results } = await within(t, 'listTransactions', { card })
    t.equal(idsOf(results), idsOf(all.filter(({ account }) => account?.faremedia_id === card)), 'The transactions')
  }),
  check(
    'listPurchases',
    'account',
    'An account leaves purchases of that account alone, and its funds go from opening to closing.',
    async (t) => {
      const { results: all } = await whole(t, 'listPurchases')
      const account = first(
        all.filter((entry) => entry.account.faremedia_id),
        'a purchase on a card',
      ).account.faremedia_id
      const { results, pages } = await within(t, 'listPurchases', { account })
      t.expect(
        results.every((entry) => entry.account.faremedia_id === account),
        'A purchase of another account.',
      )
      t.equal(
        results.length,
        all.filter((entry) => entry.account.faremedia_id === account).length,
        'Purchases of the card',
      )
      const [{ opening, closing }] = pages
      if (opening !== null)
        t.equal(opening + sum(results, ({ amount }) => amount), closing, 'Opening, amounts and closing')
    },
  ),
  check('listPasses', 'status', 'A status leaves passes of that status alone.', async (t) => {
    const all = (await whole(t, 'listPasses')).results
    for (const status of new Set(all.map((pass) => pass.status))) {
      const { results } = await within(t, 'listPasses', { status })
      t.equal(results.length, all.filter((pass) => pass.status === status).length, `Passes of the status ${status}`)
      t.expect(
        results.every((pass) => pass.status === status),
        'A pass of another status.',
      )
    }
  }),
  check('listPasses', 'card', 'A card leaves passes of that card alone.', async (t) => {
    const all = (await whole(t, 'listPasses')).results
    const { faremedia_id } = first(
      all.filter((pass) => pass.faremedia_id),
      'a pass on a card',
    )
    const { results } = await within(t, 'listPasses', { faremedia_id })
    t.equal(results.length, all.filter((pass) => pass.faremedia_id === faremedia_id).length, 'Passes of the card')
  }),
  check('listPasses', 'device', 'A pass on a phone names a phone of the rider by its id.', async (t) => {
    const { devices } = await t.good('listDevices', { as: await t.rider() })
    const { results } = await whole(t, 'listPasses')
    const stored = results.filter((pass) => pass.device_id)
    first(stored, 'a pass of the rider on a phone')
    for (const { device_id } of stored)
      t.expect(
        devices.some(({ id }) => id === device_id),
        `The phone ${device_id}, which is not among the devices.`,
      )
  }),
  check('getTransaction', 'sameAsList', 'One transaction is the same as in its list.', async (t) => {
    const as = await t.rider()
    const { results } = await t.good('listTransactions', { as, query: { page: 1 } })
    const listed = first(results, 'a transaction of the rider')
    t.equal(await t.good('getTransaction', { as, params: { id: listed.transaction_id } }), listed, 'The transaction')
  }),
  check('getOrder', 'sameAsList', 'One order is the same as in its list.', async (t) => {
    const as = await t.rider()
    const listed = await anOrder(t, as)
    t.equal(await t.good('getOrder', { as, params: { id: listed.order_id } }), listed, 'The order')
  }),
  check('getPass', 'sameAsList', 'One pass is the same as in its list.', async (t) => {
    const as = await t.rider()
    const { results } = await t.good('listPasses', { as, query: { page: 1 } })
    const listed = first(results, 'a pass of the rider')
    t.equal(await t.good('getPass', { as, params: { id: listed.pass_id } }), listed, 'The pass')
  }),
)
