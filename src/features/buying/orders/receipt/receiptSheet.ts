import { styled } from '@mui/material/styles'
import { print } from '../../../../shared/ui/colours/tokens'

export const phone = '@media screen and (max-width: 599.95px)'

/**
 * On paper the sheet is a table, because only a table's footer repeats the order number on every page in all browsers.
 */
export const Sheet = styled('div')({
  '@media print': {
    display: 'table',
    width: '100%',
    tableLayout: 'fixed',
    // Prints black on white in every colour scheme.
    '& *, & *::before, & *::after': {
      color: `${print.ink} !important`,
      background: 'none !important',
      borderColor: `${print.ink} !important`,
      textDecorationColor: `${print.ink} !important`,
      maskImage: 'none !important',
    },
    '& :is(p, li, dt, dd, td, th, caption)': { fontSize: '12pt !important', lineHeight: '1.3 !important' },
    '& :is(h2, h3)': { fontSize: '13pt !important', margin: '0 0 4pt !important', breakAfter: 'avoid' },
    // A link cannot be clicked on paper, so its URL is printed.
    '& a[href^="http"]::after': { content: '" " attr(href)', overflowWrap: 'anywhere', fontWeight: 400 },
  },
})

export const SheetBody = styled('div')({ '@media print': { display: 'table-row-group' } })

/** From 960 px the next steps are beside the receipt; on paper they follow the amounts. */
export const SheetFlow = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  alignItems: 'start',
  [phone]: { gap: 24 },
  '@media screen': {
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr) 320px',
      gap: '40px 48px',
      '& > [data-beside]': { gridColumn: 2, gridRow: '1 / span 9' },
      '& > :not([data-beside])': { gridColumn: 1 },
    },
  },
  '@media print': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: '11pt',
    '& > [data-beside]': { order: 1 },
  },
}))

export const SheetFoot = styled('div')({
  display: 'none',
  '@media print': { display: 'table-footer-group', breakInside: 'avoid', '& > p': { margin: 0, paddingTop: '10pt' } },
})

export const OnScreen = styled('span')({ '@media print': { display: 'none' } })
export const OnPaper = styled('span')({ display: 'none', '@media print': { display: 'inline' } })

/** A term and its value stay together on paper. */
export const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(190px, 100%), 1fr))',
  gap: '16px 24px',
  margin: 0,
  '& > div': { minWidth: 0, breakInside: 'avoid' },
  // An email address should not break, so it has a line of its own; the next pairs fill the line before.
  gridAutoFlow: 'row dense',
  '& > [data-whole]': { gridColumn: '1 / -1' },
  '@media screen': { '& > [data-paper]': { display: 'none' } },
  [phone]: {
    gap: '12px 24px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(126px, 100%), 1fr))',
    '& > [data-long]': { gridColumn: '1 / -1' },
  },
  '@media print': { gap: '6pt 14pt', gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))' },
  '& dt': { fontSize: '0.875rem', lineHeight: 1.4 },
  '& dd': { margin: 0, fontWeight: 700, overflowWrap: 'anywhere', unicodeBidi: 'isolate' },
})
