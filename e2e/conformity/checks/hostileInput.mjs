import { requests } from '../requests/index.mjs'

/** What is sent by mistake or with intent: it is refused in order, never breaks the backend, and is not shown as HTML. */

const notValid = 40001
const script = '<script>alert(1)</script>'
const hostileTexts = [script, "' OR '1'='1", '\u0000\u202e', '${jndi:ldap://x}{{7*7}}', '🚍'.repeat(2_000)]
const brokenBodies = ['{', '[]', 'null', '"text"', '{"a":'.repeat(5_000), '<?xml version="1.0"?><a/>']
const oversized = () => JSON.stringify({ text: 'a'.repeat(5_000_000) })
const takesMuch = ['login', 'quoteOrderAsGuest', 'createAddress', 'searchProductsAsGuest']

export function hostileInput(calls) {
  return [...calls.values()].flatMap((call) => {
    const request = requests[call.name]
    if (!request) return []
    const { make, ...own } = request
    const check = (promise, sentence, run) => ({ call: call.name, promise, sentence, run, ...own })
    return [
      ...(call.wrongBody ? bodyChecks(call, check, make) : []),
      ...(/\{\w+\}/.test(call.path) ? [hostilePath(call, check, make)] : []),
      ...(call.parameters.some(({ name }) => name === 'page') ? [hostileQuery(call, check, make)] : []),
    ]
  })
}

function bodyChecks(call, check, make) {
  const { name, wrongBody } = call
  const mustRefuse = async (t, input, body, what) => {
    if (!wrongBody(body)) return
    const answer = await t.call(name, { ...input, body })
    t.expect(answer.isNotValid, `${what}: it answered ${answer.code ?? answer.status}, not 40001.`, answer)
  }
  return [
    check('wrongBody', 'A body that does not fit its schema is refused by 40001.', async (t) => {
      const input = await make(t)
      if (input.after) t.afterwards(() => input.after())
      await mustRefuse(t, input, { nothing: 'known' }, 'A body with nothing that the call knows')
      for (const key of Object.keys(input.body)) {
        const { [key]: _, ...rest } = input.body
        await mustRefuse(t, input, rest, `Without \`${key}\``)
        await mustRefuse(t, input, { ...input.body, [key]: { not: 'this' } }, `With an object as \`${key}\``)
        for (const [value, what] of beyond(call, key))
          await mustRefuse(t, input, { ...input.body, [key]: value }, `With \`${key}\` ${what}`)
      }
    }),
    check('brokenBody', 'A body that is no JSON object is refused without a breakdown.', async (t) => {
      const { body: _, ...input } = await make(t)
      if (input.after) t.afterwards(() => input.after())
      for (const raw of brokenBodies) {
        const answer = await t.call(name, { ...input, raw, isHostile: true })
        t.expect(
          answer.status >= 400 || !wrongBody(answer.json ?? {}) || !answer.ok,
          'It accepted a broken body.',
          answer,
        )
      }
    }),
    ...(takesMuch.includes(name) ? [oversizedBody(call, check, make)] : []),
    check('hostileText', 'Hostile texts break nothing, and are never answered as HTML.', async (t) => {
      const input = await make(t)
      for (const text of hostileTexts) {
        const answer = await t.call(name, { ...input, body: withTexts(input.body, text) })
        if (input.after) t.afterwards(() => input.after(answer))
      }
    }),
  ]
}

/** A backend may close the connection before it has read the whole body, and goes on serving. */
function oversizedBody({ name }, check, make) {
  return check('oversizedBody', 'A body of five million bytes is refused, and the next call is served.', async (t) => {
    const input = await make(t)
    const answer = await t.call(name, { ...input, raw: oversized(), isHostile: true, isOversized: true })
    t.expect(!answer.ok, 'It accepted five million bytes.', answer)
    const next = await t.call(name, input)
    if (input.after) t.afterwards(() => input.after(next))
    t.expect(next.ok, 'The next call was refused.', next)
  })
}

/** Values beyond the bounds of a property. */
function beyond({ bodySchema, schemaOf }, key) {
  const schema = schemaOf(bodySchema?.properties?.[key] ?? {})
  const values = []
  if (schema.maxLength) values.push(['a'.repeat(schema.maxLength + 1), 'longer than its bound'])
  if (typeof schema.minimum === 'number') values.push([schema.minimum - 1, 'below its bound'])
  if (typeof schema.maximum === 'number' && schema.maximum < 2 ** 52)
    values.push([schema.maximum + 1, 'above its bound'])
  if (schema.type === 'integer') values.push([1.5, 'as a fraction'])
  if (schema.enum) values.push(['none-of-these', 'as a word that it does not list'])
  return values
}

/** Ids and secrets that bring a call to its work keep what they are; every other text becomes hostile. */
const kept = /(^|_)(id|uuid|token|password|number|code|event)s?$/i
const withTexts = (value, text, key = '') => {
  if (typeof value === 'string') return kept.test(key) ? value : text
  if (Array.isArray(value)) return value.map((entry) => withTexts(entry, text, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([own, entry]) => [own, withTexts(entry, text, own)]))
}

// The client itself would resolve two dots alone.
const hostileIds = ['../..', '%00', script, 'a'.repeat(5_000), '__proto__', 'constructor', '🚍']

function hostilePath({ name }, check, make) {
  return check('hostilePath', 'A hostile id in the path breaks nothing, and is never answered as HTML.', async (t) => {
    const input = await make(t)
    for (const id of hostileIds) {
      const answer = await t.call(name, { ...input, params: t.unknownIds(name, id), isHostile: true })
      const isNone = answer.data == null || answer.data.status === 'none'
      t.expect(isNone, 'It found something by an id that no record has.', answer)
    }
  })
}

function hostileQuery({ name, parameters }, check, make) {
  const wrong = [
    ...['0', '-1', 'x', '1.5', '', '9'.repeat(40)].map((page) => ({ page })),
    ...(parameters.some((parameter) => parameter.name === 'from') ? [{ from: 'yesterday' }, { to: '' }] : []),
  ]
  return check(
    'wrongPage',
    'A page that is no whole number from 1, and a day that is none, are refused.',
    async (t) => {
      const input = await make(t)
      for (const query of wrong) {
        const answer = await t.call(name, { ...input, query, isHostile: true })
        const [[parameter, value]] = Object.entries(query)
        t.expect(!answer.ok, `${parameter}=${value} was answered.`, answer)
        // A gateway may refuse it without the envelope.
        if (answer.code === undefined) continue
        t.equal(
          [answer.code, answer.json.errors[0].field],
          [notValid, parameter],
          `${parameter}=${value}: code and field`,
        )
      }
    },
  )
}
