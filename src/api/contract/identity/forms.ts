import * as v from 'valibot'
import { endpoint } from '../base/endpoint'
import { listOf, text, whole } from '../base/common'
import * as limits from '../base/limits'

/** A length that no field can have limits nothing. */
const length = v.optional(v.fallback(v.nullable(whole(0, limits.patternValue)), null))

export const fieldConfig = v.object({
  key: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,60}$/i)),
  label: text,
  pattern: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(limits.pattern)))),
  minlength: length,
  maxlength: length,
  required: v.optional(v.nullable(v.boolean())),
  messages: v.optional(v.nullable(v.record(v.string(), text))),
  /** Choices of a field without typing, such as security questions (decision 65). */
  options: v.optional(v.nullable(listOf(v.object({ value: text, label: text }), limits.fieldOptions))),
})
export type FieldConfig = v.InferOutput<typeof fieldConfig>

export const getForm = endpoint({
  name: 'getForm',
  host: 'web',
  method: 'POST',
  path: '/api/get_form',
  body: v.object({ form_method: text, langCode: text }),
  answer: v.object({ fields: listOf(fieldConfig, limits.formFields) }),
})

export const verifyCaptcha = endpoint({
  name: 'verifyCaptcha',
  host: 'web',
  method: 'POST',
  path: '/api/verify_google_captcha',
  body: v.object({ token: text }),
  answer: v.object({ success: v.boolean() }),
  keepsSession: true,
})
