import { request } from 'node:https'
import type { IncomingHttpHeaders } from 'node:http'
import { gunzipSync } from 'node:zlib'

export interface Host {
  secure: number
  plain: number
  certificate: string
}

export interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  /** The body after decompression. */
  body: Buffer
}

/** Returns the host's answer under HTTPS. */
export function answerOf(
  { secure, certificate }: Host,
  path: string,
  encoding = 'identity',
  others: Record<string, string> = {},
): Promise<Answer> {
  const address = { host: '127.0.0.1', port: secure, path, ca: certificate, servername: 'portal.example' }
  const headers = { Host: 'portal.example', 'Accept-Encoding': encoding, ...others }
  return new Promise((resolve, reject) => {
    request({ ...address, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const sent = Buffer.concat(parts)
        const body = response.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent
        resolve({ status: response.statusCode, headers: response.headers, body })
      })
    })
      .on('error', reject)
      .end()
  })
}
