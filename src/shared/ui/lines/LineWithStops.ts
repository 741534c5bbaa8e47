import { styled } from '@mui/material/styles'
import type { CSSObject } from '@mui/material/styles'
import { palette } from '../colours/palette'

/*
 * A line with its stops: steps, pages or reasons. A list or stop sets these variables:
 * --stop, --track, --rim   a stop's diameter, the track's width, the rim's width
 * --top                    where a stop begins, from its item's top
 * --line, --ground         colour of track and rim, and inside the rim
 * --ahead                  the track's colour, where not the rim's
 */

export const LineWithStops = styled('ol')({
  '--stop': '22px',
  '--track': '6px',
  '--rim': '5px',
  '--top': '0px',
  '--line': palette.primary,
  '--ground': palette.paper,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

const drawn: CSSObject = {
  content: '""',
  position: 'absolute',
  boxSizing: 'border-box',
  forcedColorAdjust: 'none',
  // The content of the item receives the clicks.
  pointerEvents: 'none',
}

/** An item with its stop, and the track down to the next item's stop. */
export const Stop = styled('li')({
  position: 'relative',
  '&::before': {
    ...drawn,
    insetInlineStart: 'calc((var(--stop) - var(--track)) / 2)',
    top: 'calc(var(--top) + var(--stop) / 2)',
    bottom: 'calc(0px - var(--top) - var(--stop) / 2)',
    width: 'var(--track)',
    background: 'var(--ahead, var(--line))',
  },
  '&:last-of-type::before': { display: 'none' },
  '&::after': {
    ...drawn,
    insetInlineStart: 0,
    top: 'var(--top)',
    width: 'var(--stop)',
    height: 'var(--stop)',
    borderRadius: '50%',
    border: 'var(--rim) solid var(--line)',
    background: 'var(--ground)',
  },
  '@media (forced-colors: active)': { '--line': 'CanvasText', '--ground': 'Canvas' },
})

/** Makes the track of a `Stop` lead across to the next item's stop. */
export const across: CSSObject = {
  '&::before': {
    insetInlineStart: 'calc(var(--stop) / 2)',
    insetInlineEnd: 'calc(var(--stop) / -2)',
    top: 'calc((var(--stop) - var(--track)) / 2)',
    bottom: 'auto',
    width: 'auto',
    height: 'var(--track)',
  },
  '&::after': { top: 0 },
}
