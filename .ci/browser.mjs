import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installByApt } from './apt.mjs'
import { program, runProgram } from './install.mjs'

/** The headless shell is Chromium without windows. It loads the same pages in four fifths of the processor's time. */
const shell = '/usr/bin/chromium-headless-shell'
const known = [
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** A file that exists but does not start (Ubuntu's snap stub) is no browser. */
const starts = (path) => spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0

/** Returns the path of a Chromium on this machine, or undefined. `CHROMIUM_PATH` has priority. */
export const findBrowser = () => [process.env.CHROMIUM_PATH, ...known].find((path) => path && starts(path))

/** Whether Debian's Chromium is here without the headless shell, and root may install it. */
const lacksShell = () =>
  !process.env.CHROMIUM_PATH && process.getuid?.() === 0 && existsSync('/usr/bin/chromium') && !existsSync(shell)

/**
 * Finds a Chromium: Debian's, else Debian's installed by apt, else Playwright's own. Returns its path, or undefined if
 * Playwright finds its own.
 */
export function ensureBrowser() {
  const found = findBrowser()
  if (found && !lacksShell()) return found
  console.log('Installing a browser …')
  const installed = installByApt('chromium-headless-shell', 'chromium') ? findBrowser() : found
  if (installed) return installed
  const isPlaywrights = runProgram(program('@playwright/test', 'install', 'chromium')) === 0
  if (!isPlaywrights) throw new Error('No browser: neither Chromium of this machine, nor by apt, nor by Playwright')
  return undefined
}
