/**
 * What each page needs until it can be used, besides the entry, the start code and the first texts:
 * chunks (`src/build/chunkGroups.ts`), sets of texts, and the calls that it waits for. `pages.test.mjs` compares the
 * table with the screens. The checkout's own calls depend on the cart, so they are not counted.
 * `least` is the size in kB that a page's smallest file must have, if it is not the budget's.
 */
export const pages = [
  { page: '/', route: 'landing', chunks: ['landing'] },
  { page: '/products', route: 'products', chunks: ['products', 'requests'], calls: 1 },
  { page: '/products?filter=…', route: 'products', chunks: ['products', 'productList', 'requests'], calls: 2 },
  { page: '/login', route: 'login', chunks: ['forms', 'requests'], calls: 1 },
  { page: '/signup', route: 'signUp', chunks: ['registration', 'requests'], texts: ['account'], calls: 1 },
  {
    page: '/forgotpassword',
    route: 'forgotPassword',
    chunks: ['registration', 'requests'],
    texts: ['account'],
    calls: 1,
  },
  { page: '/manage-card', route: 'manageCard', chunks: ['cards', 'forms', 'requests'], texts: ['account'] },
  { page: '/digital', route: 'digital', chunks: ['cards', 'forms', 'requests'], texts: ['account'], calls: 1 },
  { page: '/physical', route: 'physical', chunks: ['cards'], texts: ['account'] },
  { page: '/cart', route: 'cart', chunks: ['cart'] },
  { page: '/checkout', route: 'checkout', chunks: ['checkout', 'requests'], texts: ['order'] },
  { page: '/anonymous/checkout', route: 'guestCheckout', chunks: ['checkout'], texts: ['order'] },
  { page: '/anonymous/ordersummary', route: 'findOrder', chunks: ['orders'], texts: ['order'] },
]
