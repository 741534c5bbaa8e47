import type { BackendState } from '../../state'
import type { UserRecord } from '../../state/identity/users'
import { userByEmail } from './findUser'

/**
 * Mails the link that confirms the user's email, or the one that is to replace it. The owner of an address that another
 * account has gets no link, only the news.
 */
export function mailConfirmation(state: BackendState, { uuid, new_email }: UserRecord): void {
  const isTaken = new_email !== null && userByEmail(state, new_email) !== undefined
  if (!isTaken) state.mailedLinks.confirm[`confirm-${uuid}`] = uuid
}
