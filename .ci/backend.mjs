import { parseArgs } from 'node:util'
import { ensureInstalled, root } from './install.mjs'

/**
 * `npm run backend -- --port N [--origin URL] [--scenario NAME] [--host ADDRESS]`: the mock backend as a process, for
 * suites and for a portal without the mock. Without a port it takes a free one, and prints its address.
 */
ensureInstalled()

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

function optionsOf(args) {
  const text = { type: 'string' }
  const { values } = parseArgs({ args, options: { port: text, origin: text, scenario: text, host: text } })
  const { port = '0', origin, scenario, host = '127.0.0.1' } = values
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new Error(`No port: ${port}. Write --port 4100.`)
  if (origin !== undefined && !/^https?:\/\/./.test(URL.canParse(origin) ? origin : ''))
    throw new Error(`No origin: ${origin}. Write --origin http://127.0.0.1:4173.`)
  return { port: Number(port), host, scenario, origin: origin && new URL(origin).origin }
}

let options
try {
  options = optionsOf(process.argv.slice(2))
} catch (error) {
  stop(error.message)
}
const { port, host, origin, scenario } = options

const file = `${root}/src/mocks/httpServer.ts`
const { runnerImport } = await import('vite')
const { module } = await runnerImport(file, { root, configFile: false, logLevel: 'error' })
let server
try {
  server = module.createBackendServer({ origin, scenario })
} catch (error) {
  stop(error.message)
}

const reasons = {
  EADDRINUSE: `Port ${port} is taken. Choose another one by --port.`,
  EACCES: `This user may not listen on port ${port}. Choose another one by --port.`,
  EADDRNOTAVAIL: `This machine has no address ${host}.`,
}
server.on('error', (error) => stop(reasons[error.code] ?? error.message))
server.listen(port, host, () => {
  const { address, port: taken, family } = server.address()
  console.log(`Backend: http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`)
})

let isEnding = false

/**
 * Finishes open requests, for at most a second, because a call that a fault leaves without an answer would never end.
 */
function end() {
  if (isEnding) return
  isEnding = true
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => server.closeAllConnections(), 1_000).unref()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, end)
// npm ends on a signal but does not pass it on to its child, which would keep the port.
const parent = process.ppid
setInterval(() => process.ppid !== parent && end(), 500).unref()
