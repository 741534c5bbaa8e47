import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { clearPlace } from './noticePlace'
import type { Box } from './noticePlace'
import { useIsPressed } from './useIsPressed'

export interface NoticePlace {
  /** Pixels from the top of the window. */
  at: number
  /** Pixels by which the page moves down if no place is free. */
  room: number
  /** `over`: beside a dialog or drawer. `behind`: under one that fills the window. */
  layer: 'page' | 'over' | 'behind'
}

const modals = '[role="dialog"], [role="alertdialog"], .MuiDrawer-paper'
const pressable = 'a, button, input, select, textarea, label, summary, [role="menu"], [role="listbox"]'

/** Milliseconds without scrolling before notices move. */
const rest = 150

/** Milliseconds between two looks, because each makes the browser lay out the page. */
const pause = 100

const boxesOf = (selector: string, corner: HTMLElement): Box[] =>
  [...document.querySelectorAll(selector)]
    .filter((element) => !corner.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width > 1 && height > 1 && bottom > 0 && top < window.innerHeight)

function blockOf(corner: HTMLElement): Box | undefined {
  const boxes = [...corner.querySelectorAll('[data-notice]')].map((notice) => notice.getBoundingClientRect())
  if (boxes.length === 0) return undefined
  const left = Math.min(...boxes.map((box) => box.left))
  return { left, right: Math.max(...boxes.map((box) => box.right)), top: 0, bottom: corner.offsetHeight }
}

const headerBottom = () => Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)

function placeFor(corner: HTMLElement, before: NoticePlace): NoticePlace {
  const top = headerBottom()
  const block = blockOf(corner)
  if (!block) return { at: top, room: 0, layer: 'page' }
  const bounds = { top, bottom: window.innerHeight, current: before.at }
  const open = boxesOf(modals, corner)
  if (open.length > 0) {
    const at = clearPlace(block, open, bounds)
    return { at: at ?? top, room: before.room, layer: at === undefined ? 'behind' : 'over' }
  }
  const at = before.room > 0 ? undefined : clearPlace(block, boxesOf(pressable, corner), bounds)
  return { at: at ?? top, room: at === undefined ? block.bottom : 0, layer: 'page' }
}

/**
 * Returns the place where notices cover nothing that can be pressed (MSG-01): at the top right under the header, or
 * further down; else the page makes room. Dialogs and drawers come first. The hook looks at the next frame when
 * something opens or loads, else ten times a second, because anything may move. Nothing moves during a press, which
 * must end on its control.
 */
export function useNoticePlace(corner: RefObject<HTMLElement | null>, areShown: boolean) {
  const [place, setPlace] = useState<NoticePlace>({ at: 0, room: 0, layer: 'page' })
  const isPressed = useIsPressed(areShown || place.room > 0)
  useEffect(() => {
    if (isPressed) return
    let scrolledAt = -Infinity
    let frame = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      if (corner.current && performance.now() - scrolledAt > rest) {
        const element = corner.current
        setPlace((before) => {
          const after = placeFor(element, before)
          return after.at === before.at && after.room === before.room && after.layer === before.layer ? before : after
        })
      }
      clearTimeout(timer)
      if (areShown) timer = setTimeout(look, pause)
    }
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    })
    if (areShown) observer.observe(document.body, { childList: true, subtree: true })
    const scrolled = () => (scrolledAt = performance.now())
    window.addEventListener('scroll', scrolled, { passive: true })
    look()
    return () => {
      window.removeEventListener('scroll', scrolled)
      observer.disconnect()
      clearTimeout(timer)
      cancelAnimationFrame(frame)
    }
  }, [corner, areShown, isPressed])
  return { ...place, isPressed }
}
