import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import type { PortalMock } from '../portalMock'
import type { ExchangeLog } from '../serving/exchanges'
import { Bench } from './Bench'
import { benchStyles } from './styles'

interface Opening {
  portalMock: PortalMock
  log: ExchangeLog
  /** The tab that shows; the first one without it. */
  tab: string | undefined
}

let opened: { place: HTMLElement; root: Root; before: Element | null } | undefined

export function toggleBench({ portalMock, log, tab }: Opening): void {
  if (opened) return close()
  const place = document.createElement('portal-bench')
  const shadow = place.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(benchStyles)
  shadow.adoptedStyleSheets = [sheet]
  const inner = document.createElement('div')
  shadow.append(inner)
  // A dialog of the portal keeps the focus to itself, and keys are the portal's, too: none of what happens here is told to it.
  for (const kind of ['focusin', 'keydown', 'keyup']) place.addEventListener(kind, keepInside)
  const root = createRoot(inner)
  opened = { place, root, before: document.activeElement }
  document.documentElement.append(place)
  root.render(<Bench portalMock={portalMock} log={log} tab={tab} close={close} />)
}

function keepInside(event: Event): void {
  if (event instanceof KeyboardEvent && event.ctrlKey && event.altKey) return
  event.stopPropagation()
}

function close(): void {
  if (!opened) return
  const { place, root, before } = opened
  opened = undefined
  root.unmount()
  place.remove()
  if (before instanceof HTMLElement) before.focus()
}
