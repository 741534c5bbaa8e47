import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Systems give ports from 32768 on to connections that programs open. A server that starts a little later would find
 * its port taken.
 */
const first = 20_000
const last = 30_000

const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** Returns the first of `count` free ports in a row: another run on this machine must not serve our stories. */
export async function freePort(count = 1) {
  for (;;) {
    const port = randomInt(first, last)
    const found = await Promise.all(Array.from({ length: count }, (_, more) => isFree(port + more)))
    if (found.every(Boolean)) return port
  }
}
