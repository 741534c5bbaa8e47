import { digitalLines, line, searchBody } from '../requests/buying.mjs'
import { check } from './check.mjs'

/** Promises about the search for products. */

export const productChecks = [
  check(
    'searchProductsAsGuest',
    'pages',
    'The pages of a search hold every product once, in one order.',
    async (t) => {
      const search = async (more) => await t.good('searchProductsAsGuest', { body: searchBody('ENTITY', more) })
      const all = (await search({ row_count: 1_000 })).results.map(({ uuid }) => uuid)
      const paged = []
      for (let page = 1; page < 200; page += 1) {
        const { results, total } = await search({ row_count: 5, page })
        if (total != null) t.equal(total, all.length, '`total`')
        if (results.length === 0) break
        paged.push(...results.map(({ uuid }) => uuid))
      }
      t.equal(paged, all, 'The products of all pages')
    },
    { reads: true },
  ),
  check(
    'searchProductsAsGuest',
    'filters',
    'Each value of a filter leads to products of it alone, and the filter is told as applied.',
    async (t) => {
      const { results: filters } = await t.good('searchProductsAsGuest', { body: searchBody('FILTER') })
      const [filter] = filters
      t.expect(filter?.values.length > 1, 'There is no filter with two values.')
      const found = []
      for (const { uuid } of filter.values) {
        const applied_filters = [{ filter_uuid: filter.uuid, filter_value: uuid }]
        const { results, applied_filters: told } = await t.good('searchProductsAsGuest', {
          body: searchBody('ENTITY', { applied_filters, row_count: 1_000 }),
        })
        t.expect(
          told?.some(({ filter_uuid }) => filter_uuid === filter.uuid),
          'The answer does not tell the applied filter.',
        )
        found.push(results.map((product) => product.uuid))
      }
      const all = found.flat()
      t.equal(new Set(all).size, all.length, 'Products of one filter’s values, each under one value')
      t.expect(
        found.every((own) => own.length > 0),
        'A value that is offered leads to no product.',
      )
    },
    { reads: true },
  ),
  check(
    'searchProductsAsGuest',
    'unknownFilter',
    'A filter that does not exist is refused by 40404.',
    async (t) => {
      const applied_filters = [{ filter_uuid: 'no-such-filter', filter_value: 'none' }]
      await t.refused('searchProductsAsGuest', 40404, { body: searchBody('ENTITY', { applied_filters }) })
    },
    { reads: true },
  ),
  check(
    'searchProductsAsGuest',
    'named',
    'A search for given products finds these alone.',
    async (t) => {
      const { results } = await t.good('searchProductsAsGuest', { body: searchBody('ENTITY', { row_count: 3 }) })
      const keyword_search = results.slice(1).map(({ uuid }) => uuid)
      const found = await t.good('searchProductsAsGuest', { body: searchBody('ENTITY', { keyword_search }) })
      t.equal(found.results.map(({ uuid }) => uuid).sort(), [...keyword_search].sort(), 'The products')
    },
    { reads: true },
  ),
  check(
    'searchProductsAsGuest',
    'price',
    'A product costs in a quote what the search says.',
    async (t) => {
      const [{ uuid }] = await digitalLines(t)
      const { results } = await t.good('searchProductsAsGuest', {
        body: searchBody('ENTITY', { keyword_search: [uuid] }),
      })
      const { lines } = await t.good('quoteOrderAsGuest', { body: { lines: [line(uuid)] } })
      t.equal(lines[0].price, Number.parseInt(results[0].list_price, 10), 'The price')
    },
    { reads: true },
  ),
  check(
    'searchProducts',
    'sameAsGuest',
    'Riders and guests find the same products.',
    async (t) => {
      const body = searchBody('ENTITY', { row_count: 1_000 })
      const of = ({ results }) => results.map(({ uuid }) => uuid)
      const rider = await t.good('searchProducts', { as: await t.rider(), body })
      t.equal(of(rider), of(await t.good('searchProductsAsGuest', { body })), 'The products')
    },
    { reads: true },
  ),
]
