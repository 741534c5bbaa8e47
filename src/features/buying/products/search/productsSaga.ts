import { isAnyOf } from '@reduxjs/toolkit'
import { connectionRetried } from '../../../../shared/notices/noticesSlice'
import { latest, leading, watch } from '../../../../shared/saga/workers'
import {
  isAwayFromProducts,
  isOutdating,
  moreRequested,
  productsLeft,
  productsOpened,
  searchRetried,
} from './productsSlice'
import { searchForPage } from './searchFlow'
import { showMore } from './showMore'

/**
 * All events that can change which request the page needs. They share one worker, so that the newest cancels the one
 * before.
 */
const searchCalledFor = {
  match: isAnyOf(productsOpened, productsLeft, isAwayFromProducts, searchRetried, connectionRetried, isOutdating),
}

export const productsSaga = watch(
  () => latest(searchCalledFor, searchForPage),
  () => leading(moreRequested, showMore),
)
