import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { clearPlace } from './noticePlace'
import type { Box } from './noticePlace'

export interface NoticePlace {
  /** Pixels from the top of the window. */
  at: number
  /** Pixels by which the page gives way, where it has no clear place. */
  room: number
  /** `over` a dialog or a drawer, beside it; `behind` one that fills the window; else on the page. */
  layer: 'page' | 'over' | 'behind'
}

const modals = '[role="dialog"], [role="alertdialog"], .MuiDrawer-paper'
const pressable = 'a, button, input, select, textarea, label, summary, [role="menu"], [role="listbox"]'

/** Milliseconds without scrolling before notices move: moving them during a scroll would distract. */
const rest = 150

/** The boxes of the elements that are seen, but for the notices' own. */
const boxesOf = (selector: string, corner: HTMLElement): Box[] =>
  [...document.querySelectorAll(selector)]
    .filter((element) => !corner.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width > 1 && height > 1 && bottom > 0 && top < window.innerHeight)

/** Around all notices, however they are moved just now. */
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
 * Where the notices stand, so that they never cover what can be pressed (MSG-01): top right under the header, or further
 * down where that is clear; where nothing is, the page makes room below the header. Dialogs, drawers and menus come
 * first. Looked at with every frame as long as there are notices, because anything may open, load or move meanwhile.
 */
export function useNoticePlace(corner: RefObject<HTMLElement | null>, areShown: boolean): NoticePlace {
  const [place, setPlace] = useState<NoticePlace>({ at: 0, room: 0, layer: 'page' })
  useEffect(() => {
    let scrolledAt = -Infinity
    let frame = 0
    const look = () => {
      if (corner.current && performance.now() - scrolledAt > rest) {
        const element = corner.current
        setPlace((before) => {
          const after = placeFor(element, before)
          return after.at === before.at && after.room === before.room && after.layer === before.layer ? before : after
        })
      }
      if (areShown) frame = requestAnimationFrame(look)
    }
    const scrolled = () => (scrolledAt = performance.now())
    window.addEventListener('scroll', scrolled, { passive: true })
    look()
    return () => {
      window.removeEventListener('scroll', scrolled)
      cancelAnimationFrame(frame)
    }
  }, [corner, areShown])
  return place
}
