const controls = 'a, button, input, select, textarea, summary, label, [role="menuitem"], [role="tab"], [role="option"]'

/** Milliseconds and pixels of a double tap. Browsers count only a mouse's clicks. */
const doubleTap = { time: 400, distance: 24 }

interface Press {
  /** Weak, because a control keeps its whole page in memory, which may have been left. */
  control: WeakRef<Element> | null
  /** The control's words. The control may stay and become another action ("Pause", then "Resume"). */
  words: string
  at: number
  x: number
  y: number
}

function controlOf(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest(controls) : null
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control
}
const wordsOf = (control: Element | null) =>
  `${control?.getAttribute('aria-label') ?? ''} ${control?.textContent ?? ''}`

function pressBy(event: MouseEvent): Press {
  const control = controlOf(event.target)
  return {
    control: control && new WeakRef(control),
    words: wordsOf(control),
    at: event.timeStamp,
    x: event.clientX,
    y: event.clientY,
  }
}

const isDoubleTap = (event: MouseEvent, first: Press): boolean =>
  'pointerType' in event &&
  event.pointerType === 'touch' &&
  event.timeStamp - first.at < doubleTap.time &&
  Math.hypot(event.clientX - first.x, event.clientY - first.y) < doubleTap.distance

/**
 * Lets the second press of a double click, or of a held key, act only on what the first one pressed. Anything else that
 * stands there by then gets neither press nor focus. Returns a function that ends the rule.
 */
export function ignoreSecondPresses(): () => void {
  const ended = new AbortController()
  let first: Press | undefined
  let keyDownOn: WeakRef<EventTarget> | null = null
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  const judge = (event: MouseEvent) => {
    const isSecond = first?.control && (event.detail > 1 || isDoubleTap(event, first))
    if (!isSecond) {
      first = pressBy(event)
      return
    }
    const { control, words } = pressBy(event)
    if (control?.deref() !== first?.control?.deref() || words !== first?.words) stop(event)
  }
  const held = (event: KeyboardEvent) => {
    if (!event.repeat) keyDownOn = event.target && new WeakRef(event.target)
    else if ((event.key === 'Enter' || event.key === ' ') && event.target !== keyDownOn?.deref()) stop(event)
  }
  const options = { capture: true, signal: ended.signal }
  // The second press would take the focus before its click.
  document.addEventListener('mousedown', (event) => event.detail > 1 && judge(event), options)
  document.addEventListener('click', (event) => event.detail > 0 && judge(event), options)
  document.addEventListener('keydown', held, options)
  return () => ended.abort()
}
