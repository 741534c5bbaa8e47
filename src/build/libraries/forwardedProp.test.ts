import { expect, it } from 'vitest'
import forwardedProp from './forwardedProp'

it.each(['id', 'href', 'aria-label', 'data-print', 'onClick', 'viewBox', 'style', 'children'])(
  '%s reaches an element',
  (name) => {
    expect(forwardedProp(name)).toBe(true)
  },
)

it.each(['sx', 'theme', 'as', 'ownerState'])('%s, which styles alone read, does not', (name) => {
  expect(forwardedProp(name)).toBe(false)
})
