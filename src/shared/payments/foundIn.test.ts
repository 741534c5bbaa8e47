import { expect, test } from 'vitest'
import type { Result } from '../../api/errors'
import { foundIn } from './payOnce'

interface Answer {
  status: 'none' | 'done' | 'declined'
  load?: { amount: number } | null
}

const load = { amount: 500 }
const says = (value: Answer): Result<Answer> => ({ ok: true, value })

test.each<[string, Result<Answer>, ReturnType<typeof foundIn>]>([
  ['a record', says({ status: 'done', load }), { kind: 'done', value: load }],
  ['nothing', says({ status: 'none' }), { kind: 'none' }],
  ['nothing, beside a record of something else', says({ status: 'none', load }), { kind: 'none' }],
  ['a declined payment', says({ status: 'declined', load: null }), { kind: 'declined' }],
  ['that it is done, without the record', says({ status: 'done' }), { kind: 'unknown' }],
  ['that it is done, with an empty record', says({ status: 'done', load: null }), { kind: 'unknown' }],
  ['a page that is not there', { ok: false, error: { kind: 'http', status: 404 } }, { kind: 'unknown' }],
  ['no answer in time', { ok: false, error: { kind: 'timeout' } }, { kind: 'unknown' }],
])('@PAY-07 a look-up of money that answers %s', (_, answer, found) => {
  expect(foundIn(answer, (value) => value.load)).toEqual(found)
})
