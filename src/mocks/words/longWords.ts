/** The properties of answers, and of what the portal stores of them, that people read. */
const texts = new Set([
  ...['name', 'display_name', 'long_name', 'short_description', 'short_desc', 'long_description', 'alert_message'],
  ...[
    'accessibility_text',
    'first_name',
    'last_name',
    'firstName',
    'lastName',
    'email',
    'address1',
    'address2',
    'city',
  ],
  ...['nickname', 'category', 'label', 'message', 'eta', 'text', 'inviter', 'access', 'productFilterName'],
  ...['order_number', 'purchase_number', 'offer_code'],
])

const length = 60

/** Returns one word of 60 letters for a text, a different word for a different text. An email stays an email. */
export function longWord(text: string): string {
  const [own = '', host] = text.split('@')
  const letters = own.replace(/[^\p{L}\p{N}]/gu, '') || 'x'
  const word = letters.repeat(Math.ceil(length / letters.length)).slice(0, length)
  return host ? `${word}@${host}` : word
}

/** Returns a copy in which every text that people read is one long word. */
export function inLongWords<T>(value: T): T {
  return changed(value, false) as T
}

function changed(value: unknown, isText: boolean): unknown {
  if (typeof value === 'string') return isText && value !== '' ? longWord(value) : value
  if (Array.isArray(value)) return value.map((entry) => changed(entry, isText))
  if (typeof value !== 'object' || value === null) return value
  // A filter's value is text that people read; a form's value is data to send.
  const own = 'uuid' in value ? new Set([...texts, 'value']) : texts
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, changed(entry, own.has(key) || (isText && !('uuid' in value)))]),
  )
}
