import { matchPath } from 'react-router'
import { expect, it } from 'vitest'
import screens from '../../e2e/screens.json' with { type: 'json' }
import { routePaths } from '../shared/paths'

/** These routes only redirect to another screen. */
const passing: string[] = [routePaths.appleReturn, routePaths.appleReturned]

it('every route is among the screens that stories and benchmark look at', () => {
  const shown = screens.map(([address = '']) => address.replace(/\?.*/, ''))
  const forgotten = Object.values(routePaths).filter(
    (route) => !passing.includes(route) && !shown.some((path) => matchPath(route, path)),
  )
  expect(forgotten).toEqual([])
})
