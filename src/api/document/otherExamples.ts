import type { FieldText } from './fieldTexts'

/** Examples for fields that no recorded call holds, by the last part of their name. */
const byName: Record<string, string | number> = {
  message: 'Something is not valid.',
  field: 'contact.email',
  tax: 132,
  alert_message: 'This pass begins today.',
  short_description: 'Buses of the harbour line',
  reason: 'declined',
  address2: 'Flat 4',
  mfa_phone: '+•••••••••71',
  mfa_country_code: '+1',
  mfa_backup_codes_left: 10,
  sms_to: '•••• 0171',
  label: 'Visa •••• 4242',
  value: 'question-stop',
  kind: 'autoload',
  card_token: 'tok_4f9a',
  paypal_token: 'paypal-1',
  device: 'Jordan’s phone',
  method_id: 'pay-visa',
  backup_code: 'SABLE-PORT0',
  security_question: 'question-stop',
  security_answer: 'Harbour',
  captcha_token: '03AFcWeA',
  threshold: 1000,
  renew_below: 3,
  load_not_allowed_reason: 'Your employer loads it for you.',
  transaction_number: 'T-100002',
  printed_card_number: '7777',
  wallet: 4250,
  funds: 2350,
  id: 'card-phone',
  page: 1,
  hours: 12,
}
const byFormat: Record<string, string> = {
  date: '2026-12-05',
  'date-time': '2026-11-22T15:00:00.000Z',
  'MM/YY': '12/30',
  phone: '+19025550133',
  email: 'ada@example.com',
}

const last = (at: string) => at.split('.').at(-1) ?? at

/** Returns an example: the mock's from this field or one of the same name, else ours. */
export function exampleFor(at: string, { format, words }: FieldText, sent: ReadonlyMap<string, unknown>): unknown {
  const same = [...sent].find(([place]) => last(place) === last(at))?.[1]
  return sent.get(at) ?? Object.keys(words)[0] ?? byFormat[format ?? ''] ?? byName[last(at)] ?? same
}
