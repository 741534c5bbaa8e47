import type { AnswerOf } from '../../api/contract/base/endpoint'
import type { contract } from '../../api/contract/index'
import type { CallName } from '../../api/contract/index'
import type { Household } from './world'

type ListName = 'listCardActivity' | 'listOrders' | 'listPasses' | 'listPurchases' | 'listTransactions'
type Answer<Name extends CallName> = AnswerOf<(typeof contract)[Name]>
type Row<Name extends ListName> = Answer<Name>['results']['good'][number]

/** Reads all pages of a list. */
async function whole<Name extends ListName>(
  home: Household,
  device: number,
  name: Name,
  params: Record<string, string>,
) {
  const rows: Row<Name>[] = []
  for (let page = 1; ; page += 1) {
    const answer = await home.read(name, { device, params: { ...params, page: String(page) } })
    rows.push(...(answer.results.good as Row<Name>[]))
    if (answer.results.good.length === 0 || rows.length >= answer.total) return rows
  }
}

/** Everything that the rooms of a rider say, as the portal reads it. */
export async function roomsOf(home: Household, device: number) {
  const { fare_mediums } = await home.read('listFareMedia', { device })
  const cards = fare_mediums.good
  const ids = cards.map(({ faremedia_id }) => faremedia_id)
  const renewals = new Map<string, Answer<'listRenewals'>['renewals']['good']>()
  const activity = new Map<string, Row<'listCardActivity'>[]>()
  for (const id of ids) {
    renewals.set(id, (await home.read('listRenewals', { device, params: { id } })).renewals.good)
    activity.set(id, await whole(home, device, 'listCardActivity', { id }))
  }
  const { payment_methods } = await home.read('listPaymentMethods', { device })
  return {
    cards,
    renewals,
    activity,
    wallet: await home.read('getWallet', { device }),
    methods: payment_methods.good,
    phones: (await home.read('listDevices', { device })).devices.good,
    passes: await whole(home, device, 'listPasses', {}),
    loose: (await home.read('listUnattachedPasses', { device })).passes.good,
    orders: await whole(home, device, 'listOrders', {}),
    purchases: await whole(home, device, 'listPurchases', {}),
    transactions: await whole(home, device, 'listTransactions', {}),
  }
}

export type RoomsOf = Awaited<ReturnType<typeof roomsOf>>
