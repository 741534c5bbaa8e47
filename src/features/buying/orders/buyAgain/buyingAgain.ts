import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import type { DescribedFilter } from '../../../../api/contract/buying/products'
import { dialog } from '../../../../i18n/dialog'
import type { Asked } from '../../../../shared/dialogs/ask'
import { submissionSlice } from '../../../../shared/submission/submissionSlice'
import type { AddedAtOnce } from '../../cart/onDemand'

/** A line of an order, or an expired pass, to buy once more. */
export interface AgainLine {
  uuid: string
  name: string
  quantity: number
  filters: DescribedFilter[]
  /** The fare card that it was bought for, with its id if the order tells it; null for no card. */
  card: { faremediaId?: string } | null
}

/** What the question for a card shows of each. */
export type CardToName = Pick<FareMedium, 'faremedia_id' | 'nickname' | 'type' | 'printed_card_number'>

/** Why the rider is asked for a card: theirs has left the account, cannot be bought for now, or is not told. */
export type WhyAsked = 'gone' | 'unusable' | 'unknown'

/** A fare that was bought for a card never goes anywhere else without a word (decision 99). */
export type CardToBuyFor = Asked<{ why: WhyAsked; names: string[]; cards: CardToName[] }, `card:${string}` | 'none'>
export const cardToBuyForDialog = dialog<CardToBuyFor>('cardToBuyFor', () => import('./CardToBuyForDialog'), [
  'histories',
  'fareMedia',
])

/** "Buy again" (ACC-18, decision 99). The flow is `app/flows/buyAgain`; the result is its summary. */
export const buyingAgain = submissionSlice<{ lines: AgainLine[] }, AddedAtOnce>('buyAgain')
