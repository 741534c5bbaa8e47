import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOurs, nameOf } from '../../../i18n/languages'
import { focusWhenLost, useFocusOnChange } from '../../../shared/focus/moveFocus'
import { ConfigForm } from '../../../shared/forms/ConfigForm'
import type { FieldSpec } from '../../../shared/forms/fields/fieldSpec'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { formState } from '../../../shared/submission/submission'
import { useSubmission } from '../../../shared/submission/useSubmission'
import { PagePart } from '../../../shared/ui/parts/PagePart'
import { selectUser } from '../../identity/session'
import { languageChosen, selectLanguage, selectSettings } from '../../identity/settings'
import { languageSaving } from './profile'

/** Shows the language of messages, which may be another one than the site's. The same choice is in the header (ACC-14). */
export function LanguagePart() {
  const { t } = useTranslation('profile')
  const dispatch = useAppDispatch()
  const { languages } = useAppSelector(selectSettings)
  const language = useAppSelector(selectLanguage)
  const [saving, save] = useSubmission(languageSaving)
  const [atFirst] = useState(language)
  const offered = languages.filter(isOurs)
  const saved = useAppSelector(selectUser)?.locale
  // A language that was changed on this page is being saved.
  const wanted = language === atFirst ? (saved ?? language) : language
  const locale = offered.includes(wanted) ? wanted : language
  // The form is built again in the new language, with its button.
  const form = `${language} ${locale}`
  useFocusOnChange(form, () => focusWhenLost(() => document.getElementById('language-locale')))
  const field: FieldSpec = {
    key: 'locale',
    label: t('field.language'),
    hint: t('languageText'),
    kind: 'select',
    required: true,
    options: offered.map((value) => ({ value, label: nameOf(value), lang: value })),
  }
  return (
    <PagePart>
      <ConfigForm
        key={form}
        idPrefix="language"
        fields={[field]}
        values={{ locale }}
        variant="outlined"
        submitText={t('useLanguage')}
        busyText={t('saving')}
        {...formState(saving)}
        onSubmit={({ locale: chosen = language }) => (chosen === language ? save() : dispatch(languageChosen(chosen)))}
      />
    </PagePart>
  )
}
