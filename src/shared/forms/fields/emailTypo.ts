/** The domains of most riders' mail. A domain that differs by a letter or two is probably a typo. */
const wellKnown = [
  'gmail.com',
  'hotmail.com',
  'hotmail.ca',
  'outlook.com',
  'live.com',
  'yahoo.com',
  'yahoo.ca',
  'icloud.com',
  'protonmail.com',
  'proton.me',
  'videotron.ca',
  'sympatico.ca',
  'rogers.com',
  'telus.net',
  'eastlink.ca',
]

const realDomains = ['mail.com', 'email.com', 'ymail.com']

/** These endings are probably a typo of "com", not a country. */
const typosOfCom = ['co', 'cm', 'om']

/**
 * Returns the address that was probably meant, if the domain is nearly a well-known one; else undefined. The portal
 * only suggests it, because the visitor knows best.
 */
export function likelyEmail(typed: string): string | undefined {
  const email = typed.trim()
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  if (at < 1 || domain.length > 30) return undefined
  if (wellKnown.includes(domain) || realDomains.includes(domain) || isAbroad(domain)) return undefined
  const near = wellKnown
    .map((known) => ({ known, distance: editDistance(domain, known) }))
    .filter(({ known, distance }) => distance <= (known.length < 9 ? 1 : 2))
    .sort((one, other) => one.distance - other.distance)
  return near[0] && `${email.slice(0, at)}@${near[0].known}`
}

function isAbroad(domain: string): boolean {
  const dot = domain.indexOf('.')
  const country = domain.slice(dot + 1)
  const isCountry = /^[a-z]{2}$/.test(country) && !typosOfCom.includes(country)
  return isCountry && wellKnown.some((known) => known.startsWith(domain.slice(0, dot + 1)))
}

export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, to) => to)
  for (let at = 1; at <= one.length; at += 1) {
    const above = row
    row = [at]
    for (let to = 1; to <= other.length; to += 1) {
      const changed = (above[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1)
      row.push(Math.min(changed, (above[to] ?? 0) + 1, (row[to - 1] ?? 0) + 1))
    }
  }
  return row[other.length] ?? 0
}
