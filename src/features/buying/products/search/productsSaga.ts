import { isAnyOf } from '@reduxjs/toolkit'
import { connectionRetried } from '../../../../shared/notices/noticesSlice'
import { latest } from '../../../../shared/saga/workers'
import { attachOnImport } from '../../../../shared/store'
import { isAwayFromProducts, isOutdating, productsLeft, productsOpened, searchRetried } from './productsSlice'
import { searchForPage } from './searchFlow'

/** One worker: the newest cancels the one before. */
const searchCalledFor = {
  match: isAnyOf(productsOpened, productsLeft, isAwayFromProducts, searchRetried, connectionRetried, isOutdating),
}

attachOnImport('products', () => latest(searchCalledFor, searchForPage))
