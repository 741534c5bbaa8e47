import '@testing-library/jest-dom/vitest'
import { cleanup, render, screen } from '@testing-library/react'
import { StrictMode, useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { focusFirstField, focusWhenLost, giveFocusBack, useFocusOnChange } from './moveFocus'
import { elementOfHash, focusOn, focusPageHeading, whenHeadingShows } from './pageHeading'

const page = (content = '') => {
  document.body.innerHTML = `<h1 id="page-heading" tabindex="-1">Page</h1><button>Opener</button>${content}`
}
const heading = () => screen.getByRole('heading', { name: 'Page' })
const opener = () => screen.getByRole('button', { name: 'Opener' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
  vi.useRealTimers()
})

describe('the page’s heading', () => {
  it('takes the focus', () => {
    page()
    focusPageHeading()
    expect(heading()).toHaveFocus()
  })

  it('is the one of the page that shows, not of the one that is hidden behind it', () => {
    page()
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<div style="display: none !important"><h1 id="page-heading" tabindex="-1">Old page</h1></div>',
    )
    focusPageHeading()
    expect(heading()).toHaveFocus()
  })

  it('may be missing', () => {
    expect(() => focusPageHeading()).not.toThrow()
  })

  it('is reported once it shows, and not after the call was cancelled', async () => {
    const found = vi.fn()
    const unwanted = vi.fn()
    whenHeadingShows(found)
    whenHeadingShows(unwanted)()
    await vi.advanceTimersByTimeAsync(10)
    expect(found).not.toHaveBeenCalled()
    page()
    await vi.advanceTimersByTimeAsync(10)
    expect(found).toHaveBeenCalledExactlyOnceWith(heading())
    expect(unwanted).not.toHaveBeenCalled()
  })
})

describe('an element', () => {
  it('takes the focus by its id', () => {
    page('<section id="part" tabindex="-1"></section>')
    expect(focusOn('part')).toHaveFocus()
    expect(focusOn('nothing')).toBeNull()
  })

  it('of a form is its first field that can be filled in', () => {
    page('<form><input disabled><input aria-label="Name"></form>')
    focusFirstField(document.querySelector('form'))
    expect(screen.getByLabelText('Name')).toHaveFocus()
    expect(() => focusFirstField(null)).not.toThrow()
  })

  it.each([
    ['#part', 'part'],
    ['#p%C3%A4rt', 'pärt'],
    ['#', undefined],
    ['', undefined],
    ['#%', undefined],
  ])('that the hash %j names', (hash, id) => {
    page('<p id="part"></p><p id="pärt"></p>')
    expect(elementOfHash(hash)?.id).toBe(id)
  })
})

describe('the focus', () => {
  it('goes back to what had it before', () => {
    page()
    giveFocusBack(opener())
    expect(opener()).toHaveFocus()
  })

  it('goes to the heading where that is gone', () => {
    page()
    const gone = opener()
    gone.remove()
    giveFocusBack(gone)
    expect(heading()).toHaveFocus()
  })

  it('goes to the heading where what had it leaves the page', () => {
    page()
    opener().focus()
    focusWhenLost()
    opener().remove()
    vi.runAllTimers()
    expect(heading()).toHaveFocus()
  })

  it('goes to what is found instead', () => {
    page('<input aria-label="Next">')
    focusWhenLost(() => screen.getByLabelText('Next'))
    vi.runAllTimers()
    expect(screen.getByLabelText('Next')).toHaveFocus()
  })

  it('stays where it is otherwise', () => {
    page()
    opener().focus()
    focusWhenLost()
    vi.runAllTimers()
    expect(opener()).toHaveFocus()
  })
})

describe('a part that takes the place of another', () => {
  function Parts({ part, aside = false }: { part: string; aside?: boolean }) {
    const box = useRef<HTMLParagraphElement>(null)
    useFocusOnChange(part, aside ? () => box.current?.focus() : undefined)
    return (
      <>
        <h1 id="page-heading" tabIndex={-1}>
          Page
        </h1>
        <p ref={box} tabIndex={-1}>
          {part}
        </p>
      </>
    )
  }
  const show = (part: string, aside?: boolean) => (
    <StrictMode>
      <Parts part={part} aside={aside} />
    </StrictMode>
  )

  it('moves the focus to the heading, the first one leaves it', () => {
    const { rerender } = render(show('first'))
    expect(document.body).toHaveFocus()
    rerender(show('second'))
    expect(heading()).toHaveFocus()
  })

  it('moves it again only when it changes again', () => {
    const { rerender } = render(show('first'))
    rerender(show('second'))
    heading().blur()
    rerender(show('second'))
    expect(document.body).toHaveFocus()
    rerender(show('first'))
    expect(heading()).toHaveFocus()
  })

  it('moves it where it says', () => {
    const { rerender } = render(show('first', true))
    rerender(show('second', true))
    expect(screen.getByText('second')).toHaveFocus()
  })
})
