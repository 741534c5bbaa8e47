import { digitalLines, line, searchBody } from '../requests/buying.mjs'
import { goodCard } from '../requests/cards.mjs'
import { first } from '../requests/first.mjs'
import { check } from './check.mjs'

const forCard = { purchase_type: 'digital' }

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
      t.needs(filter?.values.length > 1, 'a filter of the search with two values')
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
      t.needs(results.length > 1, 'two products that the search shows')
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
    'searchProductsForCard',
    'forCard',
    'What is found for a card can be bought for it, and the filters offer its rider type alone.',
    async (t) => {
      const as = await t.rider()
      const { faremedia_id, rider_type } = await goodCard(t, as)
      const search = async (what, more) =>
        (await t.good('searchProductsForCard', { as, body: searchBody(what, { ...forCard, faremedia_id, ...more }) }))
          .results
      const products = await search('ENTITY', { row_count: 1_000 })
      first(products, 'a product for a fare card of the rider')
      t.expect(
        products.every(({ sub_type }) => sub_type !== 'PHYSICAL_PASS'),
        'A search for digital products finds a physical one.',
      )
      const lines = products.filter(({ sub_type }) => sub_type !== 'TICKET').map(({ uuid }) => line(uuid))
      for (const own of lines) await t.good('quoteOrder', { as, body: { lines: [own], faremedia_id } })
      const filters = await search('FILTER')
      const riderTypes = filters.filter(({ values }) => values.some(({ value }) => value === rider_type))
      for (const { values } of riderTypes) t.equal(values.length, 1, 'The rider types that are offered')
    },
    { reads: true },
  ),
  check(
    'searchProductsForCard',
    'otherCard',
    'A card that is not the visitor’s counts as not named: the answer is that without a card.',
    async (t) => {
      const { faremedia_id } = await goodCard(t, await t.rider())
      for (const what of ['ENTITY', 'FILTER']) {
        const as = await t.signIn('otherRider')
        const search = async (who, more) => {
          const body = searchBody(what, { ...forCard, row_count: 1_000, ...more })
          return (await t.call('searchProductsForCard', { as: who, body })).text
        }
        for (const who of [as, {}]) {
          const without = await search(who)
          for (const id of [faremedia_id, 'no-such-card'])
            t.equal(await search(who, { faremedia_id: id }), without, 'The answer for another rider’s card')
        }
      }
    },
    { reads: true },
  ),
  check(
    'searchProductsForCard',
    'physical',
    'A search for physical products finds physical products alone.',
    async (t) => {
      const body = searchBody('ENTITY', { purchase_type: 'physical', row_count: 1_000 })
      const { results } = await t.good('searchProductsForCard', { body })
      first(results, 'a physical product')
      t.expect(
        results.every(({ sub_type }) => sub_type === 'PHYSICAL_PASS'),
        'It finds a product that is not physical.',
      )
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
