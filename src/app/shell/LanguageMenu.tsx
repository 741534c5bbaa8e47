import { useTranslation } from 'react-i18next'
import { languageChosen, selectLanguage, selectSettings } from '../../features/identity/settings'
import { isOurs, nameOf } from '../../i18n/languages'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { Glyph } from '../../shared/ui/Glyph'
import { languageGlyph } from '../../shared/ui/glyphs/frame'
import { afterPaint } from '../../shared/ui/page/afterPaint'
import { MenuButton } from './MenuButton'
import type { MenuEntry } from './MenuButton'

/** Returns the languages that have texts, by their own names (LANG-01). */
export function useLanguages(): MenuEntry[] {
  const dispatch = useAppDispatch()
  const current = useAppSelector(selectLanguage)
  const { languages } = useAppSelector(selectSettings)
  return languages.filter(isOurs).map((language) => ({
    key: language,
    text: nameOf(language),
    lang: language,
    checked: language === current,
    // The menu closes first, because another language renders the whole page.
    onChoose: () => afterPaint(() => dispatch(languageChosen(language))),
  }))
}

export function LanguageMenu() {
  const { t } = useTranslation()
  const entries = useLanguages()
  const name = entries.find((entry) => entry.checked)?.text ?? ''
  if (entries.length < 2) return null
  return (
    <MenuButton label={t('language.current', { name })} entries={entries}>
      <Glyph shape={languageGlyph} size={20} weight={1.9} />
      <span>{name}</span>
    </MenuButton>
  )
}
