import { anOrder } from '../requests/buying.mjs'
import { cardsOf } from '../requests/cards.mjs'
import { first } from '../requests/first.mjs'
import { check } from './check.mjs'

/** Promises about cases: what riders report, and what comes of it. */

const notThere = 40404
const notValid = 40001

const casesOf = async (t, as) => (await t.good('listCases', { as })).cases
const openCases = (cases, { kind, id }) => cases.filter(({ about }) => about.kind === kind && about.id === id)

/** Returns the newest activity of the rider's cards, as what a case is about. */
async function anActivity(t, as) {
  for (const { faremedia_id: id } of await cardsOf(t, as)) {
    const { results } = await t.good('listCardActivity', { as, params: { id }, query: { page: 1 } })
    if (results.length > 0) return { kind: 'activity', id: results[0].activity_id }
  }
  return first([], 'an activity of a fare card of the rider')
}

const subjects = {
  order: async (t, as) => ({ kind: 'order', id: (await anOrder(t, as)).order_id }),
  activity: anActivity,
}

export const caseChecks = [
  ...Object.entries(subjects).map(([kind, subject]) =>
    check(
      'openCase',
      kind,
      'A case is in the list as it was received, and a second report of the same is the same case.',
      async (t) => {
        const as = await t.rider()
        const about = await subject(t, as)
        const opened = await t.good('openCase', { as, body: { about, reason: 'other', note: 'Sent by the suite.' } })
        t.equal([opened.about.kind, opened.about.id], [about.kind, about.id], 'What the case is about')
        t.expect(
          opened.events.some((event) => event.kind === 'received'),
          'It has no event `received`.',
        )
        const again = await t.good('openCase', { as, body: { about, reason: 'not_mine' } })
        t.equal(again.case_number, opened.case_number, 'The case of the second report')
        const listed = openCases(await casesOf(t, as), about).filter(({ status }) => status === opened.status)
        t.equal(
          listed.map(({ case_number }) => case_number),
          [opened.case_number],
          'The open cases about it in the list',
        )
        const read = await t.good('getCase', { as, params: { id: opened.case_number } })
        t.equal(read, listed[0], 'The case alone')
      },
    ),
  ),
  check(
    'openCase',
    'notOwn',
    'What does not exist, or is another rider’s, is no case: 40404; nor is an unknown reason: 40001.',
    async (t) => {
      const as = await t.rider()
      const about = await subjects.order(t, as)
      const before = (await casesOf(t, as)).length
      for (const kind of ['order', 'tap', 'activity'])
        await t.refused('openCase', notThere, { as, body: { about: { kind, id: 'none' }, reason: 'other' } })
      await t.refused('openCase', notValid, { as, body: { about, reason: 'no-such-reason' } })
      await t.refused('openCase', notValid, { as, body: { about, reason: 'other', note: 'a'.repeat(20_000) } })
      t.equal((await casesOf(t, as)).length, before, 'The number of cases')
      await t.refused('openCase', notThere, { as: await t.signIn('otherRider'), body: { about, reason: 'other' } })
    },
  ),
  check(
    'readCase',
    'read',
    'An answer that was read is unread nowhere any more; the case stays as it is for the rest.',
    async (t) => {
      const as = await t.rider()
      const unread = first(
        (await casesOf(t, as)).filter((one) => one.is_unread),
        'situations.answeredCase, with a case of the rider whose answer is unread',
      )
      const params = { id: unread.case_number }
      // Absent counts as read.
      const told = (one) => ({ ...one, is_unread: one.is_unread ?? false })
      const wanted = { ...unread, is_unread: false }
      t.equal(told(await t.good('readCase', { as, params })), wanted, 'The answer')
      t.equal(told(await t.good('readCase', { as, params })), wanted, 'The answer to the same again')
      t.equal(told(await t.good('getCase', { as, params })), wanted, 'The case')
      const listed = (await casesOf(t, as)).find(({ case_number }) => case_number === unread.case_number)
      t.equal(told(listed), wanted, 'The case in the list')
    },
    { situation: 'answeredCase' },
  ),
  check('readCase', 'open', 'A case that is not answered stays as it is.', async (t) => {
    const as = await t.rider()
    const opened = await t.good('openCase', { as, body: { about: await subjects.order(t, as), reason: 'other' } })
    t.equal(await t.good('readCase', { as, params: { id: opened.case_number } }), opened, 'The case')
  }),
]
