import { spawnSync } from 'node:child_process'
import { installByApt } from './apt.mjs'

const starts = (path, ...args) => spawnSync(path, args, { timeout: 20_000 }).status === 0

/** Path of an nginx that starts; the test makes its certificate by openssl. */
function findNginx() {
  if (!starts('openssl', 'version')) return undefined
  return [process.env.NGINX_PATH, 'nginx', '/usr/sbin/nginx'].find((path) => path && starts(path, '-v'))
}

/** Sees to an nginx: this machine's, else Debian's by apt. Gives its path, or undefined where neither can be had. */
export function ensureNginx() {
  const found = findNginx()
  if (found) return found
  console.log('Installing nginx …')
  return installByApt('nginx openssl') ? findNginx() : undefined
}
