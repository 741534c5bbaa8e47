// @vitest-environment jsdom
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { clientUnderTest, found, get, getThing, payThing, postThing } from '../testing/apiClient'
import { request } from './client'
import { endpoint } from './contract/base/endpoint'

const client = clientUnderTest()
const codeCheck = endpoint({ ...getThing, keepsSession: true })
const sentHeaders = () => client.sent.map(({ headers }) => [headers.authorization, headers['x-client-id']])
const halfWay = ['Bearer half-way', 'web']
const asVisitor = [undefined, 'web']
const ok = { ok: true, value: { id: 'a' } }
const unauthorized = () => new HttpResponse('{}', { status: 401 })
const sessionEnded = () => HttpResponse.json({ errors: [{ code: 50020 }] })

/** Refuses the temporary token, and accepts every other visitor. */
const refuseToken = (refusal: () => Response) => () => (client.sent.at(-1)?.headers.authorization ? refusal() : found())

beforeEach(() => {
  client.context.visitor = { kind: 'temporary', token: 'half-way' }
})

describe('Between password and second factor', () => {
  test('@API-02 the temporary token and the client id go with every call', async () => {
    expect(await get()).toEqual(ok)
    await request(codeCheck, { params: { id: 'a' } })
    expect(sentHeaders()).toEqual([halfWay, halfWay])
    expect(client.told).toEqual([])
  })

  test.each([
    ['401', unauthorized],
    ['50020', sessionEnded],
  ])('@AUTH-04 a refusal by %s ends the half-made sign-in, and the call is repeated as a visitor’s', async (_, no) => {
    client.respond = refuseToken(no)
    expect(await get()).toEqual(ok)
    expect(await request(postThing, { body: { name: 'a' } })).toEqual(ok)
    expect(sentHeaders()).toEqual([halfWay, asVisitor, asVisitor])
    expect(client.told).toEqual(['temporary refused'])
  })

  test('@AUTH-04 a call that a visitor may not make either is repeated once', async () => {
    client.respond = unauthorized
    expect(await get()).toEqual({ ok: false, error: { kind: 'unauthorized' } })
    expect(sentHeaders()).toEqual([halfWay, asVisitor])
    expect(client.told).toEqual(['temporary refused'])
  })

  test('@AUTH-04 of several calls under way each gets its answer, whether or not it was refused', async () => {
    client.respond = () => (client.sent.length === 1 ? found() : refuseToken(unauthorized)())
    expect(await Promise.all([get(), get(), get()])).toEqual([ok, ok, ok])
    expect(client.told).toEqual(['temporary refused'])
  })

  test('@AUTH-04 a refusal of the second step is the step’s own business', async () => {
    client.respond = unauthorized
    expect(await request(codeCheck, { params: { id: 'a' } })).toMatchObject({ ok: false, error: { status: 401 } })
    expect(client.sent).toHaveLength(1)
    expect(client.told).toEqual([])
  })

  test('@PAY-07 a call that spends is not repeated', async () => {
    client.respond = refuseToken(unauthorized)
    const answer = await request(payThing, { body: { name: 'a' }, idempotencyKey: 'key' })
    expect(answer).toEqual({ ok: false, error: { kind: 'unauthorized' } })
    expect(client.sent).toHaveLength(1)
  })

  test('@AUTH-04 an answer that arrives after a sign-in is dropped', async () => {
    client.respond = () => {
      client.context = { ...client.context, visitor: { kind: 'rider', token: 'full' }, sessionEpoch: 2 }
      return unauthorized()
    }
    expect(await get()).toEqual({ ok: false, error: { kind: 'aborted' } })
    expect(client.told).toEqual([])
  })

  test('@AUTH-04 a rider who has completed the second step sends the new token', async () => {
    await get({ as: { kind: 'rider', token: 'full' } })
    expect(sentHeaders()).toEqual([['Bearer full', undefined]])
  })
})
