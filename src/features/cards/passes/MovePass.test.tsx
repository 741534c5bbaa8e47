// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Device } from '../../../api/contract/account/devices'
import type { Pass } from '../../../api/contract/cards/passes'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { MovePass, NoPhone } from './MovePass'

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
