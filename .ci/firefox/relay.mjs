#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { connect, createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { framesOf } from './frames.mjs'

/**
 * Starts Firefox for Playwright, which speaks WebDriver BiDi with it over a WebSocket. Firefox ESR does not know one command
 * that Playwright sends to every new context: the media features. This stands between them, asks Firefox for its
 * status instead, and lets everything else pass. Colour scheme and reduced motion are settings of the
 * profile (`playwright.config.ts`), and `page.emulateMedia` does nothing.
 */
const unknown = /"method":"emulation\.setMediaFeaturesOverride"/
const known = (message) =>
  unknown.test(message) ? JSON.stringify({ id: JSON.parse(message).id, method: 'session.status', params: {} }) : message

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
firefox.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => firefox.kill(signal))

createInterface(firefox.stderr).on('line', (line) => {
  const [, port] = /WebDriver BiDi listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(line) ?? []
  if (!port) return console.error(line)
  const relay = createServer((playwright) => {
    const browser = connect(Number(port), '127.0.0.1')
    const rewrite = framesOf(`127.0.0.1:${port}`, known)
    playwright.on('data', (data) => browser.write(rewrite(data)))
    browser.pipe(playwright)
    playwright.on('close', () => browser.destroy())
    browser.on('error', () => playwright.destroy())
    playwright.on('error', () => browser.destroy())
  })
  relay.listen(0, '127.0.0.1', () =>
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${relay.address().port}`),
  )
})
