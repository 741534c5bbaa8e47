import type { FieldSpec } from './fieldSpec'

interface CodeFieldOptions {
  key: string
  label: string
  digits: number
  wrongText: string
}

/** Returns the field of a mailed code (FORM-05). The visitor may paste spaces, and only the button sends the code. */
export const codeField = ({ key, label, digits, wrongText }: CodeFieldOptions): FieldSpec => ({
  key,
  label,
  required: true,
  allowed: /[\d\s]/,
  mask: (typed) => typed.replace(/\D/g, '').slice(0, digits),
  inputMode: 'numeric',
  size: 10,
  autoComplete: 'one-time-code',
  rules: [(code) => (code.length === digits ? undefined : { key: wrongText })],
})
