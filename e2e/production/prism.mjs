import { readFileSync } from 'node:fs'
import { createServer as createFront, request as openRequest } from 'node:http'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { createServer } from '@stoplight/prism-http-server'

/**
 * Prism serves the document as a backend below `/backend`: `node prism.mjs --port N`. It refuses what the document does not
 * allow, and answers with its examples. Where a call has several, the front asks for the one whose body is most like the
 * body that was sent, as users of Prism do (`Prefer: example=NAME`). `/__prism/refused` lists what Prism refused.
 */
const { port } = parseArgs({ options: { port: { type: 'string' } } }).values
const file = fileURLToPath(new URL('../../src/api/contract.json', import.meta.url))
const { paths } = JSON.parse(readFileSync(file, 'utf8'))

const levels = ['trace', 'debug', 'info', 'success', 'warn', 'error', 'fatal']
const logger = { ...Object.fromEntries(levels.map((level) => [level, () => undefined])), child: () => logger }
const config = {
  mock: { dynamic: false },
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: true,
}
const prism = createServer(await getHttpOperationsFromSpec(file), { components: { logger }, config, cors: false })
const inner = await prism.listen(0, '127.0.0.1')

const leavesOf = (value, at = '') =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${at}/${key}`))
    : [`${at}=${value}`]

/** Returns the name of the example whose body has most in common with what was sent. */
function exampleFor(method, pathname, sent) {
  const content = paths[pathname]?.[method]?.requestBody?.content['application/json']
  const given = leavesOf(sent)
  const common = ({ value }) => leavesOf(value).reduce((sum, leaf) => sum + (given.includes(leaf) ? 1 : -1), 0)
  const named = Object.entries(content?.examples ?? {})
  return named.sort(([, one], [, other]) => common(other) - common(one))[0]?.[0]
}

const jsonOf = (text) => (text === '' ? {} : JSON.parse(text))
const refused = []

async function serve(incoming, outgoing) {
  if (incoming.url === '/__prism/refused') return outgoing.end(JSON.stringify(refused))
  const url = incoming.url.replace(/^\/backend/, '')
  let text = ''
  for await (const chunk of incoming) text += chunk
  const name = exampleFor(incoming.method.toLowerCase(), url.split('?')[0], jsonOf(text))
  const headers = { ...incoming.headers, ...(name && { prefer: `example=${name}` }) }
  const passed = openRequest(inner + url, { method: incoming.method, headers }, (answer) => {
    if (answer.statusCode !== 200) refused.push(`${answer.statusCode} ${incoming.method} ${url}`)
    outgoing.writeHead(answer.statusCode, answer.headers)
    answer.pipe(outgoing)
  })
  passed.on('error', () => outgoing.destroy())
  passed.end(text)
}

createFront((incoming, outgoing) => void serve(incoming, outgoing).catch(() => outgoing.destroy())).listen(
  Number(port),
  '127.0.0.1',
)
