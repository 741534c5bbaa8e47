import type { useTranslation } from 'react-i18next'
import type { FieldSpec } from '../../../../shared/forms/fields/fieldSpec'

type CardTexts = ReturnType<typeof useTranslation<'fareMedia'>>['t']

export const groupsOfFour = (typed: string) => typed.replace(/\D/g, '').replace(/(\d{4})(?=\d)/g, '$1 ')

/** Returns the fields for a card's number and security code. Browsers are asked not to store them. */
export const cardEntryFields = (t: CardTexts): FieldSpec[] => [
  {
    key: 'number',
    label: t('entry.number'),
    hint: t('entry.numberHint'),
    required: true,
    autoComplete: 'off',
    inputMode: 'numeric',
    allowed: /[\d\s-]/,
    allowedText: { key: 'shared:form.digitsOnly' },
    mask: groupsOfFour,
    pattern: String.raw`[\d ]{9,29}`,
    isKept: true,
  },
  {
    key: 'code',
    label: t('entry.code'),
    hint: t('entry.codeHint'),
    required: true,
    autoComplete: 'off',
    inputMode: 'numeric',
    allowed: /\d/,
    pattern: String.raw`\d{3,4}`,
    width: 6,
  },
]
