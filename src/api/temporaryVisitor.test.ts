// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { clientUnderTest, get } from '../testing/apiClient'

const client = clientUnderTest()
const temporary = { kind: 'temporary', token: 'half-way' } as const
const sentHeaders = () => client.sent.map(({ headers }) => [headers.authorization, headers['x-client-id']])

describe('Between password and second factor', () => {
  test('@API-02 @AUTH-04 the temporary token goes with the calls of that step, and with no other', async () => {
    client.context.visitor = temporary
    await get()
    await get({ as: temporary })
    expect(sentHeaders()).toEqual([
      [undefined, 'web'],
      ['Bearer half-way', 'web'],
    ])
  })

  test('@AUTH-04 a refusal of another call ends nothing', async () => {
    client.context.visitor = temporary
    client.respond = () => new Response('{}', { status: 401 })
    expect(await get()).toEqual({ ok: false, error: { kind: 'unauthorized' } })
    expect(client.told).toEqual([])
  })

  test('@AUTH-04 whoever has just passed asks with the new token', async () => {
    client.context.visitor = temporary
    await get({ as: { kind: 'rider', token: 'full' } })
    expect(sentHeaders()).toEqual([['Bearer full', undefined]])
  })
})
