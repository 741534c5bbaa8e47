// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { Link, Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { ConfigForm } from '../../shared/forms/ConfigForm'
import { pageHeading, pageHeadingId } from '../../shared/focus/pageHeading'
import { renderInPortal } from '../../testing/screens/renderInPortal'
import { RouteFallback } from './RouteFallback'

const Before = () => (
  <>
    <h1 id={pageHeadingId}>Before</h1>
    <form id="form">
      <input aria-label="Name" />
      <input aria-label="Number" autoComplete="cc-number" />
      <input aria-label="Password" type="password" />
    </form>
    <ConfigForm secret fields={[{ key: 'code', label: 'Code of the card' }]} submitText="Send" onSubmit={() => {}} />
  </>
)

it('@NAV-09 the page that was left stays in sight until the next one shows, and cannot be used', async () => {
  let arrive: (screen: { default: ComponentType }) => void = () => {}
  const Next = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (arrive = resolve)))
  await renderInPortal(
    <>
      <Link to="/next">Next</Link>
      <main>
        <Suspense fallback={<RouteFallback />}>
          <Routes>
            <Route path="/" element={<Before />} />
            <Route path="/next" element={<Next />} />
          </Routes>
        </Suspense>
      </main>
    </>,
  )
  const left = () => document.querySelector('[inert]')
  expect(left()).toBeNull()
  for (const name of ['Name', 'Number', 'Password', 'Code of the card'])
    fireEvent.change(screen.getByLabelText(new RegExp(`^${name}`)), { target: { value: 'typed' } })
  act(() => screen.getByRole('link', { name: 'Next' }).click())
  expect(left()).toHaveTextContent('Before')
  expect(left()).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument()
  expect(left()?.querySelector('[id]')).toBeNull()
  expect([...(left()?.querySelectorAll('input') ?? [])].map(({ value }) => value)).toEqual(['typed', '', '', ''])
  expect(pageHeading()).toBeUndefined()
  await act(async () => arrive({ default: () => <h1 id={pageHeadingId}>Next page</h1> }))
  expect(left()).toBeNull()
  expect(pageHeading()).toHaveTextContent('Next page')
  expect(screen.queryByText('Before')).not.toBeInTheDocument()
})
