// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { DeviceItem } from './DeviceItem'

it('@ACC-06 shows each field that the specification names for a device; the nickname can be changed', async () => {
  const ticket = (id: string) => ({ id, name: `Ticket ${id}`, can_return: true })
  const device = {
    id: 'device',
    nickname: 'My phone',
    model: 'Pixel 10',
    is_active: true,
    last_used: '2026-11-21T12:40:00Z',
    tickets: { good: [ticket('one'), ticket('two')], dropped: 0 },
  }
  const nothing = () => undefined
  await renderInPortal(
    <ul>
      <DeviceItem
        device={device}
        isRemoving={false}
        isRenaming
        ownsChange
        onRename={nothing}
        onRenameSent={nothing}
        onRenamed={nothing}
        onRemove={nothing}
      />
    </ul>,
  )
  expect(screen.getByRole('heading', { name: 'My phone' })).toBeVisible()
  for (const text of [/Pixel 10/, /Sat, Nov 21|Nov 21, 2026/, 'Ticket one', 'Ticket two'])
    expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveValue('My phone')
})
