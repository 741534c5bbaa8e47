import { recallPayment } from '../../app/recallPayment'
import { checkoutEntered } from '../../features/buying/checkout/purchase/paymentSlice'
import { signedIn } from '../../features/identity/session'
import { startTexts } from '../../i18n/texts'
import { selectNotices } from '../../shared/notices/noticesSlice'
import { testPortal } from '../portal'
import type { TestPortal } from '../portal'
import type { changeableBackend } from './checkout'

/** Returns the type and text of each toast. */
export const notices = ({ store }: TestPortal) =>
  selectNotices(store.getState()).map(({ type, text }) => [type, text.key])
/** Returns where the first toast leads. */
export const linkIn = ({ store }: TestPortal) => selectNotices(store.getState())[0]?.link?.to

/** Signs in as the scenario's rider and goes to the checkout. */
export async function signInAgain(backend: ReturnType<typeof changeableBackend>, { store }: TestPortal): Promise<void> {
  const user = { uuid: 'user-rider', first_name: 'Jordan', last_name: 'MacLeod', email: 'rider@example.com' }
  await backend.change((state) => {
    state.sessions.token = { kind: 'rider', user: user.uuid, began: null, code: null }
  })
  store.dispatch(signedIn({ token: 'token', user }))
  store.dispatch(checkoutEntered())
}

/** Opens the portal again in this tab, on a page other than the checkout. */
export async function reopenElsewhere(): Promise<TestPortal> {
  await startTexts('en')
  const portal = testPortal()
  await recallPayment(portal.store)
  return portal
}
