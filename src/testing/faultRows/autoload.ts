import { cardAutoload } from '../../features/cards/autoload/cardAutoload'
import { autoloadChange } from '../../features/cards/autoload/changeAutoload'
import type { AutoloadChange, AutoloadTarget } from '../../features/cards/autoload/changeAutoload'
import { loadAsked, walletLoading } from '../../features/account/wallet/sendLoad'
import { wallet } from '../../features/account/wallet/walletState'
import type { RootState } from '../../shared/store'
import { always, found, loads, sends, told, withSession } from './play/consequences'
import type { Becomes } from './play/consequences'
import { shownBy, shownOf } from './play/row'
import type { FaultRow, Scene } from './play/row'

const card: AutoloadTarget = { kind: 'card', id: 'card-phone' }
const ofWallet: AutoloadTarget = { kind: 'wallet' }
const plan = { kind: 'time', unit: 'week', every: 2, day: 1, amount: 2000, payment_method_id: 'pay-visa' } as const

/** The plans that this rider has. */
const low = { kind: 'threshold', threshold: 1000, amount: 2000, payment_method_id: 'pay-visa' } as const
const monthly = { ...plan, unit: 'month', every: 1, day: 'last', amount: 5000 } as const

/** After an answer that is lost or a server's failure the portal reads the autoload again. */
const changes = (change: AutoloadChange, fails: Partial<Becomes> = {}, before?: FaultRow['before']): FaultRow => ({
  who: 'autoloadRider',
  before,
  event: ({ dispatch }) => dispatch(autoloadChange.requested(change)),
  shows: (state) => shownBy(autoloadChange.select(state)),
  wanted: 'done',
  fails: sends({ ...fails, ...withSession, ...found }),
})

/** The autoload is paused, so that it can be resumed. */
const paused =
  (target: AutoloadTarget) =>
  async (scene: Scene): Promise<void> => {
    scene.dispatch(autoloadChange.requested({ act: 'pause', target }))
    await scene.until((state) => autoloadChange.select(state).status === 'done')
    scene.dispatch(autoloadChange.opened())
  }

/** A failed removal has the specification's sentence. Its answer says nothing, so its shape does not matter. */
const failed = told('autoload:removeFailed')
const removes = {
  ...{ 500: failed, 429: failed, '400json': failed, malformed: failed, html: failed, empty: failed },
  wrongShape: told('done'),
}

const loadsMoney = ({ dispatch }: Scene) => dispatch(loadAsked({ amount: 2000, methodId: 'pay-visa' }))

/** Returns what the page knows of the money. */
const loadShows = (state: RootState): string => {
  const shown = shownBy(walletLoading.select(state))
  if (shown.includes('wallet:load.failed')) return 'not loaded'
  return shown === 'wallet:load.unknown' ? 'not known' : shown
}

export const autoloadRows = {
  getAutoload: {
    who: 'rider',
    event: ({ dispatch }) => dispatch(cardAutoload.requested('card-phone')),
    shows: (state) => shownOf(cardAutoload.select(state)),
    wanted: 'loaded',
    fails: loads(withSession),
  },

  saveAutoload: changes({ act: 'save', target: card, plan, seen: low }),
  pauseAutoload: changes({ act: 'pause', target: card }),
  resumeAutoload: changes({ act: 'resume', target: card }, {}, paused(card)),
  removeAutoload: changes({ act: 'remove', target: card }, removes),

  getWallet: {
    who: 'rider',
    event: ({ dispatch }) => dispatch(wallet.requested()),
    shows: (state) => shownOf(wallet.select(state)),
    wanted: 'loaded',
    fails: loads(withSession),
  },

  /** After a lost answer the portal looks up whether the money was loaded, and says so in its own place. */
  loadWallet: {
    who: 'rider',
    event: loadsMoney,
    shows: loadShows,
    wanted: 'done',
    fails: {
      ...always(told('not loaded')),
      42901: told('too many attempts'),
      lostAnswer: told('done'),
      '500json': told('done'),
      '502json': told('done'),
      '504json': told('done'),
      '400json': told('done'),
      wafHtml403: told('done'),
      wafHtml429: told('done'),
      ...withSession,
    },
  },

  /** Every try to load is lost before it arrives, so that the portal must look its outcome up. */
  findWalletLoad: {
    who: 'rider',
    before: async (scene) => {
      await scene.backend.fault('loadWallet', 'offline')
    },
    event: loadsMoney,
    shows: loadShows,
    wanted: 'not loaded',
    fails: { ...always(told('not known')), ...withSession },
  },

  saveWalletAutoload: changes({ act: 'save', target: ofWallet, plan, seen: monthly }),
  pauseWalletAutoload: changes({ act: 'pause', target: ofWallet }),
  resumeWalletAutoload: changes({ act: 'resume', target: ofWallet }, {}, paused(ofWallet)),
  removeWalletAutoload: changes({ act: 'remove', target: ofWallet }, removes),
} satisfies Record<string, FaultRow>
