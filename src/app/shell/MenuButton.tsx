import { styled } from '@mui/material/styles'
import { useEffect, useId, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { HeaderButton } from './HeaderButton'
import { rounded } from '../../shared/ui/rounded'

export interface MenuEntry {
  key: string
  text: string
  /** The text's language, if it is not the page's. */
  lang?: string
  /** It is set if one of the entries is chosen. */
  checked?: boolean
  onChoose: () => void
}

interface MenuButtonProps {
  label: string
  children: ReactNode
  entries: MenuEntry[]
  /** The title is in the button's accessible name, too. */
  title?: string
}

const Place = styled('div')({ position: 'relative', '&:focus': { outline: 'none' } })

const Menu = styled('div')(({ theme }) => {
  const { palette } = theme.vars
  return {
    position: 'absolute',
    top: 'calc(100% + 12px)',
    right: 0,
    zIndex: 1,
    minWidth: 180,
    // A list that is longer than the window scrolls.
    maxHeight: 'calc(100dvh - 6rem)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: 6,
    borderRadius: rounded(12),
    border: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
    boxShadow: theme.shadows[8],
    '--portal-focus': palette.info.main,
    '& p': {
      width: 'max-content',
      maxWidth: '16em',
      margin: 0,
      padding: '8px 12px',
      whiteSpace: 'normal',
      fontWeight: 700,
    },
    '& button': {
      display: 'flex',
      alignItems: 'center',
      gap: 10,
      width: '100%',
      minHeight: 44,
      padding: '0 12px',
      border: 0,
      borderRadius: rounded(8),
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      fontFamily: 'var(--portal-font)',
      textAlign: 'start',
      cursor: 'pointer',
    },
    '& button:hover, & button:focus': { backgroundColor: palette.surface.sunken },
    '& button:focus-visible': { outlineOffset: -3 },
    '& [aria-checked]::before': {
      content: '""',
      width: 12,
      height: 12,
      boxSizing: 'border-box',
      borderRadius: '50%',
      border: `2px solid ${palette.surface.outline}`,
    },
    '& [aria-checked="true"]::before': { border: `4px solid ${palette.primary.main}` },
    '& [aria-checked="true"]': { fontWeight: 700 },
  }
})

/** Returns the entry to which a key leads from entry `at` of `count`; undefined for other keys. */
function entryFor(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/**
 * A menu of the ARIA pattern, small enough for the first load: arrows, Home, End, first letters, Escape, a click
 * elsewhere.
 */
export function MenuButton({ label, children, entries, title }: MenuButtonProps) {
  const id = useId()
  const [opened, setOpened] = useState<'first' | 'last' | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpened(null)
    button.current?.focus()
  }
  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpened(event.key === 'ArrowDown' ? 'first' : 'last')
  }
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpened(null)
  }

  return (
    // Safari focuses the focusable parent of a clicked button.
    <Place tabIndex={-1} onBlur={onBlur}>
      <HeaderButton
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        aria-controls={opened ? id : undefined}
        onClick={() => setOpened(opened ? null : 'first')}
        onKeyDown={onButtonKey}
      >
        {children}
      </HeaderButton>
      {opened && (
        <OpenMenu
          id={id}
          label={label}
          title={title}
          entries={entries}
          from={opened}
          close={close}
          leave={() => setOpened(null)}
        />
      )}
    </Place>
  )
}

interface OpenMenuProps extends Pick<MenuButtonProps, 'label' | 'entries' | 'title'> {
  id: string
  /** The entry that takes the focus, unless one is chosen. */
  from: 'first' | 'last'
  /** Closes the menu and focuses its button. */
  close: () => void
  leave: () => void
}

function OpenMenu({ id, label, entries, title, from, close, leave }: OpenMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  const word = useRef({ typed: '', at: -Infinity })
  const items = () => [...(menu.current?.querySelectorAll('button') ?? [])]

  useEffect(() => {
    const chosen = menu.current?.querySelector<HTMLElement>('[aria-checked="true"]')
    const entry = from === 'last' ? items().at(-1) : (chosen ?? items()[0])
    entry?.focus()
  }, [from])

  const onMenuKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return leave()
    const all = items()
    const at = all.findIndex((item) => item === document.activeElement)
    if (/^\S$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey)
      void import('./typeAhead').then(
        ({ entryByLetters }) => all[entryByLetters(event, at, entries, word.current)]?.focus(),
        () => undefined,
      )
    const next = entryFor(event.key, at, all.length)
    if (next === undefined && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (next === undefined) close()
    else all[next]?.focus()
  }

  return (
    <Menu ref={menu} id={id} role="menu" aria-label={label} tabIndex={-1} onKeyDown={onMenuKey}>
      {title && <p aria-hidden="true">{title}</p>}
      {entries.map(({ key, text, lang, checked, onChoose }) => (
        <button
          key={key}
          type="button"
          role={checked === undefined ? 'menuitem' : 'menuitemradio'}
          aria-checked={checked}
          tabIndex={-1}
          lang={lang}
          onClick={() => {
            close()
            onChoose()
          }}
        >
          {text}
        </button>
      ))}
    </Menu>
  )
}
