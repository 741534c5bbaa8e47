import { load } from '../../../../shared/remote/load'
import { leading, watch } from '../../../../shared/saga/workers'
import type { Feature } from '../../../../shared/store'
import { languageChanged } from '../../../identity/settings'
import { moneyMoved } from '../../../../shared/payments/moneyMoved'
import { fareCards } from './fareCards'
import { loadFareCards } from './loadFareCards'
import { renameCard, renameSubmission } from './rename'

/** Fare cards. The screens that show cards attach this feature, which keeps it out of the first load. */
export const fareMediaFeature: Feature = {
  name: 'fareMedia',
  saga: watch(load(fareCards, loadFareCards, [languageChanged, moneyMoved]), () =>
    leading(renameSubmission.requested, renameCard),
  ),
}
