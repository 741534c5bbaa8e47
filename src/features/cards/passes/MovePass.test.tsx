// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Device } from '../../../api/contract/account/devices'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import type { Pass } from '../../../api/contract/cards/passes'
import { testBackend } from '../../../testing/portal'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { MovePass, NoPhone } from './MovePass'
import { PassesTab } from './PassesTab'

const phone = (id: string, model: string): Device => ({
  id,
  nickname: 'Work',
  model,
  is_active: true,
  tickets: { good: [], dropped: 0 },
})
const stored: Pass = {
  pass_id: 'pass-1',
  name: 'Adult Day Pass',
  location: 'device',
  device: 'Old name',
  device_id: 'b',
}
const inCloud: Pass = { pass_id: 'pass-2', name: 'Adult Day Pass', status: 'Available', location: 'cloud' }

test('@FM-09 the phone of a pass is found by its id, whatever its name was', async () => {
  const devices = [phone('a', 'Pixel 10'), phone('b', 'iPhone 14')]
  await renderInPortal(<MovePass pass={stored} devices={devices} describedBy="pass" />)
  expect(screen.getByText('Stored on Work (iPhone 14)')).toBeVisible()
})

test('@FM-09 a phone that is not among the devices has the name that came with the pass', async () => {
  await renderInPortal(<MovePass pass={stored} devices={[phone('a', 'Pixel 10')]} describedBy="pass" />)
  expect(screen.getByText('Stored on Old name')).toBeVisible()
})

test('@FM-09 a list says once why its passes can go to no phone', async () => {
  await renderInPortal(
    <>
      <NoPhone passes={[inCloud, inCloud]} devices={[]} />
      <MovePass pass={inCloud} devices={[]} describedBy="pass" />
    </>,
  )
  const reason = screen.getByText(/^To move a pass to a phone, sign in/)
  expect(screen.getByRole('button', { name: 'Move to a phone' }).getAttribute('aria-describedby')).toContain(reason.id)
})

test('@FM-09 phones that could not be loaded are no reason to sign in on one: the list says so, and tries again', async () => {
  const backend = testBackend('riderWithTwoCards')
  await backend.fault('listDevices', '500', 1)
  const card: FareMedium = {
    faremedia_id: 'card-phone',
    type: 'virtual',
    status: 'ACTIVE',
    passes: [],
    passesDropped: 0,
  }
  const { user } = await renderInPortal(<PassesTab card={card} />, { at: '/' })
  expect(await screen.findByText('We couldn’t load your phones')).toBeVisible()
  expect(screen.queryByText(/sign in to the mobile app/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Move to a phone' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText('We couldn’t load your phones')).toBeNull())
})

test('@FM-09 while the phones are unknown, no pass says that there is none', async () => {
  await renderInPortal(
    <>
      <NoPhone passes={[inCloud]} devices={undefined} />
      <MovePass pass={inCloud} devices={undefined} describedBy="pass" />
    </>,
  )
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByText(/sign in/)).toBeNull()
})
