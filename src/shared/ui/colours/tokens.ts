/**
 * Colours by their use, after a harbour town's signage: navy ink on warm paper, sea-green controls, an amber signal,
 * one colour per line. Text has a contrast of 4.5:1, controls 3:1 (`theme.test.ts`).
 */
export const light = {
  paper: '#f5f1e8',
  surface: '#ffffff',
  sunken: '#ebe5d8',
  ink: '#0e2439',
  inkSoft: '#47596a',
  divider: '#d9d2c3',
  outline: '#6f7d89',
  primary: '#00665c',
  accent: '#ffb224',
  error: '#b3261e',
  success: '#1b6e3c',
  warning: '#8a5300',
  info: '#1d5b94',
  harbour: '#0e2439',
  harbourDeep: '#081828',
  harbourInk: '#f7f4ec',
  harbourSoft: '#b9c8d3',
  bus: '#ab3d16',
  rail: '#00665c',
  ferry: '#2c56a6',
} as const

export type PortalColours = { readonly [Name in keyof typeof light]: string }

export const dark: PortalColours = {
  paper: '#0a141e',
  surface: '#132231',
  sunken: '#0f1b28',
  ink: '#eef3f4',
  inkSoft: '#a8b9c5',
  divider: '#26394a',
  outline: '#7f93a3',
  primary: '#4fd0bd',
  accent: '#ffbe45',
  error: '#ff9c8f',
  success: '#6fd198',
  warning: '#ffc46b',
  info: '#8bbcf0',
  harbour: '#10202f',
  harbourDeep: '#060e16',
  harbourInk: '#f7f4ec',
  harbourSoft: '#a8b9c5',
  bus: '#ff9068',
  rail: '#4fd0bd',
  ferry: '#8fb0ff',
}

export const black = '#000'
export const white = '#fff'

/** Print uses white paper and black ink in every scheme. */
export const print = { paper: white, ink: black, rule: '#999' } as const

export const shade = '#06101a40'

/** The border of a QR code, which is dark on white in both schemes, because scanners need that. */
export const codeEdge = '#d5dce0'

export const cardBrands = {
  edge: codeEdge,
  visa: '#1434cb',
  mastercardLeft: '#eb001b',
  mastercardRight: '#f79e1b',
  mastercardBoth: '#ff5f00',
  amex: '#006fcf',
  discover: '#f76b1c',
  discoverInk: '#231f20',
} as const

/** A card without a valid colour, and one for which nothing is sold. */
export const fareCard = { own: light.primary, resting: '#4d5b68', foreign: '#2c3f63' } as const

/** The harbour at dusk, the same in both schemes. Lines have their colours of the dark one. */
export const dusk = {
  hill: '#16354f',
  house: '#1d4564',
  tower: '#27577a',
  lamp: '#ffd98a',
  stone: '#2d5d7e',
  water: '#0b3149',
  quay: '#071725',
  cream: '#fbf7ee',
  ink: light.ink,
  bus: dark.bus,
  rail: dark.rail,
  ferry: dark.ferry,
} as const

/** Fonts that every system has. A script has its own list if its letters would come from two fonts. */
export const fonts = {
  latin: 'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Liberation Sans",Arial,sans-serif',
  vi: '"Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif',
  // A Latin font comes first, because Chinese ones make an apostrophe and a mask's dots as wide as a character.
  'zh-Hans':
    '"Segoe UI",Roboto,"Helvetica Neue","Liberation Sans",Arial,"PingFang SC","Microsoft YaHei","Noto Sans SC","Noto Sans CJK SC",sans-serif',
  'zh-Hant':
    '"Segoe UI",Roboto,"Helvetica Neue","Liberation Sans",Arial,"PingFang TC","Microsoft JhengHei","Noto Sans TC","Noto Sans CJK TC",sans-serif',
} as const
