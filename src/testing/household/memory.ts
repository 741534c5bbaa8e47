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

/** A time of a card on a rider's account, between two numbers of ledger entries. */
interface Stay {
  rider: string
  from: number
  to: number
}

/** What follows from the acts alone: it is compared with what the rooms say. */
export class Memory {
  /** What was seen, by the device's number. */
  readonly seen: (Seen | undefined)[] = []
  /** The ids of the passes that have to renew. */
  readonly renewing = new Set<string>()
  private readonly stays = new Map<string, Stay[]>()
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

  /** Notes which cards each rider has after the ledger's first `entries`. */
  noteStays(rooms: Map<string, RoomsOf>, entries: number): void {
    for (const [rider, { cards }] of rooms) {
      const here = new Set(cards.map(({ faremedia_id }) => faremedia_id))
      const open = (id: string) => this.stays.get(id)?.find((stay) => stay.rider === rider && stay.to === Infinity)
      for (const id of this.stays.keys()) {
        const stay = open(id)
        if (stay && !here.has(id)) stay.to = entries
      }
      for (const id of here)
        if (!open(id)) this.stays.set(id, [...(this.stays.get(id) ?? []), { rider, from: entries, to: Infinity }])
    }
  }

  /** Whether a rider is told what an entry did to a card: only their own time if another rider has had it (FM-10). */
  isTold(card: string, rider: string, entry: number): boolean {
    const stays = this.stays.get(card) ?? []
    const own = stays.filter((stay) => stay.rider === rider)
    return own.length === stays.length || own.some(({ from, to }) => from <= entry && entry < to)
  }
}
