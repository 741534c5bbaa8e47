import type { BackendState } from '../state'
import type { MoneyLine, PassLine } from '../state/ledger'
import type { Backend } from './useBackend'

type Entry = BackendState['ledger'][number]

const dollars = (cents: number) => `${cents < 0 ? '−' : '+'}${(Math.abs(cents) / 100).toFixed(2)}`
const told = (line: MoneyLine | PassLine) =>
  'amount' in line ? dollars(line.amount) : `${line.direction === 'in' ? 'gets' : 'gives'} ${line.pass_id}`

export function LedgerTab({ backend: { state } }: { backend: Backend }) {
  // The array of the state is the book's order.
  const entries = [...(state?.ledger ?? [])].reverse()
  return (
    <section>
      <p className="soft">
        Every movement of money and passes, the newest first. What each page shows follows from it.
      </p>
      <p role="status" className="soft">
        {entries.length === 1 ? '1 entry' : `${entries.length} entries`}
      </p>
      <ol className="cards" aria-label="Ledger">
        {entries.slice(0, 200).map((entry) => (
          <li key={entry.number} className="card">
            <EntryLines entry={entry} />
          </li>
        ))}
      </ol>
      {entries.length > 200 && <p className="soft">{entries.length - 200} older entries are not shown.</p>}
    </section>
  )
}

const colours = { posted: 'good', pending: 'open', failed: 'broken' } as const

function EntryLines({ entry: { number, kind, at, state, cause, usable_from, lines } }: { entry: Entry }) {
  return (
    <>
      <span className="line">
        <b>
          {number} {kind}
        </b>
        <span className={`chip ${colours[state]}`}>{state}</span>
      </span>
      <span className="soft mono">
        {at}
        {cause && `, follows from ${cause}`}
        {usable_from && `, usable from ${usable_from}`}
      </span>
      {lines.map((line, index) => (
        <span key={index} className="line">
          <code>{line.account}</code>
          <span className="mono">{told(line)}</span>
        </span>
      ))}
    </>
  )
}
