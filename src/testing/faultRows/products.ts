import { productsOpened, selectPage } from '../../features/buying/products/search/productsSlice'
import { isBusy, resultsView } from '../../features/buying/products/search/resultsView'
import type { RootState } from '../../shared/store'
import { busPasses, searchFor } from '../buying/productsPage'
import { cardSessionEnds, loads, withSession } from './play/consequences'
import { whyFailed } from './play/row'
import type { FaultRow, Scene } from './play/row'

/** CAT-07: the list says that it failed and why, and offers to retry. */
const listShows = (state: RootState): string => {
  const page = selectPage(state)
  if ('error' in page) return whyFailed(page.error)
  return page.name === 'closed' || isBusy(page) ? 'waiting' : resultsView(page)
}

const opens =
  (search: typeof busPasses) =>
  ({ dispatch }: Scene) => {
    dispatch(productsOpened(search))
  }

export const productsRows = {
  searchProducts: {
    who: 'rider',
    event: opens(busPasses),
    shows: listShows,
    wanted: 'list',
    fails: loads(withSession),
  },

  searchProductsAsGuest: {
    who: 'visitor',
    event: opens(busPasses),
    shows: listShows,
    wanted: 'list',
    fails: loads(),
  },

  searchProductsForCard: {
    who: 'guestWithCard',
    event: opens(searchFor({ passType: 'digital' })),
    shows: listShows,
    wanted: 'prompt',
    fails: loads({ 401: cardSessionEnds, 50020: cardSessionEnds }),
  },

  /** The service in the address cannot be searched without the operator's service levels. */
  getOrgConfig: {
    who: 'visitor',
    event: opens(searchFor({ serviceType: 'bus' })),
    shows: listShows,
    wanted: 'prompt',
    fails: loads(),
  },
} satisfies Record<string, FaultRow>
