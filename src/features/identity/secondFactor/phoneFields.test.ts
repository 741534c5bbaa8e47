import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../../../shared/forms/fields/rules'
import { textKeys as t } from '../../../testing/textKeys'
import { defaultCountry, phoneBody, phoneFields } from './phoneFields'

const optionsIn = (language: string) => phoneFields(t, language)[0]?.options ?? []
const errorKeys = (country: string, phone: string) =>
  Object.fromEntries(
    Object.entries(fieldErrors(phoneFields(t, 'en'), { country, phone })).map(([key, error]) => [key, error.key]),
  )

describe('The country code', () => {
  it('@FORM-05 is chosen by the country’s name, in the language of the interface and its order', () => {
    expect(defaultCountry).toBe('CA')
    expect(optionsIn('en').find((option) => option.value === 'DE')?.label).toBe('Germany (+49)')
    expect(optionsIn('fr').find((option) => option.value === 'DE')?.label).toBe('Allemagne (+49)')
    for (const language of ['en', 'fr']) {
      const labels = optionsIn(language).map((option) => option.label)
      expect(labels).toHaveLength(245)
      expect([...labels].sort(new Intl.Collator(language).compare)).toEqual(labels)
    }
  })

  it.each([
    ['', 'shared:form.required'],
    ['XX', 'shared:form.enterValid'],
    ['__proto__', 'shared:form.enterValid'],
  ])('@FORM-05 is required and valid: %j', (country, key) => {
    expect(errorKeys(country, '9025550133')).toEqual({ country: key })
  })
})

describe('The phone number', () => {
  it.each([
    ['CA', '9025550133', '+1', '9025550133'],
    ['CA', '+19025550133', '+1', '9025550133'],
    ['CA', '19025550133', '+1', '9025550133'],
    ['US', '2025550133', '+1', '2025550133'],
    ['FR', '0612345678', '+33', '612345678'],
    ['FR', '+33612345678', '+33', '612345678'],
    ['GB', '07400123456', '+44', '7400123456'],
  ])('@FORM-05 is valid for its country: %s %s', (country, phone, country_code, national) => {
    expect(errorKeys(country, phone)).toEqual({})
    expect(phoneBody({ country, phone })).toEqual({ country_code, phone: national })
  })

  it.each([
    ['CA', '', 'shared:form.required'],
    ['CA', '123', 'secondFactor:phone.invalid'],
    ['CA', '0000000000', 'secondFactor:phone.invalid'],
    ['CA', '+33612345678', 'secondFactor:phone.invalid'],
    ['US', '9025550133', 'secondFactor:phone.invalid'],
    ['FR', '9025550133', 'secondFactor:phone.invalid'],
    ['CA', '+', 'secondFactor:phone.invalid'],
    ['CA', '1'.repeat(21), 'shared:form.maxlength'],
  ])('@FORM-05 is not: %s %s', (country, phone, key) => {
    expect(errorKeys(country, phone)).toEqual({ phone: key })
  })

  it('@FORM-05 names the country that it is not valid for', () => {
    expect(fieldErrors(phoneFields(t, 'en'), { country: 'FR', phone: '1' }).phone?.values).toEqual({
      country: 'France',
    })
  })
})

describe('The form', () => {
  it('@FORM-05 asks for both, as browsers know them', () => {
    expect(phoneFields(t, 'en')).toMatchObject([
      { key: 'country', label: 'phone.country', kind: 'select', autoComplete: 'country' },
      { key: 'phone', label: 'phone.phone', kind: 'tel', hint: 'phone.hint', autoComplete: 'tel-national' },
    ])
  })

  it('@ACC-04 sends the password where it was asked, and what was typed if no country has the number', () => {
    const given = { country: 'CA', phone: '9025550133' }
    expect(phoneBody({ ...given, current_password: 'harbour' })).toEqual({
      country_code: '+1',
      phone: '9025550133',
      current_password: 'harbour',
    })
    expect(Object.keys(phoneBody(given))).toEqual(['country_code', 'phone'])
    expect(phoneBody({ country: 'CA', phone: '12' })).toEqual({ country_code: '+', phone: '12' })
    expect(phoneBody({})).toEqual({ country_code: '+', phone: '' })
  })
})
