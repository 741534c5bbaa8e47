/** Where most mail goes here; what is a letter or two away from one of these is most likely meant to be it. */
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

/** Real ones that only look like a slip. */
const fineAsTheyAre = ['mail.com', 'email.com', 'ymail.com']

/** Two letters that are a slip of "com", not a country. */
const slipsOfCom = ['co', 'cm', 'om']

/**
 * The address that was probably meant, for one whose domain is nearly a well-known one; undefined for all others. It is
 * only ever offered: the visitor knows best.
 */
export function likelyEmail(typed: string): string | undefined {
  const email = typed.trim()
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  if (at < 1 || domain.length < 5 || domain.length > 30) return undefined
  if (wellKnown.includes(domain) || fineAsTheyAre.includes(domain) || isAbroad(domain)) return undefined
  const near = wellKnown
    .map((known) => ({ known, distance: editDistance(domain, known) }))
    .filter(({ known, distance }) => distance <= (known.length < 9 ? 1 : 2))
    .sort((one, other) => one.distance - other.distance)
  return near[0] && `${email.slice(0, at)}@${near[0].known}`
}

/** The same providers have addresses in other countries: `hotmail.fr`. */
function isAbroad(domain: string): boolean {
  const dot = domain.indexOf('.')
  const country = domain.slice(dot + 1)
  const isCountry = /^(?:co\.)?[a-z]{2}$/.test(country) && !slipsOfCom.includes(country)
  return isCountry && wellKnown.some((known) => known.startsWith(domain.slice(0, dot + 1)))
}

/** How many letters must be put in, left out or changed to make one text of the other. */
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
