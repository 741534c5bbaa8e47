import { styled } from '@mui/material/styles'
import { palette } from '../../shared/ui/palette'

/** Container width from which the stub is at the side (see TicketCard). */
const wide = '@container (min-width: 480px)'

/** One style sheet for all cards: a card consists of plain elements, so that a long list renders quickly. */
export const Cards = styled('ul')({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // The backend's texts have any length and direction.
  '& h3, & p': { margin: 0, unicodeBidi: 'isolate' },
  '& h3': { fontSize: '1.1875rem', lineHeight: 1.25, fontWeight: 700, letterSpacing: '-0.01em' },
  '& h3:focus': { outline: 'none' },
  '& .product-about': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridAutoRows: 'min-content',
    columnGap: 16,
    alignItems: 'start',
    // A long text wraps instead of narrowing the stub.
    width: 0,
    minWidth: '100%',
  },
  '& .product-about > *': { gridColumn: '1 / -1', [wide]: { gridColumn: 2 } },
  '& .product-about > .product-text': { gridColumn: 2 },
  '& .product-about > .product-picture': {
    gridColumn: 1,
    display: 'grid',
    placeItems: 'center',
    width: 88,
    height: 56,
    borderRadius: 10,
    overflow: 'hidden',
    color: palette.textSoft,
    background: palette.sunken,
    [wide]: { width: 112, height: 70, gridColumn: 1, gridRow: '1 / span 3' },
  },
  '& .product-picture img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& .product-short': { marginTop: 4, color: palette.textSoft },
  '& .product-marks': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px 16px',
    margin: '10px 0 0',
    padding: 0,
    listStyle: 'none',
    fontSize: '0.875rem',
    lineHeight: 1.3,
  },
  '& .product-marks li': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& .product-marks svg': { flexShrink: 0, color: palette.primary },
  '& .product-alert': {
    display: 'flex',
    gap: 10,
    marginTop: 14,
    padding: '8px 12px',
    borderRadius: 8,
    borderInlineStart: `4px solid ${palette.accent}`,
    background: palette.paper,
    fontSize: '0.9375rem',
    lineHeight: 1.4,
  },
  '& .product-alert svg': { flexShrink: 0, marginTop: 1 },
  '& details': { marginTop: 10 },
  '& summary': {
    display: 'inline-block',
    padding: '6px 8px',
    marginInlineStart: -8,
    borderRadius: 6,
    color: palette.primary,
    fontWeight: 600,
    fontSize: '0.9375rem',
    cursor: 'pointer',
  },
  '& summary:hover': { textDecoration: 'underline' },
  // An inline summary loses the browser's marker, so the portal draws one.
  '& summary::before': { content: '"▸"', display: 'inline-block', width: '1.1em' },
  '& details[open] summary::before': { content: '"▾"' },
  '& details p': { fontSize: '0.9375rem', lineHeight: 1.5, marginTop: 4 },
  '& .product-purchase': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 12,
    alignItems: 'center',
    height: '100%',
    // The same width for all, so that the perforations of the list align.
    [wide]: { flexFlow: 'column', alignItems: 'stretch', justifyContent: 'flex-end', width: 184 },
  },
  '& .product-price': { flexGrow: 1, [wide]: { marginBottom: 'auto', flexGrow: 0 } },
  '& .product-purchase > button': { paddingInline: 8, flex: '1 0 100%', [wide]: { flex: 'none' } },
  '& .product-purchase > p': {
    flexBasis: '100%',
    fontSize: '0.875rem',
    lineHeight: 1.4,
    color: palette.textSoft,
    [wide]: { flexBasis: 'auto' },
  },
})
