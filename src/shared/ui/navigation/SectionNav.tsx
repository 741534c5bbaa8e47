import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Glyph } from '../Glyph'
import { onwardGlyph } from '../glyphs/acts'
import { palette } from '../colours/palette'
import { Link } from '../../navigation/Link'
import { rounded } from '../rounded'

/** A column on wide screens. Below 960 px it is a list with rows tall enough for a thumb. */
const List = styled('ul')({
  display: 'grid',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media (max-width: 959.95px)': {
    gap: 0,
    border: `1px solid ${palette.divider}`,
    borderRadius: rounded(10),
    overflow: 'clip',
    background: palette.surface,
    '& li + li': { borderTop: `1px solid ${palette.divider}` },
  },
})

const Group = styled('div')({
  '& + &': { marginTop: 20 },
  '& > p': { margin: '0 0 4px', paddingInlineStart: 18, fontSize: '0.9375rem', color: palette.textSoft },
})

const Entry = styled(Link)({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 14,
  minHeight: 48,
  boxSizing: 'border-box',
  padding: '8px 14px',
  borderInlineStart: '4px solid transparent',
  borderRadius: rounded(8),
  color: palette.text,
  fontWeight: 600,
  lineHeight: 1.3,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { background: palette.sunken },
  '&[aria-current]': { borderInlineStartColor: palette.primary, background: palette.surface, fontWeight: 800 },
  '& svg': { color: palette.primary },
  '@media (min-width: 960px)': { '& > svg:last-of-type': { display: 'none' } },
  '@media (max-width: 959.95px)': { minHeight: 56, borderRadius: 0 },
  '@media (forced-colors: active)': { '&[aria-current]': { borderInlineStartColor: 'Highlight' } },
})

export interface Section {
  to: string
  title: string
  glyph: string
  isOpen?: boolean
  /** The title of its group. Sections of one group stand together. */
  group?: string
  badge?: ReactNode
}

interface SectionNavProps {
  label: string
  sections: readonly Section[]
}

/** Links to the sections of an area. The open one is marked. */
export function SectionNav({ label, sections }: SectionNavProps) {
  const id = useId()
  const groups = [...new Set(sections.map(({ group }) => group))]
  return (
    <nav aria-label={label}>
      {groups.map((group, at) => (
        <Group key={group ?? ''}>
          {group && <p id={`${id}-${at}`}>{group}</p>}
          <List aria-labelledby={group && `${id}-${at}`}>
            {sections
              .filter((section) => section.group === group)
              .map((section) => (
                <SectionEntry key={section.to} section={section} />
              ))}
          </List>
        </Group>
      ))}
    </nav>
  )
}

function SectionEntry({ section: { to, title, glyph, isOpen, badge } }: { section: Section }) {
  return (
    <li>
      <Entry to={to} aria-current={isOpen ? 'page' : undefined}>
        <Glyph shape={glyph} size={22} />
        <span>
          {title}
          {badge}
        </span>
        <Glyph shape={onwardGlyph} size={18} />
      </Entry>
    </li>
  )
}
