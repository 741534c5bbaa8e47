import type { IncomingMessage } from 'node:http'

/** The largest body in bytes. The portal's largest, a full cart's order, is about a hundredth of it. */
export const maxBodyBytes = 1_000_000

/** Returns the body of a request as text; undefined if it is longer than `maxBodyBytes`. Then the rest is not read. */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  if (Number(request.headers['content-length']) > maxBodyBytes) return undefined
  const chunks: Buffer[] = []
  let size = 0
  // The request stays open for its answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBodyBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
