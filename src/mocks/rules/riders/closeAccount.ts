import type { LostWithAccount } from '../../../api/contract/account/security'
import type { BackendState } from '../../state'
import type { UserRecord } from '../../state/identity/users'
import { forfeitAccount } from '../../ledger/forfeit'
import { walletBalance } from '../../ledger/funds'
import { loosePasses } from '../../ledger/places'
import { contentOf } from '../cards/cardContent'
import { forgetNames, leaveAccount } from '../cards/stays'

/** Returns what is lost with an account: the wallet, what is on virtual cards, and the passes on no card. */
export function lostWithAccount(state: BackendState, { uuid }: UserRecord): LostWithAccount {
  const cards = state.fareMedia
    .filter(({ owner, type }) => owner === uuid && type === 'virtual')
    .map((card) => contentOf(state, card))
  const loose = loosePasses(state, uuid)
  return {
    wallet: walletBalance(state, uuid),
    funds: cards.reduce((sum, { funds }) => sum + funds, 0),
    passes: [...cards.flatMap(({ passes }) => passes), ...loose.map(({ pass_id }) => pass_id)],
  }
}

/**
 * Closes an account: nothing is charged any more, virtual cards go with what is on them, other cards leave the account
 * as they are. What was deleted leaves nothing of the rider, so that the email is free for another account. The tokens
 * stay, so that other devices learn why they are of no use.
 */
export function closeAccount(state: BackendState, user: UserRecord, how: 'deactivated' | 'deleted', now: number): void {
  const { uuid } = user
  forfeitAccount(state, uuid, now)
  const isOthers = ({ owner }: { owner: string | null }) => owner !== uuid
  state.closedAccounts[uuid] = how
  state.autoloads = state.autoloads.filter(isOthers)
  state.renewals = state.renewals.filter(isOthers)
  state.paymentMethods = state.paymentMethods.filter(isOthers)
  state.devices = state.devices.filter(isOthers)
  state.fareMedia = state.fareMedia.filter((card) => isOthers(card) || card.type !== 'virtual')
  for (const card of state.fareMedia) if (!isOthers(card)) leaveAccount(state, card, now)
  if (how === 'deactivated') return
  state.addresses = state.addresses.filter(isOthers)
  forgetNames(state, uuid)
  state.cases = state.cases.filter(isOthers)
  state.connections = state.connections.filter(isOthers)
  delete state.securityAnswers[uuid]
  delete state.backupCodes[uuid]
  Object.assign(user, { first_name: '', last_name: '', email: `${uuid}@deleted.invalid`, new_email: null })
  Object.assign(user, { password: null, mobile: null, mfa_phone: null })
}
