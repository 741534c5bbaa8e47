import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createBackendServer } from './httpServer'

test('@OPS-03 the backend as a process takes reports of the portal, and a tester reads them', async () => {
  const server = createBackendServer()
  onTestFinished(async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const send = (body: object) => fetch(`${origin}/reports`, { method: 'POST', body: JSON.stringify(body) })
  const report = { kind: 'vital', page: '/products/:serviceType?', count: 1, name: 'LCP', value: 812 }
  const body = { version: 1, release: 'assets/entry-1.js', reports: [report] }
  expect((await send(body)).status).toBe(200)
  expect((await send({ ...body, reports: [{ ...report, page: '/reset/jo@example.com' }] })).status).toBe(400)
  expect(await (await fetch(`${origin}/__tester/reports`)).json()).toEqual([report])
})
