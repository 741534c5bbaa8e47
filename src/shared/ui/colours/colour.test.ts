import { describe, expect, it } from 'vitest'
import { contrast, readableAgainst, readableOn, safeColour } from './colour'

describe('safeColour', () => {
  it.each([
    ['#0a4d8c', '#0a4d8c'],
    ['#FFF', '#fff'],
    [' #00695f ', '#00695f'],
    ['#ffff', undefined],
    ['#12345', undefined],
    ['#0a4d8cff', undefined],
    ['red', undefined],
    ['rgb(1,2,3)', undefined],
    ['#fff;background:url(https://evil.example)', undefined],
    ['#fff\n}body{display:none', undefined],
    ['var(--x)', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%j gives %j', (value, colour) => {
    expect(safeColour(value)).toBe(colour)
  })
})

describe('contrast', () => {
  it.each([
    ['#000', '#fff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#0a4d8c', '#0a4d8c', 1],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1)
  })
})

describe('readableOn', () => {
  it.each([
    ['#ffffff', '#000'],
    ['#000000', '#fff'],
    ['#ffb224', '#000'],
    ['#0e2439', '#fff'],
    ['#777777', '#000'],
  ] as const)('%s takes %s', (colour, text) => {
    expect(readableOn(colour)).toBe(text)
    expect(contrast(colour, text)).toBeGreaterThanOrEqual(4.5)
  })
})

describe('readableAgainst', () => {
  it('leaves a colour that reads well as it is', () => {
    expect(readableAgainst('#00695f', '#ffffff')).toBe('#00695f')
  })

  it.each([
    ['#ffee00', '#ffffff', 4.5],
    ['#ffffff', '#ffffff', 4.5],
    ['#101010', '#0a1520', 4.5],
    ['#0a4d8c', '#0a1520', 3],
  ])('moves %s away from %s until it reads', (colour, background, ratio) => {
    expect(contrast(readableAgainst(colour, background, ratio), background)).toBeGreaterThanOrEqual(ratio)
  })
})
