import type { FieldSpec } from './fieldSpec'

interface CodeFieldOptions {
  key: string
  label: string
  digits: number
  /** The key of what is said of a code that has fewer digits. */
  wrongText: string
}

/** A code from a message in one field (FORM-05): it may be pasted with spaces, and is sent only by the button. */
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
