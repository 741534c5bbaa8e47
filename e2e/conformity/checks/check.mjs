/** Returns a check of one promise of a call (see `suite.mjs`). */
export const check = (call, promise, sentence, run, more) => ({ call, promise, sentence, run, ...more })

export const sum = (list, of) => list.reduce((total, entry) => total + of(entry), 0)

/** The amounts of a quote or an order add up. */
export function addsUp(t, { subtotal, shipping, promo, tax, total }, what) {
  t.equal(
    subtotal + shipping - promo + (tax ?? 0),
    total,
    `Subtotal, shipping, discount and tax of ${what} against its total`,
  )
}

// What the document's page "Other origins" says of the headers of answers.

const listed = (text) => (text ?? '').toLowerCase().split(/\s*,\s*/)

/** A page of the portal's origin may read the answer: this origin is named, not every one, and caches tell origins apart. */
export function expectReadable(t, { headers }, origin) {
  const told = headers['access-control-allow-origin']
  t.expect(told !== '*', 'Every origin may read it: `*` instead of the portal’s origin.')
  t.expect(told === origin, 'The origin of the portal may not read it.')
  t.expect(listed(headers.vary).includes('origin'), 'It lacks `Vary: Origin`.')
  expectNoCredentials(t, headers)
}

/** A page of any other origin may not. */
export function expectUnreadable(t, { headers }, origin) {
  const told = headers['access-control-allow-origin']
  t.expect(told === undefined || told === origin, 'Another origin is told that it may read it.')
  expectNoCredentials(t, headers)
}

function expectNoCredentials(t, headers) {
  const told = headers['access-control-allow-credentials']
  t.expect(told === undefined, 'It sends `Access-Control-Allow-Credentials`, but there are no cookies.')
}

export function expectNotKept(t, { headers }) {
  t.expect(listed(headers['cache-control']).includes('no-store'), 'It lacks `Cache-Control: no-store`.')
}

/** A header names each of the wanted words. */
export function expectNamed(t, header, wanted, what) {
  const missing = wanted.filter((word) => !listed(header).includes(word.toLowerCase()))
  t.expect(missing.length === 0, `${what}: ${missing.join(', ')}.`)
}
