import type { ReactNode } from 'react'
import type { FieldConfig } from '../../../api/contract/identity/forms'
import type { TextRef } from '../../notices/noticesSlice'

export type FormValues = Record<string, string>

/**
 * A rule over a cleaned value and its form. Returns the error, or undefined. Also runs on an empty optional field, for
 * "equals the other field".
 */
export type FieldRule = (value: string, values: FormValues) => TextRef | undefined

/** A server's field. `lang` is its words' language, if not the page's. */
export interface GivenField extends FieldConfig {
  lang?: string
}

/** One field: the specification's configuration (the server's or ours) and how it is typed. */
export interface FieldSpec extends GivenField {
  /** `text` by default. A `checkbox` has 'true' or ''. */
  kind?: 'text' | 'email' | 'password' | 'tel' | 'select' | 'checkbox'
  /** With each label's language, if not the page's. */
  options?: { value: string; label: string; lang?: string }[] | null
  autoComplete?: string
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel'
  /** Accepted characters. Others are left out, and a hint says so (FORM-02, decision 71). */
  allowed?: RegExp
  /** That hint; by default it names digits, or the characters left out. */
  allowedText?: TextRef
  /** Formats digits in groups (`#### ####`). The value keeps the separators, so `allowed` must accept them. */
  mask?: (value: string) => string
  hint?: string
  /** Neighbours with the same group share it as their heading. */
  group?: string
  /** A link to the text that is agreed to, below the checkbox: within its label it would prevent ticking. */
  about?: ReactNode
  /** Returns the value probably meant, when the field is left. The portal only suggests it. */
  suggest?: (value: string) => string | undefined
  /** At the input's end: a card's brand. Decoration only. */
  adornment?: ReactNode
  /** Such as a currency, on its side in the language. */
  unit?: { sign: string; side: 'start' | 'end' }
  /** One press takes a value. */
  choices?: { value: string; label: string }[]
  /** For "can not be empty" (addresses) instead of "is required". */
  emptyText?: 'required' | 'empty'
  /** "Please enter a valid …" or "… is not valid". */
  invalidText?: 'enterValid' | 'isNotValid'
  rules?: FieldRule[]
  /** In a form with secrets: no secret, so a draft may hold it. */
  isKept?: boolean
  /** Where there is room: a drawing that explains the field. Decoration only. */
  beside?: ReactNode
  lines?: number
  /** Usual number of characters: the input is as wide. */
  size?: number
  /** Columns of 12, from 600 px. */
  width?: 4 | 6 | 8 | 12
}

/** Returns a field without its words if they are in another language: the portal has its own. */
export function unworded<Field extends GivenField>({ lang, ...field }: Field): Omit<Field, 'lang'> {
  return lang ? { ...field, label: '', messages: null } : field
}

const plainName = /^[A-Za-z]\w*$/
const takenNames = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'root']

/**
 * Returns a field's name for react-hook-form, which reads paths and meanings of its own in some names. Mostly the key.
 */
export function nameOf({ key }: Pick<FieldSpec, 'key'>): string {
  if (plainName.test(key) && !takenNames.includes(key)) return key
  return `field:${encodeURIComponent(key).replace(/[.']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`
}
