import { useEffect, useId, useRef, useState } from 'react'
import type { ComponentType, KeyboardEvent } from 'react'
import type { PortalMock } from '../portalMock'
import type { ExchangeLog } from '../serving/exchanges'
import { CallsTab } from './CallsTab'
import { ClockTab } from './ClockTab'
import { CopyTab } from './CopyTab'
import { FaultsTab } from './FaultsTab'
import { LedgerTab } from './LedgerTab'
import { LookTab } from './LookTab'
import { PeopleTab } from './PeopleTab'
import { ScenariosTab } from './ScenariosTab'
import { instantOf } from './share'
import { useBackend } from './useBackend'
import type { Backend } from './useBackend'

const tabs = {
  scenarios: { title: 'Scenarios', Content: ScenariosTab },
  people: { title: 'People', Content: PeopleTab },
  faults: { title: 'Faults', Content: FaultsTab },
  clock: { title: 'Clock', Content: ClockTab },
  look: { title: 'Look', Content: LookTab },
  calls: { title: 'Calls', Content: CallsTab },
  ledger: { title: 'Ledger', Content: LedgerTab },
  copy: { title: 'Copy', Content: CopyTab },
} satisfies Record<string, { title: string; Content: ComponentType<{ backend: Backend }> }>

type TabName = keyof typeof tabs
const names = Object.keys(tabs) as TabName[]

interface Props {
  portalMock: PortalMock
  log: ExchangeLog
  tab: string | undefined
  close: () => void
}

/** The tester's bench: everything that `window.portalMock` and the address can do, by hand. */
export function Bench({ portalMock, log, tab, close }: Props) {
  const [shown, setShown] = useState<TabName>(names.find((name) => name === tab) ?? 'scenarios')
  const [isAtStart, setIsAtStart] = useState(false)
  const backend = useBackend(portalMock, log, shown)
  const place = useRef<HTMLElement>(null)
  const id = useId()
  useEffect(() => {
    const first = place.current?.querySelector<HTMLElement>('input[type=search]') ?? place.current?.querySelector('h2')
    first?.focus()
  }, [])
  const { Content } = tabs[shown]
  const { state, trouble } = backend
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from each of its controls
    <aside className={isAtStart ? 'bench atStart' : 'bench'} ref={place} aria-labelledby={id} onKeyDown={closeByKey}>
      <header>
        <div>
          <h2 id={id} tabIndex={-1}>
            Bench
          </h2>
          <p className="soft">
            {state
              ? `${state.scenario}, ${state.clock === null ? 'the clock runs' : instantOf(state.clock)}`
              : 'Reading…'}
          </p>
        </div>
        <button
          type="button"
          className="side"
          aria-label={`Move the bench to the ${isAtStart ? 'right' : 'left'}`}
          onClick={() => setIsAtStart(!isAtStart)}
        >
          {isAtStart ? 'Right' : 'Left'}
        </button>
        <button type="button" onClick={close}>
          Close
        </button>
      </header>
      <Tabs id={id} shown={shown} show={setShown} />
      {}
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`} tabIndex={0}>
        <div role="alert" className={trouble ? 'trouble' : undefined}>
          {trouble}
        </div>
        <Content key={shown} backend={backend} />
      </div>
    </aside>
  )
}

function Tabs({ id, shown, show }: { id: string; shown: TabName; show: (name: TabName) => void }) {
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const at = names.indexOf(shown)
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: names.length - 1 }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (step + names.length) % names.length
    const name = names[next]
    if (name) show(name)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div role="tablist" aria-label="Parts of the bench" ref={list}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}`}
          aria-selected={name === shown}
          aria-controls={`${id}-panel`}
          tabIndex={name === shown ? 0 : -1}
          onClick={() => show(name)}
          onKeyDown={move}
        >
          {tabs[name].title}
        </button>
      ))}
    </div>
  )
}
