import { describe, expect, test } from 'vitest'
import * as codes from '../../../api/contract/base/errorCodes'
import type { ApiError } from '../../../api/errors'
import { checkedBackupCode, checkedCode, checkedPhone, checkedResend } from './outcomes'
import type { Outcome } from './outcomes'

const now = 1_000
const answer = { ok: true, value: { sent_to: '•• 71', resend_after: 60, expires_in: 600, tries_left: 5 } } as const
const sent: Outcome = {
  kind: 'sent',
  sent: { code: { sentTo: '•• 71', expiresAt: 601_000, triesLeft: 5 }, resendAt: 61_000 },
}
const business = (code: number, more: { field?: string; status?: number } = {}): ApiError => ({
  kind: 'business',
  status: more.status ?? 400,
  errors: [{ code, message: '', field: more.field ?? null }],
})
const http = (status: number, retryAfter?: number): ApiError => ({
  kind: 'http',
  status,
  ...(retryAfter !== undefined && { retryAfter }),
})
const atField = (field: string, key: string): Outcome => ({
  kind: 'failed',
  fault: { fieldErrors: { [field]: { key } } },
})
const general: Outcome = { kind: 'failed', fault: { errors: [{ key: 'shared:error.generic' }] } }
const lost: ApiError = { kind: 'timeout' }
const toldElsewhere: Outcome = { kind: 'failed', fault: {} }
const someError = { kind: 'failed', fault: { errors: [expect.anything()] } } as Outcome

describe('@AUTH-04 @ACC-04 what an answer of the second factor means', () => {
  test('a code was sent', () => {
    expect([checkedPhone(answer, now), checkedResend(answer, now)]).toEqual([sent, sent])
  })

  test.each<[string, ApiError, Outcome]>([
    [
      'the country is refused',
      business(codes.notValid, { field: 'country_code' }),
      atField('country', 'secondFactor:phone.refused.country'),
    ],
    [
      'the number is refused',
      business(codes.notValid, { field: 'phone' }),
      atField('phone', 'secondFactor:phone.refused.phone'),
    ],
    ['another field is refused', business(codes.notValid, { field: 'other' }), someError],
    ['the field of another error', business(codes.wrongLogin, { field: 'phone' }), someError],
    ['the call failed', http(500), general],
    ['the connection was lost', lost, toldElsewhere],
  ])('to a phone number: %s', (_, error, outcome) => expect(checkedPhone({ ok: false, error }, now)).toEqual(outcome))

  test.each<[string, ApiError, Outcome]>([
    ['too early, by the backend’s time', http(429, 30), { kind: 'putOff', resendAt: 31_000 }],
    ['too early, without a time', http(429), { kind: 'putOff', resendAt: 61_000 }],
    ['nothing had been sent', http(404), { kind: 'nothingSent' }],
    ['nothing had been sent, by a code', business(codes.notFound, { status: 404 }), { kind: 'nothingSent' }],
    ['the call failed', http(500), general],
    ['the connection was lost', lost, toldElsewhere],
  ])('to another code: %s', (_, error, outcome) => expect(checkedResend({ ok: false, error }, now)).toEqual(outcome))

  test.each<[string, ApiError, Outcome]>([
    ['wrong', business(codes.wrongCode), { kind: 'refused', why: 'wrong' }],
    ['expired', business(codes.codeExpired), { kind: 'refused', why: 'expired' }],
    ['void', business(codes.tooManyTries, { status: 409 }), { kind: 'refused', why: 'void' }],
    ['void, by the status', http(429), { kind: 'refused', why: 'void' }],
    [
      'void, while the backend is not busy',
      { kind: 'http', status: 429, retryAfter: undefined },
      { kind: 'refused', why: 'void' },
    ],
    [
      'good, while the backend is busy',
      http(429, 30),
      { kind: 'failed', fault: { errors: [{ key: 'shared:error.tooMany', values: { count: 30 } }] } },
    ],
    ['not sent', http(404), { kind: 'nothingSent' }],
    ['not judged', http(500), general],
    ['not judged, without a connection', lost, toldElsewhere],
  ])('to a code: it is %s', (_, error, outcome) => expect(checkedCode(error)).toEqual(outcome))

  test.each<[string, ApiError, Outcome]>([
    ['wrong', business(codes.wrongCode), atField('backup_code', 'secondFactor:backup.wrong')],
    ['one of none', http(404), atField('backup_code', 'secondFactor:backup.none')],
    ['not judged', http(500), general],
    ['not judged, without a connection', lost, toldElsewhere],
  ])('to a backup code: it is %s', (_, error, outcome) => expect(checkedBackupCode(error)).toEqual(outcome))
})
