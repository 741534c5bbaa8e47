import { describe, expect, it } from 'vitest'
import type { Filter, Product } from '../../../../api/contract/buying/products'
import type { Result } from '../../../../api/errors'
import type { Search } from './addressFilters'
import * as machine from './productsMachine'
import type { Found, Panel, ProductsPage } from './productsMachine'
import { isBusy, resultsView } from './resultsView'
import { fc } from '../../../../testing/chance/property'

const search = (...values: string[]): Search => ({
  serviceType: null,
  passType: null,
  applied: values.map((filter_value) => ({ filter_uuid: `filter of ${filter_value}`, filter_value })),
})
const filter = (applied: boolean): Filter => ({
  uuid: 'f',
  display_name: 'F',
  filter_type: 'list',
  values: [],
  valuesDropped: 0,
  applied,
})
const panel = (...applied: boolean[]): Panel => ({ filters: applied.map(filter), described: [], notShown: 0 })
const product = (uuid: string): Product => ({
  uuid,
  name: uuid,
  list_price: 100,
  organization: {},
  shipping_enabled: false,
})
const found = (uuids: string, given: Partial<Found> = {}): Found => ({
  products: [...uuids].map(product),
  total: null,
  pages: 1,
  notShown: 0,
  isLastFull: false,
  ...given,
})
const ok = <T>(value: T): Result<T> => ({ ok: true, value })
const broken: Result<never> = { ok: false, error: { kind: 'http', status: 500 } }
const refused: Result<never> = {
  ok: false,
  error: { kind: 'business', status: 422, errors: [{ code: 40404, message: 'Gone' }] },
}

type Step = (page: ProductsPage) => ProductsPage
const open =
  (...values: string[]): Step =>
  (page) =>
    machine.opened(page, search(...values))
const filters =
  (result: Result<Panel>): Step =>
  (page) =>
    machine.filtersAnswered(page, { request: page.request, result })
const products =
  (result: Result<Found>): Step =>
  (page) =>
    machine.productsAnswered(page, { request: page.request, result })
const more =
  (result: Result<Found>): Step =>
  (page) =>
    machine.moreAnswered(page, { request: page.request, result })
const after = (...steps: Step[]) => steps.reduce((page, step) => step(page), machine.initialPage)

const language: Step = (page) => machine.outdated(page, 'language')
const visitor: Step = (page) => machine.outdated(page, 'visitor')

const met = filters(ok(panel(true, true)))
const toShowing = [open('bus'), met, products(ok(found('ab', { total: 4, isLastFull: true })))]

it('@CAT-04 begins with the filters that the document shows, and keeps those of its own page', () => {
  const shown = panel(true, false)
  expect(machine.panelOf(machine.opened(machine.initialPage, search('bus'), shown))).toBe(shown)
  expect(machine.panelOf(machine.opened(after(...toShowing), search('rail'), shown))).toEqual(panel(true, true))
})

