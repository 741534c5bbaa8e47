import { isAnyOf } from '@reduxjs/toolkit'
import { connectionRetried } from '../../../shared/notices/noticesSlice'
import { latest, leading, watch } from '../../../shared/saga/workers'
import type { Feature } from '../../../shared/store'
import { languageChanged } from '../../settings'
import { cardsRequested, renameRequested } from './fareMediaSlice'
import { loadFareMedia, reloadFareMedia, renameCard } from './loadFareMedia'

/** Fare cards. Whatever shows one attaches it: the first load does without. */
export const fareMediaFeature: Feature = {
  name: 'fareMedia',
  saga: watch(
    () => latest(cardsRequested, loadFareMedia),
    () => latest({ match: isAnyOf(languageChanged, connectionRetried) }, reloadFareMedia),
    () => leading(renameRequested, renameCard),
  ),
}
