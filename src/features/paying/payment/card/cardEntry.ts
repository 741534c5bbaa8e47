import { lazyPart } from '../../../../i18n/lazyPart'
import type { CardEntryPort } from './cardEntryPort'
import { cardVault } from './cardVault'

export const cardEntry: CardEntryPort = {
  Form: lazyPart(() => import('./CardForm')),
  CodeField: lazyPart(() => import('./CardCodeField')),
  summary: cardVault.summary,
  charge: cardVault.charge,
  save: cardVault.save,
  wipe: cardVault.wipe,
  needsCode: cardVault.needsCode,
  wipeCode: cardVault.wipeCode,
}
