import type { ReactNode } from 'react'
import type { FieldConfig } from '../../api/contract/forms'
import type { TextRef } from '../notices/noticesSlice'

export type FormValues = Record<string, string>

/**
 * A rule over a value and its form: gives what is wrong, or nothing. Named beside the form's configuration. It sees
 * cleaned values, and runs on an empty optional field too, so that "equals the other field" can speak.
 */
export type FieldRule = (value: string, values: FormValues) => TextRef | undefined

/** One field of a form: the specification's configuration (server-given or our own) and how it is typed. */
export interface FieldSpec extends FieldConfig {
  /** `text` by default. A `select` has the configuration's options; a `checkbox` holds 'true' or ''. */
  kind?: 'text' | 'email' | 'password' | 'tel' | 'select' | 'checkbox'
  autoComplete?: string
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel'
  /** Characters that may be typed; others are left out, and a hint says so (FORM-02, decision 71). */
  allowed?: RegExp
  /** What that hint says; by default it names digits, or the characters that were left out. */
  allowedText?: TextRef
  /**
   * Groups of digits for display, as `#### #### #### ####`; the value keeps digits and what the mask adds. It is given
   * what was typed, its own separators included, so `allowed` lets these pass.
   */
  mask?: (value: string) => string
  hint?: string
  /** Under a checkbox: a link to what is agreed to. A link within a label would be in the way of ticking it. */
  about?: ReactNode
  /** What was probably meant, looked for when the field is left; it is offered and never put in its place. */
  suggest?: (value: string) => string | undefined
  /** Shown at the end of the input: a card's brand, a currency. Decoration only. */
  adornment?: ReactNode
  /** Address fields say "can not be empty" instead of "is required". */
  emptyText?: 'required' | 'empty'
  /** Which words a failed pattern has: "Please enter a valid …" or "… is not valid". */
  invalidText?: 'enterValid' | 'isNotValid'
  rules?: FieldRule[]
  /** Columns of 12 from 600 px on. */
  width?: 4 | 6 | 8 | 12
}

const plainName = /^[A-Za-z]\w*$/
const takenNames = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'root']

/**
 * A field's name in the document and in react-hook-form, which reads a name as a path, and has a meaning of its own for
 * some. Fields have it by their key, which may be anything; most are called as their key.
 */
export function nameOf({ key }: Pick<FieldSpec, 'key'>): string {
  if (plainName.test(key) && !takenNames.includes(key)) return key
  return `field:${encodeURIComponent(key).replace(/[.']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`
}
