import type { Page, PageDocument } from '../page'

export const page: Page = {
  access: 'everyone',
  texts: ['products'],
  screen: () => import('../ProductsPage'),
  parts: (query) => (query.has('filter') ? import('../../../features/buying/products/results/ProductList') : undefined),
  calls: async () => (await import('./products.calls')).products,
}

/** Only a shared link shows products at once. */
const first = { isIndexed: true, without: ['ProductList'], calls: 1 }

export const documents: Record<string, PageDocument> = {
  productsDigital: { ...first, path: '/products/:serviceType/digital', at: '/products/null/digital' },
  productsPhysical: { ...first, path: '/products/:serviceType/physical', at: '/products/null/physical' },
  products: { ...first, at: '/products', whole: { '/products?filter=…': 2 } },
}
