import { spawnSync } from 'node:child_process'
import { run } from './install.mjs'

const works = (command, ...args) => spawnSync(command, args).status === 0

/**
 * Installs Debian packages, as root or by sudo: the first of these lists (`'nginx openssl'`) that apt knows. Returns
 * false if that is not possible.
 */
export function installByApt(...lists) {
  const isRoot = process.getuid?.() === 0
  if (!isRoot && !works('sudo', '-n', 'true')) return false
  if (!works('apt-get', '--version')) return false
  const apt = (...args) => (isRoot ? run('apt-get', args) : run('sudo', ['-n', 'apt-get', ...args]))
  return (
    apt('update', '-q') &&
    lists.some((list) => apt('install', '-y', '-q', '--no-install-recommends', ...list.split(' ')))
  )
}
