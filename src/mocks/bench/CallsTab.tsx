import { useState } from 'react'
import type { CallRecord } from '../state/tester/calls'
import type { Exchange } from '../serving/exchanges'
import { pretty, readingOf, verdictOf } from './verdict'
import type { Backend } from './useBackend'

const isNamed = (search: string) => {
  const asked = search.trim().toLowerCase()
  return ({ name, path }: Pick<CallRecord, 'name' | 'path'>) => `${name} ${path}`.toLowerCase().includes(asked)
}

export function CallsTab({ backend: { state, exchanges } }: { backend: Backend }) {
  const [search, setSearch] = useState('')
  const [clearedAt, setClearedAt] = useState(0)
  const fresh = exchanges.filter(({ number }) => number > clearedAt)
  const shown = fresh.filter(isNamed(search)).reverse()
  const calls = state?.calls ?? []
  const earlier = calls
    .slice(0, Math.max(0, calls.length - exchanges.length))
    .filter(isNamed(search))
    .reverse()
  return (
    <section>
      <div className="row">
        <label>
          Find a call
          <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </label>
        <button type="button" onClick={() => setClearedAt(exchanges.at(-1)?.number ?? 0)}>
          Clear
        </button>
      </div>
      <p className="soft" role="status">
        {shown.length === 1 ? '1 call of this page' : `${shown.length} calls of this page`}
      </p>
      <ol className="cards" aria-label="Calls of this page, the newest first">
        {shown.map((exchange) => (
          <li key={exchange.number}>
            <Call exchange={exchange} />
          </li>
        ))}
      </ol>
      {earlier.length > 0 && (
        <details>
          <summary>Before this page: {earlier.length}</summary>
          <div>
            {earlier.map(({ name, method, path, status }, at) => (
              <p key={at}>
                <b>{name}</b> <span className="chip">{status || 'no answer'}</span>
                <br />
                <code>
                  {method} {path}
                </code>
              </p>
            ))}
          </div>
        </details>
      )}
    </section>
  )
}

const statusOf = ({ answer }: Exchange) =>
  answer === undefined ? 'waiting' : answer.kind === 'answer' ? answer.status : 'no answer'

function Call({ exchange }: { exchange: Exchange }) {
  const [isOpen, setIsOpen] = useState(false)
  const { name, method, path, body, answer, took } = exchange
  const { kind, words } = verdictOf(exchange)
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <span className="line">
          <b>{name}</b>
          <span className="mono">
            {answer && `${took} ms `}
            <span className={`chip ${kind}`}>{statusOf(exchange)}</span>
          </span>
        </span>
      </summary>
      {isOpen && (
        <div>
          <code>
            {method} {path}
          </code>
          <p className={kind}>{words}</p>
          <p className="soft">{readingOf(exchange)}</p>
          {body !== '' && <Body title="Sent" text={body} />}
          {answer?.kind === 'answer' && <Body title="Received" text={answer.body} />}
        </div>
      )}
    </details>
  )
}

function Body({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h3>{title}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard */}
      <pre tabIndex={0} aria-label={title} role="region">
        {pretty(text)}
      </pre>
    </div>
  )
}
