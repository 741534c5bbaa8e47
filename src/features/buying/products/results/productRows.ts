import { styled } from '@mui/material/styles'
import { palette } from '../../../../shared/ui/colours/palette'
import { rounded } from '../../../../shared/ui/rounded'
import { broad, Cards, wide } from './productStyles'

const marks = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 10px',
  margin: '2px 0 0',
  fontSize: '0.875rem',
  lineHeight: 1.3,
  padding: 0,
  listStyle: 'none',
  '&:empty': { display: 'none' },
  '& li': { display: 'inline-flex', gap: 5 },
  '& li > :last-child': { minWidth: 0, overflowWrap: 'anywhere' },
  '& li:empty': { display: 'none' },
  '& svg': { flexShrink: 0, color: palette.primary },
} as const

/** What all products of the list have in common. */
export const ProductMarks = styled('div')({
  '& > .product-marks': { ...marks, margin: '0 0 10px', fontSize: '0.9375rem' },
})

/** One style sheet serves all rows of plain elements, so that a long list renders quickly. */
export const ProductRows = styled(Cards)({
  // Another duration of the pass above belongs to its ticket.
  '& > li[data-joined]': { marginTop: -9 },
  '& > li[data-joined] > article': { borderStartStartRadius: 0, borderStartEndRadius: 0 },
  '& > li:has(+ li[data-joined]) > article': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
  // Where there is room, the picture has a column of its own.
  '& article > div > div:first-of-type': {
    [wide]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 12, alignContent: 'start' },
  },
  '& h3, & .product-facts, & .product-alert': { [wide]: { gridColumn: 2 } },
  // The backend's texts have any length and direction.
  '& h3, & p': { margin: 0, unicodeBidi: 'isolate' },
  '& h3': { display: 'inline', fontSize: '1.0625rem', lineHeight: 1.3, fontWeight: 700, letterSpacing: '-0.01em' },
  '& h3:focus': { outline: 'none' },
  // Its size is known before the picture is, and is that of the placeholder.
  '& .product-picture': {
    flex: 'none',
    alignSelf: 'flex-start',
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 25,
    borderRadius: rounded(4),
    overflow: 'hidden',
    background: palette.paper,
    color: palette.textSoft,
    [wide]: { gridRow: '1 / span 3', marginTop: 2 },
  },
  '& .product-picture img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& .product-name': {
    display: 'flex',
    gap: 8,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    [wide]: { display: 'contents' },
  },
  '& .product-short': { fontSize: '0.9375rem', lineHeight: 1.4, color: palette.textSoft },
  // "Details" and the marks share a line below the description. Marks that do not fit beside it begin the next line.
  '& .product-facts': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 12,
    lineHeight: 1.3,
    fontSize: '0.875rem',
  },
  '& .product-facts > p, & details[open]': { flexBasis: '100%' },
  '& .product-marks': { ...marks, flexDirection: 'column', marginTop: 4 },
  // A sentence about the card has no room beside "Details".
  '& .product-marks:has(> [data-note]:not(:empty))': { flexBasis: '100%' },
  '& .product-alert': {
    display: 'flex',
    gap: 8,
    marginTop: 4,
    padding: '2px 10px',
    borderInlineStart: `4px solid ${palette.accent}`,
    background: palette.paper,
    fontSize: '0.875rem',
    lineHeight: 1.4,
  },
  '& .product-alert svg': { flexShrink: 0, marginTop: 1 },
  '& summary': {
    display: 'inline-block',
    minHeight: 24,
    padding: '4px 6px',
    marginInlineStart: -6,
    borderRadius: rounded(6),
    color: palette.primary,
    fontWeight: 600,
  },
  '& summary:hover': { textDecoration: 'underline' },
  '& details p': { fontSize: '0.9375rem', lineHeight: 1.5, marginTop: 4 },
  // On a phone, a price without room has a line of its own, and the controls fill the next.
  '& .product-controls': {
    display: 'flex',
    flexWrap: 'wrap',
    flexGrow: 1,
    gap: 8,
    alignItems: 'center',
    [wide]: { display: 'contents' },
  },
  '& .product-purchase input': { width: '1.5em', [wide]: { width: '2.4em' } },
  '& .product-controls > button': {
    flexGrow: 1,
    minWidth: 64,
    paddingInline: 6,
    fontSize: '0.9375rem',
    [wide]: { paddingInline: 12, fontSize: '1rem' },
    [broad]: { flexGrow: 0, minWidth: 96 },
  },
  '& .product-purchase > p': { flexBasis: '100%', fontSize: '0.875rem', lineHeight: 1.4, color: palette.textSoft },
})
