import type { ReactNode } from 'react'
import type { FieldConfig } from '../../../api/contract/identity/forms'
import type { TextRef } from '../../notices/noticesSlice'

export type FormValues = Record<string, string>

/**
 * A rule over a cleaned value and its form. Returns the error, or undefined. It also runs on an empty optional field,
 * so that "equals the other field" works.
 */
export type FieldRule = (value: string, values: FormValues) => TextRef | undefined

/** A field as the server defines it. `lang` is the language of its words, if it is not the page's. */
export interface GivenField extends FieldConfig {
  lang?: string
}

/** One field: its configuration (the server's or ours) and how the visitor types it. */
export interface FieldSpec extends GivenField {
  /** `text` by default. The value of a `checkbox` is 'true' or ''. */
  kind?: 'text' | 'email' | 'password' | 'tel' | 'select' | 'checkbox'
  /** Each option has the language of its label, if it is not the page's. */
  options?: { value: string; label: string; lang?: string }[] | null
  autoComplete?: string
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel'
  /** The characters that the field accepts. It leaves others out, and a hint says so (FORM-02, decision 71). */
  allowed?: RegExp
  /** The text of that hint; by default it names digits, or the characters that were left out. */
  allowedText?: TextRef
  /** Formats digits in groups (`#### ####`). The value keeps the separators, so `allowed` must accept them. */
  mask?: (value: string) => string
  hint?: string
  /** Fields in a row with the same group share it as their heading. */
  group?: string
  /** A link below a checkbox to the text that the visitor agrees to. Inside the label it would prevent ticking. */
  about?: ReactNode
  /** Returns the value that was probably meant, when the visitor leaves the field. The portal only suggests it. */
  suggest?: (value: string) => string | undefined
  /** Shows at the end of the input: a card's brand. It is decoration only. */
  adornment?: ReactNode
  /** The sign of what is typed, such as a currency, and its side in the language. */
  unit?: { sign: string; side: 'start' | 'end' }
  /** Values that the visitor can take by one press. */
  choices?: { value: string; label: string }[]
  /** Address fields say "can not be empty" instead of "is required". */
  emptyText?: 'required' | 'empty'
  /** The wording for a failed pattern: "Please enter a valid …" or "… is not valid". */
  invalidText?: 'enterValid' | 'isNotValid'
  rules?: FieldRule[]
  /** In a form with secrets, this field is not secret, so a draft may hold it. */
  isKept?: boolean
  /** A drawing beside the input that explains the field, where there is room. It is decoration only. */
  beside?: ReactNode
  lines?: number
  /** The usual number of characters. The input is as wide. */
  size?: number
  /** The number of columns out of 12, from 600 px up. */
  width?: 4 | 6 | 8 | 12
}

/** Returns a field without its words if they are in another language, because the portal has its own words for it. */
export function unworded<Field extends GivenField>({ lang, ...field }: Field): Omit<Field, 'lang'> {
  return lang ? { ...field, label: '', messages: null } : field
}

const plainName = /^[A-Za-z]\w*$/
const takenNames = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'root']

/**
 * Returns a field's name for react-hook-form, which reads names as paths and gives some a meaning of their own. For
 * most fields it is the key.
 */
export function nameOf({ key }: Pick<FieldSpec, 'key'>): string {
  if (plainName.test(key) && !takenNames.includes(key)) return key
  return `field:${encodeURIComponent(key).replace(/[.']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`
}
