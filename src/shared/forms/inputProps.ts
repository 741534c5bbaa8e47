import type { TextRef } from '../notices/noticesSlice'
import type { FieldSpec } from './fields/fieldSpec'
import type { FormWiring } from './useConfigForm'

/** The props that every kind of input gets from its field. */
export interface InputProps {
  field: FieldSpec
  id: string
  describedBy: string | undefined
  wiring: FormWiring
  /**
   * Called with what the field accepts after a character was left out; with undefined when the visitor leaves the
   * field.
   */
  onLeftOut: (text: TextRef | undefined) => void
}
