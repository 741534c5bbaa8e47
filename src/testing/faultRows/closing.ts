import { closing } from '../../features/account/closing/closeAccount'
import type { ClosingAct } from '../../features/account/closing/closingRules'
import { payingOut } from '../../features/account/closing/payOut'
import type { RootState } from '../../shared/store'
import { always, told, withSession } from './play/consequences'
import { shownBy } from './play/row'
import type { FaultRow, Scene } from './play/row'

const password = 'Transit-2026'
const failed = 'closing:failed'

/** The balance first: its transfer goes well or the account stays open. */
const closesWithBalance = ({ dispatch }: Scene) =>
  dispatch(closing.requested({ act: 'delete', payTo: 'pay-visa', password }))

/** Returns what the page knows of the money, or of the account once the money is moved. */
function shows(state: RootState): string {
  const account = shownBy(closing.select(state))
  const money = shownBy(payingOut.select(state))
  if (account !== 'idle' || money === 'idle') return account
  if (money.includes('payment:again.mayArrive')) return 'not moved yet'
  return money === 'closing:transferUnknown' ? 'not known' : money
}

/** What was done although its answer says otherwise is found out: nothing is claimed that is not known. */
const foundDone = {
  lostAnswer: told('done'),
  '500json': told('done'),
  '502json': told('done'),
  '504json': told('done'),
  '400json': told('done'),
  wafHtml401: told('done'),
  wafHtml403: told('done'),
  wafHtml429: told('done'),
}

const closes = (act: ClosingAct): FaultRow => ({
  who: 'rider',
  event: ({ dispatch }) => dispatch(closing.requested({ act, password })),
  shows,
  wanted: 'done',
  fails: {
    ...always(told(failed)),
    429: told(`${failed},too many attempts`),
    ...foundDone,
    ...withSession,
  },
})

export const closingRows = {
  payOutWallet: {
    who: 'rider',
    event: closesWithBalance,
    shows,
    wanted: 'done',
    fails: {
      ...always(told('not moved yet')),
      42901: told('closing:transferFailed,too many attempts'),
      ...foundDone,
      ...withSession,
    },
  },

  /** Every transfer is lost before it arrives, so that the portal must look its outcome up. */
  findWalletPayout: {
    who: 'rider',
    before: async (scene) => {
      await scene.backend.fault('payOutWallet', 'offline')
    },
    event: closesWithBalance,
    shows,
    wanted: 'not moved yet',
    fails: { ...always(told('not known')), ...withSession },
  },

  deactivateAccount: closes('deactivate'),
  deleteAccount: closes('delete'),
} satisfies Record<string, FaultRow>
