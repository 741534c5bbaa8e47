import { expect, it } from 'vitest'
import { fieldErrors } from '../../../shared/forms/fields/rules'
import { textKeys as t } from '../../../testing/textKeys'
import { fc, property } from '../../../testing/chance/property'
import { backupCodeField, groupedCode } from './backupCodeField'

it.each([
  ['sable port3', 'SABLE-PORT3'],
  ['SABLE-PORT3', 'SABLE-PORT3'],
  ['sableport3 and more', 'SABLE-PORT3'],
  ['sable', 'SABLE'],
  ['sable-', 'SABLE'],
  ['é!', ''],
])('@FORM-05 a backup code typed as %j reads %j', (typed, shown) => {
  expect(groupedCode(typed)).toBe(shown)
})

property([fc.string()])('@FORM-05 what is grouped stays as it is', (typed) => {
  expect(groupedCode(groupedCode(typed))).toBe(groupedCode(typed))
})

it.each([
  ['', ['backup_code']],
  ['SABLE-PORT', ['backup_code']],
  ['SABLE-PORT3', []],
])('@FORM-05 the backup code %j has errors at %j', (backup_code, wrong) => {
  expect(Object.keys(fieldErrors([backupCodeField(t)], { backup_code }))).toEqual(wrong)
})
