import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'

const root = fileURLToPath(new URL('..', import.meta.url))
const debian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path))
const browser = process.env.CHROMIUM_PATH ?? debian
// Each run has its own server. The workers of this run inherit its port.
process.env.STORIES_PORT ??= String(20_000 + (process.pid % 20_000))
const mockPort = Number(process.env.STORIES_PORT)
const productionPort = mockPort + 1
/** The folder of the build, if it is not dist-mock (`vite build --mode mock --outDir …`). */
const folder = process.env.STORIES_FOLDER ?? 'dist-mock'
/** The report that `npm test` counts. It sets the path. */
const report = process.env.STORIES_REPORT

const preview = (mode: string, outDir: string, onPort: number) => ({
  command: `node node_modules/vite/bin/vite.js preview --mode ${mode} --outDir ${outDir} --port ${onPort}`,
  cwd: root,
  url: `http://127.0.0.1:${onPort}/settings.json`,
  reuseExistingServer: false,
  timeout: 60_000,
})

const at = (port: number) => ({ baseURL: `http://127.0.0.1:${port}` })
const stories = { name: 'stories', testDir: './stories', use: at(mockPort) }
/** Tests of the production build, which run where it was built. */
const production = { name: 'production', testDir: './production', use: at(productionPort) }
const hasProduction = existsSync(`${root}dist/index.html`)

/** Stories against the static build with the mock backend (`dist-mock/`), under the security policy of a real host. */
export default defineConfig({
  outputDir: `${root}test-results/stories`,
  reporter: report ? [['dot'], ['json', { outputFile: report }]] : [['list']],
  fullyParallel: true,
  forbidOnly: Boolean(report),
  retries: 0,
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 7_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-CA',
    timezoneId: 'America/Halifax',
    actionTimeout: 7_000,
    navigationTimeout: 15_000,
    // Recording every story takes a fifth of the time. Use `--trace on` to record.
    trace: 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(browser && { executablePath: browser }),
      // Chromium has no sandbox for root, the user in containers.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  projects: hasProduction ? [stories, production] : [stories],
  webServer: [
    preview('mock', folder, mockPort),
    ...(hasProduction ? [preview('production', 'dist', productionPort)] : []),
  ],
})
