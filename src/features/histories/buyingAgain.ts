import type { DescribedFilter } from '../../api/contract/products'
import { submissionSlice } from '../../shared/submission/submissionSlice'

/** A line of an order, or an expired pass, to buy once more. */
export interface AgainLine {
  uuid: string
  name: string
  quantity: number
  filters: DescribedFilter[]
}

/** Why a line was not added: not sold any more, no room in the order, or the rider said no. */
export type LeftOut = 'notSold' | 'full' | 'declined'

export interface BoughtAgain {
  added: string[]
  left: { name: string; why: LeftOut }[]
}

/** "Buy again" (ACC-18, decision 99). The flow is `app/flows/buyAgain`; the result is its summary. */
export const buyingAgain = submissionSlice<{ lines: AgainLine[]; faremediaId?: string }, BoughtAgain>('buyAgain')
