import type { ApiError } from '../../api/errors'
import { faultOf } from '../../shared/submission/fault'
import type { Fault } from '../../shared/submission/fault'
import { submissionSlice } from '../../shared/submission/submissionSlice'
import { isNotFound } from './isNotFound'
import { orderSummaryLeft, orderSummaryOpened } from './orderSummarySlice'

// Acts on the shown order end with its page.
const endsWith = [orderSummaryOpened, orderSummaryLeft]

/** Sending the receipt by email. Done: its recipient. */
export const receiptMail = submissionSlice<{ to: string }, { to: string }>('receiptMail', { endsWith })

/** Moving a guest's order into the rider's account; without a code by the key that this tab has of the order. */
export const orderClaim = submissionSlice<{ code?: string }>('orderClaim', { endsWith })

const wrongCode = 'orders:claim.wrongCode'

export const claimFault = (error: ApiError): Fault =>
  isNotFound(error) ? { errors: [{ key: wrongCode }] } : faultOf(error)

/** Neither code nor key proves ownership. */
export const isWrongCode = ({ errors = [] }: Fault): boolean => errors.some(({ key }) => key === wrongCode)
