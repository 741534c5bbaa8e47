import { readDocument } from './document.mjs'
import { Broken, Untried } from './judge.mjs'
import { Visit } from './visit.mjs'
import { allChecks } from './checks/index.mjs'

/**
 * A check is `{ call, promise, sentence, run, situation?, allow?, reads? }`: `situation` names what the backend is to be
 * brought into (the usual one otherwise), `allow` what the caller must have allowed (`spend`, `close`, or both), and `reads` says
 * that the check leaves the backend as it was.
 */

/**
 * Runs the checks against a backend, one after the other, and returns their results:
 * `{ call, promise, sentence, outcome: 'held' | 'broken' | 'untried', what?, request?, answer? }`.
 */
export async function runSuite({ document, calls = readDocument(document), ...given }) {
  const { facts, address, only = [], promises, allow = [], told = () => {} } = given
  const backend = { calls, facts, address, kept: undefined }
  const wanted = allChecks(backend.calls).filter(
    ({ call, promise }) =>
      (only.length === 0 || only.includes(call)) && (!promises || promises.includes(`${call} ${promise}`)),
  )
  const results = []
  let situation
  for (const check of wanted) {
    const { call, promise, sentence, situation: own = 'usual' } = check
    // A backend that cannot be brought into a situation is taken as it is.
    const isMoved = situation !== own && facts.situations?.[own]
    if (isMoved || situation === undefined) backend.kept = { riders: {}, lists: {} }
    const visit = new Visit(backend, allow)
    const started = performance.now()
    const outcome = await outcomeOf(visit, check, { allow, prepare: isMoved && facts.situations[own] })
    situation = check.reads && outcome.outcome !== 'broken' ? (isMoved ? own : (situation ?? own)) : 'changed'
    const seconds = (performance.now() - started) / 1_000
    const result = { call, promise, sentence, seconds, ...outcome }
    results.push(result)
    told(result)
  }
  return results
}

async function outcomeOf(visit, check, { allow, prepare }) {
  const missing = [check.allow ?? []].flat().find((word) => !allow.includes(word))
  if (missing) return { outcome: 'untried', what: `--allow ${missing}` }
  try {
    if (prepare) await visit.act(prepare)
    await check.run(visit)
    return { outcome: 'held' }
  } catch (error) {
    if (error instanceof Untried) return { outcome: 'untried', what: error.message }
    const { request, ...answer } = error.answer ?? visit.last ?? {}
    const what = error instanceof Broken ? error.message : `The check itself failed: ${error.stack}`
    return { outcome: 'broken', what, request, answer: request && { ...answer, json: undefined } }
  } finally {
    await visit.end()
  }
}
