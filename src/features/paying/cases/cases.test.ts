// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { draftKeys } from '../../../shared/forms/saving/draftKeys'
import { selectNotices } from '../../../shared/notices/noticesSlice'
import { valueOf } from '../../../shared/remote/remote'
import { faultIn } from '../../../shared/submission/submission'
import { readStored, writeStored } from '../../../shared/storage/browserStorage'
import { testBackend, testPortal } from '../../../testing/portal'
import { selectUser } from '../../identity/session'
import { reportAddress, reportedIn } from './caseAddress'
import type { Reported } from './caseAddress'
import { cases } from './listedCases'
import { caseReport, draftOfReport, shownCase } from './cases'

function withCases() {
  const backend = testBackend('problemsReported')
  const portal = testPortal()
  const sent = async (name: string) => (await backend.calls()).filter((entry) => entry.name === name)
  return { ...portal, backend, sent }
}

const about = { kind: 'order', id: 'order-100002' } as const

describe('@ACC-25 reported problems', () => {
  it('are sent once by five presses, and lead to their case', async () => {
    const { store, until, sent } = withCases()
    for (let press = 0; press < 5; press += 1)
      store.dispatch(caseReport.requested({ about, reason: 'wrong_amount', note: 'Too much' }))
    const { value } = (await until((state) => caseReport.select(state).status === 'done')) && {
      value: caseReport.select(store.getState()),
    }
    expect(value).toMatchObject({ status: 'done', value: { case_number: 'C-1001', note: 'Too much' } })
    expect(await sent('openCase')).toHaveLength(1)
    expect(selectNotices(store.getState())).toMatchObject([
      { type: 'success', text: { key: 'cases:report.done', values: { number: 'C-1001' } } },
    ])
  })

  it('keep what was written and name the open case if they were reported before with other words', async () => {
    const { store, until } = withCases()
    const report = async (note: string) => {
      store.dispatch(caseReport.dropped())
      store.dispatch(caseReport.requested({ about, reason: 'wrong_amount', note }))
      await until((state) => ['done', 'failed'].includes(caseReport.select(state).status))
      return caseReport.select(store.getState())
    }
    const draft = {
      owner: selectUser(store.getState())?.uuid ?? '',
      forms: { [draftOfReport(about)]: { typed: {} } },
    }
    expect(await report('Too much')).toMatchObject({ status: 'done' })
    expect(await report(' Too  much')).toMatchObject({ status: 'done' })
    writeStored(draftKeys.formDraft, draft)
    expect(faultIn(await report('I was also charged twice'))).toEqual({
      errors: [{ key: 'cases:report.already', values: { number: 'C-1001' } }],
    })
    expect(readStored(draftKeys.formDraft)).toEqual(draft)
    expect(selectNotices(store.getState()).filter(({ type }) => type === 'success')).toHaveLength(1)
  })

  it('say that the ride or charge is not in the account', async () => {
    const { store, until } = withCases()
    store.dispatch(caseReport.requested({ about: { kind: 'tap', id: 'tap-0' }, reason: 'not_mine' }))
    await until((state) => caseReport.select(state).status === 'failed')
    expect(faultIn(caseReport.select(store.getState()))).toEqual({ errors: [{ key: 'cases:report.gone' }] })
  })

  it('need the rider no more once the answer was on the screen', async () => {
    const { store, until, sent, backend } = withCases()
    await backend.now('2026-11-22T15:00:00Z')
    store.dispatch(cases.requested())
    const unread = () => (valueOf(cases.select(store.getState())) ?? []).filter(({ is_unread }) => is_unread).length
    await until(() => unread() === 1)
    store.dispatch(shownCase.requested('C-902'))
    await until((state) => shownCase.select(state).status === 'loaded')
    expect(await sent('readCase')).toEqual([])
    store.dispatch(shownCase.requested('C-901'))
    await until(() => unread() === 0)
    expect(await sent('readCase')).toHaveLength(1)
  })
})

describe('@ACC-25 an answer that comes while the case is open', () => {
  it('is marked as read', async () => {
    const { store, until, sent, backend } = withCases()
    await backend.now('2026-11-22T15:00:00Z')
    store.dispatch(shownCase.requested('C-902'))
    await until((state) => shownCase.select(state).status === 'loaded')
    const shown = valueOf(shownCase.select(store.getState()))!
    expect(await sent('readCase')).toEqual([])
    store.dispatch(shownCase.replaced({ ...shown, is_unread: true }))
    await until((state) => cases.select(state).status === 'loaded')
    expect(await sent('readCase')).toHaveLength(1)
  })
})

describe('@ACC-25 the address of a report', () => {
  it.each<Reported>([
    { kind: 'order', id: 'order-1', order_number: 'SP-1', date_time: '2026-11-20T12:00:00Z', amount: 350 },
    { kind: 'activity', id: 'a&b=c', amount: -350 },
    { kind: 'tap', id: 'tap' },
  ])('brings back what it is about: %o', (reported) => {
    expect(reportedIn(new URL(reportAddress(reported), 'http://portal.example').search)).toEqual(reported)
  })

  it.each([
    ['', undefined],
    ['?kind=ride&id=1', undefined],
    ['?kind=tap&id=', undefined],
  ])('%s names nothing', (search, read) => {
    expect(reportedIn(search)).toBe(read)
  })

  it('leaves out facts that are none', () => {
    expect(reportedIn('?kind=tap&id=1&date_time=soon&amount=1e9')).toEqual({ kind: 'tap', id: '1' })
  })
})
