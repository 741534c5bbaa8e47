import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { Tabs } from './Tabs'

const tabs = [
  { key: 'trips', title: 'Trips' },
  { key: 'orders', title: 'Orders' },
  { key: 'passes', title: 'Passes' },
] as const
type Key = (typeof tabs)[number]['key']

function History({ activation, onChange }: { activation?: 'automatic' | 'manual'; onChange?: (key: Key) => void }) {
  const [value, setValue] = useState<Key>('trips')
  const choose = (key: Key) => {
    onChange?.(key)
    setValue(key)
  }
  return (
    <>
      <Tabs label="History" tabs={tabs} value={value} onChange={choose} activation={activation}>
        All {value}
      </Tabs>
      <button>After</button>
    </>
  )
}

const tab = (name: string) => screen.getByRole('tab', { name })
const chosen = () => screen.getByRole('tab', { selected: true })

describe('tabs', () => {
  it('name their list, and their panel by the chosen tab', async () => {
    await renderInPortal(<History />)
    expect(screen.getByRole('tablist', { name: 'History' })).toBeVisible()
    expect(chosen()).toHaveAccessibleName('Trips')
    expect(screen.getByRole('tabpanel', { name: 'Trips' })).toHaveTextContent('All trips')
    expect(chosen()).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id)
  })

  it('show their panel when pressed', async () => {
    const { user } = await renderInPortal(<History />)
    await user.click(tab('Orders'))
    expect(screen.getByRole('tabpanel', { name: 'Orders' })).toHaveTextContent('All orders')
  })

  it('are one stop of the Tab key, then comes the panel', async () => {
    const { user } = await renderInPortal(<History />)
    await user.tab()
    expect(tab('Trips')).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('tabpanel')).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
  })

  it.each([
    ['{ArrowRight}', 'Orders'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Trips'],
    ['{ArrowLeft}', 'Passes'],
    ['{End}', 'Passes'],
    ['{End}{Home}', 'Trips'],
    ['{ArrowDown}', 'Trips'],
  ])('lead by %s to %s', async (keys, name) => {
    const { user } = await renderInPortal(<History />)
    await user.tab()
    await user.keyboard(keys)
    expect(tab(name)).toHaveFocus()
    expect(chosen()).toBe(tab(name))
  })

  it('whose panels load show them on Enter or Space, not by arrows', async () => {
    const onChange = vi.fn()
    const { user } = await renderInPortal(<History activation="manual" onChange={onChange} />)
    await user.tab()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(tab('Passes')).toHaveFocus()
    expect(onChange).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    expect(onChange).toHaveBeenLastCalledWith('passes')
    await user.keyboard('{ArrowLeft} ')
    expect(onChange).toHaveBeenLastCalledWith('orders')
    expect(chosen()).toHaveFocus()
  })

  it('let the Tab key come back to the chosen one', async () => {
    const { user } = await renderInPortal(<History activation="manual" />)
    await user.tab()
    await user.keyboard('{ArrowRight}')
    await user.tab()
    await user.tab({ shift: true })
    expect(tab('Trips')).toHaveFocus()
  })

  it('show the pressed one as chosen while its panel still renders, and take no second press', async () => {
    const onChange = vi.fn()
    const { user } = await renderInPortal(
      <Tabs label="History" tabs={tabs} value="trips" pressed="orders" onChange={onChange}>
        All trips
      </Tabs>,
    )
    expect(chosen()).toHaveAccessibleName('Orders')
    expect(screen.getByRole('tabpanel', { name: 'Trips' })).toHaveTextContent('All trips')
    await user.click(tab('Orders'))
    expect(onChange).not.toHaveBeenCalled()
    await user.click(tab('Trips'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('trips')
  })

  it('say nothing when the chosen one is pressed again', async () => {
    const onChange = vi.fn()
    const { user } = await renderInPortal(<History onChange={onChange} />)
    await user.click(tab('Trips'))
    expect(onChange).not.toHaveBeenCalled()
  })
})
