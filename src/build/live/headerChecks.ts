import { caching } from '../policy.js'
import type { Ask, LiveAnswer } from './askSite.js'
import type { BuiltSite } from './builtSite.js'

/** Looks at a running site. Returns what is wrong and what to do, a sentence or two for each fault. */
export type Check = (ask: Ask, built: BuiltSite, site: URL) => Promise<string[]>

export const missingFile = '/assets/no-such-file.js'
/** It could be a token that ends like a file. */
export const tokenAddress = '/reset/no-such-token.js'

const oneScript = ({ files }: BuiltSite) => files.find((file) => /^\/assets\/.*\.js$/.test(file)) ?? '/'
const told = (value: string | undefined) => (value === undefined ? 'is missing' : `is "${value}"`)

/** Where two policies differ, by directive. */
function differencesOf(sent: string, wanted: string): string {
  const directives = (policy: string) =>
    new Map(
      policy
        .split(';')
        .map((directive) => directive.trim().split(/\s+/))
        .map(([name = '', ...sources]) => [name, sources]),
    )
  const [has, should] = [directives(sent), directives(wanted)]
  return [...new Set([...should.keys(), ...has.keys()])]
    .flatMap((name) => {
      if (!name) return []
      const [present, needed] = [has.get(name), should.get(name)]
      if (!present) return [`${name} is missing`]
      if (!needed) return [`${name} is too much`]
      const lacks = needed.filter((source) => !present.includes(source))
      const more = present.filter((source) => !needed.includes(source))
      return [
        ...(lacks.length > 0 ? [`${name} lacks ${lacks.join(' ')}`] : []),
        ...(more.length > 0 ? [`${name} also allows ${more.join(' ')}`] : []),
      ]
    })
    .join('; ')
}

const isSame = (sent: string | undefined, wanted: string) => sent?.replace(/\s+/g, ' ').trim() === wanted

/** HTTPS, and the way to it from an address that somebody types. */
export const httpsCheck: Check = async (ask, _built, site) => {
  if (site.protocol !== 'https:')
    return ['The address is not https. Browsers then refuse parts of the portal: give the site a certificate.']
  // A site at a port of its own has no neighbour that is known.
  if (site.port) return []
  const plain = `http://${site.host}/products?from=check`
  const { status, headers } = await ask(plain)
  const wanted = `https://${site.host}/products?from=check`
  if ([301, 308].includes(status) && headers.location === wanted) return []
  return [`${plain} answers ${status} and leads to ${headers.location ?? 'nowhere'}. Lead it to ${wanted} by 301.`]
}

export const securityCheck: Check = async (ask, built) => {
  const addresses = ['/', '/products', '/login', '/settings.json', oneScript(built), missingFile, tokenAddress]
  const faults: string[] = []
  for (const address of addresses) {
    const { headers } = await ask(address)
    for (const [name, usual] of Object.entries(built.security)) {
      const isReferrer = name === 'Referrer-Policy'
      const wanted = isReferrer && address === tokenAddress ? 'no-referrer' : usual
      const sent = headers[name.toLowerCase()]
      // Browsers take the last of several.
      if (isSame(isReferrer ? sent?.split(',').at(-1) : sent, wanted)) continue
      faults.push(
        sent !== undefined && name === 'Content-Security-Policy'
          ? `${address}: ${name} is another one: ${differencesOf(sent, wanted)}. Take it from _headers or nginx.conf of the folder.`
          : `${address}: ${name} ${told(sent)}. Send "${wanted}", as _headers and nginx.conf of the folder say.`,
      )
    }
  }
  return faults
}

const keptForYear = (value = '') =>
  /\bimmutable\b/.test(value) && Number(/max-age=(\d+)/.exec(value)?.[1]) >= 31_536_000
const askedEachTime = (value = '') => /\bno-(cache|store)\b|\bmax-age=0\b/.test(value)
const neverKept = (value = '') => /\bno-store\b/.test(value)

export const cachingCheck: Check = async (ask, built) => {
  const rows: [address: string, isRight: (value?: string) => boolean, wanted: string, otherwise: string][] = [
    ['/', neverKept, caching.documents, 'Somebody else could see what a rider left on this device'],
    ['/products', neverKept, caching.documents, 'Somebody else could see what a rider left on this device'],
    ['/settings.json', askedEachTime, caching.others, 'Browsers keep old settings'],
    ['/favicon.svg', askedEachTime, caching.others, 'Browsers keep an old file'],
    [oneScript(built), keptForYear, caching.assets, 'Every visit loads the portal again'],
  ]
  const faults: string[] = []
  for (const [address, isRight, wanted, otherwise] of rows) {
    const sent = (await ask(address)).headers['cache-control']
    if (!isRight(sent)) faults.push(`${address}: Cache-Control ${told(sent)}. ${otherwise}: send "${wanted}".`)
  }
  const missing = (await ask(missingFile)).headers['cache-control']
  if (/max-age=[1-9]/.test(missing ?? ''))
    faults.push(
      `${missingFile}: Cache-Control ${told(missing)} for a file that is not there. One that is missing for a moment would stay missing: send it for files that exist alone.`,
    )
  return faults
}

const packings = ['br', 'gzip']
const isPacked = ({ headers }: LiveAnswer) => packings.includes(headers['content-encoding'] ?? '')

export const compressionCheck: Check = async (ask, built) => {
  const faults: string[] = []
  for (const address of ['/', oneScript(built), '/settings.json']) {
    const packed = await ask(address, { headers: { 'Accept-Encoding': 'br, gzip' } })
    const plain = await ask(address, { headers: { 'Accept-Encoding': 'identity' } })
    if (!isPacked(packed))
      faults.push(`${address} comes unpacked. Send the .br or .gz file that lies beside it to browsers that accept it.`)
    else if (!packed.body.equals(plain.body))
      faults.push(
        `${address} has another content when it is packed. Write the .br and .gz files again: npm run settings.`,
      )
    if (isPacked(plain)) faults.push(`${address} comes packed to a browser that did not ask for it.`)
    const isVarying = [packed, plain].every(({ headers }) => /accept-encoding|\*/i.test(headers.vary ?? ''))
    if (!isVarying) faults.push(`${address}: Vary does not name Accept-Encoding, so caches on the way mix both.`)
  }
  return faults
}
