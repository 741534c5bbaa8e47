import type { CallName } from '../../api/contract/index'
import type { Answer } from './answers'

/** A call of this page, with its answer as soon as there is one. */
export interface Exchange {
  number: number
  name: CallName
  method: string
  path: string
  body: string
  /** Undefined while the page waits. */
  answer: Answer | undefined
  /** Milliseconds from the call to its answer. */
  took: number
}

/** What the page has sent and received since it opened, for the bench. */
export interface ExchangeLog {
  /** The oldest first; another list after each change. */
  all(): readonly Exchange[]
  /** Notes a call. The returned function notes its answer. */
  begin(call: Pick<Exchange, 'name' | 'method' | 'path' | 'body'>): (answer: Answer) => void
  listen(changed: () => void): () => void
}

const kept = 200

export function createExchangeLog(): ExchangeLog {
  let exchanges: readonly Exchange[] = []
  let count = 0
  const listeners = new Set<() => void>()
  const replace = (next: readonly Exchange[]) => {
    exchanges = next.slice(-kept)
    listeners.forEach((changed) => changed())
  }
  return {
    all: () => exchanges,
    begin(call) {
      const number = (count += 1)
      const began = performance.now()
      replace([...exchanges, { ...call, number, answer: undefined, took: 0 }])
      return (answer) => {
        const took = Math.round(performance.now() - began)
        replace(exchanges.map((one) => (one.number === number ? { ...one, answer, took } : one)))
      }
    },
    listen(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}
