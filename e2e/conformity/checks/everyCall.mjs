import { Untried } from '../judge.mjs'
import { requests } from '../requests/index.mjs'

/** What holds for each call of the document alike. */

const signInNeeded = [40100]
const notThere = [40404, 40402]

/** The kinds of visitor whom the document lets call: the names of its security schemes. */
const isFor = ({ security }, scheme) => security.some((way) => scheme in way)
const isForRidersAlone = (call) =>
  call.isSecured && call.security.length > 0 && call.security.every((way) => 'rider' in way)

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
  if (isForRidersAlone(call)) checks.push(...forRidersAlone(call, check, make))
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

function forRidersAlone(call, check, make) {
  const { name, path } = call
  const checks = [
    check('noToken', 'Without a token it answers 401 with 40100.', async (t) => {
      const { params, query, body } = (await inputWithout(t, make)) ?? { params: t.unknownIds(name) }
      await expect401(t, name, { params, query, body, as: {} })
    }),
    check('wrongToken', 'With a token that no one has it answers 401 with 40100.', async (t) => {
      const input = { params: t.unknownIds(name), body: (await inputWithout(t, make))?.body }
      await expect401(t, name, { ...input, as: { kind: 'rider', authorization: 'Bearer no-such-token' } })
      await expect401(t, name, { ...input, as: { kind: 'rider', authorization: 'Basic cmlkZXI6cmlkZXI=' } })
    }),
    check('endedToken', 'With a token that was logged out it answers 401, or 50020.', async (t) => {
      const input = (await inputWithout(t, make)) ?? {}
      const as = await t.signIn('rider')
      await t.good('logout', { as })
      const answer = await t.call(name, { params: t.unknownIds(name), ...pick(input), as })
      t.expect([40100, 50020].includes(answer.code), 'A token that was logged out still works.', answer)
    }),
  ]
  if (!isFor(call, 'guest'))
    checks.push(
      check('guestToken', 'A guest’s card token does not open it.', async (t) => {
        await expect401(t, name, { params: t.unknownIds(name), as: await t.guest() })
      }),
    )
  if (!isFor(call, 'temporary'))
    checks.push(
      check('temporaryToken', 'The token between password and second factor does not open it.', async (t) => {
        await expect401(t, name, { params: t.unknownIds(name), as: await t.signIn('secondFactor') })
      }),
    )
  if (/\{(id|renewal)\}/.test(path))
    checks.push(
      check('ofAnother', 'What belongs to another rider does not exist for who asks: 40404.', async (t) => {
        const input = await make(t)
        await t.refused(name, [...notThere], { ...input, as: await t.signIn('otherRider') })
      }),
    )
  return checks
}

const pick = ({ params, query, body }) => ({ ...(params && { params }), query, body })

/** A good request where it can be made; a call is refused without a token whatever else was sent. */
async function inputWithout(t, make) {
  try {
    return await make(t)
  } catch (error) {
    if (error instanceof Untried) return undefined
    throw error
  }
}

async function expect401(t, name, input) {
  const answer = await t.call(name, input)
  t.expect(answer.status === 401, `It answered ${answer.status}, not 401.`, answer)
  t.expect(signInNeeded.includes(answer.code), `It answered the code ${answer.code}, not 40100.`, answer)
}

const sentHeaders = ['accept', 'accept-language', 'authorization', 'content-type', 'idempotency-key', 'x-client-id']

const preflights = (call) => async (t) => {
  const origin = t.fact('origin')
  const { status, headers } = await t.preflight(call.name, { origin, headers: sentHeaders })
  t.expect(status >= 200 && status <= 299, `A preflight got ${status}.`)
  const allowed = (name) => (headers[`access-control-allow-${name}`] ?? '').toLowerCase().split(/\s*,\s*/)
  t.expect(['*', origin].includes(headers['access-control-allow-origin']), 'The origin of the portal is not allowed.')
  const missing = sentHeaders.filter((name) => !allowed('headers').includes(name))
  t.expect(missing.length === 0, `These headers are not allowed: ${missing.join(', ')}.`)
  t.expect(
    ['get', 'post'].includes(call.method.toLowerCase()) || allowed('methods').includes(call.method.toLowerCase()),
    `${call.method} is not allowed.`,
  )
  t.expect(headers['access-control-allow-credentials'] !== 'true', 'Credentials are allowed, but there are no cookies.')
  const other = await t.preflight(call.name, { origin: 'https://elsewhere.example', headers: sentHeaders })
  const told = other.headers['access-control-allow-origin']
  t.expect(told === undefined || told === origin || told === '*', 'Any origin that asks is told that it may call.')
}
