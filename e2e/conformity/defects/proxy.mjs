import { createServer, request as openRequest } from 'node:http'

/**
 * A proxy before a good backend that spoils it by one defect at a time. A defect's `before` may change a request, or
 * answer it; its `after` may change the answer. Both get `memory`, which lasts as long as the defect.
 */

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

const jsonOf = (text) => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
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
    request.json = jsonOf(text)
    const [own, remembered] = [defect, memory]
    const answer = (await own.before?.(request, remembered)) ?? (await forward(target, request))
    answer.json = jsonOf(answer.text)
    await own.after?.(answer, request, remembered)
    const body = answer.changed ? JSON.stringify(answer.json) : answer.text
    outgoing.writeHead(answer.status, answer.headers).end(body)
  }

  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    spoil: (next = {}) => ([defect, memory] = [next, {}]),
    stop: () => server.closeAllConnections() ?? server.close(),
  }
}

/** Sends a request on, by its text, or by its JSON where a defect has changed that. */
function forward(target, { method, url, headers, text, json, changed }) {
  const body = changed ? JSON.stringify(json) : text
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
