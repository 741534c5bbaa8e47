// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { readStored, writeStored } from '../../storage/browserStorage'
import { draftKeys } from './draftKeys'
import { dropDraft } from './useDraft'

const profile = { typed: { first_name: 'Nora' } }
const report = { typed: { note: 'Charged twice' } }

test('@ACC-23 @FORM-06 a form that is sent drops its own draft, and none while no rider is known', () => {
  const drafts = { owner: 'user-rider', forms: { profile, report } }
  writeStored(draftKeys.formDraft, drafts)
  dropDraft('report', undefined)
  dropDraft('report', '')
  expect(readStored(draftKeys.formDraft)).toEqual(drafts)
  dropDraft('report', 'user-rider')
  expect(readStored(draftKeys.formDraft)).toEqual({ owner: 'user-rider', forms: { profile } })
  dropDraft('profile', 'user-rider')
  expect(readStored(draftKeys.formDraft)).toBeUndefined()
})
