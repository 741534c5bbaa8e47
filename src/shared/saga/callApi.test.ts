// @vitest-environment jsdom
import { createAction } from '@reduxjs/toolkit'
import { expect, test } from 'vitest'
import type { SagaOf } from './effects'
import { latest, watch } from './workers'
import { selectNotices } from '../notices/noticesSlice'
import { testBackend, testPortal } from '../../testing/portal'
import { callApi } from './callApi'
import { listAddresses } from '../../api/contract/paying/addresses'

test('@CAT-05 a cancelled flow ends where it waits, however deep, and its request is aborted', async () => {
  const backend = testBackend('riderSignedIn')
  await backend.delay(50)
  const asked = createAction<string>('test/asked')
  const done: string[] = []
  function* inner(): SagaOf<void> {
    const answer = yield* callApi(listAddresses)
    done.push(answer.ok ? 'answered' : answer.error.kind)
  }
  function* load({ payload }: ReturnType<typeof asked>): SagaOf<void> {
    yield* inner()
    done.push(payload)
  }
  const portal = testPortal()
  portal.store.attach({ name: 'test', saga: watch(() => latest(asked, load)) })
  portal.store.dispatch(asked('first'))
  portal.store.dispatch(asked('second'))
  await expect.poll(() => done).toEqual(['answered', 'second'])
  expect(selectNotices(portal.store.getState())).toEqual([])
})