describe('the products page goes through its states', () => {
  it.each<[string, Step[], ProductsPage['name']]>([
    ['nothing yet', [], 'closed'],
    ['opened', [open()], 'loadingFilters'],
    ['filters with something to choose', [open(), filters(ok(panel(true, false)))], 'choosing'],
    ['filters that fail', [open(), filters(broken)], 'filtersFailed'],
    ['a retry', [open(), filters(broken), machine.retried], 'loadingFilters'],
    ['the filter combination met', [open('bus'), met], 'loadingProducts'],
    ['no filters at all', [open(), filters(ok(panel()))], 'loadingProducts'],
    ['products', toShowing, 'showing'],
    ['products that fail', [open('bus'), met, products(broken)], 'productsFailed'],
    ['a retry of those', [open('bus'), met, products(broken), machine.retried], 'loadingFilters'],
    ['a new choice', [...toShowing, open('rail')], 'loadingFilters'],
    ['a retry with nothing missing', [...toShowing, machine.retried], 'showing'],
    ['left', [...toShowing, machine.left], 'closed'],
    ['back to what was left', [...toShowing, machine.left, open('bus')], 'showing'],
    ['back to something else', [...toShowing, machine.left, open('rail')], 'loadingFilters'],
    ['back after the language changed', [...toShowing, machine.left, language, open('bus')], 'loadingFilters'],
    ['another language', [...toShowing, language], 'showing'],
    ['another language, with other filters', [...toShowing, language, filters(ok(panel(false)))], 'choosing'],
    ['another language that fails', [...toShowing, language, filters(broken)], 'showing'],
    ['another language that fails at the products', [...toShowing, language, met, products(broken)], 'showing'],
    ['another language that is refused', [...toShowing, language, filters(refused)], 'filtersFailed'],
    ['products that are refused', [...toShowing, language, met, products(refused)], 'productsFailed'],
    ['another visitor that fails', [...toShowing, visitor, filters(broken)], 'filtersFailed'],
    [
      'another visitor and language that fail',
      [...toShowing, visitor, language, met, products(broken)],
      'productsFailed',
    ],
    ['back, and it fails', [...toShowing, machine.left, open('bus'), filters(broken)], 'showing'],
  ])('@CAT-02 %s', (_, steps, name) => {
    expect(after(...steps).name).toBe(name)
  })

  it('@CAT-02 a refresh keeps the products in place until the new ones are there', () => {
    const refreshing = after(...toShowing, language)
    expect(refreshing).toMatchObject({ isRefreshing: true, list: { products: [{ uuid: 'a' }, { uuid: 'b' }] } })
    const done = products(ok(found('c')))(met(refreshing))
    expect(done).toMatchObject({ name: 'showing', isRefreshing: false, list: { products: [{ uuid: 'c' }] } })
  })

  it('@CAT-02 @API-05 a list that could not be refreshed stays until a retry brings the new one', () => {
    const old = after(...toShowing, language, met, products(broken))
    expect(old).toMatchObject({
      isRefreshing: false,
      isStale: true,
      list: { products: [{ uuid: 'a' }, { uuid: 'b' }] },
    })
    const again = machine.retried(old)
    expect(again).toMatchObject({ request: old.request + 1, isRefreshing: true })
    expect(machine.retried(again)).toBe(again)
    expect(products(ok(found('c')))(met(again))).toMatchObject({ isStale: false, list: { products: [{ uuid: 'c' }] } })
  })

  it('@CAT-09 on return, a list for a fare card may be of another card, and goes if it cannot be refreshed', () => {
    const ofCard = { ...search('bus'), passType: 'digital' as const }
    const openOfCard: Step = (page) => machine.opened(page, ofCard)
    const shown = [openOfCard, met, products(ok(found('a')))]
    expect(after(...shown, language, filters(broken)).name).toBe('showing')
    expect(after(...shown, machine.left, openOfCard, filters(broken)).name).toBe('filtersFailed')
  })

  it('@CAT-03 more products go below those that are there, each once', () => {
    const page = after(...toShowing, machine.moreRequested, more(ok(found('bc', { total: 4, pages: 2 }))))
    expect(page).toMatchObject({ list: { more: 'idle', pages: 2, products: [{}, {}, { uuid: 'c' }] } })
  })

  it('@CAT-03 a page that brings nothing new is the last', () => {
    const page = after(...toShowing, machine.moreRequested, more(ok(found('ab', { total: 4, pages: 2 }))))
    expect(page.name === 'showing' && machine.hasMore(page.list)).toBe(false)
  })

  it('@CAT-03 a page of more that fails leaves the list and can be asked for again', () => {
    const failed = after(...toShowing, machine.moreRequested, more(broken))
    expect(failed).toMatchObject({ name: 'showing', list: { more: 'failed', products: [{}, {}] } })
    expect(machine.moreRequested(failed)).toMatchObject({ list: { more: 'loading' } })
  })

  it.each<[Step[], ReturnType<typeof resultsView>]>([
    [[open()], 'prompt'],
    [[open('bus')], 'prompt'],
    [[open('bus', 'adult')], 'placeholders'],
    [[open('bus'), filters(ok(panel(false))), open('bus', 'adult')], 'prompt'],
    [[open('bus'), met], 'placeholders'],
    [[...toShowing, open('rail')], 'placeholders'],
    [toShowing, 'list'],
    [[open('bus'), met, products(ok(found('')))], 'none'],
    [[open('bus'), met, products(broken)], 'failed'],
  ])('@CAT-01 shows beside the filters what there is to show (%#)', (steps, view) => {
    expect(resultsView(after(...steps))).toBe(view)
  })
})

