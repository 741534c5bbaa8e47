import { configure, getConfig } from '@testing-library/react'
import * as React from 'react'
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

/** Declarations that no test in jsdom can see: all but those that hide an element or keep the pointer off. */
const unseen = /(?<=[{;])\s*(?!(?:display|visibility|opacity|pointer-events|content)\s*:)[\w-]+\s*:[^;{}]*;?/g
const emptyRule = /[^{}]*\{\s*\}/g

/**
 * jsdom applies every style to each element of a query by role, which took a fifth of the time of these tests. Each rule has
 * an element of its own, and one that is empty leaves the document: queries would walk through thousands of them.
 */
function dropUnseenStyles(): void {
  const { appendChild } = HTMLStyleElement.prototype
  HTMLStyleElement.prototype.appendChild = function <T extends Node>(this: HTMLStyleElement, node: T): T {
    if (node instanceof Text) node.data = node.data.replace(unseen, '').replace(emptyRule, '').replace(emptyRule, '')
    const appended = appendChild.call(this, node) as T
    if (this.textContent === '') this.remove()
    return appended
  }
  // Global styles are put before the first of the others, which may have left.
  const { insertBefore } = HTMLHeadElement.prototype
  HTMLHeadElement.prototype.insertBefore = function <T extends Node>(
    this: HTMLHeadElement,
    node: T,
    next: Node | null,
  ): T {
    return insertBefore.call(this, node, next?.parentNode === this ? next : null) as T
  }
}

const labelable = 'button, input:not([type=hidden]), meter, output, progress, select, textarea'

/** jsdom walks through the document for each label of each element, which took a tenth of the time of these tests. */
function findLabelsFast(): void {
  const control = function (this: HTMLLabelElement): Element | null {
    const found = this.hasAttribute('for') ? document.getElementById(this.htmlFor) : this.querySelector(labelable)
    return found?.matches(labelable) ? found : null
  }
  const labels = function (this: Element): HTMLLabelElement[] {
    return [...document.getElementsByTagName('label')].filter((label) => label.control === this)
  }
  Object.defineProperty(HTMLLabelElement.prototype, 'control', { configurable: true, get: control })
  for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement])
    Object.defineProperty(prototype, 'labels', { configurable: true, get: labels })
}

/** React makes an error for each element, whose stack only its warnings show: a tenth of the time of these tests. */
function keepNoOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
  // From this number on, within a second, React makes none itself.
  const many = { get: () => 10_000, set: () => undefined, configurable: true }
  if (typeof internals === 'object' && internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', many)
}

// The files of a worker share modules and document. A style that passed one such function for each file took ever longer.
if (getConfig().getElementError.name !== errorThatIsRead.name)
  configure({ asyncUtilTimeout: waitTimeout, getElementError: errorThatIsRead })
if (!('scrollIntoView' in Element.prototype)) {
  // jsdom has no layout, and so no scrolling.
  Object.assign(Element.prototype, { scrollIntoView: () => undefined })
  dropUnseenStyles()
  findLabelsFast()
  keepNoOwnerStacks()
}
