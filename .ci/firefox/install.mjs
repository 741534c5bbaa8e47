import { spawnSync } from 'node:child_process'
import { installByApt } from '../apt.mjs'

const starts = (path) => spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0

const findFirefox = () => [process.env.FIREFOX_PATH, 'firefox-esr', 'firefox'].find((path) => path && starts(path))

/** Finds a Firefox: this machine's, else Debian's by apt. Returns its path, or undefined if neither is available. */
export function ensureFirefox() {
  const found = findFirefox()
  if (found) return found
  console.log('Installing Firefox …')
  return installByApt('firefox-esr') ? findFirefox() : undefined
}
