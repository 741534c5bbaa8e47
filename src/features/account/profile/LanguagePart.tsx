import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isOurs, nameOf } from '../../../i18n/languages'
import { focusWhenLost } from '../../../shared/focus/moveFocus'
import { ConfigForm } from '../../../shared/forms/ConfigForm'
import type { FieldSpec } from '../../../shared/forms/fields/fieldSpec'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { PagePart } from '../../../shared/ui/parts/PagePart'
import { languageChosen, selectLanguage, selectSettings } from '../../identity/settings'

/** The same choice is in the header (ACC-14). */
export function LanguagePart() {
  const { t } = useTranslation('profile')
  const dispatch = useAppDispatch()
  const { languages } = useAppSelector(selectSettings)
  const language = useAppSelector(selectLanguage)
  // The form is built again in the new language, with its button.
  const shown = useRef(language)
  useEffect(() => {
    if (shown.current === language) return
    shown.current = language
    focusWhenLost(() => document.getElementById('language-locale'))
  }, [language])
  const field: FieldSpec = {
    key: 'locale',
    label: t('field.language'),
    hint: t('languageText'),
    kind: 'select',
    size: 24,
    required: true,
    options: languages.filter(isOurs).map((value) => ({ value, label: nameOf(value), lang: value })),
  }
  return (
    <PagePart>
      <ConfigForm
        key={language}
        idPrefix="language"
        fields={[field]}
        values={{ locale: language }}
        variant="outlined"
        submitText={t('useLanguage')}
        onSubmit={({ locale = language }) => dispatch(languageChosen(locale))}
      />
    </PagePart>
  )
}
