import { spawnSync } from 'node:child_process'
import { installByApt } from './apt.mjs'

const starts = (path, ...args) => spawnSync(path, args, { timeout: 20_000 }).status === 0

/** Returns the path of an nginx that starts. The test also needs openssl, for its certificate. */
function findNginx() {
  if (!starts('openssl', 'version')) return undefined
  return [process.env.NGINX_PATH, 'nginx', '/usr/sbin/nginx'].find((path) => path && starts(path, '-v'))
}

/** Finds an nginx: this machine's, else Debian's by apt. Returns its path, or undefined if neither is available. */
export function ensureNginx() {
  const found = findNginx()
  if (found) return found
  console.log('Installing nginx …')
  return installByApt('nginx openssl') ? findNginx() : undefined
}
