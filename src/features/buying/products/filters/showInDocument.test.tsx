// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { Filter, SearchAnswer } from '../../../../api/contract/buying/products'
import { FilterList } from './FilterList'
import { filtersInDocument, showInDocument } from './showInDocument'

const value = (uuid: string, hint?: string) => ({
  uuid,
  value: uuid.toUpperCase(),
  ...(hint ? { short_description: hint } : {}),
})
const filter = (uuid: string, values: Filter['values'], more: Partial<Filter> = {}): Filter => ({
  uuid,
  display_name: `The ${uuid}`,
  filter_type: 'list',
  values,
  applied: false,
  valuesDropped: 0,
  ...more,
})
const service = filter('service', [{ ...value('bus'), image_url: '/bus.svg' }, value('rail')], { applied: true })
const rider = filter('rider', [value('adult', '18 to 64'), value('youth')])
const product = filter('product', [value('tickets'), value('passes')])

const answer = (filters: Filter[], described: SearchAnswer['applied_filters'] = []): SearchAnswer => ({
  results: { good: filters, dropped: 0 },
  applied_filters: described,
})
const bus = { filter_uuid: 'service', filter_value: 'bus' }
const adult = { filter_uuid: 'rider', filter_value: 'adult' }

const shown = () => [...document.querySelectorAll('[data-document] legend')].map((legend) => legend.textContent)
const radio = (wanted: string) => document.querySelector<HTMLInputElement>(`[data-document] [value=${wanted}]`)!
/** The parts of a filter. Generated ids differ, and whether a mark of the styles has a value. */
const partsOf = (part: Element | null | undefined) =>
  part?.outerHTML
    .replaceAll(/(id|aria-labelledby|aria-describedby|data-\w+)="[^"]*"/g, '$1')
    .match(/<\w+|[\w-]+(="[^"]*")?|>[^<]*/g)
    ?.sort()

beforeEach(() => {
  const list = render(<FilterList filter={service} chosen="bus" onChoose={() => undefined} />)
  document.body.innerHTML = `<div data-document><div>${list.container.innerHTML}</div></div>`
})

it.each([
  ['nothing chosen', [bus], []],
  ['a choice of the address', [bus, adult], []],
  ['the only value, which the backend applied', [bus], [{ ...adult, type: 'Rider' }]],
])('@CAT-04 shows a filter as the portal will, with %s', (_, applied, described) => {
  const open = { ...rider, applied: applied.includes(adult) || described.length > 0 }
  showInDocument(answer([service, open], described), applied)
  const chosen = open.applied ? 'adult' : ''
  const { container } = render(<FilterList filter={open} chosen={chosen} onChoose={() => undefined} />)
  const own = container.querySelector('fieldset')
  own?.querySelectorAll('input').forEach((input) => input.removeAttribute('checked'))
  expect(partsOf(document.querySelector('[data-document] fieldset:last-child'))).toEqual(partsOf(own))
  expect(radio('adult').checked).toBe(open.applied)
  expect(radio('youth').checked).toBe(false)
})

it('@CAT-04 a later answer keeps the focus, and takes away what is no longer offered', () => {
  showInDocument(answer([service, rider, product]), [bus])
  expect(shown()).toEqual(['The service', 'The rider', 'The product'])
  const focused = radio('adult')
  focused.focus()
  showInDocument(answer([service, rider, product]), [bus, adult])
  expect(document.activeElement).toBe(focused)
  expect(focused.checked).toBe(true)
  const fewer = { ...rider, values: [value('adult'), value('senior')] }
  showInDocument(answer([service, fewer]), [bus, adult])
  expect(shown()).toEqual(['The service', 'The rider'])
  expect(document.activeElement).toBe(radio('adult'))
})

it('@CAT-04 equal words of other values are other choices, and a value that the backend applied stays chosen', () => {
  const words = (uuid: string) => ({ uuid, value: 'Adult' })
  const described = [{ filter_uuid: 'rider', filter_value: 'of-bus', type: 'Rider' }]
  const only = { ...rider, applied: true, values: [words('of-bus')] }
  showInDocument(answer([service, only], described), [bus])
  radio('of-bus').checked = false
  showInDocument(answer([service, only], described), [bus])
  expect(radio('of-bus').checked).toBe(true)
  showInDocument(answer([service, { ...rider, values: [words('of-rail')] }]), [])
  expect(radio('of-rail').checked).toBe(false)
})

it('@CAT-04 each choice has its own name, whatever the place of its filter', () => {
  const zone = filter('zone', [value('inner')])
  showInDocument(answer([service, rider, product]), [bus])
  showInDocument(answer([service, product, zone]), [bus])
  expect(screen.getByRole('radio', { name: 'TICKETS' })).toBe(radio('tickets'))
  expect(screen.getByRole('radio', { name: 'INNER' })).toBe(radio('inner'))
  expect(filtersInDocument()?.filters.map(({ uuid }) => uuid)).toEqual(['service', 'product', 'zone'])
})

it('@CAT-04 a changed filter shows its new values', () => {
  showInDocument(answer([service, rider]), [bus])
  showInDocument(answer([service, { ...rider, values: [value('senior')] }]), [bus])
  expect(radio('senior').checked).toBe(false)
  expect(shown()).toEqual(['The service', 'The rider'])
})

it.each<[string, Partial<Filter>]>([
  ['a dropdown', { filter_type: 'dropdown' }],
  ['a picture', { values: [{ ...value('adult'), image_url: '/adult.svg' }] }],
  ['a spoken text', { values: [{ ...value('adult'), accessibility_text: 'An adult' }] }],
])('@CAT-03 %s and what comes after it wait for the portal', (_, more) => {
  showInDocument(answer([service, { ...rider, ...more }, product]), [bus])
  expect(shown()).toEqual(['The service'])
})

it('@CAT-03 shows nothing where the portal runs, and no answer that lost an open filter', () => {
  showInDocument({ ...answer([service]), results: { good: [service], dropped: 1 } }, [bus])
  expect(shown()).toEqual(['The service'])
  document.body.innerHTML = '<main></main>'
  showInDocument(answer([service, rider]), [bus])
  expect(document.body.innerHTML).toBe('<main></main>')
})
