import * as codes from '../../api/contract/base/errorCodes'
import type { BusinessRefusal } from '../rules/base/refusal'
import type { Language } from '../words/language'
import { jsonAnswer } from './answers'
import type { Answer } from './answers'
import { refusalTexts } from './refusalTexts'

interface Envelope {
  errors: { code: number; message: string; field?: string }[]
  data: null
}

/** Returns the answer for a refusal, with the status of the contract; `worded` may change its text. */
export function refusalAnswer(
  { code, field, retryAfter }: Pick<BusinessRefusal, 'code' | 'field' | 'retryAfter'>,
  language: Language,
  worded = (envelope: Envelope): unknown => envelope,
): Answer {
  const error = { code, message: refusalTexts[code][language], ...(field && { field }) }
  const headers = { 'Content-Language': language, ...(retryAfter && { 'Retry-After': String(retryAfter) }) }
  return jsonAnswer(codes.errorMeanings[code].status, worded({ errors: [error], data: null }), headers)
}
