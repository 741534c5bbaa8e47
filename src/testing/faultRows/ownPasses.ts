import { passAttachment, passMove, unattached } from '../../features/cards/passes/passActs'
import { loads, sends, withSession } from './play/consequences'
import { shownBy, shownOf } from './play/row'
import type { FaultRow } from './play/row'

export const ownPassesRows = {
  movePass: {
    who: 'rider',
    event: ({ dispatch }) => dispatch(passMove.requested({ pass: 'pass-2', to: 'device', device: 'device-phone' })),
    shows: (state) => shownBy(passMove.select(state)),
    wanted: 'done',
    fails: sends(withSession),
  },

  listUnattachedPasses: {
    who: 'rider',
    event: ({ dispatch }) => dispatch(unattached.requested()),
    shows: (state) => shownOf(unattached.select(state)),
    wanted: 'loaded',
    fails: loads(withSession),
  },

  attachPasses: {
    who: 'rider',
    event: ({ dispatch }) => dispatch(passAttachment.requested({ passes: ['pass-2'], card: 'card-phone' })),
    shows: (state) => shownBy(passAttachment.select(state)),
    wanted: 'done',
    fails: sends(withSession),
  },
} satisfies Record<string, FaultRow>
