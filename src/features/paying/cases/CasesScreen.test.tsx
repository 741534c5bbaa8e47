// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import * as limits from '../../../api/contract/base/limits'
import { paths, routePaths } from '../../../shared/paths'
import { testBackend } from '../../../testing/portal'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import CasesScreen from './CasesScreen'

function open(at: string) {
  const backend = testBackend('problemsReported')
  const screens = (
    <Suspense>
      <Routes>
        <Route path={routePaths.accountCases} element={<CasesScreen />} />
      </Routes>
    </Suspense>
  )
  return renderInPortal(screens, { at }).then((shown) => ({ backend, ...shown }))
}

const textOf = (element: Element | null | undefined) =>
  element?.textContent.replaceAll('\u2011', '-').replaceAll('\u00a0', ' ')

test('@ACC-25 a case is named by its problem; its order, amount and number follow, then the answer', async () => {
  await open(paths.accountCase('C-901'))
  const heading = await screen.findByRole('heading', { level: 1, name: 'I was charged twice' })
  expect(document.title).toMatch(/^Case C-901/)
  expect(textOf(heading.nextElementSibling)).toBe('Order SP-100003 · $9.25 · Case C-901')
  expect(screen.getByRole('link', { name: 'Order SP-100003' })).toHaveAttribute(
    'href',
    paths.accountOrder('order-100003'),
  )
  const answer = within(screen.getByRole('region', { name: 'Our answer' }))
  expect(answer.getByText('We checked your payments. You were charged once.')).toBeVisible()
  expect(screen.getAllByText(/You were charged once/)).toHaveLength(1)
})

test('@ACC-25 a row of the list tells problem, amount, state and subject', async () => {
  await open(paths.accountCases)
  const [waiting, answered] = await screen.findAllByRole('listitem')
  expect(textOf(waiting)).toMatch(/^The amount is wrong ?Open\$3\.50Card activity on Fri, Nov 20 · Case C-902/)
  expect(textOf(answered)).toMatch(/^I was charged twice ?New answer\$9\.25Order SP-100003 · Case C-901/)
})

test('@ACC-25 a report needs one of the reasons, and leads back to its order', async () => {
  const { backend, user } = await open(`${paths.accountCase('new')}?kind=order&id=order-100002&order_number=SP-100002`)
  expect(await screen.findByRole('link', { name: 'Order SP-100002' })).toHaveAttribute(
    'href',
    paths.accountOrder('order-100002'),
  )
  expect(screen.getAllByRole('radio')).toHaveLength(5)
  await user.type(screen.getByRole('textbox', { name: /^Your message/ }), 'Too much')
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  expect(await screen.findByText('Choose what’s wrong.')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'The amount is wrong' }))
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  await expect
    .poll(async () => (await backend.calls()).filter(({ name }) => name === 'openCase').map(({ body }) => body))
    .toMatchObject([{ reason: 'wrong_amount', note: 'Too much' }])
})

test('@ACC-25 @FORM-06 a missing reason and a message that is too long are told at once, the reason first', async () => {
  const { backend, user } = await open(`${paths.accountCase('new')}?kind=order&id=order-100002&order_number=SP-100002`)
  const message = await screen.findByRole('textbox', { name: /^Your message/ })
  fireEvent.change(message, { target: { value: 'x'.repeat(limits.caseNote + 1) } })
  for (const _ of ['first', 'second']) {
    await user.click(screen.getByRole('button', { name: 'Send report' }))
    await waitFor(() => expect(screen.getAllByRole('radio')[0]).toHaveFocus())
    expect(screen.getByText('Choose what’s wrong.')).toBeVisible()
    expect(message).toBeInvalid()
  }
  await user.click(screen.getByRole('radio', { name: 'The amount is wrong' }))
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  await waitFor(() => expect(message).toHaveFocus())
  expect((await backend.calls()).filter(({ name }) => name === 'openCase')).toEqual([])
})
