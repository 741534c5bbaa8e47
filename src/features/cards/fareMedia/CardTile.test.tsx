import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testBackend } from '../../../testing/portal'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { writeStored } from '../../../shared/storage/browserStorage'
import { cardKeys } from './cards/cardKeys'
import { CardTile } from './CardTile'

test('@CAT-12 names the card that another tab chooses, because what is added here is for it', async () => {
  testBackend('riderWithTwoCards')
  writeStored(cardKeys.fareMediaId, 'card-phone')
  await renderInPortal(<CardTile />)
  await screen.findByText(/4444/)
  writeStored(cardKeys.fareMediaId, 'card-plastic')
  const { key } = cardKeys.fareMediaId
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.localStorage }))
  await waitFor(() => expect(document.body).not.toHaveTextContent('4444'))
  expect(await screen.findByText(/7777/)).toBeVisible()
})
