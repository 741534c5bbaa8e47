import { randomUUID } from 'node:crypto'
import { cutOff, exchange, preflight } from './exchange.mjs'
import { Broken, Untried, isUnfit, wrongIn } from './judge.mjs'

/** What a check holds in its hands: the facts, sign-in, calls, and the words held and broken. */

const filled = (template, values) =>
  template.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name] ?? 'unknown'))

const notValid = 40001
const tooManyTries = 42901

/** A limit that earlier promises have used up says nothing about this one. */
function expectNoLimit(name, { code }) {
  if (code === tooManyTries) throw new Untried(`situations.usual, which frees ${name} of its limit`)
}

const refusalOf = ({ code, status }) => code ?? status

/** Writes a value as JSON; the order of keys does not count. */
const written = (value) =>
  JSON.stringify(value, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1)))
      : part,
  )

const at = (facts, path) => path.split('.').reduce((node, part) => node?.[part], facts)

export class Visit {
  /** `backend` is `{ calls, facts, address, kept }`; `kept` holds what is true of the backend until its state changes. */
  constructor(backend, allowed) {
    Object.assign(this, backend)
    this.allowed = allowed
    this.last = undefined
    this.cleanups = []
  }

  /** Returns a fact by its path in the file. Without it the promise cannot be tried. */
  fact(path) {
    const value = at(this.facts, path)
    if (value === undefined) throw new Untried(path)
    return value
  }

  /** Returns what a promise needs of the backend. What it does not have cannot be tried. */
  needs(value, what) {
    if (!value) throw new Untried(what)
    return value
  }

  has(path) {
    return at(this.facts, path) !== undefined
  }

  key() {
    return randomUUID()
  }

  /** Sends a request of the facts file, as one that brings the backend into a situation. */
  async act({ method = 'POST', path, body, headers }, values = {}) {
    const text = JSON.stringify(body ?? {}).replaceAll(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole)
    const answer = await exchange({
      method,
      url: new URL(path, this.address).href,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: text,
    })
    if (answer.status < 200 || answer.status > 299)
      throw new Broken(`${method} ${path} of the facts file was not accepted.`, answer)
  }

  /** Lets the backend's clock run ahead by so many minutes. */
  async wait(minutes) {
    const { move } = this.fact('testClock')
    this.ahead = (this.ahead ?? 0) + minutes
    const instant = new Date(Date.now() + this.ahead * 60_000 + 1_000).toISOString()
    await this.act(move, { instant })
    if (this.facts.testClock.back) this.cleanups.push(() => this.act(this.facts.testClock.back))
  }

  addressOf(name, { params = {}, query = {} } = {}) {
    const call = this.calls.get(name)
    const [, host] = call.path.split('/')
    const base =
      this.facts.hosts?.[host] ?? `${this.address.replace(/\/$/, '')}${this.facts.base ?? '/backend'}/${host}`
    const fixed = call.parameters.filter(({ in: where, schema }) => where === 'query' && schema?.const !== undefined)
    const all = { ...Object.fromEntries(fixed.map(({ name: own, schema }) => [own, schema.const])), ...query }
    const search = new URLSearchParams(Object.entries(all).map(([own, value]) => [own, String(value)])).toString()
    return base + filled(call.path.slice(host.length + 1), params) + (search && `?${search}`)
  }

