import { configure, getConfig } from '@testing-library/react'
import { waitTimeout } from '../setup'

/** A query that waits fails many times, and only its last failure is read: writing the document into each took a twentieth of the time. */
const { getElementError } = getConfig()
function errorThatIsRead(message: string | null, container: Element): Error {
  const error = new Error(message ?? '')
  error.name = 'TestingLibraryElementError'
  let whole: string | undefined
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => (whole ??= getElementError(message, container).message),
    set: (text: string) => (whole = text),
  })
  return error
}

configure({ asyncUtilTimeout: waitTimeout, getElementError: errorThatIsRead })

// jsdom has no layout, and so no scrolling.
Element.prototype.scrollIntoView = () => undefined

/** Declarations that no test in jsdom can see: all but those that hide an element or keep the pointer off. */
const unseen = /(?<=[{;])\s*(?!(?:display|visibility|opacity|pointer-events|content)\s*:)[\w-]+\s*:[^;{}]*;?/g
const emptyRule = /[^{}]*\{\s*\}/g

// jsdom applies every style to each element of a query by role, which took a fifth of the time of these tests.
const { appendChild } = HTMLStyleElement.prototype
HTMLStyleElement.prototype.appendChild = function <T extends Node>(this: HTMLStyleElement, node: T): T {
  if (node instanceof Text) node.data = node.data.replace(unseen, '').replace(emptyRule, '').replace(emptyRule, '')
  return appendChild.call(this, node) as T
}
