import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import type { DescribedFilter } from '../../../../api/contract/buying/products'
import { dialog } from '../../../../i18n/dialog'
import type { Asked } from '../../../../shared/dialogs/ask'
import { submissionSlice } from '../../../../shared/submission/submissionSlice'
import type { AddedAtOnce } from '../../cart/onDemand'

export interface AgainLine {
  uuid: string
  name: string
  quantity: number
  filters: DescribedFilter[]
  /** The card that it was bought for, with its id if known; null for no card. */
  card: { faremediaId?: string } | null
}

export type CardToName = Pick<FareMedium, 'faremedia_id' | 'nickname' | 'type' | 'printed_card_number'>

/** Why a card is asked for: it has left the account, cannot be bought for now, or is unknown. */
export type WhyAsked = 'gone' | 'unusable' | 'unknown'

/** A card's fare goes to no other card unless the rider says so (decision 99). */
export type CardToBuyFor = Asked<{ why: WhyAsked; names: string[]; cards: CardToName[] }, `card:${string}` | 'none'>
export const cardToBuyForDialog = dialog<CardToBuyFor>('cardToBuyFor', () => import('./CardToBuyForDialog'), [
  'histories',
  'fareMedia',
])

/** "Buy again" (ACC-18, decision 99): see `app/flows/buyAgain`. The value is its summary. */
export const buyingAgain = submissionSlice<{ lines: AgainLine[] }, AddedAtOnce>('buyAgain', { leavesWithPage: true })
