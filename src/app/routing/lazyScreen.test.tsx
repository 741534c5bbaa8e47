// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Route, Routes } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import tour from '../../../locales/en/tour.json'
import * as textFiles from '../../i18n/textFiles'
import { watchLeaving } from '../../shared/navigation/leaving'
import { writeStored } from '../../shared/storage/browserStorage'
import { reloadKeys } from '../../shared/ui/page/reloadKeys'
import { renderInPortal } from '../../testing/screens/renderInPortal'
import { RouteBoundary } from '../boundaries'
import { lazyScreen } from '../../shared/ui/page/lazyScreen'
import { lazyPart } from '../../i18n/lazyPart'
import type { LazyComponent } from '../../shared/ui/page/lazyScreen'

const missing = () => Promise.reject(new Error('Failed to fetch dynamically imported module'))
const found = () => Promise.resolve({ default: () => <h1>Here it is</h1> })

const crashed = () => screen.findByRole('heading', { name: 'Something went wrong, please try again!' })
const here = () => screen.findByRole('heading', { name: 'Here it is' })

const show = (Screen: LazyComponent<object>, state?: unknown) =>
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
    { texts: [], state },
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

  it('@NAV-01 does not reload again and again: it says so, and its button loads it again', async () => {
    writeStored(reloadKeys.reloadedAt, Date.now() - 1_000)
    const load = vi.fn(found).mockImplementationOnce(missing).mockImplementationOnce(missing)
    const { user } = await show(lazyScreen(load))
    expect(await crashed()).toBeVisible()
    expect(reload).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await here()).toBeVisible()
  })

  it('@PAY-08 @PAY-09 says for a receipt that the order is paid, with its number, and does not mention the cart', async () => {
    writeStored(reloadKeys.reloadedAt, Date.now())
    const { container } = await show(lazyScreen(missing), { paid: 'SP-100004' })
    expect(await screen.findByRole('heading', { name: 'Order SP-100004 is paid' })).toBeVisible()
    expect(container).toHaveTextContent('open this page later')
    expect(container).not.toHaveTextContent(/cart|went wrong/)
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('@NAV-01 leaves the way to any other page open', async () => {
    writeStored(reloadKeys.reloadedAt, Date.now())
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

  it('@PAY-09 a part of a page never reloads the page, which would lose typed text', async () => {
    await show(lazyPart(missing))
    expect(await crashed()).toBeVisible()
    expect(reload).not.toHaveBeenCalled()
  })

  it('@NAV-01 reloads it once more after "Try again": some browsers remember that a file failed', async () => {
    writeStored(reloadKeys.reloadedAt, Date.now())
    const { user } = await show(lazyScreen(missing))
    await crashed()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })
})

it('@CAT-05 a part that is loaded shows at once, with nothing before it', async () => {
  const Part = lazyPart(found)
  await Part.load()
  const shown: string[] = []
  const Fallback = () => {
    shown.push('fallback')
    return null
  }
  await renderInPortal(
    <Suspense fallback={<Fallback />}>
      <Part />
    </Suspense>,
    { texts: [] },
  )
  expect(await here()).toBeVisible()
  expect(shown).toEqual([])
})

describe('a part whose texts are missing', () => {
  function Titled() {
    const { t } = useTranslation('tour')
    return <h1>{t('offer.title')}</h1>
  }
  /** Lets the first `times` requests for the texts fail. */
  function failFor(times: number) {
    const original = textFiles.textFile
    vi.spyOn(textFiles, 'textFile').mockImplementation((language, feature) =>
      feature === 'tour' && times-- > 0 ? missing() : original(language, feature),
    )
  }
  const part = () => lazyPart(() => Promise.resolve({ default: Titled }), ['tour'])

  it('@LANG-02 is tried once more', async () => {
    failFor(1)
    await show(part())
    expect(await screen.findByRole('heading', { name: tour.offer.title })).toBeVisible()
  })

  it('@LANG-02 fails as its code does, shows no keys, and its button loads them', async () => {
    failFor(2)
    const { user, container } = await show(part())
    expect(await crashed()).toBeVisible()
    expect(container).not.toHaveTextContent('offer.title')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: tour.offer.title })).toBeVisible()
  })
})

describe('while the page is being left', () => {
  beforeEach(() => {
    watchLeaving()
    return () => window.dispatchEvent(new Event('pageshow'))
  })

  it.each(['beforeunload', 'pagehide'])('@NAV-01 %s: nothing is reloaded, retried or reported', async (event) => {
    window.dispatchEvent(new Event(event))
    const load = vi.fn(missing)
    await show(lazyScreen(load))
    await act(async () => {})
    expect(load).toHaveBeenCalledOnce()
    expect(screen.getByText('Loading')).toBeVisible()
    expect(reload).not.toHaveBeenCalled()
  })

  it('@NAV-01 and the page comes back: what was stopped is loaded', async () => {
    window.dispatchEvent(new Event('beforeunload'))
    window.dispatchEvent(new Event('pagehide'))
    await show(lazyScreen(vi.fn(found).mockImplementationOnce(missing)))
    window.dispatchEvent(new Event('pageshow'))
    expect(await here()).toBeVisible()
  })
})
