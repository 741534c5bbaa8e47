import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

const controls = 'a, button, input, select, summary'

/** Milliseconds in which a finger may still mean what stood below it before. */
const reaction = 1_000

/** Pixels after which a mouse has left what it pressed. A hand shakes. */
const moved = 24

interface Pressed {
  /** Weak, because a control keeps the page in memory that has left it. */
  control: WeakRef<Element>
  words: string
  place: DOMRect
  at: { clientX: number; clientY: number }
}

/**
 * A step closes after its press, and other controls come to the finger's place. For a moment after each change of `part`,
 * a press at that place acts only on the control that was pressed there before. Answers come too late for the rule of
 * double clicks.
 */
export function useSecondTap(part: RefObject<Element | null>): void {
  const pressed = useRef<Pressed>(undefined)
  useEffect(() => {
    if (!part.current) return
    let changedAt = -Infinity
    const changes = new MutationObserver(() => (changedAt = performance.now()))
    changes.observe(part.current, { childList: true, characterData: true, subtree: true })
    const ended = new AbortController()
    const judge = (event: MouseEvent) => {
      // A key or another program presses without a place.
      if (event.detail === 0) return
      const on = pressedOn(event.target)
      if (pressed.current && performance.now() - changedAt < reaction && isOther(on, pressed.current, event)) {
        event.preventDefault()
        event.stopPropagation()
      } else if (on && event.type === 'click') {
        const place = on.shown.getBoundingClientRect()
        pressed.current = { control: new WeakRef(on.control), words: wordsOf(on.shown), place, at: event }
      }
    }
    const leave = ({ clientX, clientY }: MouseEvent) => {
      const { at } = pressed.current ?? {}
      if (at && Math.hypot(clientX - at.clientX, clientY - at.clientY) > moved) pressed.current = undefined
    }
    const options = { capture: true, signal: ended.signal }
    // A select opens when the button of the mouse goes down.
    document.addEventListener('mousedown', judge, options)
    document.addEventListener('click', judge, options)
    document.addEventListener('pointermove', leave, options)
    return () => {
      changes.disconnect()
      ended.abort()
    }
  }, [part])
}

/** A press on a label presses its control as well: both are one. */
function pressedOn(target: EventTarget | null) {
  if (!(target instanceof Element)) return undefined
  const label = target.closest('label')
  const shown = label ?? target.closest(controls)
  return shown ? { shown, control: label?.control ?? shown } : undefined
}

const wordsOf = (shown: Element) => `${shown.getAttribute('aria-label') ?? ''} ${shown.textContent}`

function isOther(on: ReturnType<typeof pressedOn>, { control, words, place }: Pressed, at: MouseEvent): boolean {
  const isThere =
    at.clientX > place.left && at.clientX < place.right && at.clientY > place.top && at.clientY < place.bottom
  return isThere && on !== undefined && (on.control !== control.deref() || wordsOf(on.shown) !== words)
}
