import type { TFunction } from 'i18next'
import type { FieldSpec } from '../../../shared/forms/fields/fieldSpec'

const length = 10

const plain = (code: string) => code.toUpperCase().replace(/[^A-Z\d]/g, '')

/** Groups the code as it is printed: `ABCDE-12345`. */
export function groupedCode(typed: string): string {
  const code = plain(typed).slice(0, length)
  return code.length > 5 ? `${code.slice(0, 5)}-${code.slice(5)}` : code
}

/** The code may be typed in any case, with or without the hyphen. */
export const backupCodeField = (t: TFunction<'secondFactor'>): FieldSpec => ({
  key: 'backup_code',
  label: t('backup.label'),
  required: true,
  allowed: /[A-Za-z\d\s-]/,
  allowedText: { key: 'secondFactor:backup.hint' },
  mask: groupedCode,
  autoComplete: 'off',
  hint: t('backup.hint'),
  rules: [(code) => (plain(code).length === length ? undefined : { key: 'secondFactor:backup.tenSigns' })],
})
