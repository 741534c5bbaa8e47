// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { settled } from '../../../testing/settled'
import { PromptTabs } from './PromptTabs'

const tabs = [
  { key: 'trips', title: 'Trips' },
  { key: 'orders', title: 'Orders' },
] as const
type Key = (typeof tabs)[number]['key']

const tab = (name: string) => screen.getByRole('tab', { name })

it.each([
  ['follows', true, 'Orders'],
  ['stays where it was, and so does the mark', false, 'Trips'],
])('a press is shown at once, and the panel %s after the paint', async (_, mayLeave, shown) => {
  const frames: FrameRequestCallback[] = []
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
  function Parts() {
    const [value, setValue] = useState<Key>('trips')
    return (
      <PromptTabs label="Parts" tabs={tabs} value={value} onChange={(key) => mayLeave && setValue(key)}>
        All {value}
      </PromptTabs>
    )
  }
  await renderInPortal(<Parts />)
  act(() => tab('Orders').click())
  expect(tab('Orders')).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByText('All trips')).toBeVisible()
  await act(async () => {
    frames.forEach((frame) => frame(0))
    await settled()
  })
  expect(tab(shown)).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByText(`All ${shown.toLowerCase()}`)).toBeVisible()
})
