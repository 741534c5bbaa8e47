import { dayOf } from '../../shared/locales/dates'
import { faultInBooks } from '../moneyModel/books'
import { acts } from './acts'
import type { ActName } from './acts'
import { checks, faultInGuestOrder, promisedBy, timeZone } from './checks'
import { Memory } from './memory'
import { roomsOf } from './rooms'
import type { RoomsOf } from './rooms'
import { Household, devices, guestDevice, riders } from './world'
import type { Way } from './world'

export type Step = readonly [name: ActName, device: number, a: number, b: number]

/** What went wrong: the check that found it, and what it says. */
export interface Found {
  check: string
  told: string
}

type Rooms = Map<string, RoomsOf>

/** Reads the rooms of both riders, and compares them with the ledger. */
async function look(home: Household, memory: Memory): Promise<{ rooms: Rooms; found: Found | undefined }> {
  const state = await home.way.state()
  const rooms: Rooms = new Map()
  for (const { uuid } of riders)
    rooms.set(
      uuid,
      await roomsOf(
        home,
        devices.findIndex(({ user }) => user.uuid === uuid),
      ),
    )
  memory.passIds = [...rooms.values()].flatMap(({ passes }) => passes.map(({ pass_id }) => pass_id))
  memory.allRenewals = [...rooms.values()].flatMap((room) =>
    [...room.renewals].flatMap(([card, rows]) =>
      rows.map(({ pass_id, renewal_id }) => ({ card, pass_id, renewal_id })),
    ),
  )
  memory.free = state.fareMedia.filter(({ owner }) => owner === null)
  if (memory.missing) return { rooms, found: { check: 'delivery', told: memory.missing } }
  const { ledger } = await home.way.state()
  memory.noteStays(rooms, ledger.length)
  const today = dayOf(home.now, timeZone)
  for (const [rider, room] of rooms)
    for (const [check, faultOf] of Object.entries(checks)) {
      const told = faultOf({ rider, ledger, rooms: room, memory, today })
      if (told) return { rooms, found: { check, told } }
    }
  for (const { order_id, order_key } of memory.guestOrders) {
    const order = await home.call('findOrderAsGuest', { device: guestDevice, body: { order_id, order_key } })
    const told = order.ok ? faultInGuestOrder(ledger, order.value) : `${order_id} is not found: ${order.why}`
    if (told) return { rooms, found: { check: 'guest orders', told } }
  }
  const inBooks = faultInBooks(await home.way.state())
  return { rooms, found: inBooks ? { check: 'books', told: inBooks } : undefined }
}

/** A charge that was promised for a day that has come was made, or what made it has stopped since. */
async function broken(
  home: Household,
  before: Rooms,
  after: Rooms,
  [from, to]: [string, string],
): Promise<Found | undefined> {
  const { ledger } = await home.way.state()
  for (const [rider, rooms] of before) {
    const made = ledger.filter(({ owner, kind }) => owner === rider && (kind === 'autoload' || kind === 'renewal'))
    for (const { id, day, amount, of } of promisedBy(rooms, from)) {
      if (day > to || day <= from) continue
      const now = after.get(rider)
      const card =
        of.kind === 'wallet' ? undefined : now?.cards.find(({ faremedia_id }) => faremedia_id === of.card.faremedia_id)
      const state =
        of.kind === 'renewal'
          ? now?.renewals.get(of.card.faremedia_id)?.find(({ renewal_id }) => id.startsWith(`${renewal_id}:`))?.state
          : of.kind === 'wallet'
            ? now?.wallet.autoload?.state
            : card?.autoload?.state
      const kind = of.kind === 'renewal' ? 'renewal' : 'autoload'
      const isMade = made.some(
        (entry) =>
          entry.kind === kind &&
          dayOf(Date.parse(entry.at), timeZone) === day &&
          (entry.state === 'failed' || entry.lines.some((line) => 'amount' in line && line.amount === -amount)),
      )
      if (!isMade && state === 'active')
        return { check: 'upcoming charges', told: `${kind} of ${amount} on ${day} was promised` }
    }
  }
  return undefined
}

/** Plays acts in turn. After each, every room is compared with the ledger. Returns what is wrong first, or nothing. */
export async function play(way: Way, steps: readonly Step[]): Promise<(Found & { after: string }) | undefined> {
  const home = new Household(way)
  const memory = new Memory()
  let { rooms, found } = await look(home, memory)
  for (const room of [0, 1, 2]) memory.look(room, rooms.get(devices[room]?.user.uuid ?? '') as RoomsOf)
  const done: string[] = []
  for (const [name, device, a, b] of steps) {
    if (found) break
    const before = rooms
    const from = dayOf(home.now, timeZone)
    await acts[name]({ home, memory, device, a, b })
    done.push(`${name}(${device}, ${a}, ${b})`)
    ;({ rooms, found } = await look(home, memory))
    if (name === 'wait') found ??= await broken(home, before, rooms, [from, dayOf(home.now, timeZone)])
    // The device that acted looks; the others go on with what they saw before.
    const looking = rooms.get(devices[device]?.user.uuid ?? '')
    if (looking) memory.look(device, looking)
  }
  return found && { ...found, after: done.join(' ') }
}
