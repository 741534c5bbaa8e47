import { renewalChange, renewals } from '../../features/cards/renewals/renewals'
import type { RenewalChange } from '../../features/cards/renewals/renewals'
import { found, loads, sends, withSession } from './play/consequences'
import { shownBy, shownOf } from './play/row'
import type { FaultRow, Scene } from './play/row'

const plan = { payment_method_id: 'pay-visa', renew_below: null, notify: null }

const showRenewals = async ({ dispatch, until }: Scene): Promise<void> => {
  dispatch(renewals.requested('card-phone'))
  await until((state) => renewals.select(state).status === 'loaded')
}

const changes = (change: RenewalChange): FaultRow => ({
  who: 'renewingRider',
  before: showRenewals,
  event: ({ dispatch }) => dispatch(renewalChange.requested(change)),
  shows: (state) => shownBy(renewalChange.select(state)),
  wanted: 'done',
  // After an answer that is lost or a server's failure the portal reads the renewals again.
  fails: sends({ ...withSession, ...found }),
})
const seen = { ...plan, notify: { unit: 'days', before: 3 } } as const
const first = { card: 'card-phone', renewal: 'renewal-seed-1' }

export const renewalRows = {
  listRenewals: {
    who: 'renewingRider',
    event: ({ dispatch }) => dispatch(renewals.requested('card-phone')),
    shows: (state) => shownOf(renewals.select(state)),
    wanted: 'loaded',
    fails: loads(withSession),
  },
  createRenewal: changes({ act: 'create', card: 'card-phone', pass: 'pass-night', plan }),
  updateRenewal: changes({ act: 'update', ...first, plan, seen }),
  removeRenewal: changes({ act: 'remove', ...first }),
  pauseRenewal: changes({ act: 'pause', ...first }),
  resumeRenewal: changes({ act: 'resume', card: 'card-phone', renewal: 'renewal-seed-2' }),
} satisfies Record<string, FaultRow>
