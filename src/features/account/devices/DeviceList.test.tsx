// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dialogAnswered, selectOpenDialog } from '../../../shared/dialogs/dialogsSlice'
import { testBackend } from '../../../testing/portal'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import DevicesScreen from './DevicesScreen'

async function show() {
  const backend = testBackend('deviceWithTickets')
  const { user, store } = await renderInPortal(<DevicesScreen />, { at: '/account/devices' })
  const items = async () => {
    const [phone, old] = await screen.findAllByRole('heading', { level: 2 })
    const itemOf = (heading: HTMLElement | undefined) => within(heading!.closest<HTMLElement>('li')!)
    return { phone: itemOf(phone), old: itemOf(old) }
  }
  const press = async (item: ReturnType<typeof within>, name: RegExp) => user.click(item.getByRole('button', { name }))
  return { backend, user, store, items, press }
}

describe('@ACC-06 @FORM-06 the form of a device’s nickname', () => {
  it('is open for one device at a time, and saves only that one', async () => {
    const { user, items, press } = await show()
    await press((await items()).phone, /^Rename/)
    await press((await items()).old, /^Rename/)
    expect(screen.getAllByRole('textbox')).toHaveLength(1)
    const field = (await items()).old.getByRole('textbox')
    await user.clear(field)
    await user.type(field, 'Spare phone')
    await press((await items()).old, /^Save/)
    expect(await screen.findByRole('heading', { name: 'Spare phone' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  })

  it('keeps what is typed, and shows no error of another device’s removal', async () => {
    const { backend, user, store, items, press } = await show()
    await backend.fault('removeDevice', '500')
    const { phone, old } = await items()
    await press(phone, /^Rename/)
    await user.type(phone.getByRole('textbox'), ' 2')
    const typed = phone.getByRole<HTMLInputElement>('textbox').value
    await press(old, /^Remove/)
    const { id } = await waitFor(() => selectOpenDialog(store.getState()) ?? Promise.reject(new Error('No dialog')))
    act(() => void store.dispatch(dialogAnswered({ id, answer: 'remove' })))
    expect(await screen.findByRole('alert')).toHaveTextContent(/We couldn’t remove/)
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(phone.getByRole('textbox')).toHaveValue(typed)
    expect(typed).toMatch(/ 2$/)
  })
})
