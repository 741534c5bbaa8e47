import type { ApiError } from '../../../../api/errors'
import type { TextRef } from '../../../../shared/notices/noticesSlice'
import { faultOf } from '../../../../shared/submission/fault'
import type { Fault } from '../../../../shared/submission/fault'
import { submissionSlice } from '../../../../shared/submission/submissionSlice'
import { isNotFound } from '../../../../api/errors'
import { orderSummaryLeft, orderSummaryOpened } from './orderSummarySlice'

// Acts end when their page is left.
const endsWith = [orderSummaryOpened, orderSummaryLeft]

export const receiptMail = submissionSlice<{ to: string }, { to: string }>('receiptMail', { endsWith })

/** Moves an order into the account. Without a code, this tab's key proves ownership. */
export const orderClaim = submissionSlice<{ code?: string }>('orderClaim', { endsWith })

const wrongCode = 'orders:claim.wrongCode'

export const claimFault = (error: ApiError): Fault =>
  isNotFound(error) ? { errors: [{ key: wrongCode }] } : faultOf(error)

/** Checks whether the backend rejected the code or key as proof of ownership. */
export const isWrongCode = (reasons: readonly TextRef[]): boolean => reasons.some(({ key }) => key === wrongCode)
