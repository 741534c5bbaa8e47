import { useState } from 'react'
import { contract } from '../../api/contract/index'
import type { CallName } from '../../api/contract/index'
import { faultKinds } from '../state/tester/faults'
import type { FaultKind } from '../state/tester/faults'
import { faultTexts } from './situations'
import type { Backend } from './useBackend'

type Call = CallName | '*'

const calls: Call[] = ['*', ...(Object.keys(contract) as CallName[]).sort()]

function CallField({ call, change }: { call: Call; change: (call: Call) => void }) {
  return (
    <label>
      Call
      <select value={call} onChange={({ target }) => change(target.value as Call)}>
        {calls.map((name) => (
          <option key={name} value={name}>
            {name === '*' ? 'Every call' : name}
          </option>
        ))}
      </select>
    </label>
  )
}

const timesOf = (times: number | null) => (times === null ? 'always' : times === 1 ? 'once' : `${times} times`)
const nameOf = (call: string) => (call === '*' ? 'Every call' : call)

export function FaultsTab({ backend }: { backend: Backend }) {
  return (
    <>
      <Faults backend={backend} />
      <Delays backend={backend} />
    </>
  )
}

function Faults({ backend: { state, portalMock, act } }: { backend: Backend }) {
  const [call, setCall] = useState<Call>('*')
  const [kind, setKind] = useState<FaultKind>('500')
  const [times, setTimes] = useState('1')
  const add = () => act(() => portalMock.fault(call, kind, times === '' ? undefined : Number(times)))
  return (
    <section>
      <h3>Let a call fail</h3>
      <CallField call={call} change={setCall} />
      <div className="row">
        <label>
          How
          <select value={kind} onChange={({ target }) => setKind(target.value as FaultKind)}>
            {faultKinds.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          Times
          <input
            type="number"
            min="1"
            placeholder="always"
            value={times}
            onChange={({ target }) => setTimes(target.value)}
          />
        </label>
        <button type="button" className="main" onClick={add}>
          Add fault
        </button>
      </div>
      <p className="soft">{faultTexts.get(kind)}</p>
      <ul className="cards" aria-label="Faults">
        {state?.faults.map((fault, at) => (
          <li key={at} className="card line">
            <span>
              <b>{nameOf(fault.call)}</b>: {fault.kind}, {timesOf(fault.times)}
            </span>
            <button type="button" onClick={() => act(() => portalMock.fault(fault.call, fault.kind, 0))}>
              Remove
            </button>
          </li>
        ))}
      </ul>
      {state?.faults.length === 0 && <p className="soft">Every call is answered as usual.</p>}
    </section>
  )
}

function Delays({ backend: { state, portalMock, act } }: { backend: Backend }) {
  const [call, setCall] = useState<Call>('*')
  const [ms, setMs] = useState('2000')
  const set = (value: number, of: Call) => act(() => portalMock.delay(value, of === '*' ? undefined : of))
  const delays = Object.entries(state?.delays ?? {}).filter(([, value]) => value > 0) as [Call, number][]
  return (
    <section>
      <h3>Let answers wait</h3>
      <CallField call={call} change={setCall} />
      <div className="row">
        <label>
          Milliseconds
          <input type="number" min="0" step="500" value={ms} onChange={({ target }) => setMs(target.value)} />
        </label>
        <button type="button" className="main" onClick={() => set(Number(ms), call)}>
          Set delay
        </button>
      </div>
      <ul className="cards" aria-label="Delays">
        {delays.map(([of, value]) => (
          <li key={of} className="card line">
            <span>
              <b>{nameOf(of)}</b>: {value} ms
            </span>
            <button type="button" onClick={() => set(0, of)}>
              Remove
            </button>
          </li>
        ))}
      </ul>
      {delays.length === 0 && <p className="soft">Every answer comes at once.</p>}
    </section>
  )
}
