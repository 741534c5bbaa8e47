import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'

/**
 * Starts the servers of the stories side by side, and answers on a port of its own once all of them do. Playwright starts
 * servers one after the other, which took half a minute. `SERVERS` names them: `{ port, servers: [{ args, url, isLate? }], owner }`,
 * with the arguments for Node, an address that each server answers, and Playwright's process. The stories begin without a late
 * server, whose tests wait for it. It ends with all of them when one ends; Playwright ends the process group.
 */
const { port, servers, owner } = JSON.parse(process.env.SERVERS)

async function isUp(url) {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await setTimeout(100)
  }
}

const processes = servers.map(({ args }) => {
  const server = spawn(process.execPath, args, { stdio: 'inherit' })
  return server.on('exit', (code) => {
    console.error(`A server of the stories ended with ${code}: ${args.join(' ')}`)
    process.exit(1)
  })
})
process.on('exit', () => processes.forEach((server) => server.kill()))
// A Playwright that is killed ends nothing, and the servers would keep their ports.
setInterval(() => {
  try {
    process.kill(owner, 0)
  } catch {
    process.exit(1)
  }
}, 1_000).unref()
await Promise.all(servers.filter(({ isLate }) => !isLate).map(({ url }) => isUp(url)))
createServer((_request, answer) => answer.end()).listen(port, '127.0.0.1')
