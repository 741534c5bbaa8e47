// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { Link, Route, Routes } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { writeStored } from '../shared/storage/browserStorage'
import { stored } from '../shared/storage/storedKeys'
import { renderInPortal } from '../testing/renderInPortal'
import { RouteBoundary } from './boundaries'
import { lazyPart, lazyScreen } from '../shared/ui/lazyScreen'
import type { LazyComponent } from '../shared/ui/lazyScreen'

const missing = () => Promise.reject(new Error('Failed to fetch dynamically imported module'))
const found = () => Promise.resolve({ default: () => <h1>Here it is</h1> })

const crashed = () => screen.findByRole('heading', { name: 'Something went wrong, please try again!' })
const here = () => screen.findByRole('heading', { name: 'Here it is' })

const show = (Screen: LazyComponent<object>) =>
  renderInPortal(
    <>
      <Link to="/other">Elsewhere</Link>
      <RouteBoundary>
        <Suspense fallback="Loading">
          <Routes>
            <Route path="/" element={<Screen />} />
            <Route path="/other" element={<h1>Another page</h1>} />
          </Routes>
        </Suspense>
      </RouteBoundary>
    </>,
  )

const reload = vi.fn()
beforeEach(() => {
  reload.mockClear()
  vi.stubGlobal('location', { ...window.location, reload })
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  return () => vi.unstubAllGlobals()
})

describe('a screen whose file is missing', () => {
  it('@NAV-01 is tried once more', async () => {
    const load = vi.fn(found).mockImplementationOnce(missing)
    await show(lazyScreen(load))
    expect(await here()).toBeVisible()
    expect(load).toHaveBeenCalledTimes(2)
    expect(reload).not.toHaveBeenCalled()
  })

  it('@NAV-01 reloads the page, because its build may be gone', async () => {
    await show(lazyScreen(missing))
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('@NAV-01 does not reload again and again: it says so, and its button loads it anew', async () => {
    writeStored(stored.reloadedAt, Date.now() - 1_000)
    const load = vi.fn(found).mockImplementationOnce(missing).mockImplementationOnce(missing)
    const { user } = await show(lazyScreen(load))
    expect(await crashed()).toBeVisible()
    expect(reload).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await here()).toBeVisible()
  })

  it('@NAV-01 leaves the way to any other page open', async () => {
    writeStored(stored.reloadedAt, Date.now())
    const { user } = await show(lazyScreen(missing))
    await crashed()
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    expect(await screen.findByRole('heading', { name: 'Another page' })).toBeVisible()
  })

  it('@NAV-01 does not reload without a network, where the browser would have nothing to show', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await show(lazyScreen(missing))
    expect(await crashed()).toBeVisible()
    expect(reload).not.toHaveBeenCalled()
  })

  it('@PAY-09 a mere part of a page never reloads what was typed away', async () => {
    await show(lazyPart(missing))
    expect(await crashed()).toBeVisible()
    expect(reload).not.toHaveBeenCalled()
  })
})
