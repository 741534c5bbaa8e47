import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../../../shared/forms/fields/rules'
import { textKeys as t } from '../../../testing/textKeys'
import { addressFields, addressOf, emptyAddress, valuesOf, writeZip } from './addressFields'
import { countryChoices } from './countries'
import { formatAddress } from './formatAddress'
import { regionChoices } from './regions'
import { fc, property } from '../../../testing/chance/property'

const countries = ['CA', 'US']
const fieldsOf = (country: string) => addressFields({ t, language: 'en', country, countries })
const field = (country: string, key: string) => fieldsOf(country).find((entry) => entry.key === key)

const home = {
  firstName: 'Jordan',
  lastName: 'MacLeod',
  address1: '18 Lantern Street',
  address2: 'Apt 4',
  city: 'Halifax',
  state: 'NS',
  zip: 'b3j1s9',
  country: 'CA',
  email: '',
}

describe('address fields', () => {
  it.each([
    ['CA', 'zip.postalCode', 'state.province', 13],
    ['US', 'zip.zipCode', 'state.state', 52],
    ['FR', 'zip.postalCode', 'state.region', 0],
  ])(
    'of %s are named %s and %s, with %i regions to choose from (@ACC-10, decision 43)',
    (country, zip, state, regions) => {
      expect(field(country, 'zip')?.label).toBe(zip)
      expect(field(country, 'state')?.label).toBe(state)
      expect(field(country, 'state')?.options?.length ?? 0).toBe(regions)
    },
  )

  it.each(['CA', 'US', 'FR'])('of %s can not be empty but for address 2 and email (@FORM-03)', (country) => {
    const errors = fieldErrors(fieldsOf(country), { country })
    expect(Object.keys(errors).sort()).toEqual(['address1', 'city', 'firstName', 'lastName', 'state', 'zip'])
    expect(Object.values(errors).every(({ key }) => key === 'shared:form.empty')).toBe(true)
  })

  it.each([
    ['CA', 'B3J 1S9', true],
    ['CA', 'B3J1S9', true],
    ['CA', 'b3j-1s9', true],
    ['CA', 'D3J 1S9', false],
    ['CA', 'B3J 1O9', false],
    ['CA', 'W3J 1S9', false],
    ['CA', '12345', false],
    ['US', '04101', true],
    ['US', '04101-1234', true],
    ['US', '0410', false],
    ['US', 'B3J 1S9', false],
    ['GB', 'SW1A 1AA', true],
    ['FR', '75001', true],
    ['FR', '!', false],
  ])('in %s, the code %s fits: %s', (country, zip, fits) => {
    const values = { ...home, state: country === 'US' ? 'ME' : 'NS', country, zip }
    expect(fieldErrors(fieldsOf(country), values)).toEqual(
      fits ? {} : { zip: expect.objectContaining({ key: 'shared:form.enterValid' }) },
    )
  })

  it('refuse a region of another country', () => {
    expect(fieldErrors(fieldsOf('US'), { ...home, country: 'US', zip: '04101' })).toHaveProperty('state')
  })

  it('become an address and fields again', () => {
    const address = addressOf(home)
    expect(address).toMatchObject({ zip: 'B3J 1S9', address2: 'Apt 4', email: null })
    expect(valuesOf(address)).toEqual({ ...home, zip: 'B3J 1S9' })
  })

  property([fc.constantFrom('CA', 'US', 'FR'), fc.string({ maxLength: 12 })])(
    'write a code once and for all',
    (country, zip) => {
      expect(writeZip(country, writeZip(country, zip))).toBe(writeZip(country, zip))
    },
  )
})

describe('countries and regions', () => {
  it('begin with Canada and the United States, then go by name in the language', () => {
    const [first, second, ...rest] = countryChoices('fr', countries).map(({ label }) => label)
    expect([first, second]).toEqual(['Canada', 'États-Unis'])
    expect(rest).toEqual([...rest].sort(new Intl.Collator('fr').compare))
  })

  it('begin with those of the operator', () => {
    const [first, ...rest] = countryChoices('en', ['DE'])
    expect(first).toEqual({ value: 'DE', label: 'Germany' })
    expect(rest.filter(({ value }) => value === 'DE')).toEqual([])
    expect(emptyAddress(['DE'], { firstName: 'Ada' })).toEqual({ country: 'DE', firstName: 'Ada' })
  })

  it.each(['en', 'fr', 'zh-Hant'])('@FORM-03 are all of ISO 3166 in %s, each once and by its name', (language) => {
    const choices = countryChoices(language, countries)
    expect(new Set(choices.map(({ value }) => value)).size).toBe(249)
    expect(choices.filter(({ value, label }) => value === label)).toEqual([])
    expect(choices.some(({ value }) => value === 'SE')).toBe(true)
  })

  it('include the country of an address that was saved elsewhere', () => {
    expect(countryChoices('en', countries, 'Atlantis').at(-1)).toEqual({ value: 'Atlantis', label: 'Atlantis' })
  })

  it('are named in French where French has a name', () => {
    expect(regionChoices('CA', 'fr').find(({ value }) => value === 'NS')?.label).toBe('Nouvelle-Écosse')
    expect(regionChoices('US', 'fr').find(({ value }) => value === 'OH')?.label).toBe('Ohio')
  })

  it('have no code twice', () => {
    for (const country of ['CA', 'US']) {
      const codes = regionChoices(country, 'en').map(({ value }) => value)
      expect(new Set(codes).size).toBe(codes.length)
      expect(codes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true)
    }
  })
})

describe('an address on an envelope', () => {
  it.each([
    ['CA', ['Jordan MacLeod', '18 Lantern Street', 'Apt 4', 'Halifax NS B3J\u00a01S9', 'Canada']],
    ['FR', ['Jordan MacLeod', '18 Lantern Street', 'Apt 4', 'B3J\u00a01S9 Halifax NS', 'France']],
  ])('in %s reads %j', (country, lines) => {
    expect(formatAddress({ ...addressOf(home), zip: 'B3J 1S9', country }, 'en')).toEqual(lines)
  })

  it('leaves out what is empty and shows an unknown country as it is', () => {
    const address = { ...addressOf({ ...home, address2: '' }), country: 'Atlantis' }
    expect(formatAddress(address, 'en')).toEqual(
      ['Jordan MacLeod', '18 Lantern Street', 'B3J1S9 Halifax NS', 'Atlantis'].map((line) =>
        line.replace('B3J1S9', address.zip.replace(' ', '\u00a0')),
      ),
    )
  })
})
