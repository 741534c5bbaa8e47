import type { Theme } from '@mui/material/styles'
import { pageHeadingId } from '../../shared/focus/pageHeading'
import { fonts, print } from '../../shared/ui/colours/tokens'
import { foldSign } from '../../shared/ui/foldSign'

const inPrint = {
  ':root': {
    colorScheme: 'light !important',
    '--mui-palette-background-default': `${print.paper} !important`,
    '--mui-palette-background-paper': `${print.paper} !important`,
    '--mui-palette-surface-sunken': `${print.paper} !important`,
    '--mui-palette-text-primary': `${print.ink} !important`,
    '--mui-palette-text-secondary': `${print.ink} !important`,
    '--mui-palette-divider': `${print.rule} !important`,
  },
  body: { background: `${print.paper} !important`, color: `${print.ink} !important`, fontSize: '12pt' },
  '[data-print="hide"]': { display: 'none !important' },
  a: { color: `${print.ink} !important` },
  'h1, h2, h3': { breakAfter: 'avoid' },
  'tr, li, article': { breakInside: 'avoid' },
  thead: { display: 'table-header-group' },
}

/**
 * A focused element is never under a phone's bottom bar, which has two lines where it is narrow, or under a card that lies
 * over the page until it is answered (WCAG 2.4.11). On a phone the end of the page scrolls clear of the card.
 */
const clearOfCovers = (theme: Theme) => ({
  'html:has([data-action-bar])': { scrollPaddingBottom: '10rem' },
  'html:has([data-covers=bottom])': { scrollPaddingBottom: 'min(20rem, 50vh)' },
  [theme.breakpoints.up('md')]: { 'html:has([data-language-offer])': { scrollPaddingTop: '11rem' } },
  '@media screen and (max-width: 899.95px)': {
    'html:has([data-language-offer])': { scrollPaddingBottom: 'min(20rem, 50vh)' },
    'html:has([data-covers=bottom], [data-language-offer]) body::after': {
      content: '""',
      display: 'block',
      height: 'min(20rem, 50vh)',
    },
  },
})

export const globalStyles = (theme: Theme) => ({
  ':root': { '--portal-font': fonts.latin, '--portal-focus': theme.vars.palette.info.main },
  ':lang(vi)': { '--portal-font': fonts.vi },
  ':lang(zh-Hans)': { '--portal-font': fonts['zh-Hans'] },
  ':lang(zh-Hant)': { '--portal-font': fonts['zh-Hant'] },
  '[lang]': { fontFamily: 'var(--portal-font)' },
  // Stacked accents need room, and these scripts no tight letters.
  ':is(h1, h2, h3):is(:lang(vi), :lang(zh))': { lineHeight: 1.3, letterSpacing: 0 },
  'html:lang(zh)': { lineBreak: 'strict' },
  // Running text has no hyphens, because one could get into an address or a number.
  ':is(h1, h2, h3, button, label, dt, th):is(:lang(de), :lang(nl))': { hyphens: 'auto', hyphenateLimitChars: '14 5 5' },
  // A text of two characters must not wrap.
  'button:lang(zh)': { wordBreak: 'keep-all' },
  html: { scrollPaddingTop: '5.5rem', textSizeAdjust: '100%' },
  ...clearOfCovers(theme),
  body: {
    minHeight: '100dvh',
    overflowWrap: 'break-word',
    paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
  },
  // A backend's word may have any length and must not widen its box.
  'p, h1, h2, h3': { overflowWrap: 'anywhere' },
  // A last line never has a single character.
  p: { textWrap: 'pretty' },
  // A link must be high enough for a finger. Within a line, the padding moves nothing.
  a: { paddingBlock: 4, color: theme.vars.palette.primary.main, textUnderlineOffset: '0.18em' },
  // The press shows before the page can.
  'a:active': { opacity: 0.6 },
  ':focus-visible': { outline: '3px solid var(--portal-focus)', outlineOffset: 2 },
  // The heading has the focus only so that reading starts there.
  [`#${pageHeadingId}:focus`]: { outline: 'none' },
  // A browser's own box inside `details` inherits nothing from outside.
  'details > *': { boxSizing: 'border-box' },
  'ul ul': { listStyleType: 'disc' },
  // One sign stands behind the words and takes no room of their line.
  summary: { listStyle: 'none', cursor: 'pointer' },
  'summary::-webkit-details-marker': { display: 'none' },
  ':is(summary, [data-opens])::after': foldSign,
  ':is([open] > summary, [aria-expanded=true])': { '--turned': 'rotate(-135deg)' },
  'table, time, data, input': { fontVariantNumeric: 'tabular-nums' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
  '@media print': inPrint,
})
