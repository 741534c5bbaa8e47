// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { queryWith } from '../features/buying/products/search/addressFilters'
import { followChoices, showChoices } from './followChoices'

const root = document.createElement('div')
const choice = (value: string) => root.querySelector<HTMLInputElement>(`[value="${value}"]`)!
const chosen = () => [...root.querySelectorAll<HTMLElement>('label[data-chosen]')].map((label) => label.textContent)

// As in a document's head, once.
followChoices()

beforeEach(() => {
  const labels = ['bus', 'bus 2', 'rail'].map(
    (value) => `<label><input type="radio" name="of:service" value="${value}">${value}</label>`,
  )
  root.innerHTML = `<div data-document>${labels.join('')}</div><input type="radio" name="other" value="live">`
  document.body.replaceChildren(root)
})

test('@CAT-04 a choice before the portal runs stands in the address as the portal writes it, in its place', () => {
  window.history.replaceState(null, '', '/products?from=mail&filter=of%253Aservice:bus&filter=rider:adult')
  showChoices()
  expect(chosen()).toEqual(['bus'])
  const followed = vi.fn()
  window.addEventListener('popstate', followed, { once: true })
  choice('bus 2').click()
  const applied = [
    { filter_uuid: 'of:service', filter_value: 'bus 2' },
    { filter_uuid: 'rider', filter_value: 'adult' },
  ]
  expect(window.location.search).toBe(queryWith(applied, new URLSearchParams('from=mail')))
  expect(chosen()).toEqual(['bus 2'])
  expect(followed).toHaveBeenCalledOnce()
})

test('@CAT-04 a choice that is made while the document still arrives stays', () => {
  window.history.replaceState(null, '', '/products')
  choice('bus').click()
  showChoices()
  expect(chosen()).toEqual(['bus'])
  expect(choice('bus').checked).toBe(true)
  expect(window.location.search).toBe('?filter=of%253Aservice:bus')
})

test('@CAT-04 Back before the portal runs shows the earlier choice', () => {
  window.history.replaceState(null, '', '/products')
  showChoices()
  choice('rail').click()
  expect(window.location.search).toBe('?filter=of%253Aservice:rail')
  // jsdom goes back later than it says, so the address is set here.
  window.history.replaceState(null, '', '/products')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(chosen()).toEqual([])
  expect(choice('rail').checked).toBe(false)
})

test('what the portal shows is its own', () => {
  window.history.replaceState(null, '', '/products')
  showChoices()
  choice('live').click()
  expect(window.location.search).toBe('')
})
