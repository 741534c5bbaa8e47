import type { TextRef } from '../notices/noticesSlice'
import type { FieldSpec } from './fields/fieldSpec'
import type { FormWiring } from './useConfigForm'

export interface InputProps {
  field: FieldSpec
  id: string
  describedBy: string | undefined
  isInvalid: boolean
  wiring: FormWiring
  /**
   * Called with the accepted characters after another was left out, and with undefined when the visitor leaves the
   * field.
   */
  onLeftOut: (text: TextRef | undefined) => void
}
