// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Result } from '../../api/errors'
import { guestStarted } from '../../features/identity/session'
import { testPortal } from '../../testing/portal'
import { renderInPortal } from '../../testing/screens/renderInPortal'
import { settled } from '../../testing/settled'
import { call } from '../saga/effects'
import { RemotePart } from '../ui/page/RemotePart'
import { remoteRead } from './remoteRead'
import { useRemote } from './useRemote'

let names = 0

/** Shows a card's value, with buttons for another card and for none, and lists the reads that wait for their answers. */
async function show(options: Parameters<typeof remoteRead>[2] = {}) {
  const reads: { of: string; answer: (result: Result<string>) => void }[] = []
  const read = remoteRead<string, string>(
    `shown${(names += 1)}`,
    (of) => call(() => new Promise<Result<string>>((answer) => reads.push({ of, answer }))),
    options,
  )
  function Shown({ of }: { of: string | undefined }) {
    return (
      <RemotePart of={useRemote(read, of)} failed="Not read" skeleton="waiting">
        {(value) => <output>{value}</output>}
      </RemotePart>
    )
  }
  function Cards() {
    const [of, setOf] = useState<string | undefined>('first')
    return (
      <>
        <button onClick={() => setOf('second')}>second</button>
        <button onClick={() => setOf(undefined)}>none</button>
        {of !== 'gone' && <Shown of={of} />}
        <button onClick={() => setOf('gone')}>leave</button>
      </>
    )
  }
  const portal = await renderInPortal(<Cards />)
  const answer = (at: number, result: Result<string>) =>
    act(async () => {
      reads[at]?.answer(result)
      await settled()
    })
  const good = (value: string) => ({ ok: true, value }) as const
  return { ...portal, read, asked: () => reads.map(({ of }) => of), answer, good }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const bad = { ok: false, error: { kind: 'http', status: 500 } } as const

test('a value is read with its component, and says that it waits', async () => {
  const { asked, answer, good } = await show()
  expect(asked()).toEqual(['first'])
  expect(screen.getByText('waiting')).toBeVisible()
  await answer(0, good('of the first'))
  expect(screen.getByText('of the first')).toBeVisible()
})

test('a value of another parameter never shows', async () => {
  const { asked, answer, good } = await show()
  await answer(0, good('of the first'))
  press('second')
  expect(screen.queryByText('of the first')).not.toBeInTheDocument()
  await answer(1, good('of the second'))
  expect(screen.getByText('of the second')).toBeVisible()
  expect(asked()).toEqual(['first', 'second'])
})

test('without a parameter nothing is read', async () => {
  const { asked } = await show()
  press('none')
  expect(asked()).toEqual(['first'])
})

test.each([
  [false, ['first', 'first'], 'of the second visitor'],
  [true, ['first'], 'of the first visitor'],
])(
  '@AUTH-15 for another visitor the value is read again, unless it is for everybody (%s)',
  async (all, reads, shown) => {
    const { asked, answer, good, store } = await show({ forEverybody: all })
    await answer(0, good('of the first visitor'))
    act(() => void store.dispatch(guestStarted()))
    await answer(1, good('of the second visitor'))
    expect(screen.getByText(shown)).toBeVisible()
    expect(asked()).toEqual(reads)
  },
)

test('@AUTH-15 without a parameter nothing is read for another visitor either', async () => {
  const { asked, store } = await show()
  press('none')
  act(() => void store.dispatch(guestStarted()))
  expect(asked()).toEqual(['first'])
})

test('a failure stands in the place of the value, with a button that reads again', async () => {
  const { asked, answer, good } = await show()
  await answer(0, bad)
  expect(screen.getByRole('alert')).toHaveTextContent('Not read')
  press('Try again')
  await answer(1, good('there'))
  expect(screen.getByText('there')).toBeVisible()
  expect(asked()).toEqual(['first', 'first'])
})

test.each([
  [true, 'idle'],
  [false, 'loaded'],
])('where leavesWithPage is %s, the value is %s when its component is gone', async (leavesWithPage, status) => {
  const { read, store, answer, good } = await show({ leavesWithPage })
  await answer(0, good('mine'))
  press('leave')
  expect(read.select(store.getState()).status).toBe(status)
})

test('a read of code that is loaded later is attached to the store that is there', async () => {
  const { store, until } = testPortal()
  const later = remoteRead<string>(`later${(names += 1)}`, () =>
    call(() => Promise.resolve({ ok: true, value: 'there' } as const)),
  )
  store.dispatch(later.requested())
  expect(later.select(await until((state) => later.select(state).status === 'loaded'))).toMatchObject({
    value: 'there',
  })
})
