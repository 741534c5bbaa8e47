import { readDocument } from '../document.mjs'
import { runSuite } from '../suite.mjs'
import { startProxy } from './proxy.mjs'

/**
 * Runs each defect against the promises that must find it, and returns how that ended. First of all the promises are
 * tried without any defect: what does not hold then, finds nothing.
 */
export async function findDefects(defects, { address, document, facts }) {
  const calls = readDocument(document)
  const proxy = await startProxy({ target: address, calls, base: facts.base })
  const run = (promises) => runSuite({ calls, facts, address: proxy.address, promises, allow: ['spend', 'close'] })
  try {
    const unspoilt = await run([...new Set(defects.flatMap(({ promises }) => promises))])
    const broken = unspoilt.filter(({ outcome }) => outcome !== 'held')
    const missed = []
    for (const defect of defects) {
      proxy.spoil(defect.how)
      const results = await run(defect.promises)
      if (!results.some(({ outcome }) => outcome === 'broken')) missed.push(defect)
    }
    return { broken, missed }
  } finally {
    proxy.stop()
  }
}

/** Returns the outcome in words. */
export function told(defects, { broken, missed }) {
  const found = defects.length - missed.length
  return [
    ...broken.map(({ call, promise, what }) => `Does not hold without a defect: ${call} ${promise}: ${what}`),
    ...missed.map(({ what, promises }) => `NOT FOUND  ${what} (${promises.join(', ')})`),
    `${found} of ${defects.length} deliberate defects found (${Math.floor((100 * found) / defects.length)} %)`,
  ].join('\n')
}
