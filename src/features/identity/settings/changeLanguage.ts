import { createAction } from '@reduxjs/toolkit'
import { loadLanguage, showLanguage } from '../../../i18n/texts'
import { errorShown } from '../../../shared/notices/noticesSlice'
import { call, put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { latest, watch } from '../../../shared/saga/workers'
import { writeStored } from '../../../shared/storage/browserStorage'
import { settingsKeys } from './settingsKeys'
import { languageChanged, selectLanguage } from './settingsSlice'

export const languageChosen = createAction<string>('settings/languageChosen')

/**
 * Loads the texts first, so that a failure leaves the page as it is. Choosing the current language meanwhile cancels
 * the change.
 */
function* changeLanguage({ payload: language }: ReturnType<typeof languageChosen>): SagaOf<void> {
  if (language === (yield* select(selectLanguage))) return
  try {
    yield* call(loadLanguage, language)
  } catch {
    yield* put(errorShown({ key: 'app:language.failed' }))
    return
  }
  yield* call(showLanguage, language)
  yield* call(() => writeStored(settingsKeys.language, language))
  yield* put(languageChanged(language))
}

export const settingsSaga = watch(() => latest(languageChosen, changeLanguage))
