import type { FieldSpec } from './fieldSpec'

interface CodeFieldOptions {
  key: string
  label: string
  digits: number
  /** The key of the message for a code with too few digits. */
  wrongText: string
}

/**
 * Returns the field of a code from a message (FORM-05). The visitor may paste it with spaces, and only the button sends
 * it.
 */
export const codeField = ({ key, label, digits, wrongText }: CodeFieldOptions): FieldSpec => ({
  key,
  label,
  required: true,
  allowed: /[\d\s]/,
  mask: (typed) => typed.replace(/\D/g, '').slice(0, digits),
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  rules: [(code) => (code.length === digits ? undefined : { key: wrongText })],
})
