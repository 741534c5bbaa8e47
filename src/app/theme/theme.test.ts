import { describe, expect, it } from 'vitest'
import { contrast } from '../../shared/ui/colours/colour'
import { createPortalTheme } from './theme'
import { dark, light } from '../../shared/ui/colours/tokens'
import type { PortalColours } from '../../shared/ui/colours/tokens'

const schemes: [string, PortalColours][] = [
  ['light', light],
  ['dark', dark],
]

describe.each(schemes)('the %s scheme', (_, tokens) => {
  const grounds = ['paper', 'surface', 'sunken'] as const
  const texts = ['ink', 'inkSoft', 'primary', 'error', 'success', 'warning', 'info', 'bus', 'rail', 'ferry'] as const

  it.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
    'reads %s on %s',
    (text, ground) => {
      expect(contrast(tokens[text], tokens[ground])).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(['harbourInk', 'harbourSoft', 'accent'] as const)('reads %s on the harbour', (text) => {
    expect(contrast(tokens[text], tokens.harbour)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(tokens[text], tokens.harbourDeep)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(grounds)('tells the edges of controls and the focus from %s', (ground) => {
    expect(contrast(tokens.outline, tokens[ground])).toBeGreaterThanOrEqual(3)
    expect(contrast(tokens.info, tokens[ground])).toBeGreaterThanOrEqual(3)
  })
})

describe('the portal theme', () => {
  const paletteOf = (colours: { primary?: string; accent?: string }, scheme: 'light' | 'dark' = 'light') =>
    createPortalTheme({ colours }).colorSchemes[scheme]!.palette

  it.each(['primary', 'secondary', 'error', 'success', 'warning', 'info'] as const)('reads text on %s', (name) => {
    for (const scheme of ['light', 'dark'] as const) {
      const { main, contrastText } = paletteOf({}, scheme)[name]
      expect(contrast(main, contrastText)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it("takes the operator's colours", () => {
    const palette = paletteOf({ primary: '#0a4d8c', accent: '#d6006c' })
    expect(palette.primary.main).toBe('#0a4d8c')
    expect(palette.secondary.main).toBe('#d6006c')
    expect(palette.secondary.contrastText).toBe('#ffffff')
  })

  it.each([
    ['#ffee00', 'light'],
    ['#0a1520', 'dark'],
    ['#808080', 'light'],
    ['#808080', 'dark'],
  ] as const)('moves an unreadable primary %s until it reads in the %s scheme', (primary, scheme) => {
    const { main, contrastText } = paletteOf({ primary }, scheme).primary
    const { paper, surface, sunken } = scheme === 'light' ? light : dark
    for (const ground of [paper, surface, sunken]) expect(contrast(main, ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(main, contrastText)).toBeGreaterThanOrEqual(4.5)
  })

  it('leaves out what is no colour', () => {
    expect(paletteOf({ primary: 'red;}body{display:none', accent: 'url(x)' }).primary.main).toBe(light.primary)
  })
})
