import type { AppliedFilter, Filter, SearchAnswer } from '../../../../api/contract/buying/products'
import { appliedTo, describedValue, foundFilters } from '../search/foundFilters'
import type { Panel } from '../search/productsMachine'

/** The filters that the document shows. There is no store before the portal runs. */
let shown: Panel | null = null

/** Returns the filters that the document shows, for the portal to begin with; null if there are none. */
export const filtersInDocument = (): Panel | null => shown

/**
 * Shows the filters of an answer in the document, below the operator's services, as `FilterList` will: riders choose
 * while the portal's code still loads (`boot/followChoices`). A dropdown, a filter with pictures and what comes after
 * them wait for the portal.
 */
export function showInDocument(answer: SearchAnswer, applied: AppliedFilter[]): void {
  const services = document.querySelector<HTMLFieldSetElement>('[data-document] fieldset')
  const found = foundFilters(answer)
  if (!services || !found.ok) return
  shown = found.value
  const others = shown.filters.filter((filter) => !isOf(services, filter))
  const end = others.findIndex((filter) => !isPlain(filter))
  const plain = end < 0 ? others : others.slice(0, end)
  const focused = document.activeElement
  const there = siblingsAfter(services)
  there.filter((part) => !plain.some((filter) => isOf(part, filter))).forEach((part) => part.remove())
  let last: Element = services
  for (const filter of plain) {
    const built = fieldsetOf(filter, appliedTo(filter, applied) ?? describedValue(filter, shown), services)
    const before = there.find((part) => isOf(part, filter))
    // What stays where it is keeps the focus.
    const part = before && isSame(before, built) ? before : built
    if (part === before) copyChoice(built, before)
    else before?.remove()
    if (last.nextElementSibling !== part) last.after(part)
    last = part
  }
  if (focused instanceof HTMLInputElement && !focused.isConnected) radiosIn(last.parentElement, focused)[0]?.focus()
}

function siblingsAfter(part: Element): Element[] {
  const next = part.nextElementSibling
  return next ? [next, ...siblingsAfter(next)] : []
}

const inputsOf = (part: Element | null) => [...(part?.querySelectorAll('input') ?? [])]
const radiosIn = (part: Element | null, { name, value }: HTMLInputElement) =>
  inputsOf(part).filter((input) => input.name === name && input.value === value)

const isOf = (part: Element, { uuid }: Filter) => inputsOf(part)[0]?.name === uuid

const wordsOf = (part: Element) => [part.textContent, ...inputsOf(part).map(({ value }) => value)].join('\n')
const isSame = (one: Element, other: Element) => wordsOf(one) === wordsOf(other)

function copyChoice(from: Element, to: Element): void {
  const chosen = inputsOf(from).map(({ checked }) => checked)
  inputsOf(to).forEach((input, at) => choose(input, chosen[at] === true))
}

function choose(input: HTMLInputElement, isChosen: boolean): void {
  input.checked = isChosen
  input.parentElement?.toggleAttribute('data-chosen', isChosen)
}

const isPlain = ({ filter_type, values }: Filter) =>
  filter_type === 'list' && !values.some((value) => value.image_url ?? value.accessibility_text)

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}

function fieldsetOf(filter: Filter, chosen: string | undefined, { className }: Element): Element {
  const values = element('div', {})
  values.toggleAttribute(
    'data-hints',
    filter.values.some((value) => value.short_description),
  )
  for (const [at, { uuid, value, short_description: hint }] of filter.values.entries()) {
    const id = `document-${encodeURIComponent(filter.uuid)}-${at}`
    const choice = element('input', { type: 'radio', name: filter.uuid, value: uuid })
    choice.setAttribute('aria-labelledby', `${id}-name`)
    const text = element('span', { className: 'choice-text' })
    text.append(element('span', { id: `${id}-name`, className: 'choice-name' }, value))
    if (hint) {
      choice.setAttribute('aria-describedby', `${id}-hint`)
      text.append(element('span', { id: `${id}-hint`, className: 'choice-hint' }, hint))
    }
    values.append(element('label', {}, choice, text))
    choose(choice, uuid === chosen)
  }
  return element('fieldset', { className }, element('legend', {}, filter.display_name), values)
}
