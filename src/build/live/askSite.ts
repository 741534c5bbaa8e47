import { request as requestPlain } from 'node:http'
import { request as requestSafely } from 'node:https'
import type { RequestOptions } from 'node:https'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'

export interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string
}

export interface LiveAnswer {
  status: number
  /** The names are in small letters. */
  headers: Record<string, string>
  /** The body before it was packed. */
  body: Buffer
}

/** Asks for an address of the site (`/products`), or for a whole one. Redirects are answers like others. */
export type Ask = (address: string, asked?: Asked) => Promise<LiveAnswer>

const longestWait = 20_000
const unpack: Record<string, (packed: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
}

/** Why a site gave no answer, in the operator's words. */
const reasons: Record<string, string> = {
  ENOTFOUND: 'no machine has this name',
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was closed',
  ETIMEDOUT: 'there was no answer in time',
  CERT_HAS_EXPIRED: 'the certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is signed by nobody that this machine trusts',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the certificate comes without those that lead to one that this machine trusts',
}

function send(url: URL, { method = 'GET', headers = {}, body }: Asked, options: RequestOptions): Promise<LiveAnswer> {
  const request = url.protocol === 'https:' ? requestSafely : requestPlain
  return new Promise((resolve, reject) => {
    const asking = request(url, { method, headers: { 'Accept-Encoding': 'identity', ...headers }, ...options })
    asking.setTimeout(longestWait, () => asking.destroy(Object.assign(new Error(), { code: 'ETIMEDOUT' })))
    asking.on('error', reject)
    asking.on('response', (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () => {
        const texts = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)])
        resolve({ status: answer.statusCode ?? 0, headers: Object.fromEntries(texts), body: Buffer.concat(parts) })
      })
    })
    asking.end(body)
  })
}

/**
 * Returns how to ask a site. `options` go to Node's requests, for a certificate or a name of a test.
 * @throws Error that says in plain words why there is no answer.
 */
export const askSite =
  (site: string, options: RequestOptions = {}): Ask =>
  async (address, asked = {}) => {
    const url = new URL(address, site)
    try {
      const answer = await send(url, asked, options)
      const packing = unpack[answer.headers['content-encoding'] ?? '']
      return packing && answer.body.length > 0 ? { ...answer, body: await packing(answer.body) } : answer
    } catch (thrown) {
      const { code = '', message } = thrown as NodeJS.ErrnoException
      throw new Error(`${url.href} gives no answer: ${reasons[code] ?? (message || code)}`, { cause: thrown })
    }
  }
