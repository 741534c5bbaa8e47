import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import type { DescribedFilter } from '../../../../api/contract/buying/products'
import { dialog } from '../../../../i18n/dialog'
import type { Asked } from '../../../../shared/dialogs/ask'
import { submissionSlice } from '../../../../shared/submission/submissionSlice'
import type { AddedAtOnce } from '../../cart/onDemand'

/** An order's, or an expired pass. */
export interface AgainLine {
  uuid: string
  name: string
  quantity: number
  filters: DescribedFilter[]
  /** Null for no card. */
  card: { faremediaId?: string } | null
}

export type CardToName = Pick<FareMedium, 'faremedia_id' | 'nickname' | 'type' | 'printed_card_number'>

/** Left the account, unusable for now, or not told. */
export type WhyAsked = 'gone' | 'unusable' | 'unknown'

/** A card's fare goes nowhere else without a word (decision 99). */
export type CardToBuyFor = Asked<{ why: WhyAsked; names: string[]; cards: CardToName[] }, `card:${string}` | 'none'>
export const cardToBuyForDialog = dialog<CardToBuyFor>('cardToBuyFor', () => import('./CardToBuyForDialog'), [
  'histories',
  'fareMedia',
])

/** ACC-18, decision 99: see `app/flows/buyAgain`; the value is its summary. */
export const buyingAgain = submissionSlice<{ lines: AgainLine[] }, AddedAtOnce>('buyAgain')
