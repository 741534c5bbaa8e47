import { existsSync, readFileSync } from 'node:fs'

/** Reads the lines of a run's progress (`lines.mjs`). A line that was cut off when the run was stopped is left out. */
export function readProgress(file) {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line)]
      } catch {
        return []
      }
    })
}

const idOf = ({ file, name }) => `${file} › ${name}`

/**
 * Returns what a run came to: the number of passed tests, the failed ones with their errors, those that had begun and
 * not ended, and the seconds of each file. Stories of one file run in parallel, and its time is the sum of theirs.
 */
export function outcomeOf(lines) {
  const ended = lines.filter(({ event }) => event === 'ended')
  const isEnded = new Map()
  for (const line of ended) isEnded.set(idOf(line), (isEnded.get(idOf(line)) ?? 0) + 1)
  const open = lines
    .filter(({ event }) => event === 'began')
    .filter((line) => {
      const left = isEnded.get(idOf(line)) ?? 0
      isEnded.set(idOf(line), left - 1)
      return left <= 0
    })
  const seconds = new Map()
  const measured = lines.some(({ event }) => event === 'file') ? 'file' : 'ended'
  for (const line of lines.filter(({ event }) => event === measured))
    seconds.set(line.file, (seconds.get(line.file) ?? 0) + (line.seconds ?? 0))
  return {
    passed: ended.filter(({ state }) => state === 'passed').length,
    failed: ended
      .filter(({ state }) => state === 'failed')
      .map((line) => ({ name: idOf(line), error: line.error ?? '', leaves: line.leaves ?? [] })),
    open: open.map(idOf),
    files: [...seconds].map(([file, time]) => ({ file, seconds: time })),
  }
}

/** Returns lines about the files that took longest. */
export function slowest(files, count = 5) {
  const longest = [...files].sort((a, b) => b.seconds - a.seconds).slice(0, count)
  return longest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`)
}
