import type { Check, Draft, Question } from './draft'

/** Gives the questions one by one, and goes on with what each answer made of the draft. */
export type Walk<T> = Generator<Question, T, Draft | 'abort'>

/** Walks checks over a draft. Nothing is stored on the way: what comes out is the new draft, or nothing at all. */
export function* walkChecks(checks: readonly Check[], start: Draft): Walk<Draft | 'abort'> {
  let draft = start
  for (const check of checks) {
    const found = check(draft)
    if (!found) continue
    const next = 'draft' in found ? found.draft : yield found
    if (next === 'abort') return next
    draft = next
  }
  return draft
}
