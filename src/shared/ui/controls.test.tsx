import { act, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { renderInPortal } from '../../testing/screens/renderInPortal'
import { setClock } from '../clock'
import { selectAnnouncement } from '../notices/noticesSlice'
import { BusyButton } from './buttons/BusyButton'
import { FailurePanel } from './page/FailurePanel'
import { LineSteps } from './lines/LineSteps'
import { OperatorNameContext, Page } from './page/Page'
import { Price } from './Price'
import { QuantityStepper } from './stepper/QuantityStepper'

interface Given {
  start?: number
  onChange?: (quantity: number) => void
  /** Whether the cart takes no other quantity. */
  isRefused?: boolean
}

function Stepper({ start = 1, onChange, isRefused = false }: Given) {
  const [quantity, setQuantity] = useState(start)
  const change = (next: number) => {
    if (!isRefused) setQuantity(next)
    onChange?.(next)
  }
  return <QuantityStepper value={quantity} min={0} max={20} onChange={change} name="Day pass" />
}

describe('the quantity stepper', () => {
  const field = () => screen.getByRole('spinbutton', { name: 'Quantity of Day pass' })

  it('counts by its buttons, which name the product', async () => {
    const { user } = await renderInPortal(<Stepper />)
    await user.click(screen.getByRole('button', { name: 'Increase quantity of Day pass' }))
    await user.click(screen.getByRole('button', { name: 'Increase quantity of Day pass' }))
    await user.click(screen.getByRole('button', { name: 'Decrease quantity of Day pass' }))
    expect(field()).toHaveValue('2')
  })

  it('stops at its ends without dropping the focus, and says the maximum', async () => {
    const onChange = vi.fn()
    const { user } = await renderInPortal(<Stepper start={20} onChange={onChange} />)
    const more = screen.getByRole('button', { name: /^Increase/ })
    await user.click(more)
    expect(onChange).not.toHaveBeenCalled()
    expect(more).toHaveFocus()
    expect(field()).toHaveAccessibleDescription('Maximum 20')
  })

  it.each([
    ['7', '7'],
    ['99', '20'],
    ['-1', '1'],
    ['1e3', '1'],
    ['2.5', '1'],
  ])('typed %s shows %s once left', async (typed, shown) => {
    const { user } = await renderInPortal(<Stepper />)
    await user.clear(field())
    await user.type(field(), typed)
    await user.tab()
    expect(field()).toHaveValue(shown)
  })

  it('moves by keys', async () => {
    const { user } = await renderInPortal(<Stepper start={5} />)
    await user.click(field())
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
    expect(field()).toHaveValue('6')
    await user.keyboard('{End}')
    expect(field()).toHaveValue('20')
    await user.keyboard('{Home}')
    expect(field()).toHaveValue('0')
  })

  it('takes a typed number before the keys count on from it', async () => {
    const { user } = await renderInPortal(<Stepper />)
    await user.clear(field())
    await user.type(field(), '7{ArrowUp}')
    expect(field()).toHaveValue('8')
  })

  const announced = (count: number) => ({
    text: { key: 'shared:quantity.announced', values: { what: 'Quantity of Day pass', count } },
    count: 1,
  })

  it('@FORM-06 announces the number that counts, also where the cart has refused the wanted one', async () => {
    const { user, store } = await renderInPortal(<Stepper start={15} isRefused />)
    await user.click(screen.getByRole('button', { name: /^Increase/ }))
    await waitFor(() => expect(selectAnnouncement(store.getState())).toEqual(announced(15)))
  })

  it('@FORM-06 announces a typed number only where another one counts', async () => {
    const { user, store } = await renderInPortal(<Stepper />)
    await user.clear(field())
    await user.type(field(), '7{Enter}')
    await user.clear(field())
    await user.type(field(), '50')
    await user.tab()
    await waitFor(() => expect(selectAnnouncement(store.getState())).toEqual(announced(20)))
  })
})

describe('a busy button', () => {
  it('keeps the focus, says what happens and neither clicks nor submits', async () => {
    const onClick = vi.fn()
    const onSubmit = vi.fn()
    const { user } = await renderInPortal(
      <form onSubmit={onSubmit}>
        <BusyButton type="submit" busy busyText="Placing your order…" onClick={onClick}>
          Place order
        </BusyButton>
      </form>,
    )
    const button = screen.getByRole('button', { name: 'Placing your order…' })
    await user.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(button).toHaveFocus()
  })

  it('@FORM-06 is named after what it shows, also where it has a label of its own', async () => {
    const { rerender } = render(
      <BusyButton busy={false} aria-label="Remove: 12 Harbour St">
        Remove
      </BusyButton>,
    )
    expect(screen.getByRole('button', { name: 'Remove: 12 Harbour St' })).toBeInTheDocument()
    rerender(
      <BusyButton busy aria-label="Remove: 12 Harbour St">
        Remove
      </BusyButton>,
    )
    expect(screen.getByRole('button', { name: 'Please wait…' })).toBeInTheDocument()
  })
})

describe('a page', () => {
  it('has one heading, which can take the focus, and a title that ends with the operator', async () => {
    await renderInPortal(
      <OperatorNameContext value="Sableport Transit">
        <Page title="Cart">content</Page>
      </OperatorNameContext>,
    )
    const heading = screen.getByRole('heading', { level: 1, name: 'Cart' })
    heading.focus()
    expect(heading).toHaveFocus()
    expect(document.title).toBe('Cart – Sableport Transit')
  })
})

describe('a failure panel', () => {
  it('interrupts, says why and offers another try', async () => {
    const onRetry = vi.fn()
    const { user } = await renderInPortal(
      <FailurePanel title="No products" error={{ kind: 'badAnswer' }} onRetry={onRetry} />,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong, please try again!')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('does not say a second time what its title says', async () => {
    const { rerender } = await renderInPortal(<FailurePanel saysAll title="Try later." error={{ kind: 'badAnswer' }} />)
    expect(screen.getByRole('alert')).toHaveTextContent(/^Try later\.$/)
    rerender(<FailurePanel saysAll title="Try later." error={{ kind: 'timeout' }} />)
    expect(screen.getByRole('alert')).not.toHaveTextContent(/^Try later\.$/)
  })

  it('@API-06 holds the next try for as long as the backend asks for', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    let clock = 1_000_000
    setClock(() => clock)
    onTestFinished(() => setClock())
    const onRetry = vi.fn()
    const { user } = await renderInPortal(
      <FailurePanel title="No products" error={{ kind: 'http', status: 429, retryAfter: 5 }} onRetry={onRetry} />,
    )
    const button = screen.getByRole('button', { name: 'Try again' })
    expect(button).toHaveTextContent('Try again in 5 seconds')
    expect(button).toHaveAccessibleDescription('Too many attempts. Please try again in 5 seconds.')
    await user.click(button)
    expect(onRetry).not.toHaveBeenCalled()
    clock += 5_000
    act(() => void vi.advanceTimersByTime(1_000))
    expect(button).toHaveTextContent(/^Try again\s*$/)
    await user.click(button)
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

describe('a price', () => {
  it.each([
    [325, '$3.25'],
    [0, '$0.00'],
    [null, 'Price unavailable'],
  ])('%j shows as %s', async (cents, shown) => {
    await renderInPortal(<Price cents={cents} />)
    expect(screen.getByText(shown)).toBeVisible()
  })
})

describe('the steps of a flow', () => {
  it('mark the current one and lead back to those that are done', async () => {
    const steps = [
      { key: 'shipping', label: 'Shipping', href: '/checkout?step=shipping' },
      { key: 'payment', label: 'Payment', href: '/checkout?step=payment' },
      { key: 'review', label: 'Review', href: '/checkout?step=review' },
    ]
    await renderInPortal(<LineSteps steps={steps} current="payment" label="Checkout" />)
    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Shipping' })).toHaveAttribute('href', '/checkout?step=shipping')
    expect(screen.getByText('Payment')).toHaveAttribute('aria-current', 'step')
  })
})
