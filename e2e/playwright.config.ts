import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { isWhole } from '../src/testing/chance/sample'
import type { Options } from './production/fixtures'
import type { SharingOptions } from './sharedContext'

const root = fileURLToPath(new URL('..', import.meta.url))
const debian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path))
const browser = process.env.CHROMIUM_PATH ?? debian
// Each run has its own server. The workers of this run inherit its port.
process.env.STORIES_PORT ??= String(20_000 + (process.pid % 20_000))
const mockPort = Number(process.env.STORIES_PORT)
/** The production build: with its backend behind a proxy of its origin, on another origin, and with Prism as backend. */
const [productionPort, backendPort, otherPort, otherBackendPort, prismPort, prismSitePort, allUpPort] = [
  1, 2, 3, 4, 5, 6, 7,
].map((more) => mockPort + more)
/** The folder of the build, if it is not dist-mock (`vite build --mode mock --outDir …`). */
const folder = process.env.STORIES_FOLDER ?? 'dist-mock'

const address = (port: number | undefined) => `http://127.0.0.1:${port}`
const at = (port: number | undefined) => ({ baseURL: address(port) })

const server = (script: URL, ...options: string[]) => [fileURLToPath(script), ...options]
const site = (port: number | undefined, ...options: string[]) => ({
  args: server(new URL('./production/site.mjs', import.meta.url), '--port', String(port), ...options),
  url: `${address(port)}/settings.json`,
})
const backend = (port: number | undefined, ...options: string[]) => ({
  args: server(new URL('../.ci/backend.mjs', import.meta.url), '--port', String(port), ...options),
  url: `${address(port)}/__tester/calls`,
})

const launch = (...args: string[]) => ({
  ...(browser && { executablePath: browser }),
  args: [
    // Chromium has no sandbox for root, the user in containers.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    // A page of a story lives for seconds: optimised code takes more of the processor's time than it saves.
    '--js-flags=--no-opt --no-maglev',
    ...args,
  ],
})
const onThisMachine = { launchOptions: launch('--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1') }

const productionServers = [
  // It writes its documents first, and only its own tests wait for that (`production/fixtures.ts`).
  { ...site(otherPort, '--hosts', address(otherBackendPort), '--folder', 'test-results/otherOrigin'), isLate: true },
  backend(backendPort),
  site(productionPort, '--proxy', address(backendPort)),
  backend(otherBackendPort, '--origin', address(otherPort)),
  {
    args: server(new URL('./production/prism.mjs', import.meta.url), '--port', String(prismPort)),
    url: `${address(prismPort)}/__prism/refused`,
  },
  site(prismSitePort, '--proxy', address(prismPort)),
]
const onMock = { ...at(mockPort), sharesContext: true }
const stories = { name: 'stories', testDir: './stories', use: onMock }
/** Screens in all languages: a sample, or all with `npm run stories -- --all-languages`. */
const languages = { name: 'languages', testDir: './languages', use: onMock }
/** Tests of the production build, which run where it was built. */
const production = {
  name: 'production',
  testDir: './production',
  testIgnore: ['prism.spec.ts', 'ownWords.spec.ts'],
  // The project on another origin plays this journey, too, where cookies and preflights have to work.
  ...(!isWhole && { grepInvert: /second factor/ }),
  use: { ...onThisMachine, ...at(productionPort), backend: address(backendPort) },
}
const onPrism = {
  name: 'production on Prism',
  testDir: './production',
  testMatch: 'prism.spec.ts',
  use: { ...onThisMachine, ...at(prismSitePort), backend: address(prismPort) },
}
const otherOrigin = {
  name: 'production, backend on another origin',
  testDir: './production',
  testMatch: ['journeys.spec.ts', 'ownWords.spec.ts'],
  // In `npm test`, one journey shows that cookies and preflights work, as all of them do on the origin of the portal.
  ...(!isWhole && { grep: /second factor|own words/ }),
  // Both files sign in at the one backend, and the journeys read its calls.
  workers: 1,
  use: { ...onThisMachine, ...at(otherPort), backend: address(otherBackendPort) },
}
/** Journeys on a backend that is already there: `npm run stories -- --backend URL`. */
const anyBackend = { name: 'any backend', testDir: './anyBackend', use: at(mockPort) }
const givenBackend = process.env.STORIES_BACKEND
const hasProduction = existsSync(`${root}dist/index.html`)

const mockServer = {
  args: server(
    new URL('../node_modules/vite/bin/vite.js', import.meta.url),
    ...['preview', '--mode', 'mock', '--outDir', folder, '--port', String(mockPort)],
  ),
  url: `${address(mockPort)}/settings.json`,
}
const servers = givenBackend
  ? [site(mockPort, '--proxy', givenBackend)]
  : [mockServer, ...(hasProduction ? productionServers : [])]

/** Stories against the static build with the mock backend (`dist-mock/`), under the security policy of a real host. */
export default defineConfig<Options & SharingOptions>({
  outputDir: root + (process.env.STORIES_OUTPUT ?? 'test-results/stories'),
  reporter: 'list',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI ?? process.env.PROGRESS_FILE),
  retries: 0,
  workers: 3,
  // The time is for a story that hangs: a slow machine is slower, never red.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-CA',
    timezoneId: 'America/Halifax',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Recording every story takes a fifth of the time: `npm test` records those that failed, in a second run.
    trace: 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launch(),
  },
  projects: givenBackend
    ? [anyBackend]
    : hasProduction
      ? // The one that has a single worker begins first, so that no core waits for it at the end.
        [otherOrigin, production, onPrism, stories, languages]
      : [stories, languages],
  webServer: {
    command: `node "${fileURLToPath(new URL('./servers.mjs', import.meta.url))}"`,
    env: { SERVERS: JSON.stringify({ port: allUpPort, servers, owner: process.pid }) },
    cwd: root,
    url: address(allUpPort),
    reuseExistingServer: false,
    timeout: 240_000,
  },
})
