import type { TextRef } from '../notices/noticesSlice'
import type { FieldRule, FieldSpec, FormValues } from './fieldSpec'

/** A pattern never sees more: a careless one must not hold the page up. */
const longestTested = 1_000
/** One @ with something before it and a dotted name after it; whether the address exists, only its owner can tell. */
const emailPattern = String.raw`[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+`

/** What is wrong with each field, in words to come; empty when the form is valid (FORM-01). */
export function fieldErrors(fields: FieldSpec[], values: FormValues): Record<string, TextRef> {
  const cleaned = cleanValues(fields, values)
  const found: Record<string, TextRef> = {}
  for (const field of fields) {
    const error = firstError(field, cleaned)
    if (error) found[field.key] = error
  }
  return found
}

/** What is wrong with one field of a form. */
export function fieldError(field: FieldSpec, fields: FieldSpec[], values: FormValues): TextRef | undefined {
  return firstError(field, cleanValues(fields, values))
}

/** Values as they are checked and sent: trimmed, but a password keeps its spaces (decision 70). */
export function cleanValues(fields: FieldSpec[], values: FormValues): FormValues {
  return Object.fromEntries(fields.map((field) => [field.key, cleanValue(field, values[field.key] ?? '')]))
}

function cleanValue(field: FieldSpec, value: string): string {
  if (field.kind === 'password') return value
  return field.kind === 'tel' && !field.allowed ? normalizeMobile(value) : value.trim()
}

/** A mobile number keeps digits and + (FORM-02). */
export const normalizeMobile = (value: string) => value.replace(/[^\d+]/g, '')

/** The same as another field: confirm email, confirm password. */
export const matches =
  (otherKey: string, textKey: string): FieldRule =>
  (value, values) =>
    value === (values[otherKey] ?? '') ? undefined : { key: textKey }

function firstError(field: FieldSpec, values: FormValues): TextRef | undefined {
  const value = values[field.key] ?? ''
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

/** The server's own words win over ours. */
function worded(field: FieldSpec, check: Check, ours: TextRef): TextRef {
  const message = field.messages && Object.hasOwn(field.messages, check) ? field.messages[check] : undefined
  return message ? { key: 'shared:serverSays', values: { message } } : ours
}

function emptyText({ label, emptyText }: FieldSpec): TextRef {
  return { key: emptyText === 'empty' ? 'shared:form.empty' : 'shared:form.required', values: { label } }
}

function invalidText({ kind, label, invalidText }: FieldSpec): TextRef {
  if (kind === 'email') return { key: 'shared:form.email' }
  return { key: invalidText === 'isNotValid' ? 'shared:form.isNotValid' : 'shared:form.enterValid', values: { label } }
}

function fitsPattern(field: FieldSpec, value: string): boolean {
  if (field.kind === 'select' && field.options && !field.options.some((option) => option.value === value)) return false
  const pattern = compiled(field.pattern || (field.kind === 'email' ? emailPattern : ''))
  if (!pattern) return true
  return value.length <= longestTested && pattern.test(value)
}

const patterns = new Map<string, RegExp | undefined>()

/** A pattern from the server, anchored as HTML does; one that is no pattern at all is ignored. */
function compiled(source: string): RegExp | undefined {
  if (source === '') return undefined
  if (!patterns.has(source)) patterns.set(source, compile(source, 'u') ?? compile(source, ''))
  return patterns.get(source)
}

/** Older patterns escape what `u` does not let them, so both ways are tried. */
function compile(source: string, flags: string): RegExp | undefined {
  try {
    // Alone first: `)(` would become valid by what is put around it.
    return new RegExp(source, flags) && new RegExp(`^(?:${source})$`, flags)
  } catch {
    return undefined
  }
}
