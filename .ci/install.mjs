import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** On Windows npm is a script, which only the shell starts. */
export const shell = process.platform === 'win32'

/** Runs a command and shows its output. Returns true if it succeeded. */
export function run(command, args) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', shell }).status === 0
}

/**
 * Returns the command line that runs a package's program by Node itself: Windows cannot start the files in
 * `node_modules/.bin`.
 */
export function program(name, ...args) {
  const { bin } = JSON.parse(readFileSync(`${root}/node_modules/${name}/package.json`, 'utf8'))
  const [file] = typeof bin === 'string' ? [bin] : Object.values(bin)
  return [process.execPath, `${root}/node_modules/${name}/${file}`, ...args]
}

/** Runs a package's program and shows its output. Returns its exit code. */
export function runProgram([command, ...args], env = process.env) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env }).status ?? 1
}

function readPackages(file) {
  return JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).packages
}

/**
 * Returns true if node_modules contains the packages of package-lock.json. npm writes its own list at the end of an
 * install, so an interrupted install counts as none.
 */
function isInstalled() {
  if (!existsSync(new URL('../node_modules/.package-lock.json', import.meta.url))) return false
  const installed = readPackages('node_modules/.package-lock.json')
  return Object.entries(readPackages('package-lock.json')).every(
    ([path, wanted]) => path === '' || wanted.optional || installed[path]?.version === wanted.version,
  )
}

/**
 * Installs the packages if they are missing or differ from the lock file. A script that a test starts installs nothing:
 * the packages would be gone while other tests run.
 */
export function ensureInstalled() {
  if (process.env.VITEST || isInstalled()) return
  console.log('Installing packages …')
  if (run('npm', ['ci', '--no-audit', '--no-fund'])) return
  console.error('The packages could not be installed. Is the npm registry reachable, and Node 20.19 or later in use?')
  process.exit(1)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) ensureInstalled()
