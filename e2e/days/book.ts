import { expect } from '@playwright/test'
import type { PortalMock } from '../../src/mocks/portalMock'

type Entry = Awaited<ReturnType<PortalMock['ledger']>>[number]

/** The backend's ledger, as a day reads it: what was written since the last look. */
export interface Book {
  /**
   * Returns an entry a line, the oldest first: `order: method:pay-visa -3.50, pass to card:card-phone`. What the operator gains
   * is left out. At each look the whole ledger must be right.
   */
  news: () => Promise<string[]>
}

export function bookOf(mock: PortalMock): Book {
  let seen = 0
  return {
    async news() {
      const entries = await mock.ledger()
      expectRight(entries)
      const told = entries.slice(seen).map(tell)
      seen = entries.length
      return told
    },
  }
}

function tell({ kind, state, lines }: Entry): string {
  const told = lines
    .filter(({ account }) => account !== 'operator')
    // A pass that renews stays where it is.
    .filter((line) => kind !== 'renewal' || 'amount' in line)
    .map((line) =>
      'amount' in line
        ? `${line.account} ${(line.amount / 100).toFixed(2)}`
        : `pass ${line.direction === 'in' ? 'to' : 'from'} ${line.account.startsWith('app:') ? 'the app' : line.account}`,
    )
  return `${kind}${state === 'posted' ? '' : ` (${state})`}: ${told.join(', ')}`
}

/** Each entry adds up to 0, one that failed moves nothing, no account is overdrawn, and a pass is in one place. */
function expectRight(entries: Entry[]): void {
  const funds = new Map<string, number>()
  const places = new Map<string, string>()
  const wrong: string[] = []
  for (const { number, kind, state, lines } of entries) {
    let sum = 0
    if (state === 'failed' && lines.length > 0) wrong.push(`${number} failed and moves something`)
    // A pass leaves its place before it comes to another, whatever the order of the lines.
    for (const line of lines) {
      if ('amount' in line) {
        sum += line.amount
        funds.set(line.account, (funds.get(line.account) ?? 0) + line.amount)
      } else if (line.direction === 'out' && line.account !== 'operator') {
        if (places.get(line.pass_id) !== line.account)
          wrong.push(`${number}: ${line.pass_id} was not in ${line.account}`)
        places.delete(line.pass_id)
      }
    }
    for (const line of lines) {
      if ('amount' in line || line.direction === 'out' || line.account === 'operator') continue
      if (places.has(line.pass_id)) wrong.push(`${number}: ${line.pass_id} is in two places`)
      places.set(line.pass_id, line.account)
    }
    if (sum !== 0) wrong.push(`${number} adds up to ${sum}`)
    // A ride may cost more than was left on its card; nothing else is paid from what is not there.
    for (const line of lines) {
      const left = funds.get(line.account) ?? 0
      if (kind !== 'ride' && 'amount' in line && line.amount < 0 && /^(card|wallet):/.test(line.account) && left < 0)
        wrong.push(`${number}: ${line.account} holds ${left}`)
    }
  }
  expect([...new Set(wrong)], 'the ledger').toEqual([])
}