/** Every event, in any order. An answer may belong to any earlier request. */
type Happening = (page: ProductsPage, pick: number) => { next: ProductsPage; stale?: boolean }
const answered =
  <T>(answer: (page: ProductsPage, to: { request: number; result: Result<T> }) => ProductsPage, result: Result<T>) =>
  (page: ProductsPage, pick: number) => {
    const request = pick % (page.request + 1)
    return { next: answer(page, { request, result }), stale: request !== page.request }
  }
const happenings: Record<string, Happening> = {
  openBus: (page) => ({ next: open('bus')(page) }),
  openRail: (page) => ({ next: open('rail', 'adult')(page) }),
  leave: (page) => ({ next: machine.left(page) }),
  retry: (page) => ({ next: machine.retried(page) }),
  changeLanguage: (page) => ({ next: language(page) }),
  changeVisitor: (page) => ({ next: visitor(page) }),
  filtersLeft: answered(machine.filtersAnswered, ok(panel(true, false))),
  filtersMet: answered(machine.filtersAnswered, ok(panel(true, true))),
  filtersFail: answered(machine.filtersAnswered, broken),
  products: answered(machine.productsAnswered, ok(found('ab', { total: 3, isLastFull: true }))),
  productsFail: answered(machine.productsAnswered, broken),
  askMore: (page) => ({ next: machine.moreRequested(page) }),
  more: answered(machine.moreAnswered, ok(found('bc', { total: 3, pages: 2 }))),
  moreFail: answered(machine.moreAnswered, broken),
}

describe('whatever happens, in whatever order', () => {
  const story = fc.array(fc.tuple(fc.constantFrom(...Object.values(happenings)), fc.nat(20)), { maxLength: 40 })

  const always = (holds: (before: ProductsPage, next: ProductsPage, stale: boolean) => void) =>
    fc.assert(
      fc.property(story, (events) => {
        let page = machine.initialPage
        for (const [happen, pick] of events) {
          const { next, stale = false } = happen(page, pick)
          holds(page, next, stale)
          page = next
        }
      }),
      { numRuns: 500 },
    )

  it('@CAT-05 a stale answer changes nothing', () => {
    always((before, next, stale) => {
      if (stale) expect(next).toBe(before)
    })
  })

  it('@CAT-02 products show, or are on the way, only when every filter is applied', () => {
    always((_, next) => {
      if (next.name === 'showing' || next.name === 'loadingProducts') expect(machine.isComplete(next.panel)).toBe(true)
    })
  })

  it('@CAT-07 filters that are known never vanish while the page is open', () => {
    always((before, next) => {
      if (machine.panelOf(before) && next.name !== 'closed') expect(machine.panelOf(next)).not.toBeNull()
    })
  })

  it('@CAT-05 questions are numbered upwards, and each product shows once', () => {
    always((before, next) => {
      expect(next.request).toBeGreaterThanOrEqual(before.request)
      if (next.name !== 'showing') return
      const uuids = next.list.products.map((entry) => entry.uuid)
      expect(new Set(uuids).size).toBe(uuids.length)
    })
  })

  it('@CAT-02 whatever is on the way ends with its answer', () => {
    always((_, next) => {
      if (!isBusy(next)) return
      const end = products(ok(found('ab')))(met(next))
      expect(isBusy(end)).toBe(false)
      expect(end.name).toBe('showing')
    })
  })
})
