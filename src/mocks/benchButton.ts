import { isOurFrame } from './frames/frameName'
import type { PortalMock } from './portalMock'
import type { ExchangeLog } from './serving/exchanges'

const styles = `
  :host { all: initial; }
  button {
    position: fixed; inset-block-end: 12px; inset-inline-start: 12px; z-index: 2147483000;
    min-inline-size: 44px; min-block-size: 44px; padding: 0 14px;
    border: 1px solid #ffd166; border-radius: 22px; background: #14202b; color: #ffd166;
    font: 600 14px/1 system-ui, sans-serif; cursor: pointer; opacity: .85;
  }
  button:hover { opacity: 1; }
  button:focus-visible { opacity: 1; outline: 3px solid #14202b; box-shadow: 0 0 0 6px #ffd166; }
  @media print { button { display: none; } }
`

/**
 * Offers the bench: by Ctrl+Alt+B, and by a button in the corner, which automated browsers see only if the address asks for it
 * (`?bench`). The bench itself is loaded when it opens.
 */
export function offerBench(portalMock: PortalMock, log: ExchangeLog, asked: string | null): void {
  if (isOurFrame()) return
  const toggle = async (tab?: string) => {
    const { toggleBench } = await import('./bench/toggleBench')
    toggleBench({ portalMock, log, tab })
  }
  window.addEventListener('keydown', (event) => {
    if (!(event.ctrlKey && event.altKey && event.code === 'KeyB')) return
    event.preventDefault()
    void toggle()
  })
  if (asked !== null || !navigator.webdriver) showButton(() => void toggle())
  if (asked !== null) void toggle(asked)
}

function showButton(pressed: () => void): void {
  const place = document.createElement('portal-bench-button')
  const shadow = place.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets = [sheet]
  const landmark = document.createElement('aside')
  landmark.setAttribute('aria-label', 'Tester')
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Bench'
  button.title = 'Scenarios, faults, clock, calls (Ctrl+Alt+B)'
  button.addEventListener('click', pressed)
  landmark.append(button)
  shadow.append(landmark)
  // The button stands beside the body, because what hides the page behind a dialog hides the body's children.
  document.documentElement.append(place)
}