  /** Returns a request as the portal sends it. */
  requestOf(name, { as = {}, body, raw, key, language = 'en', headers, ...address } = {}) {
    const call = this.calls.get(name)
    const isRider = as.kind === 'rider'
    return {
      url: this.addressOf(name, address),
      method: call.method,
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'Accept-Language': language,
        ...(isRider ? {} : { 'X-Client-Id': this.facts.clientId ?? 'conformity' }),
        ...(as.authorization && { Authorization: as.authorization }),
        ...((key ?? call.spends) && key !== null && { 'Idempotency-Key': key ?? this.key() }),
        ...headers,
      },
      body: raw ?? (call.wrongBody ? JSON.stringify(body ?? {}) : undefined),
    }
  }

  /** Sends a call and judges its answer by the document. As the portal does, it first has the captcha's token checked. */
  async call(name, input = {}) {
    if (input.body?.captcha_token && input.body.captcha_token === this.facts.captchaToken && !input.isUnchecked)
      await this.good('verifyCaptcha', { body: { token: input.body.captcha_token } })
    const [call, request] = [this.calls.get(name), this.requestOf(name, input)]
    const isHostile = input.isHostile || isUnfit(call, request)
    const answer = await exchange(request)
    this.last = answer
    const wrong = wrongIn(call, answer, { ...input, isHostile })
    if (wrong) throw new Broken(wrong, answer)
    const code = answer.json?.errors?.[0]?.code
    return {
      ...answer,
      data: answer.json?.data,
      code,
      // A gateway refuses what does not fit without the envelope.
      isNotValid: code === notValid || (isHostile && code === undefined && answer.status >= 400),
      // A good answer may leave `errors` out.
      ok: answer.status === 200 && (answer.json?.errors ?? []).length === 0,
    }
  }

  /** Sends a call that must succeed, and returns its data. */
  async good(name, input) {
    const answer = await this.call(name, input)
    expectNoLimit(name, answer)
    this.expect(answer.ok, `${name} was refused by ${answer.code ?? answer.status}.`, answer)
    return answer.data
  }

  /** Sends a call that must be refused by one of the codes. */
  async refused(name, codes, input) {
    const answer = await this.call(name, input)
    const wanted = [codes].flat()
    if (!wanted.includes(tooManyTries)) expectNoLimit(name, answer)
    this.expect(
      wanted.includes(answer.code) || (wanted.includes(notValid) && answer.isNotValid),
      `${name} answered ${answer.code ?? answer.status}, not ${wanted.join(' or ')}.`,
      answer,
    )
    return answer
  }

  cutOff(name, input, when) {
    return cutOff(this.requestOf(name, input), when)
  }

  async preflight(name, { origin, headers }) {
    const { url, method } = this.requestOf(name, { params: this.unknownIds(name) })
    this.last = await preflight(url, { origin, method, headers })
    return this.last
  }

  /** Ids that no record has, for each parameter of a path. */
  unknownIds(name, id = `none-${randomUUID()}`) {
    return Object.fromEntries([...this.calls.get(name).path.matchAll(/\{(\w+)\}/g)].map(([, own]) => [own, id]))
  }

  expect(isTrue, otherwise, answer = this.last) {
    if (!isTrue) throw new Broken(otherwise, answer)
  }

  equal(one, other, what) {
    const [left, right] = [one, other].map(written)
    this.expect(left === right, `${what}: ${left} is not ${right}.`)
  }

  /** Signs in by a fact with email and password, and returns who may call: `{ kind, authorization }`. */
  async signIn(fact) {
    const { email, password } = typeof fact === 'string' ? this.fact(fact) : fact
    const answer = await this.call('login', { body: { email, password, locale: 'en' } })
    // A refusal here is about the facts. Whether riders can sign in is a promise of its own.
    if (!answer.ok)
      throw new Untried(`a rider of the facts who can sign in: ${email} was refused by ${refusalOf(answer)}`)
    const { access_token, mfa_enrollment_status, mfa_config } = answer.data
    this.expect(typeof access_token === 'string', 'The answer to a sign-in has no `access_token`.')
    const isDue = mfa_config?.enabled === true && mfa_enrollment_status !== '2'
    return { kind: isDue ? 'temporary' : 'rider', authorization: `Bearer ${access_token}` }
  }

  /** The rider of the facts file, signed in once until the backend's state changes. */
  async rider(fact = 'rider') {
    this.kept.riders[fact] ??= await this.signIn(fact)
    return this.kept.riders[fact]
  }

  /** A guest with a fare card. */
  async guest() {
    const [card_number, security_code] = [this.fact('guestCard.number'), this.fact('guestCard.security_code')]
    if (!this.kept.riders.guest) {
      const answer = await this.call('startCardSession', { body: { card_number, security_code, ...this.captcha() } })
      if (!answer.ok) throw new Untried(`a guestCard that can be managed: it was refused by ${refusalOf(answer)}`)
      this.kept.riders.guest = answer.data
    }
    return { kind: 'guest', authorization: `Anonymous ${this.kept.riders.guest.card_token}` }
  }

  captcha() {
    return this.has('captchaToken') ? { captcha_token: this.facts.captchaToken } : {}
  }

  /** Signs up a rider of the suite's own, and signs in. */
  async newRider() {
    const person = this.newPerson()
    await this.good('signUp', { body: person })
    return { ...(await this.signIn(person)), ...person, kind: 'rider' }
  }

  newPerson() {
    const email = (this.facts.newEmail ?? 'conformity+{id}@example.com').replace('{id}', randomUUID().slice(0, 8))
    const password = this.facts.newPassword ?? 'Conform-2026'
    const own = { first_name: 'Conformity', last_name: 'Suite', email, password, locale: 'en' }
    return { ...own, ...this.captcha(), ...this.facts.signUp }
  }

  afterwards(work) {
    this.cleanups.push(work)
  }

  async end() {
    for (const work of this.cleanups.splice(0).reverse())
      try {
        await work()
      } catch {
        // What cannot be put back is no promise of its own.
      }
  }
}
