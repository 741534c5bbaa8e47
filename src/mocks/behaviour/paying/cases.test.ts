import { beforeEach, describe, expect, test } from 'vitest'
import { riderToken as token, send, signIn } from '../../callsInTests'
import { testBackend } from '../../../testing/portal'
import type { PortalMock } from '../../portalMock'

let backend: PortalMock
beforeEach(() => {
  backend = testBackend('riderSignedIn')
})

const about = { kind: 'order', id: 'order-100003' }
const open = (more: object = {}) => send('openCase', { token, body: { about, reason: 'charged_twice', ...more } })

describe('@ACC-25 a case', () => {
  test('tells what it is about, and is the answer to a second report while it is open', async () => {
    await backend.now('2026-11-24T12:00:00Z')
    const { data } = await open({ note: '  Twice on my statement  ' })
    expect(data).toMatchObject({
      about: { kind: 'order', order_number: 'SP-100003' },
      note: 'Twice on my statement',
      status: 'open',
      is_unread: false,
      events: [{ kind: 'received' }],
    })
    expect((await open({ reason: 'other' })).data).toEqual(data)
    expect((await send('listCases', { token })).data.cases).toEqual([data])
  })

  test('is looked at after a day, answered after three, and read once', async () => {
    await backend.now('2026-11-24T12:00:00Z')
    const { case_number } = (await open()).data
    const params = { id: case_number }
    const course = async () => (await send('getCase', { token, params })).data
    await backend.now('2026-11-25T12:00:00Z')
    expect((await course()).events.map(({ kind }: { kind: string }) => kind)).toEqual(['received', 'in_review'])
    await send('readCase', { token, params })
    await backend.now('2026-11-27T12:00:00Z')
    expect(await course()).toMatchObject({
      status: 'answered',
      is_unread: true,
      events: [{}, {}, { kind: 'answered' }],
    })
    expect((await send('readCase', { token, params })).data).toMatchObject({ is_unread: false })
    // The next report opens another one.
    expect((await open()).data.case_number).not.toBe(case_number)
  })

  test.each([
    ['an unknown order', { kind: 'order', id: 'order-0' }],
    ['an unknown ride', { kind: 'tap', id: 'tap-0' }],
    ['an unknown activity', { kind: 'activity', id: 'activity-0' }],
  ])('about %s is refused', async (_, unknown) => {
    expect((await open({ about: unknown })).errors).toMatchObject([{ code: 40404 }])
  })

  test('of another rider cannot be read', async () => {
    const { case_number } = (await open()).data
    const other = (await signIn('blocked.rider@example.com')).data.access_token
    expect((await send('getCase', { token: other, params: { id: case_number } })).errors).toMatchObject([
      { code: 40404 },
    ])
  })
})
