import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { guestStarted } from '../../features/identity/session'
import { testPortal } from '../../testing/portal'
import { selectNotices } from '../notices/noticesSlice'
import { call, put } from '../saga/effects'
import type { SagaOf } from '../saga/effects'
import type { Fault } from './fault'
import { inTurn } from './inTurn'
import { submissionSlice } from './submissionSlice'

let scenes = 0

type Answer = boolean | Fault

/** A submission whose worker waits until the test answers it: with a refusal, with success, or without an answer. */
function scene() {
  const { store } = testPortal()
  const name = `inTurn${(scenes += 1)}`
  const slice = submissionSlice<string, string>(name, { leavesWithPage: true })
  const sent: string[] = []
  const answers = new Map<string, (answer: Answer) => void>()
  function* work({ payload }: ReturnType<typeof slice.requested>): SagaOf<void> {
    sent.push(payload)
    const answer = yield* call(() => new Promise<Answer>((resolve) => answers.set(payload, resolve)))
    if (typeof answer === 'object') yield* put(slice.refused(answer))
    else if (answer) yield* put(slice.accepted(payload))
  }
  store.attach({ name, saga: () => inTurn(slice, work) })
  const press = (content: string) => void store.dispatch(slice.requested(content))
  const leave = () => void store.dispatch(slice.dropped())
  const end = async (content: string, answer: Answer = true) => {
    answers.get(content)?.(answer)
    await Promise.resolve()
    await new Promise((resolve) => setTimeout(resolve))
  }
  const notices = () => selectNotices(store.getState()).map(({ type, text }) => `${type} ${text.key}`)
  return { store, slice, sent, press, leave, end, notices, shown: () => slice.select(store.getState()) }
}

describe('@PAY-07 @ACC-22 requests of one submission', () => {
  test('of the next page wait for the worker of the page that was left, and are told by their own answer alone', async () => {
    const { sent, press, leave, end, shown } = scene()
    press('first')
    leave()
    press('second')
    expect([sent, shown()]).toEqual([['first'], { status: 'sending' }])
    await end('first')
    expect([sent, shown()]).toEqual([['first', 'second'], { status: 'sending' }])
    await end('second')
    expect(shown()).toEqual({ status: 'done', value: 'second' })
  })

  test('that are pressed again are sent once', async () => {
    const { sent, press, leave, end } = scene()
    press('first')
    press('first')
    leave()
    press('second')
    press('second')
    await end('first')
    await end('second')
    expect(sent).toEqual(['first', 'second'])
  })

  test('are sent although their page is left while they wait', async () => {
    const { sent, press, leave, end, shown } = scene()
    for (const content of ['first', 'second']) {
      press(content)
      leave()
    }
    await end('first')
    expect([sent, shown().status]).toEqual([['first', 'second'], 'idle'])
  })

  test('@AUTH-17 are not sent when somebody else is here by then', async () => {
    const { store, sent, press, leave, end } = scene()
    press('first')
    leave()
    press('second')
    store.dispatch(guestStarted())
    press('third')
    await end('first')
    expect(sent).toEqual(['first', 'third'])
  })

  test('are idle again when their worker ends without an answer', async () => {
    const { sent, press, end, shown } = scene()
    press('first')
    await end('first', false)
    expect(shown().status).toBe('idle')
    press('first')
    expect(sent).toEqual(['first', 'first'])
  })
})

describe('@MSG-01 a refusal', () => {
  const refusal: Fault = { errors: [{ key: 'failed' }], fieldErrors: { name: { key: 'tooLong' } } }
  const told = ['error failed', 'error tooLong']

  test('shows on the page where it was pressed, which other pages may leave', async () => {
    const { store, slice, press, end, notices, shown } = scene()
    for (const page of ['list', 'card-phone']) store.dispatch(slice.opened(page))
    press('first')
    store.dispatch(slice.left('list'))
    await end('first', refusal)
    expect([shown(), notices()]).toEqual([{ status: 'failed', fault: refusal }, []])
  })

  test('shows as toasts when its page was left, and not on the next page', async () => {
    const { store, slice, press, end, notices, shown } = scene()
    store.dispatch(slice.opened('card-phone'))
    press('first')
    store.dispatch(slice.left('card-phone'))
    store.dispatch(slice.opened('card-plastic'))
    await end('first', refusal)
    expect([shown().status, notices()]).toEqual(['idle', told])
  })

  test('shows as toasts when its page forgot it', async () => {
    const { store, slice, press, leave, end, notices } = scene()
    store.dispatch(slice.opened('page'))
    press('first')
    store.dispatch(slice.left('page'))
    leave()
    await end('first', refusal)
    expect(notices()).toEqual(told)
  })

  test('@AUTH-17 is not told to the next visitor', async () => {
    const { store, slice, press, end, notices } = scene()
    store.dispatch(slice.opened('page'))
    press('first')
    store.dispatch(slice.left('page'))
    store.dispatch(guestStarted())
    await end('first', refusal)
    expect(notices().filter((notice) => told.includes(notice))).toEqual([])
  })

  test('of an act without a page stays where it is', async () => {
    const { press, end, notices, shown } = scene()
    press('first')
    await end('first', refusal)
    expect([shown().status, notices()]).toEqual(['failed', []])
  })
})

test('@PAY-07 no worker of a submission ignores what the next page sends', () => {
  const src = join(import.meta.dirname, '../..')
  const ignoring = ['features', 'app'].flatMap((part) =>
    readdirSync(join(src, part), { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        /(?<!\.test)\.ts$/.test(file) &&
        /\bleading\(\s*\w+\.requested\b/.test(readFileSync(join(src, part, file), 'utf8')),
    ),
  )
  expect(ignoring).toEqual([])
})
