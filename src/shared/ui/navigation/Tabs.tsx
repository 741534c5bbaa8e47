import { styled } from '@mui/material/styles'
import { useId, useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { palette } from '../colours/palette'
import { rounded } from '../rounded'

const edge = 'clamp(16px, 2.5vw, 24px)'

/** Tabs are one row that slides if they do not fit. On a phone or tablet it slides from edge to edge. */
const List = styled('div')({
  display: 'flex',
  position: 'relative',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  boxShadow: `inset 0 -2px ${palette.divider}`,
  '@media (max-width: 959.95px)': {
    scrollbarWidth: 'none',
    marginInline: `calc(-1 * ${edge})`,
    paddingInline: `calc(${edge} - 8px)`,
  },
})

const Tab = styled('button')({
  flexShrink: 0,
  minHeight: 48,
  maxWidth: '100%',
  padding: 8,
  border: 0,
  borderBottom: '4px solid transparent',
  borderRadius: `${rounded(8)} ${rounded(8)} 0 0`,
  background: 'none',
  color: palette.textSoft,
  font: 'inherit',
  // All tabs have this weight, so that choosing one does not change its width.
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  '@media (min-width: 600px)': { fontSize: '0.9375rem' },
  '&:hover': { background: palette.sunken },
  // The outline stays whole in a list that cuts what stands over its edge.
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-selected="true"]': { color: palette.text, borderBottomColor: palette.primary },
  '@media (forced-colors: active)': { '&[aria-selected="true"]': { borderBottomColor: 'Highlight' } },
})

/** Returns the tab to which a key leads, around the ends; undefined for other keys. */
function tabFor(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

interface TabsProps<Key extends string> {
  label: string
  tabs: readonly { key: Key; title: string }[]
  value: Key
  /** Key of the pressed tab while its panel still renders. */
  pressed?: Key
  onChange: (key: Key) => void
  /** `automatic`: arrow keys show the panels at once. `manual`: Enter or Space shows them, because they load. */
  activation?: 'automatic' | 'manual'
  children: ReactNode
}

/**
 * Tabs of the ARIA pattern: one stop of the Tab key, with arrows, Home and End inside. The caller stores the choice.
 */
export function Tabs<Key extends string>(props: TabsProps<Key>) {
  const { label, tabs, value, pressed = value, onChange, activation = 'automatic', children } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const titles = tabs.map(({ title }) => title).join()
  // The open tab stands in the middle of a row that slides. Only the row moves, not the page.
  useLayoutEffect(() => {
    const row = list.current
    const slide = () => {
      const tab = row?.querySelector<HTMLElement>('[aria-selected="true"]')
      if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
    }
    slide()
    if (!row || typeof ResizeObserver === 'undefined') return
    const size = new ResizeObserver(slide)
    size.observe(row)
    return () => size.disconnect()
  }, [pressed, titles])
  const idOf = (key: Key) => `${id}-${key}`
  const onKey = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((button) => button === document.activeElement)
    const next = tabFor(event.key, at, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    buttons[next]?.focus()
    if (activation === 'automatic' && tab.key !== pressed) onChange(tab.key)
  }
  return (
    <div>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={onKey}>
        {tabs.map(({ key, title }) => {
          const isChosen = key === pressed
          return (
            <Tab
              key={key}
              type="button"
              role="tab"
              id={idOf(key)}
              aria-selected={isChosen}
              aria-controls={isChosen ? `${id}-panel` : undefined}
              tabIndex={isChosen ? 0 : -1}
              onClick={() => !isChosen && onChange(key)}
            >
              {title}
            </Tab>
          )
        })}
      </List>
      <Panel key={value} role="tabpanel" id={`${id}-panel`} aria-labelledby={idOf(value)} tabIndex={0}>
        {children}
      </Panel>
    </div>
  )
}

const Panel = styled('div')({ paddingTop: 20 })
