import type { TextRef } from '../notices/noticesSlice'
import type { FieldSpec } from './fieldSpec'
import type { FormWiring } from './useConfigForm'

/** What every kind of input gets from its field. */
export interface InputProps {
  field: FieldSpec
  id: string
  describedBy: string | undefined
  wiring: FormWiring
  /** What the field takes, after something else was typed; nothing when it is left. */
  onLeftOut: (text: TextRef | undefined) => void
}
