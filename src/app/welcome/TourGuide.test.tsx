// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { renderInPortal } from '../../testing/screens/renderInPortal'
import { selectTour, tourRequested } from './tourSlice'
import Welcome from './Welcome'

/** jsdom has no layout: an element that exists and is not hidden counts as visible. */
beforeEach(() => {
  const seen = function (this: Element) {
    const boxes = this.isConnected && !this.closest('[hidden]') ? [new DOMRect()] : []
    return Object.assign(boxes, { item: (at: number) => boxes[at] ?? null })
  }
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(seen)
  Element.prototype.scrollIntoView = () => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  )
  const isStill = (query: string) => query.includes('prefers-reduced-motion')
  const listening = { addListener: () => undefined, removeListener: () => undefined }
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isStill(query), ...listening }))
  return () => vi.unstubAllGlobals()
})

/** Starts the tour on a page that is already there. */
async function take(...targets: string[]) {
  const page = document.createElement('main')
  page.innerHTML = `<h1 id="page-heading" tabindex="-1">Page</h1><input aria-label="Field"><button>Opener</button>`
  for (const name of targets) page.append(target(name))
  document.body.append(page)
  onTestFinished(() => page.remove())
  screen.getByText('Opener').focus()
  const portal = await renderInPortal(<Welcome />)
  act(() => void portal.store.dispatch(tourRequested()))
  await screen.findByRole('dialog')
  const isOver = () => selectTour(portal.store.getState()) === 'idle' && !document.querySelector('[role="dialog"]')
  return { ...portal, page, isOver }
}

function target(name: string): HTMLElement {
  const element = document.createElement('div')
  element.dataset.tour = name.replace('hidden ', '')
  element.hidden = name.startsWith('hidden ')
  return element
}

const sign = (name: string) => screen.getByRole('dialog', { name })
const press = (name: string) => screen.getByRole('button', { name })

describe('the tour', () => {
  it('@LAND-02 stops at what the page shows, forth and back, with the way on under the finger', async () => {
    const { user, isOver } = await take('hidden menu', 'products', 'cart')
    expect(sign('Find your ticket')).toHaveAccessibleDescription(/without an account/)
    expect(screen.getByText('Stop 1 of 3')).toBeInTheDocument()
    expect(press('Next')).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
    await user.keyboard('{Enter}')
    expect(sign('Your cart')).toBeInTheDocument()
    await user.click(press('Back'))
    expect(sign('Find your ticket')).toBeInTheDocument()
    await user.keyboard('{Enter}{Enter}')
    expect(sign('That’s all')).toBeInTheDocument()
    await user.keyboard('{Enter}')
    expect(isOver()).toBe(true)
    expect(screen.getByText('Opener')).toHaveFocus()
  })

  it('@LAND-02 ends by its button; the heading takes the focus where its opener has gone', async () => {
    const { user, isOver } = await take('cart')
    screen.getByText('Opener').remove()
    await user.click(press('End tour'))
    expect(isOver()).toBe(true)
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('@LAND-02 traps no focus: a visitor who uses the page stays there when Escape ends the tour', async () => {
    const { user, isOver } = await take('cart')
    await user.click(screen.getByLabelText('Field'))
    expect(sign('Your cart')).toHaveAttribute('aria-modal', 'false')
    await user.keyboard('{Escape}')
    expect(isOver()).toBe(true)
    expect(screen.getByLabelText('Field')).toHaveFocus()
  })

  it('@LAND-02 leaves Tab and arrow keys to the page, and does not announce its targets', async () => {
    const { user } = await take('products', 'cart')
    await user.click(screen.getByLabelText('Field'))
    await user.tab()
    expect(screen.getByText('Opener')).toHaveFocus()
    await user.keyboard('{ArrowRight}{ArrowLeft}')
    expect(sign('Find your ticket')).toBeInTheDocument()
    const lit = document.querySelector('[data-tour-lit]')
    expect(lit).toHaveAttribute('data-tour', 'products')
    for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls']) expect(lit).not.toHaveAttribute(name)
  })

  it('@LAND-02 takes sign and outline away at the end', async () => {
    const { user, isOver } = await take('cart')
    expect(document.querySelector('[data-tour-lit]')).toHaveAttribute('data-tour', 'cart')
    await user.keyboard('{Escape}')
    expect(isOver()).toBe(true)
    expect(document.querySelector('[data-tour-lit]')).toBeNull()
  })

  it('@LAND-02 continues at another stop if its target is gone', async () => {
    await take('cart')
    expect(sign('Your cart')).toBeInTheDocument()
    document.querySelector('[data-tour="cart"]')?.remove()
    act(() => void window.dispatchEvent(new Event('resize')))
    expect(await screen.findByRole('dialog', { name: 'That’s all' })).toBeInTheDocument()
  })
})
