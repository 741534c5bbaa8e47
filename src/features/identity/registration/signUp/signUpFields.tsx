import { useState } from 'react'
import { isOurs, nameOf } from '../../../../i18n/languages'
import type { FieldSpec, FormValues } from '../../../../shared/forms/fields/fieldSpec'
import { useAppSelector } from '../../../../shared/store'
import { selectLanguage, selectSettings } from '../../settings'
import type { AccountTexts } from '../forms/accountFields'
import { TermsLink } from './TermsLink'

/** Returns the fields that the server's form lacks: the language of messages, and the terms. */
export function useSignUpFields(t: AccountTexts): { fields: FieldSpec[]; values: FormValues } {
  const { languages } = useAppSelector(selectSettings)
  const language = useAppSelector(selectLanguage)
  const [values] = useState({ locale: language })
  const options = languages.filter(isOurs).map((value) => ({ value, label: nameOf(value), lang: value }))
  const fields: FieldSpec[] = [
    {
      key: 'locale',
      label: t('field.locale'),
      hint: t('field.localeHint'),
      kind: 'select',
      options,
      required: true,
      autoComplete: 'language',
    },
    {
      key: 'terms',
      about: <TermsLink />,
      label: t('field.terms'),
      kind: 'checkbox',
      required: true,
      messages: { required: t('field.termsRequired') },
    },
  ]
  return { fields, values }
}
