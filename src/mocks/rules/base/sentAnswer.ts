import type { GenericSchema, InferInput } from 'valibot'
import type { AnyEndpoint } from '../../../api/contract/base/endpoint'

/** The answer's `data` before the client reads it (a price may still be text). */
export type SentAnswer<E extends AnyEndpoint> = E extends { answer: infer A extends GenericSchema }
  ? InferInput<A>
  : never
