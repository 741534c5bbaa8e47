// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { useLocation } from 'react-router'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { useIsNextRendering, useNextLocation } from '../../shared/navigation/nextLocation'
import { Link } from '../../shared/navigation/Link'
import { PortalRouter } from './PortalRouter'

/** Pages that wait until `arrive` is called for their address. */
let arrive: Record<string, () => Promise<void>> = {}
let pages: Record<string, Promise<void>> = {}

function addPage(address: string): void {
  let resolve = () => {}
  pages[address] = new Promise((done) => (resolve = done))
  arrive[address] = () => act(async () => resolve())
}

function Page() {
  const { pathname, search } = useLocation()
  const page = pages[pathname + search]
  if (page) use(page)
  return <h1>{pathname + search}</h1>
}

function Press() {
  const { pathname, search } = useNextLocation()
  return <output aria-busy={useIsNextRendering()}>{pathname + search}</output>
}

async function open(at: string, ...links: string[]) {
  window.history.replaceState(null, '', at)
  for (const to of links) addPage(to)
  onTestFinished(cleanup)
  await act(async () =>
    render(
      <PortalRouter histories={['accountOrders', 'accountPassHistory']}>
        <Press />
        {links.map((to) => (
          <Link key={to} to={to}>
            {to}
          </Link>
        ))}
        <Suspense fallback="Loading">
          <Page />
        </Suspense>
      </PortalRouter>,
    ),
  )
}
const press = (name: string) => act(async () => screen.getByRole('link', { name }).click())
const pressed = () => screen.getByRole('status').textContent
const isBusy = () => screen.getByRole('status').getAttribute('aria-busy') === 'true'
const shown = () => screen.queryByRole('heading')?.textContent

beforeEach(() => {
  pages = {}
  arrive = {}
})

test('@ACC-07 in a history the press shows at once, and the page that was left until the next one is rendered', async () => {
  const [first, second] = ['/account/orders/1', '/account/orders/2?type=refund'] as const
  await open(first, second)
  await press(second)
  expect(pressed()).toBe(second)
  expect(isBusy()).toBe(true)
  expect(shown()).toBe(first)
  await arrive[second]?.()
  expect(isBusy()).toBe(false)
  expect(shown()).toBe(second)
})

test('@ACC-07 of two presses in a history the later one counts', async () => {
  const [second, third] = ['/account/orders/2', '/account/orders/3'] as const
  await open('/account/orders/1', second, third)
  await press(second)
  await press(third)
  expect(pressed()).toBe(third)
  await arrive[third]?.()
  await arrive[second]?.()
  expect(shown()).toBe(third)
})

test.each([
  ['from a history to another page', '/account/orders/1', '/cart'],
  ['from one history to another', '/account/orders/1', '/account/passhistory/1'],
  ['between pages that hold forms', '/account/addresses', '/account/addresses/address-home'],
])('@NAV-09 %s: the page that was left cannot be used any more', async (_, from, to) => {
  await open(from, to)
  await press(to)
  expect(isBusy()).toBe(false)
  expect(shown()).toBeUndefined()
  await arrive[to]?.()
  expect(shown()).toBe(to)
})

test('@NAV-09 a history that is left while its next page renders gives way at once', async () => {
  const [second, cart] = ['/account/orders/2', '/cart'] as const
  await open('/account/orders/1', second, cart)
  await press(second)
  await press(cart)
  expect(shown()).toBeUndefined()
  await arrive[cart]?.()
  expect(shown()).toBe(cart)
})
