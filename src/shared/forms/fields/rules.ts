import i18next from 'i18next'
import * as limits from '../../../api/contract/base/limits'
import { byName, own } from '../../byName'
import { onceFor } from '../../onceFor'
import type { TextRef } from '../../notices/noticesSlice'
import { inSentence } from '../../locales/inSentence'
import type { FieldRule, FieldSpec, FormValues } from './fieldSpec'
import { compilePattern } from '../pattern/compilePattern'

/** Text, one @ and a name with a dot. Only the owner knows whether the address exists. */
const emailPattern = String.raw`[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+`

/** Returns the errors by field; empty if the form is valid (FORM-01). */
export function fieldErrors(fields: FieldSpec[], values: FormValues): Record<string, TextRef> {
  const cleaned = cleanValues(fields, values)
  const found = byName<TextRef>()
  for (const field of fields) {
    const error = firstError(field, cleaned)
    if (error) found[field.key] = error
  }
  return found
}

export function fieldError(field: FieldSpec, fields: FieldSpec[], values: FormValues): TextRef | undefined {
  return firstError(field, cleanValues(fields, values))
}

/** Returns the values as they are checked and sent: trimmed, except passwords (decision 70). */
export function cleanValues(fields: FieldSpec[], values: FormValues): FormValues {
  return byName(fields.map((field) => [field.key, cleanValue(field, own(values, field.key) ?? '')]))
}

function cleanValue(field: FieldSpec, value: string): string {
  if (field.kind === 'password') return value
  return field.kind === 'tel' && !field.allowed ? normalizeMobile(value) : value.trim()
}

/** Removes all characters of a mobile number except digits and + (FORM-02). */
export const normalizeMobile = (value: string) => value.replace(/[^\d+]/g, '')

/** Returns a rule that the value must equal another field's. */
export const matches =
  (otherKey: string, textKey: string): FieldRule =>
  (value, values) =>
    value === (own(values, otherKey) ?? '') ? undefined : { key: textKey }

function firstError(field: FieldSpec, values: FormValues): TextRef | undefined {
  const value = own(values, field.key) ?? ''
  const configured = configuredError(field, value)
  if (configured) return configured
  for (const rule of field.rules ?? []) {
    const error = rule(value, values)
    if (error) return error
  }
  return undefined
}

function configuredError(field: FieldSpec, value: string): TextRef | undefined {
  const { label, minlength, maxlength } = field
  if (value === '') return field.required ? worded(field, 'required', emptyText(field)) : undefined
  if (minlength != null && value.length < minlength)
    return worded(field, 'minlength', { key: 'shared:form.minlength', values: { limit: minlength } })
  if (maxlength != null && value.length > maxlength)
    return worded(field, 'maxlength', { key: 'shared:form.maxlength', values: { label, limit: maxlength } })
  if (!fitsPattern(field, value)) return worded(field, 'pattern', invalidText(field))
  return undefined
}

type Check = 'required' | 'minlength' | 'maxlength' | 'pattern'

/** The server's own message comes before ours. */
function worded(field: FieldSpec, check: Check, ours: TextRef): TextRef {
  const message = own(field.messages, check)
  return message ? { key: 'shared:serverSays', values: { message }, lang: field.lang } : ours
}

function emptyText({ label, emptyText }: FieldSpec): TextRef {
  return { key: emptyText === 'empty' ? 'shared:form.empty' : 'shared:form.required', values: { label } }
}

function invalidText({ kind, label, invalidText }: FieldSpec): TextRef {
  if (kind === 'email') return { key: 'shared:form.email' }
  if (invalidText === 'isNotValid') return { key: 'shared:form.isNotValid', values: { label } }
  return { key: 'shared:form.enterValid', values: { label: inSentence(label, i18next.language) } }
}

function fitsPattern(field: FieldSpec, value: string): boolean {
  if (field.kind === 'select' && field.options && !field.options.some((option) => option.value === value)) return false
  const fits = compiled(field.pattern ?? '') ?? compiled(field.kind === 'email' ? emailPattern : '')
  return !fits || (value.length <= limits.patternValue && fits(value))
}

/** An invalid pattern is ignored: the server checks the value, too. */
const compiled = onceFor((source: string) => (source === '' ? undefined : compilePattern(source)))
