import { spawnSync } from 'node:child_process'
import { installByApt } from './apt.mjs'
import { program, runProgram } from './install.mjs'

/** The headless shell is Chromium without windows. It loads the same pages in three quarters of the time. */
const known = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** A file that exists but does not start (Ubuntu's snap stub) is no browser. */
const starts = (path) => spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0

/** Returns the path of a Chromium on this machine, or undefined. `CHROMIUM_PATH` has priority. */
export const findBrowser = () => [process.env.CHROMIUM_PATH, ...known].find((path) => path && starts(path))

/**
 * Finds a Chromium: Debian's, else Debian's installed by apt, else Playwright's own. Returns its path, or undefined if
 * Playwright finds its own.
 */
export function ensureBrowser() {
  const found = findBrowser()
  if (found) return found
  console.log('Installing a browser …')
  if (installByApt('chromium-headless-shell', 'chromium')) {
    const installed = findBrowser()
    if (installed) return installed
  }
  const isPlaywrights = runProgram(program('@playwright/test', 'install', 'chromium')) === 0
  if (!isPlaywrights) throw new Error('No browser: neither Chromium of this machine, nor by apt, nor by Playwright')
  return undefined
}
