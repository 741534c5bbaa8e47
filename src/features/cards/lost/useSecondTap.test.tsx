// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { useSecondTap } from './useSecondTap'

let time = 0
let onNext = vi.fn<() => void>()
beforeEach(() => {
  onNext = vi.fn()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time)
  onTestFinished(() => clock.mockRestore())
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 40))
})
afterEach(cleanup)

function Flow() {
  const part = useRef<HTMLDivElement>(null)
  const [isDone, setDone] = useState(false)
  useSecondTap(part)
  return (
    <div ref={part}>
      {isDone ? (
        <button type="button" onClick={onNext}>
          Pause
        </button>
      ) : (
        <button type="button" onClick={() => setDone(true)}>
          Move
        </button>
      )}
    </div>
  )
}

function press(name: string, { clientX = 50, detail = 1 } = {}) {
  const button = screen.getByRole('button', { name })
  fireEvent(button, createEvent.click(button, { clientX, clientY: 20, detail }))
}

/** The change is seen one task later. */
async function afterTheFirst() {
  render(<Flow />)
  press('Move')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible())
}

test('@FM-13 a press where another button has just come does nothing; one elsewhere acts', async () => {
  await afterTheFirst()
  time += 900
  press('Pause')
  expect(onNext).not.toHaveBeenCalled()
  press('Pause', { clientX: 150 })
  expect(onNext).toHaveBeenCalledTimes(1)
})

test('@FM-13 a press by key acts at once', async () => {
  await afterTheFirst()
  press('Pause', { detail: 0 })
  expect(onNext).toHaveBeenCalledTimes(1)
})

test('@FM-13 a moment later the button acts', async () => {
  await afterTheFirst()
  time += 1_001
  press('Pause')
  expect(onNext).toHaveBeenCalledTimes(1)
})

test('@FM-13 a mouse that has moved presses what it sees', async () => {
  await afterTheFirst()
  fireEvent(document, new MouseEvent('pointermove', { clientX: 90, clientY: 20 }))
  press('Pause')
  expect(onNext).toHaveBeenCalledTimes(1)
})

function Ticks() {
  const part = useRef<HTMLFieldSetElement>(null)
  const [ticked, setTicked] = useState<string[]>([])
  useSecondTap(part)
  return (
    <fieldset ref={part}>
      {['Blue', 'Green'].map((name) => (
        <label key={name}>
          <input type="checkbox" checked={ticked.includes(name)} onChange={() => setTicked([...ticked, name])} />
          {name}
        </label>
      ))}
      <p>{`${ticked.length} ticked`}</p>
    </fieldset>
  )
}

test('@FM-13 cards are ticked by their labels in quick succession', async () => {
  // The press that a label passes on to its tick is at 0, 0 here.
  const sizeOf = (shown: Element) => (shown.closest('label + label') ? 200 : 40)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function placeOf(this: Element) {
    return new DOMRect(-10, -10, sizeOf(this), sizeOf(this))
  })
  render(<Ticks />)
  for (const [at, name] of ['Blue', 'Green'].entries()) {
    const label = screen.getByText(name)
    fireEvent(label, createEvent.click(label, { clientX: 20 + 100 * at, clientY: 20, detail: 1 }))
    await waitFor(() => expect(screen.getByText(`${at + 1} ticked`)).toBeVisible())
  }
})
