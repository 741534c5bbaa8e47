import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../install.mjs'

/**
 * The progress of a test run: one JSON line for each test that begins and ends, so that a run that is stopped still
 * says what has passed, what has failed, and what hung. The runner names the file by the variable PROGRESS_FILE.
 */
export function tell(line) {
  const file = process.env.PROGRESS_FILE
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`)
}

/** Returns a path from the project's root, with slashes on every system. */
export const fromRoot = (file) => relative(root, file).replaceAll('\\', '/')

/** Returns an error and its causes: fast-check names the values that failed, and its cause what failed with them. */
const withCauses = ({ message, stack, cause }) => [stack ?? message ?? '', ...(cause ? withCauses(cause) : [])]

/** Returns the errors of a test as text without colours. */
export const textOf = (errors = []) =>
  errors
    .flatMap(withCauses)
    .join('\nCaused by: ')
    .replaceAll(/\u001B\[[\d;]*m/g, '')
