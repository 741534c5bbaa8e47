import { expect, test } from 'vitest'
import { hiddenNotices } from './noticesOfVisit'

const at = Date.parse('2026-12-24T10:00:00Z')
const notices = JSON.stringify([
  { version: 'storm' },
  { version: 'later', from: '2026-12-25T00:00:00Z' },
  { version: 'closed', closes: ['sales'] },
])

test('@OPS-04 a document hides what is not due or was closed, never what says that sales are closed', () => {
  expect(hiddenNotices(notices, null, at)).toBe('1')
  expect(hiddenNotices(notices, 'winter storm closed', at)).toBe('0 1')
  expect(hiddenNotices(undefined, 'storm', at)).toBe('')
})
