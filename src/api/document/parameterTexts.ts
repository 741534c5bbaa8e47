import type { Parameter } from '../parameters'

interface ParameterText {
  description: string
  example: string | number
}

const texts: Record<string, ParameterText> = {
  id: { description: 'The id of the record, as a list or an earlier answer gave it.', example: 'card-plastic' },
  renewal: { description: 'The `renewal_id` of the renewal.', example: 'renewal-seed-1' },
  token: {
    description: 'The token of the mailed link. Only its owner knows it; it stands in no log and no other answer.',
    example: 'valid-token',
  },
  key: {
    description: 'The `Idempotency-Key` with which the call that spends was sent.',
    example: '0b9a7a52-6f0e-4a2e-9d0f-2f5f6f1c7a11',
  },
  page: {
    description: 'Which page of the list, from 1; the first one without it. A page after the last one is empty.',
    example: 1,
  },
  from: {
    description:
      'Only entries of this day and later, by the calendar of the operator’s time zone. Without it from the beginning.',
    example: '2026-11-01',
  },
  to: {
    description: 'Only entries of this day and earlier: the day is included. Without it until now.',
    example: '2026-11-30',
  },
  card: { description: 'Only what belongs to this fare card, by its `faremedia_id`.', example: 'card-plastic' },
  type: { description: 'Only entries of this type, by the word that the answers use.', example: 'refund' },
  status: { description: 'Only passes of this status. Case does not count.', example: 'Available' },
  faremedia_id: { description: 'Only passes on this fare card.', example: 'card-plastic' },
  account: { description: 'Only this account: the id of a fare card, or `wallet`.', example: 'wallet' },
  config_type: { description: 'Which configuration. The portal asks for this one alone.', example: 'CUSTOMER_CONFIG' },
  child_organization_uuid: {
    description:
      'The transit organization that the call is for, where an operator runs several. The portal sends it in every call to the transit host if its settings name one, and leaves it out otherwise.',
    example: 'org-harbour',
  },
}

/** Adds the meaning of a parameter, and the example of the recorded call. */
export function toldParameter(parameter: Parameter, sent: Record<string, string> = {}) {
  const text = texts[parameter.name]
  if (!text) return parameter
  const example = typeof text.example === 'number' ? text.example : (sent[parameter.name] ?? text.example)
  return { ...parameter, description: text.description, example }
}
