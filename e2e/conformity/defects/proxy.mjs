import { createServer, request as openRequest } from 'node:http'
import { answerSpoilt } from './spoil.mjs'

/** A proxy before a good backend that spoils it by one defect at a time (`spoil.mjs`). */

const left = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host']
const without = (headers, names) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))

/** Returns the name of the call that a request is, by the paths of the document. */
function finderOf(calls, base) {
  const routes = [...calls.values()].map(({ name, method, path }) => ({
    name,
    method,
    fixed: path.split('/').filter((part) => !part.startsWith('{')).length,
    pattern: new RegExp(`^${base}${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))
  routes.sort((one, other) => other.fixed - one.fixed)
  return (method, pathname) => routes.find((route) => route.method === method && route.pattern.test(pathname))?.name
}

/** Starts the proxy. `spoil(defect)` chooses the defect; none makes it a faithful one. */
export async function startProxy({ target, calls, base }) {
  const find = finderOf(calls, base)
  let [defect, memory] = [{}, {}]
  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch(() => outgoing.destroy())
  })

  async function serve(incoming, outgoing) {
    const chunks = []
    for await (const chunk of incoming) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString('utf8')
    const { pathname } = new URL(incoming.url, 'http://proxy')
    const name = find(incoming.method, pathname)
    const request = { name, method: incoming.method, url: incoming.url, headers: without(incoming.headers, left), text }
    const answer = await answerSpoilt(defect, request, memory, (sent) => forward(target, sent))
    outgoing.writeHead(answer.status, answer.headers).end(answer.text)
  }

  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    spoil: (next = {}) => ([defect, memory] = [next, {}]),
    stop: () => server.closeAllConnections() ?? server.close(),
  }
}

/** Sends a request on. */
function forward(target, { method, url, headers, text: body }) {
  return new Promise((resolve, reject) => {
    const own = { ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) }
    const request = openRequest(target + url, { method, headers: own }, (answer) => {
      const chunks = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const sent = { status: answer.statusCode, headers: without(answer.headers, left) }
        resolve({ ...sent, text: Buffer.concat(chunks).toString('utf8') })
      })
    })
    request.on('error', reject)
    request.end(body)
  })
}
