import type { TextRef } from '../notices/noticesSlice'
import type { FieldSpec } from './fields/fieldSpec'
import type { FormWiring } from './useConfigForm'

export interface InputProps {
  field: FieldSpec
  id: string
  describedBy: string | undefined
  wiring: FormWiring
  /** Called after a character was left out; with undefined when the field is left. */
  onLeftOut: (text: TextRef | undefined) => void
}
