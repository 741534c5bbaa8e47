import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { PreviewServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorServer } from './operatorServer'

const root = join(import.meta.dirname, '../../..')
const answers = new Map<string, RequestListener>()
const server = createServer((request: IncomingMessage, response) => {
  const [path = ''] = (request.url ?? '').split('?')
  answers.get(path)?.(request, response)
})
let address = ''

beforeAll(async () => {
  const { configurePreviewServer } = operatorServer()
  const middlewares = { use: (path: string, answer: RequestListener) => answers.set(path, answer) }
  const config = { root, build: { outDir: 'e2e/operators/metro' } }
  if (typeof configurePreviewServer === 'function')
    await configurePreviewServer.call({} as never, { middlewares, config } as unknown as PreviewServer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/__operator`
})
afterAll(() => server.close())

const ask = async (name: string, given: RequestInit = {}) => {
  const answer = await fetch(`${address}/${name}`, given)
  return { status: answer.status, content: (await answer.json()) as Record<string, unknown> }
}
const post = (body: string) => ask('judge', { method: 'POST', body })

test('@OPS-05 the operator’s page begins with what lies beside the build', async () => {
  const { content } = await ask('laid')
  expect(content).toMatchObject({
    settings: { operator: { name: 'Métro Vinel' } },
    texts: { fr: expect.anything() as unknown },
  })
  expect(Object.keys(content.files as object).sort()).toEqual([
    '/fonts/outfit-latin-ext.woff2',
    '/fonts/outfit-latin.woff2',
    '/logo.svg',
    '/wordmark.svg',
  ])
})

test('@OPS-05 the operator’s page hears what is wrong, and a typeface where the settings name it', async () => {
  const { content: laid } = await ask('laid')
  const { content } = await post(JSON.stringify(laid))
  expect(content).toMatchObject({ faults: [], operator: { features: { buyNow: true, tour: false } } })
  expect(content.css).toContain('src:url(/fonts/outfit-latin.woff2) format("woff2")')
  const { content: judged } = await post(JSON.stringify({ ...laid, files: {} }))
  expect(judged.faults).toContainEqual({
    file: 'settings.json',
    place: 'operator.logo',
    words: '/logo.svg is not beside settings.json',
  })
})

test('@OPS-04 the operator’s page has every text with the room that it has', async () => {
  const { content } = await ask('texts?language=fr')
  expect(content['app:landing.headline']).toEqual([expect.stringMatching(/\.$/), expect.any(Number)])
})

test('@OPS-05 what is no question of the page is refused', async () => {
  expect((await post('{ "settings"')).status).toBe(400)
  expect((await ask('laid', { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(403)
})
