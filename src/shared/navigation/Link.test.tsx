// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { Profiler } from 'react'
import type { ProfilerOnRenderCallback } from 'react'
import { useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { renderInPortal } from '../../testing/screens/renderInPortal'
import { LinkButton } from '../ui/buttons/Button'
import { TextLink } from '../ui/buttons/TextLink'
import { Link } from './Link'

function Here() {
  const { pathname, search, hash } = useLocation()
  return <output>{pathname + search + hash}</output>
}
const here = () => screen.getByRole('status').textContent

/** Returns whether the press was left to the browser. */
const press = (name: string, init?: MouseEventInit) => fireEvent.click(screen.getByRole('link', { name }), init)

test('@NAV-01 a link opens its page, its query or its hash', async () => {
  await renderInPortal(
    <>
      <Here />
      <Link to="/account?x=1#y">Account</Link>
      <Link to="?step=review">Review</Link>
    </>,
    { at: '/checkout' },
  )
  expect(press('Review')).toBe(false)
  expect(here()).toBe('/checkout?step=review')
  expect(press('Account')).toBe(false)
  expect(here()).toBe('/account?x=1#y')
})

test('the browser follows a link into another tab, to another site, and none that something else has answered', async () => {
  await renderInPortal(
    <>
      <Here />
      <Link to="/account">Account</Link>
      <Link to="/account" target="_blank">
        New tab
      </Link>
      <Link to="//elsewhere.invalid/account">Elsewhere</Link>
      <Link to="/account" onClick={(event) => event.preventDefault()}>
        Answered
      </Link>
    </>,
  )
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) expect(press('Account', { [key]: true })).toBe(true)
  expect(press('Account', { button: 1 })).toBe(true)
  expect(press('New tab')).toBe(true)
  expect(press('Elsewhere')).toBe(true)
  press('Answered')
  expect(here()).toBe('/')
})

test('no link renders again when another page opens', async () => {
  const rendered = vi.fn<ProfilerOnRenderCallback>()
  await renderInPortal(
    <>
      <Here />
      <Profiler id="links" onRender={rendered}>
        <Link to="/a">A</Link>
        <TextLink to="/b">B</TextLink>
        <LinkButton to="/c">C</LinkButton>
      </Profiler>
      <Link to="/d">D</Link>
    </>,
  )
  expect(rendered).toHaveBeenCalledOnce()
  press('D')
  expect(here()).toBe('/d')
  expect(rendered).toHaveBeenCalledOnce()
})
