import type { TFunction } from 'i18next'
import * as limits from '../../../api/contract/base/limits'
import type { SecurityQuestion } from '../../../api/contract/account/security'
import type { FieldRule, FieldSpec, FormValues } from '../../../shared/forms/fields/fieldSpec'
import { currentPassword } from './passwordFields'
import { questionsAsked } from './questions'

const numbers = Array.from({ length: questionsAsked }, (_, at) => at + 1)

/** Offers each question once. */
export function questionFields(offered: SecurityQuestion[], t: TFunction<'security'>): FieldSpec[] {
  const options = offered.map(({ question_uuid, text }) => ({ value: question_uuid, label: text }))
  const isOther =
    (number: number): FieldRule =>
    (value, values) =>
      numbers.some((earlier) => earlier < number && value !== '' && values[`question_${earlier}`] === value)
        ? { key: 'security:questions.twice' }
        : undefined
  const pairs = numbers.flatMap((number): FieldSpec[] => [
    {
      key: `question_${number}`,
      label: t('questions.question', { number }),
      kind: 'select',
      required: true,
      options,
      rules: [isOther(number)],
    },
    {
      key: `answer_${number}`,
      label: t('questions.answer', { number }),
      required: true,
      minlength: limits.shortestSecurityAnswer,
      maxlength: limits.longestSecurityAnswer,
      autoComplete: 'off',
    },
  ])
  return [...pairs, currentPassword(t)]
}

export const choiceOf = (values: FormValues) => ({
  answers: numbers.map((number) => ({
    question_uuid: values[`question_${number}`] ?? '',
    answer: values[`answer_${number}`] ?? '',
  })),
  current_password: values.current_password ?? '',
})
