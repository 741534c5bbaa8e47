import { describe, expect, test } from 'vitest'
import { setClock } from '../clock'
import { faultOf } from './fault'

const entry = (code: number, message: string, field?: string) => ({ code, message, field })
const says = (message: string) => ({ key: 'shared:serverSays', values: { message } })

describe('The fault of a form', () => {
  test('@FORM-06 a message belongs to the field that it names, the first of each', () => {
    const errors = [entry(40001, 'Taken', 'email'), entry(40001, 'Late', 'email'), entry(40009, 'Closed today')]
    expect(faultOf({ kind: 'business', errors, status: 400 })).toEqual({
      errors: [says('Closed today')],
      fieldErrors: { email: says('Taken') },
    })
  })

  test('an error without a message gets ours', () => {
    expect(faultOf({ kind: 'business', errors: [entry(1, ' ')], status: 200 }).errors).toEqual([
      { key: 'shared:error.generic' },
    ])
  })

  test.each([
    [{ kind: 'network', unavailable: false } as const, {}],
    [{ kind: 'timeout' } as const, {}],
    [{ kind: 'aborted' } as const, {}],
    [{ kind: 'badAnswer' } as const, { errors: [{ key: 'shared:error.generic' }] }],
    [{ kind: 'http', status: 500 } as const, { errors: [{ key: 'shared:error.generic' }] }],
    [
      { kind: 'http', status: 429, retryAfter: 5 } as const,
      { errors: [{ key: 'shared:error.tooMany', values: { count: 5 } }], pausedUntil: 1_005_000 },
    ],
  ])('%j', (error, fault) => {
    setClock(() => 1_000_000)
    expect(faultOf(error)).toEqual(fault)
  })
})
