import type { IncomingMessage } from 'node:http'

/** The largest body in bytes. The portal's largest, a full cart's order, is about a hundredth of it. */
export const maxBodyBytes = 1_000_000

/** Returns the body of a request as text; undefined if it is longer than `maxBodyBytes`. */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= maxBodyBytes) chunks.push(chunk)
  }
  return size <= maxBodyBytes ? Buffer.concat(chunks).toString('utf8') : undefined
}
