import * as v from 'valibot'
import { jsonAnswer } from './serving/answers'
import type { Answer } from './serving/answers'
import type { PortalMock } from './portalMock'

/** The path below which a tester drives the backend over HTTP. */
export const testerPath = '/__tester'

const resetBody = v.object({ scenario: v.nullish(v.string()) })
const faultBody = v.object({ call: v.string(), kind: v.string(), times: v.nullish(v.number()) })
const delayBody = v.object({ ms: v.number(), call: v.nullish(v.string()) })
const rideBody = v.object({ card: v.string(), cents: v.number() })
const refundBody = v.object({ order: v.string(), products: v.nullish(v.array(v.string())) })
const nowBody = v.object({ iso: v.nullish(v.string()) })

type Names<Key extends keyof PortalMock> = Parameters<PortalMock[Key]>

/** The acts by method and path. `PortalMock` refuses names that do not exist. */
const acts: Record<string, (portalMock: PortalMock, body: unknown) => Promise<unknown>> = {
  'POST /reset': (portalMock, body) => {
    const { scenario } = v.parse(resetBody, body)
    return portalMock.reset((scenario ?? undefined) as Names<'reset'>[0])
  },
  'POST /fault': (portalMock, body) => {
    const { call, kind, times } = v.parse(faultBody, body)
    return portalMock.fault(call as Names<'fault'>[0], kind as Names<'fault'>[1], times ?? undefined)
  },
  'POST /delay': (portalMock, body) => {
    const { ms, call } = v.parse(delayBody, body)
    return portalMock.delay(ms, (call ?? undefined) as Names<'delay'>[1])
  },
  'POST /now': (portalMock, body) => portalMock.now(v.parse(nowBody, body).iso ?? undefined),
  'POST /ride': async (portalMock, body) => {
    const { card, cents } = v.parse(rideBody, body)
    return { through: await portalMock.ride(card, cents) }
  },
  'POST /refund': async (portalMock, body) => {
    const { order, products } = v.parse(refundBody, body)
    return { cents: await portalMock.refund(order, products ?? undefined) }
  },
  'GET /ledger': (portalMock) => portalMock.ledger(),
  'GET /calls': (portalMock) => portalMock.calls(),
  'GET /reports': (portalMock) => portalMock.reports(),
  'GET /state': (portalMock) => portalMock.state(),
}

/** Returns the methods of a tester's path; none if there is no such path. */
export const testerMethods = (pathname: string): string[] =>
  Object.keys(acts)
    .map((act) => act.split(' '))
    .filter(([, path]) => testerPath + path === pathname)
    .map(([method = '']) => method)

/**
 * Performs a tester's act. Takes the body as text; an empty one is an empty object. Returns what the act returns as
 * JSON, `{}` if it returns nothing, and 400 with a sentence if the backend refuses the body.
 */
export async function answerTester(
  portalMock: PortalMock,
  { method, pathname, text }: { method: string; pathname: string; text: string },
): Promise<Answer | undefined> {
  const act = acts[`${method} ${pathname.slice(testerPath.length)}`]
  if (!act) return undefined
  try {
    const body: unknown = text.trim() === '' ? {} : JSON.parse(text)
    return jsonAnswer(200, (await act(portalMock, body)) ?? {})
  } catch (thrown) {
    return jsonAnswer(400, { message: sentenceOf(thrown) })
  }
}

function sentenceOf(thrown: unknown): string {
  if (thrown instanceof SyntaxError) return 'The body is not JSON.'
  if (thrown instanceof v.ValiError) return `${v.getDotPath(thrown.issues[0]) ?? 'The body'}: ${thrown.message}`
  return thrown instanceof Error ? thrown.message : String(thrown)
}
