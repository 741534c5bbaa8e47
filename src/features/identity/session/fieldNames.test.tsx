// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { faultOf } from '../../../shared/submission/fault'
import { signInFields } from './signIn/signInFields'
import { startTexts } from '../../../i18n/texts'
import { ConfigForm } from '../../../shared/forms/ConfigForm'
import type { FieldSpec } from '../../../shared/forms/fields/fieldSpec'

/**
 * The server names the fields of its forms. Names with a meaning in JavaScript or in the form library must work too.
 */
const names = [
  ...Object.getOwnPropertyNames(Object.prototype),
  ...[
    'prototype',
    'root',
    'length',
    'name',
    '0',
    '_f',
    'a.b',
    'a[0]',
    'a,b',
    "o'clock",
    '"',
    'first name',
    '%',
    'é',
    '',
  ],
]
const given = names.map((key, at) => ({ key, label: `Field ${at}`, required: true }))
const kinds: Partial<FieldSpec>[] = [
  {},
  { kind: 'password' },
  { kind: 'checkbox' },
  { kind: 'select', options: [{ value: 'true', label: 'Yes' }] },
]

beforeAll(() => startTexts('en'))
afterEach(cleanup)

/** Finds the fields by their order, because finding thirty fields by label takes seconds. */
const inputs = () => [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('form input, form select')]
const send = () => fireEvent.submit(document.forms[0] ?? document)

it.each(kinds)('@FORM-01 fields of any name are checked, filled in and sent: %o', async (kind) => {
  const onSubmit = vi.fn()
  const fields = signInFields(given, { email: '', password: '' }).map((field) => ({ ...field, ...kind }))
  render(<ConfigForm fields={fields} onSubmit={onSubmit} submitText="Send" />)
  send()
  await vi.waitFor(() => expect(document.querySelectorAll('[role=alert] a')).toHaveLength(names.length))

  for (const input of inputs()) {
    if (kind.kind === 'checkbox') fireEvent.click(input)
    else fireEvent.change(input, { target: { value: 'true' } })
  }
  send()
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  const sent = new Map(Object.entries(onSubmit.mock.calls[0]?.[0] as object))
  expect(sent).toEqual(new Map(names.map((name) => [name, 'true'])))
})

it('@FORM-06 what the server says of a field of any name stands at it, and at no other', () => {
  const errors = names.filter(Boolean).map((field) => ({ code: 42201, field, message: `About ${field}` }))
  const { fieldErrors } = faultOf({ kind: 'business', status: 422, errors } as Parameters<typeof faultOf>[0])
  const form = { fields: given, onSubmit: () => undefined, submitText: 'Send' }
  const { rerender } = render(<ConfigForm {...form} fieldErrors={fieldErrors} />)
  for (const [at, input] of inputs().entries())
    if (names[at]) expect(input).toHaveAccessibleDescription(`About ${names[at]}`)

  rerender(<ConfigForm {...form} fieldErrors={{}} />)
  for (const input of inputs()) expect(input).toHaveAccessibleDescription('')
})
