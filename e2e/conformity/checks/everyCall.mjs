import { Untried } from '../judge.mjs'
import { requests } from '../requests/index.mjs'
import { expectNamed, expectReadable, expectUnreadable } from './check.mjs'

/** What holds for each call of the document alike. */

const notThere = [40404, 40402]

/** The kinds of visitor whom the document lets call: the names of its security schemes. */
const isFor = ({ security }, scheme) => security.some((way) => scheme in way)
/** No way leads in without a token. */
const needsToken = ({ isSecured, security }) =>
  isSecured && security.length > 0 && security.every((way) => Object.keys(way).some((scheme) => scheme !== 'client'))

export function everyCall(calls) {
  return [...calls.values()].flatMap((call) => checksOf(call, requests[call.name] ?? { make: unknownCall }))
}

function unknownCall() {
  throw new Untried('the suite knows no request of this call')
}

function checksOf(call, request) {
  const { name, path } = call
  const { make, ...own } = request
  const check = (promise, sentence, run, more) => ({ call: name, promise, sentence, run, ...own, ...more })
  const checks = [
    check('answer', 'A good request gets the answer that the document describes.', async (t) => {
      const input = await make(t)
      const answer = await t.call(name, input)
      if (input.after) t.afterwards(() => input.after(answer))
      t.expect(answer.ok, `It refused a good request by ${answer.code ?? answer.status}.`, answer)
    }),
    check('preflight', 'A page of the portal’s origin may call it, one of another origin may not.', preflights(call), {
      reads: true,
      allow: undefined,
      situation: undefined,
    }),
  ]
  if (needsToken(call)) checks.push(...forOwners(call, check, make))
  if (/\{(id|renewal|token)\}/.test(path)) {
    checks.push(
      check('unknown', 'What does not exist is refused by 40404, a link that does not work by 40402.', async (t) => {
        const input = await make(t)
        await t.refused(name, notThere, { ...input, params: t.unknownIds(name) })
        if (input.params?.renewal)
          await t.refused(name, notThere, { ...input, params: { ...input.params, renewal: 'none' } })
      }),
    )
  }
  return checks
}

function forOwners(call, check, make) {
  const { name, path } = call
  const checks = [
    check(
      'token',
      'Without a token, and with one that is wrong, was logged out, or is of another kind of visitor, it answers 401 with 40100.',
      async (t) => {
        // What a call refuses first, its body or its token, is open: so the body is a good one.
        const body = call.wrongBody && (await goodBody(t, call, make))
        const input = { params: t.unknownIds(name), body }
        await expect401(t, name, { ...input, as: {} }, 'Without a token')
        for (const authorization of ['Bearer no-such-token', 'Anonymous no-such-token', 'Basic cmlkZXI6cmlkZXI='])
          await expect401(t, name, { ...input, as: { kind: 'rider', authorization } }, `With ${authorization}`)
        const as = await t.signIn('rider')
        await t.good('logout', { as })
        await expect401(t, name, { ...input, as }, 'With a token that was logged out', [40100, 50020])
        if (!isFor(call, 'guestCard') && t.has('guestCard'))
          await expect401(t, name, { ...input, as: await t.guest() }, 'With a guest’s card token')
        if (!isFor(call, 'temporary') && t.has('secondFactor'))
          await expect401(t, name, { ...input, as: await t.signIn('secondFactor') }, 'With a temporary token')
      },
    ),
  ]
  if (/\{(id|renewal)\}/.test(path) && isFor(call, 'rider'))
    checks.push(
      check('ofAnother', 'What belongs to another rider does not exist for who asks: 40404.', async (t) => {
        const input = await make(t)
        await t.refused(name, notThere, { ...input, as: await t.signIn('otherRider') })
      }),
    )
  return checks
}

/** Returns a body that the backend would take, or that of the document's example where the facts do not allow for one. */
async function goodBody(t, { exampleBody }, make) {
  try {
    return (await make(t)).body
  } catch (error) {
    if (error instanceof Untried && exampleBody !== undefined) return exampleBody
    throw error
  }
}

export async function expect401(t, name, input, how, codes = [40100]) {
  const answer = await t.call(name, input)
  // A backend may send every refusal with 200.
  const isTold = answer.status === 401 || (answer.status === 200 && codes.includes(answer.code))
  t.expect(isTold, `${how} it answered ${answer.status}, not 401.`, answer)
  t.expect(
    codes.includes(answer.code),
    `${how} it answered the code ${answer.code}, not ${codes.join(' or ')}.`,
    answer,
  )
}

const sentHeaders = ['accept', 'accept-language', 'authorization', 'content-type', 'idempotency-key', 'x-client-id']

const preflights = (call) => async (t) => {
  const origin = t.fact('origin')
  const own = await t.preflight(call.name, { origin, headers: sentHeaders })
  t.expect(own.status >= 200 && own.status <= 299, `A preflight got ${own.status}.`)
  expectReadable(t, own, origin)
  expectNamed(t, own.headers['access-control-allow-headers'], sentHeaders, 'These headers are not allowed')
  // A browser asks no leave for these two methods.
  const asked = ['GET', 'POST'].includes(call.method) ? [] : [call.method]
  expectNamed(t, own.headers['access-control-allow-methods'], asked, 'These methods are not allowed')
  const other = await t.preflight(call.name, { origin: 'https://elsewhere.example', headers: sentHeaders })
  expectUnreadable(t, other, origin)
}
