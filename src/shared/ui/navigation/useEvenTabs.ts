import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

interface TabRoom {
  /** The room on each side of a title, in pixels. */
  side: number
  /** The number of columns; undefined where all tabs stand in one row. */
  columns?: number
}

/** The room at the sides of titles in one row, the most agreeable first; and in columns. */
const rowSides = [16, 10]
const columnSide = 6
const gap = 4

/**
 * Returns how tabs with titles of these widths stand evenly in `room` pixels: in one row if they fit, else in the most
 * columns, each as wide as its longest title, that leave the rows about equally full. `wordsOf` tells the width of each
 * title's longest word, and is asked only where a title has to wrap.
 */
export function tabRoom(titles: readonly number[], room: number, wordsOf: () => readonly number[]): TabRoom {
  const count = titles.length
  const columnsOf = (widths: readonly number[], columns: number) =>
    Array.from({ length: columns }, (_, column) => Math.max(...widths.filter((_, at) => at % columns === column)))
  const needed = (widths: readonly number[], side: number) =>
    widths.reduce((sum, width) => sum + width + 2 * side, gap * (widths.length - 1))
  const side = rowSides.find((each) => needed(titles, each) <= room)
  if (side !== undefined) return { side }
  for (let rows = 2; rows < count; rows += 1) {
    const columns = Math.ceil(count / rows)
    if (needed(columnsOf(titles, columns), columnSide) <= room) return { side: columnSide, columns }
  }
  // Two columns, in which long titles wrap, take half the height of a list. No word may break.
  return { side: columnSide, columns: needed(columnsOf(wordsOf(), 2), columnSide) <= room ? 2 : 1 }
}

/**
 * Places tabs evenly, whatever the language, before the page is painted, and again when the width changes. CSS alone
 * cannot tell whether texts fit.
 */
export function useEvenTabs(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const placed = useRef<{ titles: string; width: number }>(undefined)
  const update = useEffectEvent(
    (element: HTMLElement, isPlaced: (at: { titles: string; width: number }) => boolean) => {
      if (placed.current && isPlaced(placed.current)) return
      place(element)
      placed.current = { titles: element.textContent, width: element.clientWidth }
    },
  )
  // Measuring makes the browser lay the whole page out, so that only other titles are measured here.
  useLayoutEffect(() => {
    const element = list.current
    if (element) update(element, ({ titles }) => titles === element.textContent)
  })
  useLayoutEffect(() => {
    const element = list.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const size = new ResizeObserver(() => update(element, ({ width }) => width === element.clientWidth))
    size.observe(element)
    return () => size.disconnect()
  }, [])
  return list
}

function place(list: HTMLElement | null): void {
  if (!list?.clientWidth) return
  const widthsWith = (style: string) => {
    list.style.cssText = style
    return Array.from(list.children, (tab) => Math.ceil(tab.getBoundingClientRect().width))
  }
  const titles = widthsWith('--tab-side: 0px')
  const { side, columns } = tabRoom(titles, list.clientWidth, () =>
    widthsWith('--tab-side: 0px; --tab-width: min-content'),
  )
  list.style.cssText = `--tab-side: ${side}px`
  if (columns === undefined) return
  list.style.display = 'grid'
  list.style.gridTemplateColumns = columns === 1 ? 'minmax(0, 1fr)' : `repeat(${columns}, minmax(min-content, auto))`
}
