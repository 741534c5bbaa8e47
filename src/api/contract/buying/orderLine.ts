import * as v from 'valibot'
import { appliedFilter, listOf, uuid, whole } from '../base/common'
import * as limits from '../base/limits'

export const orderLine = v.object({
  uuid,
  quantity: whole(1, limits.quantity),
  isSubscribed: v.boolean(),
  filters: listOf(appliedFilter, limits.filters),
})
export const orderLines = listOf(orderLine, limits.quantity)
export type OrderLine = v.InferOutput<typeof orderLine>
