import { styled } from '@mui/material/styles'
import { palette } from '../../../../shared/ui/colours/palette'
import { rounded } from '../../../../shared/ui/rounded'

/** Container widths from which the stub is at the side (see TicketCard), and from which it is one line. */
const wide = '@container (min-width: 480px)'
const broad = '@container (min-width: 640px)'

/** The list's heading, with the picture of its service. */
export const ListHead = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 36,
  margin: '0 0 10px',
  '& img': { flex: 'none', objectFit: 'contain' },
}))

/** One style sheet for all rows: a row consists of plain elements, so that a long list renders quickly. */
export const Cards = styled('ul')({
  display: 'grid',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // A further duration of the same pass is part of the ticket above it.
  '& > li[data-joined]': { marginTop: -9 },
  '& > li[data-joined] > article': { borderStartStartRadius: 0, borderStartEndRadius: 0 },
  '& > li:has(+ li[data-joined]) > article': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
  // The backend's texts have any length and direction.
  '& h3, & p': { margin: 0, unicodeBidi: 'isolate' },
  '& h3': { display: 'inline', fontSize: '1.0625rem', lineHeight: 1.3, fontWeight: 700, letterSpacing: '-0.01em' },
  '& h3:focus': { outline: 'none' },
  '& article > div > div, & li > div > div > div': { padding: '10px 12px' },
  // A long text wraps instead of narrowing the stub.
  '& article > div > div:first-of-type': { minWidth: 0, flexBasis: 0, [wide]: { paddingBlock: 12, paddingInline: 16 } },
  '& .product-name': { lineHeight: 1.3, overflowWrap: 'anywhere' },
  '& .product-name > bdi': { fontWeight: 700, color: palette.textSoft },
  '& .product-short': { fontSize: '0.9375rem', lineHeight: 1.4, color: palette.textSoft },
  '& .product-facts': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 14px',
    fontSize: '0.875rem',
    lineHeight: 1.3,
  },
  '& .product-marks': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 10px',
    margin: '2px 0 0',
    fontSize: '0.875rem',
    lineHeight: 1.3,
    padding: 0,
    listStyle: 'none',
  },
  '& .product-marks li': { display: 'inline-flex', alignItems: 'center', gap: 5 },
  '& .product-marks li > :last-child': { minWidth: 0, overflowWrap: 'anywhere' },
  '& .product-marks svg': { flexShrink: 0, color: palette.primary },
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
  '& details[open]': { flexBasis: '100%', paddingBottom: 4 },
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
  '& .product-purchase': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 4px',
    alignItems: 'center',
    justifyContent: 'flex-end',
    height: '100%',
    // The same width for all, so that the perforations of the list align.
    [wide]: { width: 226, gap: 8, alignContent: 'center' },
    [broad]: { width: 346, columnGap: 12 },
  },
  '& .product-price': { flexGrow: 1, lineHeight: 1.2, [broad]: { textAlign: 'end' } },
  // On a phone a price that does not fit beside stepper and button is a short line of its own.
  '& .product-controls': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 4,
    alignItems: 'center',
    [wide]: { display: 'contents' },
  },
  '& .product-purchase input': { width: '1.5em', [wide]: { width: '2.4em' } },
  '& .product-controls > button': {
    paddingInline: 6,
    fontSize: '0.9375rem',
    [wide]: { flexGrow: 1, paddingInline: 12, fontSize: '1rem' },
    [broad]: { flexGrow: 0, minWidth: 96 },
  },
  '& .product-purchase > p': { flexBasis: '100%', fontSize: '0.875rem', lineHeight: 1.4, color: palette.textSoft },
})
