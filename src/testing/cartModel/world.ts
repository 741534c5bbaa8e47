import type { Action } from '@reduxjs/toolkit'
import settingsFile from '../../../public/settings.json'
import { readCart } from '../../features/buying/cart'
import { agreedPrice, lineKey } from '../../features/buying/cart/state/cartLine'
import type { CartLine, SellableProduct } from '../../features/buying/cart/state/cartLine'
import type { Wanted } from '../../features/buying/cart/state/cartRequests'
import { readSavedCarts } from '../../features/buying/cart/savedForLater/saveCart'
import { buyNowChanged, cartChanged, storeBuyNow, storeCart } from '../../features/buying/cart/state/storedCart'
import { sessionRestored } from '../../features/identity/session'
import { readStoredSession } from '../../features/identity/session/visitor/storedSession'
import { portalStarted } from '../../features/identity/settings'
import { parseOperatorSettings } from '../../features/identity/settings/operatorSettings'
import { setClock } from '../../shared/clock'
import { dialogAnswered, selectOpenDialog } from '../../shared/dialogs/dialogsSlice'
import type { SagaOf } from '../../shared/saga/effects'
import { rootReducer } from '../../shared/store'
import { lendWindow, TestStorage } from '../lentWindow'
import { drive } from './drive'
import type { Surroundings } from './drive'
import { goods, uuidOf } from './reference'
import type { Answers, Line, Model } from './reference'

const operator = parseOperatorSettings(settingsFile)
const started = rootReducer(undefined, portalStarted({ operator, language: 'en' }))

/** One tab: its state, and its own session storage. */
export class CartTab {
  readonly session = new TestStorage()
  state = started
  private heard = 0

  constructor(
    private readonly world: CartWorld,
    readonly at: number,
  ) {}

  reload(): void {
    this.world.show(this)
    this.state = rootReducer(started, sessionRestored(readStoredSession()))
    this.heard = -1
    this.hear()
  }

  /** Runs the real flow to its end, with the given answers to its dialogs. */
  run<T>(flow: SagaOf<T>, answers?: Partial<Answers>): T {
    this.world.show(this)
    return drive(flow, this.surroundings(answers))
  }

  /** Returns the surroundings of a flow in this tab. */
  surroundings(answers?: Partial<Answers>): Surroundings {
    return {
      state: () => this.state,
      dispatch: (action) => this.dispatch(action),
      answer: () => this.answer(answers),
    }
  }

  /** Reduces the action, and does at once what the cart's saga does after its own events. */
  dispatch(action: Action): void {
    this.state = rootReducer(this.state, action)
    if (cartChanged.match(action)) this.run(storeCart(action))
    if (buyNowChanged.match(action)) this.run(storeBuyNow())
  }

  private answer(answers?: Partial<Answers>): Action {
    const dialog = selectOpenDialog(this.state)
    if (!dialog) throw new Error('A flow waits, but no dialog is open')
    const given: Record<string, string | undefined> = {
      startOver: answers?.conflict,
      mixedKinds: answers?.conflict,
      anotherCard: answers?.conflict,
      notYourCard: answers?.conflict,
      mixedOrder: answers?.kind,
      productAlert: answers?.alert,
      autoRenew: answers?.renewal,
      clearCart: 'clear',
      removeSavedCart: 'remove',
      logOutWithCart: 'logOut',
    }
    const answered = dialogAnswered({ id: dialog.id, answer: given[dialog.name] ?? 'understood' })
    this.state = rootReducer(this.state, answered)
    return answered
  }

  /** Reads what the other tabs wrote, if they wrote anything. */
  hear(): void {
    const { local } = this.world
    if (this.heard === local.version) return
    this.run(readCart())
    this.run(readSavedCarts())
    this.heard = local.version
  }
}

/** A browser with two tabs. */
export class CartWorld {
  readonly local = new TestStorage()
  /** The stored order that is under way. */
  ordered = ''
  readonly tabs: CartTab[]
  /** The `navigator` of the tabs' pages; undefined unless a test gives one. */
  navigator?: object

  constructor(readonly model: Model) {
    setClock(() => model.time)
    this.tabs = [new CartTab(this, 0), new CartTab(this, 1)]
    this.lend(new TestStorage())
  }

  /** Switches to the session storage of the acting tab. */
  show(tab: CartTab): void {
    this.lend(tab.session)
  }

  private lend(sessionStorage: TestStorage): void {
    lendWindow({ localStorage: this.local, sessionStorage, navigator: this.navigator })
  }
}

/** Returns a product as the model's backend sells it. */
export function productOf(model: Model, uuid: string): SellableProduct {
  const key = Object.keys(goods).find((entry) => uuidOf(entry) === uuid) ?? uuid
  const { org, kind, alert, renewable } = goods[key] as (typeof goods)[string]
  return {
    uuid,
    name: `${uuid} ${model.language}`,
    alert_message: alert ? 'Read me' : null,
    list_price: model.prices[uuid] as number,
    sub_type: kind === 'physical' ? 'PHYSICAL_PASS' : 'DIGITAL_PASS',
    shipping_enabled: false,
    organization: { uuid: org },
    subscription: { subscription_allowed: renewable },
  }
}

export function wanted(model: Model, key: string, quantity: number): Wanted {
  const [type, value] = key.split('|')[1]?.split(':') ?? []
  const applied = type && value ? [{ filter_uuid: 'journey', filter_value: value, type }] : []
  return { product: productOf(model, uuidOf(key)), quantity, applied, filterName: 'Bus' }
}

/** Converts a line of the portal to the reference's form. */
export const inShort = (line: CartLine): Line => ({
  key: lineKey(line),
  name: line.name,
  quantity: line.quantity,
  renews: line.isSubscribed,
  card: line.faremedia_id === undefined ? 'none' : line.faremedia_id,
  price: line.list_price,
  agreed: agreedPrice(line),
  gone: line.isGone === true,
})
