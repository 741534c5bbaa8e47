import type * as v from 'valibot'

export interface SettingsFault {
  /** `settings.json`, or `texts/fr.json`. */
  file: string
  /** `notices.0.text.en`, or a text's key. */
  place: string
  /** Words that follow the place. */
  words: string
}

/** All faults at once, a line each. */
export class SettingsFaults extends Error {
  readonly faults: SettingsFault[]

  constructor(faults: SettingsFault[]) {
    super(faults.map(({ file, place, words }) => [file, place, words].join(': ')).join('\n'))
    this.faults = faults
  }
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  record: 'an object',
  object: 'an object',
}

/** Words for checks that have none of their own. */
export function plainWords({ kind, type, received, requirement, input }: v.BaseIssue<unknown>): string {
  if (received === 'undefined') return 'is missing'
  const unit = typeof input === 'string' ? 'characters' : 'entries'
  if (type === 'min_length') return requirement === 1 ? 'must not be empty' : `must have ${String(requirement)} ${unit}`
  if (type === 'max_length') return `may have ${String(requirement)} ${unit}`
  if (type === 'min_value') return `must be ${String(requirement)} or more`
  if (type === 'max_value') return `must be ${String(requirement)} or less`
  if (type === 'integer') return 'must be a whole number'
  return kind === 'schema' ? `must be ${kinds[type] ?? type}` : 'is not allowed'
}
