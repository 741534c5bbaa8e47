// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { OperatorSettings } from '../../features/identity/settings'
import { dialogAnswered, selectOpenDialog } from '../../shared/dialogs/dialogsSlice'
import { renderInPortal } from '../../testing/screens/renderInPortal'
import { welcomeReady } from './greet'
import Welcome from './Welcome'
import { settled } from '../../testing/settled'

const settings = (settings: OperatorSettings) => {
  settings.popUp = { version: 'winter-2026', title: { en: 'Winter' }, text: { en: 'It snows.' } }
}

function pageArrives(): void {
  const heading = document.createElement('h1')
  heading.id = 'page-heading'
  document.body.append(heading)
  onTestFinished(() => heading.remove())
}

const soon = () => act(() => settled())

it('@LAND-03 waits for the page, which takes its focus first', async () => {
  const { store } = await renderInPortal(<Welcome />, { settings })
  await soon()
  expect(selectOpenDialog(store.getState())).toBeUndefined()
  pageArrives()
  await vi.waitFor(() => expect(selectOpenDialog(store.getState())?.name).toBe('popUp'))
})

it('@LAND-03 does not open over a form while the page of the address is still loading', async () => {
  window.history.replaceState(null, '', '/products')
  onTestFinished(() => window.history.replaceState(null, '', '/'))
  pageArrives()
  const { store } = await renderInPortal(<Welcome />, { settings, at: '/login' })
  await soon()
  expect(selectOpenDialog(store.getState())).toBeUndefined()
})

it('@LAND-03 is remembered even if the page was announced again meanwhile, as after a change of language', async () => {
  pageArrives()
  const { store } = await renderInPortal(<Welcome />, { settings })
  await vi.waitFor(() => expect(selectOpenDialog(store.getState())?.name).toBe('popUp'))
  const opened = selectOpenDialog(store.getState())
  act(() => void store.dispatch(welcomeReady()))
  expect(selectOpenDialog(store.getState())).toBe(opened)
  act(() => void store.dispatch(dialogAnswered({ id: opened?.id ?? 0, answer: 'close' })))
  expect(window.localStorage.getItem('popup_seen')).toBe('winter-2026')
})
