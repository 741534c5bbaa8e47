import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInPortal } from '../../testing/screens/renderInPortal'
import { MaskedName } from './MaskedName'

test.each([
  ['Visa •••• 1111', 'Visa ending in 1111'],
  ['Wallet', 'Wallet'],
  ['First: Bank account •••• 6789, today', 'First: Bank account ending in 6789, today'],
])('@PAY-05 a masked number is read in words: %s', async (shown, read) => {
  await renderInPortal(
    <button type="button">
      <MaskedName>{shown}</MaskedName>
    </button>,
  )
  expect(screen.getByRole('button')).toHaveAccessibleName(read)
})
