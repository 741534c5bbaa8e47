// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { FormSkeleton } from '../../shared/forms/FormSkeleton'
import { BusyButton } from '../../shared/ui/buttons/BusyButton'
import { SkeletonLines } from '../../shared/ui/waiting/SkeletonLines'
import { renderInPortal } from '../../testing/screens/renderInPortal'
import { RouteFallback } from '../routing/RouteFallback'
import { StillWorking } from './StillWorking'

const text = 'Still working…'

/** Renders the line beside a waiting part, which the test can change. */
async function waitFor(first: ReactNode) {
  let show: (next: ReactNode) => void = () => undefined
  function Waiting() {
    const [part, setPart] = useState(first)
    show = setPart
    return part
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let isShown = false
  void renderInPortal(
    <>
      <Waiting />
      <div role="status">
        <StillWorking />
      </div>
    </>,
  ).then(() => (isShown = true))
  // Texts load after a timer, which `vi.waitFor` advances.
  await vi.waitFor(() => expect(isShown).toBe(true))
  return { show: (next: ReactNode) => act(async () => show(next)) }
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

const button = (busy: boolean) => <BusyButton busy={busy}>Send</BusyButton>

test.each<[string, ReactNode]>([
  ['a screen that is on its way', <RouteFallback />],
  ['a form that is on its way', <FormSkeleton fields={2} />],
  ['texts that are on their way', <SkeletonLines />],
  ['a button whose act takes long', button(true)],
  ['a region that is busy', <div aria-busy />],
])('@API-04 after eight seconds of %s the line says that the work continues, until it ends', async (_, part) => {
  const { show } = await waitFor(part)
  await pass(7_500)
  expect(screen.queryByText(text)).toBeNull()
  await pass(500)
  expect(screen.getByText(text).closest('[role=status]')).not.toBeNull()
  await show(null)
  expect(screen.queryByText(text)).toBeNull()
})

test('@API-04 one wait that continues elsewhere is announced once; a new one is announced again', async () => {
  const { show } = await waitFor(null)
  await pass(20_000)
  expect(screen.queryByText(text)).toBeNull()
  await show(button(true))
  await pass(5_000)
  await show(<SkeletonLines />)
  await pass(3_000)
  const line = screen.getByText(text)
  await show(<FormSkeleton fields={1} />)
  expect(screen.getByText(text)).toBe(line)
  await show(button(false))
  expect(screen.queryByText(text)).toBeNull()
  await show(button(true))
  await pass(7_500)
  expect(screen.queryByText(text)).toBeNull()
  await pass(500)
  expect(screen.getByText(text)).toBeVisible()
})
