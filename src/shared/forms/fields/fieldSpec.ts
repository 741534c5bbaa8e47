import type { ReactNode } from 'react'
import type { FieldConfig } from '../../../api/contract/identity/forms'
import type { TextRef } from '../../notices/noticesSlice'

export type FormValues = Record<string, string>

/**
 * A rule over a value and its form. Returns the error, or undefined. The form's configuration names its rules. A rule
 * gets cleaned values, and also runs on an empty optional field, so that "equals the other field" works.
 */
export type FieldRule = (value: string, values: FormValues) => TextRef | undefined

/** A field as the server defines it. `lang` is the language of its words, if it is not the page's. */
export interface GivenField extends FieldConfig {
  lang?: string
}

/** One field of a form: the specification's configuration (the server's or our own) and how the visitor types it. */
export interface FieldSpec extends GivenField {
  /** `text` by default. A `select` has the configuration's options; the value of a `checkbox` is 'true' or ''. */
  kind?: 'text' | 'email' | 'password' | 'tel' | 'select' | 'checkbox'
  /** With the language of each label, where it is not the page's. */
  options?: { value: string; label: string; lang?: string }[] | null
  autoComplete?: string
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel'
  /** The characters that the field accepts. It leaves others out, and a hint says so (FORM-02, decision 71). */
  allowed?: RegExp
  /** The text of that hint; by default it names digits, or the characters that were left out. */
  allowedText?: TextRef
  /**
   * Formats digits in groups, for example `#### #### #### ####`. The value keeps the digits and the mask's separators.
   * The mask gets the typed text with its own separators, so `allowed` must accept these.
   */
  mask?: (value: string) => string
  hint?: string
  /** Fields in a row with the same group stand together under it as their heading. */
  group?: string
  /**
   * A link below a checkbox to the text that the visitor agrees to. Inside the label it would prevent ticking the box.
   */
  about?: ReactNode
  /**
   * Returns the value that was probably meant. It runs when the visitor leaves the field; the portal only suggests the
   * value.
   */
  suggest?: (value: string) => string | undefined
  /** Shows at the end of the input: a card's brand. Decoration only. */
  adornment?: ReactNode
  /** The sign of what is typed, such as a currency, and its side in the language. */
  unit?: { sign: string; side: 'start' | 'end' }
  /** Values that one press takes, below the input. */
  choices?: { value: string; label: string }[]
  /** Address fields say "can not be empty" instead of "is required". */
  emptyText?: 'required' | 'empty'
  /** The wording for a failed pattern: "Please enter a valid …" or "… is not valid". */
  invalidText?: 'enterValid' | 'isNotValid'
  rules?: FieldRule[]
  /** In a form with secrets: this field is none, so a draft may hold it. Never a password, a code or a payment card's number. */
  isKept?: boolean
  /** Shows beside the input, where its size leaves room: a drawing that explains the field. Decoration only. */
  beside?: ReactNode
  /** Lines of a longer text. */
  lines?: number
  /** The usual number of characters. The input is as wide, so that its width tells its length. */
  size?: number
  /** Columns of 12, from 600 px. */
  width?: 4 | 6 | 8 | 12
}

/** Returns a field without its words, if they are in another language: for a field that the portal has words for. */
export function unworded<Field extends GivenField>({ lang, ...field }: Field): Omit<Field, 'lang'> {
  return lang ? { ...field, label: '', messages: null } : field
}

const plainName = /^[A-Za-z]\w*$/
const takenNames = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'root']

/**
 * Returns a field's name in the document and in react-hook-form, which reads a name as a path and gives some names a
 * meaning of their own. A field's key may be any text; for most fields the name is the key.
 */
export function nameOf({ key }: Pick<FieldSpec, 'key'>): string {
  if (plainName.test(key) && !takenNames.includes(key)) return key
  return `field:${encodeURIComponent(key).replace(/[.']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`
}
