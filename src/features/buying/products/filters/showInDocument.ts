import type { AppliedFilter, Filter, SearchAnswer } from '../../../../api/contract/buying/products'
import { appliedTo, describedValue, foundFilters } from '../search/foundFilters'

/**
 * Shows the filters of an answer in the document, below the operator's services, as `FilterList` will: riders choose
 * while the portal's code still loads (`boot/followChoices`). A dropdown, a filter with pictures and what comes after
 * them wait for the portal.
 */
export function showInDocument(answer: SearchAnswer, applied: AppliedFilter[]): void {
  const services = document.querySelector<HTMLFieldSetElement>('[data-document] fieldset')
  const found = foundFilters(answer)
  if (!services || !found.ok) return
  const { filters } = found.value
  const [start, ...there] = [services, ...siblingsAfter(services)]
  let last: Element = start
  for (const [place, filter] of filters.entries()) {
    if (isOf(services, filter)) continue
    if (!isPlain(filter)) break
    const chosen = appliedTo(filter, applied) ?? describedValue(filter, found.value)
    const built = fieldsetOf(filter, chosen, `document-${place}`, services)
    const shown = there.find((part) => isOf(part, filter) && staysFor(part, built)) ?? built
    // An element that is moved would lose the focus.
    if (last.nextElementSibling !== shown) last.after(shown)
    last = shown
  }
  siblingsAfter(last).forEach((part) => part.remove())
}

function siblingsAfter(part: Element): Element[] {
  const next = part.nextElementSibling
  return next ? [next, ...siblingsAfter(next)] : []
}

const isOf = (part: Element, { uuid }: Filter) => part.querySelector('input')?.name === uuid

/** A focused choice stays where it is. */
const staysFor = (part: Element, built: Element) =>
  part.contains(document.activeElement) || part.textContent === built.textContent

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

function fieldsetOf(filter: Filter, chosen: string | undefined, id: string, { className }: Element): Element {
  const values = element('div', {})
  values.toggleAttribute(
    'data-hints',
    filter.values.some((value) => value.short_description),
  )
  for (const [at, { uuid, value, short_description: hint }] of filter.values.entries()) {
    const [nameId, hintId] = [`${id}-${at}-name`, `${id}-${at}-hint`]
    const choice = element('input', { type: 'radio', name: filter.uuid, value: uuid, checked: uuid === chosen })
    choice.setAttribute('aria-labelledby', nameId)
    const text = element(
      'span',
      { className: 'choice-text' },
      element('span', { id: nameId, className: 'choice-name' }, value),
    )
    if (hint) {
      choice.setAttribute('aria-describedby', hintId)
      text.append(element('span', { id: hintId, className: 'choice-hint' }, hint))
    }
    const label = element('label', {}, choice, text)
    label.toggleAttribute('data-chosen', uuid === chosen)
    values.append(label)
  }
  return element('fieldset', { className }, element('legend', {}, filter.display_name), values)
}
