/** What every answer of a backend promises, whatever the call: judged at each request that the suite sends. */

export class Broken extends Error {
  constructor(what, answer) {
    super(what)
    this.answer = answer
  }
}

/** A fact of the facts file that a promise cannot be tried without. */
export class Untried extends Error {}

/** Answers that no call lists: a gateway gives them to requests that do not fit the document. */
const ofGateways = [404, 405, 413, 414, 415, 422, 431]

/** Whether a request does not fit the document, so that a gateway may refuse it before the backend sees it. */
export function isUnfit({ parameters, wrongBody }, { headers, body }) {
  const isOutOfBounds = ({ in: where, name, required, schema: { minLength = 0, maxLength = Infinity } = {} }) => {
    const length = headers[name]?.length
    return where === 'header' && (length === undefined ? required === true : length < minLength || length > maxLength)
  }
  return parameters.some(isOutOfBounds) || wrongBody?.(parsed(body)) !== undefined
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns what is wrong with an answer, or undefined. `isHostile` says that the request does not fit the document. */
export function wrongIn(call, answer, { isHostile = false, isOversized = false } = {}) {
  const { status, json, headers, text } = answer
  if (status === 0) return isOversized && /EPIPE|ECONNRESET|SOCKET/.test(text) ? undefined : text
  if (status >= 500) return `It answered ${status}, a breakdown.`
  const isGateways = ofGateways.includes(status) && !call.statuses.includes(status)
  if (isHostile && (isGateways || ((status === 400 || ofGateways.includes(status)) && !isEnvelope(json))))
    return wrongInRaw(answer)
  if (!call.statuses.includes(status)) return `It answered ${status}, which the document does not list for this call.`
  if (!/^application\/json\b/i.test(headers['content-type'] ?? ''))
    return `The answer is ${headers['content-type'] ?? 'of no type'}, not application/json.`
  if (!isEnvelope(json)) return 'The answer has no envelope with `errors` and `data`.'
  const errors = json.errors ?? []
  if (errors.length > 0) return wrongInRefusal(call, answer, errors)
  if (status !== 200) return `It answered ${status} without any error in \`errors\`.`
  const wrong = call.wrongAnswer(json)
  if (wrong && !('data' in json)) return 'The answer has no `data`.'
  return wrong && `The answer does not fit its schema: ${wrong}.`
}

const isEnvelope = (json) =>
  typeof json === 'object' && json !== null && (json.errors == null ? 'data' in json : Array.isArray(json.errors))

const wrongInRaw = ({ headers, text }) =>
  /html/i.test(headers['content-type'] ?? '') && /<script>alert/i.test(text)
    ? 'It shows as HTML what was sent to it.'
    : undefined

function wrongInRefusal(call, { status, json }, errors) {
  const listed = status === 200 ? call.allCodes : (call.codes[status] ?? new Set())
  const unlisted = errors.find(({ code }) => !listed.has(code))
  if (unlisted) return `The document does not list the code ${unlisted.code} with ${status} for this call.`
  if (errors.some(({ message }) => typeof message !== 'string' || message.trim() === ''))
    return 'A refusal has no message.'
  if (errors.some(({ field }) => field != null && typeof field !== 'string')) return 'A `field` is not a text.'
  return json.data == null ? undefined : 'A refusal holds `data`.'
}
