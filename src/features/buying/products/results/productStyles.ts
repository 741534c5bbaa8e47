import { styled } from '@mui/material/styles'
import { palette } from '../../../../shared/ui/colours/palette'

/** Container widths from which the stub is at the side (TicketCard), and is one line. */
export const wide = '@container (min-width: 480px)'
export const broad = '@container (min-width: 640px)'

export const ListHead = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 36,
  margin: '0 0 10px',
  '& img': { flex: 'none', objectFit: 'contain' },
}))

/** A skeleton with this list has the sizes of a product. */
export const Cards = styled('ul')({
  display: 'grid',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& article > div > div, & li > div > div > div': { padding: '10px 12px' },
  // Long texts wrap, instead of narrowing the stub.
  '& article > div > div:first-of-type': { minWidth: 0, flexBasis: 0, [wide]: { paddingBlock: 12, paddingInline: 16 } },
  '& .product-purchase': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '4px 8px',
    height: '100%',
    // All have one width, so that the perforations align.
    [wide]: { width: 226, alignContent: 'center' },
    // It fits the longest word for "Add" of all languages.
    [broad]: { width: 372 },
  },
  // On a phone, each price has the width of a long one, so that all rows of a language wrap or none does.
  '& .product-price': {
    flex: '999 0 5.45rem',
    lineHeight: 1.2,
    [wide]: { flex: '1 1 auto' },
    [broad]: { textAlign: 'end' },
  },
  '& .product-price > span': { '@container (max-width: 479.95px)': { fontSize: '1.125rem !important' } },
  '& .product-price small': {
    display: 'block',
    fontSize: '0.875rem',
    color: palette.textSoft,
    // Here the price has a line of its own.
    '@container (max-width: 304px)': { display: 'inline', marginInlineStart: 8 },
  },
})
