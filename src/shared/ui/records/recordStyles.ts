import { styled } from '@mui/material/styles'
import { palette } from '../colours/palette'

/**
 * Browsers drop the roles of a table that is laid out differently, as below 600 px, so its elements name their roles
 * (see `RecordTable`).
 */
export const Records = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& caption': { textAlign: 'start', fontSize: '1.25rem', fontWeight: 700, paddingBottom: 8 },
  '& th, & td': { padding: '12px 8px', textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& thead th': { fontSize: '0.875rem', fontWeight: 600, color: palette.textSoft, overflowWrap: 'normal' },
  '& tr': { borderBottom: `1px solid ${palette.divider}`, breakInside: 'avoid' },
  '& tbody th': { fontWeight: 700, width: '34%' },
  '& [data-figure]': { width: '1%', textAlign: 'end', overflowWrap: 'normal', whiteSpace: 'nowrap' },
  '& [data-action]': { width: '1%', textAlign: 'end', overflowWrap: 'normal' },
  // Links stay large enough to press in every font (WCAG 2.5.8). Buttons have their own size.
  '& a:not([data-variant])': { display: 'inline-block', minHeight: 24, marginBlock: -4 },
  '& th:first-of-type': { paddingInlineStart: 0 },
  '& td:last-of-type, & thead th:last-of-type': { paddingInlineEnd: 0 },
  '@media print': {
    '& th, & td': { padding: '4pt 5pt' },
    // This keeps a table's header from standing alone at the end of a printed page.
    '& tbody tr:first-of-type': { breakBefore: 'avoid' },
    '& tbody th': { width: '24%' },
    '& thead th:first-of-type, & tbody th': { paddingInlineStart: 0 },
  },
  '@media screen and (max-width: 599.95px)': {
    '&, & caption, & tbody, & tr, & th, & td': { display: 'block' },
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    // Figures stand side by side, below what they count.
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
      gap: '4px 8px',
      padding: '12px 0',
    },
    '& tbody th': { width: 'auto' },
    '& tbody th, & td': { gridColumn: '1 / -1', padding: 0 },
    '& td:not([data-wide], [data-action], [data-figure])': {
      display: 'grid',
      gridTemplateColumns: 'minmax(min-content, 7.5em) minmax(0, 1fr)',
      gap: 12,
    },
    '& [data-figure], & [data-action]': { width: 'auto' },
    '& td[data-figure]': { gridColumn: 'auto' },
    '& [data-action], & :not([data-figure]) + [data-figure]': { textAlign: 'start' },
    // The label is visual only, because screen readers get the column's header.
    '& td[data-label]::before': {
      content: 'attr(data-label) / ""',
      color: palette.textSoft,
      fontSize: '0.9375rem',
      // A label breaks where its figure does not.
      whiteSpace: 'normal',
      overflowWrap: 'normal',
    },
  },
  // A long word has no room beside another one here.
  '@media screen and (max-width: 343.95px)': {
    '& td:not([data-figure])': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
  },
})
