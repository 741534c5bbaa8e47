import * as v from 'valibot'
import { appliedFilter, uuid } from './common'

export const orderLine = v.object({
  uuid,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  isSubscribed: v.boolean(),
  filters: v.array(appliedFilter),
})
export type OrderLine = v.InferOutput<typeof orderLine>
