// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { valueOf } from '../../../shared/remote/remote'
import { testBackend, testPortal } from '../../../testing/portal'
import { languageChanged } from '../../identity/settings'
import { paymentMethods } from './paymentMethods'

test('@LANG-02 @ACC-09 what payment methods are used for is named in the language of the portal', async () => {
  testBackend('riderWithRenewals')
  const { store, until } = testPortal()
  const isNamed = (name: string) =>
    valueOf(paymentMethods.select(store.getState()))?.some(({ used_by }) =>
      used_by?.good.some((use) => use.name === name),
    ) === true
  store.dispatch(paymentMethods.requested())
  await until(() => isNamed('Adult Monthly Pass'))
  store.dispatch(languageChanged('fr'))
  await until(() => isNamed('Laissez-passer mensuel, adulte'))
  expect(isNamed('Adult Monthly Pass')).toBe(false)
})
