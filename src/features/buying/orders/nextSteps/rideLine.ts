import { styled } from '@mui/material/styles'
import { across, LineWithStops, Stop } from '../../../../shared/ui/lines/LineWithStops'
import { palette } from '../../../../shared/ui/colours/palette'
import { phone } from '../receipt/receiptSheet'
import { print } from '../../../../shared/ui/colours/tokens'

const wide = '@container (min-width: 560px)'
export const narrow = '@container (max-width: 559.95px)'

/** The container's width decides: the line is vertical beside the receipt, else horizontal. */
export const Frame = styled('section')({
  minWidth: 0,
  // A contained element cannot break across pages.
  '@media screen': { containerType: 'inline-size' },
})

export const RideLine = styled(LineWithStops)({
  '--top': '20px',
  display: 'grid',
  [wide]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  '@media print': { display: 'block', paddingInlineStart: 24, listStyle: 'decimal' },
})

/** On paper the QR code is beside the steps. */
export const StepsAndCode = styled('div')({
  '@media print': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    gap: '14pt',
    alignItems: 'start',
    breakInside: 'avoid',
  },
})

/** The stop is in the middle of the first line of its step, instead of the middle of the picture. */
const atFirstLine = { '--top': '1px', alignItems: 'start' }

export const RideStop = styled(Stop)({
  display: 'grid',
  gridTemplateColumns: '80px minmax(0, 1fr)',
  gap: '4px 16px',
  alignItems: 'center',
  paddingInlineStart: 38,
  paddingBottom: 20,
  '&:first-of-type, [data-ready] > &': { '--ground': palette.accent },
  '[data-ready] > &:first-of-type': { '--ground': palette.primary },
  [phone]: {
    gridTemplateColumns: '56px minmax(0, 1fr)',
    columnGap: 12,
    paddingInlineStart: 32,
    '& > svg': { width: 56 },
    ...atFirstLine,
  },
  [wide]: { ...across, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', padding: '36px 20px 0 0' },
  // Beside the receipt, the words need the pictures' room.
  '@media screen and (min-width: 900px)': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > svg': { display: 'none' }, ...atFirstLine },
  },
  '@media print': {
    display: 'list-item',
    minHeight: '30pt',
    padding: '0 0 4pt',
    '&::before, &::after': { display: 'none' },
    // On paper, pictures are black outlines beside their text.
    '& svg': { float: 'inline-start', width: '36pt', height: '27pt', marginInlineEnd: '6pt' },
    '& svg [fill]:not([fill="none"])': { fill: print.paper, stroke: print.ink, strokeWidth: 4 },
    '& svg [stroke]': { stroke: print.ink },
    '& > div > div': { display: 'inline', marginInlineStart: 4 },
  },
})
