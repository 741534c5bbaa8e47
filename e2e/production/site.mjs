import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { request as requestSafely } from 'node:https'
import { parseArgs } from 'node:util'
import { preview } from 'vite'
import { root } from '../../.ci/install.mjs'
import ownWords from './ownWords.json' with { type: 'json' }

/**
 * Serves the production build by the preview, for the tests here: with `--proxy URL` the backend is on the site's own
 * origin, behind a proxy; with `--hosts URL` the settings name the backend's own origin.
 */
const text = { type: 'string' }
const { values } = parseArgs({ options: { port: text, proxy: text, hosts: text, folder: text } })
const { port, proxy, hosts, folder = 'dist' } = values

/** Makes a copy of the build with another backend and the operator's own words, as an operator would: the files, then the command. */
function copyWithHosts() {
  rmSync(`${root}/${folder}`, { recursive: true, force: true })
  cpSync(`${root}/dist`, `${root}/${folder}`, { recursive: true })
  const file = `${root}/${folder}/settings.json`
  const settings = JSON.parse(readFileSync(file, 'utf8'))
  for (const [name, path] of Object.entries(settings.hosts)) settings.hosts[name] = hosts + path
  writeFileSync(file, JSON.stringify(settings))
  mkdirSync(`${root}/${folder}/texts`, { recursive: true })
  for (const [language, texts] of Object.entries(ownWords))
    writeFileSync(`${root}/${folder}/texts/${language}.json`, JSON.stringify(texts))
  const apply = () => execFileSync(process.execPath, [`${root}/.ci/settings.mjs`, folder], { stdio: 'ignore' })
  try {
    apply()
  } catch {
    // A build from other texts takes no words. Only `ownWords.spec.ts` needs them.
    rmSync(`${root}/${folder}/texts`, { recursive: true })
    apply()
  }
}

/** Passes a request on to the backend. A connection that breaks there breaks here, too. */
function passOn(asked, answer) {
  const headers = { ...asked.headers, host: new URL(proxy).host }
  const ask = proxy.startsWith('https:') ? requestSafely : request
  const passed = ask(proxy + asked.originalUrl, { method: asked.method, headers })
  passed.on('response', (response) => {
    answer.writeHead(response.statusCode, response.headers)
    response.pipe(answer)
  })
  // Two lengths: a browser silently repeats a request whose kept connection merely closes.
  const broken = 'HTTP/1.1 502 Broken\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'
  passed.on('error', () => asked.socket.end(broken))
  answer.on('close', () => passed.destroy())
  asked.pipe(passed)
}

const proxied = {
  name: 'backend-proxy',
  enforce: 'pre',
  configurePreviewServer: ({ middlewares }) => void middlewares.use('/backend', passOn),
}

/**
 * The answers that were cut short, as by a bad network: status 200, and half of the file. The cookie `cut` names the
 * file; it is cut once for each value of the cookie, and for no other visitor.
 */
const cut = new Set()

const cutting = {
  name: 'cut-files',
  enforce: 'pre',
  configurePreviewServer({ middlewares }) {
    middlewares.use(({ url, headers }, answer, next) => {
      const [, wanted] = /(?:^|; )cut=([^;]*)/.exec(headers.cookie ?? '') ?? []
      if (!wanted?.endsWith(url) || url === '/' || cut.has(wanted)) return next()
      cut.add(wanted)
      const content = readFileSync(`${root}/${folder}${url}`)
      const kept = { 'Content-Type': 'text/javascript', 'Cache-Control': 'public, max-age=31536000, immutable' }
      answer.writeHead(200, kept).end(content.subarray(0, content.length / 2))
    })
  },
}

if (hosts) copyWithHosts()
await preview({
  root,
  mode: 'production',
  logLevel: 'warn',
  build: { outDir: folder },
  preview: { port: Number(port), strictPort: true },
  plugins: proxy ? [cutting, proxied] : [],
})
