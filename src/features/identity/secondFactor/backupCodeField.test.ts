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
  ['', 'shared:form.required'],
  ['SABLE-PORT', 'secondFactor:backup.tenSigns'],
  ['sable port3', undefined],
  ['SABLE-PORT3', undefined],
])('@FORM-05 the backup code %j has the error %s', (backup_code, key) => {
  expect(fieldErrors([backupCodeField(t)], { backup_code }).backup_code?.key).toBe(key)
})

it('@FORM-05 @ACC-24 a backup code is explained, takes the signs of a code, and no browser fills it in', () => {
  const { allowed, ...field } = backupCodeField(t)
  expect(field).toMatchObject({
    label: 'backup.label',
    hint: 'backup.hint',
    allowedText: { key: 'secondFactor:backup.hint' },
    autoComplete: 'off',
  })
  expect([...'aZ7 -_é'].filter((sign) => allowed?.test(sign)).join('')).toBe('aZ7 -')
})
