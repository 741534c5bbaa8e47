import { createContext, useContext } from 'react'
import type { SettingsFault } from '../../../build/operator/operatorProtocol'
import type { SchemaNode } from '../../../build/operator/settingsSchema'
import type { Path } from './values'

export interface Form {
  settings: Record<string, unknown>
  files: Record<string, Uint8Array>
  faults: SettingsFault[]
  /** The languages that riders may choose, in the operator's order. */
  languages: string[]
  /** Undefined takes the value away. */
  set: (path: Path, value: unknown) => void
  /** Lays a file beside the settings, under its path. */
  lay: (path: string, content: Uint8Array) => void
}

export const FormContext = createContext<Form | undefined>(undefined)

export function useForm(): Form {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field stands in the form')
  return form
}

export interface FieldProps {
  node: SchemaNode
  path: Path
  isRequired?: boolean
}

export const idOf = (place: string): string => `setting-${place}`
