// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import type { FareMedium } from '../api/contract/cards/fareMedia'
import { regionChoices } from '../features/paying/addresses/regions'
import { productAdded } from '../features/buying/cart'
import { filterNamesOf } from '../features/buying/cart/addToCart/wantedLine'
import { journeyName } from '../features/buying/cart/state/cartLine'
import { standingOf } from '../features/cards/fareMedia/cards/cardStanding'
import { keyOf } from '../features/buying/orders/finding/guestOrderKeys'
import { stateKey } from '../features/buying/orders/life/orderState'
import { typeKey } from '../features/buying/orders/receipt/orderFacts'
import { nameOfMethod } from '../features/paying/payment/kinds/paymentMethod'
import { selectTimesAdded } from '../features/buying/products/search/productsSlice'
import { inLanguage } from '../features/identity/settings'
import { startLanguage, languageOfVisit } from '../i18n/languages'
import { sendRaw } from '../mocks/callsInTests'
import { sampleOrder } from '../testing/buying/sampleOrder'
import { byName, own } from '../shared/byName'
import { formatDay } from '../shared/locales/dates'
import { cartLine } from '../testing/buying/cartLines'
import { testBackend, testPortal, testSettings } from '../testing/portal'

/** A name from outside may equal a name that every object has. It must then count as unknown, like any other name. */
describe.each(Object.getOwnPropertyNames(Object.prototype))('what is called %s', (name) => {
  it('is in a record only when it was put there', () => {
    const record = byName<number>()
    expect([record[name], own({}, name), own(undefined, name)]).toEqual([undefined, undefined, undefined])
    record[name] = 7
    expect([record[name], Object.entries(record)]).toEqual([7, [[name, 7]]])
    expect(own(byName([[name, 8]]), name)).toBe(8)
  })

  it('is no language, region, status, type or order', () => {
    expect(startLanguage(name, ['en', name])).toBe('en')
    window.localStorage.setItem('language', name)
    expect(languageOfVisit()).toBe('en')
    expect(inLanguage({ en: 'Terms' }, name)).toBe('Terms')
    expect(formatDay('2026-12-05', name)).toBe('12/05/26')
    expect(regionChoices(name, 'en')).toEqual([])
    expect(standingOf({ type: 'virtual', status: name } as FareMedium, testSettings())).toBe('unknown')
    expect([typeKey(name), stateKey(sampleOrder({ status: name }), 0), keyOf(name)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(nameOfMethod({ type: 'Credit card', brand: name, last4: '1111' }, undefined)).toBe(`${name} •••• 1111`)
  })

  it('is no language of a filter unless the backend names it so', () => {
    const filter = { filter_uuid: 'f', filter_value: 'Bus', type: null }
    expect(journeyName({ ...filter, long_name: { en: 'Bus' } }, name)).toBe('Bus')
    const long_name = Object.fromEntries([
      ['en', 'Bus'],
      [name, 'B'],
    ])
    expect(
      filterNamesOf('Bus · Adult', [
        { ...filter, long_name },
        { ...filter, long_name: { en: 'Adult' } },
      ]),
    ).toEqual({
      en: 'Bus · Adult',
    })
  })

  it('is counted among products like any other', () => {
    const { store } = testPortal()
    const added = cartLine({ uuid: name })
    store.dispatch(productAdded({ lines: [added], added }))
    expect([selectTimesAdded(store.getState(), name), selectTimesAdded(store.getState(), 'other')]).toEqual([1, 0])
  })

  it('opens nothing in the mock backend', async () => {
    testBackend()
    expect((await sendRaw('listAddresses', { token: name })).status).toBe(401)
    expect((await sendRaw('listFareMedia', { cardToken: name })).status).toBe(401)
  })
})
