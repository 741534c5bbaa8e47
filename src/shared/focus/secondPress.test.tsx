// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ignoreSecondPresses } from './secondPress'

beforeEach(() => onTestFinished(ignoreSecondPresses()))
afterEach(cleanup)

/** Presses where an element is, as a mouse does. `detail` counts the clicks at one place. */
function press(element: Element, detail: number, pointerType = 'mouse', at = 0) {
  for (const kind of ['mouseDown', 'click'] as const) {
    const event = createEvent[kind](element, { detail, clientX: at })
    Object.defineProperty(event, 'pointerType', { value: pointerType })
    fireEvent(element, event)
  }
}

let onNext = vi.fn<() => void>()
beforeEach(() => void (onNext = vi.fn()))

/** A button whose place another control takes, or that becomes another act. */
function Flow({ staysButton = false }: { staysButton?: boolean }) {
  const [isDone, setDone] = useState(false)
  return isDone && !staysButton ? (
    <a href="#card" onClick={onNext}>
      See the card
    </a>
  ) : (
    <button type="button" onClick={() => (isDone ? onNext() : setDone(true))}>
      {isDone ? 'Resume' : 'Move $5.00'}
    </button>
  )
}
const firstPress = (type?: string) => press(screen.getByRole('button', { name: 'Move $5.00' }), 1, type)

test.each([
  ['a link takes its place', false],
  ['the button becomes another act', true],
])('@PAY-07 the second press of a double click does nothing where %s; another press does', (_, staysButton) => {
  render(<Flow staysButton={staysButton} />)
  firstPress()
  const next = screen.getByRole(staysButton ? 'button' : 'link')
  press(next, 2)
  press(next, 3)
  expect(onNext).not.toHaveBeenCalled()
  press(next, 1)
  expect(onNext).toHaveBeenCalledOnce()
})

test('@PAY-07 a double tap on a phone neither, whose taps count as one each; a tap elsewhere acts', () => {
  render(<Flow />)
  firstPress('touch')
  const next = screen.getByRole('link')
  press(next, 1, 'touch')
  expect(onNext).not.toHaveBeenCalled()
  press(next, 1, 'touch', 100)
  expect(onNext).toHaveBeenCalledOnce()
})

test('@CART-01 what opens over the page is not closed by it', () => {
  render(
    <>
      <button type="button">Clear cart</button>
      <div data-testid="beside" />
    </>,
  )
  const beside = screen.getByTestId('beside')
  const closed = vi.fn()
  beside.addEventListener('click', closed)
  press(screen.getByRole('button'), 1)
  press(beside, 2)
  expect(closed).not.toHaveBeenCalled()
  press(beside, 1)
  expect(closed).toHaveBeenCalledOnce()
})

test('each press on the same control acts: a quantity rises twice, a label toggles twice', () => {
  const onPlus = vi.fn()
  render(
    <>
      <button type="button" aria-label="More" onClick={onPlus} />
      <label>
        <input type="checkbox" /> Save
      </label>
    </>,
  )
  press(screen.getByRole('button'), 1)
  press(screen.getByRole('button'), 2)
  expect(onPlus).toHaveBeenCalledTimes(2)
  const label = screen.getByText('Save')
  press(label, 1)
  expect(screen.getByRole('checkbox')).toBeChecked()
  press(label, 2)
  expect(screen.getByRole('checkbox')).not.toBeChecked()
})

test('a key that is held down presses nothing that has taken the focus', () => {
  render(<Flow />)
  const button = screen.getByRole('button')
  expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true)
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(true)
  firstPress()
  expect(fireEvent.keyDown(screen.getByRole('link'), { key: 'Enter', repeat: true })).toBe(false)
  expect(fireEvent.keyDown(screen.getByRole('link'), { key: 'Enter' })).toBe(true)
})
