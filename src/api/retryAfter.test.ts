import { afterEach, describe, expect, it } from 'vitest'
import { now, setClock } from '../shared/clock'
import { fc } from '../testing/chance/property'
import { retryAfter } from './retryAfter'

const noon = 'Fri, 20 Nov 2026 12:00:00 GMT'
const wait = (value: unknown, date?: string) => retryAfter({ 'retry-after': value, ...(date ? { date } : {}) }, now)
afterEach(() => setClock())

describe('How long a backend asks to wait', () => {
  it.each<[unknown, number | undefined]>([
    ['7', 7],
    [' 7 ', 7],
    ['1.2', 2],
    ['1.25', 2],
    ['120', 120],
    ['121', 120],
    ['86400', 120],
    ['9'.repeat(400), 120],
    ['0', undefined],
    ['-5', undefined],
    ['1e1', undefined],
    ['', undefined],
    ['soon', undefined],
    ['2026-11-20', undefined],
    ['20 Nov 2026 12:00:42 GMT', undefined],
    ['20 Nov 2026 12:00:42 GMT (Fri)', undefined],
    [undefined, undefined],
    [['7'], undefined],
    ['Fri, 20 Nov 2026 12:00:42 GMT', 42],
    ['Friday, 20-Nov-26 12:00:42 GMT', 42],
    ['Fri Nov 20 12:00:42 2026', 42],
    ['Sat, 21 Nov 2026 12:00:00 GMT', 120],
    ['Fri, 20 Nov 2026 11:59:59 GMT', undefined],
    ['Fri, 99 Nov 2026 12:00:00 GMT', undefined],
  ])('@API-04 %j', (value, seconds) => expect(wait(value, noon)).toBe(seconds))

  it('@API-04 a date counts by the portal’s clock where the answer names no time of its own', () => {
    setClock(() => Date.parse(noon))
    expect(wait('Fri, 20 Nov 2026 12:00:42 GMT')).toBe(42)
    expect(wait('Fri, 20 Nov 2026 12:00:42 GMT', 'nonsense')).toBe(42)
    setClock(() => Date.parse(noon) - 3_600_000)
    expect(wait('Fri, 20 Nov 2026 12:00:42 GMT', noon)).toBe(42)
  })

  it('@API-04 whatever it says, nothing or whole seconds up to two minutes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.date().map(String)), (value) => {
        const seconds = wait(value)
        expect(seconds === undefined || (Number.isInteger(seconds) && seconds >= 1 && seconds <= 120)).toBe(true)
      }),
    )
  })
})
