import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import chromium from '../playwright.config'
import type { Options } from '../production/fixtures'
import type { SharingOptions } from '../sharedContext'

/** What Playwright cannot tell Firefox ESR itself, and no connection but to this machine: the proxy is a closed port. */
const preferences = {
  'ui.prefersReducedMotion': 1,
  'layout.css.prefers-color-scheme.content-override': 1,
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
}

/** The stories that Firefox plays, by their project: whole days over several rooms, and the journeys of the production build. */
const played = new Map([
  ['stories', 'daysOf*.spec.ts'],
  ['production', 'journeys.spec.ts'],
])

/** Stories in Firefox ESR, as Debian has it: `npm run stories -- --engine firefox`. */
export default defineConfig<Options & SharingOptions>({
  ...chromium,
  projects: chromium.projects
    ?.filter(({ name }) => played.has(name ?? ''))
    .map((project) => ({
      ...project,
      testDir: `../${project.testDir}`,
      testMatch: played.get(project.name ?? ''),
      use: {
        ...project.use,
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: fileURLToPath(new URL('../../.ci/firefox/relay.mjs', import.meta.url)),
          firefoxUserPrefs: preferences,
        },
        contextOptions: {},
        sharesContext: false,
      },
    })),
})
