import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { afterPaint } from '../../../../shared/ui/page/afterPaint'
import { palette } from '../../../../shared/ui/colours/palette'
import { VisuallyHidden } from '../../../../shared/ui/VisuallyHidden'
import { RemotePicture } from '../../../../shared/ui/pictures/RemotePicture'
import { rounded } from '../../../../shared/ui/rounded'
import { SkeletonBar } from '../../../../shared/ui/waiting/SkeletonLines'
import type { ExpectedFilter } from '../search/expectedFilter'

/** One style sheet serves all choices, because dozens of styled components are slow. */
const Choices = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  overflowWrap: 'anywhere',
  lineHeight: 1.3,
  '& > legend': { padding: 0, marginBottom: 6, fontWeight: 700 },
  // Short values are chips, values with a hint are rows, and values with a picture are tabs.
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 6 },
  '& > div[data-hints]': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(210px, 100%), 1fr))' },
  '& label': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '5px 10px',
    maxWidth: '100%',
    fontSize: '0.9375rem',
    boxSizing: 'border-box',
    border: `1px solid ${palette.outline}`,
    borderRadius: rounded(10),
    background: palette.surface,
    cursor: 'pointer',
  },
  '& label:hover': { background: palette.paper },
  '& label[data-chosen]': {
    borderColor: palette.primary,
    boxShadow: `inset 0 0 0 2px ${palette.primary}`,
    background: `color-mix(in srgb, ${palette.primary} 9%, ${palette.surface})`,
  },
  '& label:focus-within': { outline: '3px solid var(--portal-focus)', outlineOffset: 2 },
  // The whole label is the radio button, and its frame shows the choice.
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '& .choice-text': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 8px' },
  '& .choice-name': { fontWeight: 600 },
  '& .choice-hint': { fontSize: '0.875rem', color: palette.textSoft },
  '& [data-pictures] label': {
    flex: '1 1 auto',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 3,
    minWidth: 56,
    padding: '7px 5px 6px',
    textAlign: 'center',
  },
  '& [data-pictures] .choice-text': { flexDirection: 'column', alignItems: 'center' },
  '& [data-pictures] .choice-name': { fontSize: '0.875rem', hyphens: 'auto' },
  '& img': { display: 'block', objectFit: 'contain' },
  '@media (forced-colors: active)': {
    '& label[data-chosen]': { outline: '3px solid Highlight', outlineOffset: -3 },
  },
})

interface FilterListProps {
  filter: ExpectedFilter
  /** A uuid, or ''. */
  chosen: string
  onChoose: (value: string) => void
}

export function FilterList({ filter, chosen, onChoose }: FilterListProps) {
  // The choice is painted first; URL, search and list follow.
  const [picked, setPicked] = useState<{ value: string; before: string }>()
  // Another value was chosen, so the URL decides again.
  if (picked && picked.before !== chosen) setPicked(undefined)
  const shown = picked?.value ?? chosen
  const choose = (value: string) => {
    setPicked({ value, before: chosen })
    afterPaint(() => onChoose(value))
  }
  const hasPictures = filter.values.some(({ image_url, colour }) => image_url ?? colour)
  const hasHints = filter.values.some((value) => value.short_description)
  return (
    <Choices>
      <legend>{filter.display_name}</legend>
      <div data-pictures={hasPictures || undefined} data-hints={hasHints || undefined}>
        {filter.values.map((value) => (
          <Choice
            key={value.uuid}
            value={value}
            group={filter.uuid}
            isChosen={value.uuid === shown}
            onChoose={choose}
          />
        ))}
      </div>
    </Choices>
  )
}

interface ChoiceProps {
  value: ExpectedFilter['values'][number]
  group: string
  isChosen: boolean
  onChoose: (value: string) => void
}

/** Checks the focus in the document that the portal replaces. */
function isFocused(name: string, value: string): boolean {
  const focused = globalThis.document?.activeElement
  return focused?.getAttribute('name') === name && focused.getAttribute('value') === value
}

/** A native radio button, for arrow keys and Space. The value names it; picture and hint describe it. */
function Choice({ value, group, isChosen, onChoose }: ChoiceProps) {
  const id = useId()
  const { image_url: picture, accessibility_text: spoken, short_description: hint, colour } = value
  const described = [(picture || spoken) && `${id}-picture`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <label data-chosen={isChosen || undefined}>
      {(picture || spoken || colour) && (
        <span id={`${id}-picture`}>
          <RemotePicture
            path={picture}
            alt={spoken ?? ''}
            width={48}
            height={48}
            fallback={
              colour ? (
                <SkeletonBar
                  shade="faint"
                  style={{ width: 48, height: 48, borderRadius: '50%', backgroundColor: colour }}
                />
              ) : (
                <VisuallyHidden>{spoken}</VisuallyHidden>
              )
            }
          />
        </span>
      )}
      <input
        type="radio"
        name={group}
        value={value.uuid}
        checked={isChosen}
        onChange={() => onChoose(value.uuid)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus is there already, in the document that this replaces
        autoFocus={isFocused(group, value.uuid)}
        aria-labelledby={`${id}-name`}
        aria-describedby={described || undefined}
      />
      <span className="choice-text">
        <span id={`${id}-name`} className="choice-name">
          {value.value}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="choice-hint">
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
