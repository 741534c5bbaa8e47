import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import type { Filter } from '../../api/contract/products'
import { afterPaint } from '../../shared/ui/afterPaint'
import { palette } from '../../shared/ui/palette'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import { RemotePicture } from '../../shared/ui/RemotePicture'

/** One style sheet for all choices: dozens of styled components would be slow to render. */
const Choices = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > legend': { padding: 0, marginBottom: 8, fontWeight: 700 },
  '& > div': { display: 'grid', gap: 8, gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))' },
  '& > div[data-pictures]': { gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))' },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 48,
    padding: '8px 12px',
    boxSizing: 'border-box',
    border: `1px solid ${palette.outline}`,
    borderRadius: 10,
    background: palette.surface,
    cursor: 'pointer',
    lineHeight: 1.3,
  },
  '& label:hover': { background: palette.paper },
  '& label[data-chosen]': { borderColor: palette.primary, boxShadow: `inset 0 0 0 2px ${palette.primary}` },
  '& label:focus-within': { outline: '3px solid var(--portal-focus)', outlineOffset: 2 },
  '& input': { width: 20, height: 20, margin: 0, flexShrink: 0, accentColor: palette.primary },
  '& input:focus-visible': { outline: 'none' },
  '& [data-pictures] label': { flexDirection: 'column', gap: 6, padding: '12px 3px 10px', textAlign: 'center' },
  '& [data-pictures] .choice-name': { fontSize: '0.875rem', hyphens: 'auto' },
  '& img': { display: 'block', objectFit: 'contain' },
  '& .choice-name': { fontWeight: 600 },
  '& .choice-hint': { display: 'block', marginTop: 2, fontSize: '0.875rem', color: palette.textSoft },
})

interface FilterListProps {
  filter: Filter
  /** Uuid of the chosen value, or ''. */
  chosen: string
  onChoose: (value: string) => void
}

/** A choice among few values as radio buttons, with pictures if the backend has them. */
export function FilterList({ filter, chosen, onChoose }: FilterListProps) {
  const group = useId()
  // The choice is painted first. The URL, the search and the product list follow after the paint.
  const [picked, setPicked] = useState<{ value: string; before: string }>()
  // The URL has changed, or another value was chosen: the URL decides again.
  if (picked && picked.before !== chosen) setPicked(undefined)
  const shown = picked?.value ?? chosen
  const choose = (value: string) => {
    setPicked({ value, before: chosen })
    afterPaint(() => onChoose(value))
  }
  const hasPictures = filter.values.some((value) => value.image_url)
  return (
    <Choices>
      <legend>{filter.display_name}</legend>
      <div data-pictures={hasPictures || undefined}>
        {filter.values.map((value) => (
          <Choice key={value.uuid} value={value} group={group} isChosen={value.uuid === shown} onChoose={choose} />
        ))}
      </div>
    </Choices>
  )
}

interface ChoiceProps {
  value: Filter['values'][number]
  group: string
  isChosen: boolean
  onChoose: (value: string) => void
}

/**
 * A native radio button, so that arrow keys and Space work. Its accessible name is the value; picture and hint describe
 * it.
 */
function Choice({ value, group, isChosen, onChoose }: ChoiceProps) {
  const id = useId()
  const { image_url: picture, accessibility_text: spoken, short_description: hint } = value
  const described = [(picture || spoken) && `${id}-picture`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <label data-chosen={isChosen || undefined}>
      {(picture || spoken) && (
        <span id={`${id}-picture`}>
          <RemotePicture
            path={picture}
            alt={spoken ?? ''}
            width={48}
            height={48}
            fallback={<VisuallyHidden>{spoken}</VisuallyHidden>}
          />
        </span>
      )}
      <input
        type="radio"
        name={group}
        value={value.uuid}
        checked={isChosen}
        onChange={() => onChoose(value.uuid)}
        aria-labelledby={`${id}-name`}
        aria-describedby={described || undefined}
      />
      <span>
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
