import { createAction } from '@reduxjs/toolkit'
import { showLanguage } from '../../i18n/texts'
import { failed } from '../../shared/notices/noticesSlice'
import { call, put } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { latest, watch } from '../../shared/saga/workers'
import { writeStored } from '../../shared/storage/browserStorage'
import { stored } from '../../shared/storage/storedKeys'
import { languageChanged } from './settingsSlice'

export const languageChosen = createAction<string>('settings/languageChosen')

/** Loads the texts first, so that a language whose texts cannot be had leaves the page as it was. */
function* changeLanguage({ payload: language }: ReturnType<typeof languageChosen>): SagaOf<void> {
  const isShown = yield* call(showLanguage, language)
  if (!isShown) {
    yield* put(failed({ key: 'app:language.failed' }))
    return
  }
  yield* call(() => writeStored(stored.language, language))
  yield* put(languageChanged(language))
}

export const settingsSaga = watch(() => latest(languageChosen, changeLanguage))
