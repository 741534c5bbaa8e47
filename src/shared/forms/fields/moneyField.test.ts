import { describe, expect, it } from 'vitest'
import { amountCharacters, readAmount } from '../../locales/amounts'
import { moneyField } from './moneyField'

const field = (language: string, offered: Parameters<typeof moneyField>[0]['offered']) =>
  moneyField({ key: 'amount', label: 'Amount', rules: [], language, offered })

describe('a field for money', () => {
  it.each([
    ['en', 'start'],
    ['fr', 'end'],
    ['de', 'end'],
    ['zh-Hans', 'start'],
  ])('has its sign on the side of the language %s: %s', (language, side) => {
    expect(field(language, []).unit).toEqual({ sign: '$', side })
  })

  it.each(['en', 'fr', 'es', 'nl', 'de', 'pt', 'fil', 'vi', 'zh-Hans', 'zh-Hant'])(
    'offers amounts in %s that are read back to the cent',
    (language) => {
      const { choices = [] } = field(language, [1_000, { cents: 3_460, label: 'All' }])
      expect(choices.map(({ value }) => readAmount(value))).toEqual([1_000, 3_460])
    },
  )

  it('asks for an amount, and takes what else the page says of it', () => {
    const rules = [() => undefined]
    expect(moneyField({ key: 'sum', label: 'Sum', hint: 'At most $200', rules, language: 'en' })).toEqual({
      ...{ key: 'sum', label: 'Sum', hint: 'At most $200', rules, required: true, choices: [], size: 10, width: 6 },
      ...{ inputMode: 'decimal', autoComplete: 'off', allowed: amountCharacters, unit: { sign: '$', side: 'start' } },
    })
  })

  it('writes whole dollars on its choices without cents', () => {
    expect(field('en', [1_000, { cents: 3_460, label: 'All $34.60' }]).choices).toEqual([
      { value: '10.00', label: '$10' },
      { value: '34.60', label: 'All $34.60' },
    ])
  })
})
