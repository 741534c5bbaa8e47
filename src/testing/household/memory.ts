import type { FareMedium } from '../../api/contract/cards/fareMedia'
import type { Pass } from '../../api/contract/cards/passes'
import type { PaymentMethod } from '../../api/contract/paying/paymentMethods'
import type { RoomsOf } from './rooms'
import type { GuestOrder } from './world'

interface SeenRenewal {
  card: string
  pass_id: string
  renewal_id: string
}

/** What a device read when it last looked. */
interface Seen {
  cards: FareMedium[]
  methods: PaymentMethod[]
  passes: Pass[]
  renewals: SeenRenewal[]
}

/** What follows from the acts alone: it is compared with what the rooms say. */
export class Memory {
  /** What was seen, by the device's number. */
  readonly seen: (Seen | undefined)[] = []
  /** The ids of the passes that have to renew. */
  readonly renewing = new Set<string>()
  passIds: string[] = []
  allRenewals: SeenRenewal[] = []
  /** Cards on no account. */
  free: { printed_card_number: string; security_code: string }[] = []
  /** Orders of guests that no rider has taken over. */
  guestOrders: GuestOrder[] = []
  /** What an act did not bring about. */
  missing: string | undefined

  /** A device that looks knows what the rooms of its rider say now. */
  look(device: number, { cards, methods, passes, renewals }: RoomsOf): void {
    const all = [...renewals].flatMap(([card, rows]) =>
      rows.map(({ pass_id, renewal_id }) => ({ card, pass_id, renewal_id })),
    )
    this.seen[device] = { cards, methods, passes, renewals: all }
  }
}
