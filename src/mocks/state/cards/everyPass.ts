import type { PassRecord } from './passes'

const unlimited = { used_count: 0, usable_count: null }
const onCard = { opening: 'card:card-plastic' }

/** A pass of each status and place (scenario `riderWithEveryPass`). */
export const buildEveryPass = (): PassRecord[] => [
  {
    pass_id: 'pass-every-1',
    product: 'bus-adult-ten',
    status: 'Active',
    expiration_date: '2027-03-31',
    used_count: 4,
    usable_count: 10,
    first_activation: '2026-11-12T11:20:00.000Z',
    ...onCard,
  },
  {
    pass_id: 'pass-every-2',
    product: 'bus-adult-weekend',
    status: 'Available',
    expiration_date: null,
    opening: 'device:device-phone:card-plastic',
    ...unlimited,
  },
  {
    pass_id: 'pass-every-3',
    product: 'bus-adult-7day',
    status: 'Expired',
    expiration_date: '2026-10-18',
    first_activation: '2026-10-12T10:00:00.000Z',
    ...unlimited,
    used_count: 17,
    ...onCard,
  },
  {
    pass_id: 'pass-spoiled',
    product: 'bus-adult-2day',
    status: 'Spoiled',
    expiration_date: null,
    reason: {
      en: 'The card was reported as stolen, and the pass was refunded.',
      fr: 'La carte a été signalée comme volée, et le laissez-passer a été remboursé.',
    },
    ...unlimited,
    ...onCard,
  },
]

/** Three passes that are on no card; the second one is for youths. */
export const buildLoosePasses = (owner: string): PassRecord[] =>
  ['bus-adult-day', 'bus-youth-day', 'bus-adult-3day'].map((product, at) => ({
    pass_id: `pass-loose-${at + 1}`,
    product,
    status: 'Available',
    expiration_date: null,
    opening: `unattached:${owner}`,
    ...unlimited,
  }))
