// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formatPhone, groupPhone } from '../locales/phones'
import { renderInPortal } from '../../testing/screens/renderInPortal'
import { PhoneNumber } from './PhoneNumber'

test('@ACC-01 a phone number shows at once, and soon in groups', async () => {
  await renderInPortal(<PhoneNumber number="+19025550142" />)
  expect(await screen.findByText('+1 902 555 0142')).toBeVisible()
})

test.each([
  ['9025550142', '+1 902 555 0142'],
  ['+442071838750', '+44 20 7183 8750'],
  ['12', '12'],
  ['call me', 'call me'],
])('@ACC-01 %s reads %s', (number, text) => {
  expect(formatPhone(number)).toBe(text)
})

test.each([
  ['+19025550142', '+1 902 555 0142'],
  ['+1 902 555 01427', '+1 90255501427'],
  ['902 555 0142', '9025550142'],
  ['+', '+'],
  ['', ''],
])('@ACC-02 of a number being typed, %s shows as %s', (typed, text) => {
  expect(groupPhone(typed)).toBe(text)
})
