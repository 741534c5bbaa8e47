import { describe, expect, it } from 'vitest'
import { changedElsewhere } from '../../../api/contract/base/errorCodes'
import type { ApiError, Result } from '../../../api/errors'
import { fc, property } from '../../../testing/chance/property'
import type { Edit } from '../fields/edits'
import type { FormValues } from '../fields/fieldSpec'
import type { SagaOf } from '../../saga/effects'
import { outcomeOf, sendOver } from './sendOver'

const late: ApiError = { kind: 'business', status: 409, errors: [{ code: changedElsewhere, message: '' }] }

/** A backend with one record. Before each write, `between` changes it. */
function backendWith(record: FormValues, between: FormValues[] = []) {
  const held = { record, reads: 0, writes: 0 }
  const save = (edit: Edit, isWhole = false) =>
    ended(
      sendOver<FormValues, FormValues>({
        edit,
        isWhole,
        read: () => at({ ok: true, value: held.record }, () => void (held.reads += 1)),
        valuesOf: (read) => read,
        write: (values, present) => {
          held.writes += 1
          const next = between.shift()
          if (next) held.record = { ...held.record, ...next }
          const isLate = held.record !== present
          if (!isLate) held.record = values
          return at(isLate ? { ok: false, error: late } : { ok: true, value: values })
        },
      }),
    )
  return { held, save }
}

function* at<T>(result: Result<T>, then: () => void = () => undefined): SagaOf<Result<T>> {
  then()
  return result
}

function ended<T>(saga: SagaOf<T>): T {
  const step = saga.next()
  if (!step.done) throw new Error('It waits for something')
  return step.value
}

const base = { first: 'Jordan', last: 'MacLeod' }

describe('@ACC-22 a record that is saved', () => {
  it('is read again when another change came between reading and writing', () => {
    const { held, save } = backendWith(base, [{ last: 'Roy' }])
    expect(save({ base, typed: { ...base, first: 'Jo' } })).toMatchObject({ status: 'saved' })
    expect(held).toEqual({ record: { first: 'Jo', last: 'Roy' }, reads: 2, writes: 2 })
  })

  it('is told as changed when the change between was to the same field', () => {
    const { held, save } = backendWith(base, [{ first: 'Joy' }])
    expect(save({ base, typed: { ...base, first: 'Jo' } })).toMatchObject({ status: 'conflict', present: held.record })
    expect(held).toMatchObject({ record: { first: 'Joy' }, writes: 1 })
  })

  it('is given up after three tries', () => {
    const { held, save } = backendWith(base, [{ last: 'A' }, { last: 'B' }, { last: 'C' }])
    expect(save({ base, typed: { ...base, first: 'Jo' } })).toEqual({ status: 'failed', error: late })
    expect(held).toMatchObject({ record: { first: 'Jordan', last: 'C' }, writes: 3 })
  })

  it('is a conflict with any change elsewhere if its fields mean something together only', () => {
    const { held, save } = backendWith({ ...base, last: 'Roy' })
    expect(save({ base, typed: { ...base, first: 'Jo' } }, true)).toMatchObject({ status: 'conflict' })
    expect(held.writes).toBe(0)
  })

  it('says which fields have two values now, and what they are', () => {
    const { save } = backendWith({ first: 'Joy', last: '' })
    expect(save({ base, typed: { first: 'Jo', last: 'Roy' } })).toEqual({
      status: 'conflict',
      present: { first: 'Joy', last: '' },
      fault: {
        errors: [{ key: 'shared:conflict.form' }],
        fieldErrors: {
          first: { key: 'shared:conflict.field', values: { value: 'Joy' } },
          last: { key: 'shared:conflict.emptied' },
        },
      },
    })
  })

  const lost: ApiError = { kind: 'timeout' }
  it.each([
    ['reading', lost, late, 0],
    ['writing', undefined, lost, 1],
  ] as const)('fails when %s fails, and is not sent again', (_, readError, writeError, expected) => {
    let writes = 0
    const outcome = ended(
      sendOver<FormValues, FormValues>({
        edit: { base, typed: base },
        read: () => at<FormValues>(readError ? { ok: false, error: readError } : { ok: true, value: base }),
        valuesOf: (read) => read,
        write: () => at<FormValues>({ ok: false, error: writeError }, () => void (writes += 1)),
      }),
    )
    expect([outcome, writes]).toEqual([{ status: 'failed', error: lost }, expected])
  })

  it('is saved or failed as its answer says', () => {
    expect(outcomeOf({ ok: true, value: 1 })).toEqual({ status: 'saved', value: 1 })
    expect(outcomeOf({ ok: false, error: lost })).toEqual({ status: 'failed', error: lost })
  })

  const values = fc.record({ first: fc.constantFrom('a', 'b', ' a '), last: fc.constantFrom('a', 'b', '') })
  property([values, values, values])(
    'keeps what was changed elsewhere, and what was changed here',
    (was, typed, now) => {
      const { held, save } = backendWith(now)
      const outcome = save({ base: was, typed })
      for (const key of ['first', 'last'] as const) {
        const isTyped = typed[key].trim() !== was[key].trim()
        if (outcome.status === 'saved') expect(held.record[key]).toBe(isTyped ? typed[key] : now[key])
        else expect(held.record).toBe(now)
      }
    },
  )
})
