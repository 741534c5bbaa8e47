import { useState } from 'react'
import { now } from '../../shared/clock'
import { instantOf } from './share'
import type { Backend } from './useBackend'

/** Returns the instant a number of days and months later, at the same time of day. */
function later(from: number, { days = 0, months = 0 }: { days?: number; months?: number }): number {
  const date = new Date(from)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + months, 1)
  // A month after January 31 is the last day of February.
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last) + days)
  return date.getTime()
}

const steps = [
  { title: 'A day on', by: { days: 1 } },
  { title: 'A week on', by: { days: 7 } },
  { title: 'A month on', by: { months: 1 } },
]

export function ClockTab({ backend: { state, portalMock, act, reopen } }: { backend: Backend }) {
  const clock = state?.clock ?? null
  const [day, setDay] = useState('')
  const set = (iso?: string) =>
    act(async () => {
      await portalMock.now(iso)
      reopen()
    })
  const present = clock ?? now()
  return (
    <section>
      <p className="soft">
        The portal and the backend have one clock. What falls due by then (autoloads, renewals, passes that end) happens
        with the next call.
      </p>
      <p className="clock" role="status">
        {clock === null ? 'The clock runs' : instantOf(clock)}
      </p>
      <div className="row">
        <button type="button" onClick={() => set(instantOf(Math.floor(now() / 1000) * 1000))}>
          Stop
        </button>
        <button type="button" onClick={() => set()}>
          Run
        </button>
        {steps.map(({ title, by }) => (
          <button key={title} type="button" onClick={() => set(instantOf(later(present, by)))}>
            {title}
          </button>
        ))}
      </div>
      <div className="row">
        <label>
          Go to (UTC)
          <input type="datetime-local" value={day} onChange={({ target }) => setDay(target.value)} />
        </label>
        <button type="button" className="main" onClick={() => set(`${day}Z`)}>
          Go
        </button>
      </div>
    </section>
  )
}
