// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { selectOpenDialog } from '../../../shared/dialogs/dialogsSlice'
import { valueOf } from '../../../shared/remote/remote'
import { riderToken as token, send } from '../../../mocks/callsInTests'
import { testBackend, testPortal } from '../../../testing/portal'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { deviceRemovalAsked, devices } from './devices'
import type { RemoveDevice } from './devices'
import RemoveDeviceDialog from './RemoveDeviceDialog'

/** Asks to remove the phone, whose active pass renews, and shows the question. */
async function ask(prepare?: (backend: ReturnType<typeof testBackend>) => Promise<unknown>) {
  const backend = testBackend('deviceWithTickets')
  const plan = { payment_method_id: 'pay-visa', renew_below: null, notify: null }
  await send('createRenewal', { token, params: { id: 'card-plastic' }, body: { pass_id: 'pass-lost-1', ...plan } })
  await prepare?.(backend)
  const { store, until } = testPortal()
  store.dispatch(devices.requested())
  await until((state) => devices.select(state).status === 'loaded')
  const [phone] = valueOf(devices.select(store.getState())) ?? []
  if (!phone) throw new Error('This rider has a phone')
  store.dispatch(deviceRemovalAsked(phone))
  const open = selectOpenDialog(await until((state) => selectOpenDialog(state) !== undefined))
  const params = open?.params as RemoveDevice['params']
  await renderInPortal(<RemoveDeviceDialog params={params} answer={() => undefined} />)
  return screen.getByRole('alertdialog')
}

test('@ACC-06 @FM-20 before a phone is removed, the question names the renewal that ends with a lost pass', async () => {
  expect(await ask()).toHaveTextContent('Auto-renewal will end too: Adult Monthly Pass.')
})

test('@ACC-06 @FM-20 no renewal is named where none ends', async () => {
  const question = await ask((backend) => backend.change((state) => (state.renewals = [])))
  expect(question).toHaveTextContent('You’ll lose this ticket')
  expect(question).not.toHaveTextContent('Auto-renewal')
})

test('@ACC-06 @FM-20 the question says that a renewal may end if that could not be read', async () => {
  const question = await ask(async (backend) => backend.fault('getPass', '500'))
  expect(question).toHaveTextContent('Auto-renewal will end too, if it’s on.')
})
